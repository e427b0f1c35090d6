# Was die Seite am Tisch sagt: Shootout!.

page-shootout-move =
    { $verb ->
        [reload] Nachladen
       *[pass] Passen
        [play] { $one } spielen
        [shoot] Mit Kugel { $one } schießen
        [at] Auf { $one } zielen
        [return] Zurückschießen auf { $one }
        [look] { $one } ansehen
        [swap] { $one } tauschen
        [for] Gegen deine Kugel { $one }
        [rob] { $one } bestehlen
        [lay] { $count ->
            [one] { $one } legen
           *[other] { $one }, { $two }, { $three }, { $four } legen
        }
    }
