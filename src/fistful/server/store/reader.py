"""Reading games from their logs, in a thread and one after another, so that no reader holds up a table.

Recent games are kept and continued where they stopped, so stepping through a long game replays it only once. However
many ask, at least half of the time is left to the tables, and each household waits only for one reading of every other.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Final, Literal, TypeVar
from weakref import WeakValueDictionary

import fistful
from fistful.engine.errors import TableRefusal
from fistful.engine.game import Game
from fistful.protocol.requests import Held, MyTable, Verified
from fistful.protocol.tables import TableInfo
from fistful.server.store.storage import Storage
from fistful.server.tables.fold import Unfoldable
from fistful.server.tables.replays import AllOpen, NextMoment, Telling, no_moment, seen_by
from fistful.server.tables.table import Table

Result = TypeVar("Result")
Whose = int | Literal["spectators", "open", "nobody"]
"""Who a game is told to: a seat, spectators, everyone with all hands open, or nobody."""

ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The household that asks."""
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

    def forget(self, ids: Collection[str]) -> None:
        """Tell these games from the beginning when they are next asked for."""
        for key in [key for key in self._kept if key[0] in ids]:
            del self._kept[key]


class Reader:
    """Answers questions about games that need not be in memory."""

    def __init__(self, storage: Storage, put_aside: Callable[[Unfoldable], None]) -> None:
        self._put_aside = put_aside
        """Called with a table that cannot be read."""
        self._told = TellingCache(storage, MOST_TOLD)
        self._tables = TellingCache(storage, MOST_TABLES)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reading")
        self._rests_until = 0.0
        """When the thread has rested for as long as it worked last."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by each household while something is read for it."""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def forget(self, ids: Collection[str]) -> None:
        """The logs of these games were rewritten."""

        def work() -> None:
            self._told.forget(ids)
            self._tables.forget(ids)

        await self._read(work)

    async def info(self, id: str) -> TableInfo:
        return await self._read(lambda: self._table(id).info())

    async def game(self, id: str) -> Game:
        return await self._read(lambda: self._table(id).game)

    async def mine(self, held: Sequence[Held]) -> list[MyTable]:
        """Those of these seats that their tokens really hold."""
        found = [await self._read(partial(self._mine, each)) for each in held]
        return [mine for mine in found if mine is not None]

    async def moments(
        self, id: str, tokens: Sequence[str] | None, first: int, last: int, seat: int | None = None
    ) -> bytes:
        """Moments as a seat saw them that one of the tokens holds, or spectators without any; `seat` says which."""

        def work() -> bytes:
            if tokens is None:
                return self._told.told(id, "spectators").part(first, last)
            table = self._table(id)
            held = [number for number in map(table.seat_of, tokens) if number is not None]
            wanted = [number for number in held if seat in (None, number)]
            if not wanted:
                raise TableRefusal("wrong-token")
            return self._told.told(id, wanted[0]).part(first, last)

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
        shares = found.protocol, found.in_clear, found.given_up
        return Verified(found.decisions, found.draws, found.fair, found.committed, found.outcome, *shares)

    def _table(self, id: str) -> Table:
        return self._tables.told(id, "nobody").table

    def _mine(self, held: Held) -> MyTable | None:
        try:
            return my_table(self._table(held.table), held.token)
        except TableRefusal:
            return None

    async def _read(self, work: Callable[[], Result]) -> Result:
        try:
            async with self._turns.setdefault(ASKING.get(), asyncio.Lock()):
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._rested, work)
        except Unfoldable as error:
            self._put_aside(error)
            raise

    def _rested(self, work: Callable[[], Result]) -> Result:
        """Do it after a rest if there has been none: Python runs one thread at a time, and tables need theirs."""
        time.sleep(max(0.0, self._rests_until - time.monotonic()))
        began = time.monotonic()
        try:
            return work()
        finally:
            now = time.monotonic()
            self._rests_until = now + (now - began)


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
    due = seat in table.to_act or (table.complete and seat in table.waited_for)
    return MyTable(table.id, table.opened.game, seat, table.status, table.names, due)
