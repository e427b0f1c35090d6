# Loot Shoot Whisky.

loot-shoot-whisky-line = Préparez vos plans en secret, puis pillez, tirez ou buvez.
loot-shoot-whisky-option-best_of = Duels : un seul, ou deux manches gagnantes

loot-shoot-whisky-action =
    { $name ->
        [loot] Piller
        [shoot] Tirer
       *[whisky] Boire
    }
loot-shoot-whisky-card =
    { $name ->
        [sip] gorgée en plus
        [shot] tir en plus
       *[N] { $number ->
            [one] une pépite
           *[other] { $number } pépites
        }
    }

loot-shoot-whisky-event-duel = Le duel { $number } commence.
loot-shoot-whisky-event-round = Manche { $number }. Dans la rangée : { $cards }.
loot-shoot-whisky-event-turned = Case { $slot } ({ $card }) : { $seat } joue { $action }, { $rival } joue { $other }.
loot-shoot-whisky-event-discarded = Personne ne gagne ; la carte de la case { $slot } ({ $card }) est défaussée.
loot-shoot-whisky-event-looted = Piller bat Boire : { $seat } prend la carte de la case { $slot } ({ $card }).
loot-shoot-whisky-event-shot = { $seat } prend une balle et en a { $count }.
loot-shoot-whisky-event-took-bottle = { $seat } prend la bouteille, côté plein.
loot-shoot-whisky-event-turned-bottle = { $seat } boit ; la bouteille est presque vide.
loot-shoot-whisky-event-emptied-bottle = { $seat } vide la bouteille.
loot-shoot-whisky-event-duel-won =
    { $seat } gagne le duel : { $reason ->
        [nuggets] neuf pépites
        [bullets] quatre balles
        [whisky] la bouteille est vide
        [deck] le saloon n’a plus de cartes, et la bouteille décide
       *[rounds] cinquante manches sont passées, et la bouteille décide
    }.
loot-shoot-whisky-event-duel-drawn =
    { $reason ->
        [deck] Le saloon n’a plus de cartes et personne n’a la bouteille : le duel est nul.
       *[rounds] Cinquante manches sont passées et personne n’a la bouteille : le duel est nul.
    }

loot-shoot-whisky-prompt-plan-first = Choisissez deux actions pour les deux premières cartes du saloon : { $cards }.
loot-shoot-whisky-prompt-plan-second = Choisissez deux des actions qui vous restent pour les deux dernières cartes du saloon : { $cards }.

loot-shoot-whisky-refusal-spent = { $pair } est impossible : vous avez joué { $used } en première phase et n’avez que deux cartes de chaque action.

loot-shoot-whisky-outcome-nuggets = neuf pépites
loot-shoot-whisky-outcome-bullets = quatre balles
loot-shoot-whisky-outcome-whisky = la bouteille vidée
loot-shoot-whisky-outcome-deck = la bouteille en main quand les cartes ont manqué
loot-shoot-whisky-outcome-rounds = la bouteille en main après cinquante manches
loot-shoot-whisky-outcome-duels = plus de duels gagnés
loot-shoot-whisky-outcome-drawn = partie nulle

loot-shoot-whisky-deck-nuggets = Le jeu de cartes { $deck } a des cartes à { $entry } pépites ; une carte en a de 1 à { $most }.
loot-shoot-whisky-deck-count = L’entrée « { $entry } » du jeu de cartes { $deck } doit être un nombre de cartes de 0 à { $most }, pas { $value }.
loot-shoot-whisky-deck-card-count = Le jeu de cartes { $deck } a { $number } cartes de saloon ; il en faut { $needed }.

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
loot-shoot-whisky-field-spent = Joué cette manche
