# What the page says at a table of Loot Shoot Whisky.

page-loot-shoot-whisky-margin =
    { $reason ->
        [nuggets] { $by-nuggets ->
            [one] one nugget
            [2] two nuggets
            [3] three nuggets
           *[other] { $by-nuggets } nuggets
        }
        [bullets] { $by-bullets ->
            [one] one bullet
            [2] two bullets
            [3] three bullets
           *[other] { $by-bullets } bullets
        }
        [duels] { $by ->
            [one] one duel
           *[other] two duels
        }
       *[other] { "" }
    }
page-loot-shoot-whisky-score =
    { $reason ->
        [duels] { $count ->
            [one] 1 duel
           *[other] { $count } duels
        }
       *[other] { $nuggets ->
            [one] 1 nugget
           *[other] { $nuggets } nuggets
        }, { $bullets ->
            [one] 1 bullet
           *[other] { $bullets } bullets
        }
    }

page-loot-shoot-whisky-move = { $one }, then { $two }

page-loot-shoot-whisky-phase =
    { $match ->
        [yes] Duel { $duel }, round { $round }, { $phase ->
            [1] slots 1 and 2
           *[2] slots 3 and 4
        }
       *[no] Round { $round }, { $phase ->
            [1] slots 1 and 2
           *[2] slots 3 and 4
        }
    }
page-loot-shoot-whisky-nuggets = Nuggets: { $count } of { $of }
page-loot-shoot-whisky-bullets = Bullets: { $count } of { $of }
page-loot-shoot-whisky-bottle =
    { $level ->
        [full] bottle full
        [low] bottle almost empty
       *[none] no bottle
    }
page-loot-shoot-whisky-duels = Duels won: { $count } of { $of }
page-loot-shoot-whisky-left = { $name } can still play: { $actions }.

page-loot-shoot-whisky-triangle = Whisky beats Shoot, Shoot beats Loot, Loot beats Whisky.
page-loot-shoot-whisky-beats-short = beats
page-loot-shoot-whisky-bottle-waits = Nobody has the bottle yet.

page-loot-shoot-whisky-nugget-word = { $count ->
        [one] nugget
       *[other] nuggets
    }
page-loot-shoot-whisky-extra =
    { $card ->
        [sip] extra sip
       *[shot] extra shot
    }
page-loot-shoot-whisky-deck = The deck: { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }
page-loot-shoot-whisky-deck-short = Deck
page-loot-shoot-whisky-discards = Discarded, { $count }: { $cards }
page-loot-shoot-whisky-discards-short = Discarded
page-loot-shoot-whisky-row = The saloon cards
page-loot-shoot-whisky-pair = Slots { $first } and { $second }
page-loot-shoot-whisky-slot = Slot { $number }: { $card }
page-loot-shoot-whisky-empty = empty
page-loot-shoot-whisky-place =
    { $state ->
        [spent] { $action } was played at slot { $number }
        [up] { $action } at slot { $number }, { $card }
        [down] A card face down at slot { $number }, { $card }
       *[empty] Put an action at slot { $number }, { $card }
    }
page-loot-shoot-whisky-hand = { $name }’s action cards
page-loot-shoot-whisky-card-label =
    { $state ->
        [free] { $name }, can be laid
       *[waits] { $name }
    }

page-loot-shoot-whisky-hint =
    { $state ->
        [held] Now click its slot, or click the card again to use the first free slot.
       *[none] Click or drag a card, then its slot; or type L, S, W.
    }
page-loot-shoot-whisky-plan = { $one } on { $first }, { $two } on { $second }.
page-loot-shoot-whisky-sealed = Sealed: { $plan }
page-loot-shoot-whisky-seal = Seal it
page-loot-shoot-whisky-sealed-short = Sealed
page-loot-shoot-whisky-clear = Start over
page-loot-shoot-whisky-drop =
    { $state ->
        [held] put it here
       *[none] press a card
    }

page-loot-shoot-whisky-beats = { $winner } beats { $loser }
page-loot-shoot-whisky-both = Both play { $action }
page-loot-shoot-whisky-came-looted = { $name } takes the card: { $card }.
page-loot-shoot-whisky-came-shot = { $name } takes a bullet: { $count } of { $of }.
page-loot-shoot-whisky-came-took-bottle =
    { $source ->
        [rival] { $name } takes the bottle from { $rival }, full again.
       *[middle] { $name } takes the full bottle.
    }
page-loot-shoot-whisky-came-turned-bottle = { $name } drinks: the bottle is almost empty.
page-loot-shoot-whisky-came-emptied-bottle = { $name } empties the bottle.
page-loot-shoot-whisky-came-discarded = Nobody wins; the card is discarded: { $card }.

page-loot-shoot-whisky-reading =
    { $card ->
        [loot] Beats Whisky: the saloon card is yours.
        [shoot] Beats Loot: take a bullet.
        [whisky] Beats Shoot: take a sip from the bottle.
        [sip] The player who loots this card takes a sip. Then it is discarded.
        [shot] The player who loots this card takes a bullet. Then it is discarded.
       *[nuggets] { $count ->
            [one] The player who loots this card keeps its nugget.
           *[other] The player who loots this card keeps its { $count } nuggets.
        }
    }

page-loot-shoot-whisky-end = Turned over
page-loot-shoot-whisky-end-made = As it was won
page-loot-shoot-whisky-end-round = Round { $round }
page-loot-shoot-whisky-end-duel = Duel { $duel }
page-loot-shoot-whisky-end-nothing = nothing
page-loot-shoot-whisky-end-bottle = a sip
page-loot-shoot-whisky-end-bullet = a bullet
page-loot-shoot-whisky-end-gains = { $name }: { $gains }
page-loot-shoot-whisky-end-plan =
    { $unseen ->
        [0] { $name }’s last plan: { $actions }.
       *[other] { $name }’s last plan: { $actions }. Slot { $unseen } was not played, so its card stays unseen.
    }
page-loot-shoot-whisky-end-deck = Left in the deck, next card first.
page-loot-shoot-whisky-end-deck-unseen =
    { $count ->
        [one] The last card of the deck stays unseen.
       *[other] The last { $count } cards of the deck stay unseen.
    }
