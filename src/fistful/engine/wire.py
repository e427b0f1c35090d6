"""What crosses a process or a network: frozen structs that are JSON and back.

Left out of compilation, because a compiled Struct loses its tag, and a named tuple or a protocol its docstring. What is
made for every move is not tracked by the garbage collector (`gc=False`): none of it can refer back to itself. A game's
own view is a subclass in its own `wire.py`. Seats are ints here and letters (`A`…`F`) only in notation and in records.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Protocol, Self, SupportsIndex, TypeVar

import msgspec

Value = int | str | tuple[int | str, ...]
"""A parameter of something said: a number, a name, or several of them."""

OptionValue = bool | int | str

if TYPE_CHECKING:
    import typing_extensions

    V_co = typing_extensions.TypeVar("V_co", bound="View", covariant=True, default="View")
    """The views of one game, where a type checker knows which; of any game, where nobody says."""
else:
    V_co = TypeVar("V_co", covariant=True)

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
    since: int = 1
    """The first version of the rules that has it; games under older rules say what holds for them."""


class Accent(msgspec.Struct, frozen=True):
    """A game's own colour, for shapes and for text: on light paper, and on dark."""

    shape: str
    text: str
    dark_shape: str
    dark_text: str


class Grammar(msgspec.Struct, frozen=True):
    """How a move in notation is read: a verb with arguments, one argument alone, or a row of letters.

    An argument is a `seat` (`C`), a `slot` (`C2`), or anything that the game has words for (`card`, `location`, …).
    """

    verbs: dict[str, tuple[str, ...]] = {}
    """The kinds of arguments after each verb; a verb that is not listed has numbers after it, or nothing."""
    argument: str = ""
    """The kind of argument that a whole move is, such as `card` where `R5` plays the red 5."""
    letters: str = ""
    """The kind of argument that each letter of a move stands for, such as `action` in `LW`."""


class Meanings(msgspec.Struct, frozen=True):
    """What the parameters of events, prompts and refusals mean, and the fields of views; others are shown unchanged."""

    seats: tuple[str, ...] = ()
    """Parameters that name seats."""
    terms: dict[str, str] = {}
    """Parameters that name something of the game, with the term that words them: `victim` is a `card`."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game says about itself. Programs that show or run games read it here and know no game by name."""

    slug: str
    title: str
    """The same in every language."""
    rules: int
    """The version of these rules; a change that would replay an old record differently raises it."""
    seats: tuple[int, ...]
    """The numbers of players it can be played with."""
    usual_seats: int
    """How many sit down where nobody says."""
    minutes: tuple[int, int]
    """About how long a game takes with few and with many players."""
    accent: Accent
    options: tuple[Option, ...] = ()
    lobby_order: int = 100
    """A lobby lists games by this number, the lowest first."""
    tick_ms: int = 0
    """How long a tick lasts at a live table, in milliseconds; 0 in a game without a clock."""
    late_ticks: int = 0
    """How many ticks after the one that its sender saw a choice counts at a live table."""
    grammar: Grammar = msgspec.field(default_factory=Grammar)
    letters: dict[str, str] = {}
    """What single letters of its notation stand for, other than seats: `W` for whisky."""
    meanings: Meanings = msgspec.field(default_factory=Meanings)
    numbers: dict[str, int] = {}
    """Numbers of the rules that a table shows: how many nuggets win, how many rounds there are."""


class CardFacts(msgspec.Struct, frozen=True):
    """What is printed on one kind of card."""

    code: str
    """The card in notation."""
    place: str = ""
    """Where it belongs: a colour, a location, or the pile that it is dealt from."""
    value: int = 0
    """The number on it: its rank, its nuggets, its money."""
    life: int = 0
    power: int = 0
    copies: int = 1
    """How many of them are in the deck."""
    keywords: tuple[str, ...] = ()
    """What it can do, by code: `taunt`, `recruitment`."""
    symbols: tuple[str, ...] = ()
    text: str = ""
    """What it says, in the language asked for."""


def hash_by_value(struct: msgspec.Struct) -> int:
    """A hash of a struct that has dicts in it, in whatever order they were filled."""
    return hash(msgspec.json.encode(struct, order="deterministic"))


class Said(msgspec.Struct, frozen=True, gc=False):
    """Something to be put into words: a code, its parameters and the clause it rests on."""

    code: str
    clause: str
    params: dict[str, Value] = {}

    def __hash__(self) -> int:
        return hash_by_value(self)


class Prompt(Said, frozen=True, gc=False):
    """What a seat is being asked, or what the table waits for: a code, its parameters and the clause behind it."""


class Told(Said, frozen=True, gc=False):
    """One event as one audience may know it: a code, its parameters and the clause behind it."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: nobody in `winners` is a draw, several share the win; more score is better."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class DeckNote(msgspec.Struct, frozen=True):
    """A deck by name and hash; `content` is left out when every Fistful has it."""

    name: str
    hash: str
    content: dict[str, Any] | None = None

    def __hash__(self) -> int:
        return hash_by_value(self)


class Terms(msgspec.Struct, frozen=True):
    """What was fixed before the first card."""

    seats: int
    options: dict[str, OptionValue]
    deck: DeckNote
    rules: int

    def __hash__(self) -> int:
        return hash_by_value(self)


class Recalling(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The memory of a view: apart from its other fields, which `view_head` lists by position."""

    recall: tuple[Told, ...] = ()
    """What this seat was told in the round so far, in order; empty in an open view, and on the way to a page."""


