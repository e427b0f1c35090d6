"""How strong kept names are in each game, by openskill's Plackett–Luce model.

A finished table counts if at least two people with kept names sat there when it began and one of them played to the
end. A person who left, or for whom a bot played, gets the bot's result. A table counts once: its id is a primary key,
written together with the ratings that it changes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating

from fistful.engine.wire import Outcome
from fistful.protocol.requests import Rating
from fistful.server.people.kept_names import PEOPLE, Person
from fistful.server.store.schema import METADATA, TABLES
from fistful.server.tables.table import Table

MOST_SHOWN: Final = 100
MODEL: Final = PlackettLuce()

RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("person", sa.ForeignKey(PEOPLE.c.id), primary_key=True),
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
RATED_TABLES: Final = sa.Table(
    "judged",
    METADATA,
    sa.Column("table_id", sa.String(12), primary_key=True),
    sa.Column("counted", sa.Boolean, nullable=False),
)
"""The finished tables that ratings have looked at."""


class Contest(NamedTuple):
    """A finished table: the people with kept names at its seats, and how it ended."""

    table: str
    game: str
    people: tuple[int | None, ...]
    """The id of the person at each seat; None for guests and bots."""
    outcome: Outcome
    attended: bool
    """A person with a kept name played to the end."""

    @classmethod
    def at(cls, table: Table) -> Contest:
        """The contest at a table whose game is over."""
        assert table.position is not None and table.position.outcome is not None
        people = tuple(seat.person for seat in table.seats)
        attended = any(seat.person is not None and not seat.stand_in for seat in table.seats)
        return cls(table.id, table.opened.game, people, table.position.outcome, attended)

    @property
    def counts(self) -> bool:
        """Whether it changes ratings."""
        return self.attended and len({person for person in self.people if person is not None}) > 1

    def places(self) -> list[tuple[int, tuple[bool, int]]]:
        """Each person with their result: winning ranks above any score."""
        return [
            (person, (seat in self.outcome.winners, self.outcome.scores[seat]))
            for seat, person in enumerate(self.people)
            if person is not None
        ]


def rate(connection: sa.Connection, contest: Contest) -> bool:
    """Let a finished table count, unless it did already or may not; True if it counted now."""
    if connection.execute(sa.select(RATED_TABLES).where(RATED_TABLES.c.table_id == contest.table)).first():
        return False
    connection.execute(sa.insert(RATED_TABLES).values(table_id=contest.table, counted=contest.counts))
    if contest.counts:
        _update(connection, contest)
    return contest.counts


def pass_over(connection: sa.Connection, tables: Collection[str]) -> None:
    """Note tables that do not count for ratings."""
    known = sa.select(RATED_TABLES.c.table_id).where(RATED_TABLES.c.table_id.in_(tables))
    noted = set(connection.execute(known).scalars())
    rows = [{"table_id": table, "counted": False} for table in tables if table not in noted]
    if rows:
        connection.execute(sa.insert(RATED_TABLES), rows)


def unrated(connection: sa.Connection) -> list[str]:
    """The finished tables that have not been looked at, as after a crash."""
    over = sa.select(TABLES.c.id).where(
        TABLES.c.status == "over", TABLES.c.id.not_in(sa.select(RATED_TABLES.c.table_id))
    )
    return list(connection.execute(over.order_by(TABLES.c.changed)).scalars())


def best(connection: sa.Connection, game: str) -> list[Rating]:
    """The strongest kept names in a game, strongest first."""
    worth = RATINGS.c.mean - 3 * RATINGS.c.deviation
    query = sa.select(PEOPLE.c.name, RATINGS).join(PEOPLE).where(RATINGS.c.game == game)
    rows = connection.execute(query.order_by(worth.desc(), PEOPLE.c.id).limit(MOST_SHOWN))
    return [_shown(row.name, row) for row in rows]


def of(connection: sa.Connection, person: Person) -> dict[str, float]:
    """A person's ratings by game."""
    rows = connection.execute(sa.select(RATINGS).where(RATINGS.c.person == person.id).order_by(RATINGS.c.game))
    return {row.game: _rounded(row.mean - 3 * row.deviation) for row in rows}


def all_of(connection: sa.Connection, person: Person) -> dict[str, Rating]:
    """A person's ratings by game, with all their figures."""
    rows = connection.execute(sa.select(RATINGS).where(RATINGS.c.person == person.id).order_by(RATINGS.c.game))
    return {row.game: _shown(person.name, row) for row in rows}


def forget(connection: sa.Connection, person: Person) -> None:
    """Delete a person's ratings."""
    connection.execute(sa.delete(RATINGS).where(RATINGS.c.person == person.id))


def _shown(name: str, row: sa.Row[Any]) -> Rating:
    return Rating(name, _rounded(row.mean - 3 * row.deviation), _rounded(row.mean), _rounded(row.deviation), row.games)


def _update(connection: sa.Connection, contest: Contest) -> None:
    places = contest.places()
    people = [person for person, _ in places]
    query = sa.select(RATINGS).where(RATINGS.c.game == contest.game, RATINGS.c.person.in_(people))
    known = {row.person: row for row in connection.execute(query.with_for_update())}
    before = [[_rating(known.get(person))] for person in people]
    order = sorted({reached for _, reached in places}, reverse=True)
    after = MODEL.rate(before, ranks=[float(order.index(reached)) for _, reached in places])
    for person, (rating,) in zip(people, after, strict=True):
        row = {"mean": rating.mu, "deviation": rating.sigma, "games": 1}
        if person in known:
            row["games"] = known[person].games + 1
            mine = sa.and_(RATINGS.c.game == contest.game, RATINGS.c.person == person)
            connection.execute(sa.update(RATINGS).where(mine).values(row))
        else:
            connection.execute(sa.insert(RATINGS).values(row | {"game": contest.game, "person": person}))


def _rating(row: sa.Row[tuple[object, ...]] | None) -> PlackettLuceRating:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mean, sigma=row.deviation)


def _rounded(number: float) -> float:
    return round(number, 2)
