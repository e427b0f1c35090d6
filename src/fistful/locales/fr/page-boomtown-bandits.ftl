# Ce que dit la page à une table de Boomtown Bandits.

page-boomtown-bandits-move =
    { $verb ->
       *[pass] { $count ->
            [0] Passer
           *[other] Passer pour toute la manche
        }
        [roll] Lancer
        [call] Touché !
        [wait] Attendre
        [claim] Prendre le butin
        [decline] Laisser sur la pile
        [sheriff] Placer le shérif { $at-one }
        [place] Placer un { $one } { $at-two }
        [at] Choisir { $the-one }
        [to] Aller { $at-one }
        [play] { $count ->
            [one] Jouer { $the-one }
           *[other] Jouer { $the-one } { $at-two }
        }
        [hit] Tirer sur { $one }
        [overhear] Surprendre les plans : { $one }
        [lose] Perdre un { $one }
        [pick] { $one } : { $two }
        [pay] Payer avec { $the-one }
        [take] Prendre { $the-one }
        [top] Remettre { $the-one } sur le dessus
        [show] Montrer { $the-one }
    }
page-boomtown-bandits-phase =
    { $last ->
        [yes] Dernière manche
       *[no] Manche { $round }
    }{ $what ->
        [window] , { $window }
        [here] , { $place }
       *[none] { "" }
    }
page-boomtown-bandits-street = La rue
page-boomtown-bandits-stage = Fusillade : { $place }
page-boomtown-bandits-final = la fusillade finale
page-boomtown-bandits-tick = Tic { $tick }
page-boomtown-bandits-owes = reprend dans { $count } s
page-boomtown-bandits-die = { $token } : { $face }
page-boomtown-bandits-roll = Lancer
page-boomtown-bandits-call = Touché !
page-boomtown-bandits-space = Espace
page-boomtown-bandits-sheriff = Shérif, lieu fermé
page-boomtown-bandits-status =
    { $status ->
        [here] Lieu en cours
        [closed] Fermé
       *[over] Terminé pour cette manche
    }
page-boomtown-bandits-stack =
    { $count ->
        [0] Plus aucun butin
        [one] { $count } carte butin
       *[other] { $count } cartes butin
    }
page-boomtown-bandits-on-top = Vous connaissez la première carte : { $card }
page-boomtown-bandits-token-of =
    { $known ->
        [yes] { $name } : { $token }
       *[no] { $name } : un pion face cachée
    }
page-boomtown-bandits-owner = Pions marqués { $letter }
page-boomtown-bandits-first = commence
page-boomtown-bandits-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
page-boomtown-bandits-money =
    { $own ->
        [yes] { NUMBER($money) } $
       *[no] { NUMBER($money) } $ vus
    }
page-boomtown-bandits-played =
    { $count ->
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }
page-boomtown-bandits-offer = Choisissez une carte
page-boomtown-bandits-hand = Votre butin
page-boomtown-bandits-no-cards = Aucun butin en main. Le dernier joueur debout dans un lieu en prend la première carte.
page-boomtown-bandits-tray = Vos pions au camp
page-boomtown-bandits-fresh = nouvelle
page-boomtown-bandits-seen = connue
page-boomtown-bandits-show = Montrer
page-boomtown-bandits-card =
    { $card }{ $state ->
        [fresh] , prise dans cette manche, jouable dès la suivante
        [playable] , peut être jouée
        [seen] , connue de tous
       *[kept] { "" }
    }
page-boomtown-bandits-press =
    { $verb ->
        [sheriff] Placer le shérif ici
        [place] Placer ici : { $held }
        [play] { $held } : regarder ici
        [at] Ici
       *[to] Aller ici
    }
page-boomtown-bandits-sure = { $move } ? C’est définitif.
page-boomtown-bandits-passing = Vous passez jusqu’à la fin de cette manche.
page-boomtown-bandits-count = L’argent, lieu par lieu
page-boomtown-bandits-rest = en plus
page-boomtown-bandits-sum = En tout
