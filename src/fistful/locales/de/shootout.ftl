# Shootout!

shootout-line = Schieß auf verdeckte Lebenskarten, halte deine geheim und bleib als Letzter stehen.
shootout-option-marksman = Schützenkarten: In jeder Runde bekommt jeder eine, die er einmal einsetzen darf
shootout-option-rounds_to_win = Runden bis zum Sieg

shootout-marksman =
    { $name ->
        [field-medic] Sanitäter
        [quick-draw] Schnelle Hand
        [eagle-eye] Adlerauge
        [speedloader] Schnelllader
        [steady-aim] Ruhige Hand
        [pickpocket] Taschendieb
        [switcheroo] Tauschtrick
        [standoff] Duell
        [body-armor] Panzerweste
       *[ricochet] Abpraller
    }
shootout-text =
    { $name ->
        [field-medic] Zu Beginn deines Zuges: Lege eine Handkarte, aber keine 13, verdeckt als zusätzliche Lebenskarte aus.
        [quick-draw] Zu Beginn deines Zuges: Du darfst in diesem Zug zweimal schießen, aber nicht nachladen; ein Shootout!!! beendet den Zug.
        [eagle-eye] Zu Beginn deines Zuges: Sieh dir heimlich zwei Lebenskarten eines Gegners an.
        [speedloader] Zu Beginn deines Zuges, mit weniger als sechs Karten: Ziehe auf sechs nach; dann musst du schießen.
        [steady-aim] Zu Beginn deines Zuges: Du musst schießen, und deine Patrone zählt zwei mehr. Ein Blindgänger bleibt ein Blindgänger.
        [pickpocket] Zu Beginn deines Zuges, mit weniger als sechs Karten: Nimm eine zufällige Karte aus der Hand eines Gegners.
        [switcheroo] Zu Beginn deines Zuges: Tausche eine deiner Lebenskarten gegen eine Handkarte, die keine 13 ist.
        [standoff] Zu Beginn deines Zuges, statt zu schießen: Trage ohne Patrone ein Shootout!!! um eine Lebenskarte eines Gegners aus.
        [body-armor] Wenn du eine Lebenskarte verlieren würdest: Du behältst sie. Einen Gegenschuss gibt es dann nicht.
       *[ricochet] Wenn dein Schuss in deinem Zug danebenging: Schieß mit derselben Patrone auf eine andere Lebenskarte eines beliebigen Gegners.
    }

shootout-phase =
    { $name ->
        [lay] Lebenskarten auslegen
        [turn] Zug
        [second] zweiter Schuss
        [armor] von einem Schuss getroffen
        [armor-shootout] Shootout!!! verloren
        [armor-return] vom Gegenschuss getroffen
        [ricochet] danebengeschossen
        [return] Gegenschuss
        [for] Tausch gegen eine Handkarte
        [add] zusätzliche Lebenskarte
        [aim] Zielen
        [aim-ricochet] Zielen mit dem Abpraller
        [aim-standoff] Zielen für das Duell
        [look] eine Lebenskarte ansehen
        [look-again] noch eine Lebenskarte ansehen
        [rob] Taschendiebstahl
       *[swap] Tausch einer Lebenskarte
    }

shootout-field-round = Runde
shootout-field-turn = Zug
shootout-field-dealer = Geber
shootout-field-active = Am Zug
shootout-field-rounds-won = Gewonnene Runden
shootout-field-phase = Phase
shootout-field-hand = Deine Hand
shootout-field-hand-sizes = Handkarten
shootout-field-hands = Hände
shootout-field-known-in-hands = Karten, die andere sicher haben
shootout-field-health = Lebenskarten
shootout-field-exposed = Aufgedeckt
shootout-field-looked = Mit „Adlerauge“ angesehen
shootout-field-pile-size = Karten im Nachziehstapel
shootout-field-pile = Der Nachziehstapel
shootout-field-discards = Abgelegt
shootout-field-bullet = Patrone
shootout-field-mark = Ziel
shootout-field-winning = Karte für den Gegenschuss
shootout-field-bonus = Zuschlag für Patronen
shootout-field-more-shots = Weitere Schüsse
shootout-field-must-shoot = Muss schießen
shootout-field-marksman = Deine Schützenkarte
shootout-field-played = Gespielte Schützenkarten
shootout-field-marksmen = Schützenkarten

