# Les noms à la table, les noms réservés et les sessions.

name-empty = Un nom doit contenir au moins une lettre ou un chiffre.
name-no-letter = Un nom doit contenir au moins une lettre ou un chiffre.
name-too-long = Un nom compte au plus { $most } caractères.
name-unseen = Ce nom contient des caractères invisibles ou qui inversent le sens de l’écriture ; veuillez les retirer.
name-character = « { $character } » n’est pas permis dans un nom ; outre les lettres, les chiffres et les espaces, on peut utiliser : { $allowed }
name-piled = Une lettre porte au plus { $most } signes diacritiques, et un nom ne peut pas commencer par l’un d’eux.
name-scripts = Écrivez le nom dans un seul alphabet, pour que personne ne le confonde avec un autre.
name-reserved = C’est le nom d’un robot, ou un nom qui lui ressemble ; choisissez-en un autre.
name-taken = Quelqu’un à cette table s’appelle déjà « { $name } » ou porte un nom qui lui ressemble ; choisissez un autre nom.

person-name-kept = Le nom « { $name } », ou un nom qui lui ressemble, est déjà pris ; connectez-vous si c’est le vôtre, ou choisissez-en un autre.
person-wrong-password = Le nom ou le mot de passe est incorrect.
person-signed-out = Vous n’êtes pas connecté.
person-no-such-person = Personne n’a réservé le nom « { $name } ».
person-password-characters = Le mot de passe contient des caractères que l’on ne peut pas saisir partout ; choisissez-en d’autres.
person-too-often =
    Trop de tentatives. Veuillez attendre { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
person-many-names =
    Votre réseau a réservé trop de noms. Veuillez attendre { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }, ou jouez en invité.
