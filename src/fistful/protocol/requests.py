"""The HTTP part: opening and joining tables, looking at finished games, keeping names."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fistful.engine.wire import OptionValue, Outcome
from fistful.protocol.frames import PastMoment
from fistful.protocol.tables import Clock, Level, Name, Share, Status, TableId, Token

Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Promised(msgspec.Struct, frozen=True):
    """The hash of a share of the seed that the server has drawn for the table that is opened with it."""

    commitment: str


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it. With bots on all other seats, the game begins at once."""

    game: str
    share: Share
    name: Name | None = None
    """May be left out: a person with a kept name sits under it, and the server finds a name for a guest."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] | None = None
    """The smallest number that the game allows if left out."""
    options: dict[str, OptionValue] = {}
    clock: Clock = Clock()
    public: bool = False
    bots: tuple[Level, ...] = ()
    """Bots for the last seats."""
    commitment: Commitment | None = None
    """A promise that the server made, so that it cannot choose its share once it knows this one."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    share: Share
    name: Name | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """Any free seat if left out."""


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that holds it: the client with the token has the seat."""

    table: str
    seat: int
    token: str


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a client says it holds."""

    table: TableId
    token: Token


class MyTable(msgspec.Struct, frozen=True):
    """One of the tables that a client has a seat at."""

    id: str
    game: str
    seat: int
    status: Status
    names: tuple[str, ...]
    your_turn: bool


class Finished(msgspec.Struct, frozen=True):
    """A finished game, for a list of replays."""

    table: str
    game: str
    names: tuple[str, ...]
    outcome: Outcome
    decisions: int
    ended: float


class Replay(msgspec.Struct, frozen=True):
    """A finished game moment by moment: all open, or as one seat saw it."""

    table: str
    game: str
    names: tuple[str, ...]
    seat: int | None
    moments: tuple[PastMoment, ...]


class Verified(msgspec.Struct, frozen=True):
    """What was found to be true of a record."""

    decisions: int
    draws: int
    fair: bool
    committed: bool
    outcome: Outcome | None


class KeepName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a name with a password, or sign in with one."""

    name: Name
    password: Password


class Me(msgspec.Struct, frozen=True):
    """The person whose session it is; a guest has an empty name."""

    name: str
    ratings: dict[str, float] = {}


class Rating(msgspec.Struct, frozen=True):
    """A kept name's strength in one game."""

    name: str
    rating: float
    """A safe estimate: the mean less three deviations."""
    mean: float
    deviation: float
    games: int
