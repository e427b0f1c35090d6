"""The rules engine: what every game stands on, and nothing about any one of them.

Here belong positions, the agenda, chance, events, records, decks and errors. A card, a phase or a
score of a particular game does not: that is in `fistful.games`.
"""
