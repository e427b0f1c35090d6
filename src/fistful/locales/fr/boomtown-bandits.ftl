# Boomtown Bandits.

boomtown-bandits-line = Dévalisez la ville, et tirez plus vite que tous ceux qui vous gênent.
boomtown-bandits-option-pace = Fusillades : automatiques, ou en temps réel
boomtown-bandits-choice-pace =
    { $value ->
        [automatic] automatique
       *[real-time] en temps réel
    }
boomtown-bandits-option-mine = Ajouter la Mine aux lieux

boomtown-bandits-location =
    { $name ->
        [bank] Banque
        [brothel] Maison close
        [train] Train
        [stagecoach] Diligence
        [saloon] Saloon
        [final] fusillade finale
       *[mine] Mine
    }
    .the =
        { $name ->
            [train] le
            [saloon] le
           *[other] la
        } { boomtown-bandits-location }
    .The =
        { $name ->
            [train] Le
            [saloon] Le
           *[other] La
        } { boomtown-bandits-location }
    .of =
        { $name ->
            [train] du
            [saloon] du
           *[other] de la
        } { boomtown-bandits-location }
    .at =
        { $name ->
            [train] au
            [saloon] au
           *[other] à la
        } { boomtown-bandits-location }
boomtown-bandits-card =
    { $name ->
        [bank-holiday] Bank Holiday
        [inside-job] Inside Job
        [brothel-inspector] Brothel Inspector
        [distraction] Distraction
        [good-times] Good Times
        [whispered-plan] Whispered Plan
        [crab-season] Crab Season
        [big-score] Big Score
        [loose-lips] Loose Lips
        [misdirection] Misdirection
        [overheard-plans] Overheard Plans
        [safe-found] Safe Found!
        [body-double] Body Double
        [guns-akimbo] Guns Akimbo
        [intimidation] Intimidation
        [dynomite] Dynomite!
        [liquid-courage] Liquid Courage
        [sloppy-drunk] Sloppy Drunk
        [sneaky-bastard] Sneaky Bastard
        [tip-off-the-law] Tip Off The Law
        [canary] Canary
        [bank] { $number } $ (Banque)
        [brothel] { $number } $ (Maison close)
        [train] { $number } $ (Train)
        [stagecoach] { $number } $ (Diligence)
        [saloon] { $number } $ (Saloon)
       *[mine] { $number } $ (Mine)
    }
    .the =
        { $number ->
            [0] la carte « { boomtown-bandits-card } »
           *[other] la carte de { boomtown-bandits-card }
        }
    .The =
        { $number ->
            [0] La carte « { boomtown-bandits-card } »
           *[other] La carte de { boomtown-bandits-card }
        }
boomtown-bandits-text =
    { $name ->
        [bank-holiday] Avant le placement : la Banque est fermée pour cette manche.
        [inside-job] Vous ne pouvez la prendre qu’en retirant de la partie une autre de vos cartes butin ; sinon, elle reste sur la pile.
        [brothel-inspector] Avant de piocher le butin : regardez les trois premières cartes, prenez-en une et remettez les autres sur la pile dans l’ordre de votre choix.
        [distraction] Avant une fusillade à laquelle vous participez : un dé d’un adversaire qui en a au moins deux n’est pas lancé avant le premier arrêt.
        [good-times] Avant une fusillade à laquelle vous participez : un pion adverse quitte le combat.
        [whispered-plan] Avant une fusillade : déplacez un de vos pions d’ici vers un autre lieu, ou d’un autre lieu vers celui-ci.
        [crab-season] Après la révélation : tous les pions de la Maison close reviennent à leurs propriétaires.
        [big-score] Avant de piocher le butin : retirez cette carte de la partie pour prendre deux cartes butin.
        [loose-lips] À votre tour de placer : regardez tous les pions déjà placés dans un lieu.
        [misdirection] Après la révélation : déplacez n’importe quel pion vers un autre lieu ouvert.
        [overheard-plans] Avant le placement : un adversaire place à découvert pendant cette manche.
        [safe-found] À tout moment : prenez la première carte butin d’un lieu de la ville, même fermé.
        [body-double] Avant ou pendant une fusillade à laquelle vous participez, ou quand on vous désigne comme cible : le prochain coup au but contre vous dans cette fusillade ne vous coûte rien.
        [guns-akimbo] Avant ou pendant une fusillade à laquelle vous participez : lancez un dé de tireur supplémentaire.
        [intimidation] Avant ou pendant une fusillade à laquelle vous participez : tous les froussards adverses quittent le combat.
        [dynomite] Avant une fusillade à laquelle vous participez : lancez une fois tous les dés des autres ; chaque coup au but retire le dé et son pion.
        [liquid-courage] Avant ou pendant une fusillade : votre froussard ici lance un dé de tireur.
        [sloppy-drunk] Avant ou pendant une fusillade à laquelle vous participez : un tireur adverse lance un dé de froussard.
        [sneaky-bastard] Après la révélation, avant ou pendant une fusillade : placez votre froussard dans un lieu qui n’est pas encore résolu.
        [tip-off-the-law] Après la révélation, avant ou pendant une fusillade : un pion est arrêté et hors jeu pour cette manche.
       *[canary] Après la révélation : la Mine est fermée, et les pions qui s’y trouvent reviennent à leurs propriétaires.
    }
