# Die eigenen Wörter der Seite.

page-bot =
    { $level ->
        [greenhorn] Greenhorn
        [deputy] Hilfssheriff
        [sheriff] Sheriff
       *[legend] Legende
    }
page-bot-numbered =
    { $level ->
        [greenhorn] Greenhorn { $number }
        [deputy] Hilfssheriff { $number }
        [sheriff] Sheriff { $number }
       *[legend] Legende { $number }
    }
page-slot = { $name }, Nr. { $number }

page-seat-turn = Ist am Zug.
page-seat-chosen = Hat gewählt.
page-seat-you = du
page-seat-here = da
page-seat-away = nicht da
page-seat-stand-in = ein Bot spielt
page-seat-let-bot = Bot spielen lassen
page-region-seats = Die anderen
page-region-table = Der Tisch

page-ask-chosen = Du hast gewählt. Der Tisch wartet auf die anderen.
page-ask-window = Der Tisch wartet kurz: Alle dürfen jetzt eine Karte spielen.
page-ask-rule = (die Regel)
page-title-turn = Du bist dran
page-turn-for = Du bist dran. { $what }
page-timing-move = Zeit für diese Entscheidung
page-timing-window = Das Fenster für Karten bleibt offen
page-time-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }

page-log = Verlauf
page-log-step = Den Tisch ansehen, wie er damals war
page-looking-back = Du siehst Augenblick { $number } der Partie, nicht das Jetzt.
page-back-to-now = Zurück zum Jetzt
page-connection-lost = Die Verbindung ist weg. Neuer Versuch …

page-menu = Menü
page-rules = Regeln
page-settings = Einstellungen
page-leave = Den Tisch verlassen
page-close = Schließen
page-skip = Zur Frage springen
page-to-lobby = Zur Eingangshalle

page-set-language = Sprache
page-set-speed = Bewegung
page-set-sound = Ton
page-set-one-press = Ein Druck genügt für jeden Zug
page-language =
    { $language ->
        [de] Deutsch
        [fr] Français
       *[en] English
    }
page-speed =
    { $speed ->
        [none] keine
        [fast] schnell
       *[normal] normal
    }

page-chat = Reden
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-text = Sag etwas
page-chat-say = Sagen
page-chat-mute = { $name } stummschalten
page-chat-unmute = { $name } wieder hören
page-phrase =
    { $phrase ->
        [hello] Servus!
        [good-luck] Viel Glück!
        [nice-shot] Guter Schuss.
        [well-played] Gut gespielt.
        [oops] Hoppla.
        [thinking] Lass mich nachdenken.
        [hurry] Zieh endlich, Partner.
        [thanks] Besten Dank.
        [rematch] Noch eine Runde?
       *[bye] Bis bald!
    }

page-take-back = Zurücknehmen
page-more-time = Mehr Zeit, bitte
page-all-moves =
    { $count ->
        [one] Dein einziger Zug in Worten
       *[other] Alle { $count } Züge in Worten
    }
page-confirm = Sicher?
page-confirm-yes = Ja, machen
page-confirm-no = Noch nicht

page-command = Zug
page-command-hint = { $move }, oder: hand, table, last, moves, rules
page-command-run = Los
page-command-nothing = Da ist nichts.

page-end-over = Die Partie ist vorbei
page-end-story = Der Punktestand im Verlauf der Partie
page-end-rematch = Noch einmal spielen
page-end-rematch-wanted = Warten auf die anderen …
page-end-rematch-asked =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
page-end-replay = Die Partie ansehen
page-end-verify = Das Geben nachprüfen
page-end-save = Die Aufzeichnung sichern
page-end-look = Den Tisch ansehen

page-unreachable = Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.
page-nav = Seiten
page-about = Über Fistful
page-your-name = Dein Name
page-name-any = irgendein Name

page-lobby-title = Fünf Spiele, ein Saloon
page-lobby-line = Plündern und schießen: sofort gegen Bots, oder mit Freunden über einen Link. Nichts zu installieren, kein Konto.
page-lobby-level = Bots spielen als
page-level-line =
    { $level ->
        [greenhorn] spielt irgendetwas
        [deputy] spielt nach Faustregeln
        [sheriff] denkt voraus
       *[legend] spielt das Beste, was wir haben
    }
page-lobby-mine = Deine Tische
page-lobby-open = Offene Tische
page-lobby-yours = von dir
page-lobby-replays = Letzte Partien
page-lobby-none-open = Kein Tisch ist offen. Eröffne einen mit Freunden.
page-lobby-none-replayed = Noch ist keine Partie zu Ende.
page-lobby-watch = zusehen
page-lobby-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }

page-poster-players =
    { $fewest ->
        [one] eine Person
       *[other] { $most ->
            [2] 2 Personen
           *[other] { $fewest }–{ $most } Personen
        }
    }
page-poster-minutes =
    { $fewest ->
        [0] wenige Minuten
       *[other] { $fewest }–{ $most } Min.
    }
page-poster-now = Sofort spielen
page-poster-friends = Mit Freunden
page-poster-learn = Lernen

page-friends-title = { $title } mit Freunden
page-friends-seats = Wie viele spielen
page-friends-clock = Zeit für eine Entscheidung
page-friends-listed = Den Tisch in der Halle zeigen, damit alle mitspielen oder zusehen können
page-friends-open = Den Tisch eröffnen
page-clock =
    { $kind ->
        [none] so lange es dauert
        [relaxed] 90 Sekunden
        [fast] 20 Sekunden
       *[correspondence] ein Tag
    }
