# Ce que dit la page à une table de Boomtown Bandits.

page-boomtown-bandits-margin = { $by } $
page-boomtown-bandits-score = { $count } $

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
page-boomtown-bandits-status =
    { $status ->
        [here] { $place } : c’est le lieu en cours.
        [law] { $place } : fermé par le shérif pour cette manche.
        [closed] { $place } : fermé pour cette manche.
        [over] { $place } : terminé pour cette manche.
       *[open] { $place } : ouvert.
    }
page-boomtown-bandits-stamp =
    { $status ->
        [closed] Fermé
       *[over] Terminé
    }
page-boomtown-bandits-stack =
    { $count ->
        [0] Plus aucun butin.
        [one] { $count } carte butin.
       *[other] { $count } cartes butin.
    }
page-boomtown-bandits-on-top = Vous connaissez la première carte : { $card }.
page-boomtown-bandits-token-of =
    { $count ->
        [one] { $known ->
            [yes] { $name } : { $token }
           *[no] { $name } : un pion face cachée
        }
       *[other] { $known ->
            [yes] { $name } : { $token } × { $count }
           *[no] { $name } : { $count } pions face cachée
        }
    }
page-boomtown-bandits-first = commence
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
page-boomtown-bandits-dollars = { NUMBER($money) } $
page-boomtown-bandits-loot =
    { $count ->
        [one] { $count } butin
       *[other] { $count } butins
    }
page-boomtown-bandits-camp = Votre camp
page-boomtown-bandits-cash = Espèces
page-boomtown-bandits-at-the-end = Compte à la fin
page-boomtown-bandits-only-money = De l’argent seulement : il compte à la fin, et vous pouvez le garder secret.
page-boomtown-bandits-own-town = Toute la ville
page-boomtown-bandits-own-town-why = Toute la ville, pour du butin de chaque lieu
page-boomtown-bandits-most = Le plus de butin de ce lieu ({ $place })
page-boomtown-bandits-bonus = { $what } : une prime de { NUMBER($money) } $ à la fin.
page-boomtown-bandits-holds =
    { $count ->
        [one] { $name } en a { $count } carte.
       *[other] { $name } en a { $count } cartes.
    }
page-boomtown-bandits-winner = reste seul debout
page-boomtown-bandits-nobody = Il ne reste personne
page-boomtown-bandits-of-all = { $count } sur { $all }
page-boomtown-bandits-takes-bonus = et la prime de { NUMBER($money) } $
