"""What is written to the database, and how: many commands to a commit, nearly every commit one call to SQLite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import sqlite

from fistful.protocol.requests import Finished
from fistful.protocol.tables import TableInfo
from fistful.server.store.migrations import NEWEST
from fistful.server.store.same_file import Lost, SameFile
from fistful.server.store.schema import ENTRIES, TABLES
from fistful.server.tables.log import Logged, encode

MOST_IN_A_STATEMENT: Final = 64
"""Entries in one statement; SQLite keeps a prepared statement for each number of them."""
log = structlog.get_logger()


class WriteChain:
    """The writes of one table, each of which builds on those before it; broken once one of them failed."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class ListRow(NamedTuple):
    """A table's row in the lists."""

    info: TableInfo
    changed: float
    finished: Finished | None = None

    def columns(self) -> tuple[Any, ...]:
        """The values in the order of the table's columns."""
        return (
            self.info.id,
            self.info.game,
            self.info.public,
            self.info.status,
            self.info.clock.kind != "none",
            self.changed,
            msgspec.json.encode(self.info),
            None if self.finished is None else msgspec.json.encode(self.finished),
        )


class Write(NamedTuple):
    """Entries of one table that are written together or not at all, and what to call then."""

    table: str
    chain: WriteChain
    entries: Sequence[Logged]
    row: ListRow | None
    done: Callable[[Exception | None], None]


class Writer:
    """Writes with SQLAlchemy's statements, but past its connection, so that nearly every commit is one call to SQLite:
    after each call the thread must wait for its turn to run Python. The entries of a commit are one statement, which
    SQLite runs as its own transaction.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._connection = engine.raw_connection()
        driver: Any = self._connection.driver_connection
        driver.isolation_level = None
        self._cursor = driver.cursor()
        self._file = SameFile(Path(engine.url.database or ""))

    def close(self) -> None:
        self._cursor.close()
        self._connection.invalidate()  # nothing else expects a connection without transactions
        self._connection.close()
        self._file.close()

    def commit(self, batch: list[Write]) -> list[Exception | None]:
        """Write a batch in one commit; if that fails, commit each write by itself. None or an error for each."""
        if not any(write.chain.broken for write in batch):
            try:
                self._put(batch)
            except Exception as error:  # the thread must live on
                if any(write.entries for write in batch):
                    log.warning("commit failed", writes=len(batch), why=str(error))
            else:
                return [None] * len(batch)
        return [self._commit_one(write) for write in batch]

    def _commit_one(self, write: Write) -> Exception | None:
        if write.chain.broken:
            return RuntimeError("an earlier write was not stored")
        try:
            self._put([write])
        except Exception as error:
            write.chain.broken = True
            if write.entries:
                log.error("not stored", table=write.table, why=str(error))
            return error
        return None

    def _put(self, batch: list[Write]) -> None:
        """Write all of it or nothing. A write without entries only tries whether writing is possible."""
        self._file.check()
        self._put_all(batch)
        if not all(write.entries for write in batch):
            self._touch()
        self._file.check_written()

    def _touch(self) -> None:
        """Write without changing anything, if the database is as this version knows it."""
        self._file.check_header()
        self._cursor.execute("UPDATE alembic_version SET version_num = version_num WHERE version_num = ?", (NEWEST,))
        if self._cursor.rowcount != 1:
            raise Lost("the database was changed by another version of Fistful")

    def _put_all(self, batch: list[Write]) -> None:
        entries = [
            (write.table, seq, command, at, encode(entry))
            for write in batch
            for seq, command, at, entry in write.entries
        ]
        rows = [write.row.columns() for write in batch if write.row is not None]
        if not rows and len(entries) <= MOST_IN_A_STATEMENT:
            self._put_entries(entries)
            return
        self._cursor.execute("BEGIN IMMEDIATE")
        try:
            for first in range(0, len(entries), MOST_IN_A_STATEMENT):
                self._put_entries(entries[first : first + MOST_IN_A_STATEMENT])
            self._cursor.executemany(put_row(), rows)
            self._cursor.execute("COMMIT")
        except Exception:
            if self._cursor.connection.in_transaction:  # SQLite may have ended it already
                self._cursor.execute("ROLLBACK")
            raise

    def _put_entries(self, entries: list[tuple[Any, ...]]) -> None:
        if entries:
            self._cursor.execute(put_entries(len(entries)), [*chain.from_iterable(entries)])


@cache
def put_entries(count: int) -> str:
    """The statement that adds this many entries to the log."""
    one = sql(sa.insert(ENTRIES))
    row = one[one.rindex("(") :]
    return ", ".join([one, *[row] * (count - 1)])


@cache
def put_row() -> str:
    """The statement that adds or changes a row of the lists."""
    put = sqlite.insert(TABLES)
    changes = {column.name: put.excluded[column.name] for column in TABLES.c if not column.primary_key}
    return sql(put.on_conflict_do_update(index_elements=["id"], set_=changes))


def sql(statement: sa.Insert) -> str:
    return str(statement.compile(dialect=sqlite.dialect()))
