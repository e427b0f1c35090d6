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


class Judge:
    """The judge of any game: play to the end, at random, and count wins. A game may know better."""

    def __init__(self, curiosity: float = CURIOSITY) -> None:
        self.curiosity: Final = curiosity
        """How much to explore at a single seat's decision: less if the choices differ less in value."""

    def nearer(self, view: View) -> Judge:
        """The judge for a search from this view: one that looks closer, if there is little left to play."""
        return self

    def horizon(self, position: Position) -> i64:
        """A number that rises where a playout may stop, such as that of the round."""
        return 0

    def reach(self, position: Position) -> i64:
        """How much it must rise before a playout stops."""
        return 1

    def worth(self, position: Position, seat: i64) -> float:
        """The share of the win, 0…1, that a seat has or may expect; a game that nobody wins is shared by all."""
        equal = 1.0 / float(position.setup.seats)
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
        """Whether what others may choose in a sealed decision hangs on cards that only they see.

        Then every world offers them something else: their choices are drawn as likely, not learnt.
        """
        return False

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """What a seat may do in a playout."""
        return position.pick(seat, chance)
