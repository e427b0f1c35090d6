"""HTTP for tables: opening and joining them, and looking at current and finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from fistful.engine.errors import TableRefusal
from fistful.engine.seats import LETTERS
from fistful.protocol.frames import PastMoment
from fistful.protocol.requests import Finished, Held, Join, MyTable, OpenTable, Promised, Replay, Seated, Verified
from fistful.protocol.tables import TableId, TableInfo
from fistful.server.net.limits import FOLD, SIT
from fistful.server.people.sessions import COOKIE
from fistful.server.play.hub import Hub

AnyRequest = Request[Any, Any, State]
Id = Annotated[TableId, PathParameter()]
MOST_HELD: Final = 50
MOST_MOMENTS: Final = 100
MOST_REPLAYS: Final = 100
LONGEST_RECORD: Final = 1024 * 1024
"""Many times the record of the longest game; records are read one at a time."""
BEARER: Final = "Bearer "


def described(answer: Any) -> dict[int, ResponseSpec]:
    """Describes the answer of a route that sends bytes encoded in a thread."""
    return {200: ResponseSpec(answer, description="Request fulfilled, document follows")}


@get("/api/tables")
async def list_tables(hub: NamedDependency[Hub]) -> list[TableInfo]:
    """Public tables that are waiting for players or being played, newest first."""
    return await hub.open_tables()


@post("/api/promises", sync_to_thread=False, opt=SIT)
def promise_share(hub: NamedDependency[Hub]) -> Promised:
    """Let the server commit to its share of a seed before sending one's own."""
    return hub.promise()


@post("/api/tables", opt=SIT)
async def open_table(data: JSONBody[OpenTable], request: AnyRequest, hub: NamedDependency[Hub]) -> Seated:
    """Open a table and sit down at it."""
    return await hub.open(data, request.cookies.get(COOKIE))


@get("/api/tables/{id:str}")
async def show_table(id: Id, hub: NamedDependency[Hub]) -> TableInfo:
    """Everything public about a table except the game itself."""
    return await hub.info(id)


@post("/api/tables/{id:str}/seats", opt=SIT)
async def join_table(id: Id, data: JSONBody[Join], request: AnyRequest, hub: NamedDependency[Hub]) -> Seated:
    """Sit down at a table that is waiting for players."""
    return await hub.join(id, data, request.cookies.get(COOKIE))


@post("/api/tables/mine", status_code=200, opt=FOLD)
async def list_mine(data: JSONBody[list[Held]], hub: NamedDependency[Hub]) -> list[MyTable]:
    """The tables where the client has seats, those where it is their turn first."""
    if len(data) > MOST_HELD:
        raise TableRefusal("too-many", most=MOST_HELD)
    return sorted(await hub.mine(data), key=lambda mine: not mine.your_turn)


@get("/api/tables/{id:str}/moments", opt=FOLD, responses=described(list[PastMoment]))
async def list_moments(
    id: Id,
    request: AnyRequest,
    hub: NamedDependency[Hub],
    first: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=10**6)] = MOST_MOMENTS - 1,
) -> Response[bytes]:
    """Earlier moments of a game, as the holder of the token saw them, or spectators."""
    token = request.headers.get("authorization")
    if token and not token.startswith(BEARER):
        raise TableRefusal("wrong-token")
    if last - first >= MOST_MOMENTS:
        raise TableRefusal("too-many", most=MOST_MOMENTS)
    held = token.removeprefix(BEARER) if token else None
    return Response(await hub.reader.moments(id, held, first, last), media_type=MediaType.JSON)


@get("/api/records/{id:str}", opt=FOLD)
async def show_record(id: Id, hub: NamedDependency[Hub]) -> Response[bytes]:
    """The record of a finished game."""
    return Response(await hub.reader.record(id), media_type=MediaType.JSON)


@get("/api/replays")
async def list_replays(hub: NamedDependency[Hub], game: FromQuery[str | None] = None) -> list[Finished]:
    """Finished games of public tables, newest first."""
    return await asyncio.to_thread(hub.storage.finished_tables, game, MOST_REPLAYS)


@get("/api/replays/{id:str}", opt=FOLD, responses=described(Replay))
async def show_replay(
    id: Id, hub: NamedDependency[Hub], seat: Annotated[str | None, QueryParameter(pattern=f"^[{LETTERS}]$")] = None
) -> Response[bytes]:
    """A finished game moment by moment: as one seat saw it, or with everything open."""
    number = None if seat is None else LETTERS.index(seat)
    return Response(await hub.reader.replay(id, number), media_type=MediaType.JSON)


@post("/api/verify", status_code=200, opt=FOLD, request_max_body_size=LONGEST_RECORD)
async def verify_record(request: AnyRequest, hub: NamedDependency[Hub]) -> Verified:
    """Recompute every draw of a record from its seed, and the game from its draws and decisions."""
    return await hub.reader.verify(await request.body())


ROUTES = [
    list_tables,
    promise_share,
    open_table,
    show_table,
    join_table,
    list_mine,
    list_moments,
    show_record,
    list_replays,
    show_replay,
    verify_record,
]
