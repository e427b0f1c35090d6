"""How often something may be done: token buckets, which refill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

MOST_BUCKETS: Final = 10_000
"""Buckets kept at a time; the least recently used one makes room."""


class Rate(msgspec.Struct, frozen=True):
    """How often something may be done: a second in the long run, and at once."""

    second: float
    burst: float


class Bucket:
    """Holds up to a burst of tokens and regains them at its rate."""

    __slots__ = ("burst", "left", "second", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.second = rate.second
        self.burst = self.left = rate.burst
        self.since = now

    def take(self, now: float) -> float:
        """Take one token: 0.0, or the seconds until there is one."""
        left = self.left + (now - self.since) * self.second
        self.since = now
        left = min(left, self.burst)
        if left < 1.0:
            self.left = left
            return (1.0 - left) / self.second
        self.left = left - 1.0
        return 0.0


class Buckets:
    """One bucket for each of many keys, such as addresses."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> float:
        """Take one token from this key's bucket: 0.0, or the seconds until there is one."""
        now = self.clock()
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(now)