page-option-value =
    { $value ->
        [0] nach der Zahl der Personen
        [automatic] von selbst
        [real-time] in Echtzeit
       *[other] { $value }
    }

page-room-waiting =
    { $count ->
        [0] Alle sind da.
        [one] Eine Person fehlt noch.
       *[other] { $count } Personen fehlen noch.
    }
page-room-seats = Plätze
page-room-free = frei
page-room-sit = Hier sitzen
page-room-bot = Einen Bot setzen
page-room-unseat = { $name } wegschicken
page-room-invite = Einladen
page-room-link = Der Link zu diesem Tisch
page-room-copy = Link kopieren
page-room-copied = Kopiert
page-room-qr = Der Link als QR-Code
page-leave-sure = Endgültig gehen? Ein Bot spielt auf deinem Platz weiter.
page-no-table = Diesen Tisch gibt es nicht (mehr).
page-farewell =
    { $why ->
        [taken-over] Dieser Platz wird jetzt aus einem anderen Fenster gespielt.
        [unseated] Du wurdest gebeten, diesen Tisch zu verlassen.
       *[other] Der Tisch lässt dich nicht ein.
    }

page-replay = Rückschau
page-replay-back = Einen Augenblick zurück
page-replay-on = Einen Augenblick weiter
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-slider = Augenblick der Partie
page-replay-eyes = Wessen Sicht
page-replay-open = Alle Hände offen
page-replay-seat = Wie { $name } es sah
page-seat-gone = Niemand

page-verify-title = Wurde ehrlich gegeben?
page-verify-what = Dein Browser rechnet jedes Mischen und jeden Würfel dieser Partie aus ihrem Startwert nach. Dem Server wird dabei nichts geglaubt als die Aufzeichnung selbst.
page-verify-busy = Es wird gerechnet …
page-verify-committed = Der Anteil des Servers ist der, den er versprach, bevor jemand saß
page-verify-seeded =
    { $count ->
        [one] Der Startwert besteht aus dem Anteil des Servers und dem einer Person
       *[other] Der Startwert besteht aus dem Anteil des Servers und denen von { $count } Personen
    }
page-verify-mine = Der Anteil, den dieser Browser zog, ist dabei
page-verify-draws =
    { $count ->
        [one] Die eine Ziehung folgt aus dem Startwert
       *[other] Alle { $count } Ziehungen folgen aus dem Startwert
    }
page-verify-game =
    { $count ->
        [one] Vom Server nachgespielt, verlangt die eine Entscheidung genau diese Ziehungen
       *[other] Vom Server nachgespielt, verlangen die { $count } Entscheidungen genau diese Ziehungen
    }
page-verify-true = wahr
page-verify-false = nicht wahr
page-verify-none = unbekannt
page-verify-wrong = nicht wahr ab Ziehung { $number }
page-verify-seed = Startwert:
page-verify-not-fair = Diese Partie wurde nicht aus Anteilen gegeben, also gibt es nichts zu beweisen.
page-verify-limits = Das beweist, dass die Karten feststanden, bevor jemand sie kennen oder wählen konnte. Es beweist nicht, dass niemand am Server während der Partie in die Karten sah.

page-guide = Geführte Partie
page-guide-next = Verstanden
page-guide-skip = Ohne Hinweise spielen

page-lost-title = Staub und Steppenläufer
page-lost-line = Unter dieser Adresse ist nichts.

page-about-what = Fistful sind fünf Spiele ums Plündern und Schießen auf einem Regelwerk: im Browser, im Terminal, für Bots und für lernende Maschinen.
page-about-unofficial = Die Spiele haben andere erfunden und verlegt; ihre Regelseiten nennen sie. Dies ist eine inoffizielle Umsetzung mit eigenen Worten und eigenen Bildern.
page-about-fair = Jedes Geben folgt aus einem Startwert, zu dem der Server und alle am Tisch einen Anteil beitragen, und kann nach der Partie nachgeprüft werden.
page-about-credits = Dank
page-about-artists = Die Symbole sind von Lorc, Delapouite und weiteren Künstlern von game-icons.net; sie wurden umgefärbt.
page-credit =
    { $what ->
        [icons] Symbole
        [titles] Überschriften
        [text] Lesetext
       *[typed] Verlauf und Stempel
    }

page-set-theme = Licht
page-theme =
    { $theme ->
        [system] wie das Gerät
        [light] bei Tag
       *[dark] nach Feierabend
    }
page-set-notices = Auch außerhalb der Seite melden, wenn ich dran bin

page-ratings = Wertungen
page-ratings-what = Es zählen Partien zwischen behaltenen Namen. Eine Wertung steigt mit Siegen und mit der Gewissheit; wer wenig gespielt hat, beginnt unten.
page-ratings-games = Spiele
page-ratings-none = In diesem Spiel hat noch niemand eine Wertung.
page-ratings-place = Platz
page-ratings-name = Spielername
page-ratings-rating = Wertung
page-ratings-played = Partien

page-kept-title = Ein eigener Name
page-kept-why = Niemand braucht ein Konto. Aber du kannst einen Namen mit einem Passwort behalten, damit ihn sonst niemand benutzt und deine Partien gewertet werden.
page-kept-as = Du bist { $name }.
page-kept-name = Der Name
page-kept-password = Passwort (mindestens 8 Zeichen)
page-kept-in = Anmelden
page-kept-keep = Diesen Namen behalten
page-kept-out = Abmelden
