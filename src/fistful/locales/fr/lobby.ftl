# Le terminal chez un serveur : son salon et les tables.

terminal-empty = vide
terminal-hidden = caché
terminal-field = { $label } : { $value }.

# Une table en plein écran.

terminal-said = { $name } : « { $words } »
terminal-chat-help = Un chiffre dit une phrase · { $mute } fait taire un joueur ou lui rend la parole · échap ferme
terminal-time-left = encore { $time }
terminal-room-owes = manque au mélange
terminal-farewell =
    { $why ->
        [taken-over] Vous jouez désormais cette place dans une autre fenêtre.
        [unseated] Cette place n’est plus la vôtre : vous avez quitté la table, ou l’on vous en a prié.
        [resync] La connexion était trop lente pour suivre. Nouvelle tentative…
        [back-soon] Le serveur redémarre et revient dans un instant…
        [come-later] Votre réseau a trop de connexions à ce serveur. Nouvelle tentative bientôt…
       *[other] Vous ne pouvez pas rejoindre cette table.
    }
terminal-leave-table = Quitter la table ? ⏎ pour l’instant : votre place vous reste, et l’horloge tourne · x pour de bon : un bot prend votre place · échap rester
terminal-leave-room = Quitter la table ? ⏎ pour l’instant : votre place vous reste · x rendre la place · échap rester
terminal-key-seats = ↑↓ places
terminal-key-sit = ⏎ s’asseoir ici
terminal-key-bot = ⏎ asseoir un bot : { $level }
terminal-key-level = ←→ son niveau
terminal-key-unseat = x retirer
terminal-key-chat = c discussion
terminal-key-leave = q quitter
terminal-key-again = ⏎ reprendre la place ici
terminal-key-rematch = r rejouer
terminal-key-choose = ←→ choisir · ⏎ jouer
terminal-key-hint = h conseil
terminal-key-skip = espace passer
terminal-key-back = u reprendre
terminal-key-more-time = m plus de temps
terminal-key-stand-in = b bot pour les absents
terminal-key-log = l journal
terminal-key-help = ? aide
terminal-help-online =
    | c | discussion : parler, phrases, faire taire |
    | m | plus de temps, tant que tous peuvent jouer une carte |
    | b | faire jouer un bot pour ceux qui sont absents depuis une minute |
    | r | rejouer, la partie finie |

# Le salon.

terminal-lobby-at = Les tables sur { $server }
terminal-lobby-guest = invité
terminal-lobby-watching = Tables à regarder
terminal-lobby-new = Ouvrir une table
terminal-lobby-turn = à vous de jouer
no-server = Aucun serveur de tables ne répond à { $server } : { $why }
terminal-lobby-lost = Le serveur est injoignable. Nouvelle tentative…
terminal-lobby-unknown = { $game } n’est pas installé ici : ses tables ne peuvent pas être montrées.
terminal-lobby-keys = ↑↓ choisir · ⏎ { $what } · n nom · t couleurs · q quitter
terminal-lobby-what =
    { $what ->
        [mine] continuer
        [waiting] s’asseoir
        [watch] regarder
       *[open] préparer une table
    }
terminal-lobby-none = Aucune table n’est ouverte.
terminal-form-title = Ouvrir une table : { $title }
terminal-form-bots = Bots
terminal-form-level = Les bots jouent comme
terminal-form-hours = Heures par décision
terminal-form-public = Affichée au salon
terminal-form-listed =
    { $listed ->
        [yes] oui, chacun peut jouer ou regarder
       *[no] non, seulement par le lien
    }
terminal-form-open = Ouvrir la table
terminal-form-keys = ↑↓ choisir · ←→ changer · ⏎ suivant · échap retour
terminal-name-title = Votre nom
terminal-name-name = Nom à la table
terminal-name-password = Mot de passe, si le nom est réservé ou doit l’être
terminal-name-keys = ⏎ prendre ce nom · ctrl+r le réserver · ctrl+o se déconnecter · échap retour
terminal-name-signed = Votre nom réservé ici : { $name }.
terminal-name-short = Un mot de passe a au moins huit caractères.

# Le salon, ligne par ligne.

terminal-lobby-row = { $number }. { $title }, { $kind } : { $who }.
terminal-lobby-row-said = { $number }. { $title }, { $kind } : { $who } ; { $said }.
terminal-lobby-kind =
    { $what ->
        [mine] votre table
        [waiting] attend des joueurs
       *[watch] partie en cours
    }
terminal-lobby-help = Tapez le numéro d’une table pour vous asseoir ou regarder, « open » et un jeu pour ouvrir une table, « name » et un nom, « list » pour les tables du moment, ou « quit ».
terminal-lobby-prompt = Quelle table ?
terminal-lobby-not = Cette table n’existe pas ; « list » montre celles qu’il y a.

# Une table, ligne par ligne.

terminal-online-help = Tapez le numéro d’un coup ou le coup lui-même, ou bien : table (toute la table), moves (tous les coups), hint (ce que jouerait le shérif), card suivi d’un nom (lire une carte), back (reprendre un choix encore caché), say suivi de mots (dire quelque chose), phrase suivi d’un nom (dire une phrase), mute suivi d’une place (faire taire), time (plus de temps, tant que tous peuvent jouer une carte), bot (pour les absents), again (rejouer, la partie finie), leave (quitter pour de bon), quit (quitter et garder la place).
terminal-online-room-help = Tant que la table attend : bot suivi d’une place (asseoir un bot), remove suivi d’une place (retirer quelqu’un), say suivi de mots (dire quelque chose), leave (rendre la place), quit (quitter et la garder).
terminal-online-seat = Vous êtes à la place { $letter }.
terminal-online-watching = Vous regardez.
terminal-online-link = Le lien vers cette table : { $link }
terminal-online-seats = À la table : { $names }.
terminal-online-free = une place libre
terminal-online-time = Vous avez { $time }.
terminal-online-connected = La connexion est rétablie.
terminal-online-not-asked = On ne vous demande pas de coup en ce moment.
terminal-online-no-seat = Nommez la place par sa lettre, par exemple « { $command } B ».
terminal-online-phrases = Les phrases s’appellent { $phrases }.
terminal-online-muted =
    { $on ->
        [yes] On n’entend plus { $name }.
       *[no] On entend de nouveau { $name }.
    }
terminal-online-next = La partie suivante commence à une autre table.
