"""The position of Boomtown Bandits: its state, with its behaviour forwarded to the other modules."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Outcome
from fistful.games.boomtown_bandits import question, scoring, ticks, view, windows
from fistful.games.boomtown_bandits.facts import WAIT
from fistful.games.boomtown_bandits.state import BoomtownState
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView


class BoomtownBanditsPosition(BoomtownState):
    """One moment of a game of Boomtown Bandits."""

    def copy(self) -> BoomtownBanditsPosition:
        return BoomtownBanditsPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> BoomtownBanditsView:
        return view.look(self, seat, everything)

    def timed(self) -> i64:
        return ticks.number(self)

    def bout_start(self) -> i64:
        return ticks.bout_start(self)

    def silent(self) -> i64:
        return WAIT

    def passing(self) -> i64:
        asked = question.card_window(self)
        return UNCHOSEN if asked is None else asked.passing

    def hides_choosers(self) -> bool:
        return windows.is_open(self)

    def order_of(self, seat: i64) -> i64:
        return windows.order_of(self, seat)

    def whereabouts(self) -> dict[str, list[str]]:
        return view.whereabouts(self)
