"""The position of Looterz: its state, with its behaviour forwarded to the other modules."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.wire import Outcome
from fistful.games.looterz import scoring, view
from fistful.games.looterz.state import LooterzState
from fistful.games.looterz.wire import LooterzView


class LooterzPosition(LooterzState):
    """One moment of a game of Looterz."""

    def copy(self) -> LooterzPosition:
        return LooterzPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> LooterzView:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        return view.whereabouts(self)
