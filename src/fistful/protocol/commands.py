"""What a client sends over its socket: first `enter`; every command that changes something has an id."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fistful.protocol.tables import PROTOCOL, CommandId, Commitment, Level, Round, Share, Token

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
    kept: bool = False
    """For pages, instead of a token: take a seat that the browser keeps in a cookie, if it keeps one here."""
    seat: Seat | None = None
    """Which seat, if the browser keeps several here; else one at which nobody is."""


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
    """Remove a bot, or a player who is away, from a seat; only the host may, before the game begins.

    When all seats are taken, everyone may remove a player whose share has been waited for too long.
    """

    id: CommandId
    seat: Seat


class Commit(Command, frozen=True):
    """Commit to a new share of the seed, after a round was given up."""

    id: CommandId
    round: Round
    share_hash: Commitment


class Reveal(Command, frozen=True):
    """Show one's share of the seed; only once everyone has committed."""

    id: CommandId
    share: Share
    seen: Commitment
    """The hash of the transcript that the player has seen: everything that was fixed before."""


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
    """One's share of the new seed in clear; without it and the hash, it is derived from the old one."""
    share_hash: Commitment | None = None
    """What one commits to: the hash of one's share for round 1 and the table's `next_commitment`."""


class Ping(Command, frozen=True):
    """Ask whether the table is still there."""


AnyCommand = (
    Enter | Play | Retract | MoreTime | Say | Mute | SeatBot | Unseat | Commit | Reveal | Leave | StandIn | Rematch
    | Ping
)  # fmt: skip
