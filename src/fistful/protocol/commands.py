"""What a client sends over its socket: first `enter`; every command that changes something has an id."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fistful.protocol.tables import PROTOCOL, CommandId, Level, Share, Token

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Phrase = Literal[
    "hello", "good-luck", "nice-shot", "well-played", "oops", "thinking", "hurry", "thanks", "rematch", "bye"
]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """One thing that a client wants done."""


class Enter(Command, frozen=True):
    """Take one's seat with its token, or watch without one."""

    token: Token | None = None
    protocol: int = PROTOCOL


class Play(Command, frozen=True):
    """Make a move, in notation."""

    id: CommandId
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    tick: Annotated[int, msgspec.Meta(ge=0, le=10**9)] | None = None
    """In a real-time shootout: the tick that the player saw."""
    moment: Annotated[int, msgspec.Meta(ge=0, le=10**9)] | None = None
    """The number of the moment that the player saw; if the table now asks something else, the move is refused."""


class Retract(Command, frozen=True):
    """Take back one's sealed choice while others are still choosing."""

    id: CommandId


class MoreTime(Command, frozen=True, tag="more-time"):
    """Ask openly to keep a secret window open longer; once per window."""

    id: CommandId


class Say(Command, frozen=True):
    """Say something at the table: a ready-made phrase or a text."""

    id: CommandId
    phrase: Phrase | None = None
    text: Text | None = None


class Mute(Command, frozen=True):
    """Stop hearing from a seat, or hear it again; only for this client."""

    seat: Seat
    muted: bool


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot on a free seat, or on all of them; only the host may, before the game begins."""

    id: CommandId
    level: Level
    seat: Seat | None = None


class Unseat(Command, frozen=True):
    """Remove a bot, or a player who is away, from a seat; only the host may, before the game begins."""

    id: CommandId
    seat: Seat


class Leave(Command, frozen=True):
    """Give up one's seat: before the game it becomes free, and later a bot plays on."""

    id: CommandId


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot play for a seat whose owner has been away for a while."""

    id: CommandId
    seat: Seat


class Rematch(Command, frozen=True):
    """Want to play again; when all people at the table do, a new table opens with the seats rotated."""

    id: CommandId
    share: Share | None = None
    """One's share of the new seed; if left out, it is derived from the old one, which the server knows."""


class Ping(Command, frozen=True):
    """Ask whether the table is still there."""


AnyCommand = Enter | Play | Retract | MoreTime | Say | Mute | SeatBot | Unseat | Leave | StandIn | Rematch | Ping
