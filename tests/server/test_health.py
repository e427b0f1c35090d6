"""A database that is deleted, read-only, full, damaged or newer is noticed, and nothing is acknowledged."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import structlog

from fistful.server.store import health
from fistful.server.store.writing import Writer
from tests.server.saloon import PATIENCE, QUICK, saloon
from tests.server.test_seats import two_people
from tests.serving import Serving, free_port

Harm = Callable[[Path], None]
WRITERS: list[Writer] = []


@pytest.fixture(autouse=True)
def writers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep the writers of the servers, and check often."""
    begin = Writer.__init__

    def noted(self: Writer, *arguments: object) -> None:
        begin(self, *arguments)  # type: ignore[arg-type]
        WRITERS.append(self)

    monkeypatch.setattr(Writer, "__init__", noted)
    monkeypatch.setattr(health, "FRESH", 0.05)
    monkeypatch.setattr(health, "EVERY", 0.1)
    yield
    WRITERS.clear()


def deleted(database: Path) -> None:
    database.unlink()


def deleted_log(database: Path) -> None:
    database.with_name("tables.db-wal").unlink()


def replaced(database: Path) -> None:
    other = database.with_name("other.db")
    other.write_bytes(database.read_bytes())
    other.replace(database)


def read_only(_database: Path) -> None:
    """Permissions do not bind root, so SQLite itself refuses, in the same words."""
    WRITERS[-1]._cursor.execute("PRAGMA query_only = ON")


def damaged(database: Path) -> None:
    with database.open("r+b") as file:
        file.write(b"howdy, partner. " * 8)


def newer(database: Path) -> None:
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")


HARMS: dict[Harm, str] = {
    deleted: "tables.db was deleted or replaced",
    deleted_log: "tables.db-wal was deleted or replaced",
    replaced: "tables.db was deleted or replaced",
    read_only: "attempt to write a readonly database",
    damaged: "file is not a database",
    newer: "the database was changed by another version of Fistful",
}


def soon_says(http: httpx.Client, status: int) -> str:
    until = time.monotonic() + PATIENCE
    while (answer := http.get("/ready")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.02)
    return answer.text


@pytest.mark.parametrize("how", HARMS, ids=lambda how: how.__name__)
def test_a_database_that_keeps_nothing_is_noticed_and_said_once(folder: Path, how: Harm) -> None:
    with structlog.testing.capture_logs() as lines, saloon(folder) as made:
        assert made.http.get("/ready").text == "ok"
        how(folder / "tables.db")
        said = soon_says(made.http, 503)
        assert HARMS[how] in said
        for _ in range(3):
            time.sleep(0.06)
            assert made.http.get("/ready").status_code == 503
    assert [line["why"] for line in lines if line["event"] == "database fails"] == [HARMS[how]]


@pytest.mark.parametrize("how", [deleted, deleted_log, replaced, read_only], ids=lambda how: how.__name__)
def test_nothing_is_acknowledged_into_nowhere(folder: Path, how: Harm) -> None:
    with saloon(folder) as made:
        first, second = two_people(made, "wild-shots")
        players = [made.enter(first), made.enter(second)]
        acting = next(player for player in players if player.moves)
        how(folder / "tables.db")
        assert acting.do("play", move=acting.moves[0])["why"]["code"] == "not-stored"
        assert made.http.post("/api/tables", json={"game": "wild-shots", "share": "5" * 64}).status_code == 503


def test_a_copy_made_from_outside_takes_nothing_away(folder: Path, tmp_path: Path) -> None:
    """Were SQLite's locks lost, the program that leaves last would delete the log of a running server."""
    with saloon(folder) as made:
        assert soon_says(made.http, 200) == "ok"
        words = [sys.executable, "-m", "fistful", "backup", str(tmp_path / "copy.db"), "--data", str(folder)]
        subprocess.run(words, check=True, capture_output=True)
        assert soon_says(made.http, 200) == "ok"
        made.open("wild-shots")


def test_a_full_disk_is_noticed_and_so_is_room(tmp_path: Path) -> None:
    """The system lets no file of the server grow any more."""
    server = Serving(tmp_path, free_port(), QUICK)
    server.start()
    try:
        assert server.process is not None
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as http:
            _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            size = (tmp_path / "tables.db-wal").stat().st_size
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
            assert "disk" in soon_says(http, 503)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
            assert soon_says(http, 200) == "ok"
    finally:
        server.kill()
