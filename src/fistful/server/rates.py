"""How often one address may ask something over HTTP, before anything of what it asks is read."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection

from fistful.engine.errors import TableRefusal
from fistful.server.pace import Pace, household
from fistful.server.settings import HttpRates

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
        wait = self._paces[route.opt.get(COST, "look")].take(f"{route.handler_name} {asker(request)}")
        if wait > 0.0:
            raise TableRefusal("too-often", seconds=int(wait) + 1)


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, by address. A proxy on this machine is believed what it forwards, as uvicorn does."""
    return household(connection.client.host) if connection.client else ""
