# Ce que dit la page à une table de Boomtown Bandits.

page-boomtown-bandits-move =
    { $verb ->
       *[pass] Passer
        [roll] Lancer
        [call] Touché !
        [wait] Attendre
        [claim] Prendre le butin
        [decline] Refuser
        [sheriff] Le shérif va ici : { $one }
        [place] Placer un { $one } : { $two }
        [at] Ici : { $one }
        [to] Vers : { $one }
        [play] { $count ->
            [one] Jouer { $one }
           *[other] Jouer { $one } : { $two }
        }
        [hit] Tirer sur { $one }
        [overhear] Espionner { $one }
        [lose] Perdre un { $one }
        [pick] { $one } : { $two }
        [pay] Payer avec { $one }
        [take] Prendre { $one }
        [top] Poser { $one } au-dessus
        [show] Montrer { $one }
    }
