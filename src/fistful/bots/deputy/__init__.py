"""`deputy`: a few rules of thumb for each game, one file per game. No search, no imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fistful.bots.bot import Thought
from fistful.bots.deputy import boomtown_bandits, loot_shoot_whisky, looterz, shootout, wild_shots
from fistful.engine.chance import Fast, fast
from fistful.engine.wire import View

Thumb = Callable[[Any, Fast], int]
"""Rules of thumb: from a view and a little chance to an action."""

THUMBS: Final[dict[str, Thumb]] = {
    "boomtown-bandits": boomtown_bandits.move,
    "loot-shoot-whisky": loot_shoot_whisky.plan,
    "looterz": looterz.move,
    "shootout": shootout.move,
    "wild-shots": wild_shots.card,
}


def any_action(view: View, chance: Fast) -> int:
    """Any legal action, in a game without rules of thumb."""
    return view.actions[chance.below(len(view.actions), "deputy")]


class Deputy:
    """Plays by the rules of thumb for one game."""

    def __init__(self, game: str) -> None:
        self.thumb: Final = THUMBS.get(game, any_action)

    def answer(self, view: View, seed: int) -> int:
        return view.actions[0] if len(view.actions) == 1 else self.thumb(view, fast(seed))

    def think(self, view: View, seed: int) -> Thought:
        return Thought(self.answer(view, seed), 0)
