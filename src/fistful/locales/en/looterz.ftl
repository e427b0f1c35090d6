# Looterz.

looterz-line = The dragon is out: send your Looterz into its dungeon, and be the first to collect enough Loot.
looterz-option-goal = Loot needed to win
looterz-choice-goal =
    { $value ->
        [0] 0 (by the number of players)
       *[other] { $value }
    }

looterz-card =
    { $name ->
        [dragonling] Dragonling
        [death-knight] Death Knight
        [king] King
        [assassin] Assassin
        [orc] Orc
        [witch] Witch
        [mermaid] Mermaid
        [hydra] Hydra
        [scarecrow] Scarecrow
        [zombie] Zombie
        [cleric] Cleric
        [thief] Thief
        [necromancer] Necromancer
        [bard] Bard
        [goblin] Goblin
        [vampire] Vampire
        [wizard] Wizard
        [cultist] Cultist
        [basilisk] Basilisk
        [demon] Demon
       *[other] { $name }
    }
looterz-keyword =
    { $name ->
        [recruitment] Recruitment
        [activation] Activation
       *[last_wish] Last Wish
    }
looterz-phase =
    { $name ->
        [first-recruitment] first recruitment
        [dungeon] dungeon
        [second-recruitment] second recruitment
       *[sacrifice] sacrifice
    }
looterz-reason =
    { $name ->
        [full] there is no room for a thirteenth Looter
        [gone] the Looter has left play
        [most-life] it already has six Life
        [no-opponents] no opponent has a Looter in play
        [forbidden] every Looter that can be chosen is already forbidden to search
        [unhurt] none of the Looterz has lost any Life
        [no-sacrifice] there is no other Looter to sacrifice
        [most-loot] nobody else has the most Loot
        [no-loot] nobody has any Loot
        [no-cards] the Draw Pile and the Graveyard are empty
        [no-graves] the Graveyard is empty
        [no-grave] the card is no longer in the Graveyard
        [hand] the hand is empty
       *[no-other] there is no other Looter
    }

looterz-text-recruitment = Recruitment: { $effect }.
looterz-text-activation = Activation: { $effect }.
looterz-text-last_wish = Last Wish: { $effect }.
looterz-text-taunt = Taunt.
looterz-text-attacks =
    { $number ->
        [2] Its attack action is two attacks.
       *[other] Its attack action is { $number } attacks.
    }
looterz-text-none = No ability.

looterz-effect-destroy = destroy another Looter
looterz-effect-lose-life =
    { $amount ->
        [1] another Looter loses one Life
        [2] another Looter loses two Life
       *[other] another Looter loses { $amount } Life
    }
looterz-effect-drain-life =
    { $amount ->
        [1] move one Life from another Looter to this one, which can hold up to six
       *[other] move up to { $amount } Life from another Looter to this one, which can hold up to six
    }
looterz-effect-borrow = control an opponent’s Looter until the end of the turn
looterz-effect-forbid-search = choose another Looter; it cannot search until your next turn
looterz-effect-everyone-sacrifices = each player sacrifices a Looter other than this one
looterz-effect-everyone-loses-life =
    { $amount ->
        [1] every other Looter of every player loses one Life
       *[other] every other Looter of every player loses { $amount } Life
    }
looterz-effect-destroy-others = destroy every other Looter of every player
looterz-effect-heal-yours =
    { $amount ->
        [1] each of your Looterz regains one Life, up to its starting life
       *[other] each of your Looterz regains { $amount } Life, up to its starting life
    }
looterz-effect-sacrifice-for-loot =
    { $amount ->
        [1] sacrifice another Looter and gain one Loot
       *[other] sacrifice another Looter and gain { $amount } Loot
    }
looterz-effect-steal =
    { $amount ->
        [1] steal one Loot from the player with the most
       *[other] steal { $amount } Loot from the player with the most
    }
looterz-effect-draw =
    { $amount ->
        [1] draw a card
       *[other] draw { $amount } cards
    }
looterz-effect-top-card = put the top card of the Draw Pile into play under your control
looterz-effect-raise = put a Looter from the Graveyard into play under your control
looterz-effect-return-to-hand = if this card is still in the Graveyard, it returns to the hand of its last controller

looterz-event-starting-player = { $seat } was drawn as the starting player. The first to have { $goal } Loot wins.
looterz-event-dealt = { $seat } is dealt { $count } cards.
looterz-event-turn = Turn { $number }: { $seat }.
looterz-event-final-turn = Turn { $number } is the last one. If nobody reaches the goal, the player with the most Loot wins.
looterz-event-must-draw = { $seat } cannot recruit ({ $reason }) and has to draw.
looterz-event-must-recruit = There is no card to draw: { $seat } has to recruit.
looterz-event-skipped = { $seat } can neither recruit ({ $reason }) nor draw: the phase is skipped.
looterz-event-drew = { $seat } draws a card.
looterz-event-drew-card = You draw a card: { $card }.
looterz-event-reshuffled =
    { $count ->
        [one] The Draw Pile has run out: the one card in the Graveyard becomes the new pile.
       *[other] The Draw Pile has run out: the { $count } cards in the Graveyard are shuffled to make a new one.
    }
