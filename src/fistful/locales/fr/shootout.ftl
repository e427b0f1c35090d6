# Shootout!

shootout-line = Tirez sur des cartes Vie cachées, gardez les vôtres secrètes et soyez le dernier debout.
shootout-option-marksman = Cartes Tireur : chacun en reçoit une par manche, à jouer une seule fois
shootout-option-rounds_to_win = Manches pour gagner

shootout-marksman =
    { $name ->
        [field-medic] Secouriste
        [quick-draw] Dégaine rapide
        [eagle-eye] Œil de lynx
        [speedloader] Chargeur rapide
        [steady-aim] Main sûre
        [pickpocket] Pickpocket
        [switcheroo] Tour de passe-passe
        [standoff] Face-à-face
        [body-armor] Gilet pare-balles
       *[ricochet] Ricochet
    }
    .the =
        { $name ->
            [eagle-eye] l’
            [quick-draw] { "la " }
            [steady-aim] { "la " }
           *[other] { "le " }
        }{ shootout-marksman }
    .The =
        { $name ->
            [eagle-eye] L’
            [quick-draw] { "La " }
            [steady-aim] { "La " }
           *[other] { "Le " }
        }{ shootout-marksman }
shootout-text =
    { $name ->
        [field-medic] Au début de votre tour : posez une carte de votre main, sauf un 13, face cachée comme carte Vie supplémentaire.
        [quick-draw] Au début de votre tour : vous pouvez tirer deux fois pendant ce tour, mais pas recharger ; un Shootout!!! met fin au tour.
        [eagle-eye] Au début de votre tour : regardez en secret deux cartes Vie d’un adversaire.
        [speedloader] Au début de votre tour, avec moins de six cartes : piochez jusqu’à en avoir six, puis vous devez tirer.
        [steady-aim] Au début de votre tour : vous devez tirer, et votre balle vaut deux de plus. Une balle à blanc reste une balle à blanc.
        [pickpocket] Au début de votre tour, avec moins de six cartes : prenez une carte au hasard dans la main d’un adversaire.
        [switcheroo] Au début de votre tour : échangez une de vos cartes Vie contre une carte de votre main, sauf un 13.
        [standoff] Au début de votre tour, au lieu de tirer : disputez à un adversaire une de ses cartes Vie dans un Shootout!!! sans balle.
        [body-armor] Quand vous allez perdre une carte Vie : gardez-la. Il n’y a alors pas de riposte.
       *[ricochet] Quand votre tir a manqué pendant votre tour : tirez la même balle sur une autre carte Vie de n’importe quel adversaire.
    }

shootout-phase =
    { $name ->
        [lay] pose des cartes Vie
        [turn] tour
        [second] second tir
        [armor] carte Vie touchée par un tir
        [armor-shootout] Shootout!!! perdu
        [armor-return] carte Vie touchée par la riposte
        [ricochet] tir manqué
        [return] riposte
        [for] échange contre une carte de la main
        [add] carte Vie supplémentaire
        [aim] choix de la cible
        [aim-ricochet] choix de la cible du Ricochet
        [aim-standoff] choix de la cible du Face-à-face
        [look] coup d’œil sur une carte Vie
        [look-again] coup d’œil sur une autre carte Vie
        [rob] vol à la tire
       *[swap] échange d’une carte Vie
    }

shootout-field-round = Manche
shootout-field-turn = Tour
shootout-field-dealer = Donneur
shootout-field-active = Au tour de
shootout-field-rounds-won = Manches gagnées
shootout-field-phase = Phase
shootout-field-hand = Votre main
shootout-field-hand-sizes = Cartes en main
shootout-field-hands = Mains
shootout-field-known-in-hands = Cartes que les autres ont à coup sûr
shootout-field-health = Cartes Vie
shootout-field-exposed = Révélées
shootout-field-looked = Vues avec l’Œil de lynx
shootout-field-pile-size = Cartes dans la pioche
shootout-field-pile = La pioche
shootout-field-discards = Défausse
shootout-field-bullet = Balle
shootout-field-mark = Cible
shootout-field-winning = Carte pour la riposte
shootout-field-bonus = Bonus des balles
shootout-field-more-shots = Tirs restants
shootout-field-must-shoot = Doit tirer
shootout-field-marksman = Votre carte Tireur
shootout-field-played = Cartes Tireur jouées
shootout-field-marksmen = Cartes Tireur

