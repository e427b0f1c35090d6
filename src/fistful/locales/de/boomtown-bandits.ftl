# Boomtown Bandits.

boomtown-bandits-line = Raubt die Stadt aus und seid schneller als alle, die im Weg stehen.
boomtown-bandits-option-pace = Schießereien: automatisch oder in Echtzeit
boomtown-bandits-option-mine = Die Mine ist in der Schachtel

boomtown-bandits-location =
    { $name ->
        [bank] Bank
        [brothel] Bordell
        [train] Zug
        [stagecoach] Postkutsche
        [saloon] Saloon
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
        [bank-holiday] Vor dem Legen: Die Bank ist in dieser Runde geschlossen.
        [inside-job] Wird nur genommen, wenn man dafür eine andere Beutekarte aus dem Spiel gibt; sonst bleibt sie obenauf.
        [brothel-inspector] Vor dem Ziehen der Beute: Sieh die obersten drei Karten an, nimm eine und lege den Rest in beliebiger Reihenfolge zurück.
        [distraction] Vor einer Schießerei, an der du teilnimmst: Ein Würfel eines Gegners mit zwei oder mehr wird bis zum ersten Halt nicht geworfen.
        [good-times] Vor einer Schießerei, an der du teilnimmst: Eine gegnerische Figur verlässt den Kampf.
        [whispered-plan] Vor einer Schießerei: Bewege eine deiner Figuren von hier an einen anderen Ort oder von einem anderen Ort hierher.
        [crab-season] Nach dem Aufdecken: Alle Figuren im Bordell gehen an ihre Besitzer zurück.
        [big-score] Vor dem Ziehen der Beute: Sie kommt aus dem Spiel, und du nimmst zwei Karten.
        [loose-lips] In deinem Zug beim Legen: Sieh alle bisher gelegten Figuren an einem Ort an.
        [misdirection] Nach dem Aufdecken: Bewege irgendeine Figur an einen anderen offenen Ort.
        [overheard-plans] Vor dem Legen: Ein Gegner legt in dieser Runde offen.
        [safe-found] Jederzeit: Nimm die oberste Beutekarte irgendeines Ortes der Stadt, auch eines geschlossenen.
        [body-double] Wenn du als Ziel genannt wirst: Dieser Treffer kostet nichts.
        [guns-akimbo] Vor oder während einer Schießerei, an der du teilnimmst: ein zusätzlicher Schützenwürfel.
        [intimidation] Vor oder während einer Schießerei, an der du teilnimmst: Alle gegnerischen Feiglinge verlassen den Kampf.
        [dynomite] Vor einer Schießerei, an der du teilnimmst: Wirf alle Würfel der anderen einmal; jeder Treffer entfernt den Würfel und seine Figur.
        [liquid-courage] Vor oder während einer Schießerei: Dein Feigling hier wirft einen Schützenwürfel.
        [sloppy-drunk] Vor oder während einer Schießerei, an der du teilnimmst: Ein gegnerischer Schütze wirft einen Feiglingswürfel.
        [sneaky-bastard] Nach dem Aufdecken, vor oder während einer Schießerei: Lege deinen Feigling an einen Ort, der noch nicht abgehandelt ist.
        [tip-off-the-law] Nach dem Aufdecken, vor oder während einer Schießerei: Eine Figur wird verhaftet und ist für diese Runde draußen.
       *[canary] Nach dem Aufdecken: Die Mine ist geschlossen, und Figuren dort gehen an ihre Besitzer zurück.
    }
boomtown-bandits-token =
    { $name ->
        [shooter] Schütze
        [drunk] betrunkener Schütze
        [coward] Feigling
        [brave] mutiger Feigling
       *[extra] Zusatzwürfel
    }
boomtown-bandits-face =
    { $name ->
        [hit] Treffer
        [runaway] Ausreißer
       *[blank] nichts
    }
