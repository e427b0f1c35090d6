"""Playing in a terminal: a table drawn as text, and moves typed in notation.

What a person at a terminal sees and types belongs here. Rules do not: the terminal knows only views.
"""
