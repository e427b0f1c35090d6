# Looterz.

looterz-line = Le dragon est sorti : envoyez vos Looterz dans son donjon et soyez le premier à réunir assez de butin.
looterz-option-goal = Butin nécessaire pour gagner
looterz-choice-goal =
    { $value ->
        [0] 0 (selon le nombre de joueurs)
       *[other] { $value }
    }

looterz-card =
    { $name ->
        [dragonling] Dragonnet
        [death-knight] Chevalier de la mort
        [king] Roi
        [assassin] Assassin
        [orc] Orque
        [witch] Sorcière
        [mermaid] Sirène
        [hydra] Hydre
        [scarecrow] Épouvantail
        [zombie] Zombie
        [cleric] Clerc
        [thief] Voleur
        [necromancer] Nécromancien
        [bard] Barde
        [goblin] Gobelin
        [vampire] Vampire
        [wizard] Magicien
        [cultist] Cultiste
        [basilisk] Basilic
        [demon] Démon
       *[other] { $name }
    }
    .the =
        { $name ->
            [assassin] l’
            [hydra] l’
            [orc] l’
            [scarecrow] l’
            [mermaid] { "la " }
            [witch] { "la " }
           *[other] { "le " }
        }{ looterz-card }
    .The =
        { $name ->
            [assassin] L’
            [hydra] L’
            [orc] L’
            [scarecrow] L’
            [mermaid] { "La " }
            [witch] { "La " }
           *[other] { "Le " }
        }{ looterz-card }
    .a =
        { $name ->
            [hydra] { "une " }
            [mermaid] { "une " }
            [witch] { "une " }
           *[other] { "un " }
        }{ looterz-card }
    .of =
        { $name ->
            [assassin] de l’
            [hydra] de l’
            [orc] de l’
            [scarecrow] de l’
            [mermaid] { "de la " }
            [witch] { "de la " }
           *[other] { "du " }
        }{ looterz-card }
    .to =
        { $name ->
            [assassin] à l’
            [hydra] à l’
            [orc] à l’
            [scarecrow] à l’
            [mermaid] { "à la " }
            [witch] { "à la " }
           *[other] { "au " }
        }{ looterz-card }
looterz-keyword =
    { $name ->
        [recruitment] Recrutement
        [activation] Activation
       *[last_wish] Dernière volonté
    }
looterz-phase =
    { $name ->
        [first-recruitment] premier recrutement
        [dungeon] donjon
        [second-recruitment] second recrutement
       *[sacrifice] sacrifice
    }
looterz-reason =
    { $name ->
        [full] il n’y a pas de place pour un treizième Looter
        [gone] le Looter n’est plus en jeu
        [most-life] le Looter a déjà six Vies
        [no-opponents] aucun adversaire n’a de Looter en jeu
        [forbidden] la fouille est déjà interdite à tous les Looterz que l’on pourrait choisir
        [unhurt] aucun des Looterz n’a perdu de Vie
        [no-sacrifice] il n’y a pas d’autre Looter à sacrifier
        [most-loot] aucun autre joueur n’a le plus de butin
        [no-loot] personne n’a de butin
        [no-cards] la pioche et le cimetière sont vides
        [no-graves] le cimetière est vide
        [no-grave] la carte n’est plus au cimetière
        [hand] la main est vide
       *[no-other] il n’y a pas d’autre Looter
    }

looterz-text-recruitment = Recrutement : { $effect }.
looterz-text-activation = Activation : { $effect }.
looterz-text-last_wish = Dernière volonté : { $effect }.
looterz-text-taunt = Provocation.
looterz-text-attacks =
    { $number ->
        [2] Son action d’attaque compte deux attaques.
       *[other] Son action d’attaque compte { $number } attaques.
    }
looterz-text-none = Aucune capacité.

looterz-effect-destroy = détruisez un autre Looter
looterz-effect-lose-life =
    { $amount ->
        [1] un autre Looter perd une Vie
        [2] un autre Looter perd deux Vies
       *[other] un autre Looter perd { $amount } Vies
    }
looterz-effect-drain-life =
    { $amount ->
        [1] déplacez une Vie d’un autre Looter sur celui-ci, qui peut en avoir jusqu’à six
       *[other] déplacez jusqu’à { $amount } Vies d’un autre Looter sur celui-ci, qui peut en avoir jusqu’à six
    }
