# Worte, mit denen der Tischserver etwas ablehnt.

table-no-such-table = Diesen Tisch gibt es nicht.
table-no-such-page = Hier ist nichts.
table-wrong-method = Diese Adresse nimmt { $method } nicht an, nur { $known }.
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-no-such-language = Für die Sprache „{ $name }“ gibt es keine Texte; die Sprachen sind { $known }.
table-not-started = Die Partie hat noch nicht begonnen.
table-begun = Die Partie hat schon begonnen.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel zu Ende war.
table-shut =
    { $because ->
        [none] Der Betreiber dieses Servers hat diesen Tisch geschlossen.
       *[other] Der Betreiber dieses Servers hat diesen Tisch geschlossen. Der Grund: { $because }
    }
table-deleted =
    { $because ->
        [none] Der Betreiber dieses Servers hat diesen Tisch gelöscht.
       *[other] Der Betreiber dieses Servers hat diesen Tisch gelöscht. Der Grund: { $because }
    }
table-put-out =
    { $because ->
        [none] Der Betreiber dieses Servers hat dir deinen Platz genommen.
       *[other] Der Betreiber dieses Servers hat dir deinen Platz genommen. Der Grund: { $because }
    }
table-banned =
    { $because ->
        [none] Der Betreiber dieses Servers lässt dich hier nicht spielen.
       *[other] Der Betreiber dieses Servers lässt dich hier nicht spielen. Der Grund: { $because }
    }
table-muted =
    { $because ->
        [none] Der Betreiber dieses Servers lässt dich hier nicht mitreden.
       *[other] Der Betreiber dieses Servers lässt dich hier nicht mitreden. Der Grund: { $because }
    }
table-operators-only = Das ist nur für den Betreiber dieses Servers, auf dem Rechner, auf dem er läuft.
table-link-used = Dieser Link wurde schon benutzt oder ist zu alt; „fistful admin page“ macht einen neuen.
table-no-door = Der Server der Tische in { $folder } antwortet seinem Betreiber nicht; führe das unter dem Benutzer aus, unter dem der Server läuft.
table-not-running = Mit den Tischen in { $folder } läuft kein Server, also gibt es keine Seite zu öffnen.
table-not-whom = „{ $text }“ ist kein Name, keine Adresse, kein Netz und kein Platz.
table-own-address = { $address } ist die eigene Adresse dieses Rechners; gesperrt wärst du selbst, oder alle hinter einem Proxy.
table-guest-away = { $name } ist ein Gast und gerade nicht verbunden, also gibt es keine Adresse zu sperren; nimm stattdessen den Platz weg.
table-sanctioned =
    { $what ->
        [ban] { $whom } ist schon gesperrt.
       *[mute] { $whom } ist schon stummgeschaltet.
    }
table-not-sanctioned =
    { $what ->
        [ban] { $whom } ist nicht gesperrt.
       *[mute] { $whom } ist nicht stummgeschaltet.
    }
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
table-alone = An diesem Tisch sitzt sonst niemand: Er ist auf diesem Rechner.
table-wrong-token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
table-enter-first = Sende zuerst „enter“.
table-entered = Du hast schon „enter“ gesendet.
table-protocol = Dieser Server spricht Version { $spoken } des Protokolls; bitte lade die Seite neu.
table-binary = Nachrichten sind Text, keine Binärdaten.
table-unreadable =
    { $fault ->
        [missing] „{ $field }“ fehlt.
        [unknown] Ein Feld „{ $field }“ gibt es hier nicht; bitte weglassen.
        [shortest] „{ $field }“ ist zu kurz: Mindestens { $limit } Zeichen oder Einträge sind nötig.
        [longest] „{ $field }“ ist zu lang: Höchstens { $limit } Zeichen oder Einträge sind erlaubt.
        [least] „{ $field }“ muss mindestens { $limit } sein.
        [most] „{ $field }“ darf höchstens { $limit } sein.
        [pattern] „{ $field }“ muss diese Form haben: { $wanted }
        [choice] „{ $field }“ muss eines hiervon sein: { $wanted }
        [kind]
            { $field ->
                [none] Die Sendung muss
               *[other] „{ $field }“ muss
            } { $wanted ->
                [text] ein Text sein.
                [integer] eine ganze Zahl sein.
                [number] eine Zahl sein.
                [switch] true oder false sein.
                [list] eine Liste sein.
                [object] ein Objekt sein.
               *[simple] ein Text, eine ganze Zahl oder true oder false sein.
            }
        [deep] Die Sendung ist zu tief verschachtelt.
        [encoding] Die Sendung ist nicht in UTF-8.
       *[json] Die Sendung ist kein vollständiges JSON.
    }
