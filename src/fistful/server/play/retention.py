"""Looks at all tables now and then, deletes those that never began and closes games that nobody goes on with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, Protocol

import sqlalchemy as sa
import structlog

from fistful.engine.errors import FistfulError
from fistful.server.core import faults
from fistful.server.core.settings import Retention
from fistful.server.store import unused
from fistful.server.store.storage import Storage

SETTLED: Final = 600.0
"""Seconds after the start in which a machine learns the time from others."""
logger = structlog.get_logger()


class TableKeeper(Protocol):
    """The server's tables, as far as they are closed and deleted here; `Hub` is one."""

    @property
    def storage(self) -> Storage:
        """Where the logs are stored."""

    def in_use(self, id: str) -> bool:
        """Whether anybody is at a table."""

    async def close_table(self, id: str, reason: str | None = None) -> None:
        """Close a table for good."""

    async def delete_table(self, id: str) -> None:
        """Delete a table with its log."""


async def sweep(tables: TableKeeper, retention: Retention, now: float) -> None:
    """Delete and close what has been unused for too long; tables at which anybody is are left alone."""
    engine = tables.storage.engine
    if retention.unbegun is not None:
        for id in await asyncio.to_thread(unused.unbegun, engine, now - retention.unbegun):
            if not tables.in_use(id):
                await _each(tables.delete_table(id), "table deleted", id, "never begun")
    if retention.abandoned is not None:
        for id in await asyncio.to_thread(unused.abandoned, engine, now - retention.abandoned):
            if not tables.in_use(id):
                await _each(tables.close_table(id), "table closed", id, "abandoned")


async def _each(work: Coroutine[Any, Any, None], what: str, id: str, why: str) -> None:
    """Do this to one table; one that refuses, because it cannot be loaded, does not hold up the others."""
    try:
        await work
    except FistfulError as error:
        faults.note("retention", error)
    else:
        logger.info(what, table=id, why=why)


async def keep_sweeping(tables: TableKeeper, retention: Retention, clocks: Sequence[Callable[[], float]]) -> None:
    """Sweep again and again; what goes wrong once is tried again the next time.

    What is too old for one clock and not for another is kept: a machine may start with a wrong time, and what is closed
    or deleted does not come back when the clock is set right.
    """
    await asyncio.sleep(SETTLED)
    while True:
        try:
            await sweep(tables, retention, min(now() for now in clocks))
        except sa.exc.SQLAlchemyError as error:
            faults.note("retention", error)
        await asyncio.sleep(retention.every)
