# Boomtown Bandits.

boomtown-bandits-line = Raub die Stadt aus und schieß schneller als alle, die dir im Weg stehen.
boomtown-bandits-option-pace = Schießereien: automatisch oder in Echtzeit
boomtown-bandits-choice-pace =
    { $value ->
        [automatic] automatisch
       *[real-time] in Echtzeit
    }
boomtown-bandits-option-mine = Mit der Mine als zusätzlichem Ort

boomtown-bandits-location =
    { $name ->
        [bank] Bank
        [brothel] Bordell
        [train] Zug
        [stagecoach] Postkutsche
        [saloon] Saloon
        [final] finale Schießerei
       *[mine] Mine
    }
    .the =
        { $name ->
            [brothel] das Bordell
            [train] der Zug
            [saloon] der Saloon
           *[other] die { boomtown-bandits-location }
        }
    .The =
        { $name ->
            [brothel] Das Bordell
            [train] Der Zug
            [saloon] Der Saloon
           *[other] Die { boomtown-bandits-location }
        }
    .of =
        { $name ->
            [brothel] des Bordells
            [train] des Zuges
            [saloon] des Saloons
           *[other] der { boomtown-bandits-location }
        }
    .at =
        { $name ->
            [brothel] im Bordell
            [train] im Zug
            [saloon] im Saloon
            [stagecoach] bei der Postkutsche
           *[other] in der { boomtown-bandits-location }
        }
    .At =
        { $name ->
            [brothel] Im Bordell
            [train] Im Zug
            [saloon] Im Saloon
            [stagecoach] Bei der Postkutsche
           *[other] In der { boomtown-bandits-location }
        }
    .from =
        { $name ->
            [brothel] aus dem Bordell
            [train] aus dem Zug
            [saloon] aus dem Saloon
            [stagecoach] von der Postkutsche
           *[other] aus der { boomtown-bandits-location }
        }
    .to =
        { $name ->
            [brothel] ins Bordell
            [train] in den Zug
            [saloon] in den Saloon
            [stagecoach] zur Postkutsche
           *[other] in die { boomtown-bandits-location }
        }
    .To =
        { $name ->
            [brothel] Ins Bordell
            [train] In den Zug
            [saloon] In den Saloon
            [stagecoach] Zur Postkutsche
           *[other] In die { boomtown-bandits-location }
        }
boomtown-bandits-card =
    { $name ->
        [bank-holiday] Bank Holiday
        [inside-job] Inside Job
        [brothel-inspector] Brothel Inspector
        [distraction] Distraction
        [good-times] Good Times
        [whispered-plan] Whispered Plan
        [crab-season] Crab Season
        [big-score] Big Score
        [loose-lips] Loose Lips
        [misdirection] Misdirection
        [overheard-plans] Overheard Plans
        [safe-found] Safe Found!
        [body-double] Body Double
        [guns-akimbo] Guns Akimbo
        [intimidation] Intimidation
        [dynomite] Dynomite!
        [liquid-courage] Liquid Courage
        [sloppy-drunk] Sloppy Drunk
        [sneaky-bastard] Sneaky Bastard
        [tip-off-the-law] Tip Off The Law
        [canary] Canary
        [bank] { $number } $ (Bank)
        [brothel] { $number } $ (Bordell)
        [train] { $number } $ (Zug)
        [stagecoach] { $number } $ (Postkutsche)
        [saloon] { $number } $ (Saloon)
       *[mine] { $number } $ (Mine)
    }
