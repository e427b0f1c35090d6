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
        [body-double] Wenn du als Ziel genannt wirst: Dieser Treffer kostet dich nichts.
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
       *[extra] Zusatzwürfel
    }
boomtown-bandits-face =
    { $name ->
        [hit] Treffer
        [runaway] Ausreißer
       *[blank] Niete
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

boomtown-bandits-event-town = Die Stadt von links nach rechts: { $locations }.
boomtown-bandits-event-first-player = Nur { $seat } würfelt einen Treffer und beginnt.
boomtown-bandits-event-round = Runde { $number } beginnt. Startspieler: { $seat }.
boomtown-bandits-event-sheriff = { $seat } stellt den Sheriff auf einen Ort, der damit in dieser Runde geschlossen ist: { $location }.
boomtown-bandits-event-closed = In dieser Runde geschlossen: { $location }.
boomtown-bandits-event-window = Jetzt dürfen Karten gespielt werden: { $window }.
boomtown-bandits-event-window-here = { $location }: Jetzt dürfen Karten gespielt werden, { $window }.
boomtown-bandits-event-shows = { $seat } zeigt { $card }.
boomtown-bandits-event-played = { $seat } spielt { $card }.
boomtown-bandits-event-impossible = { $card } lässt sich nicht mehr ausführen; { $seat } nimmt die Karte zurück.
boomtown-bandits-event-overheard = { $seat } wurde belauscht und setzt in dieser Runde offen.
boomtown-bandits-event-placed = { $seat } setzt eine Figur verdeckt: { $location }.
boomtown-bandits-event-placed-open = { $seat } setzt offen: { $token } ({ $location }).
boomtown-bandits-event-peeked = { $seat } sieht sich alle bisher gesetzten Figuren an: { $location }.
boomtown-bandits-event-saw-token = { $location }: Die Figur von { $target } ist ein { $token }.
boomtown-bandits-event-shown = { $seat } zeigt allen { $card }.
boomtown-bandits-event-revealed = { $location }, { $seat }: { $tokens }.
boomtown-bandits-event-location = Nächster Ort: { $location }.
boomtown-bandits-event-fight = Es kämpfen { $seats }.
boomtown-bandits-event-moved = Ein { $token } ({ $seat }) zieht um: { $location } → { $goal }.
boomtown-bandits-event-sent-home = Ein { $token } ({ $seat }) geht bis zur nächsten Runde nach Hause.
boomtown-bandits-event-arrested = Ein { $token } ({ $seat }) wird verhaftet.
boomtown-bandits-event-lured-away = Ein { $token } ({ $seat }) wird aus dem Kampf gelockt.
boomtown-bandits-event-scared-off = Ein { $token } ({ $seat }) wird verscheucht.
boomtown-bandits-event-blown-up = Ein { $token } ({ $seat }) wird weggesprengt.
boomtown-bandits-event-drunk = Ein Schütze ({ $seat }) ist betrunken und wirft einen Feiglingswürfel.
boomtown-bandits-event-distracted = Ein Würfel ({ $seat }, { $token }) wird bis zum ersten Halt nicht geworfen.
boomtown-bandits-event-threw = { $seat } würfelt: { $faces }.
boomtown-bandits-event-rolls = { $seat } würfelt (Takt { $tick }).
boomtown-bandits-event-called = { $seat } ruft „Treffer!“ (Takt { $tick }).
boomtown-bandits-event-false-call = { $seat } ruft „Treffer!“, zeigt aber keinen (Takt { $tick }).
boomtown-bandits-event-tie = { $seats } treffen gleichzeitig: Alle Treffer verfallen.
boomtown-bandits-event-hit = { $seat } landet einen Treffer.
boomtown-bandits-event-targeted = { $seat } schießt auf { $target }.
boomtown-bandits-event-shot = Ein { $token } ({ $seat }) wird erschossen.
boomtown-bandits-event-ran-away = Ein { $token } ({ $seat }) läuft davon.
boomtown-bandits-event-automatic = Nach { $ticks } Takten geht die Schießerei im automatischen Tempo weiter.
boomtown-bandits-event-worn-out = Nach { $throws } Würfen endet die Schießerei, und niemand steht mehr.
boomtown-bandits-event-nobody-left = { $location }: Niemand ist übrig, also bekommt niemand die Beute.
boomtown-bandits-event-nothing-to-claim = { $location }: Der Stapel ist leer, { $seat } geht leer aus.
boomtown-bandits-event-claimed = { $seat } nimmt die oberste Beutekarte: { $location }.
boomtown-bandits-event-drew = Du ziehst { $card }.
boomtown-bandits-event-big-score = { $seat } nimmt Big Score aus dem Spiel und bekommt zwei Karten.
boomtown-bandits-event-inspected =
    { $seat } sieht sich { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } an: { $location }.
boomtown-bandits-event-saw-card = Karte { $place } von oben: { $card }.
boomtown-bandits-event-inside-job = { $seat } deckt den Inside Job auf.
boomtown-bandits-event-paid = { $seat } nimmt für den Inside Job { $card } aus dem Spiel.
boomtown-bandits-event-left-on-top = { $seat } lässt den Inside Job oben liegen.
boomtown-bandits-event-bonus = Bonus von { $money } $ ({ $location }) für { $seats }.
boomtown-bandits-event-own-this-town = { $seat } hat die Stadt in der Hand (Own This Town): { $money } $.
boomtown-bandits-event-counted = { $seat } hat { $money } $.
boomtown-bandits-event-final = Letzte Schießerei, Nummer { $number }: Gleichstand zwischen { $seats }.

boomtown-bandits-prompt-sheriff = Stelle den Sheriff auf einen Ort; dieser Ort ist in dieser Runde geschlossen.
boomtown-bandits-prompt-place = Setze eine Figur (noch übrige Schützen: { $shooters }, Feiglinge: { $cowards }).
boomtown-bandits-prompt-window = Spiele eine Karte ({ $window }) oder passe: nur jetzt oder für die ganze Runde.
boomtown-bandits-prompt-window-here = { $location }: Spiele eine Karte ({ $window }) oder passe: nur jetzt oder für die ganze Runde.
boomtown-bandits-prompt-tick-ready = Takt { $tick }: Würfle oder warte.
boomtown-bandits-prompt-tick-blank = Takt { $tick }: kein Treffer. Würfle noch einmal, warte, oder rufe und bluffe.
boomtown-bandits-prompt-tick-hit = Takt { $tick }: Du hast einen Treffer. Ruf ihn aus!
boomtown-bandits-prompt-tick-runaway = Takt { $tick }: Dein Feigling läuft gleich davon.
boomtown-bandits-prompt-name-target = Dein Treffer: Auf wen schießt du?
boomtown-bandits-prompt-double = Du bist das Ziel. Spiele Body Double oder passe.
boomtown-bandits-prompt-lose = Du bist getroffen: Welche Figur verlierst du?
boomtown-bandits-prompt-claim = { $location }: Nimm deine Beute, oder spiele vorher eine Karte.
boomtown-bandits-prompt-pay = Der Inside Job: Gib eine andere Beutekarte dafür her, oder lass ihn oben liegen.
boomtown-bandits-prompt-take = Welche dieser Karten nimmst du?
boomtown-bandits-prompt-top = Welche Karte legst du oben auf den Stapel zurück?
boomtown-bandits-prompt-aim-at = { $card }: an welchem Ort?
boomtown-bandits-prompt-aim-token = { $card }: welche Figur oder welcher Würfel?
boomtown-bandits-prompt-aim-to = { $card }: wohin?
boomtown-bandits-prompt-overhear = Wessen Pläne hast du belauscht?

boomtown-bandits-refusal-other-question = „{ $move }“ passt nicht zu dem, was du gerade gefragt wirst.
boomtown-bandits-refusal-not-in-town = Diesen Ort gibt es in dieser Stadt nicht: { $location }.
boomtown-bandits-refusal-closed = Dieser Ort ist in dieser Runde geschlossen: { $location }.
boomtown-bandits-refusal-no-token-left = Das kannst du nicht mehr setzen: { $token }.
boomtown-bandits-refusal-not-in-hand = { $card } hast du nicht auf der Hand.
boomtown-bandits-refusal-too-fresh = { $card } hast du erst in dieser Runde bekommen; spielen darfst du die Karte ab der nächsten.
boomtown-bandits-refusal-wrong-window = { $card } darf jetzt nicht gespielt werden ({ $window }).
boomtown-bandits-refusal-no-use = { $card } hätte jetzt keine Wirkung.
boomtown-bandits-refusal-cannot-show = Du hast keine Karte { $card }, die nicht schon alle kennen.
boomtown-bandits-refusal-not-yours = { $card } gehört dir nicht.
boomtown-bandits-refusal-not-seen = { $card } ist keine der Karten, die du dir gerade ansiehst.
boomtown-bandits-refusal-no-target = { $seat } ist kein Gegner in diesem Kampf.
boomtown-bandits-refusal-no-such-token = Diese Figur kannst du hier nicht wählen.
boomtown-bandits-refusal-nothing-there = { $card } hätte dort keine Wirkung: { $location }.
boomtown-bandits-refusal-no-way = Dorthin kann die Figur nicht ziehen: { $location }.
boomtown-bandits-refusal-no-faces = Du hast in diesem Durchgang noch nicht gewürfelt, also gibt es nichts zu rufen.
boomtown-bandits-refusal-runaway-lies = Deine Würfel zeigen einen Ausreißer, also darfst du nicht würfeln.

boomtown-bandits-outcome-most-money = das meiste Geld
boomtown-bandits-outcome-final-shootout = die letzte Schießerei
boomtown-bandits-outcome-shared = zehn letzte Schießereien ohne Überlebende

boomtown-bandits-deck-locations = Der Kartensatz { $deck } braucht für jeden Ort eine Tabelle mit Karten: { $entries }.
boomtown-bandits-deck-copies = Der Kartensatz { $deck } hat zu viele Karten { $card } (höchstens { $copies }), oder welche mit verschiedenen Geldbeträgen.
boomtown-bandits-deck-too-many = Der Ort „{ $entry }“ des Kartensatzes { $deck } hat zu viele Karten; höchstens { $most } sind erlaubt.
boomtown-bandits-deck-money = Der Eintrag „{ $entry }“ des Kartensatzes { $deck } muss ein Geldbetrag von 0 bis { $most } sein, nicht { $value }.
boomtown-bandits-deck-card-count = Jeder Ort des Kartensatzes { $deck } braucht gleich viele Karten, mindestens eine; es sind { $counts }.
boomtown-bandits-deck-bonuses = Der Kartensatz { $deck } braucht je einen Bonus für { $entries }, und sonst nichts.

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

# Wenn alles offen liegt, und für den Platz, der es weiß.
boomtown-bandits-open-placed = { $seat } setzt verdeckt: { $token } ({ $location }).
boomtown-bandits-open-saw-token = { $hearer } sieht die Figur von { $target } ({ $location }): { $token }.
boomtown-bandits-open-saw-card = { $hearer } sieht Karte { $place } von oben: { $card }.
boomtown-bandits-open-drew = Von { $hearer } genommene Karte: { $card }.
