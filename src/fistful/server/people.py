"""Names that people keep with a password."""

from __future__ import annotations

import time
from functools import cache
from typing import Final, NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from precis_i18n import get_profile

from fistful.engine.errors import FistfulError
from fistful.server import names
from fistful.server.schema import METADATA

PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(names.LONGEST), nullable=False),
    sa.Column("password", sa.String(200), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
LIKENESSES: Final = sa.Table(
    "likenesses",
    METADATA,
    sa.Column("likeness", sa.Text, primary_key=True),
    sa.Column("person", sa.ForeignKey(PEOPLE.c.id), nullable=False),
)
"""What kept names look like: no other may."""

HASHER: Final = PasswordHasher()
"""Argon2id with the parameters that RFC 9106 recommends where memory is short."""


class Unwelcome(FistfulError):
    """A name that cannot be kept, or a password that does not open it."""

    kind = "person"


class Person(NamedTuple):
    """Somebody whose name is kept."""

    id: int
    name: str


def hashed(password: str) -> str:
    """What is stored of a password. Takes a while, on purpose: not for the loop."""
    return HASHER.hash(_prepared(password))


def keep(connection: sa.Connection, name: str, password_hash: str) -> Person:
    """Keep a checked name; Unwelcome if somebody has it or one like it."""
    if is_kept(connection, name):
        raise Unwelcome("name-kept", name=name)
    row = {"name": name, "password": password_hash, "since": time.time()}
    person: int = connection.execute(sa.insert(PEOPLE).values(row).returning(PEOPLE.c.id)).scalar_one()
    rows = [{"likeness": likeness, "person": person} for likeness in names.likenesses(name)]
    connection.execute(sa.insert(LIKENESSES), rows)
    return Person(person, name)


def stored(connection: sa.Connection, name: str) -> tuple[Person, str] | None:
    """Who keeps exactly this name, but for its case, and the hash of their password."""
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).join(LIKENESSES).where(_looks_like(name))
    for row in connection.execute(query):
        if row.name.casefold() == name.casefold():
            return Person(row.id, row.name), row.password
    return None


def opens(password: str, password_hash: str | None) -> bool:
    """Whether a password is the one that was hashed; None is nobody's. As slow as hashing it."""
    try:
        return HASHER.verify(password_hash or _nobodys(), _prepared(password)) and password_hash is not None
    except (Argon2Error, InvalidHashError):
        return False


def is_kept(connection: sa.Connection, name: str) -> bool:
    """Whether somebody keeps this name or one that looks like it."""
    return connection.execute(sa.select(LIKENESSES).where(_looks_like(name))).first() is not None


def _looks_like(name: str) -> sa.ColumnElement[bool]:
    return LIKENESSES.c.likeness.in_(names.likenesses(name))


@cache
def _nobodys() -> str:
    """What the password of an unknown name is checked against, so that the time taken tells nothing."""
    return HASHER.hash("nobody")


def _prepared(password: str) -> str:
    """The same password from every keyboard (RFC 8265); Unwelcome if it holds what no keyboard types."""
    try:
        out: str = get_profile("OpaqueString").enforce(password)
    except UnicodeError:
        raise Unwelcome("password-characters") from None
    return out