boomtown-bandits-token =
    { $name ->
        [shooter] tireur
        [drunk] tireur ivre
        [coward] froussard
        [brave] froussard courageux
        [hidden] pion
       *[extra] dé supplémentaire
    }
boomtown-bandits-face =
    { $name ->
        [hit] { $number ->
            [0] coup au but
            [one] { $number } coup au but
           *[other] { $number } coups au but
        }
        [runaway] { $number ->
            [0] fuite
            [one] { $number } fuite
           *[other] { $number } fuites
        }
       *[blank] { $number ->
            [0] face vide
            [one] { $number } face vide
           *[other] { $number } faces vides
        }
    }
boomtown-bandits-window =
    { $name ->
        [before-placement] avant le placement
        [during-placement] pendant le placement
        [after-reveal] après la révélation
        [before-shootout] avant la fusillade
        [during-shootout] pendant la fusillade
        [named-target] quand une cible est désignée
       *[before-loot] avant de piocher le butin
    }
boomtown-bandits-aim-at =
    { $name ->
        [safe-found] dans quel lieu prenez-vous la première carte butin ?
        [tip-off-the-law] dans quel lieu un pion est-il arrêté ?
        [misdirection] depuis quel lieu déplacez-vous un pion ?
        [whispered-plan] depuis quel lieu déplacez-vous votre pion ?
       *[other] dans quel lieu ?
    }
boomtown-bandits-aim-token =
    { $name ->
        [tip-off-the-law] quel pion est arrêté ?
        [misdirection] quel pion déplacez-vous ?
        [whispered-plan] lequel de vos pions déplacez-vous ?
        [good-times] quel pion attirez-vous hors du combat ?
        [sloppy-drunk] quel tireur enivrez-vous ?
        [distraction] quel dé n’est pas lancé avant le premier arrêt ?
       *[other] quel pion ou quel dé ?
    }
boomtown-bandits-aim-to =
    { $name ->
        [sneaky-bastard] où va votre froussard ?
       *[other] où va le pion ?
    }