boomtown-bandits-window =
    { $name ->
        [before-placement] vor dem Legen
        [during-placement] während des Legens
        [after-reveal] nach dem Aufdecken
        [before-shootout] vor der Schießerei
        [during-shootout] während der Schießerei
        [named-target] als genanntes Ziel
       *[before-loot] vor dem Ziehen der Beute
    }

boomtown-bandits-event-town = Die Stadt von links nach rechts: { $locations }.
boomtown-bandits-event-first-player = { $seat } trifft als Einziger und beginnt.
boomtown-bandits-event-round = Runde { $number } beginnt. Startspieler: { $seat }.
boomtown-bandits-event-sheriff = { $seat } stellt den Sheriff auf einen Ort, der damit geschlossen ist: { $location }.
boomtown-bandits-event-closed = In dieser Runde geschlossen: { $location }.
boomtown-bandits-event-window = Karten dürfen gespielt werden: { $window }.
boomtown-bandits-event-window-here = { $location }: Karten dürfen gespielt werden, { $window }.
boomtown-bandits-event-shows = { $seat } zeigt { $card }.
boomtown-bandits-event-played = { $seat } spielt { $card }.
boomtown-bandits-event-impossible = { $card } ist unmöglich geworden; { $seat } nimmt die Karte zurück.
boomtown-bandits-event-overheard = { $seat } wurde belauscht und legt in dieser Runde offen.
boomtown-bandits-event-placed = { $seat } legt eine Figur verdeckt: { $location }.
boomtown-bandits-event-placed-open = { $seat } legt offen: { $token } ({ $location }).
boomtown-bandits-event-peeked = { $seat } sieht alle bisher gelegten Figuren an: { $location }.
boomtown-bandits-event-saw-token = { $location }: Die Figur von { $target } ist: { $token }.
boomtown-bandits-event-shown = { $seat } zeigt allen { $card }.
boomtown-bandits-event-revealed = { $location }: { $seat } hat { $tokens }.
boomtown-bandits-event-location = An der Reihe ist der Ort { $location }.
boomtown-bandits-event-fight = Es kämpfen { $seats }.
boomtown-bandits-event-moved = Eine Figur von { $seat } ({ $token }) wandert: von { $location } nach { $goal }.
boomtown-bandits-event-sent-home = Eine Figur von { $seat } ({ $token }) geht bis zur nächsten Runde heim.
boomtown-bandits-event-arrested = Eine Figur von { $seat } ({ $token }) wird verhaftet.
boomtown-bandits-event-lured-away = Eine Figur von { $seat } ({ $token }) wird aus dem Kampf gelockt.
boomtown-bandits-event-scared-off = Eine Figur von { $seat } ({ $token }) wird verscheucht.
boomtown-bandits-event-blown-up = Eine Figur von { $seat } ({ $token }) wird weggesprengt.
boomtown-bandits-event-drunk = Ein Schütze von { $seat } ist betrunken und wirft einen Feiglingswürfel.
boomtown-bandits-event-distracted = Ein Würfel von { $seat } ({ $token }) wird bis zum ersten Halt nicht geworfen.
boomtown-bandits-event-threw = { $seat } zeigt { $faces }.
boomtown-bandits-event-rolls = { $seat } wirft (Takt { $tick }).
boomtown-bandits-event-called = { $seat } ruft einen Treffer (Takt { $tick }).
boomtown-bandits-event-false-call = { $seat } ruft einen Treffer, der nicht da ist (Takt { $tick }).
boomtown-bandits-event-tie = Gleichstand zwischen { $seats }: Alle Treffer verfallen.
boomtown-bandits-event-hit = { $seat } erzielt einen Treffer.
boomtown-bandits-event-targeted = { $seat } schießt auf { $target }.
boomtown-bandits-event-shot = Eine Figur von { $seat } ({ $token }) wird getroffen.
boomtown-bandits-event-ran-away = Eine Figur von { $seat } ({ $token }) läuft davon.
boomtown-bandits-event-automatic = Nach { $ticks } Takten geht die Schießerei automatisch weiter.
boomtown-bandits-event-worn-out = Nach { $throws } Würfen steht niemand mehr.
boomtown-bandits-event-nobody-left = { $location }: Niemand ist übrig, also nimmt niemand Beute.
boomtown-bandits-event-nothing-to-claim = { $location }: Der Stapel ist leer, { $seat } findet nichts.
boomtown-bandits-event-claimed = { $seat } nimmt die oberste Beutekarte: { $location }.
boomtown-bandits-event-drew = Du ziehst { $card }.
boomtown-bandits-event-big-score = { $seat } gibt Big Score aus dem Spiel und nimmt zwei Karten.
boomtown-bandits-event-inspected =
    { $seat } besichtigt { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    }: { $location }.
