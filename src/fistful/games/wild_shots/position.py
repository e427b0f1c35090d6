"""The position of Wild Shots: its state, with what the other modules say of it."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Outcome, View
from fistful.games.wild_shots import scoring, view
from fistful.games.wild_shots.facts import CARD_TEXTS, SYMBOLS
from fistful.games.wild_shots.state import WildShotsState


class WildShotsPosition(WildShotsState):
    """One moment of a game of Wild Shots."""

    def copy(self) -> WildShotsPosition:
        return WildShotsPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        places: dict[str, list[str]] = {}
        for seat in range(self.setup.seats):
            places[f"hand {seat}"] = texts(self.hands[seat])
            places[f"taken {seat}"] = texts(self.taken[seat])
        places["trick"] = [CARD_TEXTS[self.trick[place]] for place in range(self.played)]
        places["aside"] = texts(self.aside)
        places["snake oil"] = [SYMBOLS[symbol] for symbol in self.oil]
        return places


def texts(mask: i64) -> list[str]:
    """The notation of each card of a set."""
    return [CARD_TEXTS[card] for card in bitset.listed(mask)]
