# Wild Shots.

wild-shots-line = Weiche den Symbolen aus, die Minuspunkte bringen; jeder Stich hat seinen eigenen Trumpf.
wild-shots-option-piatnik_scoring = Piatnik-Wertung: In den letzten beiden Runden zählen mehr Symbole
wild-shots-option-open_tricks = Offene Stiche: Alle dürfen alle Stiche durchsehen

wild-shots-colour =
    { $name ->
        [red] Rot
        [black] Schwarz
        [green] Grün
       *[blue] Blau
    }
    .one =
        { $name ->
            [red] rote
            [black] schwarze
            [green] grüne
           *[blue] blaue
        }
    .of-several =
        { $name ->
            [red] roten
            [black] schwarzen
            [green] grünen
           *[blue] blauen
        }
wild-shots-symbol =
    { $name ->
        [revolver] Revolver
        [hat] Hut
        [star] Stern
       *[wanted] Steckbrief
    }
wild-shots-card =
    { $name ->
        [R] Rot { $number }
        [K] Schwarz { $number }
        [G] Grün { $number }
       *[B] Blau { $number }
    }

wild-shots-event-first-player = Das Los entscheidet: { $seat } spielt zuerst aus.
wild-shots-event-round =
    { $last ->
        [yes] Runde { $number }, die letzte, beginnt. Symbole, die Minuspunkte bringen: { $symbols }.
       *[no] Runde { $number } beginnt. Symbole, die Minuspunkte bringen: { $symbols }.
    }
wild-shots-event-dealt = { $seat } bekommt { $count } Karten.
wild-shots-event-turned = { $seat } deckt Snake Oil auf: Trumpf in diesem Stich ist der { $symbol }.
wild-shots-event-played =
    { $how ->
        [lead] { $seat } spielt { $card } aus.
        [follow] { $seat } bedient mit { $card }.
       *[discard] { $seat } hat kein { $colour } und spielt { $card }.
    }
wild-shots-event-took = { $seat } macht den Stich mit { $card }, { $why ->
        [only-trump] dem einzigen Trumpf
        [highest-trump] dem höchsten Trumpf
        [first-trump] dem zuerst gespielten von mehreren gleich hohen Trümpfen
        [last-trump] dem zuletzt gespielten von mehreren gleich hohen Trümpfen
        [only-led] der einzigen { $of-several-colour } Karte
       *[highest-led] der höchsten { $of-several-colour } Karte
    }. Der Stich: { $cards }.
wild-shots-event-scored =
    { $points ->
        [0] Runde { $number }: { $seat } bekommt keine Minuspunkte und bleibt bei insgesamt { $total }.
       *[other] Runde { $number }: { $seat } bekommt { $points } Minuspunkte ({ $cards }) und hat insgesamt { $total }.
    }
wild-shots-event-leads = { $seat } hat den letzten Stich gemacht und spielt in der nächsten Runde aus.

wild-shots-prompt-lead = Du spielst aus: Spiele eine beliebige Karte. Trumpf ist der { $symbol }.
wild-shots-prompt-follow = Du musst { $colour } bedienen: { $count ->
        [one] Spiele deine einzige { $one-colour } Karte
       *[other] Spiele eine deiner { $count } { $of-several-colour } Karten
    }. Trumpf ist der { $symbol }.
wild-shots-prompt-discard = Du hast kein { $colour }: Spiele eine beliebige Karte, Trumpf oder nicht. Trumpf ist der { $symbol }.

wild-shots-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
wild-shots-refusal-must-follow = { $card } darfst du nicht spielen: Du hast { $colour } und musst bedienen.

wild-shots-outcome-fewest-points = die wenigsten Minuspunkte

wild-shots-deck-colours = Der Kartensatz { $deck } braucht eine Zeile Karten für jede Farbe: { $colours }.
wild-shots-deck-row-length = Die Zeile { $colour } im Kartensatz { $deck } hat { $number } Zeichen; es müssen { $values } sein, eines je Wert.
wild-shots-deck-unknown-symbol = Die Karte { $card } des Kartensatzes { $deck } hat das unbekannte Zeichen „{ $mark }“; es gibt R, H, S, W und -.
wild-shots-deck-equal-trumps = equal_trumps im Kartensatz { $deck } kann { $allowed } sein, nicht „{ $value }“.
wild-shots-deck-tie = Der Kartensatz { $deck } hat das Symbol { $symbol } auf zwei Karten mit Wert { $value }; ändere eine, oder lege mit equal_trumps fest, welche gewinnt.
wild-shots-deck-no-oil = Der Kartensatz { $deck } nennt seine Snake-Oil-Karten nicht.
wild-shots-deck-oil-entry = Der Snake-Oil-Eintrag „{ $entry }“ des Kartensatzes { $deck } muss ein Symbol mit einer Kartenzahl sein, nicht { $value }.
wild-shots-deck-oil-without-cards = Der Kartensatz { $deck } hat Snake-Oil-Karten für das Symbol { $symbol }, das auf keiner Karte steht.
wild-shots-deck-oil-count = Der Kartensatz { $deck } hat { $number } Snake-Oil-Karten; es müssen { $needed } sein.

wild-shots-field-round = Runde
wild-shots-field-hurting = Kostet jetzt (Minuspunkte)
wild-shots-field-trick-number = Stich
wild-shots-field-active = Spielt aus
wild-shots-field-trump = Trumpf
wild-shots-field-trick = Auf dem Tisch
wild-shots-field-last-trick = Letzter Stich
wild-shots-field-last-active = Ausgespielt von
wild-shots-field-hand = Deine Hand
wild-shots-field-hand-sizes = Handkarten
wild-shots-field-hands = Hände
wild-shots-field-tricks = Stiche
wild-shots-field-own-tricks = Deine Stiche
wild-shots-field-open-tricks = Alle Stiche
wild-shots-field-lacks = Hat kein
wild-shots-field-oil-turned = Snake Oil bisher
wild-shots-field-sheet = Minuspunkte je Runde
wild-shots-field-aside = Beiseitegelegt
wild-shots-field-hits = Karten mit Minuspunkten
wild-shots-field-cost = Minuspunkte in dieser Runde

# Wenn alles offen liegt, und für den Platz, der es weiß.
wild-shots-open-dealt = { $seat } bekommt { $count } Karten: { $cards }.
