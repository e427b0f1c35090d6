"""The inner loops of bots that search: compiled with the rules, and handed nothing but a view.

Here belong trees, matrix games and what a game's positions are worth to a search. Levels, budgets and
rules of thumb belong in `fistful.bots`.
"""
