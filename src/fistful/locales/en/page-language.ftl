# What the language is called in the language itself.

page-language-name = English
