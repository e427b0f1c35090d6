# Looterz.

looterz-line = Der Drache ist ausgeflogen: Schick deine Looterz in seinen Dungeon und sammle als Erster genug Beute.
looterz-option-goal = Beute für den Sieg
looterz-choice-goal =
    { $value ->
        [0] 0 (je nach Spielerzahl)
       *[other] { $value }
    }

looterz-card =
    { $name ->
        [dragonling] Drachling
        [death-knight] Todesritter
        [king] König
        [assassin] Assassine
        [orc] Ork
        [witch] Hexe
        [mermaid] Meerjungfrau
        [hydra] Hydra
        [scarecrow] Vogelscheuche
        [zombie] Zombie
        [cleric] Kleriker
        [thief] Dieb
        [necromancer] Nekromant
        [bard] Barde
        [goblin] Goblin
        [vampire] Vampir
        [wizard] Zauberer
        [cultist] Kultist
        [basilisk] Basilisk
        [demon] Dämon
       *[other] { $name }
    }
    .The =
        { $name ->
            [hydra] Die Hydra
            [mermaid] Die Meerjungfrau
            [scarecrow] Die Vogelscheuche
            [witch] Die Hexe
           *[other] Der { looterz-card }
        }
    .the-object =
        { $name ->
            [assassin] den Assassinen
            [bard] den Barden
            [basilisk] den Basilisken
            [cultist] den Kultisten
            [hydra] die Hydra
            [mermaid] die Meerjungfrau
            [necromancer] den Nekromanten
            [scarecrow] die Vogelscheuche
            [witch] die Hexe
           *[other] den { looterz-card }
        }
    .the-receiver =
        { $name ->
            [assassin] dem Assassinen
            [bard] dem Barden
            [basilisk] dem Basilisken
            [cultist] dem Kultisten
            [hydra] der Hydra
            [mermaid] der Meerjungfrau
            [necromancer] dem Nekromanten
            [scarecrow] der Vogelscheuche
            [witch] der Hexe
           *[other] dem { looterz-card }
        }
    .an-object =
        { $name ->
            [assassin] einen Assassinen
            [bard] einen Barden
            [basilisk] einen Basilisken
            [cultist] einen Kultisten
            [hydra] eine Hydra
            [mermaid] eine Meerjungfrau
            [necromancer] einen Nekromanten
            [scarecrow] eine Vogelscheuche
            [witch] eine Hexe
           *[other] einen { looterz-card }
        }
    .An-object =
        { $name ->
            [assassin] Einen Assassinen
            [bard] Einen Barden
            [basilisk] Einen Basilisken
            [cultist] Einen Kultisten
            [hydra] Eine Hydra
            [mermaid] Eine Meerjungfrau
            [necromancer] Einen Nekromanten
            [scarecrow] Eine Vogelscheuche
            [witch] Eine Hexe
           *[other] Einen { looterz-card }
        }
    .no =
        { $name ->
            [hydra] keine Hydra
            [mermaid] keine Meerjungfrau
            [scarecrow] keine Vogelscheuche
            [witch] keine Hexe
           *[other] kein { looterz-card }
        }
    .no-object =
        { $name ->
            [assassin] keinen Assassinen
            [bard] keinen Barden
            [basilisk] keinen Basilisken
            [cultist] keinen Kultisten
            [hydra] keine Hydra
            [mermaid] keine Meerjungfrau
            [necromancer] keinen Nekromanten
            [scarecrow] keine Vogelscheuche
            [witch] keine Hexe
           *[other] keinen { looterz-card }
        }
looterz-keyword =
    { $name ->
        [recruitment] Rekrutierung
        [activation] Aktivierung
       *[last_wish] Letzter Wunsch
    }
looterz-phase =
    { $name ->
        [first-recruitment] erste Rekrutierung
        [dungeon] Dungeon
        [second-recruitment] zweite Rekrutierung
       *[sacrifice] Opfer
    }
