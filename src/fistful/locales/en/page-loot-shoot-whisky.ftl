# What the page says at a table of Loot Shoot Whisky.

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
page-loot-shoot-whisky-duels-short = duels
page-loot-shoot-whisky-left = { $name } can still play: { $actions }.

page-loot-shoot-whisky-triangle = Whisky beats Shoot, Shoot beats Loot, Loot beats Whisky.
page-loot-shoot-whisky-triangle-short = An arrow means “beats”.
page-loot-shoot-whisky-bottle-waits = Nobody has the bottle yet.
page-loot-shoot-whisky-recap = What just happened
page-loot-shoot-whisky-beats = { $action } beats { $other }: { $what }
page-loot-shoot-whisky-tie = { $action } against { $action }: { $what }

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
        [up] { $action } at slot { $number }, { $card }
        [down] A card face down at slot { $number }, { $card }
       *[empty] Put an action at slot { $number }, { $card }
    }
page-loot-shoot-whisky-hand = { $name }’s action cards
page-loot-shoot-whisky-card-label =
    { $state ->
        [spent] { $name }, used this round
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
page-loot-shoot-whisky-seal = Seal this plan
page-loot-shoot-whisky-clear = Start over
page-loot-shoot-whisky-turning = Both plans are in. Turning the cards over…
page-loot-shoot-whisky-skip = Skip
