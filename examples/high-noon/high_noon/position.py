"""The position of High Noon: its state, with its behaviour forwarded to the other modules."""

from __future__ import annotations

from fistful.engine.wire import Outcome
from high_noon import scoring, view
from high_noon.state import HighNoonState
from high_noon.wire import HighNoonView


class HighNoonPosition(HighNoonState):
    """One moment of a game of High Noon."""

    def copy(self) -> HighNoonPosition:
        return HighNoonPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: int, everything: bool) -> HighNoonView:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        return view.whereabouts(self)
