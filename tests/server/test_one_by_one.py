"""What happens to an account while its owner sits down waits until they sit; numbers of accounts are used once."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from fistful.server.store import migrations
from fistful.server.store.writing import Write
from fistful.server.tables import log
from tests.server.saloon import PATIENCE, Saloon, saloon
from tests.server.test_operators import Operator
from tests.server.test_own_account import PASSWORD, kept, stored

LONG_ENOUGH = 0.5
"""Seconds in which whatever does not wait would be done."""
MEANWHILE: dict[str, Callable[[Saloon], object]] = {
    "deleted": lambda server: server.http.post("/api/me/delete", json={"password": PASSWORD}).raise_for_status(),
    "released": lambda server: Operator(server).do("release", name="Eddie"),
    "renamed": lambda server: Operator(server).do("rename", name="Eddie", to="Flo"),
    "banned": lambda server: Operator(server).do("ban", whom="Eddie"),
}
SHARE = {"share": "7" * 64}
AT_THE_TABLE = {"deleted": "", "released": "", "renamed": "Flo", "banned": ""}

pytestmark = pytest.mark.usefixtures("quick_hashes")


@pytest.fixture
def server(folder: Path) -> Iterator[Saloon]:
    with saloon(folder) as made:
        yield made


class SlowDisk:
    """A disk that takes its time with people who sit down."""

    def __init__(self, server: Saloon) -> None:
        self.storage = server.application.hub.storage
        self.server = server
        self.held: list[Write] = []
        self.holding = threading.Event()
        self._append = self.storage.append
        self.storage.append = self.append  # type: ignore[method-assign]

    def append(self, write: Write) -> None:
        if any(isinstance(logged.entry, log.Sat) for logged in write.entries):
            self.held.append(write)
            self.holding.set()
        else:
            self._append(write)

    def go_on(self) -> None:
        self.storage.append = self._append  # type: ignore[method-assign]
        for write in self.held:
            self.server.inside(partial(self._append, write))


@pytest.mark.parametrize("what", MEANWHILE)
def test_an_account_changes_when_its_owner_has_sat_down(what: str, server: Saloon) -> None:
    kept(server, "Annie")
    table = server.open("wild-shots", seats=3)["table"]
    kept(server, "Eddie")
    disk = SlowDisk(server)
    sitting = threading.Thread(target=server.http.post, args=(f"/api/tables/{table}/seats",), kwargs={"json": SHARE})
    changing = threading.Thread(target=MEANWHILE[what], args=(server,))
    sitting.start()
    assert disk.holding.wait(PATIENCE)
    changing.start()
    changing.join(LONG_ENOUGH)
    disk.go_on()
    for thread in (sitting, changing):
        thread.join(PATIENCE)
        assert not thread.is_alive()
    assert server.get(f"/api/tables/{table}")["chairs"][1]["name"] == AT_THE_TABLE[what]
    assert what == "banned" or "Eddie" not in everywhere_but_the_audit(server)


def everywhere_but_the_audit(server: Saloon) -> str:
    """All that is in the database, apart from what operators did."""
    with closing(sqlite3.connect(server.settings.data / "tables.db")) as database, database:
        rows = database.execute("SELECT * FROM audit").fetchall()
    return stored(server).replace(repr(rows), "")


def test_the_number_of_a_deleted_account_is_not_given_to_the_next(server: Saloon) -> None:
    kept(server, "Annie")
    kept(server, "Eddie")
    before = numbers(server.settings.data)
    server.http.post("/api/me/delete", json={"password": PASSWORD}).raise_for_status()
    kept(server, "Flo")
    after = numbers(server.settings.data)
    assert after["Annie"] == before["Annie"] and after["Flo"] > before["Eddie"]


def numbers(folder: Path) -> dict[str, int]:
    """The numbers of all accounts."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return dict(database.execute("SELECT name, id FROM people"))


def test_accounts_survive_the_upgrade_that_makes_their_numbers_unique(folder: Path) -> None:
    with saloon(folder) as made:
        kept(made, "Annie")
        kept(made, "Eddie")
    before = numbers(folder)
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.executescript(
            "CREATE TABLE plain (id INTEGER NOT NULL PRIMARY KEY, name VARCHAR(24) NOT NULL,"
            " password VARCHAR(200) NOT NULL, since FLOAT NOT NULL);"
            "INSERT INTO plain SELECT * FROM people; DROP TABLE people; ALTER TABLE plain RENAME TO people;"
            "UPDATE alembic_version SET version_num = '0004';"
        )
    with saloon(folder) as made:
        assert numbers(folder) == before
        made.http.post("/api/session", json={"name": "Eddie", "password": PASSWORD}).raise_for_status()
        made.http.post("/api/me/delete", json={"password": PASSWORD}).raise_for_status()
        kept(made, "Flo")
    assert numbers(folder)["Flo"] > before["Eddie"]
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (migrations.NEWEST,)
