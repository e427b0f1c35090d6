"""What crosses a process or a network: frozen structs that are JSON and back.

Left out of compilation, because a compiled Struct loses its tag. A game's own view is a subclass in
its own `wire.py`. Seats are ints here and letters (`A`…`F`) only in notation and in records.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Annotated, Any, Protocol, Self, TypeVar

import msgspec

Value = int | str | tuple[int | str, ...]
"""A parameter of something said: a number, a name, or several of them."""

OptionValue = bool | int | str

T = TypeVar("T")
Seat = Annotated[int, msgspec.Meta(extra={"seat": True})]
"""A number that is a seat; screens show a name for it."""
BySeat = Annotated[tuple[T, ...], msgspec.Meta(extra={"by_seat": True})]
"""A list with one entry a seat; screens show it beside the names."""
Internal = Annotated[T, msgspec.Meta(extra={"internal": True})]
"""Public, but only of use to imagine the position; screens leave it out."""


class Option(msgspec.Struct, frozen=True):
    """A variant that a table may choose: every value it can have, and the usual one."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]


class Said(msgspec.Struct, frozen=True):
    """Something to be put into words: a code, its parameters and the clause it rests on."""

    code: str
    clause: str
    params: dict[str, Value] = {}


class Prompt(Said, frozen=True):
    """What a seat is being asked, or what the table waits for."""


class Told(Said, frozen=True):
    """One event as one audience may know it."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: nobody in `winners` is a draw, several share the win; more score is better."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class DeckNote(msgspec.Struct, frozen=True):
    """A deck by name and hash; `content` is left out when every Fistful has it."""

    name: str
    hash: str
    content: dict[str, Any] | None = None


class Terms(msgspec.Struct, frozen=True):
    """What was fixed before the first card."""

    seats: int
    options: dict[str, OptionValue]
    deck: DeckNote
    rules: int


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """All that one seat may know; `seat` is None for a spectator and for the open view."""

    terms: Terms
    seat: int | None
    open: bool
    """Everything is shown: a finished game, or a replay."""
    to_act: tuple[int, ...]
    """Seats that, as far as this seat knows, still have to choose."""
    have_chosen: tuple[int, ...]
    """Seats known to have made their sealed choice."""
    chosen: int | None
    """One's own sealed action while others are still choosing."""
    choices: tuple[int | None, ...]
    """Everyone's sealed action, by seat, in the open view only."""
    actions: tuple[int, ...]
    prompt: Prompt
    outcome: Outcome | None

    @property
    def game(self) -> str:
        """The slug of the game."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    def imagine(self, seed: int) -> World:
        """A full position drawn among those that this seat cannot tell apart."""
        return _imagining[-1](self, seed)


class World(Protocol):
    """Any `Position`, and what `View.imagine` draws: all that may be asked of one moment of a game."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def to_act(self) -> tuple[int, ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def actions(self, seat: int) -> list[int]: ...
    def play(self, seat: int, action: int) -> None: ...
    def retract(self, seat: int) -> None: ...
    def copy(self) -> World: ...
    def view(self, seat: int | None) -> View: ...
    def reveal(self) -> View: ...
    def record(self) -> Record: ...
    def passing(self) -> int: ...
    def whereabouts(self) -> dict[str, list[str]]: ...


_imagining: list[Callable[[View, int], World]] = []


def imagine_with(imagine: Callable[[View, int], World]) -> None:
    """Say how views become positions: the registry of games does, because a view does not know its game."""
    _imagining.append(imagine)


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One choice in a record: seat letter, notation, and when (seconds of the table's clock).

    Where seats choose in ticks the notation is followed by the tick (`roll @17`), and silence is not noted.
    """

    seat: str
    move: str
    at: float | None = None


class Draws(msgspec.Struct, frozen=True, array_like=True):
    """Consecutive draws for one purpose, each as bound and result."""

    purpose: str
    drawn: tuple[tuple[int, int], ...]


class Fairness(msgspec.Struct, frozen=True):
    """How the seed came about: the server's share, committed to before the players added theirs."""

    commitment: str
    server_share: str
    player_shares: tuple[str, ...]


class Record(msgspec.Struct, frozen=True):
    """A whole game as one JSON document that replays to the same position everywhere."""

    format: int
    game: str
    terms: Terms
    seed: int | str
    """A number for `Fast`, 64 hexadecimal digits for `Fair`."""
    players: tuple[str, ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Draws, ...] = ()
    outcome: Outcome | None = None
    fairness: Fairness | None = None

    def to_json(self) -> bytes:
        """The document, with a checksum that tells when a byte of it was changed."""
        document = msgspec.json.encode(self)
        return b'%s,"checksum":"%s"}' % (document[:-1], checksum(document).encode())

    def with_players(self, *names: str) -> Self:
        """The same record with the names of those who sat there."""
        return msgspec.structs.replace(self, players=names)


def checksum(document: bytes) -> str:
    """The checksum of a record's JSON as it is without one."""
    return blake2b(document, digest_size=16).hexdigest()
