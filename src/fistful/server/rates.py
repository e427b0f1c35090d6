"""How often one address may ask something over HTTP and open sockets, before anything of what it asks is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request

from fistful.engine.errors import TableRefusal
from fistful.server.pace import Pace, household
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


class Door:
    """Where sockets come in: how often each household opens one, and how many it has open."""

    def __init__(self, limits: Doors | None) -> None:
        self._limits = limits
        self._opening = None if limits is None else Pace(limits.open.second, limits.open.burst)
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        """The households that have a socket open."""
        return len(self._held)

    @contextmanager
    def through(self, who: str) -> Iterator[None]:
        """Hold a socket while the block lasts; TableRefusal if it is one too many."""
        self._admit(who)
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]

    def _admit(self, who: str) -> None:
        if self._limits is None or self._opening is None:
            return
        wait = self._opening.take(who)
        if wait > 0.0:
            raise TableRefusal("door", seconds=int(wait) + 1)
        if self._held[who] >= self._limits.held:
            raise TableRefusal("crowded", most=self._limits.held)


def asker(scope: Mapping[str, Any]) -> str:
    """Who asks, as far as an address tells."""
    return household(address(scope))


def address(scope: Mapping[str, Any]) -> str:
    """Where somebody asks from. A proxy on this machine is believed what it forwards, as uvicorn does."""
    client = scope.get("client")
    return str(client[0]) if client else ""
