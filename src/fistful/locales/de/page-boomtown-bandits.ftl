# Was die Seite am Tisch sagt: Boomtown Bandits.

page-boomtown-bandits-move =
    { $verb ->
       *[pass] Passen
        [roll] Würfeln
        [call] Treffer!
        [wait] Abwarten
        [claim] Die Beute nehmen
        [decline] Ablehnen
        [sheriff] Der Sheriff geht hierhin: { $one }
        [place] { $one } legen: { $two }
        [at] Hier: { $one }
        [to] Dorthin: { $one }
        [play] { $count ->
            [one] { $one } spielen
           *[other] { $one } spielen: { $two }
        }
        [hit] Auf { $one } schießen
        [overhear] { $one } belauschen
        [lose] { $one } verlieren
        [pick] { $one }: { $two }
        [pay] Mit { $one } zahlen
        [take] { $one } nehmen
        [top] { $one } obenauf legen
        [show] { $one } zeigen
    }