boomtown-bandits-text =
    { $name ->
        [bank-holiday] Vor dem Setzen: Die Bank ist in dieser Runde geschlossen.
        [inside-job] Du bekommst sie nur, wenn du dafür eine andere deiner Beutekarten aus dem Spiel nimmst; sonst bleibt sie oben liegen.
        [brothel-inspector] Vor dem Ziehen der Beute: Sieh dir die obersten drei Karten an, nimm eine und lege den Rest in beliebiger Reihenfolge oben auf den Stapel zurück.
        [distraction] Vor einer Schießerei, an der du teilnimmst: Ein Würfel eines Gegners, der mindestens zwei hat, wird bis zum ersten Halt nicht geworfen.
        [good-times] Vor einer Schießerei, an der du teilnimmst: Eine gegnerische Figur verlässt den Kampf.
        [whispered-plan] Vor einer Schießerei: Bewege eine deiner Figuren von hier an einen anderen Ort oder von einem anderen Ort hierher.
        [crab-season] Nach dem Aufdecken: Alle Figuren im Bordell gehen an ihre Besitzer zurück.
        [big-score] Vor dem Ziehen der Beute: Nimm diese Karte aus dem Spiel, dann bekommst du zwei Beutekarten.
        [loose-lips] In deinem Zug beim Setzen: Sieh dir alle bisher gesetzten Figuren an einem Ort an.
        [misdirection] Nach dem Aufdecken: Bewege eine beliebige Figur an einen anderen offenen Ort.
        [overheard-plans] Vor dem Setzen: Ein Gegner setzt in dieser Runde offen.
        [safe-found] Jederzeit: Nimm die oberste Beutekarte eines beliebigen Ortes der Stadt, auch eines geschlossenen.
        [body-double] Vor oder während einer Schießerei, an der du teilnimmst, oder wenn du als Ziel genannt wirst: Der nächste Treffer auf dich in dieser Schießerei kostet dich nichts.
        [guns-akimbo] Vor oder während einer Schießerei, an der du teilnimmst: Wirf einen zusätzlichen Schützenwürfel.
        [intimidation] Vor oder während einer Schießerei, an der du teilnimmst: Alle gegnerischen Feiglinge verlassen den Kampf.
        [dynomite] Vor einer Schießerei, an der du teilnimmst: Wirf alle Würfel der anderen einmal; jeder Treffer entfernt den Würfel und seine Figur.
        [liquid-courage] Vor oder während einer Schießerei: Dein Feigling hier wirft einen Schützenwürfel.
        [sloppy-drunk] Vor oder während einer Schießerei, an der du teilnimmst: Ein gegnerischer Schütze wirft einen Feiglingswürfel.
        [sneaky-bastard] Nach dem Aufdecken, vor oder während einer Schießerei: Setze deinen Feigling an einen Ort, der noch nicht abgehandelt ist.
        [tip-off-the-law] Nach dem Aufdecken, vor oder während einer Schießerei: Eine Figur wird verhaftet und ist für diese Runde draußen.
       *[canary] Nach dem Aufdecken: Die Mine ist geschlossen, und Figuren dort gehen an ihre Besitzer zurück.
    }
boomtown-bandits-token =
    { $name ->
        [shooter] Schütze
        [drunk] betrunkener Schütze
        [coward] Feigling
        [brave] mutiger Feigling
        [hidden] Figur
       *[extra] Zusatzwürfel
    }
    .placed =
        { $name ->
            [coward] den Feigling
            [hidden] eine Figur
           *[other] einen Schützen
        }
    .Placed =
        { $name ->
            [coward] Den Feigling
            [hidden] Eine Figur
           *[other] Einen Schützen
        }
    .A =
        { $name ->
            [coward] Der Feigling
           *[other] Ein { boomtown-bandits-token }
        }
boomtown-bandits-face =
    { $name ->
        [hit] { $number ->
            [0] Treffer
            [one] { $number } Treffer
           *[other] { $number } Treffer
        }
        [runaway] { $number ->
            [0] Ausreißer
            [one] { $number } Ausreißer
           *[other] { $number } Ausreißer
        }
       *[blank] { $number ->
            [0] Niete
            [one] { $number } Niete
           *[other] { $number } Nieten
        }
    }
boomtown-bandits-window =
    { $name ->
        [before-placement] vor dem Setzen
        [during-placement] während des Setzens
        [after-reveal] nach dem Aufdecken
        [before-shootout] vor der Schießerei
        [during-shootout] während der Schießerei
        [named-target] wenn ein Ziel genannt ist
       *[before-loot] vor dem Ziehen der Beute
    }
