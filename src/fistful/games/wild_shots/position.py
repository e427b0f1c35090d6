"""The position of Wild Shots: its state, with its behaviour forwarded to the other modules."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.wire import Outcome
from fistful.games.wild_shots import scoring, view
from fistful.games.wild_shots.state import WildShotsState
from fistful.games.wild_shots.wire import WildShotsView


class WildShotsPosition(WildShotsState):
    """One moment of a game of Wild Shots."""

    def copy(self) -> WildShotsPosition:
        return WildShotsPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> WildShotsView:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        return view.whereabouts(self)
