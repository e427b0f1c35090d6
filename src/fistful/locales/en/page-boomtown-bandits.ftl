# What the page says at a table of Boomtown Bandits.

page-boomtown-bandits-move =
    { $verb ->
       *[pass] Pass
        [roll] Roll
        [call] Hit!
        [wait] Wait
        [claim] Claim the loot
        [decline] Decline
        [sheriff] The Sheriff goes to: { $one }
        [place] Place a { $one }: { $two }
        [at] At: { $one }
        [to] To: { $one }
        [play] { $count ->
            [one] Play { $one }
           *[other] Play { $one }: { $two }
        }
        [hit] Shoot at { $one }
        [overhear] Overhear { $one }
        [lose] Lose a { $one }
        [pick] { $one }: { $two }
        [pay] Pay with { $one }
        [take] Take { $one }
        [top] Put { $one } on top
        [show] Show { $one }
    }
