"""What a search of Boomtown Bandits looks for: the money at the end of the round."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.games.boomtown_bandits import scoring
from fistful.games.boomtown_bandits.facts import PASS_ROUND
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

    def options(self, position: Position, seat: i64) -> vec[i64]:
        """BTB-36: passing for the round gains nothing over passing in each of its windows."""
        legal = position.legal(seat)
        if len(legal) < 2 or legal[1] != PASS_ROUND:
            return legal
        out = vec[i64](capacity=len(legal))
        for action in legal:
            if action != PASS_ROUND:
                out = append(out, action)
        return out

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        options = self.options(position, seat)
        return options[chance.below(len(options), "choice")]
