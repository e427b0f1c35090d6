"""What operators look up in the database: tables, kept names, counts. Hidden cards are in none of it."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from fistful.protocol.tables import TableInfo
from fistful.server.operators import messages
from fistful.server.operators.messages import NameRow, TableRow
from fistful.server.people.kept_names import PEOPLE
from fistful.server.people.sanctions import SANCTIONS
from fistful.server.people.sessions import SESSIONS
from fistful.server.store.schema import TABLES


def tables(connection: sa.Connection, asked: messages.Tables) -> list[TableRow]:
    """The tables that an operator asks for, the last changed first."""
    query = sa.select(TABLES.c.info, TABLES.c.changed).order_by(TABLES.c.changed.desc(), TABLES.c.id)
    for column, wanted in (
        (TABLES.c.game, asked.game),
        (TABLES.c.status, asked.status),
        (TABLES.c.public, asked.public),
    ):
        if wanted is not None:
            query = query.where(column == wanted)
    found: list[TableRow] = []
    for info, changed in connection.execute(query):
        row = TableRow(msgspec.json.decode(info, type=TableInfo), changed)
        if asked.name is None or _sits(row.info, asked.name.casefold()):
            found.append(row)
            if len(found) == asked.most:
                break
    return found


def _sits(info: TableInfo, name: str) -> bool:
    return any(name in chair.name.casefold() for chair in info.chairs if chair.level is None)


def names(connection: sa.Connection, asked: messages.Names) -> list[NameRow]:
    """The kept names that contain what an operator asks for, in order."""
    open_now = sa.and_(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.expires > time.time())
    count = sa.select(sa.func.count()).select_from(SESSIONS).where(open_now).scalar_subquery()
    query = sa.select(PEOPLE.c.name, PEOPLE.c.since, count, _is("ban"), _is("mute"))
    if asked.like is not None:
        query = query.where(PEOPLE.c.name.icontains(asked.like, autoescape=True))
    rows = connection.execute(query.order_by(sa.func.lower(PEOPLE.c.name)).limit(asked.most))
    return [NameRow(name, since, sessions, bool(ban), bool(mute)) for name, since, sessions, ban, mute in rows]


def _is(what: str) -> sa.ColumnElement[bool]:
    """Whether there is such a sanction for a person."""
    theirs = SANCTIONS.c.whom == sa.cast(PEOPLE.c.id, sa.String)
    return sa.exists().where(SANCTIONS.c.what == what, SANCTIONS.c.kind == "person", theirs)


def counts(connection: sa.Connection) -> dict[str, Any]:
    """How many there are of everything that is stored."""

    def number(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
        return connection.execute(sa.select(sa.func.count()).select_from(table).where(*where)).scalar_one()

    by_status = sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status)
    return {
        "tables": {status: count for status, count in connection.execute(by_status)},
        "names": number(PEOPLE),
        "sessions": number(SESSIONS, SESSIONS.c.expires > time.time()),
        "bans": number(SANCTIONS, SANCTIONS.c.what == "ban"),
        "mutes": number(SANCTIONS, SANCTIONS.c.what == "mute"),
    }
