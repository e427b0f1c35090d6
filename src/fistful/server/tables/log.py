"""The log of a table: what happened there, entry by entry. The log is the truth; all else follows from it.

It holds tokens only as hashes. It also holds the server's share of the seed and sealed choices, so it never leaves the
server; what leaves is made by `audience`. An entry's class name is its tag in the database.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from fistful.engine.wire import DeckNote, OptionValue
from fistful.protocol.commands import Phrase
from fistful.protocol.tables import Clock, Hurried, Level


class Entry(msgspec.Struct, frozen=True, tag_field="log", tag=str.lower, omit_defaults=True):
    """One thing that happened at a table."""


class Opened(Entry, frozen=True):
    """The table was opened; always the first entry."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    clock: Clock
    public: bool
    server_share: str
    rematch_of: str | None = None
    next_share: str = ""
    """The server's share for a rematch."""
    rules: int = 1
    """The version of the game's rules; a table goes on under those that it was opened with."""
    protocol: int = 1
    """How the shares of the seed come together: 1 in clear, 2 commitments first."""
    deck: DeckNote | None = None
    """The whole deck, with which the table goes on too; None in old logs, for the house deck."""


class Sat(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    token: str
    """SHA-256 of the token that holds the seat."""
    share: str
    """Their share of the seed, if it came in clear."""
    person: int | None = None
    """The id of the person, if the name is kept."""
    hash: str = ""
    """What they commit to, if they keep their share back."""


class BotSat(Entry, frozen=True):
    """A bot was put on a seat."""

    seat: int
    level: Level


class Stood(Entry, frozen=True):
    """A seat became free before the game began."""

    seat: int
    reason: str | None = None
    """What the operator gave as the reason, who asked the person to leave; None if it was somebody at the table."""


class Committed(Entry, frozen=True):
    """A seat committed to a new share, after a round was given up."""

    seat: int
    hash: str


class Revealed(Entry, frozen=True):
    """A seat showed its share, after all had committed to theirs."""

    seat: int
    share: str


class Started(Entry, frozen=True):
    """Every seat was filled and every share is known: the game is dealt."""


class Played(Entry, frozen=True):
    """A seat made a move, or a bot or the clock made it for the seat."""

    seat: int
    move: str
    by: Literal["person", "bot", "clock"] = "person"
    simulations: int | None = None
    """How many simulations the move rests on; None if a person made it, and in old logs."""
    hurried: Hurried | None = None
    """Set if a bot had less thought than its level has."""


class Retracted(Entry, frozen=True):
    """A seat took back its sealed choice."""

    seat: int


class Closed(Entry, frozen=True):
    """The beat of a secret window was over: these seats passed."""

    seats: tuple[int, ...]


class Longer(Entry, frozen=True):
    """A seat asked to keep the open window open longer."""

    seat: int


class Ticked(Entry, frozen=True):
    """A tick of a real-time shootout was over: these seats made moves, the others were silent."""

    tick: int
    moves: tuple[tuple[int, str], ...] = ()
    ids: tuple[str, ...] = ()
    """The ids of the commands that counted in this tick."""


class StoodIn(Entry, frozen=True):
    """A bot began to play for a person, or the person is back."""

    seat: int
    on: bool


class Left(Entry, frozen=True):
    """A person gave up their seat during the game, or the operator took it from them."""

    seat: int
    reason: str | None = None
    """What the operator gave as the reason; None if the person left."""


class Said(Entry, frozen=True):
    """A seat said something."""

    seat: int
    phrase: Phrase | None = None
    text: str | None = None


class Wanted(Entry, frozen=True):
    """A person wants to play again."""

    seat: int
    share: str = ""
    """Their share of the new seed, if they sent one."""
    hash: str = ""
    """What they commit to for it, if they keep their share back."""


class Rematched(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Shut(Entry, frozen=True):
    """The table was closed for good before its game was over, by the operator or because nobody came any more."""

    reason: str | None = None
    """What the operator gave as the reason; None if nobody came any more."""


AnyEntry = (
    Opened | Sat | BotSat | Stood | Committed | Revealed | Started | Played | Retracted | Closed | Longer
    | Ticked | StoodIn | Left | Said | Wanted | Rematched | Shut
)  # fmt: skip

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyEntry)


class Logged(NamedTuple):
    """An entry with its number, the id of its command, and when it happened (seconds since 1970)."""

    seq: int
    command: str
    at: float
    entry: AnyEntry


def decode(text: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
