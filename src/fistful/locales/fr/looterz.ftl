# Looterz.

looterz-line = Le dragon est sorti : envoyez vos Looterz dans son donjon et soyez le premier à amasser assez de butin.
looterz-option-goal = Butin nécessaire pour gagner ; 0 signifie 15, 10 ou 7 selon le nombre de joueurs
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
looterz-effect-borrow = contrôlez un Looter d’un adversaire jusqu’à la fin du tour
looterz-effect-forbid-search = choisissez un autre Looter ; il ne peut pas fouiller jusqu’à votre prochain tour
looterz-effect-everyone-sacrifices = chaque joueur sacrifie un Looter autre que celui-ci
looterz-effect-everyone-loses-life =
    { $amount ->
        [1] tous les autres Looterz de tous les joueurs perdent une Vie
       *[other] tous les autres Looterz de tous les joueurs perdent { $amount } Vies
    }
looterz-effect-destroy-others = détruisez tous les autres Looterz de tous les joueurs
looterz-effect-heal-yours =
    { $amount ->
        [1] chacun de vos Looterz regagne une Vie, sans dépasser sa Vie de départ
       *[other] chacun de vos Looterz regagne { $amount } Vies, sans dépasser sa Vie de départ
    }
looterz-effect-sacrifice-for-loot =
    { $amount ->
        [1] sacrifiez un autre Looter et gagnez un butin
       *[other] sacrifiez un autre Looter et gagnez { $amount } butins
    }
looterz-effect-steal =
    { $amount ->
        [1] volez un butin au joueur qui en a le plus
       *[other] volez { $amount } butins au joueur qui en a le plus
    }
looterz-effect-draw =
    { $amount ->
        [1] piochez une carte
       *[other] piochez { $amount } cartes
    }
looterz-effect-top-card = mettez en jeu sous votre contrôle la première carte de la pioche
looterz-effect-raise = mettez en jeu sous votre contrôle un Looter du cimetière
looterz-effect-return-to-hand = si cette carte est encore au cimetière, elle revient dans la main du dernier joueur qui la contrôlait

looterz-event-starting-player = Premier joueur, tiré au sort : { $seat }. Il faut { $goal } butins pour gagner.
looterz-event-dealt = { $seat } reçoit { $count } cartes.
looterz-event-turn = Tour { $number } : { $seat }.
looterz-event-drew = { $seat } pioche une carte.
looterz-event-drew-card = Vous piochez : { $card }.
looterz-event-reshuffled =
    { $count ->
        [one] La pioche est vide : l’unique carte du cimetière la remplace.
       *[other] La pioche est vide : les { $count } cartes du cimetière sont mélangées et la remplacent.
    }
looterz-event-recruited = { $seat } recrute : { $card }.
looterz-event-entered = { $card } ({ $seat }) entre dans le donjon, Vie { $life }.
looterz-event-searched =
    { $amount ->
        [0] { $card } ({ $seat }) fouille : { $dice }, sans rien trouver.
       *[other] { $card } ({ $seat }) fouille : { $dice }, et trouve { $amount ->
            [one] un butin
           *[other] { $amount } butins
        }.
    }
looterz-event-attacked = { $card } ({ $seat }) attaque { $victim } ({ $rival }).
looterz-event-hit =
    { $amount ->
        [0] { $card } : { $dice }, l’attaque manque sa cible.
        [1] { $card } : { $dice }, la cible perd une Vie.
       *[other] { $card } : { $dice }, la cible perd jusqu’à { $amount } Vies.
    }
looterz-event-used = { $seat } utilise l’Activation : { $card }.
looterz-event-trigger = { $card } ({ $seat }) : { $keyword }.
looterz-event-void = { $card } : { $keyword } sans effet ; pas plus de deux cents déclenchements par tour.
looterz-event-destroyed = { $seat } détruit { $card } ({ $rival }).
looterz-event-hurt =
    { $seat } retire { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    } à { $card } ({ $rival }).
looterz-event-drained =
    { $seat } prend { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    } à { $card } ({ $rival }).
looterz-event-borrowed = { $seat } emprunte { $card } à { $rival }.
looterz-event-forbade = { $seat } interdit à { $card } ({ $rival }) de fouiller.
looterz-event-all-hurt =
    Les autres Looterz ({ $seat }) perdent chacun { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    }.
looterz-event-all-destroyed = Les autres Looterz ({ $seat }) sont détruits.
looterz-event-healed =
    Les Looterz ({ $seat }) regagnent chacun { $amount ->
        [one] une Vie perdue
       *[other] jusqu’à { $amount } Vies perdues
    }.
