# Was die Seite am Tisch sagt: Loot Shoot Whisky.

page-loot-shoot-whisky-margin =
    { $reason ->
        [nuggets] { $by-nuggets ->
            [one] einem Nugget
            [2] zwei Nuggets
            [3] drei Nuggets
           *[other] { $by-nuggets } Nuggets
        }
        [bullets] { $by-bullets ->
            [one] einer Patrone
            [2] zwei Patronen
            [3] drei Patronen
           *[other] { $by-bullets } Patronen
        }
        [duels] { $by ->
            [one] einem Duell
           *[other] zwei Duellen
        }
       *[other] { "" }
    }
page-loot-shoot-whisky-score =
    { $reason ->
        [duels] { $count ->
            [one] 1 Duell
           *[other] { $count } Duelle
        }
       *[other] { $nuggets ->
            [one] 1 Nugget
           *[other] { $nuggets } Nuggets
        }, { $bullets ->
            [one] 1 Patrone
           *[other] { $bullets } Patronen
        }
    }

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
page-loot-shoot-whisky-left = { $name } kann noch spielen: { $actions }.

page-loot-shoot-whisky-triangle = Whisky schlägt Schießen, Schießen schlägt Plündern, Plündern schlägt Whisky.
page-loot-shoot-whisky-beats-short = schlägt
page-loot-shoot-whisky-bottle-waits = Die Flasche hat noch niemand.

page-loot-shoot-whisky-nugget-word = { $count ->
        [one] Nugget
       *[other] Nuggets
    }
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
        [spent] { $action } wurde auf Platz { $number } gespielt
        [up] { $action } auf Platz { $number }, { $card }
        [down] Eine verdeckte Karte auf Platz { $number }, { $card }
       *[empty] Eine Aktion auf Platz { $number } legen, { $card }
    }
page-loot-shoot-whisky-hand = Die Aktionskarten von { $name }
page-loot-shoot-whisky-card-label =
    { $state ->
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
page-loot-shoot-whisky-seal = Festlegen
page-loot-shoot-whisky-sealed-short = Liegt fest
page-loot-shoot-whisky-clear = Neu planen
page-loot-shoot-whisky-drop =
    { $state ->
        [held] hier ablegen
       *[none] Karte wählen
    }

page-loot-shoot-whisky-beats = { $winner } schlägt { $loser }
page-loot-shoot-whisky-both = Zweimal { $action }
page-loot-shoot-whisky-came-looted = { $name } nimmt die Karte: { $card }.
page-loot-shoot-whisky-came-shot = { $name } nimmt eine Patrone: { $count } von { $of }.
page-loot-shoot-whisky-came-took-bottle =
    { $source ->
        [rival] { $name } nimmt { $rival } die Flasche ab; sie ist wieder voll.
       *[middle] { $name } nimmt die volle Flasche.
    }
page-loot-shoot-whisky-came-turned-bottle = { $name } trinkt: Die Flasche ist fast leer.
page-loot-shoot-whisky-came-emptied-bottle = { $name } leert die Flasche.
page-loot-shoot-whisky-came-discarded = Niemand gewinnt; die Karte wird abgelegt: { $card }.

page-loot-shoot-whisky-reading =
    { $card ->
        [loot] Schlägt Whisky: Die Saloonkarte gehört dir.
        [shoot] Schlägt Plündern: Nimm eine Patrone.
        [whisky] Schlägt Schießen: Nimm einen Schluck aus der Flasche.
        [sip] Wer diese Karte plündert, nimmt einen Schluck. Dann wird sie abgelegt.
        [shot] Wer diese Karte plündert, nimmt eine Patrone. Dann wird sie abgelegt.
       *[nuggets] { $count ->
            [one] Wer diese Karte plündert, behält ihr Nugget.
           *[other] Wer diese Karte plündert, behält ihre { $count } Nuggets.
        }
    }

page-loot-shoot-whisky-end = Aufgedeckt
page-loot-shoot-whisky-end-made = So wurde gewonnen
page-loot-shoot-whisky-end-round = Runde { $round }
page-loot-shoot-whisky-end-duel = Duell { $duel }
page-loot-shoot-whisky-end-nothing = nichts
page-loot-shoot-whisky-end-bottle = ein Schluck
page-loot-shoot-whisky-end-bullet = eine Patrone
page-loot-shoot-whisky-end-gains = { $name }: { $gains }.
page-loot-shoot-whisky-end-plan =
    { $unseen ->
        [0] Der letzte Plan von { $name }: { $actions }.
       *[other] Der letzte Plan von { $name }: { $actions }. Platz { $unseen } wurde nicht mehr gespielt; seine Karte bleibt verdeckt.
    }
page-loot-shoot-whisky-end-deck = Noch im Stapel, die nächste Karte zuerst.
page-loot-shoot-whisky-end-deck-unseen =
    { $count ->
        [one] Die letzte Karte im Stapel bleibt verdeckt.
       *[other] Die letzten { $count } Karten im Stapel bleiben verdeckt.
    }
