# Wild Shots.

wild-shots-line = Esquivez les symboles qui coûtent des points ; chaque pli a son propre atout.
wild-shots-option-piatnik_scoring = Décompte Piatnik : davantage de symboles comptent dans les deux dernières manches
wild-shots-option-open_tricks = Plis ouverts : chacun peut consulter les plis de tous

wild-shots-colour =
    { $name ->
        [red] rouge
        [black] noir
        [green] vert
       *[blue] bleu
    }
wild-shots-symbol =
    { $name ->
        [revolver] le revolver
        [hat] le chapeau
        [star] l’étoile
       *[wanted] l’avis de recherche
    }
wild-shots-card =
    { $name ->
        [R] { $number } rouge
        [K] { $number } noir
        [G] { $number } vert
       *[B] { $number } bleu
    }

wild-shots-event-first-player = Le sort désigne { $seat } pour entamer la première manche.
wild-shots-event-round =
    { $last ->
        [yes] La manche { $number }, la dernière, commence. Ce qui coûte des points : { $symbols }.
       *[no] La manche { $number } commence. Ce qui coûte des points : { $symbols }.
    }
wild-shots-event-dealt = { $seat } reçoit { $count } cartes.
wild-shots-event-turned = { $seat } révèle une carte Snake Oil : l’atout de ce pli est { $symbol }.
wild-shots-event-played =
    { $how ->
        [lead] { $seat } entame avec le { $card }.
        [follow] { $seat } fournit le { $card }.
       *[discard] { $seat } n’a pas de { $colour } et joue le { $card }.
    }
wild-shots-event-took = { $seat } remporte le pli avec le { $card }, { $why ->
        [only-trump] seul atout
        [highest-trump] atout le plus fort
        [first-trump] premier joué des plus forts atouts, à égalité
        [last-trump] dernier joué des plus forts atouts, à égalité
        [only-led] seule carte de la couleur demandée ({ $colour })
       *[highest-led] plus forte carte de la couleur demandée ({ $colour })
    }. Le pli : { $cards }.
wild-shots-event-scored =
    { $points ->
        [0] Manche { $number } : aucun point négatif pour { $seat }, { $total } en tout.
       *[other] Manche { $number } : { $points } points négatifs pour { $seat } ({ $cards }), { $total } en tout.
    }
wild-shots-event-leads = { $seat } a remporté le dernier pli et entame la manche suivante.

wild-shots-prompt-lead = Vous entamez : jouez n’importe quelle carte. L’atout est { $symbol }.
wild-shots-prompt-follow = Fournissez du { $colour } : { $count ->
        [one] jouez votre seule carte de cette couleur
       *[other] jouez l’une de vos { $count } cartes de cette couleur
    }. L’atout est { $symbol }.
wild-shots-prompt-discard = Vous n’avez pas de { $colour } : jouez n’importe quelle carte, atout ou non. L’atout est { $symbol }.

wild-shots-refusal-not-in-hand = Vous n’avez pas le { $card }.
wild-shots-refusal-must-follow = Vous ne pouvez pas jouer le { $card } : vous avez du { $colour } et devez en fournir.

wild-shots-outcome-fewest-points = le moins de points négatifs

wild-shots-deck-colours = Le jeu de cartes { $deck } doit avoir une ligne de cartes par couleur : { $colours }.
wild-shots-deck-row-length = La ligne { $colour } du jeu de cartes { $deck } a { $number } marques ; il en faut { $values }, une par valeur.
wild-shots-deck-unknown-symbol = La carte { $card } du jeu de cartes { $deck } a la marque inconnue « { $mark } » ; les marques sont R, H, S, W et -.
wild-shots-deck-equal-trumps = equal_trumps du jeu de cartes { $deck } peut être { $allowed }, pas « { $value } ».
wild-shots-deck-tie = Dans le jeu de cartes { $deck }, deux cartes de valeur { $value } portent { $symbol } ; changez-en une, ou dites dans equal_trumps laquelle gagne.
wild-shots-deck-no-oil = Le jeu de cartes { $deck } n’indique pas ses cartes Snake Oil.
wild-shots-deck-oil-entry = L’entrée Snake Oil « { $entry } » du jeu de cartes { $deck } doit être un symbole avec un nombre de cartes, pas { $value }.
wild-shots-deck-oil-without-cards = Le jeu de cartes { $deck } a des cartes Snake Oil pour { $symbol }, qui n’est sur aucune carte.
wild-shots-deck-oil-count = Le jeu de cartes { $deck } a { $number } cartes Snake Oil ; il en faut { $needed }.

wild-shots-field-round = Manche
wild-shots-field-hurting = Coûte des points (prix)
wild-shots-field-trick-number = Pli
wild-shots-field-active = Entame
wild-shots-field-trump = Atout
wild-shots-field-trick = Sur la table
wild-shots-field-last-trick = Dernier pli
wild-shots-field-last-active = Entamé par
wild-shots-field-hand = Votre main
wild-shots-field-hand-sizes = Cartes en main
wild-shots-field-hands = Mains
wild-shots-field-tricks = Plis
wild-shots-field-own-tricks = Vos plis
wild-shots-field-open-tricks = Plis de tous
wild-shots-field-lacks = N’a pas de
wild-shots-field-oil-turned = Snake Oil jusqu’ici
wild-shots-field-sheet = Points négatifs par manche
wild-shots-field-aside = Mises de côté
wild-shots-field-hits = Coups encaissés
wild-shots-field-cost = Points négatifs dans cette manche

# Quand tout est visible, et pour la place qui le sait.
wild-shots-open-dealt = { $seat } reçoit { $count } cartes : { $cards }.
