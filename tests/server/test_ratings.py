"""Which finished tables count, and that each counts once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
import sqlalchemy as sa

from fistful.engine.wire import Outcome
from fistful.protocol.tables import Clock
from fistful.server.people import kept_names, ratings
from fistful.server.people.accounts import NOTED_TOGETHER, Accounts
from fistful.server.people.kept_names import Person
from fistful.server.people.ratings import Contest
from fistful.server.people.sessions import COOKIE
from fistful.server.store.schema import METADATA, TABLES
from fistful.server.tables import log
from fistful.server.tables.table import Table
from tests.server.saloon import PATIENCE, saloon
from tests.server.test_games import play_out

GAME = "wild-shots"
WON_BY_FIRST = Outcome((0,), (5, 3, 3), "most")


@pytest.fixture
def connection() -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://")
    METADATA.create_all(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
def three(connection: sa.Connection) -> list[Person]:
    return [kept_names.keep(connection, name, "a hash") for name in ("Annie", "Bella", "Cole")]


def contest(three: list[Person], table: str = "t1", attended: bool = True) -> Contest:
    return Contest(table, GAME, tuple(person.id for person in three), WON_BY_FIRST, attended)


def test_the_winner_rises_and_equal_losers_stay_equal(connection: sa.Connection, three: list[Person]) -> None:
    assert ratings.rate(connection, contest(three))
    first, second, third = ratings.best(connection, GAME)
    assert first.name == "Annie"
    assert first.mean > second.mean == third.mean
    assert first.rating == pytest.approx(first.mean - 3 * first.deviation, abs=0.02)
    assert ratings.of(connection, three[0]) == {GAME: first.rating}


def test_a_table_counts_once(connection: sa.Connection, three: list[Person]) -> None:
    assert ratings.rate(connection, contest(three))
    before = ratings.best(connection, GAME)
    assert not ratings.rate(connection, contest(three))
    assert ratings.best(connection, GAME) == before
    assert ratings.rate(connection, contest(three, "t2"))
    assert [each.games for each in ratings.best(connection, GAME)] == [2, 2, 2]


def test_a_table_that_all_deserted_does_not_count(connection: sa.Connection, three: list[Person]) -> None:
    assert not ratings.rate(connection, contest(three, attended=False))
    assert ratings.best(connection, GAME) == []


def test_only_finished_tables_that_were_not_rated_are_left(connection: sa.Connection, three: list[Person]) -> None:
    for id, status in (("t1", "over"), ("t2", "over"), ("t3", "playing")):
        row = {"game": GAME, "public": True, "status": status, "timed": False, "changed": 1.0, "info": b""}
        connection.execute(sa.insert(TABLES).values(row | {"id": id}))
    ratings.rate(connection, contest(three, "t1", attended=False))
    assert ratings.unrated(connection) == ["t2"]


def test_tables_that_do_not_count_are_noted_together(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/tables.db")
    METADATA.create_all(engine)
    accounts = Accounts(engine)
    count = sa.select(sa.func.count()).select_from(ratings.RATED_TABLES)
    guests = [Contest(f"t{number}", GAME, (None, None), WON_BY_FIRST, False) for number in range(NOTED_TOGETHER + 1)]

    async def over() -> list[int]:
        noted = []
        for each in guests:
            assert not await accounts.rate(each)
            with engine.connect() as connection:
                noted.append(connection.execute(count).scalar_one())
        await accounts.note_passed_over()
        await accounts.note_passed_over()
        return noted

    assert asyncio.run(over()) == [0] * (NOTED_TOGETHER - 1) + [NOTED_TOGETHER] * 2
    with engine.connect() as connection:
        assert connection.execute(sa.select(ratings.RATED_TABLES.c.counted)).scalars().all() == [False] * len(guests)
    accounts.close()
    engine.dispose()


def test_one_kept_name_among_guests_and_bots_is_not_rated(connection: sa.Connection, three: list[Person]) -> None:
    alone = Contest("t1", GAME, (three[0].id, None, None), WON_BY_FIRST, True)
    assert not ratings.rate(connection, alone)
    assert ratings.best(connection, GAME) == []


def test_guests_and_bots_are_left_out_of_the_order(connection: sa.Connection, three: list[Person]) -> None:
    mixed = Contest("t1", GAME, (None, three[1].id, three[2].id), Outcome((0,), (9, 2, 4), "most"), True)
    assert ratings.rate(connection, mixed)
    assert [each.name for each in ratings.best(connection, GAME)] == ["Cole", "Bella"]


def test_winning_goes_before_the_score(connection: sa.Connection, three: list[Person]) -> None:
    last_alive = Contest("t1", GAME, tuple(each.id for each in three), Outcome((2,), (9, 5, 0), "alive"), True)
    assert ratings.rate(connection, last_alive)
    assert ratings.best(connection, GAME)[0].name == "Cole"


def played(*happened: log.AnyEntry) -> Contest:
    """A game of two kept names in which these things happened at its start; bots finished it for absent players."""
    seats = [log.Sat(seat, f"P{seat}", f"{seat:064}", f"{seat:064x}", seat + 1) for seat in (0, 1)]
    table = Table("t1", log.Opened("loot-shoot-whisky", 2, {}, Clock(), False, "5" * 64), 0.0)
    for entry in (*seats, log.Started(), *happened):
        table.apply(entry, 0.0)
    while (position := table.position) is not None and not position.over:
        seat = position.to_act[0]
        by: Literal["bot", "person"] = "bot" if table.seats[seat].stand_in else "person"
        table.apply(log.Played(seat, position.base.texts[position.actions(seat)[0]], by), 0.0)
    return Contest.at(table)


def test_a_player_who_leaves_is_rated_by_how_it_ends() -> None:
    for happened in (log.Left(0), log.StoodIn(0, True)):
        contest = played(happened)
        assert contest.people == (1, 2)
        assert contest.counts
        assert {person for person, _ in contest.places()} == {1, 2}


def test_leaving_a_table_saves_nobody_from_its_result(folder: Path) -> None:
    """Annie leaves, a bot plays on for her, and the table counts for her as for Bella."""
    with saloon(folder) as made:
        sessions = {}
        for name in ("Annie", "Bella"):
            kept = made.http.post("/api/people", json={"name": name, "password": "long enough"}).raise_for_status()
            sessions[name] = {"cookie": f"{COOKIE}={kept.cookies[COOKIE]}"}
            made.http.cookies.clear()
        wanted = {"game": "loot-shoot-whisky", "share": "5" * 64}
        first = made.http.post("/api/tables", json=wanted, headers=sessions["Annie"]).json()
        path = f"/api/tables/{first['table']}/seats"
        second = made.http.post(path, json={"share": "6" * 64}, headers=sessions["Bella"]).json()
        annie, bella = made.enter(first), made.enter(second)
        annie.send({"do": "leave", "id": "command-1"})
        assert annie.closed() == "unseated"
        play_out([bella], random.Random(1))
        until = time.monotonic() + PATIENCE
        while len(rated := made.get("/api/ratings/loot-shoot-whisky")) < 2 and time.monotonic() < until:
            time.sleep(0.05)
    assert {each["name"]: each["games"] for each in rated} == {"Annie": 1, "Bella": 1}


def test_a_player_who_is_back_by_the_end_has_played_it() -> None:
    assert played(log.StoodIn(0, True), log.StoodIn(1, True), log.StoodIn(1, False)).counts


def test_a_game_that_everybody_left_counts_for_nobody() -> None:
    assert not played(log.Left(0), log.Left(1)).counts
