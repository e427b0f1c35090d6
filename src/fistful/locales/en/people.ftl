# Names at the table, kept names and sessions.

name-empty = A name needs at least one letter or digit.
name-no-letter = A name needs at least one letter or digit.
name-too-long = A name has at most { $most } characters.
name-unseen = This name holds characters that cannot be seen or that turn the writing round; please leave them out.
name-character = “{ $character }” cannot be part of a name; besides letters, digits and spaces these can: { $allowed }
name-piled = A letter of a name can carry at most { $most } marks, and a name cannot begin with one.
name-scripts = Please write the name in one script only, so that nobody takes it for another.
name-reserved = That is what a bot is called, or it looks like it; please choose another name.
name-taken = Somebody at this table is called “{ $name }” or looks much like it; please choose another name.

person-name-kept = Somebody keeps the name “{ $name }” or one that looks like it; sign in if it is yours, or choose another.
person-wrong-password = This name and this password do not belong together.
person-password-characters = The password holds characters that cannot be typed everywhere; please choose others.
person-too-often =
    That was tried too often. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
