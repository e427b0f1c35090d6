"""What is stored about one person: to be handed over, or to be erased.

A person's seats and words are in the logs of tables, which are otherwise only added to. Erasing rewrites those entries:
a pseudonym for the name, an ellipsis for what was said. The game itself does not change, so records still replay.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from fistful.protocol.requests import Finished, MyData, SaidLine, SatAt
from fistful.protocol.tables import TableInfo
from fistful.server.people import kept_names, names, ratings, sanctions, sessions
from fistful.server.people.kept_names import PEOPLE, Person
from fistful.server.store.schema import ENTRIES, TABLES
from fistful.server.tables import log

GONE: Final = "…"
"""What stands for the words of a person who is gone."""
TEXT: Final = sa.cast(ENTRIES.c.entry, sa.Text)
SEATING: Final = tuple(TEXT.like(f'{{"log":"{kind}"%') for kind in ("sat", "botsat", "stood", "said"))


class Renamed(NamedTuple):
    """Whose name changed, or whose account was deleted: the new name or pseudonym, and the seats there, by table."""

    old: str
    name: str
    seats: dict[str, list[int]]
    kept: bool = False
    """Whether it is a name that somebody keeps."""


class Line(NamedTuple):
    """An entry of a person at a table, and where it is stored."""

    seq: int
    at: float
    entry: log.Sat | log.Said


def of(connection: sa.Connection, person: Person) -> MyData:
    """Everything that is stored about a person."""
    since: float = connection.execute(sa.select(PEOPLE.c.since).where(PEOPLE.c.id == person.id)).scalar_one()
    return MyData(
        person.name,
        since,
        tuple(sessions.ends(connection, person)),
        ratings.all_of(connection, person),
        tuple(_sat_at(connection, person, table) for table in tables_of(connection, person)),
    )


def tables_of(connection: sa.Connection, person: Person) -> list[str]:
    """The tables at which a person ever sat under their name, in the order of their ids."""
    sat = sa.or_(*(TEXT.like(f'{{"log":"sat",%"person":{person.id}{end}%') for end in ",}"))
    return list(
        connection.execute(sa.select(ENTRIES.c.table_id).where(sat).distinct().order_by(ENTRIES.c.table_id)).scalars()
    )


def rename(connection: sa.Connection, person: Person, name: str) -> Renamed:
    """Give a person another name, and rewrite the logs of the tables where they sat.

    BadName if somebody at a table that is not over has such a name.
    """
    kept_names.rename(connection, person, name)
    sanctions.call_person(connection, person.id, name)
    seats: dict[str, list[int]] = {}
    for table in tables_of(connection, person):
        for line in _lines(connection, person, table):
            if isinstance(line.entry, log.Sat):
                seats.setdefault(table, []).append(line.entry.seat)
                _rewrite(connection, table, line.seq, msgspec.structs.replace(line.entry, name=name))
        info = _info(connection, table)
        if info is not None and info.status in ("waiting", "playing"):
            names.free(name, [chair.name for chair in info.chairs if chair.name and chair.seat not in seats[table]])
    renamed = Renamed(person.name, name, seats, kept=True)
    rewrite_lists(connection, renamed)
    return renamed


def erase(connection: sa.Connection, person: Person, dice: random.Random) -> Renamed:
    """Delete an account and what belongs to it, and rewrite the logs of the tables where the person sat."""
    tables = tables_of(connection, person)
    infos = [info for table in tables if (info := _info(connection, table))]
    taken = {chair.name for info in infos for chair in info.chairs if chair.name}
    while kept_names.is_kept(connection, pseudonym := names.guest(taken, dice)):
        taken.add(pseudonym)
    seats: dict[str, list[int]] = {}
    for table in tables:
        for line in _lines(connection, person, table):
            if isinstance(line.entry, log.Sat):
                new: log.AnyEntry = msgspec.structs.replace(line.entry, name=pseudonym, person=None)
                seats.setdefault(table, []).append(line.entry.seat)
            elif line.entry.text is not None:
                new = msgspec.structs.replace(line.entry, text=GONE)
            else:
                continue
            _rewrite(connection, table, line.seq, new)
    ratings.forget(connection, person)
    sanctions.forget_person(connection, person.id)
    sessions.end_all(connection, person)
    kept_names.release(connection, person)
    erased = Renamed(person.name, pseudonym, seats)
    rewrite_lists(connection, erased)
    return erased


def _rewrite(connection: sa.Connection, table: str, seq: int, entry: log.AnyEntry) -> None:
    here = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
    connection.execute(sa.update(ENTRIES).where(here).values(entry=log.encode(entry)))


def rewrite_lists(connection: sa.Connection, renamed: Renamed) -> None:
    """Put the new name or the pseudonym into the lists of tables, where the person still has the seat.

    Together with the logs, so that a server that is killed leaves no old name anywhere; and again when tables in memory
    know the new name, which may have listed the old one meanwhile.
    """
    for table, seats in renamed.seats.items():
        row = connection.execute(sa.select(TABLES.c.info, TABLES.c.finished).where(TABLES.c.id == table)).one_or_none()
        if row is None:
            continue
        info = msgspec.json.decode(row.info, type=TableInfo)
        theirs = [chair.seat for chair in info.chairs if chair.seat in seats and chair.name == renamed.old]
        chairs = tuple(
            msgspec.structs.replace(chair, name=renamed.name, kept=renamed.kept) if chair.seat in theirs else chair
            for chair in info.chairs
        )
        dealing = info.dealing
        if dealing is not None:
            given_up = tuple(renamed.name if name == renamed.old else name for name in dealing.given_up)
            dealing = msgspec.structs.replace(dealing, given_up=given_up)
        values: dict[str, Any] = {
            "info": msgspec.json.encode(msgspec.structs.replace(info, chairs=chairs, dealing=dealing))
        }
        if row.finished is not None:
            finished = msgspec.json.decode(row.finished, type=Finished)
            shown = tuple(renamed.name if seat in theirs else name for seat, name in enumerate(finished.names))
            values["finished"] = msgspec.json.encode(msgspec.structs.replace(finished, names=shown))
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(values))


def _sat_at(connection: sa.Connection, person: Person, table: str) -> SatAt:
    lines = list(_lines(connection, person, table))
    sat = next(line for line in lines if isinstance(line.entry, log.Sat))
    said = tuple(
        SaidLine(line.at, line.entry.phrase, line.entry.text) for line in lines if isinstance(line.entry, log.Said)
    )
    info = _info(connection, table)
    return SatAt(
        table, "" if info is None else info.game, sat.entry.seat, sat.at, "" if info is None else info.status, said
    )


def _info(connection: sa.Connection, table: str) -> TableInfo | None:
    found = connection.execute(sa.select(TABLES.c.info).where(TABLES.c.id == table)).scalar_one_or_none()
    return None if found is None else msgspec.json.decode(found, type=TableInfo)


def _lines(connection: sa.Connection, person: Person, table: str) -> Iterator[Line]:
    """Where a person sat down at a table, and what they said there."""
    query = sa.select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.entry).where(ENTRIES.c.table_id == table, sa.or_(*SEATING))
    theirs: set[int] = set()
    for seq, at, stored in connection.execute(query.order_by(ENTRIES.c.seq)).all():
        entry = log.decode(stored)
        if isinstance(entry, log.Sat) and entry.person == person.id:
            theirs.add(entry.seat)
            yield Line(seq, at, entry)
        elif isinstance(entry, log.Said):
            if entry.seat in theirs:
                yield Line(seq, at, entry)
        elif isinstance(entry, log.Sat | log.BotSat | log.Stood):
            theirs.discard(entry.seat)
