"""The inner loops of bots that search: compiled with the rules, and given nothing but a view.

Here belong trees and matrix games, for any game. What a game's positions are worth to a search is said by the
game's own `Evaluator`; levels belong in `fistful.bots`.
"""
