# Worte, mit denen der Tischserver etwas ablehnt.

table-no-such-table = Diesen Tisch gibt es nicht.
table-no-such-page = Hier ist nichts.
table-no-such-seat = Diesen Platz hat der Tisch nicht.
table-not-started = Das Spiel hat noch nicht begonnen.
table-begun = Das Spiel hat schon begonnen.
table-is-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-seat-taken = Dort sitzt schon jemand.
table-no-free-seat = An diesem Tisch ist kein Platz frei.
table-nobody-there = Dort sitzt niemand.
table-not-away = Wer dort sitzt, ist nicht abwesend.
table-too-many-bots = Ein Tisch für { $seats } hat keinen Platz für so viele Bots: Ein Platz ist deiner.
table-no-window = Es ist kein Fenster offen, das länger offen bleiben könnte.
table-longer-already = Du hast schon um mehr Zeit gebeten.
table-say-one-thing = Sag eines: einen fertigen Satz oder eigene Worte.
table-rematch-wanted = Du hast schon um eine Revanche gebeten.
table-watching = Du schaust zu: Das können nur Mitspieler.
table-wrong-token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
table-enter-first = Sag zuerst „enter“.
table-entered = Du bist schon eingetreten.
table-protocol = Dieser Server spricht Version { $spoken } des Protokolls; bitte lade die Seite neu.
table-binary = Nachrichten sind Text, keine Binärdaten.
table-unreadable = Die Nachricht war nicht zu verstehen: { $why }
table-bad-request = Die Anfrage war nicht zu verstehen: { $why }
table-origin = Die Seite einer anderen Adresse kann das hier nicht tun.
table-figures = Die Zahlen dieses Servers sind nur für seinen Betreiber.
table-too-large = Das ist zu groß.
table-too-many = Höchstens { $most } auf einmal.
table-too-often =
    Das wurde zu oft verlangt. Bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
table-door =
    Aus deinem Netz wurden zu viele Verbindungen geöffnet. Bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
table-crowded = Aus deinem Netz können höchstens { $most } Verbindungen zugleich offen sein; bitte schließe einige Seiten.
table-too-fast = Zu viele Nachrichten auf einmal; bitte langsamer.
table-enough = Das genügt fürs Erste; bitte warte, bis das Spiel weitergeht.
table-not-stored = Der Server konnte das nicht speichern, darum ist es nicht geschehen; bitte versuch es gleich noch einmal.
table-failed = Beim Server ist etwas schiefgegangen; er hat es sich notiert. Bitte versuche es noch einmal.
table-stopped = Das Würfeln hielt an, bevor das zählte.
table-moved-on = Der Tisch ist schon weiter: Bitte sieh noch einmal hin.
table-no-such-promise = Diesen Anteil hat der Server nicht oder nicht mehr zugesagt; bitte frag nach einem anderen.
