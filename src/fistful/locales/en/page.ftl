# The page's own words.

page-bot =
    { $level ->
        [greenhorn] Greenhorn
        [deputy] Deputy
        [sheriff] Sheriff
        [legend] Legend
       *[other] { $level }
    }
page-bot-numbered =
    { $level ->
        [greenhorn] Greenhorn { $number }
        [deputy] Deputy { $number }
        [sheriff] Sheriff { $number }
        [legend] Legend { $number }
       *[other] { $level } { $number }
    }
page-slot = { $name }, no. { $number }

page-seat-turn = To play.
page-seat-chosen = Has chosen.
page-seat-you = you
page-seat-here = here
page-seat-away = away
page-seat-stand-in = a bot is playing
page-seat-hurried = busy server: { $simulations } of { $usual } simulations
page-seat-hurried-thumb = busy server: played by rules of thumb
page-seat-let-bot = Let a bot play
page-region-seats = The others
page-region-table = The table

page-ask-chosen = You have chosen. Waiting for the others.
page-ask-window = A short pause: anyone may play a card.
page-ask-rule = (the rule)
page-title-turn = Your turn
page-turn-for = Your turn. { $what }
page-timing-move = Time for this decision
page-timing-window = Time left to play cards
page-time-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }

page-log = Log
page-log-step = Look at the table as it was then
page-looking-back = You are looking at moment { $number } of the game, not at the present.
page-back-to-now = Back to now
page-connection-lost = Connection lost. Reconnecting…
page-take-it-here = Take the seat back here

page-menu = Menu
page-rules = Rules
page-rules-how = How it is played
page-settings = Settings
page-leave = Leave the table
page-close = Close
page-skip = Skip to the question
page-to-lobby = Back to the lobby

page-set-language = Language
page-set-speed = Speed
page-set-sound = Sound
page-set-one-press = Play moves with one click
page-speed =
    { $speed ->
        [slow] slow
        [fast] fast
        [instant] instant
       *[normal] normal
    }

page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-text = Say something
page-chat-say = Send
page-chat-mute = Mute { $name }
page-chat-unmute = Unmute { $name }
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
page-moves-drawer =
    { $count ->
        [0] Moves
        [one] Your only move
       *[other] All { $count } moves
    }
page-no-moves = It is not your turn to move.
page-confirm = Sure?
page-confirm-yes = Yes, do it
page-confirm-no = Not yet
page-confirm-again = Press it once more, or press the button.

page-show = What the table shows
page-show-pause = Pause (P)
page-show-go-on = Go on (P)
page-show-step = One step on (.)
page-show-skip = Skip to my turn (>)

page-command = Move
page-command-hint = { $move }, or: hand, table, last, moves, rules
page-command-run = Enter
page-command-nothing = There is nothing to show.

page-end-rematch = Play again
page-end-rematch-wanted = Waiting for the others…
page-end-rematch-asked =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
page-end-replay = Watch the replay
page-end-verify = Verify the deal
page-end-save = Save the record
page-end-look = Look at the table

page-unreachable = The server cannot be reached. Please try again.
page-nav = Pages
page-about = About
page-your-name = Your name
page-name-any = any name will do

page-lobby-title =
    { $count ->
        [0] Five games, one saloon
        [5] Five games, one saloon
       *[other] { $count } games, one saloon
    }
page-lobby-line = Play against bots right away, or send your friends a link. Nothing to install, no account.
page-lobby-level = Bots play as
page-level-line =
    { $level ->
        [greenhorn] plays at random
        [deputy] plays by rules of thumb
        [sheriff] thinks ahead
        [legend] is the best we have
       *[other] comes from another package
    }
page-lobby-mine = Your tables
page-lobby-open = Open tables
page-lobby-yours = yours
page-lobby-replays = Recent games
page-lobby-none-open = No table is open. Open one for your friends.
page-lobby-none-replayed = No game has been finished yet.
page-lobby-watch = watch
page-lobby-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }

page-poster-players =
    { $fewest ->
        [one] one player
       *[other] { $most ->
            [2] 2 players
           *[other] { $fewest }–{ $most } players
        }
    }