boomtown-bandits-event-town = La ville, de gauche à droite : { $the-locations }.
boomtown-bandits-event-first-player = { $seat } a le seul coup au but restant et commence.
boomtown-bandits-event-round = La manche { $number } commence. Premier joueur : { $seat }.
boomtown-bandits-event-last-round = La manche { $number } est la dernière, quel que soit le butin restant.
boomtown-bandits-event-sheriff = { $seat } place le shérif { $at-location }. Ce lieu est fermé pour cette manche.
boomtown-bandits-event-closed = { $The-location } ferme pour cette manche.
boomtown-bandits-event-window = On peut jouer des cartes { $window }.
boomtown-bandits-event-window-here = { $location } : on peut jouer des cartes { $window }.
boomtown-bandits-event-shows = { $seat } a choisi { $the-card } dans cette fenêtre.
boomtown-bandits-event-played = { $seat } joue { $the-card } et la pose face visible.
boomtown-bandits-event-impossible = { $The-card } n’aurait plus aucun effet ; { $seat } la reprend.
boomtown-bandits-event-overheard = Plans surpris : { $seat } place à découvert pendant cette manche.
boomtown-bandits-event-placed = { $seat } place { $at-location } un { $token } face cachée.
boomtown-bandits-event-placed-open = { $seat } place { $at-location } un { $token } à découvert.
boomtown-bandits-event-peeked = { $seat } regarde tous les pions déjà placés { $at-location }.
boomtown-bandits-event-saw-token = Le pion placé par { $target } { $at-location } est un { $token }.
boomtown-bandits-event-shown = { $seat } montre { $the-card } à tous.
boomtown-bandits-event-revealed = { $seat } { $at-location } : { $tokens }.
boomtown-bandits-event-location = Lieu suivant : { $the-location }.
boomtown-bandits-event-fight = { $seats } s’affrontent.
boomtown-bandits-event-moved = Un { $token } ({ $seat }) passe { $of-location } { $at-goal }.
boomtown-bandits-event-own-die = Après son déplacement, le { $token } ({ $seat }) lance de nouveau son propre dé.
boomtown-bandits-event-sent-home = Un { $token } ({ $seat }) rentre au camp jusqu’à la manche suivante.
boomtown-bandits-event-arrested = Un { $token } ({ $seat }) est arrêté.
boomtown-bandits-event-lured-away = Un { $token } ({ $seat }) est attiré hors du combat.
boomtown-bandits-event-scared-off = Un { $token } ({ $seat }) prend peur et s’en va.
boomtown-bandits-event-blown-up = Un { $token } ({ $seat }) saute à la dynamite.
boomtown-bandits-event-extra-destroyed = { $seat } perd son dé supplémentaire.
boomtown-bandits-event-no-damage = Aucun coup au but : la carte « Dynomite! » ({ $seat }) ne fait aucun dégât.
boomtown-bandits-event-drunk = Un tireur ({ $seat }) est ivre et lance un dé de froussard.
boomtown-bandits-event-brave = Le froussard ({ $seat }) prend courage et lance un dé de tireur.
boomtown-bandits-event-extra-die = { $seat } lance un dé de tireur supplémentaire dans cette fusillade.
boomtown-bandits-event-doubled = Le prochain coup au but contre { $seat } dans cette fusillade ne lui coûtera rien.
boomtown-bandits-event-distracted = { $seat } ne lance pas un de ses dés ({ $token }) avant le premier arrêt.
boomtown-bandits-event-threw = { $seat } obtient { $rolled }.
boomtown-bandits-event-rolls = { $seat } lance les dés (tic { $tick }).
boomtown-bandits-event-called = { $seat } annonce un coup au but (tic { $tick }).
boomtown-bandits-event-false-call = { $seat } annonce à tort un coup au but (tic { $tick }).
boomtown-bandits-event-taken-for-call = Coup au but déjà visible chez { $seats } : cela vaut une annonce.
boomtown-bandits-event-tie = Coups au but simultanés ({ $seats }) : aucun ne compte.
boomtown-bandits-event-quicker = Coup au but aussi chez { $seats }, mais { $seat } a réagi plus vite.
boomtown-bandits-event-forgotten =
    { $count ->
        [one] La fuite obtenue par { $seats } est oubliée : un coup au but passe avant.
       *[other] Les fuites obtenues par { $seats } sont oubliées : un coup au but passe avant.
    }
boomtown-bandits-event-hit = { $seat } réussit un coup au but.
boomtown-bandits-event-targeted = { $seat } tire sur { $target }.
boomtown-bandits-event-dodged = Le Body Double encaisse le coup au but, qui ne coûte rien à { $seat }.
boomtown-bandits-event-shot = Un { $token } ({ $seat }) est abattu.
boomtown-bandits-event-ran-away = Un { $token } ({ $seat }) s’enfuit.
boomtown-bandits-event-automatic = Après { $ticks } tics, la fusillade se poursuit au rythme automatique.
boomtown-bandits-event-worn-out = Après { $throws } lancers, la fusillade s’arrête, et il ne reste personne.
boomtown-bandits-event-last-standing = { $seat } n’a plus d’adversaire { $at-location }.
boomtown-bandits-event-alone = { $seat } n’a pas d’adversaire { $at-location } : il n’y a pas de combat.
boomtown-bandits-event-nobody-left = Il ne reste personne { $at-location } : personne ne prend de butin.
boomtown-bandits-event-nothing-to-claim = { $seat } ne trouve rien { $at-location } : la pile est vide.
boomtown-bandits-event-claimed = { $seat } prend la première carte butin { $of-location }.
boomtown-bandits-event-stack-empty = Il n’y a plus de butin { $at-location } : c’est la dernière manche.
boomtown-bandits-event-drew = Vous piochez { $the-card }.
boomtown-bandits-event-big-score = { $seat } retire le Big Score de la partie et prend deux cartes butin.
boomtown-bandits-event-inspected =
    { $seat } regarde { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } { $of-location }.
