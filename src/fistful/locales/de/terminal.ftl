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
terminal-welcome = { $title } – gib einen Zug ein, oder ? für Hilfe.
terminal-your-move = Dein Zug:
terminal-many-moves = { $count } Züge, zum Beispiel { $example }; „moves“ listet sie alle auf.
terminal-help =
    Gib die Nummer eines Zuges oder den Zug selbst ein, oder: table (der ganze Tisch), moves (alle Züge), hint (was der Sheriff spielen würde), back (den letzten Zug zurücknehmen), card und ein Kartenname (eine Karte lesen), quit (gehen).
    Die Regeln zeigt der Befehl „fistful rules { $game }“.
terminal-left = Du hast den Tisch verlassen. „fistful play --resume“ setzt die Partie fort.
terminal-nothing-to-resume = Es gibt keine Partie, die fortzusetzen wäre.
terminal-saved = Die Aufzeichnung liegt in { $path }.
terminal-no-card = Eine Karte namens „{ $name }“ mit einem Text gibt es nicht.

# Der ganze Bildschirm.

terminal-keys-choose = ←→ wählen · ⏎ spielen · u zurück · h Tipp · l Log · w Züge · ? Hilfe · q Ende
terminal-keys-wait = Leertaste überspringen · u zurück · l Verlauf · ? Hilfe · q Ende
terminal-keys-race = Leertaste würfeln · h Treffer! · ? Hilfe · q Ende
terminal-keys-back = ←→ Schritt für Schritt durch die Partie · Esc zurück zur Gegenwart
terminal-keys-over = l auf die Partie zurückblicken · ? Hilfe · q Ende
terminal-keys-replay = ←→ Schritt für Schritt durch die Partie · ? Hilfe · q Ende
terminal-moment = Moment { $number } von { $count }
terminal-thinking = Der Sheriff denkt nach …
terminal-hint = Der Sheriff würde { $typed } spielen ({ $move }).
terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
terminal-arrow = Ein Pfeil heißt „schlägt“.
terminal-label = { $label }:
terminal-leave-sure = Den Tisch verlassen? Die Partie wird gesichert; „fistful play --resume“ setzt sie fort. ⏎ verlassen, Esc bleiben
terminal-rule-now = Die Regel hinter dieser Frage
terminal-help-keys =
    | Taste | Wirkung |
    |---|---|
    | ← →, Tab, 1–9, Maus | einen Zug wählen |
    | ⏎, zweiter Klick | ihn spielen |
    | Rücktaste | das letzte Wort eines Zuges zurücknehmen |
    | / oder ein Großbuchstabe | einen Zug eintippen; Tab ergänzt ihn |
    | u | den letzten Zug zurücknehmen |
    | h | den Sheriff um einen Tipp bitten |
    | w | alle Züge in Worten |
    | l | auf die Partie zurückblicken |
    | Leertaste | überspringen, was gerade gezeigt wird; in einer Schießerei in Echtzeit: würfeln |
    | t | andere Farben |
    | q, Strg-C | verlassen |
