"""What the table sends over a socket. Each audience (a seat, or all spectators) has its own frames, numbered from 0.

A frame carries the whole view and the events that led to it, so a client applies no deltas and knows no rules; after a
gap in the numbers it has missed something and enters again.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fistful.engine.wire import OptionValue, Told, Value, View
from fistful.protocol.commands import Phrase
from fistful.protocol.tables import TableInfo


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """One thing that a client is told."""


class Timing(msgspec.Struct, frozen=True):
    """What the table waits for, and how much longer, in milliseconds from now."""

    kind: Literal["none", "move", "window", "tick"]
    """No limit, a decision with a time limit, the fixed beat of a secret window, or a tick of a real-time shootout."""
    left: int | None = None
    whole: int | None = None


class Moment(msgspec.Struct, frozen=True):
    """One audience's game after something happened."""

    number: int
    view: View
    moves: tuple[str, ...]
    """The notation of `view.actions`, in the same order."""
    chosen: str | None
    """The notation of one's own sealed choice."""
    told: tuple[Told, ...]
    """What happened since the previous moment."""
    window: bool
    """A secret window is open: the table moves on when its beat is over."""
    standing: tuple[float, ...]
    """How each seat stands as far as this audience can see: money, points, rounds won. More is better."""
    tick: int | None = None
    """In a real-time shootout: the number of the tick, which a choice made now carries back."""


class PastMoment(Moment, frozen=True, kw_only=True):
    """A moment that is looked back at."""

    choices: tuple[str | None, ...]
    """The notation of `view.choices`: everyone's sealed choice, in the open view only."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something that a seat said at the table."""

    seat: int
    name: str
    at: float
    phrase: Phrase | None = None
    text: str | None = None


class Hello(Message, frozen=True):
    """Everything needed to show the table; the answer to `enter`."""

    protocol: int
    table: TableInfo
    seat: int | None
    host: bool
    """Whether this seat is the host's."""
    moment: Moment | None
    """None until the game begins."""
    timing: Timing
    past: tuple[tuple[int, tuple[Told, ...]], ...]
    """What was told before, by the number of the moment."""
    chat: tuple[ChatLine, ...]


class Frame(Message, frozen=True):
    """The game went on."""

    moment: Moment
    timing: Timing


class TimingChanged(Message, frozen=True, tag="timing"):
    """How long the table waits has changed."""

    timing: Timing


class TableChanged(Message, frozen=True, tag="table"):
    """A person came or went, or there is a rematch."""

    table: TableInfo


class Spoken(Message, frozen=True):
    """Something was said at the table."""

    line: ChatLine


class Done(Message, frozen=True):
    """The command with this id was carried out and is safely stored."""

    id: str


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused: a code with parameters for `locales`, and its words in the language of the client."""

    kind: str
    code: str
    game: str
    clause: str
    params: dict[str, Value | OptionValue]
    text: str


class Refused(Message, frozen=True):
    """The command was refused and changed nothing; `id` is None if it had none that could be read."""

    id: str | None
    why: Refusal


class Pong(Message, frozen=True):
    """The answer to `ping`."""


class Bye(Message, frozen=True):
    """The last message before the table closes the socket."""

    why: Literal["resync", "taken-over", "back-soon", "refused", "unseated", "come-later"]


AnyMessage = Hello | Frame | TimingChanged | TableChanged | Spoken | Done | Refused | Pong | Bye