boomtown-bandits-aim-at =
    { $name ->
        [safe-found] Von welchem Ort nimmst du die oberste Beutekarte?
        [tip-off-the-law] An welchem Ort wird eine Figur verhaftet?
        [misdirection] Von welchem Ort bewegst du eine Figur weg?
        [whispered-plan] Von welchem Ort bewegst du deine Figur weg?
       *[other] An welchem Ort?
    }
boomtown-bandits-aim-token =
    { $name ->
        [tip-off-the-law] Welche Figur wird verhaftet?
        [misdirection] Welche Figur bewegst du?
        [whispered-plan] Welche deiner Figuren bewegst du?
        [good-times] Welche Figur lockst du aus dem Kampf?
        [sloppy-drunk] Welchen Schützen machst du betrunken?
        [distraction] Welcher Würfel wird bis zum ersten Halt nicht geworfen?
       *[other] Welche Figur oder welcher Würfel?
    }
boomtown-bandits-aim-to =
    { $name ->
        [sneaky-bastard] Wohin geht dein Feigling?
       *[other] Wohin geht die Figur?
    }

boomtown-bandits-event-town = Die Stadt von links nach rechts: { $locations }.
boomtown-bandits-event-first-player = Nur { $seat } hat am Ende noch einen Treffer und beginnt.
boomtown-bandits-event-round = Runde { $number } beginnt. Startspieler: { $seat }.
boomtown-bandits-event-last-round = Runde { $number } ist die letzte, wie viel Beute auch übrig ist.
boomtown-bandits-event-sheriff = { $seat } stellt den Sheriff { $to-location }: Dieser Ort ist in dieser Runde geschlossen.
boomtown-bandits-event-closed = { $The-location } ist in dieser Runde geschlossen.
boomtown-bandits-event-window = Jetzt dürfen Karten gespielt werden ({ $window }).
boomtown-bandits-event-window-here = { $At-location } dürfen jetzt Karten gespielt werden ({ $window }).
boomtown-bandits-event-shows = { $seat } hat in diesem Fenster { $card } gewählt.
boomtown-bandits-event-played = { $seat } spielt { $card } und legt die Karte offen aus.
boomtown-bandits-event-impossible = { $card } kann nichts mehr bewirken; { $seat } nimmt die Karte auf die Hand zurück.
boomtown-bandits-event-overheard = { $seat } wurde belauscht und setzt in dieser Runde offen.
boomtown-bandits-event-placed = { $seat } setzt { $placed-token } verdeckt { $to-location }.
boomtown-bandits-event-placed-open = { $seat } setzt { $placed-token } offen { $to-location }.
boomtown-bandits-event-peeked = { $seat } sieht sich alle Figuren an, die bisher { $at-location } liegen.
boomtown-bandits-event-saw-token = Die Figur von { $target } { $at-location } ist ein { $token }.
boomtown-bandits-event-shown = { $seat } zeigt allen die Karte { $card }.
boomtown-bandits-event-revealed = { $At-location } deckt { $seat } auf: { $tokens }.
boomtown-bandits-event-location = Jetzt ist { $the-location } an der Reihe.
boomtown-bandits-event-fight = { $seats } tragen es in einer Schießerei aus.
boomtown-bandits-event-moved = { $A-token } von { $seat } wechselt { $from-location } { $to-goal }.
boomtown-bandits-event-own-die = Nach dem Ortswechsel wirft der { $token } von { $seat } wieder seinen eigenen Würfel.
boomtown-bandits-event-sent-home = { $A-token } von { $seat } geht bis zur nächsten Runde nach Hause.
boomtown-bandits-event-arrested = { $A-token } von { $seat } wird verhaftet.
boomtown-bandits-event-lured-away = { $A-token } von { $seat } wird aus dem Kampf gelockt.
boomtown-bandits-event-scared-off = { $A-token } von { $seat } wird verscheucht.
boomtown-bandits-event-blown-up = { $A-token } von { $seat } wird weggesprengt.
boomtown-bandits-event-extra-destroyed = Der Zusatzwürfel von { $seat } wird zerstört.
boomtown-bandits-event-no-damage = Kein Treffer: Dynomite! von { $seat } richtet keinen Schaden an.
boomtown-bandits-event-drunk = Ein Schütze von { $seat } ist betrunken und wirft einen Feiglingswürfel.
boomtown-bandits-event-brave = Der Feigling von { $seat } fasst Mut und wirft einen Schützenwürfel.
boomtown-bandits-event-extra-die = { $seat } wirft in dieser Schießerei einen Schützenwürfel mehr.
boomtown-bandits-event-doubled = Der nächste Treffer auf { $seat } in dieser Schießerei kostet nichts.
boomtown-bandits-event-distracted = Ein Würfel von { $seat } ({ $token }) wird bis zum ersten Halt nicht geworfen.
boomtown-bandits-event-threw = { $seat } würfelt: { $rolled }.
boomtown-bandits-event-rolls = { $seat } würfelt (Takt { $tick }).
boomtown-bandits-event-called = { $seat } ruft „Treffer!“ (Takt { $tick }).
boomtown-bandits-event-false-call = { $seat } ruft „Treffer!“, zeigt aber keinen (Takt { $tick }).
boomtown-bandits-event-taken-for-call = Wer in diesem Takt einen Treffer zeigte, hat damit auch gerufen: { $seats }.
boomtown-bandits-event-tie = { $seats } treffen gleichzeitig, also zählt kein Treffer.
boomtown-bandits-event-quicker = { $seat } war schneller als { $seats }: Nur der schnellste Treffer zählt.
boomtown-bandits-event-forgotten =
    { $count ->
        [one] Der Ausreißer von { $seats } verfällt: Ein Treffer geht vor.
       *[other] Die Ausreißer von { $seats } verfallen: Ein Treffer geht vor.
    }
