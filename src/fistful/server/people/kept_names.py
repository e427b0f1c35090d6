"""Names that people keep with a password, and the passwords."""

from __future__ import annotations

import secrets
import time
from functools import cache
from typing import Final, NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from precis_i18n import get_profile

from fistful.engine.errors import FistfulError
from fistful.server.people import names
from fistful.server.store.schema import METADATA

PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(names.LONGEST), nullable=False),
    sa.Column("password", sa.String(200), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sqlite_autoincrement=True,  # a deleted account's number is never given to another
)
LIKENESSES: Final = sa.Table(
    "likenesses",
    METADATA,
    sa.Column("likeness", sa.Text, primary_key=True),
    sa.Column("person", sa.ForeignKey(PEOPLE.c.id), nullable=False),
)
"""What kept names look like; no other name may look the same."""

HASHER: Final = PasswordHasher()
"""Argon2id with the parameters that RFC 9106 recommends for little memory."""


READABLE: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that look like no other."""


class Unwelcome(FistfulError):
    """A name that cannot be kept, or a wrong password."""

    kind = "person"


class Sitter(NamedTuple):
    """Someone who sits down at a table: the name shown there, and the id of the person if the name is kept."""

    name: str
    person: int | None


class Person(NamedTuple):
    """Someone whose name is kept."""

    id: int
    name: str


def password_hash(password: str) -> str:
    """What is stored of a password. Slow on purpose: not for the event loop."""
    return HASHER.hash(_prepared(password))


def keep(connection: sa.Connection, name: str, hashed: str) -> Person:
    """Keep a checked name; Unwelcome if it, or one that looks like it, is kept already."""
    if is_kept(connection, name):
        raise Unwelcome("name-kept", name=name)
    row = {"name": name, "password": hashed, "since": time.time()}
    person: int = connection.execute(sa.insert(PEOPLE).values(row).returning(PEOPLE.c.id)).scalar_one()
    _add_likenesses(connection, person, name)
    return Person(person, name)


def _add_likenesses(connection: sa.Connection, person: int, name: str) -> None:
    rows = [{"likeness": likeness, "person": person} for likeness in names.likenesses(name)]
    connection.execute(sa.insert(LIKENESSES), rows)


def new_password() -> str:
    """A password that is easy to read out and to type, and that nobody can guess."""
    return "-".join("".join(secrets.choice(READABLE) for _ in range(4)) for _ in range(4))


def rename(connection: sa.Connection, person: Person, name: str) -> Person:
    """Give a person another checked name; Unwelcome if somebody else keeps it, or one that looks like it."""
    connection.execute(sa.delete(LIKENESSES).where(LIKENESSES.c.person == person.id))
    if is_kept(connection, name):
        raise Unwelcome("name-kept", name=name)
    connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
    _add_likenesses(connection, person.id, name)
    return Person(person.id, name)


def set_password(connection: sa.Connection, person: Person, hashed: str) -> None:
    """Give a person another password."""
    connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=hashed))


def release(connection: sa.Connection, person: Person) -> None:
    """Let anybody keep this name again; the person is gone."""
    connection.execute(sa.delete(LIKENESSES).where(LIKENESSES.c.person == person.id))
    connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person.id))


def find(connection: sa.Connection, name: str) -> tuple[Person, str] | None:
    """The person who keeps this name, in any letter case, and the hash of their password."""
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).join(LIKENESSES).where(_looks_like(name))
    for row in connection.execute(query):
        if row.name.casefold() == name.casefold():
            return Person(row.id, row.name), row.password
    return None


def is_password(password: str, hashed: str | None) -> bool:
    """Whether a password is the one that was hashed; False for None. As slow as hashing."""
    try:
        return HASHER.verify(hashed or _decoy(), _prepared(password)) and hashed is not None
    except (Argon2Error, InvalidHashError):
        return False


def is_kept(connection: sa.Connection, name: str) -> bool:
    """Whether this name, or one that looks like it, is kept."""
    return connection.execute(sa.select(LIKENESSES).where(_looks_like(name))).first() is not None


def _looks_like(name: str) -> sa.ColumnElement[bool]:
    return LIKENESSES.c.likeness.in_(names.likenesses(name))


@cache
def _decoy() -> str:
    """A hash to check passwords of unknown names against, so that the time taken reveals nothing."""
    return HASHER.hash("nobody")


def _prepared(password: str) -> str:
    """The password in the same form from every keyboard (RFC 8265); Unwelcome for characters that are not allowed."""
    try:
        out: str = get_profile("OpaqueString").enforce(password)
    except UnicodeError:
        raise Unwelcome("password-characters") from None
    return out
