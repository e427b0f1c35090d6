# Wie die Sprache in der Sprache selbst heißt.

page-language-name = Deutsch
