"""Timing in this process: the median of five runs, and one JSON line for each comparison."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

RUNS = 5
LEAST_SECONDS = 0.4


@dataclass(frozen=True)
class Result:
    """One of our figures and one of a peer's; `ratio` is how many times better ours is."""

    bench: str
    unit: str
    ours: float
    peer: str
    theirs: float
    ratio: float
    target: float | None

    def line(self) -> str:
        return json.dumps({**asdict(self), "reached": self.target is None or self.ratio >= self.target})


def rate(work: Callable[[], float]) -> float:
    """The work done per second; each call returns how much it did."""
    rates = []
    work()
    for _ in range(RUNS):
        done = 0.0
        started = time.perf_counter()
        while (passed := time.perf_counter() - started) < LEAST_SECONDS:
            done += work()
        rates.append(done / passed)
    return statistics.median(rates)


def microseconds(call: Callable[[], object], times: int = 2000) -> float:
    """What one call costs."""

    def work() -> float:
        for _ in range(times):
            call()
        return times

    return 1e6 / rate(work)


def faster(bench: str, unit: str, ours: float, peer: str, theirs: float, target: float | None) -> Result:
    """A comparison in which more is better."""
    return Result(bench, unit, round(ours, 3), peer, round(theirs, 3), round(ours / theirs, 2), target)


def cheaper(bench: str, ours: float, peer: str, theirs: float, target: float | None, unit: str = "µs") -> Result:
    """A comparison of costs: the ratio is theirs to ours."""
    return Result(bench, unit, round(ours, 3), peer, round(theirs, 3), round(theirs / ours, 2), target)
