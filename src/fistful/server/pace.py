"""How often something may be tried: a bucket of tries that refills with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

OWN_BITS: Final = 64
"""Of an IPv6 address, what belongs to one household; the rest it chooses as it likes."""
MOST_BUCKETS: Final = 10_000
"""Buckets kept at a time; the one that was used longest ago makes room."""


class Bucket:
    """Holds up to `burst` tries and regains `rate` of them a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = now

    def take(self, now: float) -> float:
        """Take one try: 0.0, or the seconds until there is one."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1.0:
            return (1.0 - self.left) / self.rate
        self.left -= 1.0
        return 0.0


class Pace:
    """One bucket for each of many askers."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, asker: str) -> float:
        """Take one try of this asker's: 0.0, or the seconds until there is one."""
        now = self.clock()
        bucket = self._buckets.pop(asker, None) or Bucket(self.rate, self.burst, now)
        self._buckets[asker] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def household(address: str) -> str:
    """Whom an address belongs to, as far as one can tell: itself, or the network of an IPv6 address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    return str(known.ipv4_mapped or ipaddress.ip_network((known, OWN_BITS), strict=False))


def is_own(address: str) -> bool:
    """Whether an address is one that a machine has for itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
