"""Long logs are read outside the loop: waiting for one holds up nobody else, and no table is loaded twice."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import fistful
from fistful.server.store.reader import ASKING, Reader
from fistful.server.store.storage import Storage
from fistful.server.tables.fold import Unfoldable
from fistful.server.tables.log import Logged
from tests.server.saloon import Json, Player, Saloon, saloon
from tests.server.test_games import play_out
from tests.server.test_seats import two_people


class Shelves:
    """The storage of a server, whose logs of some tables cannot be read before the test lets them."""

    def __init__(self, made: Saloon, tables: set[str]) -> None:
        self.storage = made.application.hub.storage
        self.tables = tables
        self.asked = threading.Event()
        self.free = threading.Event()
        self.reads: Counter[str] = Counter()
        self._read = self.storage.read

    def read(self, table: str, after: int = -1) -> list[Logged]:
        self.reads[table] += 1
        if table in self.tables:
            self.asked.set()
            assert self.free.wait(20)
        return self._read(table, after)


@contextmanager
def held_back(monkeypatch: pytest.MonkeyPatch, made: Saloon, *seated: Json) -> Iterator[Shelves]:
    """Let these tables leave memory, and let their logs be read only when `free` is set."""
    shelves = Shelves(made, {each["table"] for each in seated})
    for table in shelves.tables:
        made.inside(partial(made.application.hub.tables.pop, table, None))
    with monkeypatch.context() as patched:
        patched.setattr(shelves.storage, "read", shelves.read)
        yield shelves
        shelves.free.set()


def moves_on(made: Saloon) -> None:
    """Two people play at another table."""
    players = [made.enter(seat) for seat in two_people(made, "wild-shots")]
    acting = next(player for player in players if player.moves)
    acting.play(acting.moves[0])


def visits(made: Saloon, first: Json) -> dict[str, Any]:
    """All that reads the log of a table."""
    held = [{"table": first["table"], "token": first["token"]}]
    path = f"/api/tables/{first['table']}"
    return {
        "entering": lambda: made.enter(first),
        "looking": lambda: made.get(path),
        "mine": lambda: made.http.post("/api/tables/mine", json=held).raise_for_status(),
        "moments": lambda: made.get(f"{path}/moments", Authorization=f"Bearer {first['token']}"),
        "joining": lambda: made.http.post(f"{path}/seats", json={"share": "5" * 64}),
        "replay": lambda: made.http.get(f"/api/replays/{first['table']}"),
        "record": lambda: made.http.get(f"/api/records/{first['table']}"),
    }


@pytest.mark.parametrize("how", ["entering", "looking", "mine", "moments", "joining", "replay", "record"])
def test_others_play_on_while_a_log_is_read(how: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with saloon(folder) as made:
        first, _ = two_people(made, "wild-shots")
        with held_back(monkeypatch, made, first) as shelves, ThreadPoolExecutor() as visitors:
            visit = visitors.submit(visits(made, first)[how])
            assert shelves.asked.wait(20)
            moves_on(made)
            assert not visit.done()
            shelves.free.set()
            assert visit.result(20) is not None


def test_a_table_is_loaded_once_however_many_come(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with saloon(folder) as made:
        first, second = two_people(made, "wild-shots")
        with held_back(monkeypatch, made, first) as shelves, ThreadPoolExecutor() as visitors:
            coming = [visitors.submit(made.enter, each) for each in (first, second)]
            coming += [visitors.submit(made.watch, first["table"]) for _ in range(4)]
            assert shelves.asked.wait(20)
            made.http.get("/health")
            shelves.free.set()
            annie, bill, *watchers = [each.result(20) for each in coming]
        assert shelves.reads[first["table"]] == 1
        acting, other = (annie, bill) if annie.moves else (bill, annie)
        acting.play(acting.moves[0])
        for player in (other, *watchers):
            player.next("frame")


def test_one_who_gives_up_waiting_costs_the_others_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with saloon(folder) as made:
        first, _ = two_people(made, "wild-shots")
        with held_back(monkeypatch, made, first) as shelves, ThreadPoolExecutor() as visitors:
            interrupted = visitors.submit(made.enter, first)
            assert shelves.asked.wait(20)
            made.sockets.close()
            shelves.free.set()
            assert interrupted.exception(20) is not None
        assert made.enter(first).hello["seat"] == 0


def finished(made: Saloon, game: str = "wild-shots") -> tuple[Json, list[Player]]:
    seated = two_people(made, game)
    players = [made.enter(each) for each in seated]
    play_out(players, random.Random(game))
    return seated[0], players


def test_a_replay_that_was_told_is_not_played_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with saloon(folder) as made:
        first, _ = finished(made)
        path = f"/api/replays/{first['table']}"
        told = made.get(path)
        applied: list[object] = []
        monkeypatch.setattr("fistful.server.tables.table.Table.apply", lambda *entry: applied.append(entry))
        assert made.get(path) == told
        assert applied == []


def as_they_came(moments: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moments that are looked back at, without what only those have."""
    return [{key: value for key, value in each.items() if key != "choices"} for each in moments]