looterz-effect-borrow = prenez le contrôle d’un Looter adverse jusqu’à la fin du tour
looterz-effect-forbid-search = choisissez un autre Looter ; il ne pourra pas fouiller avant votre prochain tour
looterz-effect-everyone-sacrifices = chaque joueur sacrifie un Looter autre que celui-ci
looterz-effect-everyone-loses-life =
    { $amount ->
        [1] tous les autres Looterz de tous les joueurs perdent une Vie
       *[other] tous les autres Looterz de tous les joueurs perdent { $amount } Vies
    }
looterz-effect-destroy-others = détruisez tous les autres Looterz de tous les joueurs
looterz-effect-heal-yours =
    { $amount ->
        [1] chacun de vos Looterz regagne une Vie, sans dépasser sa vie de départ
       *[other] chacun de vos Looterz regagne { $amount } Vies, sans dépasser sa vie de départ
    }
looterz-effect-sacrifice-for-loot =
    { $amount ->
        [1] sacrifiez un autre Looter et gagnez un jeton de butin
       *[other] sacrifiez un autre Looter et gagnez { $amount } jetons de butin
    }
looterz-effect-steal =
    { $amount ->
        [1] volez un jeton de butin au joueur qui en a le plus
       *[other] volez { $amount } jetons de butin au joueur qui en a le plus
    }
looterz-effect-draw =
    { $amount ->
        [1] piochez une carte
       *[other] piochez { $amount } cartes
    }
looterz-effect-top-card = mettez en jeu sous votre contrôle la première carte de la pioche
looterz-effect-raise = mettez en jeu sous votre contrôle un Looter du cimetière
looterz-effect-return-to-hand = si cette carte est encore au cimetière, elle revient dans la main du dernier joueur qui la contrôlait

looterz-event-starting-player =
    Premier joueur, tiré au sort : { $seat }. Il faut { $goal ->
        [one] un jeton de butin
       *[other] { $goal } jetons de butin
    } pour gagner.
looterz-event-dealt = { $seat } reçoit { $count } cartes.
looterz-event-turn = Tour { $number } : { $seat }.
looterz-event-final-turn = Le tour { $number } est le dernier. Si personne n’atteint l’objectif, le joueur qui a le plus de butin gagne.
looterz-event-must-draw = { $seat } ne peut pas recruter ({ $reason }) et doit piocher.
looterz-event-must-recruit = Il n’y a rien à piocher : { $seat } doit recruter.
looterz-event-skipped = { $seat } ne peut ni recruter ({ $reason }) ni piocher : la phase est sautée.
looterz-event-drew = { $seat } pioche une carte.
looterz-event-drew-card = Vous piochez { $a-card }.
looterz-event-reshuffled =
    { $count ->
        [one] La pioche est vide : l’unique carte du cimetière la remplace.
       *[other] La pioche est vide : les { $count } cartes du cimetière sont mélangées et la remplacent.
    }
looterz-event-recruited = { $seat } recrute { $a-card }.
looterz-event-entered =
    { $The-card } ({ $seat }) entre dans le donjon avec { $life ->
        [one] une Vie
       *[other] { $life } Vies
    }.
looterz-event-searched =
    { $The-card } ({ $seat }) fouille avec une Force de { $power }, obtient { $dice } et { $amount ->
        [0] ne trouve rien
        [one] trouve un jeton de butin
       *[other] trouve { $amount } jetons de butin
    }.
looterz-event-attacked = { $The-card } ({ $seat }) attaque { $the-victim } ({ $rival }).
looterz-event-hit =
    { $amount ->
        [0] { $The-card } (Force { $power }) obtient { $dice } et manque sa cible.
       *[other] { $The-card } (Force { $power }) obtient { $dice } : { $the-victim } ({ $rival }) perd { $lost ->
            [one] une Vie
           *[other] { $lost } Vies
        }.
    }
looterz-event-attack-lost = L’attaque suivante est perdue, car { $reason }.
looterz-event-used = { $The-card } ({ $seat }) utilise son Activation.
looterz-event-trigger = { $keyword } { $of-card } ({ $seat }).
looterz-event-wishes = Plusieurs Dernières volontés prennent effet, d’abord celles du joueur actif, puis dans le sens des aiguilles d’une montre : { $cards }.
looterz-event-no-effect = { $keyword } { $of-card } : sans effet, car { $reason }.
looterz-event-void = { $keyword } { $of-card } : sans effet, car un tour ne compte pas plus de deux cents déclenchements.
looterz-event-destroyed = { $seat } détruit { $the-card } ({ $rival }).
looterz-event-hurt =
    { $seat } fait perdre { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    } { $to-card } ({ $rival }).
looterz-event-drained =
    { $seat } prend { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    } { $to-card } ({ $rival }).
