# Ce que dit la page à une table de Shootout!.

page-shootout-margin =
    { $by ->
        [one] une manche
       *[other] { $by } manches
    }
page-shootout-score =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }

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
page-shootout-pile =
    { $count ->
        [0] Pioche : aucune carte
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
page-shootout-pile-short = Pioche
page-shootout-discards =
    { $count ->
        [0] Défausse : aucune carte. La regarder
        [one] Défausse : une carte. La regarder
       *[other] Défausse : { $count } cartes. La regarder
    }
page-shootout-discards-short = Défausse
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
page-shootout-aim = Votre { $value } : choisissez sur qui tirer, et sur quelle carte Vie.
page-shootout-shot-hidden = Tirer avec le { $value } sur { $name }, carte Vie { $number }, que vous n’avez pas encore vue ?
page-shootout-shot-known = Tirer avec le { $value } sur { $name }, carte Vie { $number } (valeur { $health }) ?
page-shootout-standoff-hidden = Un Shootout!!! contre { $name } pour la carte Vie { $number }, que vous n’avez pas encore vue ?
page-shootout-standoff-known = Un Shootout!!! contre { $name } pour la carte Vie { $number } (valeur { $health }) ?
page-shootout-fire = Feu !
page-shootout-reload = Recharger
page-shootout-pass = Passer
page-shootout-result-lost = Touché
page-shootout-result-missed = Manqué
page-shootout-result-equal = Égalité
page-shootout-duel = Shootout!!!
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

# The fence, the duel and the end.
page-shootout-wanted = RECHERCHÉ
page-shootout-seen = vue
page-shootout-known-word = connue
page-shootout-used = utilisée
page-shootout-slot-shot = { $name }, carte Vie { $number } : abattue, c’était { $value }.
page-shootout-slot-free = { $name }, emplacement { $number } : pas encore de carte Vie.
page-shootout-slot-planned = { $name } : { $value } va devenir une carte Vie.
page-shootout-can-be-played = Jouable.
page-shootout-bullet-dud = Une balle à blanc : elle ne touche jamais.
page-shootout-bullet-sure-hit = Elle touche à coup sûr.
page-shootout-loaded = La balle { $value } est dans l’arme.
page-shootout-fire-again = Appuyez encore dessus, ou sur le bouton.
page-shootout-duel-beats = { $high } bat { $low }
page-shootout-duel-rule = Chacun retourne une carte : la plus forte gagne ; en cas d’égalité, on recommence.
page-shootout-duel-won = { $name } gagne le Shootout!!!
page-shootout-duel-shooter = a tiré
page-shootout-duel-target = la cible
page-shootout-duel-shot = le tir
page-shootout-duel-standoff = l’enjeu
page-shootout-duel-prize = carte Vie { $number }
page-shootout-duel-blow = coup { $number }
page-shootout-duel-again = égalité : encore
page-shootout-end-left = La dernière manche
page-shootout-end-hidden = Ce qui est encore retourné n’a jamais été révélé à tous.
page-shootout-end-won =
    { $count ->
        [0] { $name } n’a gagné aucune manche.
        [one] { $name } a gagné une manche.
       *[other] { $name } a gagné { $count } manches.
    }
