"""Sessions of people who are signed in: a random token in a cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from typing import Final

import sqlalchemy as sa

from fistful.server.people.kept_names import PEOPLE, Person
from fistful.server.store.schema import METADATA

COOKIE: Final = "fistful-session"
LIFETIME: Final = 30 * 24 * 3600.0
"""How many seconds a session lasts."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")

SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token", sa.LargeBinary(32), primary_key=True),
    sa.Column("person", sa.ForeignKey(PEOPLE.c.id), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Index("sessions_by_expiry", "expires"),
)


def start(connection: sa.Connection, person: Person, now: float | None = None) -> str:
    """Open a session and delete expired ones; the token goes to its owner and nowhere else."""
    moment = time.time() if now is None else now
    token = secrets.token_urlsafe(32)
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.expires <= moment))
    row = {"token": _stored(token), "person": person.id, "expires": moment + LIFETIME}
    connection.execute(sa.insert(SESSIONS).values(row))
    return token


def person_of(connection: sa.Connection, token: str | None, now: float | None = None) -> Person | None:
    """The person whose session has this token; None for a guest."""
    if token is None or not _TOKEN.fullmatch(token):
        return None
    moment = time.time() if now is None else now
    mine = sa.and_(SESSIONS.c.token == _stored(token), SESSIONS.c.expires > moment)
    row = connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.name).join(SESSIONS).where(mine)).one_or_none()
    return None if row is None else Person(row.id, row.name)


def end(connection: sa.Connection, token: str) -> None:
    """Close a session, if there is one with this token."""
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.token == _stored(token)))


def end_all(connection: sa.Connection, person: Person, but: str | None = None) -> None:
    """Close the sessions of a person, except the one with this token."""
    theirs = SESSIONS.c.person == person.id
    if but is not None:
        theirs &= SESSIONS.c.token != _stored(but)
    connection.execute(sa.delete(SESSIONS).where(theirs))


def ends(connection: sa.Connection, person: Person) -> list[float]:
    """When the sessions of a person end by themselves."""
    mine = sa.select(SESSIONS.c.expires).where(SESSIONS.c.person == person.id)
    return list(connection.execute(mine.order_by(SESSIONS.c.expires)).scalars())


def _stored(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
