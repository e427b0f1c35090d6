"""Reading games from their logs, in a thread and one after another, so that no reader holds up a table.

Recent games are kept and continued where they stopped, so stepping through a long game replays it only once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Literal, TypeVar

import fistful
from fistful.engine.errors import TableRefusal
from fistful.engine.game import Game
from fistful.protocol.requests import Held, MyTable, Verified
from fistful.protocol.tables import TableInfo
from fistful.server.store.storage import Storage
from fistful.server.tables.replays import AllOpen, NextMoment, Telling, no_moment, seen_by
from fistful.server.tables.table import Table

Result = TypeVar("Result")
Whose = int | Literal["spectators", "open", "nobody"]
"""Who a game is told to: a seat, spectators, everyone with all hands open, or nobody."""

MOST_TOLD: Final = 16
"""Games kept with all their moments; a thousand decisions take about 2 MB."""
MOST_TABLES: Final = 64
"""Games kept without moments."""


class TellingCache:
    """The games told last, each to one audience. For one thread only."""

    def __init__(self, storage: Storage, most: int) -> None:
        self._storage = storage
        self._most = most
        self._kept: OrderedDict[tuple[str, Whose], Telling] = OrderedDict()

    def told(self, id: str, whose: Whose) -> Telling:
        """A game, told to the end of its log as it is now."""
        telling = self._kept.pop((id, whose), None)
        if telling is None:
            entries = self._storage.read(id)
            if not entries:
                raise TableRefusal("no-such-table")
            telling = Telling(id, entries, moments_for(whose))
        else:
            telling.extend(self._storage.read(id, telling.seq))
        self._kept[id, whose] = telling
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return telling


class Reader:
    """Answers questions about games that need not be in memory."""

    def __init__(self, storage: Storage) -> None:
        self._told = TellingCache(storage, MOST_TOLD)
        self._tables = TellingCache(storage, MOST_TABLES)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reading")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def info(self, id: str) -> TableInfo:
        return await self._read(lambda: self._table(id).info())

    async def game(self, id: str) -> Game:
        return await self._read(lambda: self._table(id).game)

    async def mine(self, held: Sequence[Held]) -> list[MyTable]:
        """Those of these seats that their tokens really hold."""
        found = [await self._read(partial(self._mine, each)) for each in held]
        return [mine for mine in found if mine is not None]

    async def moments(self, id: str, token: str | None, first: int, last: int) -> bytes:
        """Moments as the holder of the token saw them, or spectators without one."""

        def work() -> bytes:
            seat = None if token is None else self._table(id).seat_of(token)
            if token is not None and seat is None:
                raise TableRefusal("wrong-token")
            return self._told.told(id, "spectators" if seat is None else seat).part(first, last)

        return await self._read(work)

    async def replay(self, id: str, seat: int | None) -> bytes:
        """A finished game as a seat saw it, or with everything open."""

        def work() -> bytes:
            table = self._table(id)
            if table.status != "over":
                raise TableRefusal("not-over", table.opened.game)
            return self._told.told(id, "open" if seat is None else seat).replay(seat)

        return await self._read(work)

    async def record(self, id: str) -> bytes:
        """The record of a finished game."""
        return await self._read(lambda: self._table(id).record().to_json())

    async def verify(self, record: bytes) -> Verified:
        """What is found to be true of a record."""
        found = await self._read(lambda: fistful.verify(record))
        return Verified(found.decisions, found.draws, found.fair, found.committed, found.outcome)

    def _table(self, id: str) -> Table:
        return self._tables.told(id, "nobody").table

    def _mine(self, held: Held) -> MyTable | None:
        try:
            return my_table(self._table(held.table), held.token)
        except TableRefusal:
            return None

    async def _read(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def moments_for(whose: Whose) -> NextMoment:
    """What makes the moments of this audience."""
    match whose:
        case "open":
            return AllOpen()
        case "nobody":
            return no_moment
        case "spectators":
            return seen_by(None)
        case seat:
            return seen_by(seat)


def my_table(table: Table, token: str) -> MyTable | None:
    """A table as its player sees it in a list; None if the token holds no seat there."""
    seat = table.seat_of(token)
    if seat is None:
        return None
    return MyTable(table.id, table.opened.game, seat, table.status, table.names, seat in table.to_act)
