"""The position of Shootout!: its state, with its behaviour forwarded to the other modules."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.agenda import kind_of
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Outcome
from fistful.games.shootout import kinds, scoring, view
from fistful.games.shootout.facts import PASS
from fistful.games.shootout.state import ShootoutState
from fistful.games.shootout.wire import ShootoutView


class ShootoutPosition(ShootoutState):
    """One moment of a game of Shootout!"""

    def copy(self) -> ShootoutPosition:
        return ShootoutPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> ShootoutView:
        return view.look(self, seat, everything)

    def passing(self) -> i64:
        return PASS if self.waiting and kinds.is_window(kind_of(self.step)) else UNCHOSEN

    def whereabouts(self) -> dict[str, list[str]]:
        return view.whereabouts(self)
