"""The log of a table: what happened there, entry by entry. The log is the truth; all else follows from it.

Tokens stand here as hashes only. The server's share of the seed and sealed choices are secrets of the
log, so it never leaves the server; what leaves is made by `audience`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from fistful.engine.wire import OptionValue
from fistful.protocol.commands import Phrase
from fistful.protocol.tables import Clock, Level


class Entry(msgspec.Struct, frozen=True, tag_field="log", tag=str.lower, omit_defaults=True):
    """One thing that happened at a table."""


class Opened(Entry, frozen=True):
    game: str
    seats: int
    options: dict[str, OptionValue]
    clock: Clock
    public: bool
    server_share: str
    rematch_of: str | None = None
    next_share: str = ""
    """The server's share for a rematch."""


class Sat(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    token: str
    """SHA-256 of the token that holds the seat."""
    share: str
    person: int | None = None
    """Who it is, if the name is kept."""


class BotSat(Entry, frozen=True):
    seat: int
    level: Level


class Stood(Entry, frozen=True):
    """A seat became free before the game began."""

    seat: int


class Started(Entry, frozen=True):
    """Every seat was filled: the game is dealt."""


class Played(Entry, frozen=True):
    seat: int
    move: str
    by: Literal["person", "bot", "clock"] = "person"


class Retracted(Entry, frozen=True):
    seat: int


class Closed(Entry, frozen=True):
    """The beat of a secret window was over: these seats let it go by."""

    seats: tuple[int, ...]


class Longer(Entry, frozen=True):
    """Somebody asked that the open window stay open longer."""

    seat: int


class Ticked(Entry, frozen=True):
    """A tick of a real-time shootout was over: these seats chose, the others were silent."""

    tick: int
    moves: tuple[tuple[int, str], ...] = ()
    ids: tuple[str, ...] = ()
    """The commands whose choices counted in this tick."""


class StoodIn(Entry, frozen=True):
    """A bot began to play for somebody, or their owner is back."""

    seat: int
    on: bool


class Left(Entry, frozen=True):
    """Somebody gave up their seat while the game was on."""

    seat: int


class Said(Entry, frozen=True):
    seat: int
    phrase: Phrase | None = None
    text: str | None = None


class Wanted(Entry, frozen=True):
    """Somebody wants to play again."""

    seat: int
    share: str = ""
    """Their share of the new seed, if they sent one."""


class Rematched(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


AnyEntry = (
    Opened | Sat | BotSat | Stood | Started | Played | Retracted | Closed | Longer | Ticked | StoodIn | Left | Said
    | Wanted | Rematched
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)


class Logged(NamedTuple):
    """An entry with its number, the command it came from, and when it happened (seconds since 1970)."""

    seq: int
    command: str
    at: float
    entry: AnyEntry


def encode(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def decode(text: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
