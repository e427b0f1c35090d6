# Les mots propres à la page.

page-bot =
    { $level ->
        [greenhorn] Pied-tendre
        [deputy] Adjoint
        [sheriff] Shérif
        [legend] Légende
       *[other] { $level }
    }
page-bot-numbered =
    { $level ->
        [greenhorn] Pied-tendre { $number }
        [deputy] Adjoint { $number }
        [sheriff] Shérif { $number }
        [legend] Légende { $number }
       *[other] { $level } { $number }
    }
page-slot = { $name }, nᵒ { $number }

page-seat-turn = C’est son tour.
page-seat-chosen = A fait son choix.
page-seat-you = vous
page-seat-here = en ligne
page-seat-away = hors ligne
page-seat-stand-in = un robot joue
page-seat-hurried = serveur chargé : { $simulations } simulations sur { $usual }
page-seat-hurried-thumb = serveur chargé : joué selon des règles simples
page-seat-let-bot = Laisser jouer un robot
page-region-seats = Les autres
page-region-table = La table

page-ask-chosen = Vous avez choisi. En attente des autres joueurs.
page-ask-window = Petite pause : tout le monde peut jouer une carte.
page-ask-rule = (la règle)
page-title-turn = À vous de jouer
page-turn-for = À vous de jouer. { $what }
page-timing-move = Temps pour cette décision
page-timing-window = Temps restant pour jouer une carte
page-time-hours =
    { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }

page-log = Journal
page-log-step = Revoir la table à ce moment
page-looking-back = Vous regardez le moment { $number } de la partie, pas la situation actuelle.
page-back-to-now = Revenir à la situation actuelle
page-connection-lost = Connexion perdue. Nouvelle tentative…
page-take-it-here = Reprendre la place ici

page-menu = Options
page-rules = Règles
page-rules-how = Comment on joue
page-settings = Réglages
page-leave = Quitter la table
page-close = Fermer
page-skip = Aller à la question
page-to-lobby = Retour à l’accueil

page-set-language = Langue
page-set-speed = Vitesse
page-set-sound = Son
page-set-one-press = Jouer chaque coup d’un seul clic
page-speed =
    { $speed ->
        [slow] lente
        [fast] rapide
        [instant] immédiate
       *[normal] normale
    }

page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-text = Écrivez quelque chose
page-chat-say = Envoyer
page-chat-mute = Masquer les messages : { $name }
page-chat-unmute = Afficher de nouveau les messages : { $name }
page-phrase =
    { $phrase ->
        [hello] Salut !
        [good-luck] Bonne chance !
        [nice-shot] Joli tir.
        [well-played] Bien joué.
        [oops] Oups.
        [thinking] Laissez-moi réfléchir.
        [hurry] C’est le moment de dégainer !
        [thanks] Merci bien.
        [rematch] On remet ça ?
       *[bye] À bientôt !
    }

page-take-back = Reprendre mon choix
page-more-time = Plus de temps, s’il vous plaît
page-moves-drawer =
    { $count ->
        [0] Coups
        [one] Votre seul coup
       *[other] Les { $count } coups
    }
page-no-moves = Ce n’est pas à vous de jouer.
page-confirm = Confirmer ?
page-confirm-yes = Oui, allons-y
page-confirm-no = Pas encore
page-confirm-again = Appuyez encore une fois dessus, ou sur le bouton.

page-show = Ce que montre la table
page-show-pause = Mettre en pause (P)
page-show-go-on = Continuer (P)
page-show-step = Avancer d’un pas (.)
page-show-skip = Aller jusqu’à mon tour (>)

page-command = Coup
page-command-hint = { $move }, ou : hand, table, last, moves, rules
page-command-run = Valider
page-command-nothing = Il n’y a rien à afficher.

page-end-rematch = Rejouer
page-end-rematch-wanted = En attente des autres joueurs…
page-end-rematch-asked =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
page-end-replay = Revoir la partie
page-end-verify = Vérifier la donne
page-end-save = Enregistrer la partie
page-end-look = Regarder la table

page-unreachable = Le serveur est injoignable. Veuillez réessayer.
page-nav = Les pages
page-about = À propos
page-your-name = Votre nom
page-name-any = n’importe quel nom convient

page-lobby-title =
    { $count ->
        [0] Cinq jeux, un saloon
        [5] Cinq jeux, un saloon
       *[other] { $count } jeux, un saloon
    }
page-lobby-line = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Rien à installer, aucun compte à créer.
page-lobby-level = Niveau des robots
page-level-line =
    { $level ->
        [greenhorn] joue au hasard
        [deputy] suit quelques règles simples
        [sheriff] réfléchit à l’avance
        [legend] est ce que nous avons de mieux
       *[other] vient d’un autre paquet
    }
page-lobby-mine = Vos tables
page-lobby-open = Tables ouvertes
page-lobby-yours = la vôtre
page-lobby-replays = Parties récentes
page-lobby-none-open = Aucune table n’est ouverte. Ouvrez-en une pour vos amis.
page-lobby-none-replayed = Aucune partie n’est encore terminée.
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
page-friends-listed = Afficher la table à l’accueil, pour que chacun puisse y jouer ou la regarder
page-friends-open = Ouvrir la table
page-clock =
    { $kind ->
        [none] sans limite
        [relaxed] 90 secondes
        [fast] 20 secondes
       *[correspondence] un jour
    }

