# Wild Shots.

wild-shots-line = Esquivez les symboles qui coûtent des points ; chaque pli a son propre atout.
wild-shots-option-piatnik_scoring = Décompte Piatnik : davantage de symboles comptent dans les deux dernières manches

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

wild-shots-event-first-player = Premier joueur actif, tiré au sort : { $seat }.
wild-shots-event-round = La manche { $number } commence. Symboles qui coûtent des points : { $symbols }.
wild-shots-event-dealt = { $seat } reçoit { $count } cartes.
wild-shots-event-turned = { $seat } révèle une carte Snake Oil : l’atout de ce pli est { $symbol }.
wild-shots-event-played = { $seat } joue le { $card }.
wild-shots-event-took = { $seat } remporte le pli : { $cards }.
wild-shots-event-scored = Points négatifs de la manche { $number }, dans l’ordre des places : { $points }.

wild-shots-prompt-lead = Vous entamez : jouez n’importe quelle carte. L’atout est { $symbol }.
wild-shots-prompt-follow = Fournissez du { $colour }. L’atout est { $symbol }.
wild-shots-prompt-discard = Vous n’avez pas de { $colour } : jouez n’importe quelle carte. L’atout est { $symbol }.

wild-shots-refusal-not-in-hand = Vous n’avez pas le { $card }.
wild-shots-refusal-must-follow = Vous ne pouvez pas jouer le { $card } : vous avez du { $colour } et devez en fournir.

wild-shots-outcome-fewest-points = le moins de points négatifs

wild-shots-deck-colours = Le jeu de cartes { $deck } doit avoir une ligne de cartes par couleur : { $colours }.
wild-shots-deck-row-length = La ligne { $colour } du jeu de cartes { $deck } a { $number } marques ; il en faut { $values }, une par valeur.
wild-shots-deck-unknown-symbol = La carte { $card } du jeu de cartes { $deck } a la marque inconnue « { $mark } » ; les marques sont R, H, S, W et -.
wild-shots-deck-equal-trumps = equal_trumps du jeu de cartes { $deck } peut être { $allowed }, pas « { $value } ».
wild-shots-deck-tie = Le jeu de cartes { $deck } a deux fois { $symbol } sur la valeur { $value } ; changez une carte, ou dites dans equal_trumps laquelle gagne.
wild-shots-deck-no-oil = Le jeu de cartes { $deck } ne dit pas quelles sont ses cartes Snake Oil.
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
wild-shots-field-taken = Plis
wild-shots-field-lacks = N’a pas de
wild-shots-field-oil-turned = Snake Oil jusqu’ici
wild-shots-field-sheet = Points négatifs par manche
wild-shots-field-aside = Mises de côté

# Quand tout est visible, et pour la place qui le sait.
wild-shots-open-dealt = { $seat } reçoit { $count } cartes : { $cards }.
