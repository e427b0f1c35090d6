# What the page says at a table of Wild Shots.

page-wild-shots-phase = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
page-wild-shots-trick = The trick
page-wild-shots-last = Last trick
page-wild-shots-leads = leads
page-wild-shots-takes = takes it
page-wild-shots-your-card = your card
page-wild-shots-laid = { $name }: { $card }
page-wild-shots-oil-title = Snake Oil
page-wild-shots-oil = Snake Oil: trump for this trick is the { $symbol }
page-wild-shots-oil-none = Snake Oil: no trump has been turned up yet
page-wild-shots-oil-before =
    { $count ->
        [0] No earlier Snake Oil this round
       *[other] Earlier Snake Oil this round: { $symbols }
    }
page-wild-shots-trump = Trump: { $symbol }
page-wild-shots-trump-none = No trump yet
page-wild-shots-round = Round { $round }
page-wild-shots-price = per { $symbol }
page-wild-shots-scores = Scores
page-wild-shots-sheet = Minus points, round by round
page-wild-shots-total = All rounds
page-wild-shots-heap = { $name } has { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { $tricks } tricks
    }, { $points ->
        [0] no minus points
        [one] one minus point so far
       *[other] { $points } minus points so far
    }. Look through the tricks.
page-wild-shots-heap-closed = { $name } has { $tricks ->
        [0] no tricks
        [one] one trick, face down
       *[other] { $tricks } tricks, face down
    }
page-wild-shots-tricks-of = { $name }’s tricks
page-wild-shots-no-tricks = No tricks yet.
page-wild-shots-holds =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
page-wild-shots-lacks = has no
page-wild-shots-hand = { $name }’s hand
page-wild-shots-hidden = A card face down
page-wild-shots-card-label = { $card }{ $marked ->
        [yes] , { $symbols }
       *[no] {""}
    }{ $trump ->
        [yes] , trump
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] , costs { $price }
    }
page-wild-shots-hand-card = { $card }{ $state ->
        [free] ; can be played
        [not] ; may not be played now
       *[waits] {""}
    }
page-wild-shots-turned-over = The tricks of the last round, turned over
page-wild-shots-no-trick-taken = took no trick
page-wild-shots-aside = { $count } cards were set aside
page-wild-shots-aside-why = They count for nobody and stay unseen.
