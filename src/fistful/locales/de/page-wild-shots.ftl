# Was die Seite am Tisch sagt: Wild Shots.

page-wild-shots-phase = Runde { $round } von { $rounds }, Stich { $trick } von { $tricks }
page-wild-shots-trick = Der Stich
page-wild-shots-last = Letzter Stich
page-wild-shots-leads = spielt aus
page-wild-shots-takes = bekommt ihn
page-wild-shots-your-card = deine Karte
page-wild-shots-laid = { $name }: { $card }
page-wild-shots-oil-title = Snake Oil
page-wild-shots-oil = Snake Oil: Trumpf in diesem Stich ist der { $symbol }
page-wild-shots-oil-none = Snake Oil: Es ist noch kein Trumpf aufgedeckt
page-wild-shots-oil-before =
    { $count ->
        [0] Noch kein anderes Snake Oil in dieser Runde
       *[other] Snake Oil bisher in dieser Runde: { $symbols }
    }
page-wild-shots-trump = Trumpf: { $symbol }
page-wild-shots-trump-none = Noch kein Trumpf
page-wild-shots-round = Runde { $round }
page-wild-shots-price = pro { $symbol }
page-wild-shots-scores = Punkte
page-wild-shots-sheet = Minuspunkte, Runde für Runde
page-wild-shots-total = Alle Runden
page-wild-shots-heap = { $name } hat { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { $tricks } Stiche
    }, { $points ->
        [0] keine Minuspunkte
        [one] bisher einen Minuspunkt
       *[other] bisher { $points } Minuspunkte
    }. Die Stiche ansehen.
page-wild-shots-heap-closed = { $name } hat { $tricks ->
        [0] keinen Stich
        [one] einen verdeckten Stich
       *[other] { $tricks } verdeckte Stiche
    }
page-wild-shots-tricks-of = Die Stiche von { $name }
page-wild-shots-no-tricks = Noch keine Stiche.
page-wild-shots-holds =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
page-wild-shots-lacks = hat kein
page-wild-shots-hand = Die Hand von { $name }
page-wild-shots-hidden = Eine verdeckte Karte
page-wild-shots-card-label = { $card }{ $marked ->
        [yes] , { $symbols }
       *[no] {""}
    }{ $trump ->
        [yes] , Trumpf
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] , kostet { $price }
    }
page-wild-shots-hand-card = { $card }{ $state ->
        [free] ; kann gespielt werden
        [not] ; darf jetzt nicht gespielt werden
       *[waits] {""}
    }
page-wild-shots-turned-over = Die Stiche der letzten Runde, aufgedeckt
page-wild-shots-no-trick-taken = kein Stich
page-wild-shots-aside = { $count } Karten lagen beiseite
page-wild-shots-aside-why = Sie zählen für niemanden und bleiben verdeckt.