page-room-waiting =
    { $count ->
        [0] Tout le monde est là.
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $count } joueurs.
    }
page-room-shares =
    { $hours ->
        [0] Contribution au mélange encore attendue : { $names }. Au bout d’une minute, vous pouvez retirer un joueur qui ne répond pas.
        [1] Contribution au mélange encore attendue : { $names }. Au bout d’une heure, vous pouvez retirer un joueur qui ne répond pas.
       *[other] Contribution au mélange encore attendue : { $names }. Au bout de { $hours } heures, vous pouvez retirer un joueur qui ne répond pas.
    }
page-room-given-up =
    { $count ->
        [one] Le mélange a recommencé : { $names } est parti juste avant la donne.
       *[other] Le mélange a recommencé { $count } fois. Sont partis juste avant la donne : { $names }.
    }
page-room-seats = Les places
page-room-free = libre
page-room-sit = S’asseoir ici
page-room-bot = Asseoir un robot
page-room-unseat = Retirer { $name } de la table
page-room-invite = Inviter
page-room-link = Le lien vers cette table
page-room-copy = Copier le lien
page-room-copied = Copié
page-room-qr = Le lien en code QR
page-leave-sure = Partir pour de bon ? Un robot jouera à votre place.
page-no-table = Cette table n’existe pas (ou plus).
page-farewell =
    { $why ->
        [taken-over] Vous jouez maintenant cette place dans une autre fenêtre.
        [unseated] On vous a demandé de quitter cette table.
       *[other] Vous n’avez pas accès à cette table.
    }

page-replay = rediffusion
page-replay-back = Moment précédent
page-replay-on = Moment suivant
page-replay-run = Lecture
page-replay-stop = Pause
page-replay-slider = Moment de la partie
page-replay-eyes = Point de vue
page-replay-open = Toutes les mains visibles
page-replay-seat = Vu par { $name }
page-seat-gone = Personne

page-verify-title = La donne était-elle honnête ?
page-verify-what = Votre navigateur recalcule chaque mélange et chaque lancer de dés de cette partie à partir de sa graine. Il ne fait confiance au serveur que pour l’enregistrement lui-même.
page-verify-busy = Calcul en cours…
page-verify-committed = La part du serveur est celle qu’il avait promise avant que quiconque ne s’assoie
page-verify-seeded =
    { $count ->
        [one] La graine est faite de la part du serveur et de celle d’un joueur
       *[other] La graine est faite de la part du serveur et de celles de { $count } joueurs
    }
page-verify-ordered = Tout le monde s’était engagé sur sa part avant que la première ne soit montrée
page-verify-seen = Ce navigateur n’a montré de part que pour ces engagements, et pour aucun autre
page-verify-again = Ce navigateur a aussi montré une part pour une donne que l’enregistrement passe sous silence : l’hôte a redonné les cartes et choisi, ou remis entre-temps une copie plus ancienne des tables.
page-verify-first = Premier protocole : cette partie a été donnée avant que les joueurs ne s’engagent sur leurs parts. Elles sont arrivées en clair ; la dernière personne assise aurait pu choisir la donne avec l’hôte.
page-verify-in-clear = Rien n’est prouvé à ces places, car leurs programmes ont envoyé leurs parts en clair : { $seats }.
page-verify-given-up =
    { $count ->
        [one] Une manche a été abandonnée avant cette donne, car { $names } est parti. L’hôte et ce joueur auraient pu en connaître la donne.
       *[other] { $count } manches ont été abandonnées avant cette donne, car ces joueurs sont partis : { $names }. L’hôte et ces joueurs auraient pu en connaître les donnes.
    }
page-verify-mine = La part tirée par ce navigateur en fait partie
page-verify-draws =
    { $count ->
        [one] L’unique tirage découle de la graine
       *[other] Les { $count } tirages découlent de la graine
    }
page-verify-game =
    { $count ->
        [one] Rejouée par le serveur, l’unique décision exige exactement ces tirages
       *[other] Rejouées par le serveur, les { $count } décisions exigent exactement ces tirages
    }
page-verify-true = vrai
page-verify-false = faux
page-verify-none = inconnu
page-verify-wrong = faux à partir du tirage { $number }
page-verify-seed = Graine :
page-verify-not-fair = Cette partie n’a pas été donnée à partir de parts : il n’y a rien à prouver.
page-verify-limits = Cela prouve que personne, pas même l’hôte, ne pouvait choisir la donne. Cela ne prouve pas que l’hôte n’a pas regardé les cartes pendant la partie.

page-guide = Partie guidée
page-guide-next = Compris
page-guide-skip = Jouer sans conseils

page-lost-title = Rien que de la poussière
page-lost-line = Il n’y a rien à cette adresse.

