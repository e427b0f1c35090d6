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
        [brothel-inspector] Vor dem Ziehen der Beute: Sieh dir die obersten drei Karten an, nimm eine und lege den Rest in beliebiger Reihenfolge zurück.
        [distraction] Vor einer Schießerei, an der du teilnimmst: Ein Würfel eines Gegners, der mindestens zwei hat, wird bis zum ersten Halt nicht geworfen.
        [good-times] Vor einer Schießerei, an der du teilnimmst: Eine gegnerische Figur verlässt den Kampf.
        [whispered-plan] Vor einer Schießerei: Bewege eine deiner Figuren von hier an einen anderen Ort oder von einem anderen Ort hierher.
        [crab-season] Nach dem Aufdecken: Alle Figuren im Bordell gehen an ihre Besitzer zurück.
        [big-score] Vor dem Ziehen der Beute: Nimm sie aus dem Spiel, dann bekommst du zwei Karten.
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
        [tip-off-the-law] Nach dem Aufdecken, vor oder während einer Schießerei: Eine Figur wird verhaftet und ist in dieser Runde aus dem Spiel.
       *[canary] Nach dem Aufdecken: Die Mine ist geschlossen, und Figuren dort gehen an ihre Besitzer zurück.
    }
boomtown-bandits-token =
    { $name ->
        [shooter] Schütze
        [drunk] betrunkener Schütze
        [coward] Feigling
        [brave] mutiger Feigling
        [hidden] eine Figur
       *[extra] Zusatzwürfel
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
boomtown-bandits-event-sheriff = { $seat } stellt den Sheriff hierhin: { $location }. Dieser Ort ist in dieser Runde geschlossen.
boomtown-bandits-event-closed = In dieser Runde geschlossen: { $location }.
boomtown-bandits-event-window = Karten dürfen jetzt gespielt werden ({ $window }).
boomtown-bandits-event-window-here = { $location }: Karten dürfen jetzt gespielt werden ({ $window }).
boomtown-bandits-event-shows = { $seat } hat jetzt { $card } gewählt.
boomtown-bandits-event-played = { $seat } spielt { $card } und legt die Karte offen aus.
boomtown-bandits-event-impossible = { $card } bewirkt nichts mehr; { $seat } nimmt die Karte zurück.
boomtown-bandits-event-overheard = { $seat } wurde belauscht und setzt in dieser Runde offen.
boomtown-bandits-event-placed = { $seat } setzt verdeckt: { $token } ({ $location }).
boomtown-bandits-event-placed-open = { $seat } setzt offen: { $token } ({ $location }).
boomtown-bandits-event-peeked = { $seat } sieht sich an, welche Figuren bisher dort liegen: { $location }.
boomtown-bandits-event-saw-token = { $location }: Die Figur von { $target } ist ein { $token }.
boomtown-bandits-event-shown = { $seat } zeigt allen { $card }.
boomtown-bandits-event-revealed = { $location }, { $seat }: { $tokens }.
boomtown-bandits-event-location = Nächster Ort: { $location }.
boomtown-bandits-event-fight = Zum Kampf treten an: { $seats }.
boomtown-bandits-event-moved = Ein { $token } ({ $seat }) zieht um: { $location } → { $goal }.
boomtown-bandits-event-own-die = Nach dem Umzug wirft der { $token } ({ $seat }) wieder seinen eigenen Würfel.
boomtown-bandits-event-sent-home = Ein { $token } ({ $seat }) geht bis zur nächsten Runde nach Hause.
boomtown-bandits-event-arrested = Ein { $token } ({ $seat }) wird verhaftet.
boomtown-bandits-event-lured-away = Ein { $token } ({ $seat }) wird aus dem Kampf gelockt.
boomtown-bandits-event-scared-off = Ein { $token } ({ $seat }) wird verscheucht.
boomtown-bandits-event-blown-up = Ein { $token } ({ $seat }) wird weggesprengt.
boomtown-bandits-event-extra-destroyed = Der Zusatzwürfel ({ $seat }) wird zerstört.
boomtown-bandits-event-no-damage = Kein Treffer, also richtet Dynomite! ({ $seat }) keinen Schaden an.
boomtown-bandits-event-drunk = Ein Schütze ({ $seat }) ist betrunken und wirft einen Feiglingswürfel.
boomtown-bandits-event-brave = Der Feigling ({ $seat }) fasst Mut und wirft einen Schützenwürfel.
boomtown-bandits-event-extra-die = { $seat } wirft in dieser Schießerei einen Schützenwürfel mehr.
boomtown-bandits-event-doubled = Der nächste Treffer auf { $seat } kostet in dieser Schießerei nichts.
boomtown-bandits-event-distracted = Ein Würfel ({ $seat }, { $token }) wird bis zum ersten Halt nicht geworfen.
boomtown-bandits-event-threw = { $seat } würfelt: { $rolled }.
boomtown-bandits-event-rolls = { $seat } würfelt (Takt { $tick }).
boomtown-bandits-event-called = { $seat } ruft „Treffer!“ (Takt { $tick }).
boomtown-bandits-event-false-call = { $seat } ruft „Treffer!“, zeigt aber keinen (Takt { $tick }).
boomtown-bandits-event-taken-for-call = Wer gerade einen Treffer zeigt, gilt als Rufer: { $seats }.
boomtown-bandits-event-tie = { $seats } treffen gleichzeitig, also zählt kein Treffer.
boomtown-bandits-event-quicker = Auch getroffen, aber langsamer als { $seat }: { $seats }.
boomtown-bandits-event-forgotten =
    { $count ->
        [one] Der Ausreißer von { $seats } verfällt: Ein Treffer geht vor.
       *[other] Die Ausreißer von { $seats } verfallen: Ein Treffer geht vor.
    }
boomtown-bandits-event-hit = { $seat } landet einen Treffer.
boomtown-bandits-event-targeted = { $seat } schießt auf { $target }.
boomtown-bandits-event-dodged = Body Double fängt den Treffer ab: Er kostet { $seat } nichts.
boomtown-bandits-event-shot = Ein { $token } ({ $seat }) wird erschossen.
boomtown-bandits-event-ran-away = Ein { $token } ({ $seat }) läuft davon.
boomtown-bandits-event-automatic = Nach { $ticks } Takten geht die Schießerei im automatischen Tempo weiter.
boomtown-bandits-event-worn-out = Nach { $throws } Würfen endet die Schießerei, und niemand steht mehr.
boomtown-bandits-event-last-standing = { $location }: Nur { $seat } ist noch übrig.
boomtown-bandits-event-alone = { $location }: { $seat } ist allein, also wird nicht gekämpft.
boomtown-bandits-event-nobody-left = { $location }: Niemand ist übrig, also bekommt niemand die Beute.
boomtown-bandits-event-nothing-to-claim = { $location }: Der Stapel ist leer, { $seat } geht leer aus.
boomtown-bandits-event-claimed = { $seat } nimmt die oberste Beutekarte: { $location }.
boomtown-bandits-event-stack-empty = { $location }: keine Beute mehr. Das ist die letzte Runde.
boomtown-bandits-event-drew = Du ziehst { $card } als Beute.
boomtown-bandits-event-big-score = { $seat } nimmt Big Score aus dem Spiel und bekommt zwei Karten.
boomtown-bandits-event-inspected =
    { $seat } sieht sich { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } an: { $location }.
boomtown-bandits-event-saw-card = { $card } liegt an { $place }. Stelle von oben.
boomtown-bandits-event-inside-job = { $seat } deckt den Inside Job auf, der bezahlt werden muss.
boomtown-bandits-event-paid = { $seat } nimmt für den Inside Job { $card } aus dem Spiel.
boomtown-bandits-event-left-on-top = { $seat } lässt den Inside Job oben liegen und nimmt hier nichts mehr.
boomtown-bandits-event-cannot-pay = { $seat } hat keine andere Beutekarte zum Bezahlen, also bleibt der Inside Job oben liegen.
boomtown-bandits-event-turned-over = { $seat } deckt { $cards } auf.
boomtown-bandits-event-bonus =
    { $location }: Die meisten Beutekarten ({ $players ->
        [one] { $count }
       *[other] je { $count }
    }) { $players ->
        [one] hat
       *[other] haben
    } { $seats }: { $players ->
        [one] { $money } $ Bonus.
       *[other] je { $money } $ Bonus.
    }
boomtown-bandits-event-own-this-town = { $seat } hat Beute von jedem Ort, also gehört { $seat } die Stadt (Own This Town): { $money } $ Bonus.
boomtown-bandits-event-counted =
    { $bonus ->
        [0] { $money ->
            [0] { $seat } hat kein Geld.
           *[other] { $seat } hat { $money } $, alles auf Beutekarten.
        }
       *[other] { $seat } hat { $money } $: { $cash } $ auf Beutekarten und { $bonus } $ Bonus.
    }
boomtown-bandits-event-final = Gleichstand mit { $money } $: { $seats } kämpfen mit allen Würfeln. Finale Schießerei Nummer { $number }.
boomtown-bandits-event-final-won = Nur { $seat } ist noch übrig und gewinnt die finale Schießerei.
boomtown-bandits-event-final-again = Niemand ist übrig, also kämpfen { $seats } noch einmal.
boomtown-bandits-event-final-shared = Auch nach { $number } finalen Schießereien ist niemand übrig, also teilen sich { $seats } den Sieg.

boomtown-bandits-prompt-sheriff = Du beginnst diese Runde: Stelle den Sheriff auf einen Ort, der damit geschlossen ist.
boomtown-bandits-prompt-place =
    Setze eine Figur verdeckt (noch übrig: Schützen { $shooters }, Feiglinge { $cowards }).{ $plays ->
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
    Du wurdest belauscht: Setze eine Figur offen (noch übrig: Schützen { $shooters }, Feiglinge { $cowards }).{ $plays ->
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
    { $location }: { $plays ->
        [0] { $shows ->
            [0] Du kannst keine Karte spielen ({ $window }). Passe, nur jetzt oder für die ganze Runde. Gefragt werden alle, die eine haben könnten.
           *[other] Du kannst keine Karte spielen ({ $window }). Zeige eine andere oder passe, nur jetzt oder für die ganze Runde. Gefragt werden alle, die eine haben könnten.
        }
       *[other] { $shows ->
            [0] Spiele eine Karte ({ $window }) oder passe, nur jetzt oder für die ganze Runde.
           *[other] Spiele eine Karte ({ $window }), zeige eine andere oder passe, nur jetzt oder für die ganze Runde.
        }
    }
boomtown-bandits-prompt-tick-ready = Takt { $tick }: Würfle oder warte.
boomtown-bandits-prompt-tick-blank = Takt { $tick }: kein Treffer. Würfle noch einmal, warte oder bluffe mit einem Ruf.
boomtown-bandits-prompt-tick-hit = Takt { $tick }: Du hast einen Treffer. Ruf ihn aus!
boomtown-bandits-prompt-tick-runaway = Takt { $tick }: Dein Feigling läuft gleich davon. Warte oder bluffe mit einem Ruf.
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
    { $location }: { $plays ->
        [0] { $shows ->
            [0] Nimm deine Beute. Du kannst vorher keine Karte spielen.
           *[other] Nimm deine Beute. Du kannst vorher keine Karte spielen, aber eine zeigen.
        }
       *[other] { $shows ->
            [0] Nimm deine Beute oder spiele vorher eine Karte.
           *[other] Nimm deine Beute, oder spiele oder zeige vorher eine Karte.
        }
    }
boomtown-bandits-prompt-pay = Du hast den Inside Job aufgedeckt: Nimm dafür eine andere deiner Beutekarten aus dem Spiel oder lass ihn oben liegen.
boomtown-bandits-prompt-take = Welche der Karten, die du dir ansiehst, nimmst du?
boomtown-bandits-prompt-top = Welche der beiden anderen legst du nach oben?
boomtown-bandits-prompt-aim-at = { $card }: { $aim-at }
boomtown-bandits-prompt-aim-token = { $card }: { $aim-token }
boomtown-bandits-prompt-aim-to = { $card }: { $aim-to }
boomtown-bandits-prompt-overhear = Overheard Plans: Wer setzt in dieser Runde offen?

boomtown-bandits-refusal-other-question = „{ $move }“ passt nicht zu dem, was du gerade gefragt wirst.
boomtown-bandits-refusal-not-in-town = Diesen Ort gibt es in dieser Stadt nicht: { $location }.
boomtown-bandits-refusal-closed = Dieser Ort ist in dieser Runde geschlossen: { $location }.
boomtown-bandits-refusal-no-token-left = Das kannst du nicht mehr setzen: { $token }.
boomtown-bandits-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
boomtown-bandits-refusal-too-fresh = { $card } hast du erst in dieser Runde bekommen; spielen darfst du die Karte ab der nächsten.
boomtown-bandits-refusal-wrong-window = { $card } kann jetzt nicht gespielt werden ({ $window }).
boomtown-bandits-refusal-no-use = { $card } hätte jetzt keine Wirkung.
boomtown-bandits-refusal-cannot-show = Du hast keine Karte { $card }, die den anderen noch unbekannt ist.
boomtown-bandits-refusal-not-yours = { $card } gehört dir nicht.
boomtown-bandits-refusal-not-seen = { $card } ist keine der Karten, die du dir gerade ansiehst.
boomtown-bandits-refusal-no-target = { $seat } ist kein Gegner in diesem Kampf.
boomtown-bandits-refusal-no-such-token = Diese Figur oder diesen Würfel kannst du hier nicht wählen.
boomtown-bandits-refusal-nothing-there = { $card } hätte dort keine Wirkung: { $location }.
boomtown-bandits-refusal-no-way = Dorthin kann die Figur nicht ziehen: { $location }.
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
boomtown-bandits-field-sheriff = Der Sheriff ist bei
boomtown-bandits-field-closed = Geschlossen
boomtown-bandits-field-resolved = Abgehandelt
boomtown-bandits-field-here = Jetzt bei
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
boomtown-bandits-field-face-up = Ausgespielt
boomtown-bandits-field-out-of-game = Aus dem Spiel
boomtown-bandits-field-tokens = Figuren
boomtown-bandits-field-dice = Würfel
boomtown-bandits-field-tick = Takt
boomtown-bandits-field-owed = Takte auszusetzen

# Wenn alles offen liegt, und für den Platz, der es weiß.
boomtown-bandits-open-placed = { $seat } setzt verdeckt: { $token } ({ $location }).
boomtown-bandits-open-saw-token = { $hearer } sieht die Figur von { $target } ({ $location }): { $token }.
boomtown-bandits-open-saw-card = { $hearer } sieht { $card } als Karte { $place } von oben.
boomtown-bandits-open-drew = { $hearer } zieht { $card } als Beute.
