"""Loot Shoot Whisky: a duel of sealed plans, by Moritz Dressler."""

from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView

__all__ = ["LootShootWhiskyView"]
