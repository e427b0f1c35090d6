# Words that every game shares.

seat = Player { $letter }

event-chosen = { $seat } has chosen.
# Said to one seat alone, where everything is open.
whispered = To { $hearer } alone: { $said }

prompt-over = The game is over.
prompt-waiting = Waiting for { $seats }.

refusal-no-such-action = There is no action number { $number } in this game.
refusal-other-question = “{ $move }” does not answer the question you are being asked.

turn-game-over = The game is over.
turn-others = It is not your turn: the table is waiting for { $seats }.
turn-already-chosen = You have already chosen; take your choice back first to change it.
turn-nothing-to-retract = You have no sealed choice to take back.

notation-unknown = “{ $typed }” is not a move in this game; a move looks like “{ $example }”.
notation-no-such-action = There is no action number { $number }; actions are numbered from 0 to { $largest }.

setup-no-such-game = There is no game called “{ $name }”; the games are { $known }.
setup-no-such-level = There is no level called “{ $name }”; the levels are { $known }, and sheriff@0.1 is a sheriff with a tenth of its usual budget.
setup-level-not-loaded = The level “{ $name }” comes from { $package }, which could not be loaded: { $why }
setup-bot-not-loaded = The bot “{ $name }” could not be loaded: { $why }
setup-too-few-levels = A match needs at least two players; the levels are { $known }.
setup-missing-extra = This needs packages that are not installed; to install them: pip install "fistful[{ $extra }]"
setup-seats =
    { $title } is a game for { $most ->
        [2] { $fewest ->
            [one] one or two
           *[other] two
        }
       *[other] { $fewest } to { $most }
    } players, not { $number }.
setup-rules = { $title } has no version { $version } of its rules; the newest is { $current }.
setup-no-such-option = { $title } has no option “{ $option }”; its options are { $known }.
setup-option-value = The option “{ $option }” of { $title } cannot be “{ $value }”; its values are { $allowed }.
setup-no-such-seat = There is no seat number { $number }; seats are numbered from 0 to { $largest }.
setup-seed-number = A seed is a whole number from 0 to 2⁶³−1, not { $value }.
setup-seed-bytes = A fair seed has { $needed } bytes; this one has { $number }.

deck-unreadable = The deck file { $deck } cannot be read: { $why }.
deck-not-text = The deck file { $deck } is not UTF-8 text.
deck-not-toml = The deck file { $deck } is not TOML: { $why }.
deck-unknown-entry = The deck { $deck } has an entry “{ $entry }” that this game does not know.
deck-another-house-deck = The house deck of this view or record is not the one that this version of Fistful has.
deck-hash = The deck { $deck } does not match its hash.

record-no-history = This position was imagined or played out at random, so it has no record.
record-unreadable = The record { $path } cannot be read: { $why }.
record-not-json = The record is cut off or is not JSON: { $why }.
record-not-a-record = This is JSON, but not a record of a game.
record-newer-format = The record has format { $format }; this version of Fistful reads formats up to { $newest }.
record-malformed = The record is malformed: { $why }.
record-edited = The record was changed after it was written: its checksum does not match.
record-no-such-game = The record is of a game called “{ $name }”; the games are { $known }.
record-seed = The seed of the record is neither a number nor hexadecimal: “{ $value }”.
record-rules = The record follows version { $version } of the rules; the newest that this version of Fistful knows is { $current }.
record-decision = Decision { $number } of the record, “{ $move }”, cannot be replayed: { $why }
record-tick = The game never reaches this tick.
record-outcome = The outcome in the record is not the one its decisions lead to.
record-draw = Draw { $number } of the record ({ $purpose }) is not what its seed gives.
record-other-draws = The draws in the record are not the ones its decisions call for.
record-share = One of the record’s shares of the seed is not 64 hexadecimal digits.
record-commitment = The server’s share in the record is not the one it committed to.
record-shares-and-seed = The seed of the record does not follow from the shares in it.
record-player-commitment = The share of seat { $seat } in the record is not the one that it committed to.
record-order = In round { $number } of the record a share was shown before all players had committed to theirs.
record-rounds = The rounds of commitments in the record do not fit together.
record-dealt-again = You showed a share for a deal that the record leaves out: the host dealt again and chose, or put back an older copy of the tables in between.
