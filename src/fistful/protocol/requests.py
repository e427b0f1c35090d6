"""The HTTP part: opening and joining tables, looking at finished games, keeping names."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fistful.engine.wire import OptionValue, Outcome
from fistful.protocol.commands import Phrase
from fistful.protocol.frames import PastMoment
from fistful.protocol.tables import Clock, Commitment, Level, Name, Round, Share, Status, TableId, Token

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Promised(msgspec.Struct, frozen=True):
    """The hash of a share of the seed that the server has drawn for the table that is opened with it."""

    commitment: str


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it. With bots on all other seats, the game begins at once."""

    game: str
    share_hash: Commitment | None = None
    """What one commits to: the hash of one's share for round 1 and the server's `commitment`."""
    share: Share | None = None
    """Instead of the hash, one's share in clear. Then nothing is proven to this seat."""
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
    cookie: bool = False
    """Whether a browser is to keep the seat in a cookie; then the answer has no token."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    share_hash: Commitment | None = None
    """What one commits to: the hash of one's share for this round and the server's commitment."""
    round: Round = 1
    """The round that the hash is for: `dealing.round` of the table."""
    share: Share | None = None
    """Instead of the hash, one's share in clear. Then nothing is proven to this seat."""
    name: Name | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """Any free seat if left out."""
    cookie: bool = False
    """Whether a browser is to keep the seat in a cookie; then the answer has no token."""


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that holds it: the client with the token has the seat."""

    table: str
    seat: int
    token: str
    """Empty if it is in a cookie."""


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a client says it holds."""

    table: TableId
    token: Token


class KeepSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a browser is to keep in a cookie."""

    table: TableId
    token: Token | None = None
    """May be left out for a rematch: its seats have the tokens of the table before."""
    rematch_of: TableId | None = None
    """The table before, whose seats the browser keeps."""


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
    protocol: int = 0
    """How the shares came together: 1 in clear, 2 commitments first; 0 without shares."""
    in_clear: str = ""
    """The letters of the seats that nothing is proven to, as their share came in clear."""
    given_up: int = 0
    """How many rounds of commitments were given up before this deal."""


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


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Change one's own password. All other sessions end."""

    old: Password
    new: Password


class DeleteAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete one's own account, for good."""

    password: Password


class SaidLine(msgspec.Struct, frozen=True):
    """Something that a person said at a table."""

    at: float
    phrase: Phrase | None
    text: str | None


class SatAt(msgspec.Struct, frozen=True):
    """A table at which a person sat."""

    table: str
    game: str
    seat: int
    since: float
    status: str
    said: tuple[SaidLine, ...]


class MyData(msgspec.Struct, frozen=True):
    """Everything that is stored about a person. Times are in seconds since 1970."""

    name: str
    since: float
    sessions: tuple[float, ...]
    """When each session ends by itself."""
    ratings: dict[str, Rating]
    tables: tuple[SatAt, ...]