boomtown-bandits-event-hit = { $seat } landet einen Treffer.
boomtown-bandits-event-targeted = { $seat } schießt auf { $target }.
boomtown-bandits-event-dodged = Der Body Double fängt den Treffer ab: Er kostet { $seat } nichts.
boomtown-bandits-event-shot = { $A-token } von { $seat } wird erschossen.
boomtown-bandits-event-ran-away = { $A-token } von { $seat } läuft davon.
boomtown-bandits-event-automatic = Nach { $ticks } Takten geht die Schießerei im automatischen Tempo weiter.
boomtown-bandits-event-worn-out = Nach { $throws } Würfen endet die Schießerei, und niemand ist übrig.
boomtown-bandits-event-last-standing = { $At-location } ist nur noch { $seat } übrig.
boomtown-bandits-event-alone = { $At-location } ist { $seat } allein, also wird nicht gekämpft.
boomtown-bandits-event-nobody-left = { $At-location } ist niemand mehr übrig, also bekommt niemand die Beute.
boomtown-bandits-event-nothing-to-claim = Der Beutestapel { $of-location } ist leer, also bekommt { $seat } nichts.
boomtown-bandits-event-claimed = { $seat } nimmt die oberste Beutekarte { $of-location }.
boomtown-bandits-event-stack-empty = Der Beutestapel { $of-location } ist leer: Das ist die letzte Runde.
boomtown-bandits-event-drew = Du ziehst { $card } als Beute.
boomtown-bandits-event-big-score = { $seat } nimmt Big Score aus dem Spiel und bekommt zwei Beutekarten.
boomtown-bandits-event-inspected =
    { $seat } sieht sich { $count ->
        [one] die oberste Beutekarte
       *[other] die obersten { $count } Beutekarten
    } { $of-location } an.
boomtown-bandits-event-saw-card =
    { $card } ist { $place ->
        [1] die oberste Karte
        [2] die zweite Karte von oben
        [3] die dritte Karte von oben
       *[other] die { $place }. Karte von oben
    }.
boomtown-bandits-event-inside-job = { $seat } deckt den Inside Job auf, der bezahlt werden muss.
boomtown-bandits-event-paid = { $seat } nimmt für den Inside Job { $card } aus dem Spiel.
boomtown-bandits-event-left-on-top = { $seat } lässt den Inside Job oben liegen und nimmt hier nichts mehr.
boomtown-bandits-event-cannot-pay = { $seat } hat keine andere Beutekarte zum Bezahlen, also bleibt der Inside Job oben liegen.
boomtown-bandits-event-turned-over = { $seat } deckt { $cards } auf.
boomtown-bandits-event-bonus =
    { $seats } { $players ->
        [one] hat die meisten Beutekarten { $of-location } ({ $count }) und bekommt { $money } $ Bonus.
       *[other] haben die meisten Beutekarten { $of-location } (je { $count }) und bekommen je { $money } $ Bonus.
    }
