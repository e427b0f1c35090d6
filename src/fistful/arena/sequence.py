"""What samples say however often one looks: a test and an interval that hold at every moment of a match.

Suppose that the mean of the samples is m, and let gamblers bet against it. Each of them stakes a fixed part of what it
owns on every sample, half of them on higher than m and half on lower, at odds that are fair if the mean is m. Their
common wealth is 1 at first; that it is ever 20 or more has a chance of at most 5 % then (Ville's inequality). So a mean
against which they own that much is excluded, and it does not matter when, how often or why one looks.

The method is that of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (Journal of the
Royal Statistical Society B 86, 2024). A mixture of fixed bets instead of bets that follow the samples is a universal
portfolio, as in Orabona and Jun, "Tight concentrations and confidence sequences from the regret of universal
portfolio" (IEEE Transactions on Information Theory 70, 2024); it makes the order of the samples irrelevant.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

from fistful.arena.statistics import ERROR, Interval

BETS: Final = tuple(0.95 / 2**number for number in range(8))
"""The parts of their wealth that gamblers bet: large ones find large differences soon, small ones small differences."""
PRECISION: Final = 2.0**-40
"""How exactly the ends of an interval are computed."""


class Evidence:
    """Independent samples between 0 and 1 with the same mean. Their order does not matter, only how often each came."""

    def __init__(self, samples: Iterable[float] = ()) -> None:
        self.counts: Final = Counter(samples)

    def add(self, sample: float) -> None:
        self.counts[sample] += 1

    @property
    def mean(self) -> float:
        return math.fsum(sample * times for sample, times in self.counts.items()) / self.counts.total()

    def log_wealth(self, mean: float) -> float:
        """The logarithm of what those own by now who bet that this is not the mean.

        A bet of b on "higher" multiplies what was bet with by 1 - b + b sample / mean.
        """
        higher = [(sample / mean, times) for sample, times in self.counts.items()]
        lower = [((1 - sample) / (1 - mean), times) for sample, times in self.counts.items()]
        logs = [
            sum(times * math.log1p(bet * (odds - 1)) for odds, times in outcomes)
            for outcomes in (higher, lower)
            for bet in BETS
        ]
        most = max(logs)
        return most + math.log(math.fsum(math.exp(log - most) for log in logs) / len(logs))

    def excludes(self, mean: float, error: float = ERROR) -> bool:
        """Whether this is not the mean. In at most this share of matches that is said, ever, of the true mean."""
        return self.log_wealth(mean) >= -math.log(error)

    def interval(self, error: float = ERROR) -> Interval:
        """All means that are not excluded.

        They lie together, as the wealth is a convex function of the mean; and the mean of the samples is one of them.
        """
        middle = self.mean
        return Interval(middle, self._end(0.0, middle, error), self._end(1.0, middle, error))

    def _end(self, outside: float, inside: float, error: float) -> float:
        """The end of the interval between a mean that is at most its end and one that is in it, by halving."""
        while abs(outside - inside) > PRECISION:
            mean = (outside + inside) / 2
            if self.excludes(mean, error):
                outside = mean
            else:
                inside = mean
        return outside
