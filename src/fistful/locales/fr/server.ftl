# Ce que dit le serveur quand il refuse.

table-no-such-table = Cette table n’existe pas.
table-no-such-page = Il n’y a rien ici.
table-no-such-seat = Cette table n’a pas cette place.
table-not-started = La partie n’a pas encore commencé.
table-begun = La partie a déjà commencé.
table-is-over = La partie est finie.
table-not-over = La partie n’est pas encore finie.
table-not-host = Seul celui qui a ouvert la table peut faire cela.
table-seat-taken = Quelqu’un est déjà assis là.
table-no-free-seat = Il n’y a plus de place libre à cette table.
table-nobody-there = Personne n’est assis là.
table-not-away = La personne assise là n’est pas absente.
table-too-many-bots = Une table de { $seats } n’a pas la place pour autant de robots : une place est la vôtre.
table-no-window = Aucune fenêtre ouverte ne pourrait le rester plus longtemps.
table-longer-already = Vous avez déjà demandé plus de temps.
table-say-one-thing = Dites une seule chose : une phrase toute faite ou vos propres mots.
table-rematch-wanted = Vous avez déjà demandé une revanche.
table-watching = Vous regardez : seuls les joueurs peuvent faire cela.
table-wrong-token = Ce jeton ne correspond à aucune place de cette table.
table-enter-first = Dites d’abord « enter ».
table-entered = Vous êtes déjà entré.
table-protocol = Ce serveur parle la version { $spoken } du protocole ; veuillez recharger la page.
table-binary = Les messages sont du texte, pas du binaire.
table-unreadable = Le message n’a pas été compris : { $why }
table-bad-request = La requête n’a pas été comprise : { $why }
table-origin = La page d’un autre site ne peut pas faire cela ici.
table-figures = Les chiffres de ce serveur sont réservés à son hôte.
table-too-large = C’est trop grand.
table-too-many = Au plus { $most } à la fois.
table-too-often =
    Trop de demandes. Attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }, s’il vous plaît.
table-door =
    Trop de connexions ont été ouvertes depuis votre réseau. Attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }, s’il vous plaît.
table-crowded = Au plus { $most } connexions peuvent être ouvertes à la fois depuis votre réseau ; fermez quelques pages, s’il vous plaît.
table-too-fast = Trop de messages à la fois ; moins vite, s’il vous plaît.
table-enough = Cela suffit pour l’instant ; attendez que la partie continue, s’il vous plaît.
table-not-stored = Le serveur n’a pas pu enregistrer ceci, donc rien ne s’est passé ; veuillez réessayer dans un instant.
table-failed = Quelque chose s’est mal passé côté serveur, qui en a pris note ; veuillez réessayer.
table-stopped = Les dés se sont arrêtés avant que cela ne compte.
table-moved-on = La table a avancé entre-temps : veuillez regarder à nouveau.
table-no-such-promise = Le serveur n’a pas promis cette part, ou ne la garde plus ; veuillez en demander une autre.
