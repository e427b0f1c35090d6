"""Which finished tables count, and that each counts once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from fistful.engine.wire import Outcome
from fistful.server import people, ratings
from fistful.server.people import Person
from fistful.server.ratings import Contest
from fistful.server.schema import METADATA, TABLES

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
    return [people.keep(connection, name, "a hash") for name in ("Annie", "Bella", "Cole")]


def contest(three: list[Person], table: str = "t1", stand_in: bool = False) -> Contest:
    return Contest(table, GAME, tuple(person.id for person in three), WON_BY_FIRST, stand_in)


def test_the_winner_rises_and_equal_losers_stay_equal(connection: sa.Connection, three: list[Person]) -> None:
    assert ratings.judge(connection, contest(three))
    first, second, third = ratings.best(connection, GAME)
    assert first.name == "Annie"
    assert first.mean > second.mean == third.mean
    assert first.rating == pytest.approx(first.mean - 3 * first.deviation, abs=0.02)
    assert ratings.of(connection, three[0]) == {GAME: first.rating}


def test_a_table_counts_once(connection: sa.Connection, three: list[Person]) -> None:
    assert ratings.judge(connection, contest(three))
    before = ratings.best(connection, GAME)
    assert not ratings.judge(connection, contest(three))
    assert ratings.best(connection, GAME) == before
    assert ratings.judge(connection, contest(three, "t2"))
    assert [each.games for each in ratings.best(connection, GAME)] == [2, 2, 2]


def test_a_table_that_a_stand_in_decided_does_not_count(connection: sa.Connection, three: list[Person]) -> None:
    assert not ratings.judge(connection, contest(three, stand_in=True))
    assert ratings.best(connection, GAME) == []


def test_only_finished_tables_that_nobody_judged_are_left(connection: sa.Connection, three: list[Person]) -> None:
    for id, status in (("t1", "over"), ("t2", "over"), ("t3", "playing")):
        row = {"game": GAME, "public": True, "status": status, "timed": False, "changed": 1.0, "info": b""}
        connection.execute(sa.insert(TABLES).values(row | {"id": id}))
    ratings.judge(connection, contest(three, "t1", stand_in=True))
    assert ratings.unjudged(connection) == ["t2"]


def test_one_kept_name_among_guests_and_bots_is_not_rated(connection: sa.Connection, three: list[Person]) -> None:
    alone = Contest("t1", GAME, (three[0].id, None, None), WON_BY_FIRST, False)
    assert not ratings.judge(connection, alone)
    assert ratings.best(connection, GAME) == []


def test_guests_and_bots_are_left_out_of_the_order(connection: sa.Connection, three: list[Person]) -> None:
    mixed = Contest("t1", GAME, (None, three[1].id, three[2].id), Outcome((0,), (9, 2, 4), "most"), False)
    assert ratings.judge(connection, mixed)
    assert [each.name for each in ratings.best(connection, GAME)] == ["Cole", "Bella"]


def test_winning_goes_before_the_score(connection: sa.Connection, three: list[Person]) -> None:
    last_alive = Contest("t1", GAME, tuple(each.id for each in three), Outcome((2,), (9, 5, 0), "alive"), False)
    assert ratings.judge(connection, last_alive)
    assert ratings.best(connection, GAME)[0].name == "Cole"
