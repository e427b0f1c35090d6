# Ce que dit la page à une table de Loot Shoot Whisky.

page-loot-shoot-whisky-move = { $one }, puis { $two }

page-loot-shoot-whisky-phase =
    { $match ->
        [yes] Duel { $duel }, manche { $round }, { $phase ->
            [1] cases 1 et 2
           *[2] cases 3 et 4
        }
       *[no] Manche { $round }, { $phase ->
            [1] cases 1 et 2
           *[2] cases 3 et 4
        }
    }
page-loot-shoot-whisky-nuggets = Pépites : { $count } sur { $of }
page-loot-shoot-whisky-bullets = Balles : { $count } sur { $of }
page-loot-shoot-whisky-bottle =
    { $level ->
        [full] bouteille pleine
        [low] bouteille presque vide
       *[none] pas de bouteille
    }
page-loot-shoot-whisky-duels = Duels gagnés : { $count } sur { $of }
page-loot-shoot-whisky-duels-short = duels
page-loot-shoot-whisky-left = { $name } peut encore jouer : { $actions }.

page-loot-shoot-whisky-triangle = Boire bat Tirer, Tirer bat Piller, Piller bat Boire.
page-loot-shoot-whisky-triangle-short = Une flèche signifie « bat ».
page-loot-shoot-whisky-bottle-waits = Personne n’a encore la bouteille.
page-loot-shoot-whisky-recap = Ce qui vient de se passer

page-loot-shoot-whisky-extra =
    { $card ->
        [sip] gorgée bonus
       *[shot] balle bonus
    }
page-loot-shoot-whisky-deck = La pioche : { $count ->
        [0] plus aucune carte
        [one] encore une carte
       *[other] encore { $count } cartes
    }
page-loot-shoot-whisky-deck-short = Pioche
page-loot-shoot-whisky-discards = Défausse, { $count } : { $cards }
page-loot-shoot-whisky-discards-short = Défausse
page-loot-shoot-whisky-row = Les cartes de saloon
page-loot-shoot-whisky-pair = Cases { $first } et { $second }
page-loot-shoot-whisky-slot = Case { $number } : { $card }
page-loot-shoot-whisky-empty = vide
page-loot-shoot-whisky-place =
    { $state ->
        [up] { $action } sur la case { $number }, { $card }
        [down] Une carte face cachée sur la case { $number }, { $card }
       *[empty] Poser une action sur la case { $number }, { $card }
    }
page-loot-shoot-whisky-hand = { $name } : cartes action
page-loot-shoot-whisky-card-label =
    { $state ->
        [spent] { $name }, déjà jouée cette manche
        [free] { $name }, peut être posée
       *[waits] { $name }
    }

page-loot-shoot-whisky-hint =
    { $state ->
        [held] Cliquez maintenant sur sa case, ou de nouveau sur la carte pour la poser sur la première case libre.
       *[none] Cliquez sur une carte puis sur sa case, ou faites-la glisser ; ou tapez L, S, W.
    }
page-loot-shoot-whisky-plan = { $one } sur { $first }, { $two } sur { $second }.
page-loot-shoot-whisky-sealed = Validé : { $plan }
page-loot-shoot-whisky-seal = Valider ce plan
page-loot-shoot-whisky-clear = Recommencer
page-loot-shoot-whisky-turning = Les deux plans sont posés. On retourne les cartes…
page-loot-shoot-whisky-skip = Sauter