boomtown-bandits-event-own-this-town = { $seat } hat Beute von jedem Ort der Stadt und bekommt für Own This Town { $money } $ Bonus.
boomtown-bandits-event-counted =
    { $bonus ->
        [0] { $money ->
            [0] { $seat } hat kein Geld.
           *[other] { $seat } hat { $money } $, alles auf Beutekarten.
        }
       *[other] { $seat } hat { $money } $: { $cash } $ auf Beutekarten und { $bonus } $ Bonus.
    }
boomtown-bandits-event-final = Gleichstand mit { $money } $: { $seats } tragen mit allen ihren Würfeln die finale Schießerei Nummer { $number } aus.
boomtown-bandits-event-final-won = Nur { $seat } ist noch übrig und gewinnt die finale Schießerei.
boomtown-bandits-event-final-again = Niemand ist übrig, also kämpfen { $seats } noch einmal.
boomtown-bandits-event-final-shared = Auch nach { $number } finalen Schießereien ist niemand übrig, also teilen sich { $seats } den Sieg.

boomtown-bandits-prompt-sheriff = Du bist Startspieler: Stelle den Sheriff auf einen Ort, der dann in dieser Runde geschlossen ist.
boomtown-bandits-prompt-place =
    Setze eine Figur verdeckt (du hast noch { $shooters ->
        [0] keinen Schützen
        [one] einen Schützen
       *[other] { $shooters } Schützen
    } und { $cowards ->
        [0] keinen Feigling
        [one] einen Feigling
       *[other] { $cowards } Feiglinge
    }).{ $plays ->
        [0] { $shows ->
            [0] { "" }
           *[other] { " Vorher darfst du eine Karte zeigen." }
        }
       *[other] { $shows ->
            [0] { " Vorher darfst du eine Karte spielen." }
           *[other] { " Vorher darfst du eine Karte spielen oder zeigen." }
        }
    }
boomtown-bandits-prompt-place-open =
    Du wurdest belauscht: Setze eine Figur offen (du hast noch { $shooters ->
        [0] keinen Schützen
        [one] einen Schützen
       *[other] { $shooters } Schützen
    } und { $cowards ->
        [0] keinen Feigling
        [one] einen Feigling
       *[other] { $cowards } Feiglinge
    }).{ $plays ->
        [0] { $shows ->
            [0] { "" }
           *[other] { " Vorher darfst du eine Karte zeigen." }
        }
       *[other] { $shows ->
            [0] { " Vorher darfst du eine Karte spielen." }
           *[other] { " Vorher darfst du eine Karte spielen oder zeigen." }
        }
    }
boomtown-bandits-prompt-window =
    { $plays ->
        [0] { $shows ->
            [0] Du kannst keine Karte spielen ({ $window }): Passe, nur jetzt oder für die ganze Runde. Gefragt werden alle, die eine haben könnten.
           *[other] Du kannst keine Karte spielen ({ $window }): Zeige eine andere oder passe, nur jetzt oder für die ganze Runde. Gefragt werden alle, die eine haben könnten.
        }
       *[other] { $shows ->
            [0] Spiele eine Karte ({ $window }) oder passe, nur jetzt oder für die ganze Runde.
           *[other] Spiele eine Karte ({ $window }), zeige eine andere oder passe, nur jetzt oder für die ganze Runde.
        }
    }
boomtown-bandits-prompt-window-here =
    { $plays ->
        [0] { $At-location } kannst du keine Karte spielen ({ $window }): { $shows ->
            [0] Passe,
           *[other] Zeige eine andere oder passe,
        } nur jetzt oder für die ganze Runde. Gefragt werden alle, die eine haben könnten.
       *[other] { $shows ->
            [0] Spiele { $at-location } eine Karte ({ $window }) oder passe, nur jetzt oder für die ganze Runde.
           *[other] Spiele { $at-location } eine Karte ({ $window }), zeige eine andere oder passe, nur jetzt oder für die ganze Runde.
        }
    }