class View(Recalling, frozen=True, tag_field="game", gc=False):
    """All that one seat may know; `seat` is None for a spectator and for the open view.

    `actions` are the seat's legal actions, `prompt` what it is asked, `recall` what it was told in this round, `to_act`
    who still has to choose, and `outcome` how the game ended. Each game has its own kind of view, with its cards and
    tokens. Views are values: two that hold the same are equal and hash alike.
    """

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
        """The view as JSON, which `fistful.view_from_json` reads."""
        return msgspec.json.encode(self)

    def __hash__(self) -> int:
        """Equal views have equal hashes, so a table of what a bot has learnt can be a dict by view."""
        return hash_by_value(self)

    def imagine(self, seed: SupportsIndex) -> World[Self]:
        """A full position drawn among those that this seat cannot tell apart."""
        return _imagining[-1](self, seed)


class World(Protocol[V_co]):
    """Any `Position`, and what `View.imagine` draws: all that may be asked of one moment of a game."""

    @property
    def game(self) -> str:
        """The slug of the game."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats with a decision open now."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""

    def actions(self, seat: SupportsIndex) -> list[int]:
        """The legal actions of a seat, in rising order."""

    def play(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Decide."""

    def retract(self, seat: SupportsIndex) -> None:
        """Take back a sealed choice while others are still choosing."""

    def copy(self) -> World[V_co]:
        """An independent position that tells no events."""

    def view(self, seat: SupportsIndex | None) -> V_co:
        """All that this seat may know; None is a spectator."""

    def reveal(self) -> V_co:
        """The open view."""

    def record(self) -> Record:
        """The whole game so far; one that was imagined has none."""

    def passing(self) -> int:
        """The action that lets an open secret window go by, or -1 outside of one."""

    def whereabouts(self) -> dict[str, list[str]]:
        """Every card and token by the place where it lies. For checking."""


_imagining: list[Callable[[View, SupportsIndex], World[Any]]] = []


def imagine_with(imagine: Callable[[View, SupportsIndex], World[Any]]) -> None:
    """Say how views become positions: the registry of games does, because a view does not know its game."""
    _imagining.append(imagine)


class Thought(NamedTuple):
    """An answer, and how many imagined games or positions it rests on."""

    action: int
    simulations: int


class Bot(Protocol):
    """Is asked with a view whose seat has a decision open. Equal views and seeds get equal answers."""

    def answer(self, view: View, seed: int) -> int:
        """One of `view.actions`."""

    def think(self, view: View, seed: int) -> Thought:
        """The same answer, with what it cost."""


@typing.runtime_checkable
class Spoken(Protocol):
    """A part of a view that people see in few words; `word` words a code as the parameter of that name."""

    def said(self, word: Callable[[str, str], str]) -> str: ...


class ShownField(msgspec.Struct, frozen=True):
    """A field of a game's own views that people see: whether it is a seat, or has one entry a seat, or rows of them."""

    name: str
    seat: bool
    by_seat: bool
    rows_by_seat: bool


@cache
def shown_fields(kind: type[View]) -> tuple[ShownField, ...]:
    """What a screen that knows nothing of the game shows of its views."""
    shared = {field.name for field in msgspec.structs.fields(View)}
    hints = typing.get_type_hints(kind, include_extras=True)
    own = [field.name for field in msgspec.structs.fields(kind) if field.name not in shared]
    return tuple(
        ShownField(
            name,
            _marked(hints[name], "seat"),
            _marked(hints[name], "by_seat"),
            typing.get_origin(hints[name]) is tuple and _marked(typing.get_args(hints[name])[0], "by_seat"),
        )
        for name in own
        if not _marked(hints[name], "internal")
    )


def _marked(hint: object, mark: str) -> bool:
    """Whether a type, or a member of a union, carries this mark."""
    hints = [hint, *typing.get_args(hint)] if typing.get_origin(hint) is not tuple else [hint]
    metas = [meta for each in hints for meta in getattr(each, "__metadata__", ())]
    return any(isinstance(meta, msgspec.Meta) and mark in (meta.extra or {}) for meta in metas)


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


class DealStep(msgspec.Struct, frozen=True, array_like=True):
    """One step towards the seed of a table, written as an array."""

    did: Literal["committed", "in-clear", "revealed"]
    """A seat sent the hash of its share, or the share itself in clear, or it revealed the share that it had hashed."""
    seat: str
    hash: str
    """The hash of the share; of a reveal, the hash of all commitments, as the player had seen them before."""


class DealRound(msgspec.Struct, frozen=True):
    """A round of commitments: its steps in the order in which they were taken."""

    number: int
    steps: tuple[DealStep, ...]
    ended_by: str = ""
    """The seat that was left before all had revealed, so that everything began again; empty for the last round."""
    name: str = ""
    """The player who had that seat."""


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the seed came about: the server's share, committed to before the players added theirs."""

    commitment: str
    server_share: str
    player_shares: tuple[str, ...]
    """In order of seats."""
    rounds: tuple[DealRound, ...] = ()
    """The rounds of commitments; the last one led to the deal, and those before it were given up.

    Empty under the first protocol, in which all shares came in clear.
    """


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
