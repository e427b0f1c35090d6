# What the page says at a table of Looterz.

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
