"""Finding the lot that every departed card came from (see `deduction`), by chance among all that is possible.

Seats, values and batches are three sides that must all agree, so no exchange along a path is sure to mend
an assignment that got stuck; it is a search. Each attempt gives the departures their lots one after
another, each by chance among those that fit. At a dead end it goes back and tries the next lot, as often
as its patience allows. Then it is mended: whoever found no lot takes one all the same, those in the way
choose again, and so on. If that takes too long it starts over with more patience.

Late in a long round nearly every card of the old batches is accounted for and one attempt in a hundred
succeeds. Going back says little there about which choice was wrong; mending does.

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
from fistful.engine.position import numbers
from fistful.games.shootout.deduction import NONE, Deduction
from fistful.games.shootout.facts import BEST, NO_CARD

_WEIGHT: Final = 1000
EXCHANGES: Final = 200
"""Mending takes so many before the next attempt is the better hope."""
EASIER: Final = 16
"""How much more likely a lot is taken for which others have to make room in one way only, not in two."""
WHIM: Final = 8
"""One time in so many it is not the one with most lots to choose from who makes room."""


def explain(known: Deduction, chance: Chance) -> None:
    """Decide on a lot for every departure."""
    pinned: i64 = 0
    for place in range(len(known.open)):
        if known.gone_into[known.open[place]] != NONE:
            # What a thief took comes first: the lot that it became is of use only when that is decided.
            exchange(known, 0, place)
            pinned = 1
    patience: i64 = 0
    while not mend(known, chance, attempt(known, chance, patience), pinned):
        patience += 1


def exchange(known: Deduction, place: i64, other: i64) -> None:
    """Let two departures choose in each other's place of the order."""
    departure = known.open[place]
    known.open[place] = known.open[other]
    known.open[other] = departure


def attempt(known: Deduction, chance: Chance, patience: i64) -> i64:
    """Decide in order, going back from so many dead ends; the place in the order of the one that it could not pass."""
    first = numbers(len(known.open), NONE)
    place: i64 = 0
    while place < len(known.open):
        departure = known.open[place]
        lot = draw_lot(known, departure, chance)
        first[place] = lot
        while lot == NONE:
            if place == 0:
                raise ValueError("no round leaves such a memory")
            if patience == 0:
                return place
            patience -= 1
            place -= 1
            departure = known.open[place]
            lot = next_lot(known, departure, first[place])
        known.decide(departure, lot)
        place += 1
    return place


def draw_lot(known: Deduction, departure: i64, chance: Chance) -> i64:
    """A lot of that hand that fits, by chance; `NONE` if none does."""
    total: i64 = 0
    drawn: i64 = NONE
    lot = known.gone_newest[departure]
    while lot != NONE:
        if known.fits(departure, lot):
            weight = likelihood(known, departure, lot)
            total += weight
            if chance.below(total, "imagine") < weight:
                drawn = lot
        lot = known.lot_before[lot]
    return drawn


def likelihood(known: Deduction, departure: i64, lot: i64) -> i64:
    """How likely it is, roughly, that the card came from this lot; never nothing."""
    card = known.gone_card[departure]
    if card == NO_CARD:
        return known.lot_left[lot]
    supply = known.supply[known.lot_batch[lot]]
    return 1 + known.lot_left[lot] * bags.count(supply, card) * _WEIGHT // (1 + bags.size(supply))


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


# Mending.


def mend(known: Deduction, chance: Chance, place: i64, pinned: i64) -> bool:
    """Decide on the rest, from this place of the order on; or, when that takes too long, on nothing."""
    exchanges: i64 = 0
    while place < len(known.open):
        departure = known.open[place]
        lot = draw_lot(known, departure, chance)
        if lot == NONE:
            if exchanges == EXCHANGES:
                for decided in range(place - 1, -1, -1):
                    known.undo(known.open[decided])
                return False
            exchanges += 1
            lot = draw_taken_lot(known, departure, chance)
            room = make_room(known, departure, lot, place, pinned, chance)
            exchange(known, room, place)
            place = room
        if known.fits(departure, lot):
            known.decide(departure, lot)
            place += 1
    return True


def draw_taken_lot(known: Deduction, departure: i64, chance: Chance) -> i64:
    """A lot of that hand in which others would have to make room, by chance."""
    card = known.gone_card[departure]
    total: i64 = 0
    drawn = known.gone_newest[departure]
    lot = drawn
    while lot != NONE:
        batch = known.lot_batch[lot]
        if batch != NONE and not (card == BEST and known.lot_low[lot]):
            has_card = card == NO_CARD or bags.count(known.supply[batch], card) > 0
            weight: i64 = EASIER if has_card or known.lot_left[lot] > 0 else 1
            total += weight
            if chance.below(total, "imagine") < weight:
                drawn = lot
        lot = known.lot_before[lot]
    return drawn


def make_room(known: Deduction, departure: i64, lot: i64, place: i64, pinned: i64, chance: Chance) -> i64:
    """Take decisions back until the lot fits, if it can; the place in the order from which on nothing is decided."""
    while not known.fits(departure, lot):
        other = find_in_the_way(known, departure, lot, place, pinned, chance)
        if other == NONE:
            return place
        place -= 1
        exchange(known, place, other)
        known.undo(known.open[place])
    return place


def find_in_the_way(known: Deduction, departure: i64, lot: i64, place: i64, pinned: i64, chance: Chance) -> i64:
    """The place in the order of one that takes up what this departure needs to fit, mostly one with many other lots."""
    any_of_them = chance.below(WHIM, "imagine") == 0
    count: i64 = 0
    found: i64 = NONE
    for other in range(pinned, place):
        if is_in_the_way(known, known.open[other], departure, lot):
            count += 1
            if found == NONE:
                found = other
            elif any_of_them:
                if chance.below(count, "imagine") == 0:
                    found = other
            elif known.gone_newest[known.open[other]] > known.gone_newest[known.open[found]]:
                found = other
    return found


def is_in_the_way(known: Deduction, other: i64, departure: i64, lot: i64) -> bool:
    """Whether it has the last space in the lot, else the last such card of the batch, else the room for a 13."""
    taken = known.gone_lot[other]
    if known.lot_left[lot] == 0:
        return taken == lot
    batch = known.lot_batch[lot]
    if known.lot_batch[taken] != batch:
        return False
    card = known.gone_card[departure]
    if card != NO_CARD and bags.count(known.supply[batch], card) == 0:
        return known.gone_card[other] == card
    return known.gone_card[other] != BEST and known.lot_low[taken] == 0