shootout-event-round = Runde { $number } beginnt. { $seat } gibt.
shootout-event-last-round = Das ist die letzte Runde der Partie: Danach gewinnt, wer die meisten Runden gewonnen hat.
shootout-event-dealt = { $seat } bekommt { $count } Karten.
shootout-event-marksman = Deine Schützenkarte ist „{ $marksman }“.
shootout-event-laid = { $seat } legt { $count } Lebenskarten verdeckt aus.
shootout-event-must-reload = { $seat } hat keine Patrone mehr und muss nachladen.
shootout-event-drew =
    { $count ->
        [0] { $seat } kann keine Karte ziehen: Es ist keine mehr da.
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
shootout-event-shuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: Die eine abgelegte Karte wird zum neuen.
       *[other] Der Nachziehstapel ist leer: Die { $count } abgelegten Karten werden gemischt und bilden den neuen.
    }
shootout-event-shot =
    { $bonus ->
        [0] { $seat } schießt auf Lebenskarte { $slot } von { $target }: { $card } gegen { $health }.
       *[other] { $seat } schießt auf Lebenskarte { $slot } von { $target }: { $card } plus { $bonus } für „Ruhige Hand“ gegen { $health }.
    }
shootout-event-missed = Zu niedrig: Lebenskarte { $slot } von { $target } wird wieder umgedreht.
shootout-event-dud = Eine 1 ist ein Blindgänger und trifft nie: Lebenskarte { $slot } von { $target } wird wieder umgedreht.
shootout-event-saved = „Panzerweste“: { $target } behält Lebenskarte { $slot }; sie wird wieder umgedreht.
shootout-event-lost = { $seat } verliert Lebenskarte { $slot } (Wert { $card }).
shootout-event-out = { $seat } scheidet aus der Runde aus und legt { $cards } ab.
shootout-event-out-empty = { $seat } scheidet aus der Runde aus.
shootout-event-shootout = Gleichstand: { $seat } und { $target } tragen ein Shootout!!! aus.
shootout-event-stood-off = { $seat } fordert { $target } zum Shootout!!! ohne Patrone heraus; es geht um Lebenskarte { $slot } (Wert { $health }).
shootout-event-turned =
    { $seat } deckt eine { $card } auf, { $rival } eine { $answer }: { $higher ->
        [seat] { $seat } gewinnt das Shootout!!!
        [rival] { $rival } gewinnt das Shootout!!!
       *[neither] Gleichstand, noch hat niemand gewonnen.
    }
shootout-event-unopposed = { $rival } hat keine Karte zum Aufdecken; { $seat } deckt eine { $card } auf und gewinnt das Shootout!!!
shootout-event-stood = { $target } behält Lebenskarte { $slot }; sie wird wieder umgedreht.
shootout-event-both-empty = Weder { $seat } noch { $rival } hat noch eine Karte zum Aufdecken: { $seat }, das Ziel, gewinnt das Shootout!!! und behält die Lebenskarte.
shootout-event-returned = { $seat } schießt zurück auf Lebenskarte { $slot } von { $target }: { $card } gegen { $health }.
shootout-event-return-missed = Der Gegenschuss ist zu niedrig: Lebenskarte { $slot } von { $target } wird wieder umgedreht.
shootout-event-return-tied = Gleichstand, und ein Gegenschuss muss höher sein: Lebenskarte { $slot } von { $target } wird wieder umgedreht.
shootout-event-return-dud = Eine 1 trifft nie, auch nicht als Gegenschuss: Lebenskarte { $slot } von { $target } wird wieder umgedreht.
shootout-event-not-returned = { $seat } legt die siegreiche { $card } ohne Gegenschuss ab.
shootout-event-played = { $seat } spielt „{ $marksman }“.
shootout-event-added = { $seat } legt eine zusätzliche Lebenskarte verdeckt auf Platz { $slot }.
shootout-event-looked = { $seat } sieht sich Lebenskarte { $slot } von { $target } an.
shootout-event-saw = Lebenskarte { $slot } von { $target } ist eine { $card }.
shootout-event-robbed = { $seat } nimmt eine zufällige Karte aus der Hand von { $target }.
shootout-event-took = Du nimmst { $target } eine { $card } ab.
shootout-event-was-robbed = { $rival } nimmt dir eine { $card } ab.
shootout-event-swapped = { $seat } tauscht Lebenskarte { $slot } gegen eine Handkarte.
shootout-event-round-won = { $seat } gewinnt Runde { $number } und hat jetzt { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    } gewonnen.
shootout-event-round-won-late = Runde { $number } endet nach vierhundert Zügen: { $seat } hat noch die meisten Lebenskarten, gewinnt sie und hat jetzt { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    } gewonnen.
shootout-event-round-drawn = Runde { $number } endet nach vierhundert Zügen: An der Spitze haben mehrere Spieler gleich viele Lebenskarten, also gewinnt niemand diese Runde.

