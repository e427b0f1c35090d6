"""A copy made under load has every move that was acknowledged before it began; a bad one is not put back."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from fistful.engine.errors import TableRefusal
from fistful.server.store.backup import back_up, restore
from fistful.server.store.folder import Held
from fistful.server.store.storage import Storage
from fistful.server.tables import log
from tests.server.saloon import Player, saloon
from tests.server.test_seats import two_people

COPIES = 3
STEPS = ("sqlite3.connect", "open", "os.link", "os.remove", "os.rename")
"""What restoring does to files, as Python reports it before each is done."""
KILLED = f"""
import os, signal, sys
from pathlib import Path
from fistful.server.store.backup import restore

def kill_before(step, folder, copy):
    left = step
    def count(event, _arguments):
        nonlocal left
        if event in {STEPS!r}:
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)
    sys.addaudithook(count)
    restore(folder, copy)
    os._exit(0)

copy, *folders = map(Path, sys.argv[1:])
for step, folder in enumerate(folders):
    if (child := os.fork()) == 0:
        kill_before(step, folder, copy)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


class Talker(threading.Thread):
    """Somebody who never stops talking, and knows what was acknowledged."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player
        self.acknowledged: list[str] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.is_set():
            id = f"line-{len(self.acknowledged):08}"
            if self.player.do("say", text=id, id=id)["is"] == "done":
                self.acknowledged.append(f"0:{id}")

    def heard(self, more: int) -> int:
        """Wait until this many more lines were acknowledged; how many there are."""
        until = len(self.acknowledged) + more
        while len(self.acknowledged) < until:
            self.stopped.wait(0.01)
        return len(self.acknowledged)


def test_everything_that_was_acknowledged_before_is_in_a_copy_made_under_load(folder: Path, tmp_path: Path) -> None:
    before, after = [], []
    with saloon(folder) as made, closing(Held(folder)):
        first, _ = two_people(made)
        talker = Talker(made.enter(first))
        talker.start()
        for number in range(COPIES):
            before.append(talker.heard(3))
            assert back_up(folder, tmp_path / f"{number}.db") == 1
            after.append(len(talker.acknowledged))
        talker.heard(1)
        talker.stopped.set()
        talker.join()
    for number in range(COPIES):
        other = tmp_path / f"restored-{number}"
        assert restore(other, tmp_path / f"{number}.db") is None
        storage = Storage.at(other, f"sqlite:///{other / 'tables.db'}")
        entries = storage.read(first["table"])
        storage.engine.dispose()
        assert [logged.seq for logged in entries] == list(range(len(entries)))
        copied = [logged.command for logged in entries if isinstance(logged.entry, log.Said)]
        assert copied == talker.acknowledged[: len(copied)], "the first ones, in order"
        assert before[number] <= len(copied) <= after[number] + 1, "one more may have been on its way"


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    """A copy of a server's tables."""
    with saloon(folder) as made:
        made.open("wild-shots", seats=2)
    back_up(folder, tmp_path / "copy.db")
    return tmp_path / "copy.db"


def test_a_copy_is_not_overwritten(folder: Path, copy: Path) -> None:
    before = copy.read_bytes()
    with pytest.raises(TableRefusal, match="not overwritten"):
        back_up(folder, copy)
    assert copy.read_bytes() == before


def test_a_folder_without_tables_has_no_copy(tmp_path: Path) -> None:
    with pytest.raises(TableRefusal, match="no tables"):
        back_up(tmp_path, tmp_path / "copy.db")
    assert not list(tmp_path.iterdir())


def test_the_former_tables_are_kept(folder: Path, copy: Path) -> None:
    with saloon(folder) as made:
        later = made.open("wild-shots", seats=2)
    former = restore(folder, copy)
    assert former is not None
    with closing(sqlite3.connect(former)) as database:
        assert later["table"] in {id for (id,) in database.execute("SELECT id FROM tables")}
    with saloon(folder) as made:
        assert made.http.get(f"/api/tables/{later['table']}").status_code == 404


def ids(folder: Path) -> set[str]:
    """The tables in the database of a folder, as a server would find them."""
    with closing(sqlite3.connect(f"{(folder / 'tables.db').as_uri()}?mode=rw", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {id for (id,) in database.execute("SELECT id FROM tables")}


def killed_before_each_step(folders: Sequence[Path], copy: Path) -> list[int]:
    """Restore in each folder, killed one step later in each; how the processes ended."""
    command = [sys.executable, "-c", KILLED, str(copy), *map(str, folders)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return [int(line) for line in done.stdout.split()]


def test_a_restore_that_is_killed_leaves_the_old_tables_or_the_new(folder: Path, copy: Path, tmp_path: Path) -> None:
    folders = [tmp_path / f"killed-{step}" for step in range(30)]
    with saloon(folder) as made:
        later = made.open("wild-shots", seats=2)
        for each in folders:  # the latest table is only in the write-ahead log, as after a power cut
            shutil.copytree(folder, each)
    old, new = ids(folder), ids(folder) - {later["table"]}
    ends = killed_before_each_step(folders, copy)
    finished = ends.index(0)
    assert set(ends[:finished]) == {-signal.SIGKILL} and not any(ends[finished:])
    found = [ids(each) for each in folders]
    replaced = found.index(new)
    assert 0 < replaced < finished
    assert found == [old] * replaced + [new] * (len(found) - replaced)
    for each in folders[replaced:]:
        (former,) = each.glob("tables-before-*.db")
        former.rename(each / "tables.db")
        assert ids(each) == old


def test_damaged_tables_are_kept_beside_what_is_restored(folder: Path, copy: Path) -> None:
    whole = ids(folder)
    (folder / "tables.db").write_bytes(b"howdy, partner. " * 512)
    former = restore(folder, copy)
    assert former is not None and former.read_bytes().startswith(b"howdy")
    assert ids(folder) == whole


def test_nothing_is_restored_while_a_server_has_the_folder(folder: Path, copy: Path) -> None:
    with closing(Held(folder)), pytest.raises(TableRefusal, match="already has the tables"):
        restore(folder, copy)


def gone(copy: Path) -> None:
    copy.unlink()


def torn(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:-4096])


def no_database(copy: Path) -> None:
    copy.write_bytes(b"howdy, partner. " * 512)


def newer(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def without_version(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("DELETE FROM alembic_version")


HARMS = [
    (without_version, "no version"),
    (gone, "No such file"),
    (torn, "a whole copy"),
    (no_database, "a whole copy"),
    (newer, "newer"),
]


@pytest.mark.parametrize(("harm", "said"), HARMS)
def test_a_copy_that_cannot_be_used_is_not_put_back(folder: Path, copy: Path, harm: object, said: str) -> None:
    assert callable(harm)
    harm(copy)
    before = (folder / "tables.db").read_bytes()
    with pytest.raises(TableRefusal, match=said):
        restore(folder, copy)
    assert (folder / "tables.db").read_bytes() == before