looterz-event-borrowed = { $seat } emprunte { $the-card } à { $rival }.
looterz-event-forbade = Jusqu’à son prochain tour, { $seat } interdit { $to-card } ({ $rival }) de fouiller.
looterz-event-may-search = { $The-card } ({ $seat }) peut de nouveau fouiller.
looterz-event-all-hurt =
    Chez { $seat }, chaque autre Looter perd { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    }.
looterz-event-all-destroyed = Chez { $seat }, chaque autre Looter est détruit.
looterz-event-spared = { $seat } n’a pas d’autre Looter à sacrifier.
looterz-event-healed =
    Chez { $seat }, chaque Looter blessé regagne { $amount ->
        [one] une Vie
       *[other] jusqu’à { $amount } Vies
    }.
looterz-event-gained =
    { $seat } gagne { $amount ->
        [one] un jeton de butin
       *[other] { $amount } jetons de butin
    }.
looterz-event-stole =
    { $seat } vole { $amount ->
        [one] un jeton de butin
       *[other] { $amount } jetons de butin
    } à { $rival }.
looterz-event-sacrificed = { $seat } sacrifie { $the-card }.
looterz-event-died = { $The-card } ({ $seat }) va au cimetière.
looterz-event-discarded = { $seat } défausse { $a-card }.
looterz-event-returned = { $seat } reprend { $the-card } en main depuis le cimetière.
looterz-event-went-back = Fin du tour : { $seat } rend { $the-card } à { $rival }.
looterz-event-won =
    { $seat } a { $loot ->
        [one] un jeton de butin
       *[other] { $loot } jetons de butin
    } et gagne.
looterz-event-last-turn = Le tour { $number } était le dernier : le joueur qui a le plus de butin gagne.

looterz-prompt-recruit =
    { $number ->
        [1] Premier recrutement : { $draw ->
            [0] recrutez un Looter de votre main ; il n’y a rien à piocher.
           *[1] recrutez un Looter de votre main ou piochez une carte.
        }
       *[other] Second recrutement : { $draw ->
            [0] recrutez un Looter de votre main ; il n’y a rien à piocher.
           *[1] recrutez un Looter de votre main ou piochez une carte.
        }
    }
looterz-prompt-dungeon =
    { $able ->
       *[search-attack-use] Donjon : faites fouiller ou attaquer un de vos Looterz, utilisez son Activation, ou terminez avec « done ».
        [search-attack] Donjon : faites fouiller ou attaquer un de vos Looterz, ou terminez avec « done ».
        [search-use] Donjon : faites fouiller un de vos Looterz, utilisez son Activation, ou terminez avec « done ».
        [search] Donjon : faites fouiller un de vos Looterz, ou terminez avec « done ».
        [attack-use] Donjon : faites attaquer un de vos Looterz, utilisez son Activation, ou terminez avec « done ».
        [attack] Donjon : faites attaquer un de vos Looterz, ou terminez avec « done ».
        [use] Donjon : utilisez l’Activation d’un de vos Looterz, ou terminez avec « done ».
    }
looterz-prompt-strike = { $The-card } attaque : choisissez sa cible.
looterz-prompt-strike-again = { $The-card } peut attaquer de nouveau : choisissez une cible, ou arrêtez avec « done ».
looterz-prompt-sacrifice =
    { $count ->
        [one] Vous pouvez garder trois Looterz et en avez un de trop : sacrifiez-en un.
       *[other] Vous pouvez garder trois Looterz et en avez { $count } de trop : sacrifiez-en un.
    }
looterz-prompt-discard =
    { $count ->
        [one] Vous pouvez garder dix cartes et en avez une de trop : défaussez-en une.
       *[other] Vous pouvez garder dix cartes et en avez { $count } de trop : défaussez-en une.
    }
looterz-prompt-destroy = { $card } ({ $keyword }) : choisissez le Looter à détruire.
looterz-prompt-lose-life =
    { $card } ({ $keyword }) : choisissez le Looter qui perd { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    }.
looterz-prompt-drain-life = { $card } ({ $keyword }) : choisissez le Looter à qui prendre de la Vie.
looterz-prompt-borrow = { $card } ({ $keyword }) : choisissez le Looter à emprunter.
looterz-prompt-forbid-search = { $card } ({ $keyword }) : choisissez le Looter qui ne pourra pas fouiller.
looterz-prompt-everyone-sacrifices = { $card } ({ $keyword }) : sacrifiez un de vos Looterz.
looterz-prompt-sacrifice-for-loot = { $card } ({ $keyword }) : sacrifiez un autre Looter contre du butin.
looterz-prompt-steal = { $card } ({ $keyword }) : plusieurs joueurs ont le plus de butin, à égalité ; choisissez à qui en voler.
looterz-prompt-raise = { $card } ({ $keyword }) : choisissez un Looter du cimetière.

