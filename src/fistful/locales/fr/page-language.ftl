# Le nom de la langue dans la langue elle-même.

page-language-name = Français
