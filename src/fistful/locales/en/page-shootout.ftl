# What the page says at a table of Shootout!.

page-shootout-margin =
    { $by ->
        [one] one round
       *[other] { $by } rounds
    }
page-shootout-score =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }

page-shootout-move =
    { $verb ->
        [reload] Reload
       *[pass] Pass
        [play] Play { $one }
        [shoot] Shoot with bullet { $one }
        [at] Aim at { $one }
        [return] Return fire at { $one }
        [look] Look at { $one }
        [swap] Exchange { $one }
        [for] For your bullet { $one }
        [rob] Rob { $one }
        [lay] { $count ->
            [one] Lay { $one }
           *[other] Lay { $one }, { $two }, { $three }, { $four }
        }
    }

page-shootout-phase = Round { $round }, turn { $turn }
page-shootout-phase-lay = Round { $round }, laying Health Cards

page-shootout-health = { $name }’s Health Cards
page-shootout-slot-hidden = { $name }, Health Card { $number }: face down.
page-shootout-slot-seen = { $name }, Health Card { $number }: { $value }, seen by all.
page-shootout-slot-known = { $name }, Health Card { $number }: { $value }, known to you.
page-shootout-slot-empty = { $name }, slot { $number }: empty.
page-shootout-can-be-chosen = Can be chosen.
page-shootout-card =
    { $value ->
        [8] An 8
        [11] An 11
       *[other] A { $value }
    }
page-shootout-bullet = Bullet { $value }.
page-shootout-dud = dud
page-shootout-sure-hit = sure hit
page-shootout-bonus = +{ $count }
page-shootout-hand =
    { $count ->
        [one] Hand: one bullet
       *[other] Hand: { $count } bullets
    }
page-shootout-hand-empty = No bullets in hand
page-shootout-held =
    { $count ->
        [one] One bullet in hand
       *[other] { $count } bullets in hand
    }
page-shootout-known-in-hand = Holds for sure: { $cards }
page-shootout-known-in-hand-short = known: { $cards }
page-shootout-notches = Rounds won: { $count } of { $of }
page-shootout-dealer = dealer
page-shootout-out = out
page-shootout-rob = Take a random card from { $name }
page-shootout-pile =
    { $count ->
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
page-shootout-pile-short = Pile
page-shootout-discards =
    { $count ->
        [one] Discards: one card. Show which
       *[other] Discards: { $count } cards. Show which
    }
page-shootout-discards-short = Discards
page-shootout-tally = Discarded this round
page-shootout-tally-of = Value { $value }: { $count }

page-shootout-laying =
    { $count ->
        [0] Choose four cards from your hand. They are shuffled before they are laid face down.
        [4] These four become your Health Cards.
       *[other] { $count } of four chosen.
    }
page-shootout-lay = Lay these four
page-shootout-aim = Your { $value }: choose who to shoot at, and which Health Card.
page-shootout-shot-hidden = Fire the { $value } at { $name }’s Health Card { $number }, which you have not seen?
page-shootout-shot-known = Fire the { $value } at { $name }’s Health Card { $number } (value { $health })?
page-shootout-standoff-hidden = Fight a Shootout!!! for { $name }’s Health Card { $number }, which you have not seen?
page-shootout-standoff-known = Fight a Shootout!!! for { $name }’s Health Card { $number } (value { $health })?
page-shootout-fire = Fire!
page-shootout-reload = Reload
page-shootout-pass = Pass
page-shootout-result-lost = Hit
page-shootout-result-missed = Missed
page-shootout-result-equal = Equal
page-shootout-duel = Shootout!!!
page-shootout-duel-nothing = no card
page-shootout-duel-blows = Cards turned over, in order
page-shootout-duel-left =
    { $count ->
        [one] One card left in the stack
       *[other] { $count } cards left in the stack
    }
page-shootout-marksman-yours = Marksman Card
page-shootout-marksman-used = Marksman Card, used
page-shootout-sure-play = { $text } You can use it only once a round.
page-shootout-sure-for = Your { $value } goes face down into the slot, and the Health Card there returns to your hand.
page-shootout-sure-lay = Your { $value } becomes an extra Health Card, face down.

# The fence, the duel and the end.
page-shootout-wanted = WANTED
page-shootout-seen = seen
page-shootout-known-word = known
page-shootout-used = used
page-shootout-slot-shot = { $name }, Health Card { $number }: shot, it was { $value }.
page-shootout-slot-free = { $name }, slot { $number }: no Health Card yet.
page-shootout-slot-planned = { $name }: { $value } is to become a Health Card.
page-shootout-can-be-played = Can be played.
page-shootout-bullet-dud = A dud: it never hits.
page-shootout-bullet-sure-hit = A sure hit.
page-shootout-loaded = Bullet { $value } is in the gun.
page-shootout-fire-again = Press it again, or the button.
page-shootout-duel-beats = { $high } beats { $low }
page-shootout-duel-rule = Each turns a card: the higher one wins, and equal ones turn again.
page-shootout-duel-won = { $name } wins the Shootout!!!
page-shootout-duel-shooter = the shooter
page-shootout-duel-target = the target
page-shootout-duel-shot = the shot
page-shootout-duel-standoff = fought for
page-shootout-duel-prize = Health Card { $number }
page-shootout-duel-blow = blow { $number }
page-shootout-duel-again = tie: again
page-shootout-end-left = The last round
page-shootout-end-hidden = What still hangs face down was never revealed to the table.
page-shootout-end-won =
    { $count ->
        [0] { $name } has won no round.
        [one] { $name } has won one round.
       *[other] { $name } has won { $count } rounds.
    }
