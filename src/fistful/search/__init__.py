"""The inner loops of bots that search: compiled with the rules, and given nothing but a view.

Trees, matrix games and the value of a game's positions to a search belong here. Levels, budgets and
rules of thumb belong in `fistful.bots`.
"""
