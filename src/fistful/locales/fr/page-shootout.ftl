# Ce que dit la page à une table de Shootout!.

page-shootout-move =
    { $verb ->
        [reload] Recharger
       *[pass] Passer
        [play] Jouer { $one }
        [shoot] Tirer la balle { $one }
        [at] Viser { $one }
        [return] Riposter sur { $one }
        [look] Regarder { $one }
        [swap] Échanger { $one }
        [for] Contre votre balle { $one }
        [rob] Voler { $one }
        [lay] { $count ->
            [one] Poser { $one }
           *[other] Poser { $one }, { $two }, { $three }, { $four }
        }
    }
