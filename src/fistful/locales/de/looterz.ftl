# Looterz.

looterz-line = Der Drache ist ausgeflogen: Schick deine Looterz in seinen Dungeon und sammle als Erster genug Beute.
looterz-option-goal = Beute für den Sieg; 0 heißt 15, 10 oder 7, je nach Spielerzahl
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
        [1] Jeder deiner Looterz erhält ein Leben zurück, höchstens bis zu seinem Startwert
       *[other] Jeder deiner Looterz erhält { $amount } Leben zurück, höchstens bis zu seinem Startwert
    }
looterz-effect-sacrifice-for-loot =
    { $amount ->
        [1] Opfere einen anderen Looter und erhalte einen Beutemarker
       *[other] Opfere einen anderen Looter und erhalte { $amount } Beutemarker
    }
looterz-effect-steal =
    { $amount ->
        [1] Stiehl einen Beutemarker von dem Spieler, der am meisten hat
       *[other] Stiehl { $amount } Beutemarker von dem Spieler, der am meisten hat
    }
looterz-effect-draw =
    { $amount ->
        [1] Ziehe eine Karte
       *[other] Ziehe { $amount } Karten
    }
looterz-effect-top-card = Bringe die oberste Karte des Nachziehstapels unter deiner Kontrolle ins Spiel
looterz-effect-raise = Bringe einen Looter vom Friedhof unter deiner Kontrolle ins Spiel
looterz-effect-return-to-hand = Liegt diese Karte noch auf dem Friedhof, kehrt sie auf die Hand des Spielers zurück, der sie zuletzt kontrolliert hat

looterz-event-starting-player = { $seat } wurde als Startspieler ausgelost. Für den Sieg braucht man { $goal } Beute.
looterz-event-dealt = { $seat } bekommt { $count } Karten.
looterz-event-turn = Zug { $number }: { $seat }.
looterz-event-drew = { $seat } zieht eine Karte.
looterz-event-drew-card = Du ziehst { $card }.
looterz-event-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: Die einzige Karte des Friedhofs wird zum neuen Stapel.
       *[other] Der Nachziehstapel ist leer: Die { $count } Karten des Friedhofs werden gemischt und bilden den neuen.
    }
looterz-event-recruited = { $seat } rekrutiert { $card }.
looterz-event-entered = { $card } ({ $seat }) betritt den Dungeon, Leben { $life }.
looterz-event-searched =
    { $amount ->
        [0] { $card } ({ $seat }) sucht, würfelt { $dice } und findet nichts.
       *[other] { $card } ({ $seat }) sucht, würfelt { $dice } und findet { $amount } Beute.
    }
looterz-event-attacked = { $card } ({ $seat }) greift { $victim } ({ $rival }) an.
looterz-event-hit =
    { $amount ->
        [0] { $card } würfelt { $dice } und trifft nicht.
        [1] { $card } würfelt { $dice } und nimmt dem Ziel ein Leben.
       *[other] { $card } würfelt { $dice } und nimmt dem Ziel bis zu { $amount } Leben.
    }
looterz-event-used = { $seat } nutzt eine Aktivierung: { $card }.
looterz-event-trigger = { $card } ({ $seat }): { $keyword }.
looterz-event-void = { $card }: { $keyword } verfällt. Mehr als zweihundert Auslösungen gibt es in einem Zug nicht.
looterz-event-destroyed = { $seat } zerstört { $card } ({ $rival }).
looterz-event-hurt = { $seat } nimmt { $card } ({ $rival }) { $amount } Leben.
looterz-event-drained = { $seat } entzieht { $card } ({ $rival }) { $amount } Leben.
looterz-event-borrowed = { $seat } leiht sich { $card } von { $rival }.
looterz-event-forbade = { $seat } verbietet { $card } ({ $rival }) das Suchen.
looterz-event-all-hurt = Die anderen Looterz von { $seat } verlieren je { $amount } Leben.
looterz-event-all-destroyed = Die anderen Looterz von { $seat } werden zerstört.
looterz-event-healed =
    { $amount ->
        [1] Die Looterz von { $seat } erhalten je ein verlorenes Leben zurück.
       *[other] Die Looterz von { $seat } erhalten je bis zu { $amount } verlorene Leben zurück.
    }