boomtown-bandits-event-saw-card = { $The-card } est la carte { $place } en partant du haut.
boomtown-bandits-event-inside-job = { $seat } retourne l’Inside Job, qu’il faut payer.
boomtown-bandits-event-paid = { $seat } retire { $the-card } de la partie pour payer l’Inside Job.
boomtown-bandits-event-left-on-top = { $seat } laisse l’Inside Job sur la pile, ce qui met fin à la prise.
boomtown-bandits-event-cannot-pay = { $seat } n’a aucune autre carte butin pour payer : l’Inside Job reste sur la pile.
boomtown-bandits-event-turned-over = { $seat } retourne ses cartes : { $cards }.
boomtown-bandits-event-bonus =
    { $seats } { $players ->
        [one] a
       *[other] ont
    } le plus de cartes butin { $of-location } ({ $players ->
        [one] { $count }
       *[other] { $count } chacun
    }) : un bonus de { $money } ${ $players ->
        [one] { "" }
       *[other] { " chacun" }
    }.
boomtown-bandits-event-own-this-town = { $seat } a du butin de chaque lieu : la ville lui appartient, avec un bonus de { $money } $.
boomtown-bandits-event-counted =
    { $bonus ->
        [0] { $money ->
            [0] { $seat } n’a pas d’argent.
           *[other] { $seat } a { $money } $, le tout en cartes butin.
        }
       *[other] { $seat } a { $money } $ : { $cash } $ en cartes butin et { $bonus } $ de bonus.
    }
boomtown-bandits-event-final = Égalité à { $money } $ : { $seats } s’affrontent avec tous leurs dés. Fusillade finale { $number }.
boomtown-bandits-event-final-won = { $seat } n’a plus d’adversaire et gagne la fusillade finale.
boomtown-bandits-event-final-again = Il ne reste personne : { $seats } s’affrontent de nouveau.
boomtown-bandits-event-final-shared = Après { $number } fusillades finales sans survivant, { $seats } se partagent la victoire.

boomtown-bandits-prompt-sheriff = Vous commencez cette manche : placez le shérif sur un lieu, qui sera fermé pour la manche.
boomtown-bandits-prompt-place =
    Placez un pion face cachée (tireurs restants : { $shooters }, froussards restants : { $cowards }).{ $plays ->
        [0] { $shows ->
            [0] { "" }
           *[other] { " Vous pouvez d’abord montrer une carte." }
        }
       *[other] { $shows ->
            [0] { " Vous pouvez d’abord jouer une carte." }
           *[other] { " Vous pouvez d’abord jouer ou montrer une carte." }
        }
    }
boomtown-bandits-prompt-place-open =
    Vos plans ont été surpris : placez un pion à découvert (tireurs restants : { $shooters }, froussards restants : { $cowards }).{ $plays ->
        [0] { $shows ->
            [0] { "" }
           *[other] { " Vous pouvez d’abord montrer une carte." }
        }
       *[other] { $shows ->
            [0] { " Vous pouvez d’abord jouer une carte." }
           *[other] { " Vous pouvez d’abord jouer ou montrer une carte." }
        }
    }
boomtown-bandits-prompt-window =
    { $plays ->
        [0] Vous n’avez pas de carte à jouer { $window } : { $shows ->
            [0] passez,
           *[other] montrez-en une autre ou passez,
        } pour cette fois ou pour toute la manche. On interroge tous ceux qui pourraient en avoir une à jouer.
       *[other] { $shows ->
            [0] Jouez une carte { $window }, ou passez, pour cette fois ou pour toute la manche.
           *[other] Jouez une carte { $window }, montrez-en une autre, ou passez, pour cette fois ou pour toute la manche.
        }
    }
