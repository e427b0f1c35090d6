# What the page says at a table of Looterz.

page-looterz-margin = { $by } Loot
page-looterz-score = { $count } Loot

page-looterz-move =
    { $verb ->
        [search] Looter { $one } searches
        [attack] Looter { $one } attacks
        [use] Looter { $one } uses its ability
       *[done] Done
        [pick] Choose { $one }
        [sacrifice] Sacrifice Looter { $one }
        [steal] Steal from { $one }
        [draw] Draw a card
        [recruit] Recruit { $one }
        [raise] Raise { $one }
        [discard] Discard { $one }
    }

page-looterz-phase = Turn { $turn } · { $phase }

page-looterz-band = { $name }’s Looterz
page-looterz-your-band = Your band
page-looterz-looter = { $name }, Looter { $number }: { $card }, Life { $life }, Power { $power }.
page-looterz-card = { $card }, Life { $life }, Power { $power }.
page-looterz-printed = Life { $life }, Power { $power }.
page-looterz-acted = Has acted this turn.
page-looterz-no-search = May not search: an ability forbids it.
page-looterz-lent = from { $name }
page-looterz-can-be-chosen = Can be chosen.
page-looterz-cannot-be-chosen = Cannot be chosen now.
page-looterz-nobody = Nobody in the dungeon
page-looterz-taunt = Taunt
page-looterz-die = Die: { $value }
page-looterz-die-success = Die: { $value }, a success
page-looterz-loot = Loot: { $count } (goal: { $goal })
page-looterz-of = of { $goal }
page-looterz-life-lost =
    { $count ->
        [0] Miss!
       *[other] −{ $count } Life
    }
page-looterz-loot-found =
    { $count ->
        [0] Nothing
       *[other] +{ $count } Loot
    }
page-looterz-held =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
page-looterz-holds = Holds { $cards }
page-looterz-steal = Steal from { $name }

page-looterz-dungeon = The dungeon
page-looterz-inn =
    { $count ->
        [one] Draw Pile: one card
       *[other] Draw Pile: { $count } cards
    }
page-looterz-draw-from =
    { $count ->
        [one] Draw a card. Draw Pile: one card
       *[other] Draw a card. Draw Pile: { $count } cards
    }
page-looterz-inn-short = Pile { $count }
page-looterz-graveyard =
    { $count ->
        [one] Graveyard: one card
       *[other] Graveyard: { $count } cards
    }
page-looterz-graveyard-open =
    { $count ->
        [one] Graveyard: one card. Look through it
       *[other] Graveyard: { $count } cards. Look through it
    }
page-looterz-graveyard-short = Graveyard { $count }
page-looterz-graveyard-empty = The Graveyard is empty.
page-looterz-buried =
    { $count ->
        [one] { $card }, in the Graveyard.
       *[other] { $card }, { $count } times in the Graveyard.
    }
page-looterz-actions = Actions of { $card }
page-looterz-search = Search
page-looterz-attack = Attack
page-looterz-use = Use ability
page-looterz-odds =
    { $dice ->
        [one] Rolls one die; { $power } or less is a success.
       *[other] Rolls { $dice } dice; { $power } or less is a success.
    }
page-looterz-draw = Draw a card
page-looterz-done = Done

page-looterz-hand =
    { $count ->
        [one] Hand: one card
       *[other] Hand: { $count } cards
    }
page-looterz-hand-empty = No cards in hand
page-looterz-sure-recruit = Recruit { $card }. { $text }
page-looterz-sure-discard = { $card } goes from your hand to the Graveyard.
page-looterz-sure-sacrifice = You sacrifice your { $card }: it goes to the Graveyard.
page-looterz-sure-own = { $card } is one of your own Looterz.

page-looterz-hoards = What was carried out of the dungeon
page-looterz-course = { $name }’s Loot, from the first to the last: { $list }
page-looterz-left-in-play = Still in the dungeon
page-looterz-left-in-hand = In hand
page-looterz-none = none
page-looterz-unseen =
    { $count ->
        [one] one card that nobody saw
       *[other] { $count } cards that nobody saw
    }
