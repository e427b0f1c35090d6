# Was die Seite am Tisch sagt: Shootout!.

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
page-shootout-unknown = Eine unbekannte Lebenskarte
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
page-shootout-middle = Die Tischmitte
page-shootout-pile =
    { $count ->
        [one] Nachziehstapel: eine Karte
       *[other] Nachziehstapel: { $count } Karten
    }
page-shootout-pile-short = Stapel { $count }
page-shootout-discards =
    { $count ->
        [one] Ablage: eine Karte. Ansehen
       *[other] Ablage: { $count } Karten. Ansehen
    }
page-shootout-discards-short = Ablage { $count }
page-shootout-tally = In dieser Runde abgelegt
page-shootout-tally-of = Wert { $value }: { $count }

page-shootout-laying =
    { $count ->
        [0] Wähle vier Karten aus deiner Hand. Sie werden gemischt und dann verdeckt ausgelegt.
        [4] Diese vier werden deine Lebenskarten.
       *[other] { $count } von vier gewählt.
    }
page-shootout-lay = Diese vier auslegen
page-shootout-aim = Wähle, auf wen und auf welche Lebenskarte du schießt.
page-shootout-shot-hidden = Deine { $value } gegen Lebenskarte { $number } von { $name }, die du noch nicht gesehen hast.
page-shootout-shot-known = Deine { $value } gegen Lebenskarte { $number } von { $name } (Wert { $health }).
page-shootout-standoff-hidden = Ein Shootout!!! um Lebenskarte { $number } von { $name }, die du noch nicht gesehen hast.
page-shootout-standoff-known = Ein Shootout!!! um Lebenskarte { $number } von { $name } (Wert { $health }).
page-shootout-fired = { $name } schießt auf Lebenskarte { $number } von { $target }.
page-shootout-fired-back = { $name } schießt zurück auf Lebenskarte { $number } von { $target }.
page-shootout-fire = Feuer!
page-shootout-reload = Nachladen
page-shootout-pass = Passen
page-shootout-result-lost = Getroffen
page-shootout-result-missed = Daneben
page-shootout-result-equal = Gleich
page-shootout-duel = Shootout!!!
page-shootout-duel-wins = gewinnt
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
