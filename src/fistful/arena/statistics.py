"""What samples say: an interval for a share, and whether a difference is decided.

A sample is one deal, not one game: the games of a deal share its luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
ERROR: Final = 0.05
"""How often a test may decide wrongly, either way."""
DIFFERENCE: Final = 0.1
"""The difference of two shares that a test must tell from its opposite."""


class Interval(NamedTuple):
    """An estimate with its bounds."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float], equal: float) -> Interval:
    """The mean share with its 95 % interval.

    Two samples at an equal distance from an equal share are added to its variance, all won and all lost,
    so that a few deals with the same result are not taken for certainty.
    """
    spread = [*shares, 0.0, 2 * equal]
    error = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * math.sqrt(variance(spread) / len(shares))
    mean = fmean(shares)
    return Interval(mean, max(0.0, mean - error), min(1.0, mean + error))


def log_likelihood_ratio(differences: Sequence[float]) -> float:
    """How much likelier the samples are if the first is better by `DIFFERENCE` than if it is worse by it.

    The generalised sequential test with a normal model: 2 d n mean / variance.
    """
    spread = [*differences, -1.0, 1.0]
    return 2 * DIFFERENCE * sum(differences) / variance(spread)


def verdict(differences: Sequence[float]) -> int:
    """1 if the first is better, -1 if the second is, 0 while that is open: Wald's sequential test."""
    bound = math.log((1 - ERROR) / ERROR)
    ratio = log_likelihood_ratio(differences)
    return 1 if ratio >= bound else -1 if ratio <= -bound else 0
