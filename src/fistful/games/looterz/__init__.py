"""Looterz: a dungeon raid of cards, dice and triggers, by Fel Barros and Marco Portugal."""

from fistful.games.looterz.wire import Buried, LooterInPlay, LooterzView, Parted, Pending

__all__ = ["Buried", "LooterInPlay", "LooterzView", "Parted", "Pending"]