looterz-reason =
    { $name ->
        [full] für einen dreizehnten Looter ist kein Platz
        [gone] der Looter ist nicht mehr im Spiel
        [most-life] dieser Looter hat schon sechs Leben
        [no-opponents] kein Gegner hat einen Looter im Spiel
        [forbidden] allen Looterz, die zur Wahl stehen, ist das Suchen schon verboten
        [unhurt] keiner der Looterz hat Leben verloren
        [no-sacrifice] es gibt keinen anderen Looter, der geopfert werden könnte
        [most-loot] niemand sonst hat die meiste Beute
        [no-loot] niemand hat Beute
        [no-cards] Nachziehstapel und Friedhof sind leer
        [no-graves] der Friedhof ist leer
        [no-grave] die Karte liegt nicht mehr auf dem Friedhof
        [hand] die Hand ist leer
       *[no-other] es gibt keinen anderen Looter
    }

looterz-text-recruitment = Rekrutierung: { $effect }.
looterz-text-activation = Aktivierung: { $effect }.
looterz-text-last_wish = Letzter Wunsch: { $effect }.
looterz-text-taunt = Spott.
looterz-text-attacks =
    { $number ->
        [2] Die Angriffsaktion besteht aus zwei Angriffen.
       *[other] Die Angriffsaktion besteht aus { $number } Angriffen.
    }
looterz-text-none = Keine Fähigkeit.

looterz-effect-destroy = Zerstöre einen anderen Looter
looterz-effect-lose-life =
    { $amount ->
        [1] Ein anderer Looter verliert ein Leben
        [2] Ein anderer Looter verliert zwei Leben
       *[other] Ein anderer Looter verliert { $amount } Leben
    }
looterz-effect-drain-life =
    { $amount ->
        [1] Verschiebe ein Leben von einem anderen Looter auf diesen, der bis zu sechs haben darf
       *[other] Verschiebe bis zu { $amount } Leben von einem anderen Looter auf diesen, der bis zu sechs haben darf
    }
looterz-effect-borrow = Kontrolliere bis zum Ende des Zuges einen Looter eines Gegners
looterz-effect-forbid-search = Wähle einen anderen Looter; er darf bis zu deinem nächsten Zug nicht suchen
looterz-effect-everyone-sacrifices = Jeder Spieler opfert einen Looter, aber nicht diesen
looterz-effect-everyone-loses-life =
    { $amount ->
        [1] Alle anderen Looterz aller Spieler verlieren ein Leben
       *[other] Alle anderen Looterz aller Spieler verlieren { $amount } Leben
    }
looterz-effect-destroy-others = Zerstöre alle anderen Looterz aller Spieler
looterz-effect-heal-yours =
    { $amount ->
        [1] Jeder deiner Looterz erhält ein Leben zurück, höchstens bis zu seinem Startleben
       *[other] Jeder deiner Looterz erhält { $amount } Leben zurück, höchstens bis zu seinem Startleben
    }
looterz-effect-sacrifice-for-loot =
    { $amount ->
        [1] Opfere einen anderen Looter und erhalte einen Beutemarker
       *[other] Opfere einen anderen Looter und erhalte { $amount } Beutemarker
    }
looterz-effect-steal =
    { $amount ->
        [1] Stiehl dem Spieler mit der meisten Beute einen Beutemarker
       *[other] Stiehl dem Spieler mit der meisten Beute { $amount } Beutemarker
    }
looterz-effect-draw =
    { $amount ->
        [1] Ziehe eine Karte
       *[other] Ziehe { $amount } Karten
    }
looterz-effect-top-card = Bringe die oberste Karte des Nachziehstapels unter deiner Kontrolle ins Spiel
looterz-effect-raise = Bringe einen Looter vom Friedhof unter deiner Kontrolle ins Spiel
looterz-effect-return-to-hand = Liegt diese Karte noch auf dem Friedhof, kehrt sie auf die Hand des Spielers zurück, der sie zuletzt kontrolliert hat

looterz-event-starting-player =
    { $seat } wurde als Startspieler ausgelost. Wer zuerst { $goal ->
        [one] einen Beutemarker
       *[other] { $goal } Beutemarker
    } hat, gewinnt.
