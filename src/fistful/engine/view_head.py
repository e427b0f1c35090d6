"""What every view begins with: whom it is for, who still has to choose, and what this seat is asked."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.seats import SEATS_IN, UNCHOSEN
from fistful.engine.state import State
from fistful.engine.wire import Outcome, Prompt, Terms

ViewHead = tuple[
    Terms,
    int | None,
    bool,
    tuple[int, ...],
    tuple[int, ...],
    int | None,
    tuple[int | None, ...],
    tuple[int, ...],
    Prompt,
    Outcome | None,
]
"""The fields of `View`, in its order."""


def view_head(pos: State, seat: i64, everything: bool) -> ViewHead:
    """The fields that the views of all games share, for a seat (-1: a spectator) or for the open view."""
    return (
        pos.base.terms,
        None if seat < 0 else seat,
        everything,
        acting(pos, seat),
        chosen_by(pos, seat),
        own_choice(pos, seat),
        tuple([own_choice(pos, each) for each in range(len(pos.sealed))]) if everything else (),
        own_actions(pos, seat),
        own_prompt(pos, seat),
        pos.outcome,
    )


def acting(pos: State, seat: i64) -> tuple[int, ...]:
    """The seats still to choose, as this seat knows it."""
    own = seat >= 0 and bitset.has(pos.waiting, seat)
    if pos.hides_choosers():
        seats = asked(pos)
        return SEATS_IN[bitset.remove(seats, seat) if seat >= 0 and not own else seats]
    seats = pos.waiting & ~pos.shown
    return SEATS_IN[bitset.add(seats, seat) if own else seats]


def asked(pos: State) -> i64:
    """All seats that the open decision asks, those that have chosen included."""
    seats = pos.waiting
    for seat in range(len(pos.sealed)):
        if pos.sealed[seat] != UNCHOSEN:
            seats = bitset.add(seats, seat)
    return seats


def chosen_by(pos: State, seat: i64) -> tuple[int, ...]:
    """The seats that have made their sealed choice, as this seat knows it."""
    if len(pos.sealed) == 0:
        return ()
    if pos.hides_choosers():
        return () if seat < 0 or pos.sealed[seat] == UNCHOSEN else SEATS_IN[bitset.only(seat)]
    chosen = asked(pos) | pos.shown
    for other in acting(pos, seat):
        chosen = bitset.remove(chosen, other)
    return SEATS_IN[chosen]


def own_choice(pos: State, seat: i64) -> int | None:
    """The sealed action of this seat while the decision is open."""
    if seat < 0 or len(pos.sealed) == 0 or pos.sealed[seat] == UNCHOSEN:
        return None
    return pos.sealed[seat]


def own_actions(pos: State, seat: i64) -> tuple[int, ...]:
    if seat < 0 or not bitset.has(pos.waiting, seat):
        return ()
    return tuple([action for action in pos.legal(seat)])


def own_prompt(pos: State, seat: i64) -> Prompt:
    """What this seat is asked, or whom the table waits for."""
    if pos.waiting == 0:
        return Prompt("over", "")
    if seat >= 0 and bitset.has(pos.waiting, seat):
        return pos.prompt(seat)
    return Prompt("waiting", "", {"seats": acting(pos, seat)})
