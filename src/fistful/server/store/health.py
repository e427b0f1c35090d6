"""Whether what is written is kept: the database is still the one that was opened, and it takes writes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog

from fistful.server.store.storage import Storage
from fistful.server.store.writing import Write, WriteChain

FRESH: Final = 1.0
"""Seconds for which an answer holds: asking more often writes no more often."""
EVERY: Final = 5.0
"""Seconds between two checks if nobody asks."""
PATIENCE: Final = 3.0
"""Seconds that a write may take."""
log = structlog.get_logger()


class Health:
    """Tries to write now and then, and says why that fails."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._why: str | None = None
        self._checked = float("-inf")
        self._checking: asyncio.Task[None] | None = None

    async def check(self) -> str | None:
        """Why nothing can be stored; None if all is well."""
        loop = asyncio.get_running_loop()
        if self._checking is None and loop.time() - self._checked >= FRESH:
            self._checking = loop.create_task(self._try_writing())
        if self._checking is not None:
            await asyncio.shield(self._checking)
        return self._why

    async def watch(self) -> None:
        """Keep checking."""
        while True:
            await self.check()
            await asyncio.sleep(EVERY)

    async def _try_writing(self) -> None:
        loop = asyncio.get_running_loop()
        written: asyncio.Future[str | None] = loop.create_future()
        self._storage.append(Write("", WriteChain(), (), None, partial(_resolve, written)))
        try:
            why = await asyncio.wait_for(written, PATIENCE)
        except TimeoutError:
            why = f"it has not answered for {PATIENCE:.0f} seconds"
        if why != self._why:
            log.error("database fails", why=why) if why else log.info("database works again")
        self._why, self._checked, self._checking = why, loop.time(), None


def _resolve(written: asyncio.Future[str | None], error: Exception | None) -> None:
    if not written.done():
        written.set_result(None if error is None else str(error))
