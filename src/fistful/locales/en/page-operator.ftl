# The words of the operator's page.

page-operator-title = The operator’s desk
page-operator-no-session = This page opens with a link that works once. Run “fistful admin page” on the machine where the server runs.
page-operator-end = End the session
page-operator-tab-glance = At a glance
page-operator-tab-tables = Tables
page-operator-tab-people = People
page-operator-tab-bans = Bans and mutes
page-operator-tab-log = What was done
page-operator-refresh = Look again
page-operator-search = Search
page-operator-none = Nothing here.
page-operator-any = any
page-operator-look = Look
page-operator-private = private
page-operator-asterisk = An asterisk marks people who are connected.
page-operator-as-spectator = You see what a spectator sees: hidden cards are never shown here. It is written down that you looked.
page-operator-kept = name reserved
page-operator-is-muted = muted
page-operator-is-banned = banned
page-operator-refused = refused
page-operator-heading = { $act }: { $whom }
page-operator-final = This cannot be undone.
page-operator-new-name = New name
page-operator-reason = Reason
page-operator-reason-told = The reason is written down, and told to the people concerned.
page-operator-cancel = Cancel
page-operator-password = The new password of { $name }: { $password }
page-operator-sits = Name at the table
page-operator-name-has = Part of the name
page-operator-whom = Name, address, network or seat
page-operator-server = Fistful { $version }, running since { $since }
page-operator-memory = { $count } in memory, { $aside } could not be loaded
page-operator-connected = { $seated } at seats, { $watching } watching, from { $networks } networks
page-operator-people = { $names } reserved names, { $sessions } sessions
page-operator-sanctions = { $bans } bans, { $mutes } mutes
page-operator-megabytes = { $size } MB
page-operator-figure-server = Server
page-operator-figure-tables = Stored tables
page-operator-figure-memory = Open tables
page-operator-figure-connected = Connected
page-operator-figure-people = Accounts
page-operator-figure-sanctions = Kept out
page-operator-figure-database = Database
page-operator-column-table = Table
page-operator-column-game = Game
page-operator-column-status = Status
page-operator-column-changed = Changed
page-operator-column-seats = Seats
page-operator-column-name = Name
page-operator-column-address = Address
page-operator-column-notes = Notes
page-operator-column-since = Since
page-operator-column-sessions = Sessions
page-operator-column-what = What
page-operator-column-whom = Whom
page-operator-column-why = Why
page-operator-column-when = When
page-operator-column-who = Who

page-operator-status =
    { $status ->
        [waiting] waiting
        [playing] playing
        [over] over
       *[other] closed
    }
page-operator-tables =
    { $status ->
        [waiting] { $count } waiting
        [playing] { $count } playing
        [over] { $count } over
       *[other] { $count } closed
    }
page-operator-act =
    { $what ->
        [table] Look
        [close] Close
        [delete] Delete
        [unseat] Unseat
        [mute] Mute
        [unmute] Unmute
        [ban] Ban
        [unban] Unban
        [release] Release name
        [rename] Rename
        [reset] Reset password
        [page] Open page
       *[other] { $what }
    }
page-operator-does =
    { $what ->
        [close] The game ends here and cannot be continued. Its log is kept, and everyone there is told.
        [delete] The table and its log are deleted. Everyone there is told.
        [unseat] Before a game the seat becomes free; during it a bot plays on. For a name or an address, all seats are taken away.
        [mute] They can play on, but no longer talk.
        [unmute] They can talk again.
        [ban] A person loses their seats and is signed out everywhere. The connections of an address are closed. For the seat of a guest, the guest’s address is banned.
        [unban] They can play here again.
        [release] The account is deleted: its seats are given up, and a pseudonym stays in records. Then anybody can reserve the name.
        [rename] The name is also changed at the tables where they sat, and in records.
       *[other] They get a new password and are signed out everywhere. It is shown once; tell its owner to change it.
    }
page-operator-done =
    { $what ->
        [close] Table { $whom } is closed.
        [delete] Table { $whom } is deleted.
        [unseat] { $whom }: the seats are taken away.
        [mute] { $whom } can no longer talk here.
        [unmute] { $whom } can talk here again.
        [ban] { $whom } can no longer play here.
        [unban] { $whom } can play here again.
        [release] Anybody can reserve the name { $whom } now.
       *[other] Renamed: { $whom }
    }
