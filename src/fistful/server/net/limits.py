"""How often one household may ask over HTTP and open sockets; checked before anything it sent is read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request

from fistful.engine.errors import TableRefusal
from fistful.server.core.rates import Bucket, Buckets
from fistful.server.core.settings import AddressLimits, HttpRates
from fistful.server.net.addresses import household_of

API: Final = "/api/"
COST: Final = "cost"
SIT: Final = {COST: "sit"}
FOLD: Final = {COST: "fold"}
"""The `opt` of a route that costs more than a look: the name of its rate."""
LONGEST_PAUSE: Final = 0.5
"""Seconds before a request is refused for haste: refusals cost time too, and a program refused at once asks again."""


class RequestLimits:
    """The buckets of HTTP requests, one for each route and household."""

    def __init__(self, rates: HttpRates | None) -> None:
        named = {} if rates is None else {"look": rates.look, "sit": rates.sit, "fold": rates.fold}
        self._buckets = {name: Buckets(rate) for name, rate in named.items()}

    async def take(self, request: Request[Any, Any, Any]) -> None:
        """Count a request; TableRefusal, though not at once, if it is one too many."""
        if not self._buckets or not request.scope["path"].startswith(API):
            return
        route = request.route_handler
        cost = route.opt.get(COST, "look")
        wait = self._buckets[cost].take(f"{route.handler_name} {household_of(request.scope)}")
        if wait > 0.0:
            await asyncio.sleep(min(wait, LONGEST_PAUSE))
            raise TableRefusal("too-often", seconds=int(wait) + 1)


class Household:
    """The sockets of one household: how many there are, and what they may send together."""

    __slots__ = ("messages", "sockets")

    def __init__(self, messages: Bucket) -> None:
        self.sockets = 0
        self.messages = messages


class SocketAdmission:
    """Counts how often each household opens sockets, and how many it has open."""

    def __init__(self, limits: AddressLimits | None) -> None:
        self._limits = limits
        self._opened = None if limits is None else Buckets(limits.opened)
        self._households: dict[str, Household] = {}

    def __len__(self) -> int:
        """How many households have a socket open."""
        return len(self._households)

    @contextmanager
    def admit(self, household: str) -> Iterator[Bucket | None]:
        """Count a socket while the block lasts; TableRefusal for one too many.

        The bucket is what the household's sockets may send together.
        """
        if self._limits is None or self._opened is None:
            yield None
            return
        wait = self._opened.take(household)
        if wait > 0.0:
            raise TableRefusal("door", seconds=int(wait) + 1)
        here = self._households.get(household) or Household(Bucket(self._limits.messages, time.monotonic()))
        if here.sockets >= self._limits.held:
            raise TableRefusal("crowded", most=self._limits.held)
        self._households[household] = here
        here.sockets += 1
        try:
            yield here.messages
        finally:
            here.sockets -= 1
            if not here.sockets:
                del self._households[household]
