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
page-seat-here = en ligne
page-seat-away = absent
page-seat-stand-in = un robot joue
page-seat-let-bot = Laisser jouer un robot
page-region-seats = Les autres
page-region-table = La table

page-ask-chosen = Vous avez choisi. La table attend les autres.
page-ask-window = La table attend un instant : tout le monde peut jouer une carte.
page-ask-rule = (la règle)
page-title-turn = À vous de jouer
page-turn-for = À vous de jouer. { $what }
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
page-chat-mute = Ne plus entendre { $name }
page-chat-unmute = Entendre { $name } de nouveau
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
page-end-rematch-asked =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
page-end-replay = Revoir la partie
page-end-verify = Vérifier la donne
page-end-save = Garder l’enregistrement
page-end-look = Regarder la table

page-unreachable = Le serveur est injoignable. Veuillez réessayer.
page-nav = Les pages
page-about = À propos
page-your-name = Votre nom
page-name-any = n’importe quel nom

page-lobby-title = Cinq jeux, un saloon
page-lobby-line = Pillez et tirez tout de suite contre des robots, ou envoyez un lien à vos amis. Rien à installer, aucun compte.
page-lobby-level = Les robots jouent en
page-level-line =
    { $level ->
        [greenhorn] joue n’importe quoi
        [deputy] joue selon quelques règles simples
        [sheriff] prévoit les coups
       *[legend] joue le mieux que nous sachions
    }
page-lobby-mine = Vos tables
page-lobby-open = Tables ouvertes
page-lobby-yours = la vôtre
page-lobby-replays = Parties récentes
page-lobby-none-open = Aucune table n’est ouverte. Ouvrez-en une avec des amis.
page-lobby-none-replayed = Aucune partie n’est encore finie.
page-lobby-watch = regarder
page-lobby-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

page-poster-players =
    { $fewest ->
        [one] un joueur
       *[other] { $most ->
            [2] 2 joueurs
           *[other] { $fewest } à { $most } joueurs
        }
    }
page-poster-minutes =
    { $fewest ->
        [0] quelques minutes
       *[other] { $fewest } à { $most } min
    }
page-poster-now = Jouer maintenant
page-poster-friends = Avec des amis
page-poster-learn = Apprendre

page-friends-title = { $title } avec des amis
page-friends-seats = Nombre de joueurs
page-friends-clock = Temps par décision
page-friends-listed = Montrer la table à l’accueil, ouverte à tous, joueurs ou spectateurs
page-friends-open = Ouvrir la table
page-clock =
    { $kind ->
        [none] le temps qu’il faut
        [relaxed] 90 secondes
        [fast] 20 secondes
       *[correspondence] un jour
    }
page-option-value =
    { $value ->
        [0] selon le nombre de joueurs
        [automatic] automatique
        [real-time] en temps réel
       *[other] { $value }
    }

page-room-waiting =
    { $count ->
        [0] Tout le monde est là.
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $count } joueurs.
    }
page-room-seats = Les places
page-room-free = libre
page-room-sit = S’asseoir ici
page-room-bot = Mettre un robot
page-room-unseat = Renvoyer { $name }
page-room-invite = Inviter
page-room-link = Le lien vers cette table
page-room-copy = Copier le lien
page-room-copied = Copié
page-room-qr = Le lien en code QR
page-leave-sure = Partir pour de bon ? Un robot continue à votre place.
page-no-table = Cette table n’existe pas (ou plus).
page-farewell =
    { $why ->
        [taken-over] Cette place se joue maintenant depuis une autre fenêtre.
        [unseated] On vous a prié de quitter cette table.
       *[other] La table ne vous laisse pas entrer.
    }

page-replay = rediffusion
page-replay-back = Un moment en arrière
page-replay-on = Un moment en avant
page-replay-run = Dérouler
page-replay-stop = Arrêter
page-replay-slider = Moment de la partie
page-replay-eyes = Le regard de qui
page-replay-open = Toutes les mains ouvertes
page-replay-seat = Vu par { $name }
page-seat-gone = Personne

page-verify-title = La donne était-elle honnête ?
page-verify-what = Votre navigateur recalcule chaque mélange et chaque dé de cette partie à partir de sa graine. Du serveur, il ne croit que l’enregistrement lui-même.
page-verify-busy = Calcul en cours…
page-verify-committed = La part du serveur est celle qu’il avait promise avant que quiconque ne s’assoie
page-verify-seeded =
    { $count ->
        [one] La graine est faite de la part du serveur et de celle d’un joueur
       *[other] La graine est faite de la part du serveur et de celles de { $count } joueurs
    }
page-verify-mine = La part tirée par ce navigateur en fait partie
page-verify-draws =
    { $count ->
        [one] Le seul tirage découle de la graine
       *[other] Les { $count } tirages découlent de la graine
    }
page-verify-game =
    { $count ->
        [one] Rejouée par le serveur, la seule décision demande exactement ces tirages
       *[other] Rejouées par le serveur, les { $count } décisions demandent exactement ces tirages
    }
page-verify-true = vrai
page-verify-false = faux
page-verify-none = inconnu
page-verify-wrong = faux à partir du tirage { $number }
page-verify-seed = Graine :
page-verify-not-fair = Cette partie n’a pas été donnée à partir de parts : il n’y a rien à prouver.
page-verify-limits = Cela prouve que la donne était fixée avant que quiconque puisse la connaître ou la choisir. Cela ne prouve pas qu’un hôte n’a pas regardé les cartes pendant la partie.

page-guide = Partie guidée
page-guide-next = Compris
page-guide-skip = Jouer sans conseils

page-lost-title = Poussière et virevoltants
page-lost-line = Il n’y a rien à cette adresse.

page-about-what = Fistful, ce sont cinq jeux de pillage et de tir sur un seul moteur de règles : dans le navigateur, dans le terminal, pour les robots et pour les machines qui apprennent.
page-about-unofficial = Les jeux ont été conçus et publiés par d’autres, que leurs règles nomment. Ceci est une réalisation non officielle, avec ses propres mots et ses propres images.
page-about-fair = Chaque donne découle d’une graine à laquelle le serveur et tous les joueurs ajoutent une part, et peut être vérifiée après la partie.
page-about-credits = Remerciements
page-about-artists = Les icônes sont de Lorc, Delapouite et d’autres artistes de game-icons.net ; elles ont été recolorées.
page-credit =
    { $what ->
        [icons] Icônes
        [titles] Titres
        [text] Texte
       *[typed] Journal et tampons
    }

page-set-theme = Lumière
page-theme =
    { $theme ->
        [system] comme l’appareil
        [light] en plein jour
       *[dark] après la fermeture
    }
page-set-notices = Me prévenir hors de la page quand c’est à moi

page-ratings = Classements
page-ratings-what = Comptent les parties entre noms gardés. Une cote monte avec les victoires et avec la certitude ; qui a peu joué commence bas.
page-ratings-games = Jeux
page-ratings-none = Personne n’a encore de cote à ce jeu.
page-ratings-place = Rang
page-ratings-name = Nom
page-ratings-rating = Cote
page-ratings-played = Parties

page-kept-title = Un nom à vous
page-kept-why = Personne n’a besoin d’un compte. Mais vous pouvez garder un nom avec un mot de passe : personne d’autre ne l’utilise et vos parties sont classées.
page-kept-as = Vous êtes { $name }.
page-kept-name = Nom
page-kept-password = Mot de passe (8 caractères au moins)
page-kept-in = Se connecter
page-kept-keep = Garder ce nom
page-kept-out = Se déconnecter
