# Die eigenen Wörter der Seite.

page-bot =
    { $level ->
        [greenhorn] Greenhorn
        [deputy] Hilfssheriff
        [sheriff] Sheriff
        [legend] Legende
       *[other] { $level }
    }
page-bot-numbered =
    { $level ->
        [greenhorn] Greenhorn { $number }
        [deputy] Hilfssheriff { $number }
        [sheriff] Sheriff { $number }
        [legend] Legende { $number }
       *[other] { $level } { $number }
    }
page-slot = Nr. { $number } von { $name }

page-seat-turn = Ist am Zug.
page-seat-chosen = Hat gewählt.
page-seat-you = du
page-seat-here = da
page-seat-away = nicht da
page-seat-stand-in = ein Bot spielt
page-seat-hurried = Server ausgelastet: { $simulations } von { $usual } Simulationen
page-seat-hurried-thumb = Server ausgelastet: nach Faustregeln gespielt
page-seat-let-bot = Einen Bot spielen lassen
page-region-seats = Die anderen
page-region-table = Der Tisch

page-ask-chosen = Du hast gewählt. Warten auf die anderen.
page-ask-window = Kurze Pause: Jetzt dürfen alle eine Karte spielen.
page-ask-rule = (die Regel)
page-title-turn = Du bist am Zug
page-turn-for = Du bist am Zug. { $what }
page-timing-move = Zeit für diese Entscheidung
page-timing-window = Verbleibende Zeit, um Karten zu spielen
page-time-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }

page-log = Verlauf
page-log-step = Den Tisch zu diesem Zeitpunkt ansehen
page-looking-back = Du siehst Moment { $number } der Partie, nicht den aktuellen Stand.
page-back-to-now = Zurück zum aktuellen Stand
page-connection-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
page-take-it-here = Den Platz hierher zurückholen

page-menu = Menü
page-rules = Regeln
page-rules-how = So wird gespielt
page-settings = Einstellungen
page-leave = Den Tisch verlassen
page-close = Schließen
page-skip = Zur Frage springen
page-to-lobby = Zur Lobby

page-set-language = Sprache
page-set-speed = Tempo
page-set-sound = Ton
page-set-one-press = Züge mit einem Klick ausführen
page-speed =
    { $speed ->
        [slow] langsam
        [fast] schnell
        [instant] sofort
       *[normal] normal
    }

page-chat = Chat
page-chat-empty = Bisher hat niemand etwas geschrieben.
page-chat-text = Schreib etwas
page-chat-say = Senden
page-chat-mute = { $name } stummschalten
page-chat-unmute = { $name } nicht mehr stummschalten
page-phrase =
    { $phrase ->
        [hello] Hallo zusammen!
        [good-luck] Viel Glück!
        [nice-shot] Guter Schuss.
        [well-played] Gut gespielt.
        [oops] Hoppla.
        [thinking] Lass mich nachdenken.
        [hurry] Zieh endlich, Partner.
        [thanks] Besten Dank.
        [rematch] Noch eine Partie?
       *[bye] Bis bald!
    }

page-take-back = Zurücknehmen
page-more-time = Mehr Zeit, bitte
page-moves-drawer =
    { $count ->
        [0] Züge
        [one] Dein einziger Zug
       *[other] Alle { $count } Züge
    }
page-no-moves = Du bist gerade nicht am Zug.
page-confirm = Sicher?
page-confirm-yes = Ja, ausführen
page-confirm-no = Noch nicht
page-confirm-again = Drücke noch einmal darauf oder auf den Knopf.

page-show = Was der Tisch zeigt
page-show-pause = Anhalten (P)
page-show-go-on = Weiter (P)
page-show-step = Einen Schritt weiter (.)
page-show-skip = Vor bis zu meinem Zug (>)

page-command = Zug
page-command-hint = { $move }, oder: hand, table, last, moves, rules
page-command-run = Los
page-command-nothing = Da gibt es nichts anzuzeigen.

page-end-rematch = Noch einmal spielen
page-end-rematch-wanted = Warten auf die anderen …
page-end-rematch-asked =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
page-end-replay = Wiederholung
page-end-verify = Verteilung prüfen
page-end-save = Partie speichern
page-end-look = Tisch ansehen

page-unreachable = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
page-nav = Seiten
page-about = Über Fistful
page-your-name = Dein Name
page-name-any = ein beliebiger Name

