"""The tables as they are drawn: one module for each game, and one for games that have none.

Each draws a view on a canvas of whatever size there is, and says in which phase the game is. No rules are here.
"""

from __future__ import annotations

from typing import Protocol

from fistful.terminal.canvas import Canvas
from fistful.terminal.tables import boomtown_bandits, loot_shoot_whisky, looterz, other, shootout, wild_shots
from fistful.terminal.tables.scene import Scene


class Drawing(Protocol):
    """How a game is drawn."""

    HELD: frozenset[str]
    """Events that are told on the table as it was before them."""

    def phase(self, scene: Scene, /) -> str:
        """Where the game stands, in a few words."""

    def draw(self, scene: Scene, canvas: Canvas, /) -> None:
        """Everything that the view shows."""


DRAWINGS: dict[str, Drawing] = {
    "boomtown-bandits": boomtown_bandits,
    "loot-shoot-whisky": loot_shoot_whisky,
    "looterz": looterz,
    "shootout": shootout,
    "wild-shots": wild_shots,
}


def drawing(game: str) -> Drawing:
    """How this game is drawn: any that has no drawing of its own as labelled lines."""
    return DRAWINGS.get(game, other)
