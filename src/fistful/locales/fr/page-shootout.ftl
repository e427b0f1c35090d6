# Ce que dit la page à une table de Shootout!.

page-shootout-move =
    { $verb ->
        [reload] Recharger
       *[pass] Passer
        [play] Jouer { $the-one }
        [shoot] Tirer avec la balle { $one }
        [at] Viser { $one }
        [return] Riposter contre { $one }
        [look] Regarder la carte Vie : { $one }
        [swap] Échanger la carte Vie : { $one }
        [for] Contre votre balle { $one }
        [rob] Prendre une carte à { $one }
        [lay] { $count ->
            [one] Poser { $one }
           *[other] Poser { $one }, { $two }, { $three }, { $four }
        }
    }

page-shootout-phase = Manche { $round }, tour { $turn }
page-shootout-phase-lay = Manche { $round }, pose des cartes Vie

page-shootout-health = { $name } : cartes Vie
page-shootout-slot-hidden = { $name }, carte Vie { $number } : face cachée.
page-shootout-slot-seen = { $name }, carte Vie { $number } : { $value }, vue de tous.
page-shootout-slot-known = { $name }, carte Vie { $number } : { $value }, connue de vous.
page-shootout-slot-empty = { $name }, emplacement { $number } : vide.
page-shootout-can-be-chosen = Peut être choisie.
page-shootout-unknown = Une carte Vie inconnue
page-shootout-card = Un { $value }
page-shootout-bullet = Balle { $value }.
page-shootout-dud = balle à blanc
page-shootout-sure-hit = touche toujours
page-shootout-bonus = +{ $count }
page-shootout-hand =
    { $count ->
        [one] Main : une balle
       *[other] Main : { $count } balles
    }
page-shootout-hand-empty = Aucune balle en main
page-shootout-held =
    { $count ->
        [0] aucune balle en main
        [one] une balle en main
       *[other] { $count } balles en main
    }
page-shootout-known-in-hand = A en main à coup sûr : { $cards }
page-shootout-known-in-hand-short = connues : { $cards }
page-shootout-notches = Manches gagnées : { $count } sur { $of }
page-shootout-dealer = distribue
page-shootout-out = hors de la manche
page-shootout-rob = Prendre une carte au hasard à { $name }
page-shootout-middle = Le milieu de la table
page-shootout-pile =
    { $count ->
        [0] Pioche : aucune carte
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
page-shootout-pile-short = Pioche { $count }
page-shootout-discards =
    { $count ->
        [0] Défausse : aucune carte. La regarder
        [one] Défausse : une carte. La regarder
       *[other] Défausse : { $count } cartes. La regarder
    }
page-shootout-discards-short = Défausse { $count }
page-shootout-tally = Défausse de cette manche
page-shootout-tally-of = Valeur { $value } : { $count }

page-shootout-laying =
    { $count ->
        [0] Choisissez quatre cartes de votre main. Elles sont mélangées avant d’être posées face cachée.
        [4] Ces quatre cartes deviennent vos cartes Vie.
        [one] Une carte choisie sur quatre.
       *[other] { $count } cartes choisies sur quatre.
    }
page-shootout-lay = Poser ces quatre cartes
page-shootout-aim = Choisissez sur qui tirer, et sur quelle carte Vie.
page-shootout-shot-hidden = Votre { $value } contre une carte que vous n’avez pas encore vue : la carte Vie { $number } chez { $name }.
page-shootout-shot-known = Votre { $value } contre la carte Vie { $number } chez { $name } (valeur { $health }).
page-shootout-standoff-hidden = Un Shootout!!! contre { $name } pour la carte Vie { $number }, que vous n’avez pas encore vue.
page-shootout-standoff-known = Un Shootout!!! contre { $name } pour la carte Vie { $number } (valeur { $health }).
page-shootout-fired = { $name } tire sur { $target }, carte Vie { $number }.
page-shootout-fired-back = { $name } riposte contre { $target }, carte Vie { $number }.
page-shootout-fire = Feu !
page-shootout-reload = Recharger
page-shootout-pass = Passer
page-shootout-result-lost = Touché
page-shootout-result-missed = Manqué
page-shootout-result-equal = Égalité
page-shootout-duel = Shootout!!!
page-shootout-duel-wins = gagne
page-shootout-duel-nothing = aucune carte
page-shootout-duel-blows = Cartes retournées, dans l’ordre
page-shootout-duel-left =
    { $count ->
        [0] Plus aucune carte dans la pile
        [one] Plus qu’une carte dans la pile
       *[other] Encore { $count } cartes dans la pile
    }
page-shootout-marksman-yours = Carte Tireur
page-shootout-marksman-used = Carte Tireur, utilisée
page-shootout-sure-play = { $text } Elle ne sert qu’une fois par manche.
page-shootout-sure-for = Votre { $value } remplace, face cachée, la carte Vie, qui revient dans votre main.
page-shootout-sure-lay = Votre { $value } devient une carte Vie supplémentaire, face cachée.