page-lobby-title =
    { $count ->
        [0] Fünf Spiele, ein Saloon
        [5] Fünf Spiele, ein Saloon
       *[other] { $count } Spiele, ein Saloon
    }
page-lobby-line = Spiel sofort gegen Bots, oder schick deinen Freunden einen Link. Ohne Installation und ohne Konto.
page-lobby-level = Die Bots spielen als
page-level-line =
    { $level ->
        [greenhorn] spielt aufs Geratewohl
        [deputy] spielt nach Faustregeln
        [sheriff] denkt voraus
        [legend] ist das Beste, was wir haben
       *[other] kommt aus einem anderen Paket
    }
page-lobby-mine = Deine Tische
page-lobby-open = Offene Tische
page-lobby-yours = dein Tisch
page-lobby-replays = Letzte Partien
page-lobby-none-open = Gerade ist kein Tisch offen. Eröffne einen für deine Freunde.
page-lobby-none-replayed = Bisher ist noch keine Partie zu Ende.
page-lobby-watch = zusehen
page-lobby-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }

page-poster-players =
    { $fewest ->
        [one] ein Spieler
       *[other] { $most ->
            [2] 2 Spieler
           *[other] { $fewest }–{ $most } Spieler
        }
    }
page-poster-minutes =
    { $fewest ->
        [0] ein paar Minuten
       *[other] { $fewest }–{ $most } Min.
    }
page-poster-now = Sofort spielen
page-poster-friends = Mit Freunden
page-poster-learn = Lernen

page-friends-title = { $title } mit Freunden
page-friends-seats = Anzahl der Spieler
page-friends-clock = Bedenkzeit pro Entscheidung
page-friends-listed = Den Tisch in der Lobby zeigen, damit alle mitspielen oder zusehen können
page-friends-open = Den Tisch eröffnen
page-clock =
    { $kind ->
        [none] unbegrenzt
        [relaxed] 90 Sekunden
        [fast] 20 Sekunden
       *[correspondence] ein Tag
    }

