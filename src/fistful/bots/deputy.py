"""`deputy`: the rules of thumb of a game. No search, no imagined worlds."""

from __future__ import annotations

from typing import Final, SupportsIndex

from fistful.engine.chance import fast
from fistful.engine.registry import game
from fistful.engine.wire import Thought, View


class Deputy:
    """Goes by the rules of thumb of one game."""

    def __init__(self, level: str, slug: str) -> None:
        self.level: Final = level
        self.hooks: Final = game(slug).bots

    def answer(self, view: View, seed: SupportsIndex) -> int:
        if len(view.actions) == 1:
            return view.actions[0]
        chance = fast(seed)
        quick = self.hooks.react(view, self.level, chance)
        return self.hooks.thumb(view, chance) if quick is None else quick

    def think(self, view: View, seed: SupportsIndex) -> Thought:
        return Thought(self.answer(view, seed), 0)
