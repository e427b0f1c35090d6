"""`deputy`: the rules of thumb of a game. No search, no imagined worlds."""

from __future__ import annotations

from typing import Final

from fistful.engine.bot import Thought
from fistful.engine.chance import fast
from fistful.engine.registry import game
from fistful.engine.wire import View


class Deputy:
    """Goes by the rules of thumb of one game."""

    def __init__(self, level: str, slug: str) -> None:
        self.level: Final = level
        self.hooks: Final = game(slug).bots

    def answer(self, view: View, seed: int) -> int:
        if len(view.actions) == 1:
            return view.actions[0]
        quick = self.hooks.react(view, self.level)
        return self.hooks.thumb(view, fast(seed)) if quick is None else quick

    def think(self, view: View, seed: int) -> Thought:
        return Thought(self.answer(view, seed), 0)