boomtown-bandits-prompt-window-here =
    { $location } : { $plays ->
        [0] vous n’avez pas de carte à jouer { $window }. { $shows ->
            [0] Passez,
           *[other] Montrez-en une autre ou passez,
        } pour cette fois ou pour toute la manche. On interroge tous ceux qui pourraient en avoir une à jouer.
       *[other] { $shows ->
            [0] jouez une carte { $window }, ou passez, pour cette fois ou pour toute la manche.
           *[other] jouez une carte { $window }, montrez-en une autre, ou passez, pour cette fois ou pour toute la manche.
        }
    }
boomtown-bandits-prompt-tick-ready = Tic { $tick } : lancez, ou attendez.
boomtown-bandits-prompt-tick-blank = Tic { $tick } : pas de coup au but. Relancez, attendez, ou bluffez en annonçant.
boomtown-bandits-prompt-tick-hit = Tic { $tick } : vous avez un coup au but. Annoncez-le !
boomtown-bandits-prompt-tick-runaway = Tic { $tick } : votre froussard va s’enfuir. Attendez, ou bluffez en annonçant.
boomtown-bandits-prompt-name-target = Coup au but : sur qui tirez-vous ?
boomtown-bandits-prompt-double =
    { $plays ->
        [0] { $shows ->
            [0] Vous êtes la cible et n’avez pas de Body Double à jouer : passez. On interroge tous ceux qui pourraient en avoir un.
           *[other] Vous êtes la cible et n’avez pas de Body Double à jouer : montrez une autre carte ou passez. On interroge tous ceux qui pourraient en avoir un.
        }
       *[other] { $shows ->
            [0] Vous êtes la cible. Jouez le Body Double, ou passez et perdez un pion.
           *[other] Vous êtes la cible. Jouez le Body Double, montrez une autre carte, ou passez et perdez un pion.
        }
    }
boomtown-bandits-prompt-lose = Le tir vous touche : quel pion perdez-vous ?
boomtown-bandits-prompt-claim =
    Prenez votre butin { $at-location }{ $plays ->
        [0] { $shows ->
            [0] . Vous n’avez pas de carte à jouer avant.
           *[other] . Vous n’avez pas de carte à jouer avant, mais pouvez en montrer une.
        }
       *[other] { $shows ->
            [0] , ou jouez d’abord une carte.
           *[other] , ou bien jouez ou montrez d’abord une carte.
        }
    }
boomtown-bandits-prompt-pay = Vous avez retourné l’Inside Job : retirez de la partie une autre de vos cartes butin pour le payer, ou laissez-le sur la pile.
boomtown-bandits-prompt-take = Laquelle des cartes que vous regardez prenez-vous ?
boomtown-bandits-prompt-top = Laquelle des deux autres remettez-vous sur le dessus ?
boomtown-bandits-prompt-aim-at = { $card } : { $aim-at }
boomtown-bandits-prompt-aim-token = { $card } : { $aim-token }
boomtown-bandits-prompt-aim-to = { $card } : { $aim-to }
boomtown-bandits-prompt-overhear = Overheard Plans : quel adversaire place à découvert pendant cette manche ?

