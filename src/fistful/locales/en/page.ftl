# The page's own words.

page-bot =
    { $level ->
        [greenhorn] Greenhorn
        [deputy] Deputy
        [sheriff] Sheriff
       *[legend] Legend
    }
page-bot-numbered =
    { $level ->
        [greenhorn] Greenhorn { $number }
        [deputy] Deputy { $number }
        [sheriff] Sheriff { $number }
       *[legend] Legend { $number }
    }
page-slot = { $name }, no. { $number }

page-seat-turn = To move.
page-seat-chosen = Has chosen.
page-seat-you = you
page-seat-away = away
page-seat-stand-in = a bot plays
page-region-seats = The others

page-ask-chosen = You have chosen. The table waits for the others.
page-ask-window = The table waits a moment: anybody may play a card.
page-ask-rule = (the rule)
page-title-turn = Your turn
page-timing-move = Time for this decision
page-timing-window = The window for cards stays open
page-time-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }

page-log = Log
page-log-step = Look at the table as it was then
page-looking-back = You are looking at moment { $number } of the game, not at now.
page-back-to-now = Back to now
page-connection-lost = The connection is lost. Trying again…

page-menu = Menu
page-rules = Rules
page-settings = Settings
page-leave = Leave the table
page-close = Close
page-skip = Skip to what is asked
page-to-lobby = To the lobby

page-set-language = Language
page-set-speed = Motion
page-set-sound = Sound
page-set-one-press = One press for every move
page-language =
    { $language ->
        [de] Deutsch
        [fr] Français
       *[en] English
    }
page-speed =
    { $speed ->
        [none] none
        [fast] fast
       *[normal] normal
    }

page-chat = Talk
page-chat-empty = Nobody has said anything yet.
page-chat-text = Say something
page-chat-say = Say
page-phrase =
    { $phrase ->
        [hello] Howdy!
        [good-luck] Good luck!
        [nice-shot] Nice shot.
        [well-played] Well played.
        [oops] Oops.
        [thinking] Let me think.
        [hurry] Time to draw, partner.
        [thanks] Much obliged.
        [rematch] Another one?
       *[bye] So long!
    }

page-take-back = Take it back
page-more-time = More time, please
page-all-moves =
    { $count ->
        [one] Your one move in words
       *[other] All { $count } moves in words
    }
page-confirm = Sure?
page-confirm-yes = Yes, do it
page-confirm-no = Not yet

page-command = Move
page-command-hint = { $move }, or: hand, table, last, moves, rules
page-command-run = Enter
page-command-nothing = There is nothing.

page-end-over = The game is over
page-end-story = The score through the game
page-end-rematch = Play again
page-end-rematch-wanted = Waiting for the others…
page-end-replay = Watch the replay
page-end-verify = Verify the deal
page-end-save = Save the record
page-end-look = Look at the table