shootout-prompt-lay = Lege vier deiner zehn Karten als Lebenskarten aus; eine 13 darf nicht dabei sein.
shootout-prompt-turn = Wähle eine Patrone und schieß, oder lade nach.
shootout-prompt-turn-marksman = Wähle eine Patrone und schieß, lade nach oder spiele „{ $marksman }“.
shootout-prompt-turn-full = Deine Hand ist voll, also musst du schießen: Wähle eine Patrone.
shootout-prompt-turn-full-marksman = Deine Hand ist voll: Wähle eine Patrone und schieß, oder spiele „{ $marksman }“.
shootout-prompt-turn-empty = Du hast keine Patrone mehr: Lade nach.
shootout-prompt-turn-empty-marksman = Du hast keine Patrone mehr: Lade nach oder spiele „{ $marksman }“.
shootout-prompt-turn-shoot = Wähle eine Patrone: Nach dieser Schützenkarte musst du schießen.
shootout-prompt-second = Wähle eine Patrone für deinen zweiten Schuss oder passe.
shootout-prompt-aim = Wähle die Lebenskarte, auf die du mit deiner { $card } schießt.
shootout-prompt-aim-ricochet = Wähle eine andere Lebenskarte, auf die du noch einmal mit deiner { $card } schießt.
shootout-prompt-aim-standoff = Wähle die Lebenskarte, um die gekämpft wird.
shootout-prompt-armor = Du verlierst gleich Lebenskarte { $slot } (Wert { $card }). Spiele „Panzerweste“, um sie zu behalten, oder passe.
shootout-prompt-armor-none = Du verlierst gleich Lebenskarte { $slot } (Wert { $card }). „Panzerweste“ hast du nicht, du kannst also nur passen; gefragt wirst du, damit niemand merkt, wer die Karte hat.
shootout-prompt-armor-shootout = Du hast das Shootout!!! verloren und verlierst gleich Lebenskarte { $slot } (Wert { $card }). Spiele „Panzerweste“, um sie zu behalten, oder passe.
shootout-prompt-armor-shootout-none = Du hast das Shootout!!! verloren und verlierst gleich Lebenskarte { $slot } (Wert { $card }). „Panzerweste“ hast du nicht, du kannst also nur passen; gefragt wirst du, damit niemand merkt, wer die Karte hat.
shootout-prompt-armor-return = Der Gegenschuss kostet dich gleich Lebenskarte { $slot } (Wert { $card }). Spiele „Panzerweste“, um sie zu behalten, oder passe.
shootout-prompt-armor-return-none = Der Gegenschuss kostet dich gleich Lebenskarte { $slot } (Wert { $card }). „Panzerweste“ hast du nicht, du kannst also nur passen; gefragt wirst du, damit niemand merkt, wer die Karte hat.
shootout-prompt-ricochet = Deine { $card } ging daneben. Spiele „Abpraller“, um mit ihr auf eine andere Lebenskarte zu schießen, oder passe.
shootout-prompt-ricochet-none = Deine { $card } ging daneben. „Abpraller“ hast du nicht, du kannst also nur passen; gefragt wirst du, damit niemand merkt, wer die Karte hat.
shootout-prompt-return = Du hast das Shootout!!! gewonnen. Schieß mit deiner { $card } auf eine Lebenskarte von { $target } zurück oder passe.
shootout-prompt-look = Wähle eine Lebenskarte, die du dir ansehen willst.
shootout-prompt-look-again = Wähle eine zweite Lebenskarte von { $target }, die du dir ansehen willst.
shootout-prompt-rob = Wähle, aus wessen Hand du eine zufällige Karte nimmst.
shootout-prompt-swap = Wähle, welche deiner Lebenskarten du tauschen willst.
shootout-prompt-for = Wähle die Handkarte, die auf Platz { $slot } die { $card } ersetzt (keine 13).
shootout-prompt-add = Wähle die Handkarte, die du als zusätzliche Lebenskarte auslegst (keine 13).