looterz-event-dealt = { $seat } bekommt { $count } Karten.
looterz-event-turn = Zug { $number }: { $seat }.
looterz-event-final-turn = Zug { $number } ist der letzte. Erreicht niemand das Ziel, gewinnt, wer die meiste Beute hat.
looterz-event-must-draw = { $seat } kann nicht rekrutieren ({ $reason }) und muss ziehen.
looterz-event-must-recruit = Es gibt keine Karte zu ziehen: { $seat } muss rekrutieren.
looterz-event-skipped = { $seat } kann weder rekrutieren ({ $reason }) noch ziehen: Die Phase entfällt.
looterz-event-drew = { $seat } zieht eine Karte.
looterz-event-drew-card = Du ziehst eine Karte: { $card }.
looterz-event-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: Die einzige Karte des Friedhofs wird zum neuen Stapel.
       *[other] Der Nachziehstapel ist leer: Die { $count } Karten des Friedhofs werden gemischt und bilden den neuen.
    }
looterz-event-recruited = { $seat } rekrutiert { $an-object-card }.
looterz-event-entered =
    { $The-card } von { $seat } betritt den Dungeon mit { $life ->
        [one] einem
       *[other] { $life }
    } Leben.
looterz-event-searched =
    { $The-card } von { $seat } sucht mit Kraft { $power }, würfelt { $dice } und findet { $amount ->
        [0] nichts
        [one] einen Beutemarker
       *[other] { $amount } Beutemarker
    }.
looterz-event-attacked = { $The-card } von { $seat } greift { $the-object-victim } von { $rival } an.
looterz-event-hit =
    { $amount ->
        [0] { $The-card } (Kraft { $power }) würfelt { $dice } und trifft nicht.
       *[other] { $The-card } (Kraft { $power }) würfelt { $dice }: { $The-victim } von { $rival } verliert { $lost ->
            [one] ein
           *[other] { $lost }
        } Leben.
    }
looterz-event-attack-lost = Der nächste Angriff entfällt, denn { $reason }.
looterz-event-used = { $The-card } von { $seat } nutzt die Aktivierung.
looterz-event-trigger = { $card } von { $seat }: { $keyword }.
looterz-event-wishes = Mehrere Letzte Wünsche gehen in Erfüllung, zuerst die des Spielers am Zug, dann im Uhrzeigersinn: { $cards }.
looterz-event-no-effect = { $card } ({ $keyword }): keine Wirkung, denn { $reason }.
looterz-event-void = { $card } ({ $keyword }): keine Wirkung, denn in einem Zug werden höchstens zweihundert Fähigkeiten ausgelöst.
looterz-event-destroyed = { $seat } zerstört { $the-object-card } von { $rival }.
looterz-event-hurt =
    { $seat } nimmt { $the-receiver-card } von { $rival } { $amount ->
        [one] ein Leben
       *[other] { $amount } Leben
    }.
looterz-event-drained =
    { $seat } entzieht { $the-receiver-card } von { $rival } { $amount ->
        [one] ein Leben
       *[other] { $amount } Leben
    }.
looterz-event-borrowed = { $seat } leiht sich { $the-object-card } von { $rival }.
looterz-event-forbade = { $seat } verbietet { $the-receiver-card } von { $rival } das Suchen, bis { $seat } wieder am Zug ist.
looterz-event-may-search = { $The-card } von { $seat } darf wieder suchen.
looterz-event-all-hurt =
    Die anderen Looterz von { $seat } verlieren je { $amount ->
        [one] ein Leben
       *[other] { $amount } Leben
    }.
looterz-event-all-destroyed = Die anderen Looterz von { $seat } werden zerstört.
looterz-event-spared = { $seat } hat keinen anderen Looter, der geopfert werden könnte.
looterz-event-healed =
    { $amount ->
        [1] Die Looterz von { $seat }, die Leben verloren haben, erhalten je eines zurück.
       *[other] Die Looterz von { $seat }, die Leben verloren haben, erhalten je bis zu { $amount } zurück.
    }
looterz-event-gained =
    { $seat } erhält { $amount ->
        [one] einen Beutemarker
       *[other] { $amount } Beutemarker
    }.
looterz-event-stole =
    { $seat } stiehlt { $rival } { $amount ->
        [one] einen Beutemarker
       *[other] { $amount } Beutemarker
    }.
