# Was die Seite am Tisch sagt: Boomtown Bandits.

page-boomtown-bandits-margin = { $by } $
page-boomtown-bandits-score = { $count } $

page-boomtown-bandits-move =
    { $verb ->
       *[pass] { $count ->
            [0] Passen
           *[other] Für die ganze Runde passen
        }
        [roll] Würfeln
        [call] Treffer!
        [wait] Abwarten
        [claim] Die Beute nehmen
        [decline] Oben liegen lassen
        [sheriff] Den Sheriff { $to-one } stellen
        [place] { $Placed-one } { $to-two } setzen
        [at] { $At-one }
        [to] { $To-one }
        [play] { $count ->
            [one] { $one } spielen
           *[other] { $one } { $at-two } spielen
        }
        [hit] Auf { $one } schießen
        [overhear] { $one } belauschen
        [lose] Verlieren: { $one }
        [pick] { $one }: { $two }
        [pay] Mit { $one } bezahlen
        [take] { $one } nehmen
        [top] { $one } ganz nach oben legen
        [show] { $one } zeigen
    }
page-boomtown-bandits-phase =
    { $last ->
        [yes] Letzte Runde
       *[no] Runde { $round }
    }{ $what ->
        [window] , { $window }
        [here] , { $place }
       *[none] { "" }
    }
page-boomtown-bandits-street = Die Straße
page-boomtown-bandits-stage = Schießerei: { $place }
page-boomtown-bandits-final = das Finale
page-boomtown-bandits-tick = Takt { $tick }
page-boomtown-bandits-owes = steigt in { $count } s ein
page-boomtown-bandits-die = { $token } zeigt: { $face }
page-boomtown-bandits-roll = Würfeln
page-boomtown-bandits-call = Treffer!
page-boomtown-bandits-space = Leertaste
page-boomtown-bandits-status =
    { $status ->
        [here] { $place }: Hier geht es jetzt weiter.
        [law] { $place }: in dieser Runde vom Sheriff geschlossen.
        [closed] { $place }: in dieser Runde geschlossen.
        [over] { $place }: in dieser Runde vorbei.
       *[open] { $place }: offen.
    }
page-boomtown-bandits-stamp =
    { $status ->
        [closed] Zu
       *[over] Vorbei
    }
page-boomtown-bandits-stack =
    { $count ->
        [0] Keine Beute mehr.
        [one] { $count } Beutekarte.
       *[other] { $count } Beutekarten.
    }
page-boomtown-bandits-on-top = Du kennst die oberste Karte: { $card }.
page-boomtown-bandits-token-of =
    { $count ->
        [one] { $known ->
            [yes] { $name }: { $token }
           *[no] { $name }: eine verdeckte Figur
        }
       *[other] { $known ->
            [yes] { $name }: { $token } × { $count }
           *[no] { $name }: { $count } verdeckte Figuren
        }
    }
page-boomtown-bandits-first = Startspieler
page-boomtown-bandits-money =
    { $own ->
        [yes] { NUMBER($money) } $
       *[no] { NUMBER($money) } $ gesehen
    }
page-boomtown-bandits-played =
    { $count ->
        [one] { $count } Karte gespielt
       *[other] { $count } Karten gespielt
    }
page-boomtown-bandits-offer = Wähle eine Karte
page-boomtown-bandits-hand = Deine Beute
page-boomtown-bandits-no-cards = Keine Beute auf der Hand. Wer an einem Ort als Letzter übrig bleibt, nimmt dessen oberste Karte.
page-boomtown-bandits-tray = Deine Figuren im Lager
page-boomtown-bandits-fresh = neu
page-boomtown-bandits-seen = bekannt
page-boomtown-bandits-show = Zeigen
page-boomtown-bandits-card =
    { $card }{ $state ->
        [fresh] , in dieser Runde erbeutet, ab der nächsten spielbar
        [playable] , kann gespielt werden
        [seen] , allen bekannt
       *[kept] { "" }
    }
page-boomtown-bandits-press =
    { $verb ->
        [sheriff] Sheriff hierher
        [place] { $held ->
            [Feigling] Feigling setzen
           *[other] Schützen setzen
        }
        [play] { $held }: hier nachsehen
        [at] Hier
       *[to] Hierher
    }
page-boomtown-bandits-sure = { $move }? Das lässt sich nicht zurücknehmen.
page-boomtown-bandits-passing = Du passt für den Rest dieser Runde.
page-boomtown-bandits-count = Das Geld, Ort für Ort
page-boomtown-bandits-dollars = { NUMBER($money) } $
page-boomtown-bandits-loot =
    { $count ->
        [one] { $count } Beute
       *[other] { $count } Beute
    }
page-boomtown-bandits-camp = Dein Lager
page-boomtown-bandits-cash = Bargeld
page-boomtown-bandits-at-the-end = Zählt am Ende
page-boomtown-bandits-only-money = Nur Geld: Es zählt am Ende, und du darfst es geheim halten.
page-boomtown-bandits-own-town = Die ganze Stadt
page-boomtown-bandits-own-town-why = Die ganze Stadt, für Beute von jedem Ort
page-boomtown-bandits-most = Die meiste Beute von hier ({ $place })
page-boomtown-bandits-bonus = { $what }: am Ende ein Bonus von { NUMBER($money) } $.
page-boomtown-bandits-holds =
    { $count ->
        [one] { $name } hat { $count } Karte.
       *[other] { $name } hat { $count } Karten.
    }
page-boomtown-bandits-winner = bleibt als Einzige(r) übrig
page-boomtown-bandits-nobody = Niemand ist übrig
page-boomtown-bandits-of-all = { $count } von { $all }
page-boomtown-bandits-takes-bonus = und den Bonus von { NUMBER($money) } $
