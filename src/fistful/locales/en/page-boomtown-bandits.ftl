# What the page says at a table of Boomtown Bandits.

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
page-boomtown-bandits-die = { $token }: { $face }
page-boomtown-bandits-roll = Roll
page-boomtown-bandits-call = Hit!
page-boomtown-bandits-space = Space
page-boomtown-bandits-sheriff = Sheriff, closed
page-boomtown-bandits-status =
    { $status ->
        [here] Here now
        [closed] Closed
       *[over] Over for this round
    }
page-boomtown-bandits-stack =
    { $count ->
        [0] No loot left
        [one] { $count } loot card
       *[other] { $count } loot cards
    }
page-boomtown-bandits-on-top = You know the top card: { $card }
page-boomtown-bandits-token-of =
    { $known ->
        [yes] { $name }: { $token }
       *[no] { $name }: a token face down
    }
page-boomtown-bandits-owner = Tokens marked { $letter }
page-boomtown-bandits-first = first player
page-boomtown-bandits-hidden =
    { $count ->
        [one] { $count } hidden
       *[other] { $count } hidden
    }
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
page-boomtown-bandits-rest = extra
page-boomtown-bandits-sum = Total
