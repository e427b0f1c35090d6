"""Loot Shoot Whisky: a duel of sealed plans, by Moritz Dressler."""
