# Words of the terminal, and of every screen that tells how a game ended.

yes = yes
no = no

ended =
    { $count ->
        [0] Nobody wins: { $how }.
        [one] { $winners } wins: { $how }.
       *[other] { $winners } share the win: { $how }.
    }
replay-unfinished = The game was not finished.

terminal-person = Stranger
terminal-welcome = { $title } — type a move, or ? for help.
terminal-your-move = Your move:
terminal-many-moves = { $count } moves, such as { $example }; “moves” lists them all.
terminal-help =
    Type the number of a move or the move itself, or: table (the whole table), moves (every move), hint (what the sheriff would play), back (take back your last move), card NAME (read a card), quit (leave).
    The rules are in “fistful rules { $game }”.
terminal-left = You left the table. “fistful play --resume” goes on with the game.
terminal-nothing-to-resume = There is no game to go on with.
terminal-saved = The record is in { $path }.
terminal-no-card = No card called “{ $name }” has any text.

# The full screen.

terminal-keys-choose = ←→ choose · ⏎ play · u take back · h hint · l log · w moves · ? help · q leave
terminal-keys-wait = space skip · u take back · l log · ? help · q leave
terminal-keys-race = space roll · h hit! · ? help · q leave
terminal-keys-back = ←→ step through the game · esc back to now
terminal-keys-over = l look back through the game · ? help · q leave
terminal-keys-replay = ←→ step through the game · ? help · q leave
terminal-moment = moment { $number } of { $count }
terminal-thinking = The sheriff is thinking…
terminal-hint = The sheriff would play { $typed } ({ $move }).
terminal-nothing-to-take-back = There is nothing to take back.
terminal-arrow = An arrow means “beats”.
terminal-label = { $label }:
terminal-leave-sure = Leave the table? The game is saved; “fistful play --resume” goes on with it. ⏎ leave, esc stay
terminal-rule-now = The rule behind this question
terminal-help-keys =
    | key | what it does |
    |---|---|
    | ← →, tab, 1–9, mouse | choose a move |
    | ⏎, second press | play it |
    | backspace | take back the last word of a move |
    | / or a capital letter | type a move; tab completes it |
    | u | take back your last move |
    | h | ask the sheriff for a hint |
    | w | every move in words |
    | l | look back through the game |
    | space | skip what is being shown; roll, in a shootout in real time |
    | t | other colours |
    | q, Ctrl-C | leave |