looterz-refusal-asked-otherwise = « { $move } » ne répond pas à la question qui vous est posée.
looterz-refusal-not-in-hand = Vous n’avez pas de carte « { $card } » en main.
looterz-refusal-piles-empty = Il n’y a rien à piocher : la pioche et le cimetière sont vides.
looterz-refusal-no-such-looter = Vous n’avez pas de Looter numéro { $number }.
looterz-refusal-has-acted = { $The-card } a déjà agi pendant ce tour.
looterz-refusal-may-not-search = { $The-card } ne peut pas fouiller avant le prochain tour du joueur qui l’a interdit ({ $seats }).
looterz-refusal-no-target = { $The-card } n’a personne à attaquer.
looterz-refusal-no-activation = { $The-card } n’a pas d’Activation.
looterz-refusal-no-use = { $The-card } ne peut pas utiliser son Activation : { $reason }.
looterz-refusal-no-such-target = Ce Looter n’est pas en jeu.
looterz-refusal-itself = Il faut choisir un autre Looter.
looterz-refusal-taunt = Vous ne pouvez pas choisir { $the-card } : chez { $rival }, il faut choisir un Looter avec Provocation ({ $guards }).
looterz-refusal-your-own = { $The-card } est déjà à vous ; choisissez un Looter adverse.
looterz-refusal-no-change = Choisir { $the-card } ne changerait rien.
looterz-refusal-not-the-richest = Vous ne pouvez voler du butin qu’à un autre joueur qui en a le plus.
looterz-refusal-not-in-graveyard = Il n’y a pas de carte « { $card } » au cimetière.

looterz-outcome-goal = assez de butin réuni avant les autres
looterz-outcome-turns = le plus de butin après le dernier tour

looterz-deck-no-looterz = Le jeu de cartes { $deck } n’a pas de table [looterz] avec ses Looterz.
looterz-deck-too-many-kinds = Le jeu de cartes { $deck } a { $number } sortes de Looterz ; il peut en avoir au plus { $most }.
looterz-deck-too-few-cards = Le jeu de cartes { $deck } a { $number } cartes ; à { $players } joueurs il en faut au moins { $needed }.
looterz-deck-kind-name = Le nom « { $entry } » du jeu de cartes { $deck } doit être en lettres minuscules, avec des traits d’union entre les mots.
looterz-deck-kind-entry = « { $kind } » du jeu de cartes { $deck } doit être une table avec { $needed }.
looterz-deck-unknown-line = « { $kind } » du jeu de cartes { $deck } a une entrée « { $entry } » ; les entrées sont { $known }.
looterz-deck-number = { $entry } de « { $kind } » dans le jeu de cartes { $deck } doit être un entier de 1 à { $most }, pas { $value }.
looterz-deck-taunt = taunt de « { $kind } » dans le jeu de cartes { $deck } doit être true ou false, pas { $value }.
looterz-deck-unknown-effect = { $entry } de « { $kind } » dans le jeu de cartes { $deck } ne peut pas être « { $value } » ; les effets sont { $known }, ou none.
looterz-deck-keyword = « { $effect } » de « { $kind } » dans le jeu de cartes { $deck } ne peut pas être { $entry }, seulement { $allowed }.
looterz-deck-effect-number = « { $value } » de « { $kind } » dans le jeu de cartes { $deck } doit être un effet sans nombre ou, s’il compte quelque chose, un effet avec un nombre de 1 à { $most }.

looterz-field-goal = Objectif
looterz-field-turn = Tour
looterz-field-active = Au tour de
looterz-field-phase = Phase
looterz-field-loot = Butin
looterz-field-in-play = En jeu (vie/force)
looterz-field-hand = Votre main
looterz-field-hand-sizes = Cartes en main
looterz-field-known-in-hands = Cartes connues en main
looterz-field-hands = Mains
looterz-field-draw-pile-size = Cartes dans la pioche
looterz-field-draw-pile = La pioche
looterz-field-graveyard = Cimetière

# Quand tout est visible, et pour la place qui le sait.
looterz-open-dealt = { $seat } reçoit { $count } cartes : { $cards }.
looterz-open-drew-card = La carte piochée par { $hearer } est { $a-card }.