page-room-waiting =
    { $count ->
        [0] Alle sind da.
        [one] Es fehlt noch ein Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
page-room-shares =
    { $hours ->
        [0] Es fehlt noch, was { $names } zum Mischen beiträgt. Wer nicht antwortet, kann nach einer Minute entfernt werden.
        [1] Es fehlt noch, was { $names } zum Mischen beiträgt. Wer nicht antwortet, kann nach einer Stunde entfernt werden.
       *[other] Es fehlt noch, was { $names } zum Mischen beiträgt. Wer nicht antwortet, kann nach { $hours } Stunden entfernt werden.
    }
page-room-given-up =
    { $count ->
        [one] Das Mischen hat neu begonnen: { $names } ging kurz vor dem Geben.
       *[other] Das Mischen hat { $count }-mal neu begonnen. Kurz vor dem Geben gingen: { $names }.
    }
page-room-seats = Plätze
page-room-free = frei
page-room-sit = Hier hinsetzen
page-room-bot = Bot hinsetzen
page-room-unseat = { $name } vom Tisch entfernen
page-room-invite = Einladen
page-room-link = Der Link zu diesem Tisch
page-room-copy = Link kopieren
page-room-copied = Kopiert
page-room-qr = Der Link als QR-Code
page-leave-sure = Endgültig gehen? Ein Bot spielt auf deinem Platz weiter.
page-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
page-farewell =
    { $why ->
        [taken-over] Du spielst diesen Platz jetzt in einem anderen Fenster.
        [unseated] Du wurdest gebeten, diesen Tisch zu verlassen.
       *[other] Du hast keinen Zugang zu diesem Tisch.
    }

page-replay = Wiederholung
page-replay-back = Vorheriger Moment
page-replay-on = Nächster Moment
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-slider = Moment der Partie
page-replay-eyes = Aus wessen Sicht
page-replay-open = Alle Hände offen
page-replay-seat = Aus der Sicht von { $name }
page-seat-gone = Niemand

page-verify-title = Wurde fair gegeben?
page-verify-what = Dein Browser rechnet jedes Mischen und jeden Würfelwurf dieser Partie aus ihrem Startwert nach. Dem Server muss er dabei nichts glauben außer der Aufzeichnung selbst.
page-verify-busy = Es wird gerechnet …
page-verify-committed = Der Anteil des Servers ist der, den er zugesagt hat, bevor sich jemand setzte
page-verify-seeded =
    { $count ->
        [one] Der Startwert besteht aus den Anteilen des Servers und eines Spielers
       *[other] Der Startwert besteht aus den Anteilen des Servers und von { $count } Spielern
    }
page-verify-ordered = Alle hatten sich auf ihre Anteile festgelegt, bevor der erste gezeigt wurde
page-verify-seen = Dieser Browser zeigte Anteile nur zu diesen Festlegungen, zu keinen anderen
page-verify-again = Dieser Browser zeigte auch einen Anteil für ein Geben, das in der Aufzeichnung fehlt: Der Betreiber hat noch einmal gegeben und gewählt, oder er hat dazwischen eine ältere Kopie der Tische eingespielt.
page-verify-first = Erstes Verfahren: Diese Partie wurde gegeben, bevor es Festlegungen der Spieler gab. Die Anteile kamen im Klartext; wer sich zuletzt setzte, hätte mit dem Betreiber zusammen die Karten wählen können.
page-verify-in-clear = Diesen Plätzen ist nichts bewiesen, denn ihre Programme schickten die Anteile im Klartext: { $seats }.
page-verify-given-up =
    { $count ->
        [one] Vor diesem Geben wurde eine Runde aufgegeben, weil { $names } ging. Ihre Karten hätten der Betreiber und dieser Spieler kennen können.
       *[other] Vor diesem Geben wurden { $count } Runden aufgegeben, weil diese gingen: { $names }. Deren Karten hätten der Betreiber und diese Spieler kennen können.
    }
page-verify-mine = Der Anteil dieses Browsers ist dabei
page-verify-draws =
    { $count ->
        [one] Die eine Ziehung ergibt sich aus dem Startwert
       *[other] Alle { $count } Ziehungen ergeben sich aus dem Startwert
    }
page-verify-game =
    { $count ->
        [one] Beim Nachspielen auf dem Server verlangt die eine Entscheidung genau diese Ziehungen
       *[other] Beim Nachspielen auf dem Server verlangen die { $count } Entscheidungen genau diese Ziehungen
    }
page-verify-true = stimmt
page-verify-false = stimmt nicht
page-verify-none = unbekannt
page-verify-wrong = stimmt ab Ziehung { $number } nicht
page-verify-seed = Startwert:
page-verify-not-fair = Diese Partie wurde nicht aus Anteilen gegeben; es gibt also nichts nachzuweisen.
page-verify-limits = Das beweist, dass niemand die Karten wählen konnte, auch der Betreiber nicht. Es beweist nicht, dass der Betreiber während der Partie nicht in die Karten gesehen hat.

page-guide = Geführte Partie
page-guide-next = Verstanden
page-guide-skip = Ohne Hinweise spielen

page-lost-title = Staub und Steppenläufer
page-lost-line = Unter dieser Adresse ist nichts.

page-about-what = Fistful, das sind fünf Spiele ums Plündern und Schießen mit einer gemeinsamen Regel-Engine: im Browser, im Terminal, für Bots und für maschinelles Lernen.
page-about-unofficial = Die Spiele wurden von anderen erfunden und verlegt, die in den Regeln genannt sind. Dies ist eine inoffizielle Umsetzung mit eigenen Worten und eigenen Bildern.
page-about-fair = Jede Kartenverteilung ergibt sich aus einem Startwert, zu dem der Server und alle Spieler einen Anteil beitragen, und lässt sich nach der Partie überprüfen.
page-about-art = Hier gezeichnet
page-about-drawn = Die Plakate, Porträts, Tische, Figuren, Schilder, Hölzer und Papiere sind eigene Arbeiten dieses Projekts. Sie sind wie Linolschnitte als Vektorgrafik im Code gezeichnet, auch die Schraffuren; die Klänge entstehen im Browser. Nur einige kleine Zeichen auf Karten und Schildern stammen von game-icons.net.
page-about-credits = Bild- und Schriftnachweise
page-about-artists = Die Symbole sind von Lorc, Delapouite und weiteren Künstlern von game-icons.net; sie wurden umgefärbt.
page-credit =
    { $what ->
        [icons] Symbole
        [titles] Überschriften
        [text] Lesetext
       *[typed] Verlauf und Stempel
    }

page-set-theme = Beleuchtung
page-theme =
    { $theme ->
        [system] wie das Gerät
        [light] bei Tag
       *[dark] nach Feierabend
    }
page-set-notices = Mich auch außerhalb der Seite benachrichtigen, wenn ich am Zug bin

page-ratings = Wertungen
page-ratings-what = Gewertet werden Partien zwischen reservierten Namen. Eine Wertung steigt durch Siege und dadurch, dass sie sicherer wird; wer wenig gespielt hat, fängt also unten an.
page-ratings-games = Spiele
page-ratings-none = In diesem Spiel hat noch niemand eine Wertung.
page-ratings-place = Platz
page-ratings-name = Spielername
page-ratings-rating = Wertung
page-ratings-played = Partien

page-kept-title = Ein eigener Name
page-kept-why = Du brauchst kein Konto. Aber du kannst einen Namen mit einem Passwort reservieren, damit ihn sonst niemand benutzt und deine Partien gewertet werden.
page-kept-as = Du bist { $name }.
page-kept-name = Der Name
page-kept-password = Passwort (mindestens 8 Zeichen)
page-kept-in = Anmelden
page-kept-keep = Diesen Namen reservieren
page-kept-out = Abmelden
page-account-title = Dein Konto
page-account-password = Ein anderes Passwort
page-account-old = Jetziges Passwort
page-account-new = Neues Passwort
page-account-change = Passwort ändern
page-account-changed = Das Passwort ist geändert, und alle anderen Browser sind abgemeldet.
page-account-data = Deine Daten
page-account-data-what = Alles, was über dich gespeichert ist: Konto, Anmeldungen, Wertungen, die Tische, an denen du saßt, und was du dort gesagt hast.
page-account-download = Herunterladen
page-account-delete = Konto löschen
page-account-delete-what = Deine Plätze in laufenden Spielen werden aufgegeben, deine Wertungen und was du gesagt hast werden gelöscht, und beendete Spiele behalten einen erfundenen Namen.
page-account-sure = „{ $name }“ und alles, was dazugehört, ist dann für immer fort.
page-account-delete-yes = Endgültig löschen
page-account-keep = Behalten

# Ton, und das Ende einer Partie.

page-sound-volume = Lautstärke
page-sound-kind =
    { $kind ->
        [effects] Karten, Würfel und Schüsse
        [turn] Ein Ruf, wenn ich am Zug bin
       *[tunes] Eine Melodie am Anfang und am Ende
    }
page-sound-haptics = Bei Schüssen und meinem Zug vibrieren
page-sound-offer = Möchtest du die Karten, die Würfel und die Schüsse hören?
page-sound-yes = Ton einschalten
page-sound-no = Jetzt nicht

page-end-you-win =
    { $by ->
        [none] Du gewinnst!
       *[some] Du gewinnst mit { $margin } Vorsprung!
    }
page-end-you-share = Du teilst dir den Sieg!
page-end-they-win =
    { $count ->
        [0] Unentschieden!
        [one] { $by ->
            [none] { $winners } gewinnt.
           *[some] { $winners } gewinnt mit { $margin } Vorsprung.
        }
       *[other] { $winners } teilen sich den Sieg.
    }
page-end-beats-you =
    { $by ->
        [none] { $winners } schlägt dich.
       *[some] { $winners } schlägt dich mit { $margin } Vorsprung.
    }
page-end-hidden = Was verborgen war, aufgedeckt
page-end-you-came =
    { $place ->
        [2] Du belegst den zweiten Platz.
        [3] Du belegst den dritten Platz.
        [4] Du belegst den vierten Platz.
        [5] Du belegst den fünften Platz.
       *[6] Du belegst den sechsten Platz.
    }
page-end-decided = Den Ausschlag gab: { $how }.
page-end-margin =
    { $by ->
        [one] einem Punkt
       *[other] { $by } Punkten
    }
page-end-places = Die Platzierungen
page-end-how = So lief es
page-end-ahead = vorn
page-end-turning = Wendepunkte
page-end-turn =
    { $round ->
        [0] Zug { $number }
       *[other] Runde { $round }
    }
page-end-leads = { $name } geht in Führung.
page-end-see = Den Tisch von damals ansehen
page-end-line = { $name }: von { $from } auf { $to }.

page-verify-fair = Ehrlich verteilt
