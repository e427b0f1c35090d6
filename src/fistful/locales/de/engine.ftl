# Worte, die alle Spiele teilen.

seat = Spieler { $letter }

event-chosen = { $seat } hat gewählt.
# Nur einem Platz gesagt, wenn alles offen liegt.
whispered = Nur für { $hearer }: { $said }

prompt-over = Die Partie ist zu Ende.
prompt-waiting = Warten auf { $seats }.

refusal-no-such-action = Eine Aktion Nummer { $number } gibt es in diesem Spiel nicht.
refusal-other-question = „{ $move }“ beantwortet nicht die Frage, die dir gerade gestellt wird.

turn-game-over = Die Partie ist zu Ende.
turn-others = Am Zug bist nicht du, sondern { $seats }.
turn-already-chosen = Du hast schon gewählt; um die Wahl zu ändern, nimm sie zuerst zurück.
turn-nothing-to-retract = Du hast keine verdeckte Wahl, die du zurücknehmen könntest.

notation-unknown = „{ $typed }“ ist in diesem Spiel kein Zug; ein Zug sieht zum Beispiel so aus: „{ $example }“.
notation-no-such-action = Eine Aktion Nummer { $number } gibt es nicht; die Nummern gehen von 0 bis { $largest }.

setup-no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht. Zur Auswahl stehen: { $known }.
setup-no-such-level = Eine Spielstärke namens „{ $name }“ gibt es nicht. Zur Auswahl stehen: { $known }; sheriff@0.1 ist ein Sheriff mit einem Zehntel seines Rechenbudgets.
setup-level-not-loaded = Die Spielstärke „{ $name }“ kommt aus { $package }, das sich nicht laden ließ: { $why }
setup-bot-not-loaded = Der Bot „{ $name }“ ließ sich nicht laden: { $why }
setup-too-few-levels = Ein Wettkampf braucht mindestens zwei Spieler; die Spielstärken sind { $known }.
setup-missing-extra = Dafür fehlen Pakete; so werden sie installiert: pip install "fistful[{ $extra }]"
setup-seats =
    { $title } ist für { $most ->
        [2] { $fewest ->
            [one] einen oder zwei
           *[other] zwei
        }
       *[other] { $fewest } bis { $most }
    } Spieler, nicht für { $number }.
setup-rules = Von { $title } gibt es keine Regelversion { $version }; die neueste ist { $current }.
setup-no-such-option = { $title } hat keine Option „{ $option }“. Möglich sind: { $known }.
setup-option-value = Die Option „{ $option }“ von { $title } kann nicht „{ $value }“ sein; möglich sind: { $allowed }.
setup-no-such-seat = Einen Platz Nummer { $number } gibt es nicht; die Nummern gehen von 0 bis { $largest }.
setup-seed-number = Ein Startwert ist eine ganze Zahl von 0 bis 2⁶³−1, nicht { $value }.
setup-seed-bytes = Ein fairer Startwert hat { $needed } Bytes, dieser hat { $number }.

deck-unreadable = Die Kartendatei { $deck } lässt sich nicht lesen: { $why }.
deck-not-text = Die Kartendatei { $deck } ist kein UTF-8-Text.
deck-not-toml = Die Kartendatei { $deck } ist kein TOML: { $why }.
deck-unknown-entry = Der Kartensatz { $deck } hat einen Eintrag „{ $entry }“, den dieses Spiel nicht kennt.
deck-another-house-deck = Der hauseigene Kartensatz dieser Ansicht oder Aufzeichnung ist nicht der dieser Fistful-Version.
deck-hash = Der Kartensatz { $deck } passt nicht zu seiner Prüfsumme.

record-no-history = Diese Stellung ist nur gedacht oder wurde zufällig zu Ende gespielt; deshalb gibt es keine Aufzeichnung.
record-unreadable = Die Aufzeichnung { $path } lässt sich nicht lesen: { $why }.
record-not-json = Die Aufzeichnung ist unvollständig oder kein JSON: { $why }.
record-not-a-record = Das ist JSON, aber nicht die Aufzeichnung einer Partie.
record-newer-format = Die Aufzeichnung hat Format { $format }; diese Fistful-Version liest Formate bis { $newest }.
record-malformed = Die Aufzeichnung ist fehlerhaft aufgebaut: { $why }.
record-edited = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme stimmt nicht.
record-no-such-game = Die Aufzeichnung stammt von einem Spiel namens „{ $name }“. Bekannt sind: { $known }.
record-seed = Der Startwert der Aufzeichnung ist weder eine Zahl noch hexadezimal: „{ $value }“.
record-rules = Die Aufzeichnung folgt Version { $version } der Regeln; die neueste, die diese Fistful-Version kennt, ist { $current }.
record-decision = Entscheidung { $number } der Aufzeichnung, „{ $move }“, lässt sich nicht nachspielen: { $why }
record-tick = Diesen Takt erreicht die Partie nie.
record-outcome = Der Ausgang in der Aufzeichnung ist nicht der, zu dem ihre Entscheidungen führen.
record-draw = Ziehung { $number } der Aufzeichnung ({ $purpose }) ergibt sich nicht aus ihrem Startwert.
record-other-draws = Die Ziehungen in der Aufzeichnung passen nicht zu ihren Entscheidungen.
record-share = Ein Anteil am Startwert in der Aufzeichnung besteht nicht aus 64 hexadezimalen Ziffern.
record-commitment = Der Anteil des Servers in der Aufzeichnung ist nicht der, auf den er sich festgelegt hatte.
record-shares-and-seed = Der Startwert der Aufzeichnung ergibt sich nicht aus den Anteilen darin.
record-player-commitment = Der Anteil von Platz { $seat } in der Aufzeichnung ist nicht der, auf den er sich festgelegt hatte.
record-order = In Runde { $number } der Aufzeichnung wurde ein Anteil gezeigt, bevor sich alle auf ihren festgelegt hatten.
record-rounds = Die Runden der Festlegungen in der Aufzeichnung passen nicht zusammen.
record-dealt-again = Du hast einen Anteil für ein Geben gezeigt, das in der Aufzeichnung fehlt: Der Betreiber hat noch einmal gegeben und gewählt, oder er hat dazwischen eine ältere Kopie der Tische eingespielt.
