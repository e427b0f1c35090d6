# Words of the table server's refusals.

table-no-such-table = There is no such table.
table-no-such-page = There is nothing here.
table-wrong-method = This address does not take { $method }, only { $known }.
table-no-such-seat = This table has no such seat.
table-no-such-language = There are no words in the language “{ $name }”; the languages are { $known }.
table-not-started = The game has not begun yet.
table-begun = The game has already begun.
table-closed = This table was closed before its game was over.
table-shut =
    { $because ->
        [none] The operator of this server has closed this table.
       *[other] The operator of this server has closed this table. The reason: { $because }
    }
table-deleted =
    { $because ->
        [none] The operator of this server has deleted this table.
       *[other] The operator of this server has deleted this table. The reason: { $because }
    }
table-put-out =
    { $because ->
        [none] The operator of this server has taken your seat away.
       *[other] The operator of this server has taken your seat away. The reason: { $because }
    }
table-banned =
    { $because ->
        [none] The operator of this server does not let you play here.
       *[other] The operator of this server does not let you play here. The reason: { $because }
    }
table-muted =
    { $because ->
        [none] The operator of this server does not let you talk here.
       *[other] The operator of this server does not let you talk here. The reason: { $because }
    }
table-operators-only = This is only for the operator of this server, on the machine where it runs.
table-link-used = This link has been used already, or is too old; make another with “fistful admin page”.
table-no-door = The server of the tables in { $folder } does not answer its operator; run this as the user who runs the server.
table-not-running = No server is running with the tables in { $folder }, so there is no page to open.
table-not-whom = “{ $text }” is not a name, an address, a network or a seat.
table-own-address = { $address } is this machine’s own address: you would ban yourself, or everyone behind a proxy.
table-guest-away = { $name } is a guest who is not connected now, so there is no address to ban; take the seat away instead.
table-sanctioned =
    { $what ->
        [ban] { $whom } is banned already.
       *[mute] { $whom } is muted already.
    }
table-not-sanctioned =
    { $what ->
        [ban] { $whom } is not banned.
       *[mute] { $whom } is not muted.
    }
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
table-alone = No other player is at this table: it is on this machine.
table-wrong-token = This token is not for any seat at this table.
table-enter-first = Send “enter” first.
table-entered = You have already entered.
table-protocol = This server speaks version { $spoken } of the protocol; please reload the page.
table-binary = Messages are text, not binary.
table-unreadable =
    { $fault ->
        [missing] “{ $field }” is missing.
        [unknown] There is no field “{ $field }” here; please leave it out.
        [shortest] “{ $field }” is too short: it needs at least { $limit } characters or entries.
        [longest] “{ $field }” is too long: at most { $limit } characters or entries are allowed.
        [least] “{ $field }” must be at least { $limit }.
        [most] “{ $field }” must be at most { $limit }.
        [pattern] “{ $field }” must have the form { $wanted }
        [choice] “{ $field }” must be one of these: { $wanted }
        [kind]
            { $field ->
                [none] What was sent must be
               *[other] “{ $field }” must be
            } { $wanted ->
                [text] text.
                [integer] a whole number.
                [number] a number.
                [switch] true or false.
                [list] a list.
                [object] an object.
               *[simple] text, a whole number, or true or false.
            }
        [deep] What was sent is nested too deeply.
        [encoding] What was sent is not UTF-8.
       *[json] What was sent is not complete JSON.
    }
table-origin = Pages of other sites cannot do this here.
table-host = This server does not answer to the name in this address. If it is yours, start it with --allowed-host and that name; otherwise use the server’s own address.
table-figures = Only the host can see this server’s figures.
table-too-large = That is too large.
table-too-many = At most { $most } at a time.
table-too-many-public = Your network already has { $most } public tables open; finish or leave one first, or open this one with a link only.
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
table-not-ready = Nothing can be saved on this server at the moment: { $why }.
table-put-aside = This version of the server cannot open this table. Nothing of it is lost: its log is kept as it is, and the server’s own log tells the host why.
table-failed = Something went wrong on the server, and it has been logged; please try again.
table-stopped = The dice had stopped before this counted.
table-moved-on = The table has moved on; please look again.
table-no-such-promise = The server did not promise this share, or no longer holds it; please ask for another.
table-one-share = Send the hash of your share or the share itself, not both.
table-in-clear = This table was opened under the first protocol, so it takes shares in clear only.
table-other-round = The players are now committing to shares for round { $round }.
table-committed = You have already committed to a share in this round.
table-not-committed = Not everyone has committed to a share yet, so keep yours to yourself.
table-revealed = You have already shown your share.
table-other-transcript = The commitments that you have seen are not those of this table.
table-other-share = This is not the share that you committed to.
table-share-shown = Now that all seats are taken, only a player whose share is missing can be removed.
table-port-taken = Port { $port } is taken; choose another with --port, or add --any-port to use the next free one.
table-ports-taken = Ports { $port } to { $last } are all taken; choose another with --port.
table-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }.
table-no-data = The folder { $folder } cannot hold the tables: { $why }.
table-in-use =
    { $address ->
        [none] Another server already has the tables in { $folder }; stop it first, or choose another folder with --data.
       *[other] Fistful is already running at { $address } with the tables in { $folder }; stop it first, or choose another folder with --data.
    }
table-no-tables = There are no tables in { $folder }.
table-copy-exists = { $file } exists already and is not overwritten; choose another name.
table-no-copy = { $file } could not be written: { $why }.
table-bad-copy = { $file } is not a whole copy of a server’s tables: { $why }.
table-newer-data = The tables in { $folder } were kept by a newer version of Fistful.
