"""Bans and mutes: who may not play here, or not talk. They are stored, and kept in memory to be asked at every message.

A ban or a mute is for a person who keeps a name, or for a network of addresses. A mute can also be for one seat, so
that a guest can be silenced without their whole network.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final, Literal

import msgspec
import sqlalchemy as sa

from fistful.engine.errors import TableRefusal
from fistful.server.core.networks import Networks, read_network
from fistful.server.store.schema import METADATA
from fistful.server.tables.table import NO_REASON, Seat, Table

SANCTIONS: Final = sa.Table(
    "sanctions",
    METADATA,
    sa.Column("what", sa.String(8), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("whom", sa.String(80), primary_key=True),
    sa.Column("shown", sa.String(80), nullable=False),
    sa.Column("reason", sa.String(400), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
"""`whom` is the id of a person, a network, or the hash of the token that holds a seat; `shown` is what people read."""

What = Literal["ban", "mute"]
Kind = Literal["person", "address", "seat"]


class Sanction(msgspec.Struct, frozen=True):
    """A ban or a mute."""

    what: What
    kind: Kind
    whom: str
    shown: str
    reason: str
    since: float = msgspec.field(default_factory=time.time)


def impose(connection: sa.Connection, sanction: Sanction) -> bool:
    """Store a ban or a mute; False if there is one already."""
    if connection.execute(sa.select(SANCTIONS).where(_same(sanction))).first() is not None:
        return False
    connection.execute(sa.insert(SANCTIONS).values(msgspec.structs.asdict(sanction)))
    return True


def lift(connection: sa.Connection, sanction: Sanction) -> bool:
    """Delete a ban or a mute; False if there is none."""
    return connection.execute(sa.delete(SANCTIONS).where(_same(sanction))).rowcount > 0


def everything(connection: sa.Connection) -> list[Sanction]:
    """All bans and mutes, the newest first."""
    rows = connection.execute(sa.select(SANCTIONS).order_by(SANCTIONS.c.since.desc(), SANCTIONS.c.whom))
    return [Sanction(**row._mapping) for row in rows]


def forget_person(connection: sa.Connection, person: int) -> None:
    """Delete what was imposed on a person who is gone."""
    connection.execute(sa.delete(SANCTIONS).where(SANCTIONS.c.kind == "person", SANCTIONS.c.whom == str(person)))


def call_person(connection: sa.Connection, person: int, name: str) -> None:
    """A person has another name."""
    theirs = sa.and_(SANCTIONS.c.kind == "person", SANCTIONS.c.whom == str(person))
    connection.execute(sa.update(SANCTIONS).where(theirs).values(shown=name))


def _same(sanction: Sanction) -> sa.ColumnElement[bool]:
    columns = SANCTIONS.c
    return sa.and_(columns.what == sanction.what, columns.kind == sanction.kind, columns.whom == sanction.whom)


class Sanctions:
    """All bans and mutes, in memory. Each check raises TableRefusal with the operator's reason."""

    def __init__(self, known: Iterable[Sanction] = ()) -> None:
        self.use(known)

    @classmethod
    def stored(cls, engine: sa.Engine) -> Sanctions:
        """Those of a database."""
        with engine.connect() as connection:
            return cls(everything(connection))

    def use(self, known: Iterable[Sanction]) -> None:
        """Use these from now on."""
        self._networks: dict[What, Networks[str]] = {"ban": Networks(), "mute": Networks()}
        self._others: dict[tuple[What, Kind, str], str] = {}
        for each in known:
            if each.kind == "address":
                self._networks[each.what].add(read_network(each.whom), each.reason or NO_REASON)
            else:
                self._others[each.what, each.kind, each.whom] = each.reason or NO_REASON

    def check_address(self, address: str) -> None:
        """May this address play here?"""
        _check_ban(self._networks["ban"].find(address))

    def check_person(self, person: int | None) -> None:
        """May this person play here?"""
        _check_ban(self._others.get(("ban", "person", str(person))))

    def banned(self, table: Table) -> list[int]:
        """The seats of people who may no longer play here."""
        people = enumerate(seat.person for seat in table.seats)
        return [number for number, person in people if ("ban", "person", str(person)) in self._others]

    def check_entering(self, address: str, person: int | None) -> None:
        """May someone from this address enter a table, or this person take their seat?"""
        self.check_address(address)
        self.check_person(person)

    def check_talking(self, address: str, seat: Seat) -> None:
        """May someone at this seat talk?"""
        reason = (
            self._networks["mute"].find(address)
            or self._others.get(("mute", "person", str(seat.person)))
            or self._others.get(("mute", "seat", str(seat.token)))
        )
        if reason is not None:
            raise TableRefusal("muted", because=reason)


def _check_ban(reason: str | None) -> None:
    if reason is not None:
        raise TableRefusal("banned", because=reason)