def test_stepping_back_goes_on_where_it_was_told_before(folder: Path) -> None:
    with saloon(folder) as made:
        first, second = two_people(made, "wild-shots")
        annie, bill = made.enter(first), made.enter(second)
        path = f"/api/tables/{first['table']}/moments?first=0&last=99"
        token = {"Authorization": f"Bearer {first['token']}"}
        seen = [annie.moment]
        for _ in range(6):
            assert as_they_came(made.get(path, **token)) == seen
            acting = annie if annie.moves else bill
            acting.play(acting.moves[0])
            for player in (annie, bill):
                player.quiet(0.05)
            heard = [each["moment"] for each in annie.heard if each["is"] == "frame"]
            seen = [seen[0], *heard]
        assert len(seen) > 3
        assert as_they_came(made.get(path, **token)) == seen


@pytest.mark.parametrize("slug", fistful.games())
def test_a_live_moment_says_how_the_seats_stand_and_its_view_alone_tells_as_much(folder: Path, slug: str) -> None:
    with saloon(folder) as made:
        players = [made.enter(each) for each in two_people(made, slug)]
        for _ in range(4):
            acting = next(player for player in players if player.moves)
            acting.play(acting.moves[0])
            for player in players:
                player.quiet(0.05)
        for moment in [player.moment for player in players]:
            assert moment is not None
            view = fistful.view_from_json(json.dumps(moment["view"]))
            assert moment["standing"] == list(fistful.game(slug).standing(view))
            assert len(moment["standing"]) == len(players)


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    made = Reader(storage, list[Unfoldable]().append)
    yield made
    made.close()
    storage.engine.dispose()


def test_a_household_that_asks_for_much_lets_others_in_between(reader: Reader) -> None:
    order: list[str] = []

    async def ask(household: str) -> None:
        ASKING.set(household)
        await reader._read(partial(order.append, household))

    async def scene() -> None:
        await asyncio.gather(*(ask("203.0.113.1") for _ in range(50)), ask("203.0.113.2"), ask("203.0.113.3"))

    asyncio.run(scene())
    assert {"203.0.113.2", "203.0.113.3"} <= set(order[:4])
    assert len(order) == 52


class Watch:
    """The time, which passes only by work and by rest."""

    def __init__(self) -> None:
        self.now = self.rested = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.rested += seconds

    def work(self, seconds: float) -> None:
        self.now += seconds


def test_reading_leaves_half_of_the_time_to_the_tables(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr("fistful.server.store.reader.time", watch)
    for seconds in (0.03, 0.01, 0.02):
        reader._rested(partial(watch.work, seconds))
    assert watch.rested == pytest.approx(0.03 + 0.01)
    watch.now += 1.0
    reader._rested(partial(watch.work, 0.05))
    assert watch.rested == pytest.approx(0.03 + 0.01), "who asks now and then waits for nothing"
