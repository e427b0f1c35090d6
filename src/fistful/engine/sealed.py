"""Sealed decisions of imagined positions: who has chosen what, as far as the seat that imagines can know."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import Chance
from fistful.engine.state import State
from fistful.engine.wire import View


def restore(pos: State, view: View, chance: Chance) -> None:
    """Make the open sealed decision, in which nobody has chosen yet, look like this view."""
    if view.open:
        for seat, choice in enumerate(view.choices):
            if choice is not None:
                seal(pos, seat, choice)
    elif pos.hides_choosers():
        draw_choosers(pos, view, chance)
    else:
        for seat in view.have_chosen:
            known = view.chosen if seat == view.seat else None
            seal(pos, seat, pos.pick(seat, chance) if known is None else known)
    for seat in view.have_chosen:
        pos.shown = bitset.add(pos.shown, seat)


def seal(pos: State, seat: i64, choice: i64) -> None:
    pos.sealed[seat] = choice
    pos.waiting = bitset.remove(pos.waiting, seat)


def draw_choosers(pos: State, view: View, chance: Chance) -> None:
    """Who of the others has chosen in a secret window, and what: anybody may have, but not everyone who is asked."""
    others = pos.waiting if view.seat is None else bitset.remove(pos.waiting, view.seat)
    if view.seat is not None and view.chosen is not None:
        seal(pos, view.seat, view.chosen)
    sets = bitset.only(bitset.count(others))
    drawn = chance.below(sets - 1 if pos.waiting == others else sets, "imagine")
    while others:
        other = bitset.lowest(others)
        others = bitset.without_lowest(others)
        if drawn & 1:
            seal(pos, other, pos.pick(other, chance))
        drawn >>= 1
