"""`sheriff`: searches worlds imagined from its view, with a budget counted in simulations."""

from __future__ import annotations

from typing import Final, SupportsIndex

from fistful.engine.chance import fast
from fistful.engine.registry import game, setting
from fistful.engine.wire import Thought, View
from fistful.search.ismcts import Search

UNLIMITED: Final = 1 << 40
"""Milliseconds: more than anybody waits."""
IDLE: Final = ("pass", "show ")
"""How actions that do nothing begin; if only such actions are legal, there is nothing to think about."""


class Sheriff:
    """Information-set search; a part of its game's budget makes it a quicker, weaker one."""

    def __init__(self, level: str, slug: str, part: float, most_ms: int = UNLIMITED) -> None:
        self.level: Final = level
        self.hooks: Final = game(slug).bots
        self.simulations: Final = max(1, round(self.hooks.budget * part))
        self.most_ms: Final = most_ms
        """Where somebody waits for the answer: after how much time it is given, with fewer simulations."""

    def answer(self, view: View, seed: SupportsIndex) -> int:
        return self.think(view, seed).action

    def think(self, view: View, seed: SupportsIndex) -> Thought:
        game, setup = setting(view)
        if len(view.actions) == 1 or all(game.text(action).startswith(IDLE) for action in view.actions):
            return Thought(view.actions[0], 0)
        quick = self.hooks.react(view, self.level, fast(seed))
        if quick is not None:
            return Thought(quick, 0)
        search = Search(game, setup, view, self.hooks.evaluator, seed)
        search.run(self.simulations, self.most_ms)
        return Thought(search.answer(), search.simulations)
