# Loot Shoot Whisky.

loot-shoot-whisky-line = Préparez votre plan en secret, puis pillez, tirez ou buvez pour l’emporter.
loot-shoot-whisky-option-best_of = Duels : un seul, ou deux duels gagnants

loot-shoot-whisky-action =
    { $name ->
        [loot] Piller
        [shoot] Tirer
       *[whisky] Boire
    }
loot-shoot-whisky-card =
    { $name ->
        [sip] gorgée bonus
        [shot] balle bonus
       *[N] { $number ->
            [one] une pépite
           *[other] { $number } pépites
        }
    }

loot-shoot-whisky-event-duel = Le duel { $number } commence.
loot-shoot-whisky-event-round = Manche { $number }. Dans la rangée : { $cards }.
loot-shoot-whisky-event-last-round = La manche { $number } est la dernière : ensuite, la bouteille départage.
loot-shoot-whisky-event-deck-empty = La pioche est vide : le duel se termine après cette manche, à moins que les quatre cartes de saloon ne restent en place.
loot-shoot-whisky-event-turned = Case { $slot } ({ $card }) : { $seat } joue { $action }, { $rival } joue { $other }.
loot-shoot-whisky-event-discarded = Les deux jouent { $action } : personne ne l’emporte, et la carte de la case { $slot } ({ $card }) est défaussée.
loot-shoot-whisky-event-looted = Piller bat Boire : { $seat } prend la carte de la case { $slot } ({ $card }).
loot-shoot-whisky-event-shot =
    { $reason ->
        [extra] Balle bonus : { $seat } gagne une balle et en a maintenant { $count ->
            [one] une
           *[other] { $count }
        }.
       *[beats] Tirer bat Piller : { $seat } gagne une balle et en a maintenant { $count ->
            [one] une
           *[other] { $count }
        }.
    }
loot-shoot-whisky-event-took-bottle =
    { $reason ->
        [extra] Gorgée bonus : { $source ->
            [rival] { $seat } prend la bouteille à { $rival }, côté plein visible.
           *[middle] { $seat } prend la bouteille, côté plein visible.
        }
       *[beats] Boire bat Tirer : { $source ->
            [rival] { $seat } prend la bouteille à { $rival }, côté plein visible.
           *[middle] { $seat } prend la bouteille, côté plein visible.
        }
    }
loot-shoot-whisky-event-turned-bottle =
    { $reason ->
        [extra] Gorgée bonus : { $seat } boit ; la bouteille est presque vide.
       *[beats] Boire bat Tirer : { $seat } boit ; la bouteille est presque vide.
    }
loot-shoot-whisky-event-emptied-bottle =
    { $reason ->
        [extra] Gorgée bonus : { $seat } vide la bouteille.
       *[beats] Boire bat Tirer : { $seat } vide la bouteille.
    }
loot-shoot-whisky-event-duel-won =
    { $seat } gagne le duel : { $reason ->
        [nuggets] { $count } pépites
        [bullets] quatre balles
        [whisky] la bouteille est vide
        [deck] la rangée ne peut plus être complétée, et { $seat } a la bouteille
       *[rounds] cinquante manches ont été jouées, et { $seat } a la bouteille
    }.
loot-shoot-whisky-event-duel-drawn =
    { $reason ->
        [deck] La rangée ne peut plus être complétée et personne n’a la bouteille : le duel est nul{ $match ->
            [1] {" "}et ne compte pour personne
           *[0] {""}
        }.
       *[rounds] Cinquante manches ont été jouées et personne n’a la bouteille : le duel est nul{ $match ->
            [1] {" "}et ne compte pour personne
           *[0] {""}
        }.
    }
loot-shoot-whisky-event-last-duel = Le match se termine après { $number } duels : le joueur qui en a gagné le plus l’emporte.

loot-shoot-whisky-prompt-plan-first = Choisissez deux actions pour les deux premières cartes de saloon : { $cards }.
loot-shoot-whisky-prompt-plan-second = Choisissez deux des actions qui vous restent pour les deux dernières cartes de saloon : { $cards }.

loot-shoot-whisky-refusal-spent = Vous ne pouvez pas jouer « { $pair } » : vous avez joué « { $used } » dans la première phase et n’avez que deux cartes de chaque action.

loot-shoot-whisky-outcome-nuggets = au moins neuf pépites
loot-shoot-whisky-outcome-bullets = quatre balles
loot-shoot-whisky-outcome-whisky = une bouteille vide
loot-shoot-whisky-outcome-deck = la bouteille en main quand la rangée n’a pas pu être complétée
loot-shoot-whisky-outcome-rounds = la bouteille en main après cinquante manches
loot-shoot-whisky-outcome-duels = davantage de duels gagnés
loot-shoot-whisky-outcome-drawn = partie nulle

loot-shoot-whisky-deck-nuggets = Le jeu de cartes { $deck } a des cartes à { $entry } pépites ; une carte en a de 1 à { $most }.
loot-shoot-whisky-deck-count = L’entrée « { $entry } » du jeu de cartes { $deck } doit être un nombre de cartes de 0 à { $most }, pas { $value }.
loot-shoot-whisky-deck-card-count = Le jeu de cartes { $deck } a { $number } cartes de saloon ; il en faut { $needed }.

loot-shoot-whisky-field-duel = Duel
loot-shoot-whisky-field-duels-won = Duels gagnés
loot-shoot-whisky-field-round = Manche
loot-shoot-whisky-field-phase = Phase
loot-shoot-whisky-field-row = La rangée
loot-shoot-whisky-field-deck-size = Cartes dans la pioche
loot-shoot-whisky-field-deck = La pioche
loot-shoot-whisky-field-discards = Défausse
loot-shoot-whisky-field-looted = Butin
loot-shoot-whisky-field-nuggets = Pépites
loot-shoot-whisky-field-bullets = Balles
loot-shoot-whisky-field-bottle = La bouteille est chez
loot-shoot-whisky-field-bottle-full = Bouteille pleine
loot-shoot-whisky-field-spent = Actions déjà jouées