looterz-event-recruited = { $seat } recruits { $card }.
looterz-event-entered = { $seat }’s { $card } enters the dungeon with { $life } Life.
looterz-event-searched =
    { $amount ->
        [0] { $seat }’s { $card } searches with Power { $power }, rolls { $dice } and finds nothing.
       *[other] { $seat }’s { $card } searches with Power { $power }, rolls { $dice } and finds { $amount } Loot.
    }
looterz-event-attacked = { $seat }’s { $card } attacks { $rival }’s { $victim }.
looterz-event-hit =
    { $amount ->
        [0] { $card } (Power { $power }) rolls { $dice } and misses.
       *[other] { $card } (Power { $power }) rolls { $dice }: { $rival }’s { $victim } loses { $lost } Life.
    }
looterz-event-attack-lost = The next attack is lost: { $reason }.
looterz-event-used = { $seat }’s { $card } uses its Activation.
looterz-event-trigger = { $seat }’s { $card }: { $keyword }.
looterz-event-wishes = Several Last Wishes take effect, the active player’s first, then clockwise: { $cards }.
looterz-event-no-effect = { $card }’s { $keyword } has no effect: { $reason }.
looterz-event-void = { $card }’s { $keyword } has no effect: only two hundred abilities can trigger in one turn.
looterz-event-destroyed = { $seat } destroys { $rival }’s { $card }.
looterz-event-hurt = { $seat } takes { $amount } Life from { $rival }’s { $card }.
looterz-event-drained = { $seat } drains { $amount } Life from { $rival }’s { $card }.
looterz-event-borrowed = { $seat } borrows { $card } from { $rival }.
looterz-event-forbade = { $seat } forbids { $rival }’s { $card } to search until { $seat }’s next turn.
looterz-event-may-search = { $seat }’s { $card } may search again.
looterz-event-all-hurt = { $seat }’s other Looterz lose { $amount } Life each.
looterz-event-all-destroyed = { $seat }’s other Looterz are destroyed.
looterz-event-spared = { $seat } has no other Looter to sacrifice.
looterz-event-healed =
    { $amount ->
        [1] { $seat }’s Looterz regain one Life each, if they have lost any.
       *[other] { $seat }’s Looterz regain up to { $amount } Life each.
    }
looterz-event-gained = { $seat } gains { $amount } Loot.
looterz-event-stole = { $seat } steals { $amount } Loot from { $rival }.
looterz-event-sacrificed = { $seat } sacrifices { $card }.
looterz-event-died = { $seat }’s { $card } goes to the Graveyard.
looterz-event-discarded = { $seat } discards { $card }.
looterz-event-returned = { $card } returns from the Graveyard to { $seat }’s hand.
looterz-event-went-back = The turn ends: { $seat } gives { $card } back to { $rival }.
looterz-event-won = { $seat } has { $loot } Loot and wins.
looterz-event-last-turn = Turn { $number } was the last one: the player with the most Loot wins.

looterz-prompt-recruit =
    { $number ->
        [1] First recruitment: { $draw ->
            [0] recruit a Looter from your hand; there is no card to draw.
           *[1] recruit a Looter from your hand, or draw a card.
        }
       *[other] Second recruitment: { $draw ->
            [0] recruit a Looter from your hand; there is no card to draw.
           *[1] recruit a Looter from your hand, or draw a card.
        }
    }
looterz-prompt-dungeon =
    { $able ->
       *[search-attack-use] Dungeon: have a Looter search, attack or use its Activation, or end the phase with “done”.
        [search-attack] Dungeon: have a Looter search or attack, or end the phase with “done”.
        [search-use] Dungeon: have a Looter search or use its Activation, or end the phase with “done”.
        [search] Dungeon: have a Looter search, or end the phase with “done”.
        [attack-use] Dungeon: have a Looter attack or use its Activation, or end the phase with “done”.
        [attack] Dungeon: have a Looter attack, or end the phase with “done”.
        [use] Dungeon: have a Looter use its Activation, or end the phase with “done”.
    }
looterz-prompt-strike = { $card } attacks: pick its target.
looterz-prompt-strike-again = { $card } may attack again: pick a target, or stop with “done”.
looterz-prompt-sacrifice =
    { $count ->
        [one] You may keep three Looterz and have one too many: sacrifice one.
       *[other] You may keep three Looterz and have { $count } too many: sacrifice one.
    }
