# Words of the table server's refusals.

table-no-such-table = There is no such table.
table-no-such-page = There is nothing here.
table-no-such-seat = This table has no such seat.
table-no-such-language = There are no words in the language “{ $name }”; the languages are { $known }.
table-not-started = The game has not begun yet.
table-begun = The game has already begun.
table-is-over = The game is over.
table-not-over = The game is not over yet.
table-not-host = Only the player who opened the table can do this.
table-seat-taken = Somebody is already sitting there.
table-no-free-seat = There is no free seat at this table.
table-nobody-there = Nobody is sitting there.
table-not-away = The player in that seat is not away.
table-too-many-bots = A table for { $seats } has no room for that many bots: one seat is yours.
table-no-window = There is no open window to extend.
table-longer-already = You have already asked for more time.
table-say-one-thing = Send one thing at a time: a stock phrase or your own words.
table-rematch-wanted = You have already asked for a rematch.
table-watching = You are only watching: this is for players.
table-wrong-token = This token is not for any seat at this table.
table-enter-first = Send “enter” first.
table-entered = You have already entered.
table-protocol = This server speaks version { $spoken } of the protocol; please reload the page.
table-binary = Messages are text, not binary.
table-unreadable = The message could not be understood: { $why }
table-bad-request = The request could not be understood: { $why }
table-origin = Pages of other sites cannot do this here.
table-figures = Only the host can see this server’s figures.
table-too-large = That is too large.
table-too-many = At most { $most } at a time.
table-too-often =
    Too many requests. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-door =
    Too many connections from your network. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-crowded = Your network can have at most { $most } connections open at a time; please close some pages.
table-too-fast = Too many messages at once; please slow down.
table-enough = That is enough for now; please wait until the game goes on.
table-not-stored = The server could not save this, so it did not happen; please try again in a moment.
table-failed = Something went wrong on the server, and it has been logged; please try again.
table-stopped = The dice had stopped before this counted.
table-moved-on = The table has moved on; please look again.
table-no-such-promise = The server did not promise this share, or no longer holds it; please ask for another.
table-port-taken = Port { $port } is taken; choose another with --port, or add --any-port to use the next free one.
table-ports-taken = Ports { $port } to { $last } are all taken; choose another with --port.
table-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }.
table-no-data = The folder { $folder } cannot hold the tables: { $why }.
table-in-use =
    { $address ->
        [none] Another server already has the tables in { $folder }; stop it first, or choose another folder with --data.
       *[other] Fistful is already running at { $address } with the tables in { $folder }; stop it first, or choose another folder with --data.
    }
table-newer-data = The tables in { $folder } were kept by a newer version of Fistful.
