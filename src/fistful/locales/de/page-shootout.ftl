# Was die Seite am Tisch sagt: Shootout!.

page-shootout-margin =
    { $by ->
        [one] einer Runde
       *[other] { $by } Runden
    }
page-shootout-score =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }

page-shootout-move =
    { $verb ->
        [reload] Nachladen
       *[pass] Passen
        [play] „{ $one }“ spielen
        [shoot] Mit der { $one } schießen
        [at] Auf { $one } zielen
        [return] Auf { $one } zurückschießen
        [look] { $one } ansehen
        [swap] { $one } tauschen
        [for] Gegen deine { $one } tauschen
        [rob] { $one } bestehlen
        [lay] { $count ->
            [one] { $one } auslegen
           *[other] { $one }, { $two }, { $three }, { $four } auslegen
        }
    }

page-shootout-phase = Runde { $round }, Zug { $turn }
page-shootout-phase-lay = Runde { $round }, Lebenskarten auslegen

page-shootout-health = Lebenskarten von { $name }
page-shootout-slot-hidden = { $name }, Lebenskarte { $number }: verdeckt.
page-shootout-slot-seen = { $name }, Lebenskarte { $number }: { $value }, von allen gesehen.
page-shootout-slot-known = { $name }, Lebenskarte { $number }: { $value }, dir bekannt.
page-shootout-slot-empty = { $name }, Platz { $number }: leer.
page-shootout-can-be-chosen = Kann gewählt werden.
page-shootout-card = Eine { $value }
page-shootout-bullet = Patrone { $value }.
page-shootout-dud = Blindgänger
page-shootout-sure-hit = trifft immer
page-shootout-bonus = +{ $count }
page-shootout-hand =
    { $count ->
        [one] Hand: eine Patrone
       *[other] Hand: { $count } Patronen
    }
page-shootout-hand-empty = Keine Patronen auf der Hand
page-shootout-held =
    { $count ->
        [one] Eine Patrone auf der Hand
       *[other] { $count } Patronen auf der Hand
    }
page-shootout-known-in-hand = Hat sicher auf der Hand: { $cards }
page-shootout-known-in-hand-short = sicher: { $cards }
page-shootout-notches = Gewonnene Runden: { $count } von { $of }
page-shootout-dealer = Geber
page-shootout-out = raus
page-shootout-rob = { $name } eine zufällige Karte abnehmen
page-shootout-pile =
    { $count ->
        [one] Nachziehstapel: eine Karte
       *[other] Nachziehstapel: { $count } Karten
    }
page-shootout-pile-short = Stapel
page-shootout-discards =
    { $count ->
        [one] Ablage: eine Karte. Ansehen
       *[other] Ablage: { $count } Karten. Ansehen
    }
page-shootout-discards-short = Ablage
page-shootout-tally = In dieser Runde abgelegt
page-shootout-tally-of = Wert { $value }: { $count }

page-shootout-laying =
    { $count ->
        [0] Wähle vier Karten aus deiner Hand. Sie werden gemischt und dann verdeckt ausgelegt.
        [4] Diese vier werden deine Lebenskarten.
       *[other] { $count } von vier gewählt.
    }
page-shootout-lay = Diese vier auslegen
page-shootout-aim = Deine { $value }: Wähle, auf wen und auf welche Lebenskarte du schießt.
page-shootout-shot-hidden = Mit der { $value } auf Lebenskarte { $number } von { $name } schießen, die du noch nicht gesehen hast?
page-shootout-shot-known = Mit der { $value } auf Lebenskarte { $number } von { $name } schießen (Wert { $health })?
page-shootout-standoff-hidden = Ein Shootout!!! um Lebenskarte { $number } von { $name }, die du noch nicht gesehen hast?
page-shootout-standoff-known = Ein Shootout!!! um Lebenskarte { $number } von { $name } (Wert { $health })?
page-shootout-fire = Feuer!
page-shootout-reload = Nachladen
page-shootout-pass = Passen
page-shootout-result-lost = Getroffen
page-shootout-result-missed = Daneben
page-shootout-result-equal = Gleich
page-shootout-duel = Shootout!!!
page-shootout-duel-nothing = keine Karte
page-shootout-duel-blows = Aufgedeckte Karten der Reihe nach
page-shootout-duel-left =
    { $count ->
        [one] Noch eine Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }
page-shootout-marksman-yours = Schützenkarte
page-shootout-marksman-used = Schützenkarte, schon eingesetzt
page-shootout-sure-play = { $text } Das geht nur einmal pro Runde.
page-shootout-sure-for = Deine { $value } kommt verdeckt auf den Platz, und die Lebenskarte dort kommt auf deine Hand.
page-shootout-sure-lay = Deine { $value } wird verdeckt zu einer zusätzlichen Lebenskarte.

# The fence, the duel and the end.
page-shootout-wanted = GESUCHT
page-shootout-seen = gesehen
page-shootout-known-word = bekannt
page-shootout-used = benutzt
page-shootout-slot-shot = { $name }, Lebenskarte { $number }: abgeschossen, sie war { $value }.
page-shootout-slot-free = { $name }, Platz { $number }: noch keine Lebenskarte.
page-shootout-slot-planned = { $name }: { $value } soll eine Lebenskarte werden.
page-shootout-can-be-played = Spielbar.
page-shootout-bullet-dud = Ein Blindgänger: Er trifft nie.
page-shootout-bullet-sure-hit = Ein sicherer Treffer.
page-shootout-loaded = Patrone { $value } ist geladen.
page-shootout-fire-again = Drücke noch einmal darauf oder auf den Knopf.
page-shootout-duel-beats = { $high } schlägt { $low }
page-shootout-duel-rule = Beide decken je eine Karte auf: Die höhere gewinnt, bei Gleichstand geht es weiter.
page-shootout-duel-won = { $name } gewinnt das Shootout!!!
page-shootout-duel-shooter = hat geschossen
page-shootout-duel-target = das Ziel
page-shootout-duel-shot = der Schuss
page-shootout-duel-standoff = es geht um
page-shootout-duel-prize = Lebenskarte { $number }
page-shootout-duel-blow = { $number }. Schlag
page-shootout-duel-again = gleich: weiter
page-shootout-end-left = Die letzte Runde
page-shootout-end-hidden = Was noch verdeckt hängt, wurde nie für alle aufgedeckt.
page-shootout-end-won =
    { $count ->
        [0] { $name } hat keine Runde gewonnen.
        [one] { $name } hat eine Runde gewonnen.
       *[other] { $name } hat { $count } Runden gewonnen.
    }
