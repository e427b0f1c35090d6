"""The application: HTTP by Litestar, sockets past it, and all the parts put together."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, get
from litestar.di import NamedDependency, Provide

from fistful.engine.errors import TableRefusal
from fistful.server.core.clock import Clock
from fistful.server.core.settings import Settings
from fistful.server.net import account_routes, game_routes, reference, sockets, static, table_routes
from fistful.server.net.addresses import address_of, household_of
from fistful.server.net.describing import SAFE, described
from fistful.server.net.headers import with_policy
from fistful.server.net.hosts import Hosts, same_origin
from fistful.server.net.limits import API, RequestLimits, SocketAdmission
from fistful.server.net.refusing import WHICH_METHODS, AnyRequest, Refusing
from fistful.server.people.accounts import Accounts
from fistful.server.people.ratings import Contest
from fistful.server.people.sanctions import Sanctions
from fistful.server.play.hub import Hub
from fistful.server.play.openings import Openings
from fistful.server.store.reader import ASKING
from fistful.server.store.storage import Storage
from fistful.server.tables.fold import Unfoldable, fold
from fistful.server.tables.table import Table

SOCKET: Final = re.compile(r"/api/tables/([a-z0-9]{12})/socket")
LONGEST_BODY: Final = 64 * 1024
SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which Python switches threads; with its default the writer's commits would hold up the loop."""


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """Ask whether the process is alive.

    Answers `ok` at once, whatever the tables do.
    """
    return "ok"


@get("/ready", media_type=MediaType.TEXT)
async def ready(hub: NamedDependency[Hub]) -> str:
    """Ask whether tables can be played.

    Answers `ok` when the database takes a write, which is tried at most once a second; 503 with the reason if not.
    """
    why = await hub.health.check()
    if why is not None:
        raise TableRefusal("not-ready", why=why)
    return "ok"


class Application:
    """What uvicorn runs: sockets go straight to the hub, everything else through Litestar."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL)
        storage = Storage.at(settings.data, settings.database)
        limits = settings.per_address
        sanctions = Sanctions.stored(storage.engine)
        keeping = None if limits is None else limits.kept_names
        self.accounts = Accounts(storage.engine, keeping=keeping, known=sanctions)
        self.hub = Hub(settings, storage, self.accounts.one_by_one, clock, sanctions)
        self.openings = Openings(self.hub, self.accounts)
        self.hub.when_over.append(self._rate)
        self.refusing = Refusing(self.hub.metrics.refused)
        self.hosts = Hosts(settings.host, settings.allowed_hosts)
        self.requests = RequestLimits(settings.http)
        self.admission = SocketAdmission(settings.per_address)
        self.http = Litestar(
            route_handlers=[
                *game_routes.ROUTES,
                *table_routes.ROUTES,
                *account_routes.ROUTES,
                *described("host", [health, ready]),
                static.show_docs,
                static.show_page,
            ],
            dependencies={
                "hub": Provide(lambda: self.hub, sync_to_thread=False),
                "openings": Provide(lambda: self.openings, sync_to_thread=False),
                "accounts": Provide(lambda: self.accounts, sync_to_thread=False),
                "language": Provide(game_routes.chosen_language, sync_to_thread=False),
            },
            before_request=self._admit,
            exception_handlers=self.refusing.handlers,
            lifespan=[self._lifespan],
            openapi_config=reference.config(),
            request_max_body_size=LONGEST_BODY,
            logging_config=None,
            debug=False,
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await self.hub.start()
        self.hub.run(self._rate_missed())
        yield
        await self.accounts.note_passed_over()
        await self.hub.stop()
        self.accounts.close()

    async def _admit(self, request: AnyRequest) -> None:
        """Refuse requests that come too often, or from banned addresses, and changes that another site's page wants."""
        ASKING.set(household_of(request.scope))
        await self.requests.take(request)
        if request.scope["path"].startswith(API):
            self.hub.sanctions.check_address(address_of(request.scope))
        if request.method not in SAFE and not same_origin(request.scope, self.hub.settings.origins):
            raise TableRefusal("origin")

    async def _rate(self, table: Table) -> None:
        """A game is over: it may count for ratings."""
        if await self.accounts.rate(Contest.at(table)):
            self.hub.metrics.rated.labels(table.opened.game).inc()

    async def _rate_missed(self) -> None:
        """Rate the games that ended just before the server stopped."""
        for id in await self.accounts.unrated():
            try:
                entries = await asyncio.to_thread(self.hub.storage.read, id)
                table = await asyncio.to_thread(fold, id, entries)
            except Unfoldable as error:
                self.hub.put_aside(error)
            else:
                await self._rate(table)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        elif scope["type"] == "http":
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}  # uvicorn sends only the head of the answer
            elif scope["method"] == "OPTIONS":
                scope = {**scope, "method": WHICH_METHODS}
            send = with_policy(send)
            if self.hosts.knows(scope):
                await self.http(scope, receive, send)
            else:
                await self.refusing.turn_away(TableRefusal("host"), scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def _serve_socket(self, scope: Any, receive: Any, send: Any) -> None:
        table = SOCKET.fullmatch(scope["path"])
        known = self.hosts.knows(scope)
        if not known:
            self.hub.metrics.refused(TableRefusal("host"))
        if table is None or not known:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await sockets.serve(self.hub, self.admission, table[1], scope, receive, send)
