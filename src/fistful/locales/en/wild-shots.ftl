# Wild Shots.

wild-shots-line = Dodge the symbols that hurt; each trick has its own trump.
wild-shots-option-piatnik_scoring = Piatnik scoring: more symbols hurt in the last two rounds
wild-shots-option-open_tricks = Open tricks: everyone may look through everybody’s tricks

wild-shots-colour =
    { $name ->
        [red] red
        [black] black
        [green] green
       *[blue] blue
    }
wild-shots-symbol =
    { $name ->
        [revolver] revolver
        [hat] hat
        [star] star
       *[wanted] wanted poster
    }
wild-shots-card =
    { $name ->
        [R] red { $number }
        [K] black { $number }
        [G] green { $number }
       *[B] blue { $number }
    }

wild-shots-event-first-player = { $seat } was drawn as the first active player.
wild-shots-event-round =
    { $last ->
        [yes] Round { $number }, the last one, begins. Symbols that hurt: { $symbols }.
       *[no] Round { $number } begins. Symbols that hurt: { $symbols }.
    }
wild-shots-event-dealt = { $seat } is dealt { $count } cards.
wild-shots-event-turned = { $seat } turns up Snake Oil: trump for this trick is the { $symbol }.
wild-shots-event-played =
    { $how ->
        [lead] { $seat } leads { $card }.
        [follow] { $seat } follows with { $card }.
       *[discard] { $seat } has no { $colour } and plays { $card }.
    }
wild-shots-event-took = { $seat } takes the trick with { $card }, { $why ->
        [only-trump] the only trump
        [highest-trump] the highest trump
        [first-trump] the first played of the equal highest trumps
        [last-trump] the last played of the equal highest trumps
        [only-led] the only { $colour } card
       *[highest-led] the highest { $colour } card
    }. The trick: { $cards }.
wild-shots-event-scored =
    { $points ->
        [0] Round { $number }: { $seat } gets no minus points, { $total } in all.
       *[other] Round { $number }: { $seat } gets { $points } minus points ({ $cards }), { $total } in all.
    }
wild-shots-event-leads = { $seat } took the last trick and leads the next round.

wild-shots-prompt-lead = You lead: play any card. Trump is the { $symbol }.
wild-shots-prompt-follow = Follow { $colour }: { $count ->
        [one] play your only { $colour } card
       *[other] play one of your { $count } { $colour } cards
    }. Trump is the { $symbol }.
wild-shots-prompt-discard = You have no { $colour }: play any card, trump or not. Trump is the { $symbol }.

wild-shots-refusal-not-in-hand = You do not have { $card }.
wild-shots-refusal-must-follow = You may not play { $card }: you have { $colour } and must follow.

wild-shots-outcome-fewest-points = fewest minus points

wild-shots-deck-colours = The deck { $deck } needs one row of cards for each colour: { $colours }.
wild-shots-deck-row-length = The row { $colour } of the deck { $deck } has { $number } marks; it must have { $values }, one per value.
wild-shots-deck-unknown-symbol = The card { $card } of the deck { $deck } has an unknown mark, “{ $mark }”; the marks are R, H, S, W and -.
wild-shots-deck-equal-trumps = equal_trumps in the deck { $deck } can be { $allowed }, not “{ $value }”.
wild-shots-deck-tie = The deck { $deck } has the { $symbol } on two cards of value { $value }; change one, or say in equal_trumps which of them wins.
wild-shots-deck-no-oil = The deck { $deck } does not list its Snake Oil cards.
wild-shots-deck-oil-entry = The Snake Oil entry “{ $entry }” of the deck { $deck } must be a symbol with a number of cards, not { $value }.
wild-shots-deck-oil-without-cards = The deck { $deck } has Snake Oil cards for the { $symbol }, which is on none of its cards.
wild-shots-deck-oil-count = The deck { $deck } has { $number } Snake Oil cards; it must have { $needed }.

wild-shots-field-round = Round
wild-shots-field-hurting = Hurts now (price)
wild-shots-field-trick-number = Trick
wild-shots-field-active = Leads
wild-shots-field-trump = Trump
wild-shots-field-trick = On the table
wild-shots-field-last-trick = Last trick
wild-shots-field-last-active = Led by
wild-shots-field-hand = Your hand
wild-shots-field-hand-sizes = Cards in hand
wild-shots-field-hands = Hands
wild-shots-field-tricks = Tricks
wild-shots-field-own-tricks = Your tricks
wild-shots-field-open-tricks = Everyone’s tricks
wild-shots-field-lacks = Has no
wild-shots-field-oil-turned = Snake Oil so far
wild-shots-field-sheet = Minus points by round
wild-shots-field-aside = Set aside
