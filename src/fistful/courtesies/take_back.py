"""Taking moves back in a game against bots: the game goes on from a copy of the position before the last decision."""

from __future__ import annotations

from copy import copy

from fistful.engine.position import Position


class Kept:
    """The positions before a person's decisions, the latest last; each tells what happens from then on."""

    def __init__(self) -> None:
        self._positions: list[Position] = []

    def keep(self, position: Position) -> None:
        """Remember this position, all of whose events have been taken."""
        self._positions.append(copy(position))

    def __len__(self) -> int:
        return len(self._positions)

    def take_back(self) -> Position:
        """The position before the last decision that was kept, which is forgotten."""
        return self._positions.pop()