boomtown-bandits-refusal-other-question = « { $move } » ne répond pas à la question qui vous est posée.
boomtown-bandits-refusal-not-in-town = { $The-location } n’est pas dans cette ville.
boomtown-bandits-refusal-closed = Vous ne pouvez pas choisir { $the-location } : ce lieu est fermé pour cette manche.
boomtown-bandits-refusal-no-token-left = Vous n’avez plus de { $token } à placer.
boomtown-bandits-refusal-not-in-hand = Vous n’avez pas { $the-card } en main.
boomtown-bandits-refusal-too-fresh = Vous avez gagné { $the-card } pendant cette manche ; vous pourrez la jouer à partir de la suivante.
boomtown-bandits-refusal-wrong-window = { $The-card } ne peut pas se jouer { $window }.
boomtown-bandits-refusal-no-use = { $The-card } n’aurait aucun effet maintenant.
boomtown-bandits-refusal-cannot-show = Vous n’avez pas de carte « { $card } » encore inconnue des autres.
boomtown-bandits-refusal-not-yours = { $The-card } n’est pas à vous.
boomtown-bandits-refusal-not-seen = { $The-card } n’est pas parmi celles que vous regardez.
boomtown-bandits-refusal-no-target = { $seat } n’est pas parmi vos adversaires dans ce combat.
boomtown-bandits-refusal-no-such-token = Ce pion ou ce dé ne peut pas être choisi ici.
boomtown-bandits-refusal-nothing-there = { $The-card } n’aurait aucun effet { $at-location }.
boomtown-bandits-refusal-no-way = Le pion ne peut pas aller { $at-location }.
boomtown-bandits-refusal-no-faces = Vous n’avez pas encore lancé les dés dans cet assaut : il n’y a rien à annoncer.
boomtown-bandits-refusal-runaway-lies = Vos dés montrent une fuite : vous ne pouvez pas relancer.

boomtown-bandits-outcome-most-money = le plus d’argent
boomtown-bandits-outcome-final-shootout = fusillade finale remportée
boomtown-bandits-outcome-shared = dix fusillades finales sans survivant

boomtown-bandits-deck-locations = Le jeu de cartes { $deck } doit avoir une table de cartes par lieu : { $entries }.
boomtown-bandits-deck-copies = Le jeu de cartes { $deck } a trop de cartes « { $card } » (au plus { $copies }), ou certaines avec des sommes différentes.
boomtown-bandits-deck-too-many = Le lieu « { $entry } » du jeu de cartes { $deck } a trop de cartes ; il peut en avoir au plus { $most }.
boomtown-bandits-deck-money = L’entrée « { $entry } » du jeu de cartes { $deck } doit être une somme de 0 à { $most }, pas { $value }.
boomtown-bandits-deck-card-count = Tous les lieux du jeu de cartes { $deck } doivent avoir le même nombre de cartes, au moins une ; les nombres sont { $counts }.
boomtown-bandits-deck-bonuses = Le jeu de cartes { $deck } doit avoir un bonus pour chaque lieu et pour la ville ({ $entries }), et rien d’autre.

boomtown-bandits-field-round = Manche
boomtown-bandits-field-last-round = Dernière manche
boomtown-bandits-field-first = Premier joueur
boomtown-bandits-field-town = La ville
boomtown-bandits-field-bonuses = Primes des lieux, et pour toute la ville
boomtown-bandits-field-sheriff = Lieu du shérif
boomtown-bandits-field-closed = Lieux fermés
boomtown-bandits-field-resolved = Lieux résolus
boomtown-bandits-field-here = Lieu en cours
boomtown-bandits-field-window = Fenêtre de cartes
boomtown-bandits-field-passing = Vous passez pour la manche
boomtown-bandits-field-stack-sizes = Butin restant
boomtown-bandits-field-stack-tops = Premières cartes connues
boomtown-bandits-field-hand = Votre butin
boomtown-bandits-field-hand-fresh = Gagnées dans cette manche
boomtown-bandits-field-hands = Mains
boomtown-bandits-field-hands-fresh = Gagnées dans cette manche, par tous
boomtown-bandits-field-known = Connues de tous
boomtown-bandits-field-known-fresh = Connues de tous, de cette manche
boomtown-bandits-field-hidden = Cachées par lieu
boomtown-bandits-field-hidden-fresh = Cachées, de cette manche
boomtown-bandits-field-face-up = Jouées
boomtown-bandits-field-out-of-game = Hors de la partie
boomtown-bandits-field-tokens = Pions
boomtown-bandits-field-dice = Dés
boomtown-bandits-field-tick = Tic
boomtown-bandits-field-owed = Tics à attendre

# Quand tout est visible, et pour la place qui le sait.
boomtown-bandits-open-placed = { $seat } place { $at-location } un { $token } face cachée.
boomtown-bandits-open-saw-token = { $hearer } regarde le pion placé par { $target } { $at-location } : c’est un { $token }.
boomtown-bandits-open-saw-card = { $hearer } voit { $the-card }, carte { $place } en partant du haut.
boomtown-bandits-open-drew = { $hearer } pioche { $the-card }.
