# Namen am Tisch, reservierte Namen und Sitzungen.

name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-no-letter = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-too-long = Ein Name hat höchstens { $most } Zeichen.
name-unseen = Dieser Name enthält unsichtbare Zeichen oder Zeichen, die die Schreibrichtung umkehren; bitte lass sie weg.
name-character = „{ $character }“ ist in einem Namen nicht erlaubt; außer Buchstaben, Ziffern und Leerzeichen gehen: { $allowed }
name-piled = Ein Buchstabe darf höchstens { $most } Zusatzzeichen tragen, und ein Name darf nicht mit einem beginnen.
name-scripts = Bitte schreib den Namen in einer einzigen Schrift, damit ihn niemand mit einem anderen verwechselt.
name-reserved = So heißt ein Bot, oder der Name ist zum Verwechseln ähnlich; bitte wähle einen anderen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder zum Verwechseln ähnlich; bitte wähle einen anderen Namen.

person-name-kept = Der Name „{ $name }“ oder ein zum Verwechseln ähnlicher ist schon reserviert; melde dich an, wenn es deiner ist, oder wähle einen anderen.
person-wrong-password = Der Name oder das Passwort ist falsch.
person-signed-out = Du bist nicht angemeldet.
person-no-such-person = Niemand hat den Namen „{ $name }“ reserviert.
person-password-characters = Das Passwort enthält Zeichen, die man nicht überall eingeben kann; bitte wähle andere.
person-too-often =
    Zu viele Versuche. Bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
person-many-names =
    Dein Netz hat zu viele Namen reserviert. Bitte warte { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } oder spiel als Gast.
