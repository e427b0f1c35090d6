"""The database: one thread writes, with many commands to a commit; any thread may read.

`Storage.append` takes entries and calls back on the loop when they are safely on disk or could not be written. When a
table's write fails, its chain of writes is broken: what it queued after the failed write is refused too, until the
table has been folded from the log again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from fistful.engine.errors import TableRefusal
from fistful.protocol.requests import Finished
from fistful.protocol.tables import TableInfo
from fistful.server.store import migrations
from fistful.server.store.checkpoints import LARGEST_LOG, Checkpoints
from fistful.server.store.folder import make, unusable
from fistful.server.store.schema import ENTRIES, TABLES
from fistful.server.store.writing import Write, Writer
from fistful.server.tables.fold import folding
from fistful.server.tables.log import Logged, decode


class Storage:
    """The log of all tables in one SQLite database."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True)
        sa.event.listen(self.engine, "connect", _durable)
        try:
            migrations.upgrade(self.engine)
            self._try_writing()
        except Exception:
            self.engine.dispose()
            raise
        self.when_committed: Callable[[int, float], None] = lambda _writes, _seconds: None
        """Called by the writer after each commit with the number of writes and the seconds it took."""
        self._gathered: list[Write] = []
        """Writes that wait for the next commit."""
        self._committing = False
        """The writer has a batch."""
        self._queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._checkpoints = Checkpoints(self.engine)

    @classmethod
    def at(cls, folder: Path, url: str) -> Storage:
        """The database at this URL; its folder is made if it is missing. TableRefusal if it cannot be used."""
        make(folder)
        try:
            return cls(url)
        except OSError as error:
            raise unusable(folder, error) from None
        except sa.exc.DBAPIError as error:
            raise TableRefusal("no-data", folder=str(folder), why=str(error.orig)) from None
        except migrations.Unknown:
            raise TableRefusal("newer-data", folder=str(folder)) from None

    def _try_writing(self) -> None:
        """Find out whether the database can be written to; a database error if not."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            connection.rollback()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thread.start()
        self._checkpoints.start()

    def stop(self) -> None:
        """Write what is queued, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._checkpoints.stop()
        self.engine.dispose()

    def append(self, write: Write) -> None:
        """Write this soon. What comes while a commit is under way goes into the next one, all together: a commit costs
        more than its writes.
        """
        if not self._gathered and not self._committing and self._loop is not None:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(write)

    def _hand_over(self) -> None:
        """Give the writer all that has been gathered."""
        self._committing = bool(self._gathered)
        if self._committing:
            self._queue.put(self._gathered)
            self._gathered = []

    def _committed(self, batch: list[Write], errors: list[Exception | None]) -> None:
        """The writer is done with a batch; it has the next one before anybody is told."""
        self._hand_over()
        for write, error in zip(batch, errors, strict=True):
            write.done(error)

    # Reading.

    def read(self, table: str, after: int = -1) -> list[Logged]:
        """The log of a table, or the part after an entry; empty if there is no such table. Unfoldable if unreadable."""
        columns = sa.select(ENTRIES.c.seq, ENTRIES.c.command_id, ENTRIES.c.at, ENTRIES.c.entry)
        wanted = columns.where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(ENTRIES.c.seq)).all()
        with folding(table):
            return [Logged(seq, command, at, decode(entry)) for seq, command, at, entry in rows]

    def open_tables(self, since: float, most: int) -> list[TableInfo]:
        """Public tables that are waiting or being played, newest first."""
        query = sa.select(TABLES.c.info).where(TABLES.c.status.in_(("waiting", "playing")), TABLES.c.public)
        recent = query.where(TABLES.c.changed >= since).order_by(TABLES.c.changed.desc()).limit(most)
        with self.engine.connect() as connection:
            return [msgspec.json.decode(text, type=TableInfo) for text in connection.execute(recent).scalars()]

    def timed_tables(self) -> list[str]:
        """The tables whose clock is running."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.timed)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def finished_tables(self, game: str | None, most: int) -> list[Finished]:
        """Public tables whose game is over, newest first."""
        query = sa.select(TABLES.c.finished).where(TABLES.c.status == "over", TABLES.c.public)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        with self.engine.connect() as connection:
            found = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most)).scalars()
            return [msgspec.json.decode(text, type=Finished) for text in found]

    # The writer's thread.

    def _write_all(self) -> None:
        writer = Writer(self.engine)
        while (batch := self._queue.get()) is not None:
            started = time.perf_counter()
            answers = writer.commit(batch)
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._committed, batch, answers)
            self.when_committed(len(batch), time.perf_counter() - started)
            self._checkpoints.committed()
            del batch  # a quiet server keeps nothing of the tables that it wrote last
        writer.close()


def _durable(connection: Any, _record: object) -> None:
    """Let commits return only when on disk, let readers never wait for the writer, and overwrite what is deleted."""
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", f"wal_autocheckpoint={LARGEST_LOG}")
    for pragma in (*pragmas, "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")
