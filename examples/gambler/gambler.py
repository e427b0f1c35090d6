"""The gambler, a bot that is not part of Fistful: imagines one world, tries each move in it once, and hopes."""

from __future__ import annotations

import fistful
from fistful.bots import Bot, Thought


class Gambler:
    """Plays the move that wins the first imagined game, in any game there is."""

    def think(self, view: fistful.View, seed: int) -> Thought:
        """The action and how many games it was tried in."""
        assert view.seat is not None
        for tried, action in enumerate(view.actions, 1):
            world = view.imagine(seed)
            world.play(view.seat, action)
            if view.seat in fistful.playout(world, seed).winners:
                return Thought(action, tried)
        return Thought(view.actions[0], len(view.actions))

    def answer(self, view: fistful.View, seed: int) -> int:
        return self.think(view, seed).action


def seat(level: str, game: str) -> Bot:
    """The bot for this game; the entry point `fistful.bots` names this function."""
    return Gambler()
