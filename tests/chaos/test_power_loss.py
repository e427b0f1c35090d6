"""A power cut at any moment: whatever the disk has then, every move that was acknowledged is in the tables."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from fistful.server.net.listening import free_port
from fistful.server.store.schema import ENTRIES
from fistful.server.store.storage import Storage
from fistful.server.tables import log
from fistful.server.tables.fold import fold
from tests.chaos.people import Game
from tests.chaos.power import Disk, Keep, Note, notes
from tests.chaos.test_kill import QUICK, until_busy
from tests.serving import Serving
from tests.tables import THOROUGH, many

TABLES = [("wild-shots", 2, 2), ("shootout", 3, 3), ("loot-shoot-whisky", 2, 2)]
RUNS = ("kill", "stop") if THOROUGH else ("stop",)
"""How each run of the server ends."""
TURNS = many(4, 20)
"""How often something is acknowledged in each game before the server ends."""
CUTS = many(40, 2000)
RECORDER = Path(__file__).with_name("recorder.c")
pytestmark = pytest.mark.xdist_group("power loss")
"""One recording does for both tests."""
DONE = re.compile(rb'"is":"done","id":"([\w-]+)"')


class Recording(NamedTuple):
    """What a server did, and the moves of its people by the ids of their commands."""

    folder: Path
    notes: list[Note]
    moves: dict[str, str]


class Stored(NamedTuple):
    """A move in the log of its table."""

    number: int
    move: str


@pytest.fixture(scope="module")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = tmp_path_factory.mktemp("recorder") / "recorder.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, RECORDER, "-ldl"], check=True)
    return library


@pytest.fixture(scope="module")
def recording(recorder: Path, tmp_path_factory: pytest.TempPathFactory) -> Recording:
    folder = tmp_path_factory.mktemp("recorded")
    file = recorder.with_name("recording")
    victim = Serving(folder, free_port("127.0.0.1", 21_000), QUICK, "tests.chaos.recorded")
    games = [Game(f"127.0.0.1:{victim.port}", *table, random.Random(number)) for number, table in enumerate(TABLES)]
    with pytest.MonkeyPatch.context() as patched:
        for name, value in {"LD_PRELOAD": recorder, "RECORDING": file, "RECORDED_FOLDER": folder}.items():
            patched.setenv(name, str(value))
        try:
            asyncio.run(play(victim, games))
        finally:
            victim.kill()
    people = [person for game in games for person in game.persons]
    moves = {command: move for person in people for command, move in person.acknowledged.items()}
    return Recording(folder, list(notes(file.read_bytes())), moves)


async def play(victim: Serving, games: list[Game]) -> None:
    stop = asyncio.Event()
    playing: list[asyncio.Task[None]] = []
    for number, end in enumerate(RUNS):
        await asyncio.to_thread(victim.start)
        playing = playing or [asyncio.create_task(game.run(stop)) for game in games]
        for _ in range(TURNS):
            await until_busy(games)
        if number == len(RUNS) - 1:
            stop.set()
            await asyncio.gather(*playing)
        getattr(victim, end)()


def never() -> bool:
    """Nothing of it."""
    return False


def by_chance(dice: random.Random) -> Keep:
    """Much of it, half or little."""
    part = dice.choice((0.1, 0.5, 0.9))
    return lambda: dice.random() < part


def acknowledged_in(note: Note) -> list[str]:
    """The commands whose answer is being sent."""
    return [id.decode() for id in DONE.findall(note.data)] if note.kind == "A" else []


def cuts(recording: Recording) -> Iterator[tuple[Disk, list[str], random.Random]]:
    """The disk at some moments, and the commands that were acknowledged until then."""
    disk, acknowledged, dice = Disk(recording.folder), list[str](), random.Random(17)
    moments = {*dice.sample(range(len(recording.notes)), CUTS)}
    for note in recording.notes:
        acknowledged += acknowledged_in(note)
        disk.follow(note)
        if note.number in moments:
            yield disk, acknowledged, dice


def restored(state: Mapping[Path, bytes], folder: Path) -> dict[str, Stored]:
    """The moves that the real store finds on a disk, by the ids of their commands."""
    folder.mkdir()
    for path, content in state.items():
        (folder / path.name).write_bytes(content)
    storage = Storage(f"sqlite:///{folder / 'tables.db'}")
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        tables = list(connection.execute(sa.select(ENTRIES.c.table_id).distinct()).scalars())
    found = {}
    for table in tables:
        entries = storage.read(table)
        assert [logged.seq for logged in entries] == list(range(len(entries)))
        fold(table, entries)
        for seq, command, _, entry in entries:
            if isinstance(entry, log.Played):
                found[command.partition(":")[2]] = Stored(seq, entry.move)
    storage.engine.dispose()
    shutil.rmtree(folder)
    return found


def test_every_acknowledged_move_is_there_after_a_power_cut(recording: Recording, tmp_path: Path) -> None:
    acknowledged: list[str] = []
    for disk, acknowledged, dice in cuts(recording):
        for keep in (never, by_chance(dice)):
            found = restored(disk.after_a_cut(keep, dice if dice.random() < 0.5 else None), tmp_path / "data")
            assert {id: found[id].move if id in found else None for id in acknowledged} == {
                id: recording.moves[id] for id in acknowledged
            }
            numbers: dict[str, list[int]] = {}
            for id in acknowledged:
                numbers.setdefault(id.rpartition("-")[0], []).append(found[id].number)
            assert [each for each in numbers.values() if each != sorted(each)] == []
    assert len(acknowledged) >= len(TABLES) * len(RUNS) * TURNS


def test_a_disk_that_only_pretends_to_sync_loses_moves(recording: Recording, tmp_path: Path) -> None:
    """What the test above would find if the server did not wait for the disk.

    It pretends from the first acknowledgement on. Each player's second move is committed after the first one was
    acknowledged, so some of the moves that are acknowledged later were never synced.
    """
    disk, acknowledged = Disk(recording.folder), list[str]()
    for note in recording.notes:
        acknowledged += acknowledged_in(note)
        if note.kind != "E" or not acknowledged:
            disk.follow(note)
    found = restored(disk.after_a_cut(never), tmp_path / "data")
    assert 0 < len(set(acknowledged) & set(found)) < len(set(acknowledged))
