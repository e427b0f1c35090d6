# Loot Shoot Whisky.

loot-shoot-whisky-line = Plane im Geheimen, und dann plündere, schieß oder trink dich zum Sieg.
loot-shoot-whisky-option-best_of = Duelle: eines, oder so viele, bis jemand zwei gewonnen hat

loot-shoot-whisky-action =
    { $name ->
        [loot] Plündern
        [shoot] Schießen
       *[whisky] Whisky
    }
loot-shoot-whisky-card =
    { $name ->
        [sip] Extraschluck
        [shot] Extraschuss
       *[N] { $number ->
            [one] ein Nugget
           *[other] { $number } Nuggets
        }
    }

loot-shoot-whisky-event-duel = Duell { $number } beginnt.
loot-shoot-whisky-event-round = Runde { $number }. In der Reihe: { $cards }.
loot-shoot-whisky-event-last-round = Runde { $number } ist die letzte: Danach entscheidet die Flasche.
loot-shoot-whisky-event-deck-empty = Der Stapel ist leer: Das Duell endet nach dieser Runde, es sei denn, alle vier Saloonkarten bleiben liegen.
loot-shoot-whisky-event-turned = Platz { $slot } ({ $card }): { $seat } spielt { $action }, { $rival } spielt { $other }.
loot-shoot-whisky-event-discarded = Beide spielen { $action }: Niemand gewinnt, und die Karte auf Platz { $slot } ({ $card }) wird abgelegt.
loot-shoot-whisky-event-looted = Plündern schlägt Whisky: { $seat } nimmt die Karte von Platz { $slot } ({ $card }).
loot-shoot-whisky-event-shot =
    { $reason ->
        [extra] Extraschuss: { $seat } bekommt eine Patrone und hat jetzt { $count ->
            [one] eine
           *[other] { $count }
        }.
       *[beats] Schießen schlägt Plündern: { $seat } bekommt eine Patrone und hat jetzt { $count ->
            [one] eine
           *[other] { $count }
        }.
    }
loot-shoot-whisky-event-took-bottle =
    { $reason ->
        [extra] Extraschluck: { $source ->
            [rival] { $seat } nimmt { $rival } die Flasche ab, volle Seite nach oben.
           *[middle] { $seat } nimmt die Flasche, volle Seite nach oben.
        }
       *[beats] Whisky schlägt Schießen: { $source ->
            [rival] { $seat } nimmt { $rival } die Flasche ab, volle Seite nach oben.
           *[middle] { $seat } nimmt die Flasche, volle Seite nach oben.
        }
    }
loot-shoot-whisky-event-turned-bottle =
    { $reason ->
        [extra] Extraschluck: { $seat } trinkt; die Flasche ist fast leer.
       *[beats] Whisky schlägt Schießen: { $seat } trinkt; die Flasche ist fast leer.
    }
loot-shoot-whisky-event-emptied-bottle =
    { $reason ->
        [extra] Extraschluck: { $seat } trinkt die Flasche leer.
       *[beats] Whisky schlägt Schießen: { $seat } trinkt die Flasche leer.
    }
loot-shoot-whisky-event-duel-won =
    { $seat } gewinnt das Duell: { $reason ->
        [nuggets] { $count } Nuggets
        [bullets] vier Patronen
        [whisky] Die Flasche ist leer
        [deck] Die Reihe lässt sich nicht mehr auffüllen, und { $seat } hat die Flasche
       *[rounds] Fünfzig Runden sind gespielt, und { $seat } hat die Flasche
    }.
loot-shoot-whisky-event-duel-drawn =
    { $reason ->
        [deck] Die Reihe lässt sich nicht mehr auffüllen, und niemand hat die Flasche: Das Duell endet unentschieden{ $match ->
            [1] {" "}und zählt für niemanden
           *[0] {""}
        }.
       *[rounds] Fünfzig Runden sind gespielt, und niemand hat die Flasche: Das Duell endet unentschieden{ $match ->
            [1] {" "}und zählt für niemanden
           *[0] {""}
        }.
    }
loot-shoot-whisky-event-last-duel = Nach { $number } Duellen ist Schluss: Wer mehr davon gewonnen hat, gewinnt den Wettkampf.

loot-shoot-whisky-prompt-plan-first = Wähle zwei Aktionen für die ersten beiden Saloonkarten: { $cards }.
loot-shoot-whisky-prompt-plan-second = Wähle zwei deiner übrigen Aktionen für die letzten beiden Saloonkarten: { $cards }.

loot-shoot-whisky-refusal-spent = „{ $pair }“ geht nicht: In der ersten Phase hast du „{ $used }“ gespielt, und du hast jede Aktion nur zweimal.

loot-shoot-whisky-outcome-nuggets = mindestens neun Nuggets
loot-shoot-whisky-outcome-bullets = vier Patronen
loot-shoot-whisky-outcome-whisky = eine leere Flasche
loot-shoot-whisky-outcome-deck = im Besitz der Flasche, als sich die Reihe nicht mehr auffüllen ließ
loot-shoot-whisky-outcome-rounds = im Besitz der Flasche nach fünfzig Runden
loot-shoot-whisky-outcome-duels = mehr gewonnene Duelle
loot-shoot-whisky-outcome-drawn = unentschieden

loot-shoot-whisky-deck-nuggets = Der Kartensatz { $deck } hat Karten mit { $entry } Nuggets; eine Karte hat 1 bis { $most }.
loot-shoot-whisky-deck-count = Der Eintrag „{ $entry }“ des Kartensatzes { $deck } muss eine Anzahl von 0 bis { $most } sein, nicht { $value }.
loot-shoot-whisky-deck-card-count = Der Kartensatz { $deck } hat { $number } Saloonkarten; es müssen { $needed } sein.

loot-shoot-whisky-field-duel = Duell
loot-shoot-whisky-field-duels-won = Gewonnene Duelle
loot-shoot-whisky-field-round = Runde
loot-shoot-whisky-field-phase = Phase
loot-shoot-whisky-field-row = Die Reihe
loot-shoot-whisky-field-deck-size = Karten im Stapel
loot-shoot-whisky-field-deck = Der Stapel
loot-shoot-whisky-field-discards = Abgelegt
loot-shoot-whisky-field-looted = Geplündert
loot-shoot-whisky-field-nuggets = Nuggets
loot-shoot-whisky-field-bullets = Patronen
loot-shoot-whisky-field-bottle = Die Flasche hat
loot-shoot-whisky-field-bottle-full = Flasche voll
loot-shoot-whisky-field-spent = In dieser Runde gespielt