shootout-event-round = La manche { $number } commence. { $seat } distribue.
shootout-event-last-round = C’est la dernière manche de la partie : ensuite, le joueur qui a gagné le plus de manches l’emporte.
shootout-event-dealt = { $seat } reçoit { $count } cartes.
shootout-event-marksman = Votre carte Tireur est { $the-marksman }.
shootout-event-laid = { $seat } pose { $count } cartes Vie face cachée.
shootout-event-must-reload = { $seat } n’a plus de balle et doit recharger.
shootout-event-drew =
    { $count ->
        [0] { $seat } ne peut pas piocher : il n’y a plus de cartes.
        [1] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
shootout-event-shuffled =
    { $count ->
        [one] La pioche est vide : la seule carte de la défausse la remplace.
       *[other] La pioche est vide : les { $count } cartes de la défausse sont mélangées et la remplacent.
    }
shootout-event-shot =
    { $bonus ->
        [0] { $seat } tire sur { $target }, carte Vie { $slot } : { $card } contre { $health }.
       *[other] { $seat } tire sur { $target }, carte Vie { $slot } : { $card } plus { $bonus } grâce à la Main sûre, contre { $health }.
    }
shootout-event-missed = Trop faible : { $target } remet sa carte Vie { $slot } face cachée.
shootout-event-dud = Un 1 est une balle à blanc et ne touche jamais : { $target } remet sa carte Vie { $slot } face cachée.
shootout-event-saved = Gilet pare-balles : { $target } garde sa carte Vie { $slot } et la remet face cachée.
shootout-event-lost = { $seat } perd sa carte Vie { $slot } (valeur { $card }).
shootout-event-out = { $seat } quitte la manche et défausse { $cards }.
shootout-event-out-empty = { $seat } quitte la manche.
shootout-event-shootout = Égalité : { $seat } et { $target } s’affrontent dans un Shootout!!!
shootout-event-stood-off = { $seat } dispute à { $target } la carte Vie { $slot } (valeur { $health }) dans un Shootout!!! sans balle.
shootout-event-turned =
    { $seat } retourne un { $card }, { $rival } un { $answer } : { $higher ->
        [seat] { $seat } gagne le Shootout!!!
        [rival] { $rival } gagne le Shootout!!!
       *[neither] égalité, personne n’a encore gagné.
    }
shootout-event-unopposed = { $rival } n’a pas de carte à retourner ; { $seat } retourne un { $card } et gagne le Shootout!!!
shootout-event-stood = { $target } garde sa carte Vie { $slot }, remise face cachée.
shootout-event-both-empty = Ni { $seat } ni { $rival } n’a plus de carte à retourner : { $seat }, la cible, gagne le Shootout!!! et garde sa carte Vie.
shootout-event-returned = { $seat } riposte contre { $target }, carte Vie { $slot } : { $card } contre { $health }.
shootout-event-return-missed = La riposte est trop faible : { $target } remet sa carte Vie { $slot } face cachée.
shootout-event-return-tied = Égalité, or une riposte doit être plus forte : { $target } remet sa carte Vie { $slot } face cachée.
shootout-event-return-dud = Un 1 ne touche jamais, même en riposte : { $target } remet sa carte Vie { $slot } face cachée.
shootout-event-not-returned = { $seat } défausse le { $card } gagnant sans riposter.
shootout-event-played = { $seat } joue { $the-marksman }.
shootout-event-added = { $seat } pose une carte Vie supplémentaire face cachée à l’emplacement { $slot }.
shootout-event-looked = { $seat } regarde la carte Vie { $slot } chez { $target }.
shootout-event-saw = La carte Vie { $slot } chez { $target } est un { $card }.
shootout-event-robbed = { $seat } prend à { $target } une carte au hasard.
shootout-event-took = Vous prenez un { $card } à { $target }.
shootout-event-was-robbed = { $rival } vous prend un { $card }.
shootout-event-swapped = { $seat } échange sa carte Vie { $slot } contre une carte de sa main.
shootout-event-round-won = { $seat } gagne la manche { $number }. Manches gagnées jusqu’ici : { $count }.
shootout-event-round-won-late = La manche { $number } prend fin après quatre cents tours : { $seat } a le plus de cartes Vie et la gagne. Manches gagnées jusqu’ici : { $count }.
shootout-event-round-drawn = La manche { $number } prend fin après quatre cents tours : plusieurs joueurs sont à égalité pour le plus grand nombre de cartes Vie, donc personne ne la gagne.

shootout-prompt-lay = Posez quatre de vos dix cartes comme cartes Vie ; vous ne pouvez pas poser de 13.
shootout-prompt-turn = Choisissez une balle pour tirer, ou rechargez.
shootout-prompt-turn-marksman = Choisissez une balle pour tirer, rechargez, ou jouez { $the-marksman }.
shootout-prompt-turn-full = Votre main est pleine, il faut donc tirer : choisissez une balle.
shootout-prompt-turn-full-marksman = Votre main est pleine : choisissez une balle pour tirer, ou jouez { $the-marksman }.
shootout-prompt-turn-empty = Il ne vous reste aucune balle : vous devez recharger.
shootout-prompt-turn-empty-marksman = Il ne vous reste aucune balle : rechargez, ou jouez { $the-marksman }.
shootout-prompt-turn-shoot = Choisissez une balle : après cette carte Tireur, vous devez tirer.
shootout-prompt-second = Choisissez une balle pour votre second tir, ou passez.
shootout-prompt-aim = Choisissez la carte Vie à viser avec votre { $card }.
shootout-prompt-aim-ricochet = Choisissez une autre carte Vie sur laquelle faire ricocher votre { $card }.
shootout-prompt-aim-standoff = Choisissez la carte Vie à disputer.
shootout-prompt-armor = Vous allez perdre votre carte Vie { $slot } (valeur { $card }). Jouez le Gilet pare-balles pour la garder, ou passez.
shootout-prompt-armor-none = Vous allez perdre votre carte Vie { $slot } (valeur { $card }). Vous n’avez pas le Gilet pare-balles et ne pouvez que passer ; on vous pose la question pour que personne ne sache qui l’a.
shootout-prompt-armor-shootout = Vous avez perdu le Shootout!!! et allez perdre votre carte Vie { $slot } (valeur { $card }). Jouez le Gilet pare-balles pour la garder, ou passez.
shootout-prompt-armor-shootout-none = Vous avez perdu le Shootout!!! et allez perdre votre carte Vie { $slot } (valeur { $card }). Vous n’avez pas le Gilet pare-balles et ne pouvez que passer ; on vous pose la question pour que personne ne sache qui l’a.
shootout-prompt-armor-return = La riposte va vous coûter votre carte Vie { $slot } (valeur { $card }). Jouez le Gilet pare-balles pour la garder, ou passez.
shootout-prompt-armor-return-none = La riposte va vous coûter votre carte Vie { $slot } (valeur { $card }). Vous n’avez pas le Gilet pare-balles et ne pouvez que passer ; on vous pose la question pour que personne ne sache qui l’a.
shootout-prompt-ricochet = Votre { $card } a manqué sa cible. Jouez le Ricochet pour l’envoyer sur une autre carte Vie, ou passez.
shootout-prompt-ricochet-none = Votre { $card } a manqué sa cible. Vous n’avez pas le Ricochet et ne pouvez que passer ; on vous pose la question pour que personne ne sache qui l’a.
shootout-prompt-return = Vous avez gagné le Shootout!!! Ripostez avec votre { $card } sur une carte Vie de votre choix chez { $target }, ou passez.
shootout-prompt-look = Choisissez une carte Vie à regarder.
shootout-prompt-look-again = Choisissez une seconde carte Vie à regarder chez { $target }.
shootout-prompt-rob = Choisissez dans quelle main prendre une carte au hasard.
shootout-prompt-swap = Choisissez laquelle de vos cartes Vie vous échangez.
shootout-prompt-for = Choisissez la carte de votre main, sauf un 13, qui remplace le { $card } à l’emplacement { $slot }.
shootout-prompt-add = Choisissez la carte de votre main, sauf un 13, à poser comme carte Vie supplémentaire.

shootout-refusal-not-now = « { $move } » ne répond pas à la question qui vous est posée.
shootout-refusal-cannot-lay = Vous ne pouvez pas jouer « { $move } » : vous n’avez pas toutes ces cartes.
shootout-refusal-full-hand = Vous ne pouvez pas recharger : vous avez déjà { $most } cartes en main.
shootout-refusal-must-shoot = Vous ne pouvez pas recharger : après cette carte Tireur, vous devez tirer.
shootout-refusal-not-in-hand = Vous n’avez pas de { $card } à jouer ici.
shootout-refusal-not-your-marksman = { $The-marksman } n’est pas votre carte Tireur.
shootout-refusal-marksman-used = Vous avez déjà utilisé { $the-marksman } dans cette manche.
shootout-refusal-marksman-useless = { $The-marksman } n’aurait aucun effet maintenant : vous ne pouvez pas jouer cette carte.
shootout-refusal-empty-slot = Ce joueur n’a pas de carte Vie à l’emplacement { $slot }.
shootout-refusal-own-health = Vous ne pouvez pas choisir vos propres cartes Vie ici.
shootout-refusal-same-slot = Vous venez de choisir la carte Vie { $slot } ; choisissez-en une autre.
shootout-refusal-only-of = Vous ne pouvez choisir maintenant qu’une carte Vie chez { $target }.
shootout-refusal-nothing-to-rob = Ce joueur n’a aucune carte en main que vous puissiez prendre.

shootout-outcome-rounds = assez de manches gagnées
shootout-outcome-most-rounds = le plus de manches gagnées

shootout-deck-no-cards = Le jeu de cartes { $deck } ne dit pas combien de cartes il a de chaque valeur.
shootout-deck-value = Le jeu de cartes { $deck } a des cartes de valeur « { $entry } » ; les valeurs vont de 1 à { $most }.
shootout-deck-count = Le nombre de cartes de valeur { $entry } du jeu { $deck } doit être compris entre 0 et { $most }, pas { $value }.
shootout-deck-thirteens = Le jeu de cartes { $deck } a { $number } cartes de valeur 13 ; il peut y en avoir { $most } au plus, pour que chacun puisse poser quatre cartes Vie.
shootout-deck-too-few = Le jeu de cartes { $deck } a { $number } cartes ; { $players } joueurs en demandent { $needed }, dix chacun.

# Quand tout est visible, et pour la place qui le sait.
shootout-open-dealt = { $seat } reçoit { $count } cartes : { $cards }.
shootout-open-marksman = { $hearer } a comme carte Tireur { $the-marksman }.
shootout-open-laid = { $seat } pose { $count } cartes Vie face cachée : { $cards }.
shootout-open-drew =
    { $count ->
        [0] { $seat } ne peut pas piocher : il n’y a plus de cartes.
        [1] { $seat } pioche une carte : { $cards }.
       *[other] { $seat } pioche { $count } cartes : { $cards }.
    }
shootout-open-added = { $seat } pose un { $card } face cachée à l’emplacement { $slot }, comme carte Vie supplémentaire.
shootout-open-saw = { $hearer } voit que la carte Vie { $slot } chez { $target } est un { $card }.
shootout-open-took = { $hearer } prend un { $card } à { $target }.
shootout-open-was-robbed = { $hearer } voit la carte prise par { $rival } : un { $card }.
shootout-open-swapped = { $seat } échange sa carte Vie { $slot } (un { $old }) contre un { $card } de sa main.
