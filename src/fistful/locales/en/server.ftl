# Words of the table server's refusals.

table-no-such-table = There is no such table.
table-no-such-page = There is nothing here.
table-no-such-seat = This table has no such seat.
table-not-started = The game has not begun yet.
table-begun = The game has begun already.
table-is-over = The game is over.
table-not-over = The game is not over yet.
table-not-host = Only whoever opened the table may do this.
table-seat-taken = Somebody sits there already.
table-no-free-seat = There is no free seat at this table.
table-nobody-there = Nobody sits there.
table-not-away = Whoever sits there is not away.
table-too-many-bots = A table for { $seats } has no room for so many bots: one seat is yours.
table-no-window = No window is open that could stay open longer.
table-longer-already = You have asked for more time already.
table-say-one-thing = Say one thing: a phrase, or words of your own.
table-rematch-wanted = You have asked for a rematch already.
table-watching = You are watching: only players can do this.
table-wrong-token = This token holds no seat at this table.
table-enter-first = Say “enter” first.
table-entered = You have entered already.
table-protocol = This server speaks version { $spoken } of the protocol; please reload the page.
table-binary = Messages are text, not binary.
table-unreadable = The message could not be understood: { $why }
table-bad-request = The request could not be understood: { $why }
table-origin = The page of another site cannot do this here.
table-figures = The figures of this server are for its host only.
table-too-large = That is too large.
table-too-many = At most { $most } at a time.
table-too-often =
    That was asked too often. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-door =
    Too many connections were opened from your network. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-crowded = At most { $most } connections can be open from your network at a time; please close some pages.
table-too-fast = Too many messages at once; please slow down.
table-enough = That is enough for now; please wait until the game goes on.
table-not-stored = The server could not store this, so it has not happened; please try again in a moment.
table-failed = Something went wrong at the server, which has made a note of it; please try again.
table-stopped = The rolling stopped before this counted.
table-moved-on = The table has moved on since: please look again.
table-no-such-promise = The server has not promised this share, or no longer; please ask for another.