boomtown-bandits-prompt-tick-ready = Takt { $tick }: Würfle oder warte.
boomtown-bandits-prompt-tick-blank = Takt { $tick }: kein Treffer. Würfle noch einmal, warte oder bluffe mit einem Ruf.
boomtown-bandits-prompt-tick-hit = Takt { $tick }: Du hast einen Treffer. Ruf „Treffer!“
boomtown-bandits-prompt-tick-runaway = Takt { $tick }: Deine Würfel zeigen einen Ausreißer. Warte oder bluffe mit einem Ruf.
boomtown-bandits-prompt-name-target = Dein Treffer: Auf wen schießt du?
boomtown-bandits-prompt-double =
    { $plays ->
        [0] { $shows ->
            [0] Du bist das Ziel und kannst keinen Body Double spielen: Passe. Gefragt werden alle, die einen haben könnten.
           *[other] Du bist das Ziel und kannst keinen Body Double spielen: Zeige eine andere Karte oder passe. Gefragt werden alle, die einen haben könnten.
        }
       *[other] { $shows ->
            [0] Du bist das Ziel. Spiele den Body Double, oder passe und verliere eine Figur.
           *[other] Du bist das Ziel. Spiele den Body Double, zeige eine andere Karte, oder passe und verliere eine Figur.
        }
    }
boomtown-bandits-prompt-lose = Du bist getroffen: Welche Figur verlierst du?
boomtown-bandits-prompt-claim =
    { $plays ->
        [0] { $shows ->
            [0] Nimm { $at-location } deine Beute. Du kannst vorher keine Karte spielen.
           *[other] Nimm { $at-location } deine Beute. Du kannst vorher keine Karte spielen, aber eine zeigen.
        }
       *[other] { $shows ->
            [0] Nimm { $at-location } deine Beute oder spiele vorher eine Karte.
           *[other] Nimm { $at-location } deine Beute, oder spiele oder zeige vorher eine Karte.
        }
    }
boomtown-bandits-prompt-pay = Du hast den Inside Job aufgedeckt: Nimm dafür eine andere deiner Beutekarten aus dem Spiel oder lass ihn oben liegen.
boomtown-bandits-prompt-take = Welche der Karten, die du dir ansiehst, nimmst du?
boomtown-bandits-prompt-top = Welche der beiden anderen legst du ganz nach oben?
boomtown-bandits-prompt-aim-at = { $card }: { $aim-at }
boomtown-bandits-prompt-aim-token = { $card }: { $aim-token }
boomtown-bandits-prompt-aim-to = { $card }: { $aim-to }
boomtown-bandits-prompt-overhear = Overheard Plans: Wer setzt in dieser Runde offen?

boomtown-bandits-refusal-other-question = „{ $move }“ beantwortet nicht die Frage, die dir gerade gestellt wird.
boomtown-bandits-refusal-not-in-town = { $The-location } gehört nicht zu dieser Stadt.
boomtown-bandits-refusal-closed = { $The-location } ist in dieser Runde geschlossen.
boomtown-bandits-refusal-no-token-left =
    { $token ->
        [Feigling] Deinen Feigling hast du schon gesetzt.
       *[other] Deine Schützen hast du schon alle gesetzt.
    }
