# The words of the operator's page.

page-operator-title = Der Schreibtisch des Betreibers
page-operator-no-session = Diese Seite öffnet sich mit einem Link, der einmal gilt. Führe „fistful admin page“ auf dem Rechner aus, auf dem der Server läuft.
page-operator-end = Sitzung beenden
page-operator-tab-glance = Auf einen Blick
page-operator-tab-tables = Tische
page-operator-tab-people = Leute
page-operator-tab-bans = Sperren
page-operator-tab-log = Was getan wurde
page-operator-refresh = Noch einmal nachsehen
page-operator-search = Suchen
page-operator-none = Hier ist nichts.
page-operator-any = egal
page-operator-look = Ansehen
page-operator-private = privat
page-operator-asterisk = Ein Stern steht bei Leuten, die verbunden sind.
page-operator-as-spectator = Du siehst, was Zuschauer sehen: Verdeckte Karten werden hier nie gezeigt. Dass du nachgesehen hast, ist festgehalten.
page-operator-kept = Name reserviert
page-operator-is-muted = stummgeschaltet
page-operator-is-banned = gesperrt
page-operator-refused = abgelehnt
page-operator-heading = { $whom }: { $act }
page-operator-final = Das lässt sich nicht rückgängig machen.
page-operator-new-name = Neuer Name
page-operator-reason = Grund
page-operator-reason-told = Der Grund wird festgehalten und den Betroffenen gesagt.
page-operator-cancel = Abbrechen
page-operator-password = Das neue Passwort von { $name }: { $password }
page-operator-sits = Name am Tisch
page-operator-name-has = Teil des Namens
page-operator-whom = Name, Adresse, Netz oder Platz
page-operator-server = Fistful { $version }, läuft seit { $since }
page-operator-memory = { $count } im Speicher, { $aside } ließen sich nicht laden
page-operator-connected = { $seated } auf Plätzen, { $watching } sehen zu, aus { $networks } Netzen
page-operator-people = { $names } reservierte Namen, { $sessions } Sitzungen
page-operator-sanctions = { $bans } gesperrt, { $mutes } stummgeschaltet
page-operator-megabytes = { $size } Megabyte
page-operator-figure-server = Betrieb
page-operator-figure-tables = Gespeicherte Tische
page-operator-figure-memory = Offene Tische
page-operator-figure-connected = Verbunden
page-operator-figure-people = Konten
page-operator-figure-sanctions = Ausgeschlossen
page-operator-figure-database = Datenbank
page-operator-column-table = Tisch
page-operator-column-game = Spiel
page-operator-column-status = Stand
page-operator-column-changed = Geändert
page-operator-column-seats = Plätze
page-operator-column-name = Wer
page-operator-column-address = Adresse
page-operator-column-notes = Anmerkungen
page-operator-column-since = Seit
page-operator-column-sessions = Sitzungen
page-operator-column-what = Was
page-operator-column-whom = Wen
page-operator-column-why = Warum
page-operator-column-when = Wann
page-operator-column-who = Betreiber

page-operator-status =
    { $status ->
        [waiting] wartet
        [playing] läuft
        [over] beendet
       *[other] geschlossen
    }
page-operator-tables =
    { $status ->
        [waiting] { $count } wartend
        [playing] { $count } laufend
        [over] { $count } beendet
       *[other] { $count } geschlossen
    }
page-operator-act =
    { $what ->
        [table] Ansehen
        [close] Schließen
        [delete] Löschen
        [unseat] Platz wegnehmen
        [mute] Stummschalten
        [unmute] Wieder reden lassen
        [ban] Sperren
        [unban] Entsperren
        [release] Name freigeben
        [rename] Umbenennen
        [reset] Passwort zurücksetzen
        [page] Seite öffnen
       *[other] { $what }
    }
page-operator-does =
    { $what ->
        [close] Die Partie endet hier und kann nicht fortgesetzt werden. Ihr Protokoll bleibt, und alle dort erfahren es.
        [delete] Der Tisch und sein Protokoll werden gelöscht. Alle dort erfahren es.
        [unseat] Vor einer Partie wird der Platz frei; während der Partie spielt ein Bot weiter. Bei einem Namen oder einer Adresse sind es alle Plätze.
        [mute] Weiterspielen geht, mitreden nicht mehr.
        [unmute] Mitreden geht wieder.
        [ban] Eine Person verliert ihre Plätze und wird überall abgemeldet. Die Verbindungen einer Adresse werden getrennt. Beim Platz eines Gasts wird seine Adresse gesperrt.
        [unban] Hier zu spielen geht wieder.
        [release] Das Konto wird gelöscht: Seine Plätze werden aufgegeben, und in den Aufzeichnungen bleibt ein Pseudonym. Dann kann jeder den Namen reservieren.
        [rename] Der Name ändert sich auch an den Tischen, an denen die Person saß, und in den Aufzeichnungen.
       *[other] Die Person bekommt ein neues Passwort und wird überall abgemeldet. Es wird einmal gezeigt; bitte sie, es zu ändern.
    }
page-operator-done =
    { $what ->
        [close] Tisch { $whom } ist geschlossen.
        [delete] Tisch { $whom } ist gelöscht.
        [unseat] { $whom }: Die Plätze sind weggenommen.
        [mute] { $whom } kann hier nicht mehr mitreden.
        [unmute] { $whom } kann hier wieder mitreden.
        [ban] { $whom } kann hier nicht mehr spielen.
        [unban] { $whom } kann hier wieder spielen.
        [release] Jetzt kann jeder den Namen { $whom } reservieren.
       *[other] Umbenannt: { $whom }
    }
