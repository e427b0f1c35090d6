# Looterz.

looterz-line = The dragon is out: send Looterz into its dungeon, and be the first with enough Loot.
looterz-option-goal = The Loot that wins; 0 goes by the number of players: 15, 10 or 7

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
        [1] move one Life from another Looter to this one, which may have up to six
       *[other] move up to { $amount } Life from another Looter to this one, which may have up to six
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
looterz-effect-return-to-hand = return this card from the Graveyard, if it is still there, to the hand of its last controller

looterz-event-starting-player = { $seat } was drawn as the starting player. { $goal } Loot wins.
looterz-event-dealt = { $seat } is dealt { $count } cards.
looterz-event-turn = Turn { $number }: { $seat }.
looterz-event-drew = { $seat } draws a card.
looterz-event-drew-card = You draw { $card }.
looterz-event-reshuffled =
    { $count ->
        [one] The Draw Pile has run out: the one card of the Graveyard becomes the new one.
       *[other] The Draw Pile has run out: the { $count } cards of the Graveyard are shuffled into a new one.
    }
looterz-event-recruited = { $seat } recruits { $card }.
looterz-event-entered = { $card } enters the dungeon for { $seat } with { $life } Life.
looterz-event-searched =
    { $amount ->
        [0] { $card } of { $seat } searches, rolls { $dice } and finds nothing.
       *[other] { $card } of { $seat } searches, rolls { $dice } and finds { $amount } Loot.
    }
looterz-event-attacked = { $card } of { $seat } attacks { $victim } of { $rival }.
looterz-event-hit =
    { $amount ->
        [0] { $card } rolls { $dice } and misses.
       *[other] { $card } rolls { $dice } and takes up to { $amount } Life.
    }
looterz-event-used = { $seat } uses { $card }.
looterz-event-trigger = { $keyword } of { $card }, for { $seat }.
looterz-event-void = { $keyword } of { $card } is void: two hundred triggers are enough for one turn.
looterz-event-destroyed = { $seat } destroys { $card } of { $rival }.
looterz-event-hurt = { $seat } takes { $amount } Life from { $card } of { $rival }.
looterz-event-drained = { $seat } drains { $amount } Life from { $card } of { $rival }.
looterz-event-borrowed = { $seat } borrows { $card } from { $rival }.
looterz-event-forbade = { $seat } forbids { $card } of { $rival } to search.
looterz-event-all-hurt = The others of { $seat } lose { $amount } Life each.
looterz-event-all-destroyed = The others of { $seat } are destroyed.
looterz-event-healed = The Looterz of { $seat } regain up to { $amount } Life each.
looterz-event-gained = { $seat } gains { $amount } Loot.
looterz-event-stole = { $seat } steals { $amount } Loot from { $rival }.
looterz-event-sacrificed = { $seat } sacrifices { $card }.
looterz-event-died = { $card } of { $seat } goes to the Graveyard.
looterz-event-discarded = { $seat } discards { $card }.
looterz-event-returned = { $card } returns from the Graveyard to the hand of { $seat }.
looterz-event-went-back = { $card } goes back from { $seat } to { $rival }.
looterz-event-won = { $seat } has { $loot } Loot and wins.
looterz-event-last-turn = Turn { $number } was the last one: whoever has the most Loot wins.

looterz-prompt-recruit =
    { $number ->
        [1] First recruitment: recruit a Looter from your hand, or draw a card.
       *[other] Second recruitment: recruit a Looter from your hand, or draw a card.
    }
looterz-prompt-dungeon = Dungeon: let a Looter search, attack or use its Activation, or be done.
looterz-prompt-strike = { $card } attacks: pick its target.
looterz-prompt-strike-again = { $card } may attack again: pick a target, or be done.
looterz-prompt-sacrifice =
    { $count ->
        [one] You have one Looter too many: sacrifice one.
       *[other] You have { $count } Looterz too many: sacrifice one.
    }
looterz-prompt-discard =
    { $count ->
        [one] You have one card too many: discard one.
       *[other] You have { $count } cards too many: discard one.
    }
