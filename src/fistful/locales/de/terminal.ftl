# Worte des Terminals und aller Ansichten, die sagen, wie ein Spiel ausging.

yes = ja
no = nein

ended =
    { $count ->
        [0] Niemand gewinnt: { $how }.
        [one] Sieg für { $winners }: { $how }.
       *[other] Geteilter Sieg für { $winners }: { $how }.
    }
replay-unfinished = Die Partie wurde nicht zu Ende gespielt.

terminal-person = Fremder
terminal-bot = Bot { $letter }
terminal-welcome = { $title } – gib einen Zug ein, oder ? für Hilfe.
terminal-your-move = Dein Zug:
terminal-moves = Züge:
terminal-help =
    Gib einen der Züge ein, oder: table (Tisch noch einmal zeigen), moves (Züge noch einmal auflisten), card und ein Kartenname (eine Karte lesen), quit (gehen).
    Die Regeln zeigt der Befehl „fistful rules { $game }“.
terminal-left = Du hast den Tisch verlassen.
terminal-saved = Die Aufzeichnung liegt in { $path }.
terminal-no-card = Eine Karte namens „{ $name }“ mit einem Text gibt es nicht.
