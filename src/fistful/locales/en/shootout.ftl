# Shootout!

shootout-line = Shoot at hidden Health Cards, keep yours secret, and be the last one standing.
shootout-option-marksman = Marksman Cards: everyone gets one each round, to play once
shootout-option-rounds_to_win = Rounds to win

shootout-marksman =
    { $name ->
        [field-medic] Field Medic
        [quick-draw] Quick Draw
        [eagle-eye] Eagle Eye
        [speedloader] Speedloader
        [steady-aim] Steady Aim
        [pickpocket] Pickpocket
        [switcheroo] Switcheroo
        [standoff] Standoff
        [body-armor] Body Armor
       *[ricochet] Ricochet
    }
shootout-text =
    { $name ->
        [field-medic] Start of your turn: lay a card from your hand, not a 13, face down as an extra Health Card.
        [quick-draw] Start of your turn: you may shoot twice this turn. You cannot reload, and a Shootout!!! ends the turn.
        [eagle-eye] Start of your turn: secretly look at two Health Cards of one opponent.
        [speedloader] Start of your turn, with fewer than six cards: draw until you have six, then you must shoot.
        [steady-aim] Start of your turn: you must shoot, and your bullet counts two more. A dud is still a dud.
        [pickpocket] Start of your turn, with fewer than six cards: take a random card from an opponent’s hand.
        [switcheroo] Start of your turn: exchange one of your Health Cards for a card from your hand that is not a 13.
        [standoff] Start of your turn, instead of shooting: fight a Shootout!!! for one of an opponent’s Health Cards, without a bullet.
        [body-armor] When you would lose a Health Card: keep it. There is then no return shot.
       *[ricochet] When your shot on your turn has missed: fire the same bullet at another Health Card of any opponent.
    }

shootout-phase =
    { $name ->
        [lay] laying Health Cards
        [turn] turn
        [second] second shot
        [armor] hit by a shot
        [armor-shootout] Shootout!!! lost
        [armor-return] hit by the return shot
        [ricochet] shot missed
        [return] return shot
        [for] exchanging for a card from hand
        [add] adding a Health Card
        [aim] taking aim
        [aim-ricochet] aiming the Ricochet
        [aim-standoff] aiming the Standoff
        [look] looking at a Health Card
        [look-again] looking at another Health Card
        [rob] picking a pocket
       *[swap] exchanging a Health Card
    }

shootout-field-round = Round
shootout-field-turn = Turn
shootout-field-dealer = Dealer
shootout-field-active = To play
shootout-field-rounds-won = Rounds won
shootout-field-phase = Phase
shootout-field-hand = Your hand
shootout-field-hand-sizes = Cards in hand
shootout-field-hands = Hands
shootout-field-known-in-hands = Cards you know others hold
shootout-field-health = Health Cards
shootout-field-exposed = Revealed
shootout-field-looked = Seen with Eagle Eye
shootout-field-pile-size = Cards in the draw pile
shootout-field-pile = The draw pile
shootout-field-discards = Discards
shootout-field-bullet = Bullet
shootout-field-mark = Aimed at
shootout-field-winning = Card for the return shot
shootout-field-bonus = Bullets count extra
shootout-field-more-shots = Shots left
shootout-field-must-shoot = Must shoot
shootout-field-marksman = Your Marksman Card
shootout-field-played = Marksman Cards played
shootout-field-marksmen = Marksman Cards

shootout-event-round = Round { $number } begins. { $seat } deals.
shootout-event-last-round = This is the last round of the game: after it, the player who has won the most rounds wins.
shootout-event-dealt = { $seat } is dealt { $count } cards.
shootout-event-marksman = Your Marksman Card is { $marksman }.
shootout-event-laid = { $seat } lays { $count } Health Cards face down.
shootout-event-must-reload = { $seat } has no bullets left and must reload.
shootout-event-drew =
    { $count ->
        [0] { $seat } finds no card to draw.
        [one] { $seat } draws one card.
       *[other] { $seat } draws { $count } cards.
    }
shootout-event-shuffled =
    { $count ->
        [one] The draw pile is empty: the one discarded card becomes the new pile.
       *[other] The draw pile is empty: the { $count } discards are shuffled to make a new one.
    }
shootout-event-shot =
    { $bonus ->
        [0] { $seat } shoots at { $target }’s Health Card { $slot }: { $card } against { $health }.
       *[other] { $seat } shoots at { $target }’s Health Card { $slot }: { $card } plus { $bonus } for Steady Aim against { $health }.
    }