table-origin = Von Seiten anderer Adressen aus geht das nicht.
table-host = Dieser Server hört nicht auf den Namen in dieser Adresse. Ist es deiner, starte ihn mit --allowed-host und diesem Namen; sonst nimm die eigene Adresse des Servers.
table-figures = Die Zahlen dieses Servers sieht nur sein Betreiber.
table-too-large = Das ist zu groß.
table-too-many = Höchstens { $most } auf einmal.
table-too-many-public = Dein Netz hat schon { $most } öffentliche Tische offen; beende oder verlasse erst einen, oder öffne diesen nur mit Link.
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
table-not-ready = Auf diesem Server kann gerade nichts gespeichert werden: { $why }.
table-put-aside = Diese Version des Servers kann diesen Tisch nicht öffnen. Nichts davon ist verloren: Sein Verlauf bleibt, wie er ist, und das Protokoll des Servers sagt dem Gastgeber, warum.
table-failed = Auf dem Server ist etwas schiefgegangen; der Fehler ist protokolliert. Bitte versuch es noch einmal.
table-stopped = Die Würfel lagen schon still, bevor das zählen konnte.
table-moved-on = Am Tisch ging es inzwischen weiter; bitte sieh noch einmal hin.
table-no-such-promise = Diesen Anteil hat der Server nie zugesagt oder nicht mehr gespeichert; bitte fordere einen neuen an.
table-one-share = Schicke entweder den Hash deines Anteils oder den Anteil selbst, nicht beides.
table-in-clear = Dieser Tisch wurde nach dem ersten Verfahren eröffnet und nimmt Anteile nur im Klartext.
table-other-round = Die Spieler legen sich gerade auf Anteile für Runde { $round } fest.
table-committed = Du hast dich in dieser Runde schon auf einen Anteil festgelegt.
table-not-committed = Noch haben sich nicht alle auf einen Anteil festgelegt; behalte deinen für dich.
table-revealed = Du hast deinen Anteil schon gezeigt.
table-other-transcript = Die Festlegungen, die du gesehen hast, sind nicht die dieses Tisches.
table-other-share = Das ist nicht der Anteil, auf den du dich festgelegt hast.
table-share-shown = Da alle Plätze besetzt sind, kann nur noch entfernt werden, wessen Anteil fehlt.
table-port-taken = Port { $port } ist belegt; wähl mit --port einen anderen oder nimm mit --any-port den nächsten freien.
table-ports-taken = Die Ports { $port } bis { $last } sind alle belegt; wähl mit --port einen anderen.
table-cannot-listen = Der Server kann { $host }, Port { $port }, nicht verwenden: { $why }.
table-no-data = Im Ordner { $folder } können die Tische nicht gespeichert werden: { $why }.
table-in-use =
    { $address ->
        [none] Ein anderer Server hat die Tische in { $folder } schon geöffnet; beende ihn zuerst, oder wähl mit --data einen anderen Ordner.
       *[other] Fistful läuft schon unter { $address } mit den Tischen in { $folder }; beende es dort zuerst, oder wähl mit --data einen anderen Ordner.
    }
table-no-tables = In { $folder } gibt es keine Tische.
table-copy-exists = { $file } gibt es schon und wird nicht überschrieben; bitte wähle einen anderen Namen.
table-no-copy = { $file } konnte nicht geschrieben werden: { $why }.
table-bad-copy = { $file } ist keine vollständige Kopie der Tische eines Servers: { $why }.
table-newer-data = Die Tische in { $folder } stammen von einer neueren Version von Fistful.
