"""What a seat of Boomtown Bandits may know, as JSON and back."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fistful.engine.wire import BySeat, Internal, Seat, View


class Token(msgspec.Struct, frozen=True, array_like=True):
    """A token: where it lies (an empty text: in its camp), and its kind (an empty text: this seat does not know)."""

    place: str
    kind: str

    def said(self, word: Callable[[str, str], str]) -> str:
        """Its kind, or a question mark if this seat does not know it, and where it lies."""
        kind = word("token", self.kind) if self.kind else "?"
        return f"{kind} {word('location', self.place) if self.place else '–'}"


class Trail(msgspec.Struct, frozen=True):
    """A card that the looker knew when someone else claimed it."""

    seat: int
    """Who claimed it."""
    card: str
    """What it is; an empty text if this seat does not know."""
    since: tuple[str, ...]
    """The cards that the claimant has shown since, any of which may be it."""
    fresh: bool
    """It was claimed in this round."""


class BoomtownBanditsView(View, frozen=True, tag="boomtown-bandits"):
    """Loot cards are in notation (`loose-lips`, `bank-300`), locations by name; lists by seat have one entry a seat,
    lists by location one for each in town, left to right. Dice are numbered seat * 3 + token, and 15 + seat for an
    extra die.
    """

    round: int
    last_round: bool
    """A loot stack is empty, or it is round 60."""
    first: Seat
    """The first player of this round."""
    town: tuple[str, ...]
    bonuses: tuple[int, ...]
    """BTB-3: the money on the bonus card of each location, and last on *Own This Town*."""
    sheriff: str
    closed: tuple[str, ...]
    resolved: tuple[str, ...]
    """The locations whose turn in this round is over."""
    here: str
    """The location whose turn it is; `final` in a final shootout."""
    window: str
    """The window for cards that is open."""
    passing: bool
    """One's own standing order: this seat passed for the whole round."""
    passed: Internal[tuple[int, ...]]
    """The seats that passed when a window of this round last asked them, and so may have done the same."""
    orders: Internal[tuple[int, ...]]
    """The seats that did, in the open view only."""
    stack_sizes: tuple[int, ...]
    stack_tops: tuple[tuple[str, ...], ...]
    """The cards on top of each stack that this seat knows, the top one first."""
    inside_job_within: Internal[int]
    """Everyone knows that the Inside Job is among this many cards on top of the Bank; 0: they do not know."""
    hand: tuple[str, ...]
    """One's own cards of earlier rounds that not everyone has seen."""
    hand_fresh: tuple[str, ...]
    """The same, gained in this round."""
    hands: BySeat[tuple[str, ...]]
    hands_fresh: BySeat[tuple[str, ...]]
    """The same of everyone, in the open view only."""
    known: BySeat[tuple[str, ...]]
    """The cards of earlier rounds in each hand that everyone has seen."""
    known_fresh: BySeat[tuple[str, ...]]
    hidden: BySeat[tuple[int, ...]]
    """How many cards of earlier rounds in each hand not everyone has seen, by location."""
    hidden_fresh: BySeat[tuple[int, ...]]
    face_up: BySeat[tuple[str, ...]]
    """The cards played, in front of each seat."""
    out_of_game: tuple[str, ...]
    looker: Internal[int | None]
    """The seat that played Brothel Inspector."""
    looked: Internal[str]
    """The location where it looked."""
    looked_depth: Internal[int]
    """How many cards on top there the looker still knows."""
    trails: Internal[tuple[Trail, ...]]
    tokens: BySeat[tuple[Token, ...]]
    """Everyone's tokens in the order of placing."""
    last_reveal: Internal[tuple[tuple[Token, ...], ...]]
    """The same as the last Reveal showed them, if there was one."""
    revealed: Internal[bool]
    """All tokens lie face up."""
    watched: Internal[tuple[int, ...]]
    """The seats that place face up this round."""
    peeker: Internal[int | None]
    """The seat that played Loose Lips this round."""
    peeked: Internal[tuple[int, ...]]
    """The tokens it saw."""
    fighting: Internal[bool]
    """The first bout of this shootout has begun."""
    extra: Internal[tuple[int, ...]]
    """The seats with an extra die."""
    doubled: Internal[tuple[int, ...]]
    """The seats whom the next hit in this shootout that names them costs nothing."""
    distracted: Internal[int | None]
    """The die that is not rolled until the first stop."""
    dice: BySeat[tuple[str, ...]]
    """What the dice of everyone's tokens, and the extra die, show: `hit`, `runaway`, `blank` or nothing."""
    throws: Internal[int]
    """The automatic throws of this shootout."""
    tick: int
    """The tick of this bout."""
    clock: Internal[int]
    """The ticks of this shootout before this bout."""
    rolling: Internal[tuple[int, ...]]
    owed: BySeat[int]
    """At the real-time pace: for how many ticks each seat that called falsely still sits out."""
    free_at: Internal[tuple[int, ...]]
    """At the real-time pace: the tick in which each seat's faces show, or in which it joins."""
    shown_at: Internal[tuple[int, ...]]
    """The tick in which each seat's faces came up, or -1."""
    waited: Internal[tuple[int, ...]]
    held: Internal[tuple[int, ...]]
    """The tick in which each seat's held call counts, or -1."""
    finals: Internal[int]
    contenders: Internal[tuple[int, ...]]
    """Those tied for most money."""
    agenda: Internal[tuple[int, ...]]
    step: Internal[int]
    """What is still to happen and what is happening, as the engine numbers it; it holds nothing secret."""
