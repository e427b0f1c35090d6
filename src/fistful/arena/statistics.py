"""What a sample of a size that was fixed before says: an interval for a share.

A sample is one deal, not one game: the games of a deal share its luck. For a match that ends when its results say so,
`sequence` has an interval that holds whenever one looks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

ERROR: Final = 0.05
"""How often an interval may miss."""


class Interval(NamedTuple):
    """An estimate with its bounds."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float], equal: float, error: float = ERROR) -> Interval:
    """The mean share with its interval, of 95 % unless another error is given.

    Two samples at an equal distance from an equal share are added to its variance, all won and all lost,
    so that a few deals with the same result are not taken for certainty.
    """
    spread = [*shares, 0.0, 2 * equal]
    width = NormalDist().inv_cdf(1 - error / 2) * math.sqrt(variance(spread) / len(shares))
    mean = fmean(shares)
    return Interval(mean, max(0.0, mean - width), min(1.0, mean + width))
