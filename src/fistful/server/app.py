"""The application: HTTP by Litestar, sockets past it, and all parts put together."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.server import game_routes, sockets, static, table_routes
from fistful.server.hub import Hub, Sitter
from fistful.server.refusals import refusal, status
from fistful.server.settings import Settings
from fistful.server.storage import Storage
from fistful.server.timing import Clock

SOCKET: Final = re.compile(r"/api/tables/([a-z0-9]{12})/socket")
LONGEST_BODY: Final = 64 * 1024
SWITCH_INTERVAL: Final = 0.0005
"""Seconds for which a thread may keep others waiting: the writer's commits would else hold up the loop."""


class Guests:
    """Everybody is a guest under the name they give."""

    async def sitter(self, token: str | None, wanted: str | None, taken: Collection[str]) -> Sitter:
        name = wanted or "Stranger"
        number = 2
        while name in taken:
            name, number = f"{wanted or 'Stranger'} {number}", number + 1
        return Sitter(name[:24], None)


@get("/health", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=True)
def ready(hub: NamedDependency[Hub]) -> str:
    """The database answers."""
    hub.storage.timed_tables()
    return "ok"


class Application:
    """What uvicorn runs: sockets go to the hub at once, everything else through Litestar."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL)
        storage = Storage.at(settings.data, settings.database)
        self.hub = Hub(settings, storage, Guests(), clock)
        self.http = Litestar(
            route_handlers=[*game_routes.ROUTES, *table_routes.ROUTES, health, ready, static.show_page],
            dependencies={"hub": Provide(lambda: self.hub, sync_to_thread=False)},
            exception_handlers={FistfulError: refuse, HTTPException: refuse_request},
            lifespan=[self._lifespan],
            openapi_config=OpenAPIConfig(title="Fistful", version="1", path="/schema"),
            request_max_body_size=LONGEST_BODY,
            logging_config=None,
            debug=False,
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await self.hub.start()
        yield
        await self.hub.stop()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            table = SOCKET.fullmatch(scope["path"])
            if table is None:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await sockets.serve(self.hub, table[1], scope, receive, send)
        else:
            await self.http(scope, receive, send)


def refuse(_request: Request[Any, Any, Any], error: FistfulError) -> Response[bytes]:
    return Response(msgspec.json.encode(refusal(error)), status_code=status(error), media_type="application/json")


def refuse_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses, as a refusal like all others."""
    if error.status_code in (404, 405):
        why = TableRefusal("no-such-page")
    elif error.status_code == 413:
        why = TableRefusal("too-large")
    else:
        why = TableRefusal("bad-request", why=str(error.detail)[:200])
    return Response(msgspec.json.encode(refusal(why)), status_code=error.status_code, media_type="application/json")
