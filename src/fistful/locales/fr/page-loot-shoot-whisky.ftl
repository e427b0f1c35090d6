# Ce que dit la page à une table de Loot Shoot Whisky.

page-loot-shoot-whisky-margin =
    { $reason ->
        [nuggets] { $by-nuggets ->
            [one] une pépite
            [2] deux pépites
            [3] trois pépites
           *[other] { $by-nuggets } pépites
        }
        [bullets] { $by-bullets ->
            [one] une balle
            [2] deux balles
            [3] trois balles
           *[other] { $by-bullets } balles
        }
        [duels] { $by ->
            [one] un duel
           *[other] deux duels
        }
       *[other] { "" }
    }
page-loot-shoot-whisky-score =
    { $reason ->
        [duels] { $count ->
            [one] { $count } duel
           *[other] { $count } duels
        }
       *[other] { $nuggets ->
            [one] { $nuggets } pépite
           *[other] { $nuggets } pépites
        }, { $bullets ->
            [one] { $bullets } balle
           *[other] { $bullets } balles
        }
    }

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
page-loot-shoot-whisky-left = { $name } peut encore jouer : { $actions }.

page-loot-shoot-whisky-triangle = Boire bat Tirer, Tirer bat Piller, Piller bat Boire.
page-loot-shoot-whisky-beats-short = bat
page-loot-shoot-whisky-bottle-waits = Personne n’a encore la bouteille.

page-loot-shoot-whisky-nugget-word = { $count ->
        [one] pépite
       *[other] pépites
    }
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
        [spent] { $action } a été jouée sur la case { $number }
        [up] { $action } sur la case { $number }, { $card }
        [down] Une carte face cachée sur la case { $number }, { $card }
       *[empty] Poser une action sur la case { $number }, { $card }
    }
page-loot-shoot-whisky-hand = { $name } : cartes action
page-loot-shoot-whisky-card-label =
    { $state ->
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
page-loot-shoot-whisky-seal = Sceller
page-loot-shoot-whisky-sealed-short = Scellé
page-loot-shoot-whisky-clear = Recommencer
page-loot-shoot-whisky-drop =
    { $state ->
        [held] posez-la ici
       *[none] posez une carte
    }

page-loot-shoot-whisky-beats = { $winner } bat { $loser }
page-loot-shoot-whisky-both = Deux fois { $action }
page-loot-shoot-whisky-came-looted = { $name } prend la carte : { $card }.
page-loot-shoot-whisky-came-shot = { $name } prend une balle : { $count } sur { $of }.
page-loot-shoot-whisky-came-took-bottle =
    { $source ->
        [rival] { $name } prend la bouteille à { $rival } : la voilà de nouveau pleine.
       *[middle] { $name } prend la bouteille pleine.
    }
page-loot-shoot-whisky-came-turned-bottle = { $name } boit : la bouteille est presque vide.
page-loot-shoot-whisky-came-emptied-bottle = { $name } vide la bouteille.
page-loot-shoot-whisky-came-discarded = Personne ne gagne ; la carte est défaussée : { $card }.

page-loot-shoot-whisky-reading =
    { $card ->
        [loot] Bat Boire : la carte de saloon est à vous.
        [shoot] Bat Piller : prenez une balle.
        [whisky] Bat Tirer : buvez une gorgée à la bouteille.
        [sip] Qui pille cette carte boit une gorgée. Elle est ensuite défaussée.
        [shot] Qui pille cette carte prend une balle. Elle est ensuite défaussée.
       *[nuggets] { $count ->
            [one] Qui pille cette carte garde sa pépite.
           *[other] Qui pille cette carte garde ses { $count } pépites.
        }
    }

page-loot-shoot-whisky-end = Cartes retournées
page-loot-shoot-whisky-end-made = Gagné manche par manche
page-loot-shoot-whisky-end-round = Manche { $round }
page-loot-shoot-whisky-end-duel = Duel n° { $duel }
page-loot-shoot-whisky-end-nothing = rien
page-loot-shoot-whisky-end-bottle = une gorgée
page-loot-shoot-whisky-end-bullet = une balle
page-loot-shoot-whisky-end-gains = { $name } : { $gains }
page-loot-shoot-whisky-end-plan =
    { $unseen ->
        [0] Dernier plan ({ $name }) : { $actions }.
       *[other] Dernier plan ({ $name }) : { $actions }. La case { $unseen } n’a pas été jouée : sa carte reste cachée.
    }
page-loot-shoot-whisky-end-deck = Restées dans la pioche, la prochaine carte d’abord.
page-loot-shoot-whisky-end-deck-unseen =
    { $count ->
        [one] La dernière carte de la pioche reste cachée.
       *[other] Les { $count } dernières cartes de la pioche restent cachées.
    }