page-poster-minutes =
    { $fewest ->
        [0] a few minutes
       *[other] { $fewest }–{ $most } min
    }
page-poster-now = Play now
page-poster-friends = With friends
page-poster-learn = Learn

page-friends-title = { $title } with friends
page-friends-seats = Number of players
page-friends-clock = Time per decision
page-friends-listed = Show the table in the lobby, so that anyone can join or watch
page-friends-open = Open the table
page-clock =
    { $kind ->
        [none] as long as it takes
        [relaxed] 90 seconds
        [fast] 20 seconds
       *[correspondence] a day
    }

page-room-waiting =
    { $count ->
        [0] Everyone is here.
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
page-room-shares =
    { $hours ->
        [0] Waiting for what { $names } must add to the shuffle. After a minute you can remove a player who does not answer.
        [1] Waiting for what { $names } must add to the shuffle. After an hour you can remove a player who does not answer.
       *[other] Waiting for what { $names } must add to the shuffle. After { $hours } hours you can remove a player who does not answer.
    }
page-room-given-up =
    { $count ->
        [one] The shuffle was begun again: { $names } left just before the deal.
       *[other] The shuffle was begun again { $count } times. These left just before the deal: { $names }.
    }
page-room-seats = Seats
page-room-free = free
page-room-sit = Sit here
page-room-bot = Seat a bot here
page-room-unseat = Remove { $name }
page-room-invite = Invite
page-room-link = The link to this table
page-room-copy = Copy the link
page-room-copied = Copied
page-room-qr = The link as a QR code
page-leave-sure = Leave for good? A bot will take over your seat.
page-no-table = This table does not exist, or no longer exists.
page-farewell =
    { $why ->
        [taken-over] You are playing this seat in another window now.
        [unseated] You were asked to leave this table.
       *[other] You cannot join this table.
    }

page-replay = replay
page-replay-back = Back one moment
page-replay-on = Forward one moment
page-replay-run = Play
page-replay-stop = Stop
page-replay-slider = Moment of the game
page-replay-eyes = Whose view
page-replay-open = All hands open
page-replay-seat = As { $name } saw it
page-seat-gone = Nobody

page-verify-title = Was the deal fair?
page-verify-what = Your browser recomputes every shuffle and every die roll of this game from its seed. It trusts nothing from the server but the record itself.
page-verify-busy = Computing…
page-verify-committed = The server’s share is the one it promised before anyone sat down
page-verify-seeded =
    { $count ->
        [one] The seed is made from the server’s share and one player’s
       *[other] The seed is made from the shares of the server and { $count } players
    }
page-verify-ordered = All players had committed to their shares before the first was shown
page-verify-seen = This browser showed its shares for these commitments, and for no others
page-verify-again = This browser also showed a share for a deal that the record leaves out: the host dealt again and chose, or put back an older copy of the tables in between.
page-verify-first = First protocol: this game was dealt before players committed to their shares. The shares came in clear, so the player who sat down last could have chosen the deal together with the host.
page-verify-in-clear = Nothing is proven to these seats, as their programs sent their shares in clear: { $seats }.
page-verify-given-up =
    { $count ->
        [one] One round was given up before this deal, because { $names } left. The host and this player could have known its deal.
       *[other] { $count } rounds were given up before this deal, because these left: { $names }. The host and these players could have known their deals.
    }
page-verify-mine = This browser’s share is among them
page-verify-draws =
    { $count ->
        [one] The one draw follows from the seed
       *[other] All { $count } draws follow from the seed
    }
page-verify-game =
    { $count ->
        [one] Replayed by the server, the one decision calls for exactly these draws
       *[other] Replayed by the server, the { $count } decisions call for exactly these draws
    }
page-verify-true = true
page-verify-false = false
page-verify-none = unknown
page-verify-wrong = false from draw { $number } on
page-verify-seed = Seed:
page-verify-not-fair = This game was not dealt from shares, so there is nothing to prove.
page-verify-limits = This proves that nobody, not even the host, could choose the deal. It does not prove that the host never looked at the cards during the game.

page-guide = Guided game
page-guide-next = Got it
page-guide-skip = Play without notes

page-lost-title = Dust and tumbleweed
page-lost-line = There is nothing at this address.

page-about-what = Fistful is five loot-and-shoot table games on one rules engine: in the browser, in the terminal, for bots and for machine learning.
page-about-unofficial = The games were designed and published by others, who are named in the rules. This is an unofficial implementation with its own words and its own art.
page-about-fair = Every deal follows from a seed to which the server and all players add a share, and anyone can verify it after the game.
page-about-art = Drawn here
page-about-drawn = The playbills, portraits, tables, figures, boards, woods and papers are this project’s own. They are drawn as linocuts in code, as vector graphics, and so is the engraving on them; the sounds are synthesised in the browser. Only some small signs on cards and plates come from game-icons.net.
page-about-credits = Credits
page-about-artists = The icons used as small signs, recoloured, are by Lorc, Delapouite and other artists of game-icons.net.
page-credit =
    { $what ->
        [icons] Icons
        [titles] Titles
        [text] Text
       *[typed] Log and stamps
    }

page-set-theme = Lighting
page-theme =
    { $theme ->
        [system] same as the device
        [light] daylight
       *[dark] after hours
    }
page-set-notices = Notify me when it is my turn and this page is hidden

page-ratings = Ratings
page-ratings-what = Games between players with reserved names count. A rating rises with wins and with certainty, so new players start low.
page-ratings-games = Games
page-ratings-none = Nobody has a rating in this game yet.
page-ratings-place = Place
page-ratings-name = Name
page-ratings-rating = Rating
page-ratings-played = Games played

page-kept-title = A name of your own
page-kept-why = You do not need an account. But you can reserve a name with a password, so that nobody else uses it and your games are rated.
page-kept-as = You are { $name }.
page-kept-name = Name
page-kept-password = Password (at least 8 characters)
page-kept-in = Sign in
page-kept-keep = Reserve this name
page-kept-out = Sign out
page-account-title = Your account
page-account-password = Another password
page-account-old = Present password
page-account-new = New password
page-account-change = Change password
page-account-changed = The password is changed, and all other browsers are signed out.
page-account-data = Your data
page-account-data-what = Everything that is stored about you: the account, sessions, ratings, the tables you sat at and what you said there.
page-account-download = Download
page-account-delete = Delete account
page-account-delete-what = Your seats at games under way are given up, your ratings and what you said are deleted, and finished games keep a made-up name.
page-account-sure = “{ $name }” and everything that belongs to it will be gone for good.
page-account-delete-yes = Delete for good
page-account-keep = Keep it

# Sound, and the end of a game.

page-sound-volume = Volume
page-sound-kind =
    { $kind ->
        [effects] Cards, dice and shots
        [turn] A call when it is my turn
       *[tunes] A tune at the beginning and at the end
    }
page-sound-haptics = Vibrate at shots and at my turn
page-sound-offer = Would you like to hear the cards, the dice and the shots?
page-sound-yes = Turn sound on
page-sound-no = Not now

page-end-you-win =
    { $by ->
        [none] You win!
       *[some] You win by { $margin }!
    }
page-end-you-share = You share the win!
page-end-they-win =
    { $count ->
        [0] It’s a draw.
        [one] { $by ->
            [none] { $winners } wins.
           *[some] { $winners } wins by { $margin }.
        }
       *[other] { $winners } share the win.
    }
page-end-beats-you =
    { $by ->
        [none] { $winners } beats you.
       *[some] { $winners } beats you by { $margin }.
    }
page-end-hidden = What was hidden, turned over
page-end-you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[6] You came sixth.
    }
page-end-decided = What decided it: { $how }.
page-end-margin =
    { $by ->
        [one] one point
       *[other] { $by } points
    }
page-end-places = The final placings
page-end-how = How it went
page-end-ahead = ahead
page-end-turning = Turning points
page-end-turn =
    { $round ->
        [0] Move { $number }
       *[other] Round { $round }
    }
page-end-leads = { $name } takes the lead.
page-end-see = See the table then
page-end-line = { $name }: from { $from } to { $to }.

page-verify-fair = A fair deal
