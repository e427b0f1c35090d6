# Namen am Tisch, behaltene Namen und Sitzungen.

name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-no-letter = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-too-long = Ein Name hat höchstens { $most } Zeichen.
name-unseen = Dieser Name enthält Zeichen, die man nicht sieht oder die die Schrift umdrehen; bitte lass sie weg.
name-character = „{ $character }“ kann nicht in einem Namen stehen; außer Buchstaben, Ziffern und Leerzeichen gehen diese: { $allowed }
name-piled = Ein Buchstabe eines Namens kann höchstens { $most } Zusatzzeichen tragen, und kein Name beginnt mit einem.
name-scripts = Bitte schreib den Namen in einer einzigen Schrift, damit ihn niemand mit einem anderen verwechselt.
name-reserved = So heißt ein Bot, oder es sieht so aus; bitte wähle einen anderen Namen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder zum Verwechseln ähnlich; bitte wähle einen anderen Namen.

person-name-kept = Jemand hat den Namen „{ $name }“ oder einen zum Verwechseln ähnlichen für sich behalten; melde dich an, wenn es deiner ist, oder wähle einen anderen.
person-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
person-password-characters = Das Passwort enthält Zeichen, die man nicht überall eingeben kann; bitte wähle andere.
person-too-often =
    Das wurde zu oft versucht. Bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
