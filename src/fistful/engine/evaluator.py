"""What a search must know about a game besides its rules: where to stop looking, and what a position is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.engine.wire import View

CURIOSITY: Final = 0.6
"""For results that are a win or a loss."""


class Evaluator:
    """Good for any game: playouts go to the end at random, and wins count. A game may know better."""

    def __init__(self, curiosity: float = CURIOSITY) -> None:
        self.curiosity: Final = curiosity
        """How much weight not knowing has at one seat's decision: the less the choices differ in worth, the less."""

    def for_view(self, view: View) -> Evaluator:
        """The evaluator for a search from this view: a more exact one where little is left to look at."""
        return self

    def horizon(self, position: Position) -> i64:
        """A number that rises where a playout may stop, such as the number of the round."""
        return 0

    def reach(self, position: Position) -> i64:
        """How far the horizon rises before a playout stops."""
        return 1

    def worth(self, position: Position, seat: i64) -> float:
        """The share of the win, 0…1, that a seat has or can expect; if nobody wins, all share."""
        equal = 1.0 / float(position.base.seats)
        if position.waiting != 0:
            return equal
        winners = position.result().winners
        if len(winners) == 0:
            return equal
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def suppose(self, position: Position, seat: i64, chance: Chance) -> None:
        """Make a world that this seat has just imagined more likely, by what others mostly do."""

    def considered(self, position: Position, seat: i64) -> vec[i64]:
        """The legal actions worth considering."""
        return position.legal(seat)

    def hides_options(self, position: Position) -> bool:
        """Whether the options of the others in a sealed decision depend on cards that only they see.

        Every world then offers them other choices, so these are drawn by `likely` and not learnt.
        """
        return False

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """What a seat does in a playout."""
        return position.pick(seat, chance)
