"""What a search of Boomtown Bandits looks for: the money at the end of the round."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from fistful.engine.position import Position
from fistful.games.boomtown_bandits import scoring
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.search.judge import Judge

SPREAD: Final = 700.0
"""How much money is little while there are rounds to come."""


class BoomtownJudge(Judge):
    """A round is the horizon; money and bonuses become chances to win."""

    def horizon(self, position: Position) -> i64:
        assert isinstance(position, BoomtownBanditsPosition)
        return position.round

    def worth(self, position: Position, seat: i64) -> float:
        """A softmax of everyone's money, as if bonuses were given now; once it is over, what it came to."""
        assert isinstance(position, BoomtownBanditsPosition)
        if position.waiting == 0:
            return super().worth(position, seat)
        own = scoring.money(position, seat)
        others = 0.0
        for other in range(position.rules.seats):
            others += math.exp(float(scoring.money(position, other) - own) / SPREAD)
        return 1.0 / others
