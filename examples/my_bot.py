"""A bot of one's own for the arena: `fistful arena wild-shots examples/my_bot.py:Bot deputy`."""

from __future__ import annotations

import fistful

WORLDS = 5


class Bot:
    """Tries each action in a few imagined worlds, and plays these to their end at random."""

    def answer(self, view: fistful.View, seed: int) -> int:
        return max(view.actions, key=lambda action: self.wins(view, action, seed))

    def wins(self, view: fistful.View, action: int, seed: int) -> int:
        won = 0
        for number in range(WORLDS):
            world = view.imagine(seed + number)
            world.play(view.seat, action)
            won += view.seat in fistful.playout(world, number).winners
        return won