looterz-prompt-destroy = { $card }: pick the Looter to destroy.
looterz-prompt-lose-life = { $card }: pick the Looter that loses { $amount } Life.
looterz-prompt-drain-life = { $card }: pick the Looter to drain.
looterz-prompt-borrow = { $card }: pick the Looter to borrow.
looterz-prompt-forbid-search = { $card }: pick the Looter that may not search.
looterz-prompt-everyone-sacrifices = { $card }: sacrifice one of your Looterz.
looterz-prompt-sacrifice-for-loot = { $card }: sacrifice another Looter for Loot.
looterz-prompt-steal = { $card }: several have the most Loot; choose whom to steal from.
looterz-prompt-raise = { $card }: choose a Looter from the Graveyard.

looterz-refusal-asked-otherwise = “{ $move }” is not what you are asked for now.
looterz-refusal-not-in-hand = You do not have { $card } in hand.
looterz-refusal-piles-empty = There is no card to draw: Draw Pile and Graveyard are empty.
looterz-refusal-no-such-looter = You have no Looter number { $number }.
looterz-refusal-has-acted = { $card } has acted in this turn already.
looterz-refusal-may-not-search = { $card } may not search now.
looterz-refusal-no-target = { $card } has nobody to attack.
looterz-refusal-no-activation = { $card } has no Activation.
looterz-refusal-no-use = { $card } would change nothing now, or cannot pay its cost.
looterz-refusal-no-such-target = There is no such Looter in play.
looterz-refusal-itself = It must be another Looter.
looterz-refusal-taunt = You may not pick { $card }: { $rival } has a Looter with Taunt.
looterz-refusal-your-own = { $card } is yours already; pick an opponent’s Looter.
looterz-refusal-no-change = Picking { $card } would change nothing.
looterz-refusal-not-the-richest = You can only steal from another player who has the most Loot.
looterz-refusal-not-in-graveyard = { $card } is not in the Graveyard.

looterz-outcome-goal = first with the Loot needed
looterz-outcome-turns = most Loot after the last turn

looterz-deck-no-looterz = The deck { $deck } does not list its Looterz in a table [looterz].
looterz-deck-too-many-kinds = The deck { $deck } has { $number } kinds of Looterz; it may have up to { $most }.
looterz-deck-too-few-cards = The deck { $deck } has { $number } cards; { $players } players need at least { $needed }.
looterz-deck-kind-name = The name “{ $entry }” in the deck { $deck } must be lower-case letters, with hyphens between words.
looterz-deck-kind-entry = “{ $kind }” in the deck { $deck } must be a table with { $needed }.
looterz-deck-unknown-line = “{ $kind }” in the deck { $deck } has an entry “{ $entry }”; the entries are { $known }.
looterz-deck-number = { $entry } of “{ $kind }” in the deck { $deck } must be a whole number from 1 to { $most }, not { $value }.
looterz-deck-taunt = taunt of “{ $kind }” in the deck { $deck } must be true or false, not { $value }.
looterz-deck-unknown-effect = { $entry } of “{ $kind }” in the deck { $deck } cannot be “{ $value }”; the effects are { $known }, or none.
looterz-deck-keyword = “{ $effect }” of “{ $kind }” in the deck { $deck } cannot be its { $entry }, only { $allowed }.
looterz-deck-effect-number = “{ $value }” of “{ $kind }” in the deck { $deck } must be an effect alone or, if it counts something, with one number from 1 to { $most }.

looterz-field-goal = Goal
looterz-field-turn = Turn
looterz-field-active = Whose turn
looterz-field-phase = Phase
looterz-field-loot = Loot
looterz-field-in-play = In play (life/power)
looterz-field-hand = Your hand
looterz-field-hand-sizes = Cards in hand
looterz-field-known-in-hands = Seen going to hand
looterz-field-hands = Hands
looterz-field-draw-pile-size = Cards in the Draw Pile
looterz-field-draw-pile = The Draw Pile
looterz-field-graveyard = Graveyard
