"""What is committed moves on into the database, alongside the commits."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fistful.server.store.checkpoints import COMMITS, Checkpoints
from fistful.server.store.storage import Storage

PAGE = "x" * 4000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def engine(file: Path) -> Iterator[sa.Engine]:
    """A database with the settings of the server's, and one table that fills a page a row."""
    storage = Storage(f"sqlite:///{file}")
    with storage.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE pages (text TEXT)")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    yield storage.engine
    storage.engine.dispose()


def commit_often(engine: sa.Engine, checkpoints: Checkpoints) -> None:
    with engine.connect() as connection:
        for _ in range(COMMITS):
            connection.execute(sa.text("INSERT INTO pages VALUES (:text)"), {"text": PAGE})
            connection.commit()
            checkpoints.committed()


def soon(holds: Callable[[], bool]) -> bool:
    """Whether something comes to hold within ten seconds."""
    until = time.monotonic() + 10
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def test_after_many_commits_the_database_has_what_was_in_its_log(engine: sa.Engine, file: Path) -> None:
    checkpoints = Checkpoints(engine)
    before = file.stat().st_size
    commit_often(engine, checkpoints)
    assert file.stat().st_size == before
    checkpoints.start()
    assert soon(lambda: file.stat().st_size >= before + COMMITS * len(PAGE))
    checkpoints.stop()


def test_a_checkpoint_that_fails_is_made_up_for_later(engine: sa.Engine, file: Path) -> None:
    failed: list[str] = []

    def no_room(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "checkpoint" in statement and not failed:
            failed.append(statement)
            raise sa.exc.OperationalError(statement, None, sqlite3.OperationalError("database or disk is full"))

    sa.event.listen(engine, "before_cursor_execute", no_room)
    checkpoints = Checkpoints(engine)
    checkpoints.start()
    before = file.stat().st_size
    commit_often(engine, checkpoints)
    assert soon(lambda: bool(failed))
    commit_often(engine, checkpoints)
    assert soon(lambda: file.stat().st_size >= before + 2 * COMMITS * len(PAGE))
    checkpoints.stop()
