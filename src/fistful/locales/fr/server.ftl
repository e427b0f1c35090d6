# Ce que dit le serveur quand il refuse.

table-no-such-table = Cette table n’existe pas.
table-no-such-page = Il n’y a rien ici.
table-wrong-method = Cette adresse n’accepte pas { $method }, seulement { $known }.
table-no-such-seat = Cette place n’existe pas à cette table.
table-no-such-language = Il n’y a pas de textes dans la langue « { $name } » ; les langues sont { $known }.
table-not-started = La partie n’a pas encore commencé.
table-begun = La partie a déjà commencé.
table-closed = Cette table a été fermée avant la fin de la partie.
table-shut =
    { $because ->
        [none] L’exploitant de ce serveur a fermé cette table.
       *[other] L’exploitant de ce serveur a fermé cette table. La raison : { $because }
    }
table-deleted =
    { $because ->
        [none] L’exploitant de ce serveur a supprimé cette table.
       *[other] L’exploitant de ce serveur a supprimé cette table. La raison : { $because }
    }
table-put-out =
    { $because ->
        [none] L’exploitant de ce serveur vous a retiré votre place.
       *[other] L’exploitant de ce serveur vous a retiré votre place. La raison : { $because }
    }
table-banned =
    { $because ->
        [none] L’exploitant de ce serveur ne vous laisse pas jouer ici.
       *[other] L’exploitant de ce serveur ne vous laisse pas jouer ici. La raison : { $because }
    }
table-muted =
    { $because ->
        [none] L’exploitant de ce serveur ne vous laisse pas parler ici.
       *[other] L’exploitant de ce serveur ne vous laisse pas parler ici. La raison : { $because }
    }
table-operators-only = C’est réservé à l’exploitant de ce serveur, sur la machine où il tourne.
table-link-used = Ce lien a déjà servi, ou il est trop ancien ; « fistful admin page » en donne un autre.
table-no-door = Le serveur des tables de { $folder } ne répond pas à son exploitant ; lancez cette commande avec le compte qui fait tourner le serveur.
table-not-running = Aucun serveur ne tourne avec les tables de { $folder } : il n’y a donc pas de page à ouvrir.
table-not-whom = « { $text } » n’est ni un nom, ni une adresse, ni un réseau, ni une place.
table-own-address = { $address } est l’adresse de cette machine elle-même ; la bannir, c’est vous bannir, ou bannir tous ceux qui passent par un proxy.
table-guest-away = { $name } est un invité qui n’est pas connecté : il n’y a donc pas d’adresse à bannir. Retirez-lui plutôt sa place.
table-sanctioned =
    { $what ->
        [ban] { $whom } est déjà banni.
       *[mute] { $whom } est déjà réduit au silence.
    }
table-not-sanctioned =
    { $what ->
        [ban] { $whom } n’est pas banni.
       *[mute] { $whom } n’est pas réduit au silence.
    }
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
table-alone = Il n’y a personne d’autre à cette table : elle est sur cette machine.
table-wrong-token = Ce jeton ne correspond à aucune place de cette table.
table-enter-first = Envoyez d’abord « enter ».
table-entered = Vous êtes déjà à cette table.
table-protocol = Ce serveur parle la version { $spoken } du protocole ; veuillez recharger la page.
table-binary = Les messages sont du texte, pas du binaire.
table-unreadable =
    { $fault ->
        [missing] Il manque « { $field } ».
        [unknown] Il n’y a pas de champ « { $field } » ici ; veuillez l’omettre.
        [shortest] « { $field } » est trop court : il faut au moins { $limit } caractères ou éléments.
        [longest] « { $field } » est trop long : { $limit } caractères ou éléments au plus.
        [least] « { $field } » doit être au moins { $limit }.
        [most] « { $field } » doit être au plus { $limit }.
        [pattern] « { $field } » doit avoir cette forme : { $wanted }
        [choice] « { $field } » doit être l’une de ces valeurs : { $wanted }
        [kind]
            { $field ->
                [none] L’envoi doit être
               *[other] « { $field } » doit être
            } { $wanted ->
                [text] un texte.
                [integer] un nombre entier.
                [number] un nombre.
                [switch] true ou false.
                [list] une liste.
                [object] un objet.
               *[simple] un texte, un nombre entier, ou true ou false.
            }
        [deep] L’envoi est trop profondément imbriqué.
        [encoding] L’envoi n’est pas en UTF-8.
       *[json] L’envoi n’est pas du JSON complet.
    }
table-origin = Les pages d’autres sites ne peuvent pas faire cela ici.
table-host = Ce serveur ne répond pas au nom de cette adresse. S’il est à vous, lancez-le avec --allowed-host et ce nom ; sinon, prenez l’adresse propre du serveur.
table-figures = Les chiffres de ce serveur sont réservés à son hôte.
table-too-large = C’est trop volumineux.
table-too-many = { $most } au plus à la fois.
table-too-many-public = Votre réseau a déjà { $most } tables publiques ouvertes ; terminez-en ou quittez-en une d’abord, ou ouvrez celle-ci par lien seulement.
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
table-not-ready = Rien ne peut être enregistré sur ce serveur pour l’instant : { $why }.
table-put-aside = Cette version du serveur ne peut pas ouvrir cette table. Rien n’en est perdu : son journal est gardé tel quel, et celui du serveur dit à l’hôte pourquoi.
table-failed = Une erreur s’est produite sur le serveur, qui l’a consignée ; veuillez réessayer.
table-stopped = Les dés s’étaient arrêtés avant que cela puisse compter.
table-moved-on = La partie a avancé entre-temps ; veuillez regarder de nouveau la table.
table-no-such-promise = Le serveur n’a pas promis cette part, ou ne la garde plus ; veuillez en demander une autre.
table-one-share = Envoyez soit l’empreinte de votre part, soit la part elle-même, mais pas les deux.
table-in-clear = Cette table a été ouverte selon le premier protocole et n’accepte que des parts en clair.
table-other-round = Les joueurs s’engagent maintenant sur des parts pour la manche { $round }.
table-committed = Vous vous êtes déjà engagé sur une part dans cette manche.
table-not-committed = Tout le monde ne s’est pas encore engagé sur une part : gardez la vôtre pour vous.
table-revealed = Vous avez déjà montré votre part.
table-other-transcript = Les engagements que vous avez vus ne sont pas ceux de cette table.
table-other-share = Ce n’est pas la part sur laquelle vous vous êtes engagé.
table-share-shown = Toutes les places étant prises, on ne peut plus retirer qu’un joueur dont la part manque.
table-port-taken = Le port { $port } est pris ; choisissez-en un autre avec --port, ou le prochain port libre avec --any-port.
table-ports-taken = Les ports { $port } à { $last } sont tous pris ; choisissez-en un autre avec --port.
table-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
table-no-data = Le dossier { $folder } ne peut pas contenir les tables : { $why }.
table-in-use =
    { $address ->
        [none] Un autre serveur utilise déjà les tables de { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
       *[other] Fistful tourne déjà à l’adresse { $address } avec les tables de { $folder } ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
    }
table-no-tables = Il n’y a pas de tables dans { $folder }.
table-copy-exists = { $file } existe déjà et ne sera pas écrasé ; veuillez choisir un autre nom.
table-no-copy = { $file } n’a pas pu être écrit : { $why }.
table-bad-copy = { $file } n’est pas une copie complète des tables d’un serveur : { $why }.
table-newer-data = Les tables dans { $folder } viennent d’une version plus récente de Fistful.
