"""Where a running server hears its operator: a port of its own that only this machine can reach, with a secret.

The port is not the one that players use, so no proxy leads here. Still, what a proxy would add to a request is refused,
and so is any `Host` but this machine's own, which a page of another site could not avoid.
"""

from __future__ import annotations

import secrets
import time
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, delete, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from litestar.types import ASGIApp

import fistful.server
from fistful.engine.errors import TableRefusal
from fistful.protocol.bad_input import unreadable
from fistful.server.net.addresses import is_loopback, plain_address
from fistful.server.net.game_routes import list_games
from fistful.server.net.headers import with_policy
from fistful.server.net.refusing import Refusing
from fistful.server.net.static import Page
from fistful.server.operators import messages
from fistful.server.operators.door import Door
from fistful.server.operators.messages import PageLink
from fistful.server.operators.office import Office
from fistful.server.tables.commands import one_line

AnyRequest = Request[Any, Any, State]
RELAYED: Final = frozenset(
    {"forwarded", "via", "x-real-ip", "x-client-ip", "cf-connecting-ip", "true-client-ip", "x-original-host"}
)
FORWARDED: Final = "x-forwarded-"
"""What proxies add to the requests that they relay."""
BEARER: Final = "Bearer "
OPERATOR: Final = "x-operator"
"""The header in which the command says who runs it."""
LINK_SECONDS: Final = 300.0
SESSION_SECONDS: Final = 8 * 3600.0
"""How long a link to the page can be opened, and how long the page can be used then."""
HEADERS: Final = [
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
"""What every answer here says besides what all of the server do: other sites may neither frame nor use it."""
LONGEST_BODY: Final = 16 * 1024
LONGEST_NAME: Final = 40
UNNAMED: Final = "operator"
PAGE: Final = Page(Path(fistful.server.__file__).parent / "operator_page")
_decode = msgspec.json.Decoder(messages.AnyAsk).decode


class OpenPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link to the page."""

    key: str


class PageSession(msgspec.Struct, frozen=True):
    """What the page proves with that it may ask."""

    token: str


class Keys:
    """Secrets that are good for a while, each with the name of the operator who has it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._known: dict[str, tuple[str, float]] = {}

    def new(self, who: str) -> str:
        now = time.monotonic()
        self._known = {key: known for key, known in self._known.items() if known[1] > now}
        key = secrets.token_urlsafe(32)
        self._known[key] = (who, now + self._seconds)
        return key

    def who(self, key: str) -> str | None:
        """Whose key it is; None if it is nobody's, or no longer."""
        who, until = self._known.get(key, ("", 0.0))
        return who if until > time.monotonic() else None

    def use(self, key: str) -> str | None:
        """The same, and it is good no longer."""
        who = self.who(key)
        self._known.pop(key, None)
        return who


class Desk:
    """The operator's part of a running server, as an application of its own."""

    def __init__(self, office: Office, door: Door) -> None:
        self._office = office
        self._door = door
        self._links = Keys(LINK_SECONDS)
        self._sessions = Keys(SESSION_SECONDS)
        self._hosts = {f"{host}:{door.port}" for host in ("127.0.0.1", "localhost", "[::1]")}
        self._site = f"http://{f'[{door.host}]' if ':' in door.host else door.host}:{door.port}"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                here = {name for name, _ in HEADERS}
                message["headers"] = [each for each in message["headers"] if each[0].lower() not in here] + HEADERS
            await send(message)

        await self._http(scope, receive, with_policy(send_guarded))

    @cached_property
    def _http(self) -> Litestar:
        """Made when an operator first comes: most servers start and stop without one."""
        return Litestar(
            route_handlers=[begin_session, carry_out, end_session, list_games, show_page],
            dependencies={"desk": Provide(lambda: self, sync_to_thread=False)},
            before_request=self.admit,
            exception_handlers=Refusing(lambda _why: None).handlers,  # the operator is not one of the visitors counted
            openapi_config=None,
            request_max_body_size=LONGEST_BODY,
            logging_config=None,
            debug=False,
        )

    def admit(self, request: AnyRequest) -> None:
        """TableRefusal unless the request comes straight from this machine, and from no page of another site."""
        client, headers = request.scope.get("client"), request.headers
        relayed = any(name in RELAYED or name.startswith(FORWARDED) for name in headers)
        host = headers.get("host", "")
        own = host in self._hosts and headers.get("origin", f"http://{host}") == f"http://{host}"
        if client is None or not is_loopback(plain_address(client[0])) or relayed or not own:
            raise TableRefusal("operators-only")

    def who(self, request: AnyRequest) -> str:
        """The operator who asks; TableRefusal if it is none."""
        token = given_token(request)
        if secrets.compare_digest(token.encode(), self._door.secret.encode()):
            return one_line(request.headers.get(OPERATOR, ""))[:LONGEST_NAME] or UNNAMED
        who = self._sessions.who(token)
        if who is None:
            raise TableRefusal("operators-only")
        return who

    async def do(self, asked: messages.AnyAsk, who: str) -> messages.Answer:
        """Carry out what an operator asks for."""
        if not isinstance(asked, messages.Page):
            return await self._office.do(asked, who)
        await self._office.write_down(asked, who)
        key = self._links.new(f"{who}, page")
        return PageLink(f"{self._site}/#{key}", round(LINK_SECONDS / 60))

    def session(self, key: str) -> PageSession:
        """Begin a session for the link with this key, which opens nothing any more; TableRefusal if it is none."""
        who = self._links.use(key)
        if who is None:
            raise TableRefusal("link-used")
        return PageSession(self._sessions.new(who))

    def end(self, request: AnyRequest) -> None:
        """End the session of this request, if it has one."""
        self._sessions.use(given_token(request))


def given_token(request: AnyRequest) -> str:
    """What a request proves with that it is an operator's."""
    given = request.headers.get("authorization", "")
    return given.removeprefix(BEARER) if given.startswith(BEARER) else ""


@post("/api/session", status_code=200, sync_to_thread=False)
def begin_session(data: JSONBody[OpenPage], desk: NamedDependency[Desk]) -> PageSession:
    """Open the page with the key of a link."""
    return desk.session(data.key)


@delete("/api/session", sync_to_thread=False)
def end_session(request: AnyRequest, desk: NamedDependency[Desk]) -> None:
    """Close the page: its token is good no longer."""
    desk.end(request)


@post("/api/do", status_code=200)
async def carry_out(request: AnyRequest, desk: NamedDependency[Desk]) -> Response[bytes]:
    """Carry out a command."""
    who = desk.who(request)
    try:
        asked = _decode(await request.body())
    except msgspec.DecodeError as error:
        raise unreadable(str(error)) from None
    done = await desk.do(asked, who)
    return Response(msgspec.json.encode(done), media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET], include_in_schema=False)
async def show_page() -> ASGIApp:
    """A file of the operator's page, which shows nothing without a session."""
    return PAGE