looterz-event-gained = { $seat } erhält { $amount } Beute.
looterz-event-stole = { $seat } stiehlt { $rival } { $amount } Beute.
looterz-event-sacrificed = { $seat } opfert { $card }.
looterz-event-died = { $card } ({ $seat }) kommt auf den Friedhof.
looterz-event-discarded = { $seat } wirft { $card } ab.
looterz-event-returned = { $seat } nimmt { $card } vom Friedhof auf die Hand zurück.
looterz-event-went-back = { $seat } gibt { $card } an { $rival } zurück.
looterz-event-won = { $seat } hat { $loot } Beute und gewinnt.
looterz-event-last-turn = Zug { $number } war der letzte: Wer die meiste Beute hat, gewinnt.

looterz-prompt-recruit =
    { $number ->
        [1] Erste Rekrutierung: Rekrutiere einen Looter aus der Hand oder ziehe eine Karte.
       *[other] Zweite Rekrutierung: Rekrutiere einen Looter aus der Hand oder ziehe eine Karte.
    }
looterz-prompt-dungeon = Dungeon: Lass einen Looter suchen, angreifen oder seine Aktivierung nutzen, oder beende die Phase mit „done“.
looterz-prompt-strike = { $card } greift an: Wähle das Ziel.
looterz-prompt-strike-again = { $card } darf noch einmal angreifen: Wähle ein Ziel, oder hör mit „done“ auf.
looterz-prompt-sacrifice =
    { $count ->
        [one] Du hast einen Looter zu viel: Opfere einen.
       *[other] Du hast { $count } Looterz zu viel: Opfere einen.
    }
looterz-prompt-discard =
    { $count ->
        [one] Du hast eine Karte zu viel: Wirf eine ab.
       *[other] Du hast { $count } Karten zu viel: Wirf eine ab.
    }
looterz-prompt-destroy = { $card }: Wähle den Looter, der zerstört wird.
looterz-prompt-lose-life = { $card }: Wähle den Looter, der { $amount } Leben verliert.
looterz-prompt-drain-life = { $card }: Wähle den Looter, dem Leben entzogen wird.
looterz-prompt-borrow = { $card }: Wähle den Looter, den du dir leihst.
looterz-prompt-forbid-search = { $card }: Wähle den Looter, der nicht suchen darf.
looterz-prompt-everyone-sacrifices = { $card }: Opfere einen deiner Looterz.
looterz-prompt-sacrifice-for-loot = { $card }: Opfere einen anderen Looter für Beute.
looterz-prompt-steal = { $card }: Mehrere haben gleich viel und die meiste Beute; wähle, wen du bestiehlst.
looterz-prompt-raise = { $card }: Wähle einen Looter vom Friedhof.

looterz-refusal-asked-otherwise = „{ $move }“ passt nicht zu dem, was du gerade gefragt wirst.
looterz-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
looterz-refusal-piles-empty = Es gibt nichts zu ziehen: Nachziehstapel und Friedhof sind leer.
looterz-refusal-no-such-looter = Du hast keinen Looter Nummer { $number }.
looterz-refusal-has-acted = { $card } hat in diesem Zug schon gehandelt.
looterz-refusal-may-not-search = { $card } darf nicht suchen: Eine Fähigkeit verbietet es vorerst.
looterz-refusal-no-target = { $card } kann niemanden angreifen.
looterz-refusal-no-activation = { $card } hat keine Aktivierung.
looterz-refusal-no-use = { $card }: Die Aktivierung würde jetzt nichts ändern, oder ihre Kosten lassen sich nicht bezahlen.
looterz-refusal-no-such-target = Dieser Looter ist nicht im Spiel.
looterz-refusal-itself = Du musst einen anderen Looter wählen.
looterz-refusal-taunt = { $card } darfst du nicht wählen: { $rival } hat einen Looter mit Spott.
looterz-refusal-your-own = { $card } gehört schon dir; wähle den Looter eines Gegners.
looterz-refusal-no-change = { $card } zu wählen würde nichts ändern.
looterz-refusal-not-the-richest = Du kannst nur einen anderen Spieler mit der meisten Beute bestehlen.
looterz-refusal-not-in-graveyard = { $card } liegt nicht auf dem Friedhof.

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
looterz-open-drew-card = Von { $hearer } gezogene Karte: { $card }.
