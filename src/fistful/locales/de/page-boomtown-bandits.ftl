# Was die Seite am Tisch sagt: Boomtown Bandits.

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
page-boomtown-bandits-sheriff = Sheriff, geschlossen
page-boomtown-bandits-status =
    { $status ->
        [here] Jetzt hier
        [closed] Geschlossen
       *[over] In dieser Runde vorbei
    }
page-boomtown-bandits-stack =
    { $count ->
        [0] Keine Beute mehr
        [one] { $count } Beutekarte
       *[other] { $count } Beutekarten
    }
page-boomtown-bandits-on-top = Du kennst die oberste Karte: { $card }
page-boomtown-bandits-token-of =
    { $known ->
        [yes] { $name }: { $token }
       *[no] { $name }: eine verdeckte Figur
    }
page-boomtown-bandits-owner = Figuren mit dem Buchstaben { $letter }
page-boomtown-bandits-first = Startspieler
page-boomtown-bandits-hidden =
    { $count ->
        [one] { $count } verdeckt
       *[other] { $count } verdeckt
    }
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
page-boomtown-bandits-rest = Sonderbonus
page-boomtown-bandits-sum = Summe
