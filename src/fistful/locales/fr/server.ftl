# Ce que dit le serveur quand il refuse.

table-no-such-table = Cette table n’existe pas.
table-no-such-page = Il n’y a rien ici.
table-no-such-seat = Cette place n’existe pas à cette table.
table-no-such-language = Il n’y a pas de textes dans la langue « { $name } » ; les langues sont { $known }.
table-not-started = La partie n’a pas encore commencé.
table-begun = La partie a déjà commencé.
table-is-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-not-host = Seule la personne qui a ouvert la table peut faire cela.
table-seat-taken = Quelqu’un est déjà assis là.
table-no-free-seat = Il n’y a plus de place libre à cette table.
table-nobody-there = Personne n’est assis là.
table-not-away = La personne assise là n’est pas hors ligne.
table-too-many-bots = Une table de { $seats } ne peut pas accueillir autant de robots : une place vous est réservée.
table-no-window = Aucune fenêtre n’est ouverte : il n’y a rien à prolonger.
table-longer-already = Vous avez déjà demandé plus de temps.
table-say-one-thing = Envoyez une seule chose à la fois : une phrase toute faite ou vos propres mots.
table-rematch-wanted = Vous avez déjà demandé une revanche.
table-watching = Vous ne faites que regarder : seuls les joueurs peuvent faire cela.
table-wrong-token = Ce jeton ne correspond à aucune place de cette table.
table-enter-first = Envoyez d’abord « enter ».
table-entered = Vous êtes déjà à cette table.
table-protocol = Ce serveur parle la version { $spoken } du protocole ; veuillez recharger la page.
table-binary = Les messages sont du texte, pas du binaire.
table-unreadable = Le message est incompréhensible : { $why }
table-bad-request = La requête est incompréhensible : { $why }
table-origin = Les pages d’autres sites ne peuvent pas faire cela ici.
table-figures = Les chiffres de ce serveur sont réservés à son hôte.
table-too-large = C’est trop volumineux.
table-too-many = { $most } au plus à la fois.
table-too-often =
    Trop de demandes. Veuillez attendre { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
table-door =
    Trop de connexions depuis votre réseau. Veuillez attendre { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
table-crowded = Votre réseau ne peut pas avoir plus de { $most } connexions ouvertes à la fois ; veuillez fermer quelques pages.
table-too-fast = Trop de messages à la fois ; veuillez ralentir.
table-enough = Cela suffit pour l’instant ; veuillez attendre que la partie avance.
table-not-stored = Le serveur n’a pas pu l’enregistrer : rien ne s’est donc passé. Veuillez réessayer dans un instant.
table-failed = Une erreur s’est produite sur le serveur, qui l’a consignée ; veuillez réessayer.
table-stopped = Les dés s’étaient arrêtés avant que cela puisse compter.
table-moved-on = La partie a avancé entre-temps ; veuillez regarder de nouveau la table.
table-no-such-promise = Le serveur n’a pas promis cette part, ou ne la garde plus ; veuillez en demander une autre.
table-port-taken = Le port { $port } est pris ; choisissez-en un autre avec --port, ou le prochain port libre avec --any-port.
table-ports-taken = Les ports { $port } à { $last } sont tous pris ; choisissez-en un autre avec --port.
table-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
table-no-data = Le dossier { $folder } ne peut pas contenir les tables : { $why }.
table-in-use =
    { $address ->
        [none] Un autre serveur utilise déjà les tables de { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
       *[other] Fistful tourne déjà à l’adresse { $address } avec les tables de { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
    }
table-newer-data = Les tables dans { $folder } viennent d’une version plus récente de Fistful.