boomtown-bandits-event-saw-card = Karte { $place } von oben ist { $card }.
boomtown-bandits-event-inside-job = { $seat } deckt den Inside Job auf.
boomtown-bandits-event-paid = { $seat } gibt { $card } für den Inside Job aus dem Spiel.
boomtown-bandits-event-left-on-top = { $seat } lässt den Inside Job obenauf liegen.
boomtown-bandits-event-bonus = Bonus von { $money } $ ({ $location }) für { $seats }.
boomtown-bandits-event-own-this-town = { $seat } gehört die Stadt: { $money } $.
boomtown-bandits-event-counted = { $seat } hat { $money } $.
boomtown-bandits-event-final = Gleichstand zwischen { $seats }: letzte Schießerei Nummer { $number }.

boomtown-bandits-prompt-sheriff = Stelle den Sheriff auf einen Ort; er ist in dieser Runde geschlossen.
boomtown-bandits-prompt-place = Lege eine Figur (noch Schützen: { $shooters }, noch Feiglinge: { $cowards }).
boomtown-bandits-prompt-window = Spiele eine Karte ({ $window }) oder passe: jetzt oder für die ganze Runde.
boomtown-bandits-prompt-window-here = { $location }: Spiele eine Karte ({ $window }) oder passe: jetzt oder für die ganze Runde.
boomtown-bandits-prompt-tick-ready = Takt { $tick }: Wirf oder warte.
boomtown-bandits-prompt-tick-blank = Takt { $tick }: kein Treffer. Wirf noch einmal, warte, oder bluffe mit einem Ruf.
boomtown-bandits-prompt-tick-hit = Takt { $tick }: Du zeigst einen Treffer. Rufe ihn!
boomtown-bandits-prompt-tick-runaway = Takt { $tick }: Dein Feigling läuft gleich davon.
boomtown-bandits-prompt-name-target = Dein Treffer: Auf wen schießt du?
boomtown-bandits-prompt-double = Du bist das Ziel. Spiele Body Double oder passe.
boomtown-bandits-prompt-lose = Du bist getroffen: Welche Figur verlierst du?
boomtown-bandits-prompt-claim = { $location }: Nimm deine Beute, oder spiele zuvor eine Karte.
boomtown-bandits-prompt-pay = Der Inside Job: Gib eine andere Beutekarte dafür, oder lass ihn obenauf.
boomtown-bandits-prompt-take = Welche dieser Karten nimmst du?
boomtown-bandits-prompt-top = Welche Karte legst du obenauf zurück?
boomtown-bandits-prompt-aim-at = { $card }: an welchem Ort?
boomtown-bandits-prompt-aim-token = { $card }: welche Figur oder welcher Würfel?
boomtown-bandits-prompt-aim-to = { $card }: wohin?
boomtown-bandits-prompt-overhear = Wessen Pläne hast du belauscht?