shootout-event-missed = Too low: { $target }’s Health Card { $slot } is turned face down again.
shootout-event-dud = A 1 is a dud and never hits: { $target }’s Health Card { $slot } is turned face down again.
shootout-event-saved = Body Armor: { $target } keeps Health Card { $slot }, which is turned face down again.
shootout-event-lost = { $seat } loses Health Card { $slot } (value { $card }).
shootout-event-out = { $seat } is out of the round and discards { $cards }.
shootout-event-out-empty = { $seat } is out of the round.
shootout-event-shootout = Equal: { $seat } and { $target } fight a Shootout!!!
shootout-event-stood-off = { $seat } challenges { $target } for Health Card { $slot } (value { $health }): a Shootout!!! without a bullet.
shootout-event-turned =
    { $seat } turns over { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }, { $rival } { $answer ->
        [8] an 8
        [11] an 11
       *[other] a { $answer }
    }: { $higher ->
        [seat] { $seat } wins the Shootout!!!
        [rival] { $rival } wins the Shootout!!!
       *[neither] equal, so nobody has won yet.
    }
shootout-event-unopposed =
    { $rival } has no card to turn over; { $seat } turns over { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    } and wins the Shootout!!!
shootout-event-stood = { $target } keeps Health Card { $slot }, which is turned face down again.
shootout-event-both-empty = Neither { $seat } nor { $rival } has a card left to turn over: { $seat }, the target, wins the Shootout!!! and keeps the Health Card.
shootout-event-returned = { $seat } shoots back at { $target }’s Health Card { $slot }: { $card } against { $health }.
shootout-event-return-missed = The return shot is too low: { $target }’s Health Card { $slot } is turned face down again.
shootout-event-return-tied = Equal, and a return shot must be higher: { $target }’s Health Card { $slot } is turned face down again.
shootout-event-return-dud = A 1 never hits, not even as a return shot: { $target }’s Health Card { $slot } is turned face down again.
shootout-event-not-returned = { $seat } discards the winning { $card } without a return shot.
shootout-event-played = { $seat } plays { $marksman }.
shootout-event-added = { $seat } lays an extra Health Card face down in slot { $slot }.
shootout-event-looked = { $seat } looks at { $target }’s Health Card { $slot }.
shootout-event-saw =
    { $target }’s Health Card { $slot } is { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }.
shootout-event-robbed = { $seat } takes a random card from { $target }’s hand.
shootout-event-took =
    You take { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    } from { $target }.
shootout-event-was-robbed =
    { $rival } takes { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    } from you.
shootout-event-swapped = { $seat } exchanges Health Card { $slot } for a card from hand.
shootout-event-round-won = { $seat } wins round { $number } and has won { $count ->
        [one] one round
       *[other] { $count } rounds
    } so far.
shootout-event-round-won-late = Round { $number } has lasted four hundred turns and ends: { $seat } has the most Health Cards left, wins it, and has won { $count ->
        [one] one round
       *[other] { $count } rounds
    } so far.
shootout-event-round-drawn = Round { $number } has lasted four hundred turns and ends: several players are tied for the most Health Cards, so nobody wins it.

