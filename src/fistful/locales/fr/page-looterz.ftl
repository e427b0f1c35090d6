# Ce que dit la page à une table de Looterz.

page-looterz-margin =
    { $by ->
        [one] un jeton de butin
       *[other] { $by } jetons de butin
    }
page-looterz-score = Butin : { $count }

page-looterz-move =
    { $verb ->
        [search] Le Looter { $one } fouille
        [attack] Le Looter { $one } attaque
        [use] Le Looter { $one } utilise son Activation
       *[done] Terminé
        [pick] Choisir { $one }
        [sacrifice] Sacrifier le Looter { $one }
        [steal] Voler du butin à { $one }
        [draw] Piocher une carte
        [recruit] Recruter { $a-one }
        [raise] Ramener { $a-one } du cimetière
        [discard] Défausser { $a-one }
    }

page-looterz-phase = Tour { $turn } · { $phase }

page-looterz-band = { $name } : Looterz
page-looterz-your-band = Votre bande
page-looterz-looter = { $name }, Looter { $number } : { $card }, Vie { $life }, Force { $power }.
page-looterz-card = { $card }, Vie { $life }, Force { $power }.
page-looterz-printed = Vie { $life }, Force { $power }.
page-looterz-acted = A déjà agi pendant ce tour.
page-looterz-no-search = Ne peut pas fouiller : une capacité l’interdit.
page-looterz-lent = prêté par { $name }
page-looterz-can-be-chosen = Peut être choisi.
page-looterz-cannot-be-chosen = Ne peut pas être choisi maintenant.
page-looterz-nobody = Personne dans le donjon
page-looterz-taunt = Provocation
page-looterz-die = Dé : { $value }
page-looterz-die-success = Dé : { $value }, un succès
page-looterz-loot = Butin : { $count } (objectif : { $goal })
page-looterz-of = sur { $goal }
page-looterz-life-lost =
    { $count ->
        [0] Raté !
       *[other] −{ $count } Vie
    }
page-looterz-loot-found =
    { $count ->
        [0] Rien
       *[other] +{ $count } butin
    }
page-looterz-held =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
page-looterz-holds = En main : { $cards }
page-looterz-steal = Voler du butin à { $name }

page-looterz-dungeon = Le donjon
page-looterz-inn =
    { $count ->
        [0] Pioche : aucune carte
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
page-looterz-draw-from =
    { $count ->
        [0] Piocher une carte. La pioche est vide
        [one] Piocher une carte. Pioche : une carte
       *[other] Piocher une carte. Pioche : { $count } cartes
    }
page-looterz-inn-short = Pioche { $count }
page-looterz-graveyard =
    { $count ->
        [0] Cimetière : aucune carte
        [one] Cimetière : une carte
       *[other] Cimetière : { $count } cartes
    }
page-looterz-graveyard-open =
    { $count ->
        [0] Cimetière : aucune carte. Le parcourir
        [one] Cimetière : une carte. Le parcourir
       *[other] Cimetière : { $count } cartes. Le parcourir
    }
page-looterz-graveyard-short = Cimetière { $count }
page-looterz-graveyard-empty = Le cimetière est vide.
page-looterz-buried =
    { $count ->
        [one] { $card }, au cimetière.
       *[other] { $card }, { $count } fois au cimetière.
    }
page-looterz-actions = Actions : { $card }
page-looterz-search = Fouiller
page-looterz-attack = Attaquer
page-looterz-use = Activer
page-looterz-odds =
    { $dice ->
        [one] Lance un dé ; { $power } ou moins est un succès.
       *[other] Lance { $dice } dés ; chaque dé de { $power } ou moins est un succès.
    }
page-looterz-draw = Piocher une carte
page-looterz-done = Terminé

page-looterz-hand =
    { $count ->
        [0] Main : aucune carte
        [one] Main : une carte
       *[other] Main : { $count } cartes
    }
page-looterz-hand-empty = Aucune carte en main
page-looterz-sure-recruit = Recruter « { $card } ». { $text }
page-looterz-sure-discard = La carte « { $card } » passe de votre main au cimetière.
page-looterz-sure-sacrifice = Vous sacrifiez ce Looter ({ $card }) : il va au cimetière.
page-looterz-sure-own = Ce Looter ({ $card }) est l’un des vôtres.

page-looterz-hoards = Ce qui est sorti du donjon
page-looterz-course = Butin ({ $name }), du début à la fin : { $list }
page-looterz-left-in-play = Encore dans le donjon
page-looterz-left-in-hand = En main
page-looterz-none = aucune
page-looterz-unseen =
    { $count ->
        [one] une carte que personne n’a vue
       *[other] { $count } cartes que personne n’a vues
    }
