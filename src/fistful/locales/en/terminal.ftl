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
terminal-bot = Bot { $letter }
terminal-welcome = { $title } — type a move, or ? for help.
terminal-your-move = Your move:
terminal-moves = Moves:
terminal-help =
    Type one of the moves, or: table (draw the table again), moves (list the moves again), card NAME (read a card), quit (leave).
    The rules are in “fistful rules { $game }”.
terminal-left = You left the table.
terminal-saved = The record is in { $path }.
terminal-no-card = No card called “{ $name }” has any text.
