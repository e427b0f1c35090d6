# Ce que dit la page à une table de Looterz.

page-looterz-move =
    { $verb ->
        [search] Le Looter { $one } fouille
        [attack] Le Looter { $one } attaque
        [use] Le Looter { $one } utilise sa capacité
       *[done] Terminé
        [pick] Choisir { $one }
        [sacrifice] Sacrifier le Looter { $one }
        [steal] Voler { $one }
        [draw] Piocher une carte
        [recruit] Recruter { $one }
        [raise] Relever { $one }
        [discard] Défausser { $one }
    }