boomtown-bandits-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
boomtown-bandits-refusal-too-fresh = { $card } hast du erst in dieser Runde bekommen; spielen darfst du die Karte ab der nächsten.
boomtown-bandits-refusal-wrong-window = { $card } kann jetzt nicht gespielt werden ({ $window }).
boomtown-bandits-refusal-no-use = { $card } hätte jetzt keine Wirkung.
boomtown-bandits-refusal-cannot-show = Eine Karte { $card }, die die anderen noch nicht kennen, hast du nicht.
boomtown-bandits-refusal-not-yours = { $card } gehört dir nicht.
boomtown-bandits-refusal-not-seen = { $card } ist keine der Karten, die du dir gerade ansiehst.
boomtown-bandits-refusal-no-target = { $seat } ist kein Gegner in diesem Kampf.
boomtown-bandits-refusal-no-such-token = Diese Figur oder diesen Würfel kannst du hier nicht wählen.
boomtown-bandits-refusal-nothing-there = { $card } hätte { $at-location } keine Wirkung.
boomtown-bandits-refusal-no-way = Die Figur kann nicht { $to-location } ziehen.
boomtown-bandits-refusal-no-faces = Du hast in diesem Durchgang noch nicht gewürfelt, also gibt es nichts zu rufen.
boomtown-bandits-refusal-runaway-lies = Deine Würfel zeigen einen Ausreißer, also darfst du nicht würfeln.

boomtown-bandits-outcome-most-money = das meiste Geld
boomtown-bandits-outcome-final-shootout = die finale Schießerei
boomtown-bandits-outcome-shared = zehn finale Schießereien ohne Überlebende

boomtown-bandits-deck-locations = Der Kartensatz { $deck } braucht für jeden Ort eine Tabelle mit Karten: { $entries }.
boomtown-bandits-deck-copies = Der Kartensatz { $deck } hat zu viele Karten { $card } (höchstens { $copies }) oder solche mit verschiedenen Geldbeträgen.
boomtown-bandits-deck-too-many = Der Ort „{ $entry }“ des Kartensatzes { $deck } hat zu viele Karten; höchstens { $most } sind erlaubt.
boomtown-bandits-deck-money = Der Eintrag „{ $entry }“ des Kartensatzes { $deck } muss ein Geldbetrag von 0 bis { $most } sein, nicht { $value }.
boomtown-bandits-deck-card-count = Jeder Ort des Kartensatzes { $deck } braucht gleich viele Karten, mindestens eine; vorhanden sind { $counts }.
boomtown-bandits-deck-bonuses = Der Kartensatz { $deck } braucht für { $entries } je einen Bonus und sonst nichts.

boomtown-bandits-field-round = Runde
boomtown-bandits-field-last-round = Letzte Runde
boomtown-bandits-field-first = Startspieler
boomtown-bandits-field-town = Die Stadt
boomtown-bandits-field-bonuses = Boni dort, und für die ganze Stadt
boomtown-bandits-field-sheriff = Ort des Sheriffs
boomtown-bandits-field-closed = Geschlossen
boomtown-bandits-field-resolved = Abgehandelt
boomtown-bandits-field-here = Aktueller Ort
boomtown-bandits-field-window = Kartenfenster
boomtown-bandits-field-passing = Du passt in dieser Runde
boomtown-bandits-field-stack-sizes = Restliche Beute
boomtown-bandits-field-stack-tops = Bekannte oberste Karten
boomtown-bandits-field-hand = Deine Beute
boomtown-bandits-field-hand-fresh = In dieser Runde erbeutet
boomtown-bandits-field-hands = Hände
boomtown-bandits-field-hands-fresh = In dieser Runde erbeutet, alle
boomtown-bandits-field-known = Allen bekannt
boomtown-bandits-field-known-fresh = Allen bekannt, aus dieser Runde
boomtown-bandits-field-hidden = Verdeckt je Ort
boomtown-bandits-field-hidden-fresh = Verdeckt, aus dieser Runde
boomtown-bandits-field-face-up = Gespielt
boomtown-bandits-field-out-of-game = Aus dem Spiel
boomtown-bandits-field-tokens = Figuren
boomtown-bandits-field-dice = Würfel
boomtown-bandits-field-tick = Takt
boomtown-bandits-field-owed = Auszusetzende Takte

# Wenn alles offen liegt, und für den Platz, der es weiß.
boomtown-bandits-open-placed = { $seat } setzt { $placed-token } verdeckt { $to-location }.
boomtown-bandits-open-saw-token = { $hearer } sieht, dass die Figur von { $target } { $at-location } ein { $token } ist.
boomtown-bandits-open-saw-card = { $hearer } sieht { $card } als { $place }. Karte von oben.
boomtown-bandits-open-drew = { $hearer } zieht { $card } als Beute.