looterz-event-gained =
    { $seat } gagne { $amount ->
        [one] un butin
       *[other] { $amount } butins
    }.
looterz-event-stole =
    { $seat } vole { $amount ->
        [one] un butin
       *[other] { $amount } butins
    } à { $rival }.
looterz-event-sacrificed = { $seat } sacrifie : { $card }.
looterz-event-died = { $card } ({ $seat }) va au cimetière.
looterz-event-discarded = { $seat } défausse : { $card }.
looterz-event-returned = { $seat } reprend en main, depuis le cimetière : { $card }.
looterz-event-went-back = { $seat } rend { $card } à { $rival }.
looterz-event-won = { $seat } a { $loot } butins et gagne.
looterz-event-last-turn = Le tour { $number } était le dernier : le joueur qui a le plus de butin gagne.

looterz-prompt-recruit =
    { $number ->
        [1] Premier recrutement : recrutez un Looter de votre main ou piochez une carte.
       *[other] Second recrutement : recrutez un Looter de votre main ou piochez une carte.
    }
looterz-prompt-dungeon = Donjon : faites fouiller ou attaquer un de vos Looterz, utilisez son Activation, ou terminez avec « done ».
looterz-prompt-strike = { $card } attaque : choisissez sa cible.
looterz-prompt-strike-again = { $card } peut attaquer encore : choisissez une cible, ou arrêtez avec « done ».
looterz-prompt-sacrifice =
    { $count ->
        [one] Vous avez un Looter de trop : sacrifiez-en un.
       *[other] Vous avez { $count } Looterz de trop : sacrifiez-en un.
    }
looterz-prompt-discard =
    { $count ->
        [one] Vous avez une carte de trop : défaussez-en une.
       *[other] Vous avez { $count } cartes de trop : défaussez-en une.
    }
looterz-prompt-destroy = { $card } : choisissez le Looter à détruire.
looterz-prompt-lose-life =
    { $card } : choisissez le Looter qui perd { $amount ->
        [one] une Vie
       *[other] { $amount } Vies
    }.
looterz-prompt-drain-life = { $card } : choisissez le Looter à qui prendre de la Vie.
looterz-prompt-borrow = { $card } : choisissez le Looter à emprunter.
looterz-prompt-forbid-search = { $card } : choisissez le Looter qui ne pourra pas fouiller.
looterz-prompt-everyone-sacrifices = { $card } : sacrifiez un de vos Looterz.
looterz-prompt-sacrifice-for-loot = { $card } : sacrifiez un autre Looter contre du butin.
looterz-prompt-steal = { $card } : plusieurs joueurs sont à égalité pour le plus de butin ; choisissez à qui voler.
looterz-prompt-raise = { $card } : choisissez un Looter du cimetière.

looterz-refusal-asked-otherwise = « { $move } » ne répond pas à la question qui vous est posée.
looterz-refusal-not-in-hand = Vous n’avez pas de carte { $card } en main.
looterz-refusal-piles-empty = Il n’y a rien à piocher : la pioche et le cimetière sont vides.
looterz-refusal-no-such-looter = Vous n’avez pas de Looter numéro { $number }.
looterz-refusal-has-acted = { $card } a déjà agi pendant ce tour.
looterz-refusal-may-not-search = { $card } ne peut pas fouiller : une capacité le lui interdit pour l’instant.
looterz-refusal-no-target = { $card } n’a personne à attaquer.
looterz-refusal-no-activation = { $card } n’a pas d’Activation.
looterz-refusal-no-use = L’Activation ne changerait rien maintenant, ou son coût ne peut pas être payé : { $card }.
looterz-refusal-no-such-target = Ce Looter n’est pas en jeu.
looterz-refusal-itself = Il faut choisir un autre Looter.
looterz-refusal-taunt = Vous ne pouvez pas choisir { $card } : { $rival } a un Looter avec Provocation.
looterz-refusal-your-own = { $card } est déjà à vous ; choisissez le Looter d’un adversaire.
looterz-refusal-no-change = Choisir { $card } ne changerait rien.
looterz-refusal-not-the-richest = Vous ne pouvez voler qu’à un autre joueur qui a le plus de butin.
looterz-refusal-not-in-graveyard = { $card } n’est pas au cimetière.

looterz-outcome-goal = premier à amasser assez de butin
looterz-outcome-turns = le plus de butin après le dernier tour

looterz-deck-no-looterz = Le jeu de cartes { $deck } n’a pas de table [looterz] avec ses Looterz.
looterz-deck-too-many-kinds = Le jeu de cartes { $deck } a { $number } sortes de Looterz ; il peut en avoir jusqu’à { $most }.
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
looterz-open-drew-card = Carte piochée par { $hearer } : { $card }.
