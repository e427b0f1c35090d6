"""Playing in a terminal: a table drawn as text, and moves typed in notation.

Here belongs what a person at a terminal sees and types. Rules do not: the terminal knows only views.
"""
