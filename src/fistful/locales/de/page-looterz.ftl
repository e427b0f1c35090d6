# Was die Seite am Tisch sagt: Looterz.

page-looterz-margin =
    { $by ->
        [one] einem Beutemarker
       *[other] { $by } Beutemarkern
    }
page-looterz-score = { $count } Beute

page-looterz-move =
    { $verb ->
        [search] Looter { $one } sucht
        [attack] Looter { $one } greift an
        [use] Looter { $one } nutzt seine Aktivierung
       *[done] Fertig
        [pick] { $one } wählen
        [sacrifice] Looter { $one } opfern
        [steal] { $one } bestehlen
        [draw] Eine Karte ziehen
        [recruit] { $An-object-one } rekrutieren
        [raise] { $An-object-one } auferwecken
        [discard] { $An-object-one } abwerfen
    }

page-looterz-phase = Zug { $turn } · { $phase }

page-looterz-band = Looterz von { $name }
page-looterz-your-band = Deine Bande
page-looterz-looter = { $name }, Looter { $number }: { $card }, Leben { $life }, Kraft { $power }.
page-looterz-card = { $card }, Leben { $life }, Kraft { $power }.
page-looterz-printed = Leben { $life }, Kraft { $power }.
page-looterz-acted = Hat in diesem Zug schon gehandelt.
page-looterz-no-search = Darf nicht suchen: Eine Fähigkeit verbietet es.
page-looterz-lent = von { $name }
page-looterz-can-be-chosen = Kann gewählt werden.
page-looterz-cannot-be-chosen = Kann jetzt nicht gewählt werden.
page-looterz-nobody = Niemand im Dungeon
page-looterz-taunt = Spott
page-looterz-die = Würfel: { $value }
page-looterz-die-success = Würfel: { $value }, ein Erfolg
page-looterz-loot = Beute: { $count } (Ziel: { $goal })
page-looterz-of = von { $goal }
page-looterz-life-lost =
    { $count ->
        [0] Daneben!
       *[other] −{ $count } Leben
    }
page-looterz-loot-found =
    { $count ->
        [0] Nichts
       *[other] +{ $count } Beute
    }
page-looterz-held =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page-looterz-holds = Auf der Hand: { $cards }
page-looterz-steal = { $name } bestehlen

page-looterz-dungeon = Der Dungeon
page-looterz-inn =
    { $count ->
        [one] Nachziehstapel: eine Karte
       *[other] Nachziehstapel: { $count } Karten
    }
page-looterz-draw-from =
    { $count ->
        [one] Eine Karte ziehen. Nachziehstapel: eine Karte
       *[other] Eine Karte ziehen. Nachziehstapel: { $count } Karten
    }
page-looterz-inn-short = Stapel { $count }
page-looterz-graveyard =
    { $count ->
        [one] Friedhof: eine Karte
       *[other] Friedhof: { $count } Karten
    }
page-looterz-graveyard-open =
    { $count ->
        [one] Friedhof: eine Karte. Durchsehen
       *[other] Friedhof: { $count } Karten. Durchsehen
    }
page-looterz-graveyard-short = Friedhof { $count }
page-looterz-graveyard-empty = Der Friedhof ist leer.
page-looterz-buried =
    { $count ->
        [one] { $card }, auf dem Friedhof.
       *[other] { $card }, { $count }-mal auf dem Friedhof.
    }
page-looterz-actions = Aktionen: { $card }
page-looterz-search = Suchen
page-looterz-attack = Angreifen
page-looterz-use = Aktivieren
page-looterz-odds =
    { $dice ->
        [one] Wirft einen Würfel; höchstens { $power } ist ein Erfolg.
       *[other] Wirft { $dice } Würfel; jeder mit höchstens { $power } ist ein Erfolg.
    }
page-looterz-draw = Eine Karte ziehen
page-looterz-done = Fertig

page-looterz-hand =
    { $count ->
        [one] Hand: eine Karte
       *[other] Hand: { $count } Karten
    }
page-looterz-hand-empty = Keine Karten auf der Hand
page-looterz-sure-recruit = Du rekrutierst { $an-object-card }. { $text }
page-looterz-sure-discard = { $The-card } kommt von deiner Hand auf den Friedhof.
page-looterz-sure-sacrifice = Du opferst { $the-object-card }: Die Karte kommt auf den Friedhof.
page-looterz-sure-own = { $The-card } ist einer deiner eigenen Looterz.

page-looterz-hoards = Was aus dem Dungeon getragen wurde
page-looterz-course = Beute von { $name }, vom Anfang bis zum Ende: { $list }
page-looterz-left-in-play = Noch im Dungeon
page-looterz-left-in-hand = Auf der Hand
page-looterz-none = keine
page-looterz-unseen =
    { $count ->
        [one] eine Karte, die niemand gesehen hat
       *[other] { $count } Karten, die niemand gesehen hat
    }
