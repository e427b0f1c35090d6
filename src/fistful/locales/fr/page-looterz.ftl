# Ce que dit la page à une table de Looterz.

page-looterz-move =
    { $verb ->
        [search] Le Looter { $one } fouille
        [attack] Le Looter { $one } attaque
        [use] Le Looter { $one } utilise sa capacité
       *[done] Terminé
        [pick] Choisir { $one }
        [sacrifice] Sacrifier le Looter { $one }
        [steal] Voler du butin à { $one }
        [draw] Piocher une carte
        [recruit] Recruter : { $one }
        [raise] Ramener à la vie : { $one }
        [discard] Défausser : { $one }
    }

page-looterz-phase = Tour { $turn }, { $phase }

page-looterz-band = { $name } : Looterz
page-looterz-looter = { $name }, Looter { $number } : { $card }, vie { $life }, force { $power }.
page-looterz-card = { $card }, vie { $life }, force { $power }.
page-looterz-printed = Vie { $life }, force { $power }.
page-looterz-acted = A déjà agi pendant ce tour.
page-looterz-no-search = Ne peut pas fouiller : une capacité le lui interdit.
page-looterz-lent = à { $name }
page-looterz-can-be-chosen = Peut être choisi.
page-looterz-nobody = Personne dans le donjon
page-looterz-taunt = Provocation
page-looterz-die = Dé : { $value }
page-looterz-die-success = Dé : { $value }, un succès
page-looterz-loot = Butin : { $count } (objectif : { $goal })
page-looterz-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page-looterz-holds = En main : { $cards }
page-looterz-steal = Voler du butin à { $name }

page-looterz-dungeon = Le donjon
page-looterz-inn =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
page-looterz-draw-from =
    { $count ->
        [one] Piocher une carte. Pioche : { $count } carte
       *[other] Piocher une carte. Pioche : { $count } cartes
    }
page-looterz-inn-short = Pioche { $count }
page-looterz-graveyard =
    { $count ->
        [one] Cimetière : { $count } carte
       *[other] Cimetière : { $count } cartes
    }
page-looterz-graveyard-open =
    { $count ->
        [one] Cimetière : { $count } carte. Le parcourir
       *[other] Cimetière : { $count } cartes. Le parcourir
    }
page-looterz-graveyard-short = Cimetière { $count }
page-looterz-graveyard-empty = Le cimetière est vide.
page-looterz-buried =
    { $count ->
        [one] { $card }, au cimetière.
       *[other] { $card }, { $count } fois au cimetière.
    }
page-looterz-choose = Choisissez un de vos Looterz, puis son action.
page-looterz-actions = Actions : { $card }
page-looterz-search = Fouiller
page-looterz-attack = Attaquer
page-looterz-use = Utiliser la capacité
page-looterz-odds =
    { $dice ->
        [one] Lance { $dice } dé ; { $power } ou moins est un succès.
       *[other] Lance { $dice } dés ; { $power } ou moins est un succès.
    }
page-looterz-draw = Piocher une carte
page-looterz-done = Terminé

page-looterz-hand =
    { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
page-looterz-hand-empty = Aucune carte en main
page-looterz-sure-recruit = Recruter : { $card }. { $text }
page-looterz-sure-discard = { $card } passe de votre main au cimetière.
page-looterz-sure-sacrifice = Vous sacrifiez { $card } : ce Looter va au cimetière.
page-looterz-sure-own = { $card } est un de vos propres Looterz.
