# Worte, die alle Spiele teilen.

seat = Spieler { $letter }

event-chosen = { $seat } hat gewählt.

prompt-over = Das Spiel ist zu Ende.
prompt-waiting = Es wird auf { $seats } gewartet.

refusal-no-such-action = Die Aktion Nummer { $number } gibt es in diesem Spiel nicht.

turn-game-over = Das Spiel ist zu Ende.
turn-others = Du bist nicht am Zug: Der Tisch wartet auf { $seats }.
turn-already-chosen = Du hast schon gewählt; nimm deine Wahl erst zurück, um sie zu ändern.
turn-nothing-to-retract = Du hast keine verdeckte Wahl, die du zurücknehmen könntest.

notation-unknown = „{ $text }“ ist kein Zug dieses Spiels; ein Zug sieht so aus: „{ $example }“.
notation-no-such-action = Die Aktion Nummer { $number } gibt es nicht; sie reichen von 0 bis { $largest }.

setup-no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht; es gibt { $known }.
setup-no-such-level = Eine Spielstärke namens „{ $name }“ gibt es nicht; es gibt { $known }, und sheriff@0.1 ist ein Sheriff mit einem Zehntel seiner Rechenzeit.
setup-level-not-loaded = Die Spielstärke „{ $name }“ kommt aus { $package }, das sich nicht laden ließ: { $why }
setup-too-few-levels = Ein Wettkampf braucht mindestens zwei Spieler; die Spielstärken sind { $known }.
setup-no-ray = --engine ray braucht Ray: mit „pip install fistful[ray]“ wird es installiert.
setup-seats = { $title } ist für { $fewest } bis { $most } Spieler, nicht für { $number }.
setup-no-such-option = { $title } hat keine Variante „{ $option }“; es hat { $known }.
setup-option-value = Die Variante „{ $option }“ von { $title } kann { $allowed } sein, nicht „{ $value }“.
setup-no-such-seat = Den Platz Nummer { $number } gibt es nicht; sie reichen von 0 bis { $largest }.
setup-seed-number = Ein Startwert ist eine ganze Zahl von 0 bis 2⁶³−1, nicht { $value }.
setup-seed-bytes = Ein fairer Startwert hat { $needed } Bytes, dieser hat { $number }.

deck-unreadable = Die Kartendatei { $deck } lässt sich nicht lesen: { $why }.
deck-not-text = Die Kartendatei { $deck } ist kein UTF-8-Text.
deck-not-toml = Die Kartendatei { $deck } ist kein TOML: { $why }.
deck-unknown-entry = Der Kartensatz { $deck } hat einen Eintrag „{ $entry }“, den dieses Spiel nicht kennt.
deck-another-house-deck = Der hauseigene Kartensatz dieser Ansicht oder Aufzeichnung ist ein anderer als der hiesige.
deck-hash = Der Kartensatz { $deck } passt nicht zu seiner Prüfsumme.

record-no-history = Diese Stellung wurde erdacht oder zufällig zu Ende gespielt und hat keine Aufzeichnung.
record-unreadable = Die Aufzeichnung { $path } lässt sich nicht lesen: { $why }.
record-not-json = Die Aufzeichnung ist abgeschnitten oder kein JSON: { $why }.
record-not-a-record = Das ist JSON, aber keine Aufzeichnung eines Spiels.
record-newer-format = Die Aufzeichnung hat Format { $format }; dieses Fistful liest bis Format { $newest }.
record-malformed = Die Aufzeichnung hat nicht die Form einer Aufzeichnung: { $why }.
record-edited = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme passt nicht.
record-no-such-game = Die Aufzeichnung ist von einem Spiel namens „{ $name }“; es gibt { $known }.
record-seed = Der Startwert der Aufzeichnung ist weder Zahl noch hexadezimal: „{ $value }“.
record-rules = Die Aufzeichnung folgt Fassung { $version } der Regeln; dieses Fistful spielt Fassung { $current }.
record-decision = Entscheidung { $number } der Aufzeichnung, „{ $move }“, lässt sich nicht nachspielen: { $why }
record-tick = Zu diesem Takt kommt das Spiel nicht.
record-outcome = Die Aufzeichnung nennt einen anderen Ausgang, als ihre Entscheidungen ergeben.
record-draw = Ziehung { $number } der Aufzeichnung ({ $purpose }) ist nicht die ihres Startwerts.
record-other-draws = Die Ziehungen der Aufzeichnung sind nicht die, die ihre Entscheidungen verlangen.
record-share = Ein Anteil am Startwert in der Aufzeichnung hat nicht 64 hexadezimale Ziffern.
record-commitment = Der Anteil des Servers in der Aufzeichnung ist nicht der, auf den er sich festgelegt hatte.
record-shares-and-seed = Der Startwert der Aufzeichnung besteht nicht aus den Anteilen darin.
