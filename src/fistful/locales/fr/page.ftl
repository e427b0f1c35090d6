# Les mots propres à la page.

page-bot =
    { $level ->
        [greenhorn] Pied-tendre
        [deputy] Adjoint
        [sheriff] Shérif
       *[legend] Légende
    }
page-bot-numbered =
    { $level ->
        [greenhorn] Pied-tendre { $number }
        [deputy] Adjoint { $number }
        [sheriff] Shérif { $number }
       *[legend] Légende { $number }
    }
page-slot = { $name }, nᵒ { $number }

page-seat-turn = Doit jouer.
page-seat-chosen = A choisi.
page-seat-you = vous
page-seat-away = absent
page-seat-stand-in = un robot joue
page-region-seats = Les autres

page-ask-chosen = Vous avez choisi. La table attend les autres.
page-ask-window = La table attend un instant : tout le monde peut jouer une carte.
page-ask-rule = (la règle)
page-title-turn = À vous de jouer
page-timing-move = Temps pour cette décision
page-timing-window = La fenêtre pour les cartes reste ouverte
page-time-hours =
    { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }

page-log = Journal
page-log-step = Regarder la table telle qu’elle était alors
page-looking-back = Vous regardez le moment { $number } de la partie, pas le présent.
page-back-to-now = Revenir au présent
page-connection-lost = La connexion est perdue. Nouvel essai…

page-menu = Options
page-rules = Règles
page-settings = Réglages
page-leave = Quitter la table
page-close = Fermer
page-skip = Aller à la question
page-to-lobby = Vers l’accueil

page-set-language = Langue
page-set-speed = Mouvement
page-set-sound = Son
page-set-one-press = Un seul appui pour chaque coup
page-language =
    { $language ->
        [de] Deutsch
        [fr] Français
       *[en] English
    }
page-speed =
    { $speed ->
        [none] aucun
        [fast] rapide
       *[normal] normal
    }

page-chat = Parler
page-chat-empty = Personne n’a encore rien dit.
page-chat-text = Dites quelque chose
page-chat-say = Dire
page-phrase =
    { $phrase ->
        [hello] Salut !
        [good-luck] Bonne chance !
        [nice-shot] Joli tir.
        [well-played] Bien joué.
        [oops] Oups.
        [thinking] Laissez-moi réfléchir.
        [hurry] Il est temps de dégainer.
        [thanks] Bien obligé.
        [rematch] On remet ça ?
       *[bye] À bientôt !
    }

page-take-back = Reprendre mon choix
page-more-time = Plus de temps, s’il vous plaît
page-all-moves =
    { $count ->
        [one] Votre seul coup en toutes lettres
       *[other] Les { $count } coups en toutes lettres
    }
page-confirm = Certain ?
page-confirm-yes = Oui, allez-y
page-confirm-no = Pas encore

page-command = Coup
page-command-hint = { $move }, ou : hand, table, last, moves, rules
page-command-run = Valider
page-command-nothing = Il n’y a rien.

page-end-over = La partie est finie
page-end-story = Le score au fil de la partie
page-end-rematch = Rejouer
page-end-rematch-wanted = On attend les autres…
page-end-replay = Revoir la partie
page-end-verify = Vérifier la donne
page-end-save = Garder l’enregistrement
page-end-look = Regarder la table