shootout-refusal-not-now = „{ $move }“ beantwortet nicht die Frage, die dir gerade gestellt wird.
shootout-refusal-cannot-lay = „{ $move }“ geht nicht: Du hast nicht alle diese Karten.
shootout-refusal-full-hand = Du darfst nicht nachladen: Deine Hand hat schon { $most } Karten.
shootout-refusal-must-shoot = Du darfst nicht nachladen: Nach dieser Schützenkarte musst du schießen.
shootout-refusal-not-in-hand = Du hast keine { $card }, die du hier spielen könntest.
shootout-refusal-not-your-marksman = „{ $marksman }“ ist nicht deine Schützenkarte.
shootout-refusal-marksman-used = „{ $marksman }“ hast du in dieser Runde schon eingesetzt.
shootout-refusal-marksman-useless = „{ $marksman }“ hätte jetzt keine Wirkung und darf nicht gespielt werden.
shootout-refusal-empty-slot = Dieser Spieler hat auf Platz { $slot } keine Lebenskarte.
shootout-refusal-own-health = Deine eigenen Lebenskarten darfst du hier nicht wählen.
shootout-refusal-same-slot = Lebenskarte { $slot } hast du gerade gewählt; wähle eine andere.
shootout-refusal-only-of = Du darfst jetzt nur eine Lebenskarte von { $target } wählen.
shootout-refusal-nothing-to-rob = Dieser Spieler hat keine Karte auf der Hand, die du nehmen könntest.

shootout-outcome-rounds = genug Runden gewonnen
shootout-outcome-most-rounds = die meisten Runden gewonnen

shootout-deck-no-cards = Der Kartensatz { $deck } sagt nicht, wie viele Karten er von jedem Wert hat.
shootout-deck-value = Der Kartensatz { $deck } hat Karten mit dem Wert „{ $entry }“; die Werte reichen von 1 bis { $most }.
shootout-deck-count = Die Anzahl der Karten mit Wert { $entry } im Kartensatz { $deck } muss zwischen 0 und { $most } liegen, nicht bei { $value }.
shootout-deck-thirteens = Der Kartensatz { $deck } hat { $number } Karten mit Wert 13; höchstens { $most } sind erlaubt, damit jeder vier Lebenskarten auslegen kann.
shootout-deck-too-few = Der Kartensatz { $deck } hat { $number } Karten; { $players } Spieler brauchen { $needed }, zehn für jeden.

# Wenn alles offen liegt, und für den Platz, der es weiß.
shootout-open-dealt = { $seat } bekommt { $count } Karten: { $cards }.
shootout-open-marksman = Die Schützenkarte von { $hearer } ist „{ $marksman }“.
shootout-open-laid = { $seat } legt { $count } Lebenskarten verdeckt aus: { $cards }.
shootout-open-drew =
    { $count ->
        [0] { $seat } kann keine Karte ziehen: Es ist keine mehr da.
        [one] { $seat } zieht eine Karte: { $cards }.
       *[other] { $seat } zieht { $count } Karten: { $cards }.
    }
shootout-open-added = { $seat } legt eine { $card } verdeckt als zusätzliche Lebenskarte auf Platz { $slot }.
shootout-open-saw = { $hearer } sieht Lebenskarte { $slot } von { $target }: Es ist eine { $card }.
shootout-open-took = { $hearer } nimmt { $target } eine { $card } ab.
shootout-open-was-robbed = { $hearer } sieht, dass { $rival } eine { $card } genommen hat.
shootout-open-swapped = { $seat } tauscht Lebenskarte { $slot } (Wert { $old }) gegen eine Handkarte (Wert { $card }).
