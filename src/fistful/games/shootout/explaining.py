"""Finding the lot that every departed card came from (see `deduction`), by chance among all that is possible.

Seats, values and batches are three sides that must all agree, so no exchange along a path is sure to mend
an assignment that got stuck; it is a search. Each attempt gives the departures their lots one after
another, each by chance among those that fit. At a dead end it starts over, and a departure that found no lot chooses
a little earlier; now and then all are back in the order of play, for some orders lead nowhere. Late in
a long round, when nearly every card of the old batches is accounted for, it may take a hundred attempts; yet
most are short, and going back says little about which of many choices was wrong. So it is only after many
attempts that the next ones go back from a dead end and try the next lot, as often as their patience allows.

- It always ends: the ways to go are finite, patience grows without limit, and an attempt with enough of it
  tries them all. What was really played is one of them.
- Every possible way has its chance: in the first attempt each departure can choose each lot that fits,
  and those of a possible way all do, in whatever order they are chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine import bags
from fistful.engine.chance import Chance
from fistful.engine.state import numbers
from fistful.games.shootout.deduction import NONE, Deduction
from fistful.games.shootout.facts import NO_CARD

EARLIER: Final = 5
"""By how many places a departure that found no lot moves up in the order."""
SAME_ORDER: Final = 16
"""After this many attempts all are back in the order of play, then after twice as many, and so on."""
ATTEMPTS: Final = 64
"""This many are made before patience grows by one dead end."""
_WEIGHT: Final = 100_000


def explain(known: Deduction, chance: Chance) -> float:
    """Decide on a lot for every departure; what that counts for, compared with the chance to decide so."""
    if len(known.open) == 0:
        return 1.0
    pinned: i64 = 0
    for place in range(len(known.open)):
        if known.gone_into[known.open[place]] != NONE:
            # What a thief took comes first: the lot that it became is of use only when that is decided.
            move_up(known, place, 0)
            pinned = 1
    order = known.open[:]
    back_in_order: i64 = SAME_ORDER
    attempts: i64 = 0
    stuck = attempt(known, chance, 0)
    while stuck != NONE:
        attempts += 1
        if attempts == back_in_order:
            known.open = order[:]
            back_in_order *= 2
        else:
            move_up(known, stuck, max(stuck - EARLIER, pinned))
        stuck = attempt(known, chance, attempts // ATTEMPTS)
    return known.worth


def move_up(known: Deduction, place: i64, to: i64) -> None:
    """Let the departure at one place of the order choose earlier."""
    departure = known.open[place]
    while place > to:
        known.open[place] = known.open[place - 1]
        place -= 1
    known.open[place] = departure


def attempt(known: Deduction, chance: Chance, patience: i64) -> i64:
    """Decide in order, going back from as many dead ends as patience allows.

    `NONE`, or with nothing decided the place in the order of the last dead end.
    """
    first = numbers(len(known.open), NONE)
    place: i64 = 0
    known.worth = 1.0
    while place < len(known.open):
        departure = known.open[place]
        lot = draw_lot(known, departure, chance)
        first[place] = lot
        while lot == NONE:
            if place == 0:
                raise ValueError("no round leaves such a memory")
            if patience == 0:
                for decided in range(place - 1, -1, -1):
                    known.undo(known.open[decided])
                return place
            patience -= 1
            place -= 1
            departure = known.open[place]
            lot = next_lot(known, departure, first[place])
        known.decide(departure, lot)
        place += 1
    return NONE


def draw_lot(known: Deduction, departure: i64, chance: Chance) -> i64:
    """A lot of that hand that fits, by chance; `NONE` if none does."""
    total: i64 = 0
    drawn: i64 = NONE
    known.effort += 1
    lot = known.gone_newest[departure]
    while lot != NONE:
        if known.fits(departure, lot):
            weight = likelihood(known, departure, lot)
            total += weight
            if chance.below(total, "imagine") < weight:
                drawn = lot
        lot = known.lot_before[lot]
    known.worth *= float(total) / _WEIGHT
    return drawn


def likelihood(known: Deduction, departure: i64, lot: i64) -> i64:
    """How likely it is, roughly, that the card came from this lot; never nothing."""
    card = known.gone_card[departure]
    if card == NO_CARD:
        return known.lot_left[lot] * _WEIGHT
    supply = known.supply[known.lot_batch[lot]]
    return 1 + known.lot_left[lot] * bags.count(supply, card) * _WEIGHT // bags.size(supply)


def next_lot(known: Deduction, departure: i64, first: i64) -> i64:
    """Take a decision back for the next lot that fits, round and round; `NONE` when that is the first one again."""
    lot = known.gone_lot[departure]
    known.undo(departure)
    while True:
        lot = known.lot_before[lot]
        if lot == NONE:
            lot = known.gone_newest[departure]
        if lot == first:
            return NONE
        if known.fits(departure, lot):
            return lot
