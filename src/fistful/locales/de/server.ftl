# Worte, mit denen der Tischserver etwas ablehnt.

table-no-such-table = Diesen Tisch gibt es nicht.
table-no-such-page = Hier ist nichts.
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-no-such-language = Für die Sprache „{ $name }“ gibt es keine Texte; die Sprachen sind { $known }.
table-not-started = Die Partie hat noch nicht begonnen.
table-begun = Die Partie hat schon begonnen.
table-is-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-seat-taken = Dort sitzt schon jemand.
table-no-free-seat = An diesem Tisch ist kein Platz frei.
table-nobody-there = Dort sitzt niemand.
table-not-away = Der Spieler auf diesem Platz ist nicht abwesend.
table-too-many-bots = An einem Tisch für { $seats } ist kein Platz für so viele Bots: Ein Platz gehört dir.
table-no-window = Gerade ist kein Kartenfenster offen, das sich verlängern ließe.
table-longer-already = Du hast schon um mehr Zeit gebeten.
table-say-one-thing = Sende entweder einen fertigen Satz oder eigene Worte, nicht beides.
table-rematch-wanted = Du hast schon um eine Revanche gebeten.
table-watching = Du siehst nur zu; das geht nur als Mitspieler.
table-wrong-token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
table-enter-first = Sende zuerst „enter“.
table-entered = Du hast schon „enter“ gesendet.
table-protocol = Dieser Server spricht Version { $spoken } des Protokolls; bitte lade die Seite neu.
table-binary = Nachrichten sind Text, keine Binärdaten.
table-unreadable = Die Nachricht ist unverständlich: { $why }
table-bad-request = Die Anfrage ist unverständlich: { $why }
table-origin = Von Seiten anderer Adressen aus geht das nicht.
table-figures = Die Zahlen dieses Servers sieht nur sein Betreiber.
table-too-large = Das ist zu groß.
table-too-many = Höchstens { $most } auf einmal.
table-too-often =
    Zu viele Anfragen. Bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
table-door =
    Zu viele Verbindungen aus deinem Netz. Bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
table-crowded = Aus deinem Netz können höchstens { $most } Verbindungen gleichzeitig offen sein; bitte schließe einige Seiten.
table-too-fast = Zu viele Nachrichten auf einmal; bitte langsamer.
table-enough = Das reicht fürs Erste; bitte warte, bis die Partie weitergeht.
table-not-stored = Der Server konnte das nicht speichern, darum ist nichts geschehen; bitte versuch es gleich noch einmal.
table-failed = Auf dem Server ist etwas schiefgegangen; der Fehler ist protokolliert. Bitte versuch es noch einmal.
table-stopped = Die Würfel lagen schon still, bevor das zählen konnte.
table-moved-on = Am Tisch ging es inzwischen weiter; bitte sieh noch einmal hin.
table-no-such-promise = Diesen Anteil hat der Server nie zugesagt oder nicht mehr gespeichert; bitte fordere einen neuen an.
table-port-taken = Port { $port } ist belegt; wähl mit --port einen anderen oder nimm mit --any-port den nächsten freien.
table-ports-taken = Die Ports { $port } bis { $last } sind alle belegt; wähl mit --port einen anderen.
table-cannot-listen = Der Server kann { $host }, Port { $port }, nicht verwenden: { $why }.
table-no-data = Im Ordner { $folder } können die Tische nicht gespeichert werden: { $why }.
table-in-use =
    { $address ->
        [none] Ein anderer Server hat die Tische in { $folder } schon geöffnet; beende ihn zuerst, oder wähl mit --data einen anderen Ordner.
       *[other] Fistful läuft schon unter { $address } mit den Tischen in { $folder }; beende es dort zuerst, oder wähl mit --data einen anderen Ordner.
    }
table-newer-data = Die Tische in { $folder } stammen von einer neueren Version von Fistful.
