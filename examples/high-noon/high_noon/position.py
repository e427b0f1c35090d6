"""The position of High Noon: its state, with what the other modules say of it."""

from __future__ import annotations

from fistful.engine.wire import Outcome
from high_noon import view
from high_noon.state import HighNoonState
from high_noon.wire import HighNoonView


class HighNoonPosition(HighNoonState):
    """One moment of a game of High Noon."""

    def copy(self) -> HighNoonPosition:
        return HighNoonPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        """HIN-4: most nuggets win; several may share the win."""
        best = max(self.nuggets)
        winners = tuple(seat for seat, nuggets in enumerate(self.nuggets) if nuggets == best)
        return Outcome(winners, tuple(self.nuggets), "most-nuggets")

    def look(self, seat: int, everything: bool) -> HighNoonView:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        places = {f"hand {seat}": [str(card) for card in hand] for seat, hand in enumerate(self.hands)}
        places["drawn"] = [str(card) for duel in self.drawn for card in duel]
        places["aside"] = [str(card) for card in self.undealt]
        return places
