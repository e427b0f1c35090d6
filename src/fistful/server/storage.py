"""The database: one thread writes, many commands to a commit; anyone reads.

`Storage.append` takes entries and calls back, on the loop, when they are safely on disk or cannot be
written. A table whose write failed has a broken line: what it queued after that failed write is
refused too, until the table was folded anew from the log.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.sqlite import insert as upsert

from fistful.protocol.requests import Finished
from fistful.protocol.tables import TableInfo
from fistful.server import migrations
from fistful.server.checkpoints import LARGEST_LOG, Checkpoints
from fistful.server.log import Logged, decode, encode
from fistful.server.schema import ENTRIES, TABLES

MOST_IN_A_COMMIT: Final = 256
INSERT_ENTRIES: Final = sa.insert(ENTRIES)
log = structlog.get_logger()


class Line:
    """What a table writes, as long as nothing of it failed."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class ListRow(NamedTuple):
    """A table's row in the lists."""

    info: TableInfo
    changed: float
    finished: Finished | None = None

    def columns(self) -> dict[str, Any]:
        return {
            "id": self.info.id,
            "game": self.info.game,
            "public": self.info.public,
            "status": self.info.status,
            "timed": self.info.clock.kind != "none",
            "changed": self.changed,
            "info": msgspec.json.encode(self.info),
            "finished": None if self.finished is None else msgspec.json.encode(self.finished),
        }


class Write(NamedTuple):
    """Entries of one table that are written together or not at all."""

    table: str
    line: Line
    entries: Sequence[Logged]
    row: ListRow | None
    done: Callable[[Exception | None], None]


class Storage:
    """The log of all tables in one SQLite database."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, hide_parameters=True)
        sa.event.listen(self.engine, "connect", _durable)
        migrations.upgrade(self.engine)
        self.when_committed: Callable[[int, float], None] = lambda _writes, _seconds: None
        """Called by the writer after each commit: how many writes it had and how long it took."""
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._checkpoints = Checkpoints(self.engine)

    @classmethod
    def at(cls, folder: Path, url: str) -> Storage:
        folder.mkdir(parents=True, exist_ok=True)
        return cls(url)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thread.start()
        self._checkpoints.start()

    def stop(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()
        self._checkpoints.stop()
        self.engine.dispose()

    def append(self, write: Write) -> None:
        self._queue.put(write)

    # Reading.

    def read(self, table: str) -> list[Logged]:
        """The whole log of a table; empty if there is no such table."""
        columns = sa.select(ENTRIES.c.seq, ENTRIES.c.command_id, ENTRIES.c.at, ENTRIES.c.entry)
        with self.engine.connect() as connection:
            rows = connection.execute(columns.where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq))
            return [Logged(seq, command, at, decode(entry)) for seq, command, at, entry in rows]

    def open_tables(self, since: float, most: int) -> list[TableInfo]:
        """Public tables that wait or are being played, the newest first."""
        query = sa.select(TABLES.c.info).where(TABLES.c.status.in_(("waiting", "playing")), TABLES.c.public)
        recent = query.where(TABLES.c.changed >= since).order_by(TABLES.c.changed.desc()).limit(most)
        with self.engine.connect() as connection:
            return [msgspec.json.decode(text, type=TableInfo) for text in connection.execute(recent).scalars()]

    def timed_tables(self) -> list[str]:
        """The tables with a clock that is running."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.timed)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def finished_tables(self, game: str | None, most: int) -> list[Finished]:
        """Public tables whose game is over, the newest first."""
        query = sa.select(TABLES.c.finished).where(TABLES.c.status == "over", TABLES.c.public)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        with self.engine.connect() as connection:
            found = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most)).scalars()
            return [msgspec.json.decode(text, type=Finished) for text in found]

    # The thread that writes.

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            running = True
            while running:
                batch, running = self._next_batch()
                if self._loop is not None and batch:
                    started = time.perf_counter()
                    answers = _commit(connection, batch)
                    self._loop.call_soon_threadsafe(_answer, batch, answers)
                    self.when_committed(len(batch), time.perf_counter() - started)
                    self._checkpoints.committed()

    def _next_batch(self) -> tuple[list[Write], bool]:
        """Wait for a write and take what else is there; False when it is time to stop."""
        batch: list[Write] = []
        write = self._queue.get()
        while write is not None:
            batch.append(write)
            if len(batch) == MOST_IN_A_COMMIT:
                return batch, True
            try:
                write = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False


def _commit(connection: sa.Connection, batch: list[Write]) -> list[Exception | None]:
    """Write a batch in one commit; if that fails, each write in a commit of its own. One answer for each."""
    if not any(write.line.broken for write in batch):
        try:
            _insert(connection, batch)
        except Exception as error:  # whatever it is, the thread must live on
            log.warning("commit failed", writes=len(batch), why=str(error.__cause__ or error))
        else:
            return [None] * len(batch)
    return [_commit_one(connection, write) for write in batch]


def _commit_one(connection: sa.Connection, write: Write) -> Exception | None:
    if write.line.broken:
        return RuntimeError("what came before was not stored")
    try:
        _insert(connection, [write])
    except Exception as error:
        write.line.broken = True
        log.error("not stored", table=write.table, why=str(error.__cause__ or error))
        return error
    return None


def _insert(connection: sa.Connection, batch: list[Write]) -> None:
    rows = [
        {"table_id": write.table, "seq": seq, "command_id": command, "at": at, "entry": encode(entry)}
        for write in batch
        for seq, command, at, entry in write.entries
    ]
    with connection.begin():
        connection.execute(INSERT_ENTRIES, rows)
        for write in batch:
            if write.row is not None:
                row = write.row.columns()
                connection.execute(upsert(TABLES).values(row).on_conflict_do_update(index_elements=["id"], set_=row))


def _answer(batch: list[Write], errors: list[Exception | None]) -> None:
    for write, error in zip(batch, errors, strict=True):
        write.done(error)


def _durable(connection: Any, _record: object) -> None:
    """A commit is on disk when it returns, and readers never wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", f"wal_autocheckpoint={LARGEST_LOG}"):
        connection.execute(f"PRAGMA {pragma}")
