"""How often one address may ask something over HTTP and open sockets, before anything of what it asks is read."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request

from fistful.engine.errors import TableRefusal
from fistful.server.pace import Bucket, Pace, household
from fistful.server.settings import Doors, HttpRates

API: Final = "/api/"
COST: Final = "cost"
SIT: Final = {COST: "sit"}
FOLD: Final = {COST: "fold"}
"""What a route says that costs more than a look: the name of its rate."""


class Rates:
    """The buckets of all who ask, each for one route and one household."""

    def __init__(self, rates: HttpRates | None) -> None:
        named = {} if rates is None else {"look": rates.look, "sit": rates.sit, "fold": rates.fold}
        self._paces = {name: Pace(rate.second, rate.burst) for name, rate in named.items()}

    def take(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what is asked too often."""
        if not self._paces or not request.scope["path"].startswith(API):
            return
        route = request.route_handler
        wait = self._paces[route.opt.get(COST, "look")].take(f"{route.handler_name} {asker(request.scope)}")
        if wait > 0.0:
            raise TableRefusal("too-often", seconds=int(wait) + 1)


class Household:
    """The sockets of one address: how many there are, and how much they may say together."""

    __slots__ = ("sockets", "words")

    def __init__(self, words: Bucket) -> None:
        self.sockets = 0
        self.words = words


class Door:
    """Where sockets come in: how often each household opens one, and how many it has open."""

    def __init__(self, limits: Doors | None) -> None:
        self._limits = limits
        self._opening = None if limits is None else Pace(limits.open.second, limits.open.burst)
        self._households: dict[str, Household] = {}

    def __len__(self) -> int:
        """The households that have a socket open."""
        return len(self._households)

    @contextmanager
    def through(self, who: str) -> Iterator[Bucket | None]:
        """Hold a socket while the block lasts, and share what its household may say; TableRefusal for one too many."""
        if self._limits is None or self._opening is None:
            yield None
            return
        wait = self._opening.take(who)
        if wait > 0.0:
            raise TableRefusal("door", seconds=int(wait) + 1)
        words = self._limits.words
        here = self._households.get(who) or Household(Bucket(words.second, words.burst, time.monotonic()))
        if here.sockets >= self._limits.held:
            raise TableRefusal("crowded", most=self._limits.held)
        self._households[who] = here
        here.sockets += 1
        try:
            yield here.words
        finally:
            here.sockets -= 1
            if not here.sockets:
                del self._households[who]


def asker(scope: Mapping[str, Any]) -> str:
    """Who asks, as far as an address tells."""
    return household(address(scope))


def address(scope: Mapping[str, Any]) -> str:
    """Where somebody asks from. A proxy on this machine is believed what it forwards, as uvicorn does."""
    client = scope.get("client")
    return str(client[0]) if client else ""