looterz-event-sacrificed = { $seat } opfert { $the-object-card }.
looterz-event-died = { $The-card } von { $seat } kommt auf den Friedhof.
looterz-event-discarded = { $seat } wirft { $an-object-card } ab.
looterz-event-returned = { $seat } nimmt { $the-object-card } vom Friedhof auf die Hand zurück.
looterz-event-went-back = Der Zug endet: { $seat } gibt { $the-object-card } an { $rival } zurück.
looterz-event-won =
    { $seat } hat { $loot ->
        [one] einen Beutemarker
       *[other] { $loot } Beutemarker
    } und gewinnt.
looterz-event-last-turn = Zug { $number } war der letzte: Wer die meiste Beute hat, gewinnt.

looterz-prompt-recruit =
    { $number ->
        [1] Erste Rekrutierung: { $draw ->
            [0] Rekrutiere einen Looter aus der Hand; zu ziehen gibt es nichts.
           *[1] Rekrutiere einen Looter aus der Hand oder ziehe eine Karte.
        }
       *[other] Zweite Rekrutierung: { $draw ->
            [0] Rekrutiere einen Looter aus der Hand; zu ziehen gibt es nichts.
           *[1] Rekrutiere einen Looter aus der Hand oder ziehe eine Karte.
        }
    }
looterz-prompt-dungeon =
    { $able ->
       *[search-attack-use] Dungeon: Lass einen Looter suchen, angreifen oder seine Aktivierung nutzen, oder beende die Phase mit „done“.
        [search-attack] Dungeon: Lass einen Looter suchen oder angreifen, oder beende die Phase mit „done“.
        [search-use] Dungeon: Lass einen Looter suchen oder seine Aktivierung nutzen, oder beende die Phase mit „done“.
        [search] Dungeon: Lass einen Looter suchen oder beende die Phase mit „done“.
        [attack-use] Dungeon: Lass einen Looter angreifen oder seine Aktivierung nutzen, oder beende die Phase mit „done“.
        [attack] Dungeon: Lass einen Looter angreifen oder beende die Phase mit „done“.
        [use] Dungeon: Lass einen Looter seine Aktivierung nutzen oder beende die Phase mit „done“.
    }
looterz-prompt-strike = { $The-card } greift an: Wähle das Ziel.
looterz-prompt-strike-again = { $The-card } darf noch einmal angreifen: Wähle ein Ziel oder verzichte mit „done“.
looterz-prompt-sacrifice =
    { $count ->
        [one] Du darfst drei Looterz behalten und hast einen zu viel: Opfere einen.
       *[other] Du darfst drei Looterz behalten und hast { $count } zu viel: Opfere einen.
    }
looterz-prompt-discard =
    { $count ->
        [one] Du darfst zehn Karten behalten und hast eine zu viel: Wirf eine ab.
       *[other] Du darfst zehn Karten behalten und hast { $count } zu viel: Wirf eine ab.
    }
looterz-prompt-destroy = { $card } ({ $keyword }): Wähle den Looter, der zerstört wird.
looterz-prompt-lose-life =
    { $card } ({ $keyword }): Wähle den Looter, der { $amount ->
        [one] ein Leben
       *[other] { $amount } Leben
    } verliert.
looterz-prompt-drain-life = { $card } ({ $keyword }): Wähle den Looter, dem du Leben entziehst.
looterz-prompt-borrow = { $card } ({ $keyword }): Wähle den Looter, den du dir leihst.
looterz-prompt-forbid-search = { $card } ({ $keyword }): Wähle den Looter, der nicht suchen darf.
looterz-prompt-everyone-sacrifices = { $card } ({ $keyword }): Opfere einen deiner Looterz.
looterz-prompt-sacrifice-for-loot = { $card } ({ $keyword }): Opfere einen anderen Looter für Beute.
looterz-prompt-steal = { $card } ({ $keyword }): An der Spitze haben mehrere Spieler gleich viel Beute; wähle, wen du bestiehlst.
looterz-prompt-raise = { $card } ({ $keyword }): Wähle einen Looter vom Friedhof.

