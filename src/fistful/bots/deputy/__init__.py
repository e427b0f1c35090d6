"""`deputy`: a few rules of thumb for each game, one file a game. No search, no imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fistful.bots.bot import Thought
from fistful.bots.deputy import boomtown_bandits, loot_shoot_whisky, looterz, shootout, wild_shots
from fistful.engine.chance import Fast, fast
from fistful.engine.wire import View

Thumb = Callable[[Any, Fast], int]
"""Rules of thumb: a view of the game and a little chance make an action."""
Reaction = Callable[[Any, str, int], int]
"""A rule of thumb for one tick: a view, a level, and how many ticks late choices count."""

THUMBS: Final[dict[str, Thumb]] = {
    "boomtown-bandits": boomtown_bandits.move,
    "loot-shoot-whisky": loot_shoot_whisky.plan,
    "looterz": looterz.move,
    "shootout": shootout.move,
    "wild-shots": wild_shots.card,
}

REACTIONS: Final[dict[str, Reaction]] = {"boomtown-bandits": boomtown_bandits.react}


def reaction(view: View, level: str, late_ticks: int) -> int | None:
    """What a bot of this level chooses in a tick of a live table; None in a game without such a rule."""
    react = REACTIONS.get(view.game)
    return None if react is None else react(view, level, late_ticks)


def any_action(view: View, chance: Fast) -> int:
    """What there is to do in a game without rules of thumb."""
    return view.actions[chance.below(len(view.actions), "deputy")]


class Deputy:
    """Goes by the rules of thumb for one game."""

    def __init__(self, game: str) -> None:
        self.thumb: Final = THUMBS.get(game, any_action)

    def answer(self, view: View, seed: int) -> int:
        return view.actions[0] if len(view.actions) == 1 else self.thumb(view, fast(seed))

    def think(self, view: View, seed: int) -> Thought:
        return Thought(self.answer(view, seed), 0)
