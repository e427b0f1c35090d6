# Ce que dit la page à une table de Wild Shots.

page-wild-shots-phase = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
page-wild-shots-trick = Le pli
page-wild-shots-last = Dernier pli
page-wild-shots-leads = entame
page-wild-shots-takes = le remporte
page-wild-shots-your-card = votre carte
page-wild-shots-laid = { $name } : { $card }
page-wild-shots-oil-title = Snake Oil
page-wild-shots-oil = Snake Oil : l’atout de ce pli est { $symbol }
page-wild-shots-oil-none = Snake Oil : aucun atout n’est encore révélé
page-wild-shots-oil-before =
    { $count ->
        [0] Pas encore d’autre carte Snake Oil dans cette manche
       *[other] Cartes Snake Oil déjà révélées dans cette manche : { $symbols }
    }
page-wild-shots-trump = Atout : { $symbol }
page-wild-shots-trump-none = Pas encore d’atout
page-wild-shots-round = Manche { $round }
page-wild-shots-price = par carte avec { $symbol }
page-wild-shots-scores = Points
page-wild-shots-sheet = Points négatifs, manche par manche
page-wild-shots-total = Toutes les manches
page-wild-shots-heap = { $name } { $tricks ->
        [0] n’a aucun pli
        [one] a un pli
       *[other] a { $tricks } plis
    }, { $points ->
        [0] aucun point négatif
        [one] un point négatif jusqu’ici
       *[other] { $points } points négatifs jusqu’ici
    }. Consulter les plis.
page-wild-shots-heap-closed = { $name } { $tricks ->
        [0] n’a aucun pli
        [one] a un pli face cachée
       *[other] a { $tricks } plis face cachée
    }
page-wild-shots-tricks-of = { $name } : plis
page-wild-shots-no-tricks = Pas encore de pli.
page-wild-shots-holds =
    { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
page-wild-shots-lacks = n’a pas de
page-wild-shots-hand = { $name } : main
page-wild-shots-hidden = Une carte face cachée
page-wild-shots-card-label = { $card }{ $marked ->
        [yes] , { $symbols }
       *[no] {""}
    }{ $trump ->
        [yes] , atout
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] , coûte { $price }
    }
page-wild-shots-hand-card = { $card }{ $state ->
        [free] ; peut être jouée
        [not] ; ne peut pas être jouée maintenant
       *[waits] {""}
    }
page-wild-shots-turned-over = Les plis de la dernière manche, face visible
page-wild-shots-no-trick-taken = aucun pli
page-wild-shots-aside = { $count } cartes mises de côté
page-wild-shots-aside-why = Elles ne comptent pour personne et restent cachées.
