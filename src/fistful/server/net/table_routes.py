"""HTTP for tables: opening and joining them, and looking at current and finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from fistful.engine.errors import TableRefusal
from fistful.engine.seats import LETTERS
from fistful.engine.wire import Record
from fistful.protocol.frames import PastMoment
from fistful.protocol.requests import (
    Finished,
    Held,
    Join,
    KeepSeat,
    MyTable,
    OpenTable,
    Promised,
    Replay,
    Seated,
    Verified,
)
from fistful.protocol.tables import TableInfo
from fistful.server.net import cookies
from fistful.server.net.addresses import household_of
from fistful.server.net.cookies import SETS_SEAT
from fistful.server.net.describing import AS_PERSON, AS_SEAT, answers, described, refusals
from fistful.server.net.game_routes import Id
from fistful.server.net.limits import FOLD, SIT
from fistful.server.people.sessions import COOKIE
from fistful.server.play.hub import Hub
from fistful.server.play.openings import Openings

AnyRequest = Request[Any, Any, State]
MOST_HELD: Final = 50
MOST_AT_ONCE: Final = 10
"""Seats that one answer puts into cookies: a proxy reads only so much of an answer's head."""
MOST_MOMENTS: Final = 100
MOST_REPLAYS: Final = 100
LONGEST_RECORD: Final = 1024 * 1024
"""Many times the record of the longest game; records are read one at a time."""
BEARER: Final = "Bearer "


@get("/api/tables")
async def list_tables(hub: NamedDependency[Hub]) -> list[TableInfo]:
    """List the public tables.

    Those that are waiting for players or can be watched, with a person at them. At most a hundred, shared fairly among
    the addresses that opened them, newest first.
    """
    return await hub.open_tables()


@post("/api/promises", sync_to_thread=False, opt=SIT)
def promise_share(openings: NamedDependency[Openings]) -> Promised:
    """Let the server commit to its share of a seed.

    Opening a table with this commitment proves that the server drew its share before it knew anybody else's.
    """
    return openings.promise()


@post("/api/tables", opt=SIT, security=AS_PERSON, response_cookies=SETS_SEAT, responses=refusals(404, 409, 503))
async def open_table(
    data: JSONBody[OpenTable], request: AnyRequest, openings: NamedDependency[Openings]
) -> Response[Seated]:
    """Open a table and sit down at it.

    The opener has seat 0 and is the host. With bots on all other seats the game begins at once. **The token in the
    answer is the seat**: keep it, and enter the table's socket with it. A page asks for a cookie instead.
    """
    seated = await openings.open(data, request.cookies.get(COOKIE), household_of(request.scope))
    return _seated(request, seated, data.cookie)


@get("/api/tables/{id:str}", responses=refusals(400, 404))
async def show_table(id: Id, hub: NamedDependency[Hub]) -> TableInfo:
    """Look at a table.

    Who sits there, what is played, and whether it has begun: everything public except the game itself.
    """
    return await hub.info(id)


@post(
    "/api/tables/{id:str}/seats",
    opt=SIT,
    security=AS_PERSON,
    response_cookies=SETS_SEAT,
    responses=refusals(404, 409, 503),
)
async def join_table(
    id: Id, data: JSONBody[Join], request: AnyRequest, openings: NamedDependency[Openings]
) -> Response[Seated]:
    """Sit down at a table that is waiting for players.

    On the seat asked for, or on any that is free. When the last seat is taken the game begins.
    """
    return _seated(request, await openings.join(id, data, request.cookies.get(COOKIE)), data.cookie)


@post("/api/seats", status_code=200, response_cookies=SETS_SEAT, sync_to_thread=False)
def keep_seats(data: JSONBody[list[KeepSeat]], request: AnyRequest) -> Response[list[str]]:
    """Keep seats in cookies.

    For pages: tokens that an earlier version stored where scripts can read them, and the seats of a rematch, which have
    the tokens of the table before. At most ten at a time; the answer names the tables whose seats are kept.
    """
    if len(data) > MOST_AT_ONCE:
        raise TableRefusal("too-many", most=MOST_AT_ONCE)
    kept = [Held(each.table, each.token) for each in data if each.token is not None]
    for each in data:
        if each.rematch_of is not None:
            kept += [Held(each.table, token) for token in cookies.kept_at(request.scope, each.rematch_of)]
    return Response([each.table for each in kept], cookies=cookies.keep(request, kept))


