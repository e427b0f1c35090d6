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
page-seat-away = nicht da
page-seat-stand-in = ein Bot spielt
page-region-seats = Die anderen

page-ask-chosen = Du hast gewählt. Der Tisch wartet auf die anderen.
page-ask-window = Der Tisch wartet kurz: Alle dürfen jetzt eine Karte spielen.
page-ask-rule = (die Regel)
page-title-turn = Du bist dran
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
page-end-replay = Die Partie ansehen
page-end-verify = Das Geben nachprüfen
page-end-save = Die Aufzeichnung sichern
page-end-look = Den Tisch ansehen
