"""Sealed decisions of imagined positions: who has chosen what, as far as the one who imagines can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.chance import Chance
from fistful.engine.wire import View

if TYPE_CHECKING:
    from fistful.engine.position import Position


def restore(pos: Position, view: View, chance: Chance) -> None:
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
        pos.shown = cards.add(pos.shown, seat)


def seal(pos: Position, seat: i64, choice: i64) -> None:
    pos.sealed[seat] = choice
    pos.waiting = cards.remove(pos.waiting, seat)


def draw_choosers(pos: Position, view: View, chance: Chance) -> None:
    """Who of the others has chosen in a secret window, and what: anybody may have, but not everyone who is asked."""
    others = pos.waiting if view.seat is None else cards.remove(pos.waiting, view.seat)
    if view.seat is not None and view.chosen is not None:
        seal(pos, view.seat, view.chosen)
    sets = cards.only(cards.count(others))
    drawn = chance.below(sets - 1 if pos.waiting == others else sets, "imagine")
    while others:
        other = cards.lowest(others)
        others = cards.without_lowest(others)
        if drawn & 1:
            seal(pos, other, pos.pick(other, chance))
        drawn >>= 1
