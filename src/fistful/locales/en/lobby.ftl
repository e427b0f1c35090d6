# The terminal at a server: its lobby, and the tables there.

terminal-empty = empty
terminal-hidden = hidden
terminal-field = { $label }: { $value }.

# A table, on the whole screen.

terminal-said = { $name }: “{ $words }”
terminal-chat-help = A digit says a phrase · { $mute } mutes a seat or hears it again · esc closes
terminal-time-left = { $time } left
terminal-room-owes = not yet in the shuffle
terminal-farewell =
    { $why ->
        [taken-over] You are playing this seat in another window now.
        [unseated] This seat is no longer yours: you left the table, or were asked to leave it.
        [resync] The connection was too slow to keep up. Connecting again…
        [back-soon] The server is restarting and will be back in a moment…
        [come-later] Your network has too many connections to this server. Trying again soon…
       *[other] You cannot join this table.
    }
terminal-leave-table = Leave the table? ⏎ go for now: your seat is kept, and the clock goes on · x leave for good: a bot takes over your seat · esc stay
terminal-leave-room = Leave the table? ⏎ go for now: your seat is kept · x give up the seat · esc stay
terminal-key-seats = ↑↓ seats
terminal-key-sit = ⏎ sit here
terminal-key-bot = ⏎ seat a bot: { $level }
terminal-key-level = ←→ its level
terminal-key-unseat = x remove
terminal-key-chat = c chat
terminal-key-leave = q leave
terminal-key-again = ⏎ take the seat back here
terminal-key-rematch = r play again
terminal-key-choose = ←→ choose · ⏎ play
terminal-key-hint = h hint
terminal-key-skip = space skip
terminal-key-back = u take it back
terminal-key-more-time = m more time
terminal-key-stand-in = b bot for absent players
terminal-key-log = l log
terminal-key-help = ? help
terminal-help-online =
    | c | chat: talk, phrases, mute |
    | m | more time, while anyone may play a card |
    | b | let a bot play for players who have been away for a minute |
    | r | play again, after the game |

# The lobby.

terminal-lobby-at = Tables at { $server }
terminal-lobby-guest = guest
terminal-lobby-watching = Tables to watch
terminal-lobby-new = Open a table
terminal-lobby-turn = your turn
no-server = No table server answers at { $server }: { $why }
terminal-lobby-lost = The server cannot be reached. Trying again…
terminal-lobby-unknown = { $game } is not installed here, so its tables cannot be shown.
terminal-lobby-keys = ↑↓ choose · ⏎ { $what } · n name · t colours · q leave
terminal-lobby-what =
    { $what ->
        [mine] go on playing
        [waiting] sit down
        [watch] watch
       *[open] set up a table
    }
terminal-lobby-none = No table is open.
terminal-form-title = Open a table: { $title }
terminal-form-bots = Bots
terminal-form-level = Bots play as
terminal-form-hours = Hours per decision
terminal-form-public = Shown in the lobby
terminal-form-listed =
    { $listed ->
        [yes] yes, so anyone can join or watch
       *[no] no, only by the link
    }
terminal-form-open = Open the table
terminal-form-keys = ↑↓ choose · ←→ change · ⏎ next · esc back
terminal-name-title = Your name
terminal-name-name = Name at the table
terminal-name-password = Password, if you have reserved the name or want to
terminal-name-keys = ⏎ use this name · ctrl+r reserve it · ctrl+o sign out · esc back
terminal-name-signed = You are signed in as { $name }.
terminal-name-short = A password has at least eight characters.

# The lobby, line by line.

terminal-lobby-row = { $number }. { $title }, { $kind }: { $who }.
terminal-lobby-row-said = { $number }. { $title }, { $kind }: { $who }; { $said }.
terminal-lobby-kind =
    { $what ->
        [mine] your table
        [waiting] waiting for players
       *[watch] being played
    }
terminal-lobby-help = Type the number of a table to sit down or watch, “open” and a game for a table of your own, “name” and a name, “list” for the tables of now, or “quit”.
terminal-lobby-prompt = Which table?
terminal-lobby-not = There is no such table; “list” shows those that there are.

# A table, line by line.

terminal-online-help = Type the number of a move or the move itself, or: table (the whole table), moves (every move), hint (what the sheriff would play), card NAME (read a card), back (take back a choice that is still hidden), say WORDS, phrase NAME, mute SEAT, time (more time, while anyone may play a card), bot (for absent players), again (another game, after this one), leave (for good), quit (and keep your seat).
terminal-online-room-help = While the table waits: bot SEAT (seat a bot), remove SEAT, say WORDS, leave (give up your seat), quit (and keep it).
terminal-online-seat = You are in seat { $letter }.
terminal-online-watching = You are watching.
terminal-online-link = The link to this table: { $link }
terminal-online-seats = At the table: { $names }.
terminal-online-free = a free seat
terminal-online-time = You have { $time }.
terminal-online-connected = Connected again.
terminal-online-not-asked = You are not asked for a move now.
terminal-online-no-seat = Name the seat by its letter, as in “{ $command } B”.
terminal-online-phrases = The phrases are { $phrases }.
terminal-online-muted =
    { $on ->
        [yes] { $name } is muted.
       *[no] You can hear { $name } again.
    }
terminal-online-next = The next game begins at another table.