looterz-prompt-discard =
    { $count ->
        [one] You may keep ten cards and have one too many: discard one.
       *[other] You may keep ten cards and have { $count } too many: discard one.
    }
looterz-prompt-destroy = { $card } ({ $keyword }): pick the Looter to destroy.
looterz-prompt-lose-life = { $card } ({ $keyword }): pick the Looter that loses { $amount } Life.
looterz-prompt-drain-life = { $card } ({ $keyword }): pick the Looter to drain.
looterz-prompt-borrow = { $card } ({ $keyword }): pick the Looter to borrow.
looterz-prompt-forbid-search = { $card } ({ $keyword }): pick the Looter that may not search.
looterz-prompt-everyone-sacrifices = { $card } ({ $keyword }): sacrifice one of your Looterz.
looterz-prompt-sacrifice-for-loot = { $card } ({ $keyword }): sacrifice another Looter for Loot.
looterz-prompt-steal = { $card } ({ $keyword }): several players are tied for the most Loot; choose one to steal from.
looterz-prompt-raise = { $card } ({ $keyword }): choose a Looter from the Graveyard.

looterz-refusal-asked-otherwise = “{ $move }” does not answer the question you are asked now.
looterz-refusal-not-in-hand = You do not have { $card } in hand.
looterz-refusal-piles-empty = There is no card to draw: the Draw Pile and the Graveyard are empty.
looterz-refusal-no-such-looter = You have no Looter number { $number }.
looterz-refusal-has-acted = { $card } has already acted this turn.
looterz-refusal-may-not-search = { $card } may not search before the next turn of { $seats }, who forbade it.
looterz-refusal-no-target = { $card } has nobody to attack.
looterz-refusal-no-activation = { $card } has no Activation.
looterz-refusal-no-use = { $card } cannot use its Activation: { $reason }.
looterz-refusal-no-such-target = There is no such Looter in play.
looterz-refusal-itself = You must pick another Looter.
looterz-refusal-taunt = You may not pick { $card }: of { $rival }’s Looterz you must pick one with Taunt ({ $guards }).
looterz-refusal-your-own = { $card } is already yours; pick an opponent’s Looter.
looterz-refusal-no-change = Picking { $card } would change nothing.
looterz-refusal-not-the-richest = You can steal only from another player who has the most Loot.
looterz-refusal-not-in-graveyard = { $card } is not in the Graveyard.

looterz-outcome-goal = first to collect enough Loot
looterz-outcome-turns = most Loot after the last turn

looterz-deck-no-looterz = The deck { $deck } has no table [looterz] that lists its Looterz.
looterz-deck-too-many-kinds = The deck { $deck } has { $number } kinds of Looterz; it may have at most { $most }.
looterz-deck-too-few-cards = The deck { $deck } has { $number } cards; { $players } players need at least { $needed }.
looterz-deck-kind-name = The name “{ $entry }” in the deck { $deck } must be in lower-case letters, with hyphens between words.
looterz-deck-kind-entry = “{ $kind }” in the deck { $deck } must be a table with { $needed }.
looterz-deck-unknown-line = “{ $kind }” in the deck { $deck } has an entry “{ $entry }”; the entries are { $known }.
looterz-deck-number = { $entry } of “{ $kind }” in the deck { $deck } must be a whole number from 1 to { $most }, not { $value }.
looterz-deck-taunt = taunt of “{ $kind }” in the deck { $deck } must be true or false, not { $value }.
looterz-deck-unknown-effect = { $entry } of “{ $kind }” in the deck { $deck } cannot be “{ $value }”; the effects are { $known }, or none.
looterz-deck-keyword = “{ $effect }” of “{ $kind }” in the deck { $deck } cannot be its { $entry }, only { $allowed }.
looterz-deck-effect-number = “{ $value }” of “{ $kind }” in the deck { $deck } must be an effect on its own or, if it counts something, an effect with one number from 1 to { $most }.

looterz-field-goal = Goal
looterz-field-turn = Turn
looterz-field-active = To play
looterz-field-phase = Phase
looterz-field-loot = Loot
looterz-field-in-play = In play (life/power)
looterz-field-hand = Your hand
looterz-field-hand-sizes = Cards in hand
looterz-field-known-in-hands = Known cards in hand
looterz-field-hands = Hands
looterz-field-draw-pile-size = Cards in the Draw Pile
looterz-field-draw-pile = The Draw Pile
looterz-field-graveyard = Graveyard

# Where everything is open, and for the seat that knows it.
looterz-open-dealt = { $seat } is dealt { $count } cards: { $cards }.
looterz-open-drew-card = Card drawn by { $hearer }: { $card }.