page-about-what = Fistful, ce sont cinq jeux de pillage et de tir sur un seul moteur de règles : dans le navigateur, dans le terminal, pour les robots et pour l’apprentissage automatique.
page-about-unofficial = Les jeux ont été conçus et publiés par d’autres, dont les noms figurent dans les règles. Ceci est une adaptation non officielle, avec ses propres mots et ses propres images.
page-about-fair = Chaque donne découle d’une graine à laquelle le serveur et tous les joueurs apportent une part, et peut être vérifiée après la partie.
page-about-art = Dessiné ici
page-about-drawn = Les affiches, portraits, tables, personnages, enseignes, bois et papiers sont l’œuvre de ce projet. Ils sont dessinés en code, comme des linogravures, en images vectorielles, hachures comprises ; les sons sont synthétisés dans le navigateur. Seuls quelques petits signes sur les cartes et les plaques viennent de game-icons.net.
page-about-credits = Crédits
page-about-artists = Les icônes sont de Lorc, Delapouite et d’autres artistes de game-icons.net ; elles ont été recolorées.
page-credit =
    { $what ->
        [icons] Icônes
        [titles] Titres
        [text] Texte
       *[typed] Journal et tampons
    }

page-set-theme = Éclairage
page-theme =
    { $theme ->
        [system] comme l’appareil
        [light] en plein jour
       *[dark] après la fermeture
    }
page-set-notices = Me prévenir, même hors de la page, quand c’est à moi de jouer

page-ratings = Classements
page-ratings-what = Seules comptent les parties entre joueurs au nom réservé. Une cote monte avec les victoires, et aussi quand elle devient plus sûre ; un nouveau joueur commence donc bas.
page-ratings-games = Jeux
page-ratings-none = Personne n’a encore de cote à ce jeu.
page-ratings-place = Rang
page-ratings-name = Nom
page-ratings-rating = Cote
page-ratings-played = Parties

page-kept-title = Un nom à vous
page-kept-why = Vous n’avez pas besoin de compte. Mais vous pouvez réserver un nom avec un mot de passe : personne d’autre ne pourra l’utiliser et vos parties compteront pour le classement.
page-kept-as = Vous êtes { $name }.
page-kept-name = Nom
page-kept-password = Mot de passe (8 caractères au moins)
page-kept-in = Se connecter
page-kept-keep = Réserver ce nom
page-kept-out = Se déconnecter
page-account-title = Votre compte
page-account-password = Un autre mot de passe
page-account-old = Mot de passe actuel
page-account-new = Nouveau mot de passe
page-account-change = Changer le mot de passe
page-account-changed = Le mot de passe est changé, et tous les autres navigateurs sont déconnectés.
page-account-data = Vos données
page-account-data-what = Tout ce qui est conservé à votre sujet : le compte, les connexions, les classements, les tables où vous étiez et ce que vous y avez dit.
page-account-download = Télécharger
page-account-delete = Supprimer le compte
page-account-delete-what = Vos places dans les parties en cours sont abandonnées, vos classements et vos paroles sont effacés, et les parties terminées gardent un nom inventé.
page-account-sure = « { $name } » et tout ce qui s’y rattache disparaîtra pour toujours.
page-account-delete-yes = Supprimer pour toujours
page-account-keep = Garder

# Le son, et la fin d’une partie.

page-sound-volume = Volume du son
page-sound-kind =
    { $kind ->
        [effects] Cartes, dés et coups de feu
        [turn] Un appel quand c’est mon tour
       *[tunes] Un air au début et à la fin
    }
page-sound-haptics = Vibrer aux coups de feu et à mon tour
page-sound-offer = Voulez-vous entendre les cartes, les dés et les coups de feu ?
page-sound-yes = Activer le son
page-sound-no = Pas maintenant

page-end-you-win =
    { $by ->
        [none] Vous gagnez !
       *[some] Vous gagnez avec { $margin } d’avance !
    }
page-end-you-share = Vous partagez la victoire !
page-end-they-win =
    { $count ->
        [0] Match nul !
        [one] { $by ->
            [none] { $winners } gagne.
           *[some] { $winners } gagne avec { $margin } d’avance.
        }
       *[other] { $winners } partagent la victoire.
    }
page-end-beats-you =
    { $by ->
        [none] { $winners } vous bat.
       *[some] { $winners } vous bat avec { $margin } d’avance.
    }
page-end-hidden = Ce qui était caché, retourné
page-end-you-came =
    { $place ->
        [2] Vous finissez à la deuxième place.
        [3] Vous finissez à la troisième place.
        [4] Vous finissez à la quatrième place.
        [5] Vous finissez à la cinquième place.
       *[6] Vous finissez à la sixième place.
    }
page-end-decided = Ce qui a décidé : { $how }.
page-end-margin =
    { $by ->
        [one] un point
       *[other] { $by } points
    }
page-end-places = Le classement
page-end-how = Le film de la partie
page-end-ahead = en tête
page-end-turning = Moments décisifs
page-end-turn =
    { $round ->
        [0] Coup { $number }
       *[other] Manche { $round }
    }
page-end-leads = { $name } prend la tête.
page-end-see = Revoir la table à ce moment
page-end-line = { $name } : de { $from } à { $to }.

page-verify-fair = Donne honnête
