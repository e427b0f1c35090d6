# Was die Seite am Tisch sagt: Looterz.

page-looterz-move =
    { $verb ->
        [search] Looter { $one } sucht
        [attack] Looter { $one } greift an
        [use] Looter { $one } nutzt seine Fähigkeit
       *[done] Fertig
        [pick] { $one } wählen
        [sacrifice] Looter { $one } opfern
        [steal] { $one } bestehlen
        [draw] Eine Karte ziehen
        [recruit] { $one } anwerben
        [raise] { $one } auferwecken
        [discard] { $one } abwerfen
    }