looterz-refusal-asked-otherwise = „{ $move }“ beantwortet nicht die Frage, die dir gerade gestellt wird.
looterz-refusal-not-in-hand = Du hast { $no-object-card } auf der Hand.
looterz-refusal-piles-empty = Es gibt nichts zu ziehen: Nachziehstapel und Friedhof sind leer.
looterz-refusal-no-such-looter = Du hast keinen Looter Nummer { $number }.
looterz-refusal-has-acted = { $The-card } hat in diesem Zug schon gehandelt.
looterz-refusal-may-not-search = { $The-card } darf bis zum nächsten Zug von { $seats } nicht suchen.
looterz-refusal-no-target = { $The-card } kann niemanden angreifen.
looterz-refusal-no-activation = { $The-card } hat keine Aktivierung.
looterz-refusal-no-use = { $The-card } kann die Aktivierung nicht nutzen, denn { $reason }.
looterz-refusal-no-such-target = Einen solchen Looter gibt es im Spiel nicht.
looterz-refusal-itself = Du musst einen anderen Looter wählen.
looterz-refusal-taunt = Du darfst { $the-object-card } nicht wählen: Bei { $rival } musst du einen Looter mit Spott wählen ({ $guards }).
looterz-refusal-your-own = { $The-card } gehört schon dir; wähle den Looter eines Gegners.
looterz-refusal-no-change = Es würde nichts ändern, { $the-object-card } zu wählen.
looterz-refusal-not-the-richest = Bestehlen kannst du nur einen anderen Spieler, der am meisten Beute hat.
looterz-refusal-not-in-graveyard = Auf dem Friedhof liegt { $no-card }.

looterz-outcome-goal = als Erster genug Beute
looterz-outcome-turns = die meiste Beute nach dem letzten Zug

looterz-deck-no-looterz = Der Kartensatz { $deck } hat keine Tabelle [looterz] mit seinen Looterz.
looterz-deck-too-many-kinds = Der Kartensatz { $deck } hat { $number } Arten von Looterz; es dürfen höchstens { $most } sein.
looterz-deck-too-few-cards = Der Kartensatz { $deck } hat { $number } Karten; { $players } Spieler brauchen mindestens { $needed }.
looterz-deck-kind-name = Der Name „{ $entry }“ im Kartensatz { $deck } muss aus Kleinbuchstaben bestehen, mit Bindestrichen zwischen Wörtern.
looterz-deck-kind-entry = „{ $kind }“ im Kartensatz { $deck } muss eine Tabelle mit { $needed } sein.
looterz-deck-unknown-line = „{ $kind }“ im Kartensatz { $deck } hat einen Eintrag „{ $entry }“; die Einträge sind { $known }.
looterz-deck-number = { $entry } von „{ $kind }“ im Kartensatz { $deck } muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
looterz-deck-taunt = taunt von „{ $kind }“ im Kartensatz { $deck } muss true oder false sein, nicht { $value }.
looterz-deck-unknown-effect = { $entry } von „{ $kind }“ im Kartensatz { $deck } kann nicht „{ $value }“ sein; die Wirkungen sind { $known }, oder none.
looterz-deck-keyword = „{ $effect }“ von „{ $kind }“ im Kartensatz { $deck } kann nicht { $entry } sein, nur { $allowed }.
looterz-deck-effect-number = „{ $value }“ von „{ $kind }“ im Kartensatz { $deck } muss eine Wirkung ohne Zahl sein oder, wenn sie etwas zählt, eine mit einer Zahl von 1 bis { $most }.

looterz-field-goal = Ziel
looterz-field-turn = Zug
looterz-field-active = Am Zug
looterz-field-phase = Phase
looterz-field-loot = Beute
looterz-field-in-play = Im Spiel (Leben/Kraft)
looterz-field-hand = Deine Hand
looterz-field-hand-sizes = Handkarten
looterz-field-known-in-hands = Bekannte Handkarten
looterz-field-hands = Hände
looterz-field-draw-pile-size = Karten im Nachziehstapel
looterz-field-draw-pile = Der Nachziehstapel
looterz-field-graveyard = Friedhof

# Wenn alles offen liegt, und für den Platz, der es weiß.
looterz-open-dealt = { $seat } bekommt { $count } Karten: { $cards }.
looterz-open-drew-card = { $hearer } hat gezogen: { $card }.
