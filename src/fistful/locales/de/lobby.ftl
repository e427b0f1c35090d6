# Das Terminal an einem Server: seine Lobby und die Tische dort.

terminal-empty = leer
terminal-hidden = verdeckt
terminal-field = { $label }: { $value }.

# Ein Tisch auf dem ganzen Bildschirm.

terminal-said = { $name }: „{ $words }“
terminal-chat-help = Eine Ziffer sagt einen Spruch · { $mute } schaltet einen Platz stumm oder wieder laut · Esc schließt
terminal-time-left = noch { $time }
terminal-room-owes = fehlt noch beim Mischen
terminal-farewell =
    { $why ->
        [taken-over] Du spielst diesen Platz jetzt in einem anderen Fenster.
        [unseated] Dieser Platz gehört dir nicht mehr: Du hast den Tisch verlassen oder wurdest darum gebeten.
        [resync] Die Verbindung war zu langsam, um mitzukommen. Neuer Versuch …
        [back-soon] Der Server startet neu und ist gleich wieder da …
        [come-later] Dein Netz hat zu viele Verbindungen zu diesem Server. Bald folgt ein neuer Versuch …
       *[other] Du hast keinen Zugang zu diesem Tisch.
    }
terminal-leave-table = Den Tisch verlassen? ⏎ vorerst: dein Platz bleibt dir, und die Uhr läuft weiter · x endgültig: ein Bot übernimmt deinen Platz · Esc bleiben
terminal-leave-room = Den Tisch verlassen? ⏎ vorerst: dein Platz bleibt dir · x den Platz freigeben · Esc bleiben
terminal-key-seats = ↑↓ Plätze
terminal-key-sit = ⏎ hier hinsetzen
terminal-key-bot = ⏎ Bot hinsetzen: { $level }
terminal-key-level = ←→ seine Stärke
terminal-key-unseat = x entfernen
terminal-key-chat = c Chat
terminal-key-leave = q Ende
terminal-key-again = ⏎ den Platz hierher zurückholen
terminal-key-rematch = r noch eine Partie
terminal-key-choose = ←→ wählen · ⏎ spielen
terminal-key-hint = h Tipp
terminal-key-skip = Leertaste überspringen
terminal-key-back = u zurücknehmen
terminal-key-more-time = m mehr Zeit
terminal-key-stand-in = b Bot für Abwesende
terminal-key-log = l Verlauf
terminal-key-help = ? Hilfe
terminal-help-online =
    | c | Chat: reden, Sprüche, stummschalten |
    | m | mehr Zeit, solange alle eine Karte spielen dürfen |
    | b | einen Bot für Spieler spielen lassen, die seit einer Minute weg sind |
    | r | noch eine Partie, wenn diese vorbei ist |

# Die Lobby.

terminal-lobby-at = Tische auf { $server }
terminal-lobby-guest = Gast
terminal-lobby-watching = Tische zum Zusehen
terminal-lobby-new = Einen Tisch eröffnen
terminal-lobby-turn = du bist am Zug
no-server = Unter { $server } antwortet kein Tischserver: { $why }
terminal-lobby-lost = Der Server ist nicht erreichbar. Neuer Versuch …
terminal-lobby-unknown = { $game } ist hier nicht installiert; seine Tische lassen sich nicht zeigen.
terminal-lobby-keys = ↑↓ wählen · ⏎ { $what } · n Name · t Farben · q Ende
terminal-lobby-what =
    { $what ->
        [mine] weiterspielen
        [waiting] hinsetzen
        [watch] zusehen
       *[open] Tisch einrichten
    }
terminal-lobby-none = Kein Tisch ist offen.
terminal-form-title = Einen Tisch eröffnen: { $title }
terminal-form-bots = Bots
terminal-form-level = Bots spielen als
terminal-form-hours = Stunden je Entscheidung
terminal-form-public = In der Lobby zeigen
terminal-form-listed =
    { $listed ->
        [yes] ja, alle können mitspielen oder zusehen
       *[no] nein, nur über den Link
    }
terminal-form-open = Den Tisch eröffnen
terminal-form-keys = ↑↓ wählen · ←→ ändern · ⏎ weiter · Esc zurück
terminal-name-title = Dein Name
terminal-name-name = Name am Tisch
terminal-name-password = Passwort, wenn der Name reserviert ist oder werden soll
terminal-name-keys = ⏎ diesen Namen nehmen · Strg+r reservieren · Strg+o abmelden · Esc zurück
terminal-name-signed = Du bist als { $name } angemeldet.
terminal-name-short = Ein Passwort hat mindestens acht Zeichen.

# Die Lobby, Zeile für Zeile.

terminal-lobby-row = { $number }. { $title }, { $kind }: { $who }.
terminal-lobby-row-said = { $number }. { $title }, { $kind }: { $who }; { $said }.
terminal-lobby-kind =
    { $what ->
        [mine] dein Tisch
        [waiting] wartet auf Mitspieler
       *[watch] wird gespielt
    }
terminal-lobby-help = Gib die Nummer eines Tisches ein, um mitzuspielen oder zuzusehen, „open“ und ein Spiel für einen eigenen Tisch, „name“ und einen Namen, „list“ für die Tische von jetzt oder „quit“.
terminal-lobby-prompt = Welcher Tisch?
terminal-lobby-not = Diesen Tisch gibt es nicht; „list“ zeigt, welche es gibt.

# Ein Tisch, Zeile für Zeile.

terminal-online-help = Gib die Nummer eines Zuges oder den Zug selbst ein, oder: table (der ganze Tisch), moves (alle Züge), hint (was der Sheriff spielen würde), card und ein Kartenname (eine Karte lesen), back (eine noch verdeckte Wahl zurücknehmen), say und Worte (etwas sagen), phrase und ein Name (einen Spruch sagen), mute und ein Platz (stummschalten), time (mehr Zeit, solange alle eine Karte spielen dürfen), bot (für Abwesende), again (danach noch eine Partie), leave (endgültig gehen), quit (gehen und den Platz behalten).
terminal-online-room-help = Solange der Tisch wartet: bot und ein Platz (einen Bot hinsetzen), remove und ein Platz (jemanden entfernen), say und Worte (etwas sagen), leave (den Platz freigeben), quit (gehen und ihn behalten).
terminal-online-seat = Du sitzt auf Platz { $letter }.
terminal-online-watching = Du siehst zu.
terminal-online-link = Der Link zu diesem Tisch: { $link }
terminal-online-seats = Am Tisch: { $names }.
terminal-online-free = ein freier Platz
terminal-online-time = Du hast { $time } Zeit.
terminal-online-connected = Die Verbindung ist wieder da.
terminal-online-not-asked = Du bist gerade nicht nach einem Zug gefragt.
terminal-online-no-seat = Nenne den Platz mit seinem Buchstaben, etwa „{ $command } B“.
terminal-online-phrases = Die Sprüche heißen { $phrases }.
terminal-online-muted =
    { $on ->
        [yes] { $name } ist stummgeschaltet.
       *[no] Du hörst { $name } wieder.
    }
terminal-online-next = Die nächste Partie beginnt an einem anderen Tisch.
