# Names at the table, reserved names and sessions.

name-empty = A name needs at least one letter or digit.
name-no-letter = A name needs at least one letter or digit.
name-too-long = A name has at most { $most } characters.
name-unseen = This name contains invisible characters, or characters that reverse the text; please leave them out.
name-character = “{ $character }” cannot be part of a name; besides letters, digits and spaces, these are allowed: { $allowed }
name-piled = A letter can carry at most { $most } marks, and a name cannot begin with a mark.
name-scripts = Please write the name in one script only, so that nobody mistakes it for another.
name-reserved = Bots use that name, or one that looks like it; please choose another.
name-taken = Somebody at this table is called “{ $name }”, or something that looks like it; please choose another name.

person-name-kept = The name “{ $name }”, or one that looks like it, is taken; sign in if it is yours, or choose another.
person-wrong-password = The name or the password is wrong.
person-signed-out = You are not signed in.
person-no-such-person = Nobody has reserved the name “{ $name }”.
person-password-characters = The password contains characters that cannot be typed on every keyboard; please choose others.
person-too-often =
    Too many attempts. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
person-many-names =
    Your network has reserved too many names. Please wait { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }, or play as a guest.
