"""The application: HTTP by Litestar, sockets past it, and all the parts put together."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.server.core import faults
from fistful.server.core.clock import Clock
from fistful.server.core.refusals import refusal, status
from fistful.server.core.settings import Settings
from fistful.server.net import account_routes, game_routes, reference, sockets, static, table_routes
from fistful.server.net.describing import SAFE, described
from fistful.server.net.limits import RequestLimits, SocketAdmission
from fistful.server.people.accounts import Accounts
from fistful.server.people.ratings import Contest
from fistful.server.play.hub import Hub
from fistful.server.store.storage import Storage
from fistful.server.tables.fold import fold
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


@get("/ready", media_type=MediaType.TEXT, sync_to_thread=True)
def ready(hub: NamedDependency[Hub]) -> str:
    """Ask whether tables can be played.

    Answers `ok` when the database answers.
    """
    hub.storage.timed_tables()
    return "ok"


class Application:
    """What uvicorn runs: sockets go straight to the hub, everything else through Litestar."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL)
        storage = Storage.at(settings.data, settings.database)
        self.accounts = Accounts(storage.engine)
        self.hub = Hub(settings, storage, self.accounts, clock)
        self.hub.when_over.append(self._rate)
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
                "accounts": Provide(lambda: self.accounts, sync_to_thread=False),
                "language": Provide(game_routes.chosen_language, sync_to_thread=False),
            },
            before_request=self._admit,
            exception_handlers={
                FistfulError: self._refuse,
                HTTPException: refuse_request,
                RecursionError: refuse_body,
                UnicodeDecodeError: refuse_body,
                Exception: refuse_after_fault,
            },
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
        await self.hub.stop()
        self.accounts.close()

    async def _admit(self, request: Request[Any, Any, Any]) -> None:
        """Refuse requests that come too often, and changes that another site's page asks for in a visitor's name."""
        self.requests.take(request)
        if request.method not in SAFE and not sockets.same_origin(request.scope, self.hub.settings.origins):
            raise TableRefusal("origin")

    async def _rate(self, table: Table) -> None:
        """A game is over: it may count for ratings."""
        if await self.accounts.rate(Contest.at(table)):
            self.hub.metrics.rated.labels(table.opened.game).inc()

    async def _rate_missed(self) -> None:
        """Rate the games that ended just before the server stopped."""
        for id in await self.accounts.unrated():
            entries = await asyncio.to_thread(self.hub.storage.read, id)
            await self._rate(await asyncio.to_thread(fold, id, entries))

    def _refuse(self, _request: Request[Any, Any, Any], error: FistfulError) -> Response[bytes]:
        self.hub.metrics.refused(error)
        seconds = error.params.get("seconds")
        headers = {} if seconds is None else {"retry-after": str(seconds)}
        answer = msgspec.json.encode(refusal(error))
        return Response(answer, status_code=status(error), media_type="application/json", headers=headers)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            table = SOCKET.fullmatch(scope["path"])
            if table is None:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await sockets.serve(self.hub, self.admission, table[1], scope, receive, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn sends only the head of the answer
        await self.http(scope, receive, send)


def refuse_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses, as a refusal like any other."""
    if error.status_code in (404, 405):
        why = TableRefusal("no-such-page")
    elif error.status_code == 413:
        why = TableRefusal("too-large")
    else:
        why = TableRefusal("bad-request", why=str(error.detail)[:200])
    allowed = (error.headers or {}).get("allow", "")
    headers = {"allow": allowed.replace("GET", "GET, HEAD")} if allowed else {}
    answer = msgspec.json.encode(refusal(why))
    return Response(answer, status_code=error.status_code, media_type="application/json", headers=headers)


def refuse_body(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What the framework cannot read and does not refuse itself: JSON nested too deeply, or not in UTF-8."""
    why = "it is nested too deeply" if isinstance(error, RecursionError) else "it is not UTF-8"
    answer = msgspec.json.encode(refusal(TableRefusal("bad-request", why=why)))
    return Response(answer, status_code=400, media_type="application/json")


def refuse_after_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An unforeseen fault: the visitor is told that it failed, and the log says where."""
    faults.note(request.route_handler.handler_name, error)
    why = TableRefusal("failed")
    return Response(msgspec.json.encode(refusal(why)), status_code=status(why), media_type="application/json")