@post("/api/tables/mine", status_code=200, opt=FOLD)
async def list_mine(data: JSONBody[list[Held]], request: AnyRequest, hub: NamedDependency[Hub]) -> list[MyTable]:
    """List one's own tables.

    For each token that still holds its seat, the table and whether it is that seat's turn; those come first. Seats that
    the browser keeps in cookies are among them, the newest first.
    """
    if len(data) > MOST_HELD:
        raise TableRefusal("too-many", most=MOST_HELD)
    kept = cookies.kept_seats(request.scope)[: -MOST_HELD - 1 : -1]
    return sorted(await hub.mine(list(dict.fromkeys([*data, *kept]))), key=lambda mine: not mine.your_turn)


@get("/api/tables/{id:str}/moments", opt=FOLD, security=AS_SEAT, responses=answers(list[PastMoment], 400, 403, 404))
async def list_moments(
    id: Id,
    request: AnyRequest,
    hub: NamedDependency[Hub],
    first: Annotated[int, QueryParameter(ge=0, le=10**6, description="The number of the first moment.")] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=10**6, description="The number of the last moment.")] = MOST_MOMENTS
    - 1,
    seat: Annotated[
        int | None,
        QueryParameter(ge=0, le=5, description="The seat, if the browser keeps it in a cookie."),
    ] = None,
) -> Response[bytes]:
    """Look back at earlier moments of a game.

    With the token of a seat, as that seat saw them; without one, as spectators did. At most a hundred at a time; those
    that have not happened yet are left out.
    """
    token = request.headers.get("authorization")
    if token and not token.startswith(BEARER):
        raise TableRefusal("wrong-token")
    if last - first >= MOST_MOMENTS:
        raise TableRefusal("too-many", most=MOST_MOMENTS)
    if token:
        told = await hub.reader.moments(id, [token.removeprefix(BEARER)], first, last)
    else:
        kept = None if seat is None else cookies.kept_at(request.scope, id)
        told = await hub.reader.moments(id, kept, first, last, seat)
    return Response(told, media_type=MediaType.JSON)


@get("/api/records/{id:str}", opt=FOLD, responses=answers(Record, 400, 404, 409))
async def show_record(id: Id, hub: NamedDependency[Hub]) -> Response[bytes]:
    """Get the record of a finished game.

    One document with the seed, every draw and every decision, which anybody can replay and verify.
    """
    return Response(await hub.reader.record(id), media_type=MediaType.JSON)


@get("/api/replays")
async def list_replays(
    hub: NamedDependency[Hub],
    game: Annotated[str | None, QueryParameter(description="Only games of this name.")] = None,
) -> list[Finished]:
    """List finished games.

    Those of public tables, newest first, of one game or of all.
    """
    return await asyncio.to_thread(hub.storage.finished_tables, game, MOST_REPLAYS)


@get("/api/replays/{id:str}", opt=FOLD, responses=answers(Replay, 400, 404, 409))
async def show_replay(
    id: Id,
    hub: NamedDependency[Hub],
    seat: Annotated[
        str | None,
        QueryParameter(pattern=f"^[{LETTERS}]$", description="A seat; all if left out."),
    ] = None,
) -> Response[bytes]:
    """Watch a finished game moment by moment.

    As one seat saw it, or with everything open.
    """
    number = None if seat is None else LETTERS.index(seat)
    return Response(await hub.reader.replay(id, number), media_type=MediaType.JSON)


@post(
    "/api/verify",
    status_code=200,
    opt=FOLD,
    request_max_body_size=LONGEST_RECORD,
    responses=refusals(400, 404, 413),
)
async def verify_record(request: AnyRequest, hub: NamedDependency[Hub]) -> Verified:
    """Verify a record.

    Recomputes every draw from the seed, and the game from its draws and decisions; a record that does not hold is
    refused with the first thing that is wrong.
    """
    return await hub.reader.verify(await request.body())


ROUTES = [
    *described(
        "tables",
        [list_tables, promise_share, open_table, show_table, join_table, keep_seats, list_mine, list_moments],
    ),
    *described("replays", [show_record, list_replays, show_replay, verify_record]),
]


def _seated(request: AnyRequest, seated: Seated, in_cookie: bool) -> Response[Seated]:
    """The answer to a person who sat down: the token is in it, or in a cookie."""
    if not in_cookie:
        return Response(seated)
    kept = cookies.keep(request, [Held(seated.table, seated.token)])
    return Response(msgspec.structs.replace(seated, token=""), cookies=kept)
