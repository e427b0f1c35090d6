# The words of the operator's page.

page-operator-title = Le bureau de l’exploitant
page-operator-no-session = Cette page s’ouvre avec un lien qui ne sert qu’une fois. Lancez « fistful admin page » sur la machine où tourne le serveur.
page-operator-end = Terminer la session
page-operator-tab-glance = En un coup d’œil
page-operator-tab-tables = Les tables
page-operator-tab-people = Les gens
page-operator-tab-bans = Bannis et réduits au silence
page-operator-tab-log = Ce qui a été fait
page-operator-refresh = Actualiser
page-operator-search = Chercher
page-operator-none = Il n’y a rien ici.
page-operator-any = peu importe
page-operator-look = Regarder
page-operator-private = privée
page-operator-asterisk = Un astérisque signale les gens qui sont connectés.
page-operator-as-spectator = Vous voyez ce que voit un spectateur : les cartes cachées ne sont jamais montrées ici. Il est noté que vous avez regardé.
page-operator-kept = nom réservé
page-operator-is-muted = réduit au silence
page-operator-is-banned = banni
page-operator-refused = refusé
page-operator-heading = { $act } : { $whom }
page-operator-final = C’est irréversible.
page-operator-new-name = Nouveau nom
page-operator-reason = Raison
page-operator-reason-told = La raison est notée, et dite aux personnes concernées.
page-operator-cancel = Annuler
page-operator-password = Nouveau mot de passe pour { $name } : { $password }
page-operator-sits = Nom à la table
page-operator-name-has = Partie du nom
page-operator-whom = Nom, adresse, réseau ou place
page-operator-server = Fistful { $version }, en marche depuis le { $since }
page-operator-memory = { $count } en mémoire, { $aside } illisibles
page-operator-connected = { $seated } à une place, { $watching } en spectateurs, depuis { $networks } réseaux
page-operator-people = { $names } noms réservés, { $sessions } sessions ouvertes
page-operator-sanctions = { $bans } bannis, { $mutes } réduits au silence
page-operator-megabytes = { $size } Mo
page-operator-figure-server = Serveur
page-operator-figure-tables = Tables enregistrées
page-operator-figure-memory = Tables ouvertes
page-operator-figure-connected = Connectés
page-operator-figure-people = Comptes
page-operator-figure-sanctions = Exclus
page-operator-figure-database = Base de données
page-operator-column-table = La table
page-operator-column-game = Jeu
page-operator-column-status = État
page-operator-column-changed = Modifiée
page-operator-column-seats = Places
page-operator-column-name = Nom
page-operator-column-address = Adresse
page-operator-column-notes = Remarques
page-operator-column-since = Depuis
page-operator-column-sessions = Sessions ouvertes
page-operator-column-what = Quoi
page-operator-column-whom = Qui est concerné
page-operator-column-why = Pourquoi
page-operator-column-when = Quand
page-operator-column-who = Exploitant

page-operator-status =
    { $status ->
        [waiting] en attente
        [playing] en cours
        [over] terminée
       *[other] fermée
    }
page-operator-tables =
    { $status ->
        [waiting] { $count } en attente
        [playing] { $count } en cours
        [over] { $count } terminées
       *[other] { $count } fermées
    }
page-operator-act =
    { $what ->
        [table] Regarder
        [close] Fermer
        [delete] Supprimer
        [unseat] Retirer la place
        [mute] Faire taire
        [unmute] Laisser parler
        [ban] Bannir
        [unban] Débannir
        [release] Libérer le nom
        [rename] Renommer
        [reset] Réinitialiser le mot de passe
        [page] Ouvrir la page
       *[other] { $what }
    }
page-operator-does =
    { $what ->
        [close] La partie s’arrête ici et ne peut pas reprendre. Son journal est conservé, et tout le monde à la table est prévenu.
        [delete] La table et son journal sont supprimés. Tout le monde à la table est prévenu.
        [unseat] Avant une partie, la place devient libre ; pendant la partie, un bot continue. Pour un nom ou une adresse, toutes les places sont retirées.
        [mute] La personne peut continuer à jouer, mais plus parler.
        [unmute] La personne peut parler de nouveau.
        [ban] Une personne perd ses places et est déconnectée partout. Les connexions d’une adresse sont coupées. Pour la place d’un invité, c’est son adresse qui est bannie.
        [unban] La personne peut rejouer ici.
        [release] Le compte est supprimé : ses places sont abandonnées, et un pseudonyme reste dans les archives. Ensuite, tout le monde peut réserver le nom.
        [rename] Le nom change aussi aux tables où la personne a joué, et dans les archives.
       *[other] La personne reçoit un nouveau mot de passe et est déconnectée partout. Il n’est affiché qu’une fois ; demandez-lui de le changer.
    }
page-operator-done =
    { $what ->
        [close] La table { $whom } est fermée.
        [delete] La table { $whom } est supprimée.
        [unseat] { $whom } : les places sont retirées.
        [mute] { $whom } ne peut plus parler ici.
        [unmute] { $whom } peut de nouveau parler ici.
        [ban] { $whom } ne peut plus jouer ici.
        [unban] { $whom } peut rejouer ici.
        [release] Tout le monde peut maintenant réserver le nom { $whom }.
       *[other] Nom changé : { $whom }
    }
