# What the page says at a table of Boomtown Bandits.

page-boomtown-bandits-margin = ${ $by }
page-boomtown-bandits-score = ${ $count }

page-boomtown-bandits-move =
    { $verb ->
       *[pass] { $count ->
            [0] Pass
           *[other] Pass for the whole round
        }
        [roll] Roll
        [call] Hit!
        [wait] Wait
        [claim] Claim the loot
        [decline] Leave it on top
        [sheriff] Put the Sheriff on: { $one }
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
page-boomtown-bandits-phase =
    { $last ->
        [yes] Last round
       *[no] Round { $round }
    }{ $what ->
        [window] , { $window }
        [here] , { $place }
       *[none] { "" }
    }
page-boomtown-bandits-street = The street
page-boomtown-bandits-stage = Shootout: { $place }
page-boomtown-bandits-final = the final shootout
page-boomtown-bandits-tick = Tick { $tick }
page-boomtown-bandits-owes = joins in { $count } s
page-boomtown-bandits-die = { $token }: { $face }
page-boomtown-bandits-roll = Roll
page-boomtown-bandits-call = Hit!
page-boomtown-bandits-space = Space
page-boomtown-bandits-status =
    { $status ->
        [here] { $place }: the table is here now.
        [law] { $place }: closed by the Sheriff this round.
        [closed] { $place }: closed this round.
        [over] { $place }: over for this round.
       *[open] { $place }: open.
    }
page-boomtown-bandits-stamp =
    { $status ->
        [closed] Closed
       *[over] Over
    }
page-boomtown-bandits-stack =
    { $count ->
        [0] No loot left.
        [one] { $count } loot card.
       *[other] { $count } loot cards.
    }
page-boomtown-bandits-on-top = You know the top card: { $card }.
page-boomtown-bandits-token-of =
    { $count ->
        [one] { $known ->
            [yes] { $name }: { $token }
           *[no] { $name }: a token face down
        }
       *[other] { $known ->
            [yes] { $name }: { $token } × { $count }
           *[no] { $name }: { $count } tokens face down
        }
    }
page-boomtown-bandits-first = first player
page-boomtown-bandits-money =
    { $own ->
        [yes] ${ NUMBER($money) }
       *[no] ${ NUMBER($money) } seen
    }
page-boomtown-bandits-played =
    { $count ->
        [one] { $count } card played
       *[other] { $count } cards played
    }
page-boomtown-bandits-offer = Choose a card
page-boomtown-bandits-hand = Your loot
page-boomtown-bandits-no-cards = No loot in hand. The last player standing at a location takes its top card.
page-boomtown-bandits-tray = Your tokens in camp
page-boomtown-bandits-fresh = new
page-boomtown-bandits-seen = seen
page-boomtown-bandits-show = Show
page-boomtown-bandits-card =
    { $card }{ $state ->
        [fresh] , claimed this round, playable from the next round on
        [playable] , can be played
        [seen] , seen by everyone
       *[kept] { "" }
    }
page-boomtown-bandits-press =
    { $verb ->
        [sheriff] Put the Sheriff here
        [place] Place { $held }
        [play] { $held }: look here
        [at] Here
       *[to] Move here
    }
page-boomtown-bandits-sure = { $move }? This cannot be taken back.
page-boomtown-bandits-passing = You are passing for the rest of this round.
page-boomtown-bandits-count = The money, location by location
page-boomtown-bandits-dollars = ${ NUMBER($money) }
page-boomtown-bandits-loot =
    { $count ->
        [one] { $count } loot
       *[other] { $count } loot
    }
page-boomtown-bandits-camp = Your camp
page-boomtown-bandits-cash = Cash
page-boomtown-bandits-at-the-end = Counts at the end
page-boomtown-bandits-only-money = Only money: it counts at the end, and you may keep it secret.
page-boomtown-bandits-own-town = Own This Town
page-boomtown-bandits-own-town-why = Own This Town, for loot from every location
page-boomtown-bandits-most = The most loot from the { $place }
page-boomtown-bandits-bonus = { $what }: a bonus of ${ NUMBER($money) } at the end.
page-boomtown-bandits-holds =
    { $count ->
        [one] { $name } has { $count } card.
       *[other] { $name } has { $count } cards.
    }
page-boomtown-bandits-winner = is the last one standing
page-boomtown-bandits-nobody = Nobody is left
page-boomtown-bandits-of-all = { $count } of { $all }
page-boomtown-bandits-takes-bonus = and the bonus of ${ NUMBER($money) }