boomtown-bandits-refusal-other-question = „{ $move }“ beantwortet nicht, was du jetzt gefragt wirst.
boomtown-bandits-refusal-not-in-town = Diesen Ort gibt es in dieser Stadt nicht: { $location }.
boomtown-bandits-refusal-closed = Dieser Ort ist in dieser Runde geschlossen: { $location }.
boomtown-bandits-refusal-no-token-left = Davon hast du nichts mehr zu legen: { $token }.
boomtown-bandits-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
boomtown-bandits-refusal-too-fresh = { $card } hast du erst in dieser Runde bekommen; spielen darfst du die Karte ab der nächsten.
boomtown-bandits-refusal-wrong-window = { $card } darf jetzt nicht gespielt werden ({ $window }).
boomtown-bandits-refusal-no-use = { $card } kann jetzt nichts bewirken.
boomtown-bandits-refusal-cannot-show = Du hast keine Karte { $card }, die nicht schon alle gesehen haben.
boomtown-bandits-refusal-not-yours = { $card } gehört dir nicht.
boomtown-bandits-refusal-not-seen = { $card } ist nicht unter den Karten, die du ansiehst.
boomtown-bandits-refusal-no-target = { $seat } ist kein Gegner in diesem Kampf.
boomtown-bandits-refusal-no-such-token = Eine solche Figur gibt es hier nicht zu wählen.
boomtown-bandits-refusal-nothing-there = { $card } kann dort nichts bewirken: { $location }.
boomtown-bandits-refusal-no-way = Dorthin kann die Figur nicht: { $location }.
boomtown-bandits-refusal-no-faces = Du zeigst in diesem Gang noch keine Würfel, also gibt es nichts zu rufen.
boomtown-bandits-refusal-runaway-lies = Deine Würfel zeigen einen Ausreißer, also darfst du nicht werfen.

boomtown-bandits-outcome-most-money = das meiste Geld
boomtown-bandits-outcome-final-shootout = die letzte Schießerei
boomtown-bandits-outcome-shared = zehn letzte Schießereien ohne Überlebende

boomtown-bandits-deck-locations = Der Kartensatz { $deck } braucht eine Tabelle Karten für jeden Ort: { $entries }.
boomtown-bandits-deck-copies = Der Kartensatz { $deck } hat zu viele Karten { $card } (höchstens { $copies }), oder mit verschiedenem Geld.
boomtown-bandits-deck-too-many = Der Ort „{ $entry }“ des Kartensatzes { $deck } hat zu viele Karten; höchstens { $most } sind erlaubt.
boomtown-bandits-deck-money = Der Eintrag „{ $entry }“ des Kartensatzes { $deck } muss Geld von 0 bis { $most } sein, nicht { $value }.
boomtown-bandits-deck-card-count = Jeder Ort des Kartensatzes { $deck } braucht gleich viele Karten, mindestens eine; er hat { $counts }.
boomtown-bandits-deck-bonuses = Der Kartensatz { $deck } braucht einen Bonus für jeden von { $entries }, und sonst nichts.

boomtown-bandits-field-round = Runde
boomtown-bandits-field-last-round = Letzte Runde
boomtown-bandits-field-first = Startspieler
boomtown-bandits-field-town = Die Stadt
boomtown-bandits-field-sheriff = Der Sheriff ist bei
boomtown-bandits-field-closed = Geschlossen
boomtown-bandits-field-resolved = Abgehandelt
boomtown-bandits-field-here = Jetzt bei
boomtown-bandits-field-window = Fenster für Karten
boomtown-bandits-field-passing = Du passt diese Runde
boomtown-bandits-field-stack-sizes = Beute dort
boomtown-bandits-field-stack-tops = Oben bekannt
boomtown-bandits-field-hand = Deine Beute
boomtown-bandits-field-hand-fresh = Diese Runde erbeutet
boomtown-bandits-field-hands = Hände
boomtown-bandits-field-hands-fresh = Diese Runde erbeutet, alle
boomtown-bandits-field-known = Offen auf der Hand
boomtown-bandits-field-known-fresh = Offen, aus dieser Runde
boomtown-bandits-field-hidden = Verdeckt je Ort
boomtown-bandits-field-hidden-fresh = Verdeckt, aus dieser Runde
boomtown-bandits-field-face-up = Ausgespielt
boomtown-bandits-field-out-of-game = Aus dem Spiel
boomtown-bandits-field-tokens = Figuren
boomtown-bandits-field-dice = Würfel
boomtown-bandits-field-tick = Takt
