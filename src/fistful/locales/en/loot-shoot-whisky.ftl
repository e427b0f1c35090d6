# Loot Shoot Whisky.

loot-shoot-whisky-line = Plan in secret, then loot, shoot or drink your way out of the saloon.
loot-shoot-whisky-option-best_of = Duels: one, or best of three

loot-shoot-whisky-action =
    { $name ->
        [loot] Loot
        [shoot] Shoot
       *[whisky] Whisky
    }
loot-shoot-whisky-card =
    { $name ->
        [sip] extra sip
        [shot] extra shot
       *[N] { $number ->
            [one] one nugget
           *[other] { $number } nuggets
        }
    }

loot-shoot-whisky-event-duel = Duel { $number } begins.
loot-shoot-whisky-event-round = Round { $number }. The row: { $cards }.
loot-shoot-whisky-event-last-round = Round { $number } is the last one: after it, the bottle decides.
loot-shoot-whisky-event-deck-empty = The deck is empty: the duel ends after this round unless all four saloon cards stay in the row.
loot-shoot-whisky-event-turned = Slot { $slot } ({ $card }): { $seat } plays { $action }, { $rival } plays { $other }.
loot-shoot-whisky-event-discarded = Both play { $action }: nobody wins slot { $slot }, and its card is discarded ({ $card }).
loot-shoot-whisky-event-looted = Loot beats Whisky: { $seat } takes the card in slot { $slot } ({ $card }).
loot-shoot-whisky-event-shot =
    { $reason ->
        [extra] Extra shot: { $seat } gains a bullet and now has { $count }.
       *[beats] Shoot beats Loot: { $seat } gains a bullet and now has { $count }.
    }
loot-shoot-whisky-event-took-bottle =
    { $reason ->
        [extra] Extra sip: { $source ->
            [rival] { $seat } takes the bottle from { $rival }, full side up.
           *[middle] { $seat } takes the bottle, full side up.
        }
       *[beats] Whisky beats Shoot: { $source ->
            [rival] { $seat } takes the bottle from { $rival }, full side up.
           *[middle] { $seat } takes the bottle, full side up.
        }
    }
loot-shoot-whisky-event-turned-bottle =
    { $reason ->
        [extra] Extra sip: { $seat } drinks; the bottle is almost empty.
       *[beats] Whisky beats Shoot: { $seat } drinks; the bottle is almost empty.
    }
loot-shoot-whisky-event-emptied-bottle =
    { $reason ->
        [extra] Extra sip: { $seat } empties the bottle.
       *[beats] Whisky beats Shoot: { $seat } empties the bottle.
    }
loot-shoot-whisky-event-duel-won =
    { $seat } wins the duel: { $reason ->
        [nuggets] { $count } nuggets
        [bullets] four bullets
        [whisky] the bottle is empty
        [deck] the row cannot be refilled, and { $seat } holds the bottle
       *[rounds] fifty rounds have been played, and { $seat } holds the bottle
    }.
loot-shoot-whisky-event-duel-drawn =
    { $reason ->
        [deck] The row cannot be refilled and nobody holds the bottle: the duel is a draw{ $match ->
            [1] {" "}and counts for nobody
           *[0] {""}
        }.
       *[rounds] Fifty rounds have been played and nobody holds the bottle: the duel is a draw{ $match ->
            [1] {" "}and counts for nobody
           *[0] {""}
        }.
    }
loot-shoot-whisky-event-last-duel = The match ends after { $number } duels: the player who has won more of them wins.

loot-shoot-whisky-prompt-plan-first = Choose two actions for the first two saloon cards: { $cards }.
loot-shoot-whisky-prompt-plan-second = Choose two of your remaining actions for the last two saloon cards: { $cards }.

loot-shoot-whisky-refusal-spent = You cannot play { $pair }: you used { $used } in the first phase and have only two of each action.

loot-shoot-whisky-outcome-nuggets = at least nine nuggets
loot-shoot-whisky-outcome-bullets = four bullets
loot-shoot-whisky-outcome-whisky = an empty bottle
loot-shoot-whisky-outcome-deck = holding the bottle when the row could not be refilled
loot-shoot-whisky-outcome-rounds = holding the bottle after fifty rounds
loot-shoot-whisky-outcome-duels = more duels won
loot-shoot-whisky-outcome-drawn = a draw

loot-shoot-whisky-deck-nuggets = The deck { $deck } has cards with { $entry } nuggets; a card has 1 to { $most }.
loot-shoot-whisky-deck-count = The entry “{ $entry }” of the deck { $deck } must be a number of cards from 0 to { $most }, not { $value }.
loot-shoot-whisky-deck-card-count = The deck { $deck } has { $number } saloon cards; it must have { $needed }.

loot-shoot-whisky-field-duel = Duel
loot-shoot-whisky-field-duels-won = Duels won
loot-shoot-whisky-field-round = Round
loot-shoot-whisky-field-phase = Phase
loot-shoot-whisky-field-row = The row
loot-shoot-whisky-field-deck-size = Cards in the deck
loot-shoot-whisky-field-deck = The deck
loot-shoot-whisky-field-discards = Discarded
loot-shoot-whisky-field-looted = Looted
loot-shoot-whisky-field-nuggets = Nuggets
loot-shoot-whisky-field-bullets = Bullets
loot-shoot-whisky-field-bottle = Bottle held by
loot-shoot-whisky-field-bottle-full = Bottle full
loot-shoot-whisky-field-spent = Used this round
