# Was die Seite am Tisch sagt: Loot Shoot Whisky.

page-loot-shoot-whisky-move = { $one }, dann { $two }

page-loot-shoot-whisky-phase =
    { $match ->
        [yes] Duell { $duel }, Runde { $round }, { $phase ->
            [1] Plätze 1 und 2
           *[2] Plätze 3 und 4
        }
       *[no] Runde { $round }, { $phase ->
            [1] Plätze 1 und 2
           *[2] Plätze 3 und 4
        }
    }
page-loot-shoot-whisky-nuggets = Nuggets: { $count } von { $of }
page-loot-shoot-whisky-bullets = Patronen: { $count } von { $of }
page-loot-shoot-whisky-bottle =
    { $level ->
        [full] Flasche voll
        [low] Flasche fast leer
       *[none] keine Flasche
    }
page-loot-shoot-whisky-duels = Gewonnene Duelle: { $count } von { $of }
page-loot-shoot-whisky-duels-short = Duelle
page-loot-shoot-whisky-left = { $name } kann noch spielen: { $actions }.

page-loot-shoot-whisky-triangle = Whisky schlägt Schießen, Schießen schlägt Plündern, Plündern schlägt Whisky.
page-loot-shoot-whisky-triangle-short = Ein Pfeil bedeutet „schlägt“.
page-loot-shoot-whisky-bottle-waits = Die Flasche hat noch niemand.
page-loot-shoot-whisky-recap = Was gerade geschehen ist

page-loot-shoot-whisky-extra =
    { $card ->
        [sip] Extra{"\u00AD"}schluck
       *[shot] Extra{"\u00AD"}schuss
    }
page-loot-shoot-whisky-deck = Der Stapel: { $count ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
page-loot-shoot-whisky-deck-short = Stapel
page-loot-shoot-whisky-discards = Abgelegt, { $count }: { $cards }
page-loot-shoot-whisky-discards-short = Abgelegt
page-loot-shoot-whisky-row = Die Saloonkarten
page-loot-shoot-whisky-pair = Plätze { $first } und { $second }
page-loot-shoot-whisky-slot = Platz { $number }: { $card }
page-loot-shoot-whisky-empty = leer
page-loot-shoot-whisky-place =
    { $state ->
        [up] { $action } auf Platz { $number }, { $card }
        [down] Eine verdeckte Karte auf Platz { $number }, { $card }
       *[empty] Eine Aktion auf Platz { $number } legen, { $card }
    }
page-loot-shoot-whisky-hand = Die Aktionskarten von { $name }
page-loot-shoot-whisky-card-label =
    { $state ->
        [spent] { $name }, in dieser Runde schon gespielt
        [free] { $name }, kann gelegt werden
       *[waits] { $name }
    }

page-loot-shoot-whisky-hint =
    { $state ->
        [held] Klick jetzt auf den Platz dafür oder noch einmal auf die Karte, um den ersten freien zu nehmen.
       *[none] Klick auf eine Karte und dann auf ihren Platz, oder zieh sie dorthin; oder tippe L, S, W.
    }
page-loot-shoot-whisky-plan = { $one } auf Platz { $first }, { $two } auf Platz { $second }.
page-loot-shoot-whisky-sealed = Festgelegt: { $plan }
page-loot-shoot-whisky-seal = Plan festlegen
page-loot-shoot-whisky-clear = Neu planen
page-loot-shoot-whisky-turning = Beide Pläne stehen fest. Die Karten werden aufgedeckt …
page-loot-shoot-whisky-skip = Überspringen
