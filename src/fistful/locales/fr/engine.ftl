# Les mots que partagent tous les jeux.

seat = Joueur { $letter }

event-chosen = { $seat } a choisi.
# Dit à une seule place, quand tout est visible.
whispered = En secret, pour { $hearer } : { $said }

prompt-over = La partie est terminée.
prompt-waiting = En attente : { $seats }.

refusal-no-such-action = L’action numéro { $number } n’existe pas dans ce jeu.
refusal-other-question = « { $move } » ne répond pas à la question qui vous est posée.

turn-game-over = La partie est terminée.
turn-others = Ce n’est pas votre tour. En attente : { $seats }.
turn-already-chosen = Vous avez déjà choisi ; reprenez d’abord votre choix pour en changer.
turn-nothing-to-retract = Vous n’avez pas de choix caché à reprendre.

notation-unknown = « { $typed } » n’est pas un coup de ce jeu ; un coup s’écrit par exemple « { $example } ».
notation-no-such-action = L’action numéro { $number } n’existe pas ; les numéros vont de 0 à { $largest }.

setup-no-such-game = Aucun jeu ne s’appelle « { $name } ». Jeux disponibles : { $known }.
setup-no-such-level = Aucun niveau ne s’appelle « { $name } ». Niveaux disponibles : { $known } ; sheriff@0.1 est un shérif avec un dixième de son budget habituel.
setup-too-few-levels = Un match demande au moins deux joueurs ; les niveaux sont { $known }.
setup-missing-extra = Il manque des paquets pour cela ; pour les installer : pip install "fistful[{ $extra }]"
setup-level-not-loaded = Le niveau « { $name } » vient de { $package }, qui n’a pas pu être chargé : { $why }
setup-bot-not-loaded = Le bot « { $name } » n’a pas pu être chargé : { $why }
setup-seats =
    { $title } se joue { $most ->
        [2] { $fewest ->
            [one] seul ou à deux
           *[other] à deux
        }
       *[other] de { $fewest } à { $most } joueurs
    }, pas à { $number }.
setup-rules = Les règles de { $title } n’ont pas de version { $version } ; la plus récente est la { $current }.
setup-no-such-option = { $title } n’a pas d’option « { $option } ». Options possibles : { $known }.
setup-option-value = L’option « { $option } » de { $title } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
setup-no-such-seat = La place numéro { $number } n’existe pas ; les numéros vont de 0 à { $largest }.
setup-seed-number = Une graine est un entier de 0 à 2⁶³−1, pas { $value }.
setup-seed-bytes = Une graine équitable a { $needed } octets, celle-ci en a { $number }.

deck-unreadable = Le fichier de cartes { $deck } est illisible : { $why }.
deck-not-text = Le fichier de cartes { $deck } n’est pas du texte UTF-8.
deck-not-toml = Le fichier de cartes { $deck } n’est pas du TOML : { $why }.
deck-unknown-entry = Le jeu de cartes { $deck } contient une entrée « { $entry } » que ce jeu ne connaît pas.
deck-another-house-deck = Le jeu de cartes maison de cette vue ou de cet enregistrement n’est pas celui de cette version de Fistful.
deck-hash = Le jeu de cartes { $deck } ne correspond pas à son empreinte.

record-no-history = Cette position a été imaginée, ou jouée au hasard jusqu’à la fin ; elle n’a donc pas d’enregistrement.
record-unreadable = L’enregistrement { $path } est illisible : { $why }.
record-not-json = L’enregistrement est tronqué ou n’est pas du JSON : { $why }.
record-not-a-record = C’est du JSON, mais pas l’enregistrement d’une partie.
record-newer-format = L’enregistrement est au format { $format } ; cette version de Fistful lit les formats jusqu’à { $newest }.
record-malformed = L’enregistrement est mal formé : { $why }.
record-edited = L’enregistrement a été modifié après coup : sa somme de contrôle est fausse.
record-no-such-game = L’enregistrement est celui d’un jeu appelé « { $name } ». Jeux connus : { $known }.
record-seed = La graine de l’enregistrement n’est ni un nombre ni une suite hexadécimale : « { $value } ».
record-rules = L’enregistrement suit la version { $version } des règles ; la plus récente que connaisse cette version de Fistful est la { $current }.
record-decision = La décision { $number } de l’enregistrement, « { $move } », ne peut pas être rejouée : { $why }
record-tick = La partie n’atteint jamais ce tic.
record-outcome = L’issue indiquée dans l’enregistrement n’est pas celle à laquelle mènent ses décisions.
record-draw = Le tirage { $number } de l’enregistrement ({ $purpose }) ne découle pas de sa graine.
record-other-draws = Les tirages de l’enregistrement ne sont pas ceux qu’exigent ses décisions.
record-share = Une des parts de la graine dans l’enregistrement n’est pas faite de 64 chiffres hexadécimaux.
record-commitment = La part du serveur dans l’enregistrement n’est pas celle sur laquelle il s’était engagé.
record-shares-and-seed = La graine de l’enregistrement ne découle pas des parts qu’il contient.
record-player-commitment = La part de la place { $seat } dans l’enregistrement n’est pas celle sur laquelle elle s’était engagée.
record-order = À la manche { $number } de l’enregistrement, une part a été montrée avant que tout le monde ne se soit engagé sur la sienne.
record-rounds = Les manches d’engagements de l’enregistrement ne s’accordent pas entre elles.
record-dealt-again = Vous avez montré une part pour une donne que l’enregistrement passe sous silence : l’hôte a redonné les cartes et choisi, ou remis entre-temps une copie plus ancienne des tables.
