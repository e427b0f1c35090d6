"""What a seat of Shootout! may know, as JSON and back."""

from __future__ import annotations

from fistful.engine.wire import BySeat, Internal, Seat, View


class ShootoutView(View, frozen=True, tag="shootout"):
    """Cards are values, Health slots are `C2`; lists by seat have one entry a seat."""

    round: int
    turn: int
    """Counted from 1 in each round; 0 while Health Cards are laid."""
    dealer: Seat
    active: Seat
    """The seat whose turn it is."""
    rounds_won: BySeat[int]
    phase: str
    """What is being asked, or an empty text."""
    hand: tuple[int, ...]
    """One's own Bullet Cards."""
    hand_sizes: BySeat[int]
    hands: BySeat[tuple[int, ...]]
    """Everyone's Bullet Cards, in the open view only."""
    known_in_hands: BySeat[tuple[int, ...]]
    """What one knows for sure of the others' Bullet Cards; empty in the open view."""
    health: BySeat[tuple[str, ...]]
    """Everyone's five slots: a value that one knows, `?` for a hidden Health Card, nothing for an empty slot."""
    exposed: tuple[str, ...]
    """The slots whose Health Card all have seen."""
    looked: tuple[str, ...]
    """The slots that the player of Eagle Eye has looked at and that have not been exchanged since."""
    pile_size: int
    pile: tuple[int, ...]
    """The draw pile in the open view only, the next card first."""
    discards: tuple[int, ...]
    memory: Internal[tuple[int, ...]]
    """Every card that moved in this round, in order, and those that one saw, packed as `memory.py` says."""
    bullet: int
    """The bullet on the table, 0 if there is none."""
    mark: str
    """The Health slot that is shot at, looked at or exchanged."""
    winning: int
    """The card that won the Shootout!!! for its target and may be returned, else 0."""
    bonus: int
    """What the bullets of this turn count more."""
    more_shots: int
    """How many shots may still follow the present one."""
    must_shoot: bool
    """This turn may not be spent on a reload."""
    marksman: str
    """One's own Marksman Card, played or not."""
    played: BySeat[str]
    """The Marksman Card that each seat has played in this round, or an empty text."""
    marksmen: BySeat[str]
    """Everyone's Marksman Card, in the open view only."""