shootout-prompt-lay = Lay four of your ten cards as Health Cards; you may not lay a 13.
shootout-prompt-turn = Choose a bullet to shoot with, or reload.
shootout-prompt-turn-marksman = Choose a bullet to shoot with, reload, or play { $marksman }.
shootout-prompt-turn-full = Your hand is full: choose a bullet to shoot with.
shootout-prompt-turn-full-marksman = Your hand is full: choose a bullet to shoot with, or play { $marksman }.
shootout-prompt-turn-empty = You have no bullets left: reload.
shootout-prompt-turn-empty-marksman = You have no bullets left: reload, or play { $marksman }.
shootout-prompt-turn-shoot = Choose a bullet: after this Marksman Card you must shoot.
shootout-prompt-second = Choose a bullet for your second shot, or pass.
shootout-prompt-aim = Choose the Health Card to shoot at with your { $card }.
shootout-prompt-aim-ricochet = Choose another Health Card for your { $card } to ricochet to.
shootout-prompt-aim-standoff = Choose the Health Card to fight for.
shootout-prompt-armor = You are about to lose Health Card { $slot } (value { $card }). Play Body Armor to keep it, or pass.
shootout-prompt-armor-none = You are about to lose Health Card { $slot } (value { $card }). You do not hold Body Armor, so you can only pass; you are asked so that nobody can tell who does.
shootout-prompt-armor-shootout = You have lost the Shootout!!! and are about to lose Health Card { $slot } (value { $card }). Play Body Armor to keep it, or pass.
shootout-prompt-armor-shootout-none = You have lost the Shootout!!! and are about to lose Health Card { $slot } (value { $card }). You do not hold Body Armor, so you can only pass; you are asked so that nobody can tell who does.
shootout-prompt-armor-return = The return shot is about to cost you Health Card { $slot } (value { $card }). Play Body Armor to keep it, or pass.
shootout-prompt-armor-return-none = The return shot is about to cost you Health Card { $slot } (value { $card }). You do not hold Body Armor, so you can only pass; you are asked so that nobody can tell who does.
shootout-prompt-ricochet = Your { $card } has missed. Play Ricochet to fire it at another Health Card, or pass.
shootout-prompt-ricochet-none = Your { $card } has missed. You do not hold Ricochet, so you can only pass; you are asked so that nobody can tell who does.
shootout-prompt-return = You won the Shootout!!! Fire your { $card } back at one of { $target }’s Health Cards, or pass.
shootout-prompt-look = Choose a Health Card to look at.
shootout-prompt-look-again = Choose a second one of { $target }’s Health Cards to look at.
shootout-prompt-rob = Choose whose hand to take a random card from.
shootout-prompt-swap = Choose which of your Health Cards to exchange.
shootout-prompt-for = Choose the card from your hand, not a 13, that replaces the { $card } in slot { $slot }.
shootout-prompt-add = Choose the card from your hand, not a 13, to lay as an extra Health Card.

shootout-refusal-not-now = “{ $move }” does not answer the question you are asked now.
shootout-refusal-cannot-lay = You cannot play “{ $move }”: you do not have all of these cards.
shootout-refusal-full-hand = You may not reload: your hand already has { $most } cards.
shootout-refusal-must-shoot = You may not reload: after this Marksman Card you must shoot.
shootout-refusal-not-in-hand =
    You do not have { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    } to play here.
shootout-refusal-not-your-marksman = { $marksman } is not your Marksman Card.
shootout-refusal-marksman-used = You have already used { $marksman } this round.
shootout-refusal-marksman-useless = { $marksman } would do nothing now, so it may not be played.
shootout-refusal-empty-slot = That player has no Health Card in slot { $slot }.
shootout-refusal-own-health = You may not choose your own Health Cards here.
shootout-refusal-same-slot = You have just chosen Health Card { $slot }; choose another one.
shootout-refusal-only-of = You may choose only one of { $target }’s Health Cards now.
shootout-refusal-nothing-to-rob = That player has no card in hand for you to take.

shootout-outcome-rounds = enough rounds won
shootout-outcome-most-rounds = most rounds won

shootout-deck-no-cards = The deck { $deck } does not say how many cards it has of each value.
shootout-deck-value = The deck { $deck } has cards of value “{ $entry }”; values are 1 to { $most }.
shootout-deck-count = The number of cards of value { $entry } in the deck { $deck } must be from 0 to { $most }, not { $value }.
shootout-deck-thirteens = The deck { $deck } has { $number } cards of value 13; it may have at most { $most }, so that everyone can lay four Health Cards.
shootout-deck-too-few = The deck { $deck } has { $number } cards; { $players } players need { $needed }, ten each.

# Where everything is open, and for the seat that knows it.
shootout-open-dealt = { $seat } is dealt { $count } cards: { $cards }.
shootout-open-marksman = { $hearer }’s Marksman Card is { $marksman }.
shootout-open-laid = { $seat } lays { $count } Health Cards face down: { $cards }.
shootout-open-drew =
    { $count ->
        [0] { $seat } finds no card to draw.
        [one] { $seat } draws one card: { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
shootout-open-added =
    { $seat } lays { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    } face down as an extra Health Card in slot { $slot }.
shootout-open-saw =
    { $hearer } sees that { $target }’s Health Card { $slot } is { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }.
shootout-open-took =
    { $hearer } takes { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    } from { $target }.
shootout-open-was-robbed =
    { $hearer } sees that { $rival } took { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }.
shootout-open-swapped = { $seat } exchanges Health Card { $slot } (value { $old }) for a card from hand (value { $card }).
