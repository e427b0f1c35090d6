# Les noms à la table, les noms gardés et les sessions.

name-empty = Un nom doit contenir au moins une lettre ou un chiffre.
name-no-letter = Un nom doit contenir au moins une lettre ou un chiffre.
name-too-long = Un nom compte au plus { $most } caractères.
name-unseen = Ce nom contient des caractères invisibles ou qui inversent le sens de l’écriture ; retirez-les, s’il vous plaît.
name-character = « { $character } » ne peut pas figurer dans un nom ; outre les lettres, les chiffres et les espaces, sont permis : { $allowed }
name-piled = Une lettre d’un nom porte au plus { $most } signes, et aucun nom ne commence par l’un d’eux.
name-scripts = Écrivez le nom dans un seul alphabet, pour que personne ne le confonde avec un autre.
name-reserved = C’est le nom d’un robot, ou cela y ressemble ; choisissez un autre nom.
name-taken = Quelqu’un à cette table s’appelle « { $name } » ou porte un nom presque pareil ; choisissez un autre nom.

person-name-kept = Quelqu’un garde le nom « { $name } » ou un nom presque pareil ; connectez-vous si c’est le vôtre, ou choisissez-en un autre.
person-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
person-password-characters = Le mot de passe contient des caractères que l’on ne peut pas saisir partout ; choisissez-en d’autres.
person-too-often =
    Trop d’essais. Attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }, s’il vous plaît.
