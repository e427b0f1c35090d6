"""All tables: those that someone looks at or whose clock is running are in memory, the others only in the log."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from fistful.engine.errors import TableRefusal
from fistful.engine.game import Game
from fistful.protocol.requests import Held, MyTable
from fistful.protocol.tables import TableInfo
from fistful.server.core import faults
from fistful.server.core.clock import Alarm, Clock, SteadyClock
from fistful.server.core.metrics import Metrics
from fistful.server.core.settings import Settings
from fistful.server.people.one_by_one import OneByOne
from fistful.server.people.sanctions import Sanctions
from fistful.server.play import retention
from fistful.server.play.bots import Bots
from fistful.server.play.live import LiveTable
from fistful.server.play.live_state import LiveState
from fistful.server.play.lobby import LISTED_FOR, Lobby
from fistful.server.play.rematches import Rematches
from fistful.server.store import unused
from fistful.server.store.health import Health
from fistful.server.store.reader import Reader, my_table
from fistful.server.store.storage import Storage
from fistful.server.store.writing import ListRow, Write, WriteChain
from fistful.server.tables import log
from fistful.server.tables.commands import leave, put_out, shut
from fistful.server.tables.fold import Unfoldable, fold
from fistful.server.tables.log import Logged
from fistful.server.tables.table import Table, put_out_by_operator, shut_by_operator

Result = TypeVar("Result")
logger = structlog.get_logger()

MOST_LISTED = 100
MOST_CONSIDERED = 1000
"""Public tables that are read for the list, of which each opener gets a fair share."""
SWEPT_AT_ONCE = 50
"""Tables that are freed before anybody else has a turn: when a whole club leaves, there are many."""
BYE_SECONDS = 0.1
"""How long sockets have to hear that the server stops."""


GameOver = Callable[[Table], Coroutine[Any, Any, None]]


class Hub:
    """The tables of one server."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        one_by_one: OneByOne,
        clock: Clock | None = None,
        sanctions: Sanctions | None = None,
    ) -> None:
        self.settings = settings
        self.sanctions = sanctions or Sanctions()
        self.spans = settings.spans
        self.storage = storage
        self.clock: Clock = clock or SteadyClock()
        self.metrics = Metrics()
        storage.when_committed = self.metrics.committed
        self.bots = Bots(settings, self.metrics)
        self.when_over: list[GameOver] = []
        """Called when a game is over and stored."""
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables that are being loaded: each only once, however many ask for it."""
        self._asleep: dict[str, Alarm] = {}
        """Tables whose clock runs but that are not in memory, with the alarms that will load them."""
        self._folding = ThreadPoolExecutor(1, thread_name_prefix="folding")
        self._aside: set[str] = set()
        """Tables that cannot be loaded."""
        self._deleting: set[str] = set()
        """Tables that are being deleted: nobody may load them from a log that is about to go."""
        self.health = Health(storage)
        self.reader = Reader(storage, self.put_aside)
        limits = settings.per_address
        self.lobby = Lobby(None if limits is None else limits.public_tables)
        self.rematches = Rematches(self, one_by_one)
        self._tasks: set[asyncio.Task[None]] = set()

    # Starting and stopping.

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(faults.from_loop)
        self.storage.start(loop)
        self.run(self._wake_timed_tables())
        self.run(self._sweep())
        self.run(self.health.watch())
        self.run(self.metrics.watch_loop())
        self.run(retention.keep_sweeping(self, self.settings.retention, (self.clock.now, time.time)))

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for live in self.tables.values():
            live.autoplay.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        self._folding.shutdown(wait=False, cancel_futures=True)
        self.reader.close()
        await asyncio.to_thread(self.storage.stop)

    async def say_bye(self) -> None:
        """Tell every socket that the server will soon be back."""
        for live in self.tables.values():
            for client in live.room:
                client.bye("back-soon")
        await asyncio.sleep(BYE_SECONDS)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_timed_tables(self) -> None:
        """Continue the clocks after a restart, each table by itself."""
        for id in await asyncio.to_thread(self.storage.timed_tables):
            await self._go_on(id)

    def put_aside(self, error: Unfoldable) -> None:
        """A table cannot be loaded: say so once, and send away those who are there, who are told when they return."""
        id = error.table
        if id in self._aside:
            return
        self._aside.add(id)
        self.metrics.aside.inc()
        logger.error("table put aside", table=id, why=error.why, where=faults.places(error.__cause__ or error))
        live = self.tables.pop(id, None)
        if live is not None:
            live.close()
            for client in live.room:
                client.bye("resync")

    @property
    def aside(self) -> int:
        """How many tables could not be loaded."""
        return len(self._aside)

    def _check_aside(self, id: str) -> None:
        if id in self._aside:
            raise TableRefusal("put-aside")
        if id in self._deleting:
            raise TableRefusal("no-such-table")

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody looks at and that wait for nothing, and let others play in between."""
        while True:
            await asyncio.sleep(self.spans.linger / 2)
            for number, id in enumerate(list(self.tables)):
                if number % SWEPT_AT_ONCE == 0:
                    await asyncio.sleep(0)
                self._drop_unused(id)

    def _drop_unused(self, id: str) -> None:
        live, before = self.tables.get(id), self.clock.now() - self.spans.linger
        if live is None or live.room.empty_since >= before or live.pending or not live.autoplay.idle(self.spans.linger):
            return
        del self.tables[id]
        self._call_later(id, live.close())

    def _call_later(self, id: str, due: float | None) -> None:
        """A table that waits for long, as by correspondence, need not be in memory until it is due."""
        if id in self._asleep:
            self._asleep.pop(id).cancel()
        if due is not None:
            self._asleep[id] = self.clock.call_at(due, self._wake, id)

    def _wake(self, id: str) -> None:
        self._asleep.pop(id, None)
        self.run(self._go_on(id))

    async def _go_on(self, id: str) -> None:
        try:
            live = await self.table(id)
        except TableRefusal:  # it was put aside
            return
        except sa.exc.SQLAlchemyError as error:
            logger.error("not read", table=id, why=type(error).__name__)
            self._call_later(id, self.clock.now() + self.spans.retry)
            return
        asyncio.get_running_loop().call_soon(live.autoplay.plan)

    def figures(self) -> bytes:
        """The metrics, with the tables and sockets of this moment."""
        statuses = Counter(live.table.status for live in self.tables.values())
        watchers = sum(live.room.spectators for live in self.tables.values())
        sockets = sum(len(list(live.room)) for live in self.tables.values())
        self.bots.count_waiting()
        return self.metrics.text(statuses, seated=sockets - watchers, watching=watchers)

    # Tables.

    async def table(self, id: str) -> LiveTable:
        """The table of this id, from memory or from the log."""
        while (live := self.tables.get(id)) is None:  # once loaded, it may be swept before this task goes on
            self._check_aside(id)
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
                loading.add_done_callback(partial(self._loaded, id))
            await asyncio.shield(loading)
        return live

    async def _load(self, id: str) -> LiveTable:
        def work() -> LiveTable | None:
            entries = self.storage.read(id)
            return LiveTable(self, id, entries) if entries else None

        try:
            made = await self._in_thread(work)
        except Unfoldable as error:
            self.put_aside(error)
            raise
        if made is None or id in self._deleting:
            raise TableRefusal("no-such-table")
        live = self.tables.setdefault(id, made)
        if live.table.status == "over":
            self.rematches.look_at(live)
        return live

    def _loaded(self, id: str, loading: asyncio.Task[LiveTable]) -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # the one who waited for it may be gone by now

    async def fold(self, id: str) -> LiveState | None:
        """What follows from the stored log of a table; None if it cannot be read now, Unfoldable if it never can."""
        try:
            return await self._in_thread(lambda: LiveState(id, self.storage.read(id)))
        except sa.exc.SQLAlchemyError as error:
            logger.error("not read", table=id, why=type(error).__name__)
            return None
        except Unfoldable as error:
            self.put_aside(error)
            raise

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        """Fold a log in a thread, one at a time: long ones take a while."""
        return await asyncio.get_running_loop().run_in_executor(self._folding, work)

    async def info(self, id: str) -> TableInfo:
        """Everything public about a table except the game itself."""
        live = self.tables.get(id)
        self._check_aside(id)
        return await self.reader.info(id) if live is None else live.info()

    async def game(self, id: str) -> Game:
        """The game of a table, with its deck."""
        live = self.tables.get(id)
        self._check_aside(id)
        return await self.reader.game(id) if live is None else live.table.game

    async def mine(self, held: Sequence[Held]) -> list[MyTable]:
        """Those of these seats that their tokens really hold."""
        here = [my_table(self.tables[each.table].table, each.token) for each in held if each.table in self.tables]
        found = await self.reader.mine([each for each in held if each.table not in self.tables])
        return found + [mine for mine in here if mine is not None]

    async def open_tables(self) -> list[TableInfo]:
        """Public tables to join or to watch, newest first."""
        found = await asyncio.to_thread(self.storage.open_tables, self.clock.now() - LISTED_FOR, MOST_CONSIDERED)
        infos = [self.tables[info.id].info() if info.id in self.tables else info for info in found]
        infos = [info for info in infos if info.id not in self._aside]
        peopled = [info for info in infos if any(chair.name and chair.level is None for chair in info.chairs)]
        return self.lobby.fair(peopled, MOST_LISTED)

    async def begin(self, id: str, entries: Sequence[log.AnyEntry], payer: str) -> LiveTable:
        """Begin a new table with these entries: it is here once they are stored."""
        now = self.clock.now()
        logged = [Logged(seq, f"open:{seq}", now, entry) for seq, entry in enumerate(entries)]
        info = fold(id, logged).info()
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not stored.done():
                stored.set_exception(TableRefusal("not-stored")) if error else stored.set_result(None)

        self.storage.append(Write(id, WriteChain(), logged, ListRow(info, now), done))
        await stored
        live = self.tables.setdefault(id, LiveTable(self, id, logged))
        live.payer = live.payer or payer
        logger.info("table opened", table=id, game=info.game, seats=len(info.chairs))
        live.autoplay.plan()
        return live

    async def give_up_seats(self, tables: Sequence[str], person: int) -> None:
        """A person leaves all these tables, as far as their games are not over."""
        for id in tables:
            try:
                live = await self.table(id)
            except TableRefusal:  # it cannot be loaded, or was deleted meanwhile
                continue
            for number, seat in enumerate(live.table.seats):
                if seat.person == person and seat.token is not None and live.table.status != "over":
                    await live.store([leave(live.table, number)], f"gone:{live.seq + 1}")

    def in_use(self, id: str) -> bool:
        """Whether anybody is at a table."""
        return id in self.tables and bool(self.tables[id].room)

    async def close_table(self, id: str, reason: str | None = None) -> None:
        """Close a table for good; its log is kept. TableRefusal if its game is over or it is closed already."""
        live = await self.table(id)
        await live.store([shut(live.table, reason)], f"shut:{live.seq + 1}")

    async def put_out(self, id: str, seat: int, reason: str) -> None:
        """Take a seat from the person who holds it."""
        live = await self.table(id)
        await live.store([put_out(live.table, seat, reason)], f"out:{live.seq + 1}")

    async def delete_table(self, id: str, why: TableRefusal | None = None) -> None:
        """Delete a table with its log, and say why to those who are there; TableRefusal if there is none."""
        live = self.tables.get(id)
        if live is not None:
            settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            live.when_settled(partial(settled.set_result, None))
            await settled
            live.end()
            live.room.dismiss_all("refused", self.clock.now(), why)
            self.tables.pop(id, None)
        self._call_later(id, None)
        self._deleting.add(id)
        try:  # in the thread that loads tables: whatever is being loaded now is refused when it arrives
            if not await self._in_thread(partial(unused.delete, self.storage.engine, id)):
                raise TableRefusal("no-such-table")
        finally:
            self._deleting.discard(id)
        await self.reader.forget([id])
        self.lobby.forget(id)
        self._aside.discard(id)

    async def fold_again(self, tables: Sequence[str]) -> None:
        """Continue from the logs of these tables, which were rewritten."""
        await self.reader.forget(tables)
        for id in tables:
            live = self.tables.get(id)
            if live is not None:
                folded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                live.mend()
                live.when_settled(partial(folded.set_result, None))
                await folded
                live.tell_table()

    def changed(self, live: LiveTable, entries: Sequence[log.AnyEntry]) -> None:
        """Something other than a move happened at a table and is stored."""
        self.lobby.changed(live.table)
        for entry in entries:
            if isinstance(entry, log.Stood | log.Left):
                why = None if entry.reason is None else put_out_by_operator(entry.reason)
                live.room.dismiss(entry.seat, "unseated", self.clock.now(), why)
            elif isinstance(entry, log.Shut):
                why = TableRefusal("closed") if entry.reason is None else shut_by_operator(entry.reason)
                live.room.dismiss_all("refused", self.clock.now(), why)
            elif isinstance(entry, log.Wanted):
                self.rematches.look_at(live)
        if live.table.status == "over" and isinstance(entries[-1], log.Played | log.Closed | log.Ticked):
            logger.info("game over", table=live.id, game=live.table.opened.game, decisions=live.table.decision)
            for call in self.when_over:
                self.run(call(live.table))
