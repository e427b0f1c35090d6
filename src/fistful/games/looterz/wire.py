"""What a seat of Looterz may know, as JSON and back.

A view has dozens of small parts. They cannot refer back to it, so the garbage collector need not track them.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fistful.engine.wire import BySeat, Internal, Seat, View


class LooterInPlay(msgspec.Struct, frozen=True, gc=False):
    """One Looter on the table."""

    card: str
    life: int
    starting_life: int
    power: int
    acted: bool
    """It has acted in this turn."""
    forbidden_by: tuple[int, ...]
    """The seats whose Basilisk keeps it from searching, each until its next turn."""
    lender: int | None
    """The seat it goes back to at the end of the turn."""
    entry: int
    """Looterz count up as they enter play, so this number names one for as long as it stays."""

    def said(self, word: Callable[[str, str], str]) -> str:
        """With its life and power, and a dot if it has acted."""
        return f"{word('card', self.card)} {self.life}/{self.power}{'·' if self.acted else ''}"


class Buried(msgspec.Struct, frozen=True, gc=False):
    """One card in the Graveyard."""

    card: str
    acted: bool
    """It acted in this turn before it died."""
    entry: int
    """Which Looter it was, or 0 if it was discarded from a hand."""

    def said(self, word: Callable[[str, str], str]) -> str:
        return word("card", self.card)


class Parted(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A card that left a hand unexpectedly, which tells something about the cards that stayed there."""

    seat: int
    card: str
    among: int
    """How many unknown cards there were, this one included."""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A step still to come, or the one that waits."""

    step: str
    seat: int
    entry: int
    """The Looter that it is about, which may have left play, or 0."""
    card: str
    keyword: str
    number: int
    """Which recruitment phase, or which attack of one action, from 0."""


class LooterzView(View, frozen=True, tag="looterz"):
    """Cards are named by their kind (`death-knight`); lists by seat have one entry a seat."""

    goal: int
    """The Loot that wins."""
    turn: int
    active: Seat
    """The seat whose turn it is."""
    phase: str
    loot: BySeat[int]
    in_play: BySeat[tuple[LooterInPlay, ...]]
    """Everyone's Looterz in the order of their numbers."""
    hand: tuple[str, ...]
    """One's own cards."""
    hand_sizes: BySeat[int]
    known_in_hands: BySeat[tuple[str, ...]]
    """Cards that everyone has seen going into a hand and that are still there."""
    hands: BySeat[tuple[str, ...]]
    """Everyone's cards, in the open view only."""
    draw_pile_size: int
    draw_pile: tuple[str, ...]
    """The Draw Pile in the open view only, its top card first."""
    graveyard: tuple[Buried, ...]
    """The longest dead first."""
    parted: Internal[tuple[Parted, ...]]
    """Cards that left a hand since the Draw Pile was last shuffled, but for those known to be there."""
    stirred: Internal[dict[str, int]]
    """The cards last shuffled into the Draw Pile that have not been turned up since; empty before the first time."""
    held_over: Internal[tuple[int, ...]]
    """How many unknown cards each seat held at that moment."""
    fresh: Internal[dict[str, int]]
    """Kinds of which a card that has acted in this turn was shuffled into the Draw Pile, with the number of
    copies that count as not having acted when they are turned up."""
    entries: Internal[int]
    """How many Looterz have entered play in this game."""
    triggers: Internal[int]
    """How many triggers were carried out in this turn."""
    pending: Internal[tuple[Pending, ...]]
    """What is to happen, the next step first."""
