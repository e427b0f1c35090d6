"""A table as everyone may see it: its game, its seats and who sits there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fistful.engine.wire import About, DealStep, Meanings, OptionValue, ShownField

PROTOCOL = 1
"""The version of the messages; a client with another one is refused."""

Level = Annotated[str, msgspec.Meta(max_length=24)]
"""The name of a level of bots; `GameInfo.levels` lists them."""
Status = Literal["waiting", "playing", "over", "closed"]
"""A closed table was ended for good before its game was over."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Share = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A player's 256 bits for the seed, as hexadecimal digits."""
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""The hash of a share, as hexadecimal digits."""
Round = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
"""The number of a round of commitments."""
Token = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{43}$", max_length=43)]
"""The secret that holds a seat: 256 random bits."""
TableId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{12}$", max_length=12)]
CommandId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,40}$", max_length=40)]
"""Chosen by the client; a command repeated with the same id is carried out once and gets the same answer."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat has for a decision: no limit, about a minute, a few seconds, or hours."""

    kind: Literal["none", "relaxed", "fast", "correspondence"] = "none"
    hours: Annotated[int, msgspec.Meta(ge=1, le=336)] | None = None
    """At correspondence tables: the hours for each decision."""


class Hurried(msgspec.Struct, frozen=True):
    """A bot had less thought for a move than its level has, because many bots were thinking."""

    simulations: int
    """How many it was given; 0 if it went by rules of thumb, as a deputy does."""
    usual: int | None = None
    """How many its level has; None if it does not count them."""


class Chair(msgspec.Struct, frozen=True):
    """A seat of a table and who is in it."""

    seat: int
    name: str = ""
    """Empty while the seat is free; a bot's is its level."""
    level: Level | None = None
    """Set if a bot sits here."""
    kept: bool = False
    """The name is kept with a password."""
    connected: bool = False
    stand_in: bool = False
    """Set while a bot plays here for the owner."""
    wants_rematch: bool = False
    hurried: Hurried | None = None
    """Set if the bot here had less thought than usual for its last move."""


class Dealing(msgspec.Struct, frozen=True):
    """How far the players' shares of the seed have come together, before the game begins."""

    round: int
    """Shares belong to a round; it is given up when somebody leaves after all have committed."""
    terms: str
    """The game, the version of its rules, its deck and its options, as the transcript has them."""
    steps: tuple[DealStep, ...]
    """Who has committed, and who has shown their share, in order."""
    given_up: tuple[str, ...] = ()
    """Who ended the rounds before."""


class TableInfo(msgspec.Struct, frozen=True):
    """Everything public about a table except the game itself."""

    id: str
    game: str
    options: dict[str, OptionValue]
    deck: str
    clock: Clock
    public: bool
    """Listed in the lobby; other tables are found only by their link."""
    status: Status
    chairs: tuple[Chair, ...]
    commitment: str
    """The hash of the server's share of the seed, published before anyone sits down."""
    opened: float
    """Seconds since 1970."""
    spectators: int = 0
    next_commitment: str | None = None
    """The hash of the server's share for a rematch, published before anyone can send theirs for it."""
    rematch: str | None = None
    """The table where the same people play again."""
    rematch_of: str | None = None
    dealing: Dealing | None = None
    """Only before the game begins; None at tables that were opened under the first protocol, too."""


class GameInfo(About, frozen=True, kw_only=True):
    """What a game says about itself, and what its views show."""

    fields: tuple[ShownField, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """All that a client has to know to show any of the games."""

    games: tuple[GameInfo, ...]
    """In the order of the lobby."""
    levels: tuple[Level, ...]
    """The bots, the weakest first."""
    usual_level: Level
    seat_letters: str
    """Seats as notation writes them."""
    meanings: Meanings
    """What parameters mean in every game, and in what no game says."""
