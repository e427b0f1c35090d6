"""Rematches: when everyone at a table wants one, another table is opened with the seats moved on by one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Protocol

import sqlalchemy as sa
import structlog

from fistful.engine.errors import TableRefusal
from fistful.server.core.clock import Clock
from fistful.server.core.settings import Spans
from fistful.server.people.one_by_one import OneByOne
from fistful.server.people.sanctions import Sanctions
from fistful.server.play.live import LiveTable
from fistful.server.store.storage import Storage
from fistful.server.tables import log
from fistful.server.tables.rematch import all_want, rematch_entries, rematch_id

logger = structlog.get_logger()


class Opener(Protocol):
    """The server whose tables have rematches; `Hub` is one."""

    @property
    def clock(self) -> Clock:
        """The server's time."""

    @property
    def spans(self) -> Spans:
        """How long tables wait."""

    @property
    def storage(self) -> Storage:
        """Where the logs are stored."""

    @property
    def sanctions(self) -> Sanctions:
        """Who may not play here."""

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory."""

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""

    async def begin(self, id: str, entries: Sequence[log.AnyEntry], payer: str) -> LiveTable:
        """Store the first entries of a new table."""


class Rematches:
    """Opens each rematch once."""

    def __init__(self, hub: Opener, one_by_one: OneByOne) -> None:
        self._hub = hub
        self._one_by_one = one_by_one
        self._under_way: set[str] = set()
        """Tables whose rematch is being opened."""

    def look_at(self, live: LiveTable) -> None:
        """Open the rematch of a table if it is time."""
        if live.id not in self._under_way and self._wanted(live):
            self._under_way.add(live.id)
            self._hub.run(self._open(live))

    def _wanted(self, live: LiveTable) -> bool:
        return all_want(live.table, self._hub.sanctions.banned(live.table))

    async def _open(self, live: LiveTable) -> None:
        try:
            id = rematch_id(live.table)
            async with self._one_by_one.turn(seat.person for seat in live.table.seats):
                if id not in self._hub.tables and not await asyncio.to_thread(self._hub.storage.read, id):
                    banned = self._hub.sanctions.banned(live.table)
                    await self._hub.begin(id, rematch_entries(live.table, id, banned), live.payer)
            here = self._hub.tables.get(live.id)
            if here is not None and here.table.rematch is None:
                await here.store([log.Rematched(id)], f"rematch:{here.seq + 1}")
        except (TableRefusal, sa.exc.SQLAlchemyError) as error:  # the disk is full, say
            logger.warning("no rematch yet", table=live.id, why=type(error).__name__)
            self._hub.clock.call_at(self._hub.clock.now() + self._hub.spans.retry, self._try_again, live.id)
        finally:
            self._under_way.discard(live.id)

    def _try_again(self, id: str) -> None:
        live = self._hub.tables.get(id)
        if live is not None:  # a table that was swept is looked at when it is loaded again
            self.look_at(live)
