"""What a bot is."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from fistful.engine.wire import View


class Thought(NamedTuple):
    """An answer, and how many imagined games or positions it rests on."""

    action: int
    simulations: int


class Bot(Protocol):
    """Is asked with a view whose seat has an open decision. Equal views and seeds get equal answers."""

    def answer(self, view: View, seed: int) -> int:
        """One of `view.actions`."""

    def think(self, view: View, seed: int) -> Thought:
        """The same answer, with what it cost."""
