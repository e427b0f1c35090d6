"""Finding the lot that every departed card came from (see `deduction`), by chance among all that is possible."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from fistful.engine import bags
from fistful.games.shootout.deduction import LATELY, NONE, UNDECIDED, Deduction
from fistful.games.shootout.facts import BEST, NO_CARD

_SELDOM: Final = 20
"""One repair in so many is left to chance."""
_WEIGHT: Final = 1000
MOST_REPAIRS: Final = 300
"""Nearly always a few are enough; after so many the search is given up."""


def explain(known: Deduction) -> bool:
    """A lot for every departure; whatever is possible can come up. False if the search was given up."""
    if guess(known):
        return True
    settle_forced(known)
    return repair(known)


def guess(known: Deduction) -> bool:
    """Decide in order, each by chance among the lots that fit: every possible way has its chance here.

    False, with nothing decided, if one finds none.
    """
    for departure in range(len(known.gone_seat)):
        lot = draw_lot(known, departure)
        if lot == NONE:
            for decided in range(departure - 1, -1, -1):
                known.undo(decided)
            return False
        known.decide(departure, lot)
    return True


def settle_forced(known: Deduction) -> None:
    """Decide for good where only one lot fits, again and again, for each may leave others with one."""
    before = -1
    settled = 0
    while settled != before:
        before = settled
        settled = 0
        for departure in range(len(known.gone_seat)):
            if known.gone_lot[departure] == UNDECIDED and choices(known, departure) == 1:
                lot = draw_lot(known, departure)
                if lot != NONE:
                    known.decide(departure, lot)
                    known.gone_settled[departure] = 1
            settled += known.gone_settled[departure]
    known.whole = known.supply[:]
    known.whole_room = known.room[:]
    known.whole_left = known.lot_left[:]


def repair(known: Deduction) -> bool:
    """Decide the others in order; where one finds no lot, those in its way are decided anew after it."""
    for departure in range(len(known.gone_seat) - 1, -1, -1):
        if known.gone_settled[departure] == 0:
            known.open = append(known.open, departure)
    while len(known.open) > 0 and known.repairs < MOST_REPAIRS:
        known.open, departure = pop(known.open)
        lot = draw_lot(known, departure)
        if lot == NONE:
            lot = make_room(known, departure)
        if lot != NONE:
            known.decide(departure, lot)
    return len(known.open) == 0


def draw_lot(known: Deduction, departure: i64) -> i64:
    """A lot of that hand that fits, by chance; `NONE` if none does."""
    total: i64 = 0
    drawn: i64 = NONE
    lot = known.gone_newest[departure]
    while lot != NONE:
        if known.fits(departure, lot):
            weight = likelihood(known, departure, lot)
            total += weight
            if known.chance.below(total, "imagine") < weight:
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


def choices(known: Deduction, departure: i64) -> i64:
    """How many lots fit, or may yet: a thief's lot may be anything until it is decided."""
    count: i64 = 0
    lot = known.gone_newest[departure]
    while lot != NONE:
        if known.lot_batch[lot] == UNDECIDED or known.fits(departure, lot):
            count += 1
        lot = known.lot_before[lot]
    return count


def make_room(known: Deduction, departure: i64) -> i64:
    """A lot for a departure that none fits, after another is taken back: at best one that fits elsewhere.

    What was taken back lately stays; where that leaves nothing, and now and then, chance clears the way.
    `NONE` if what a thief took was decided anew instead, for much may hang on it.
    """
    known.repairs += 1
    if theft_is_open(known) and known.chance.below(_SELDOM, "imagine") == 0:
        known.open = append(known.open, departure)
        take_back(known, known.theft)
        known.open, theft = pop(known.open)
        known.decide(theft, clear_by_chance(known, theft))
        return NONE
    best: i64 = 0
    equal: i64 = 0
    drawn: i64 = NONE
    in_the_way: i64 = NONE
    shaken = known.chance.below(_SELDOM, "imagine") == 0
    lot = known.gone_newest[departure]
    while lot != NONE and not shaken:
        if known.could_fit(departure, lot):
            for other in range(len(known.gone_seat)):
                gain = gain_of(known, departure, lot, other)
                if gain > best:
                    best = gain
                    equal = 0
                if gain == best and gain > 0:
                    equal += 1
                    if known.chance.below(equal, "imagine") == 0:
                        drawn = lot
                        in_the_way = other
        lot = known.lot_before[lot]
    if drawn != NONE:
        take_back(known, in_the_way)
        return drawn
    return clear_by_chance(known, departure)


def theft_is_open(known: Deduction) -> bool:
    """Whether what a thief took has been decided and could be decided otherwise."""
    if known.theft == NONE:
        return False
    return known.gone_lot[known.theft] != UNDECIDED and known.gone_settled[known.theft] == 0


def gain_of(known: Deduction, departure: i64, lot: i64, other: i64) -> i64:
    """What it helps to take another departure back: 1 if this one then fits here, 2 if the other fits elsewhere."""
    of = known.gone_lot[other]
    if of == UNDECIDED or known.gone_settled[other] or known.gone_into[other] != NONE:
        return 0
    if known.lot_batch[of] != known.lot_batch[lot] or known.gone_repair[other] > known.repairs - LATELY:
        return 0
    known.undo(other)
    gain: i64 = 0
    if known.fits(departure, lot):
        known.decide(departure, lot)
        gain = 2 if choices(known, other) > 0 else 1
        known.undo(departure)
    known.decide(other, of)
    return gain


def clear_by_chance(known: Deduction, departure: i64) -> i64:
    """Any lot that could fit, after taking back whatever keeps it from fitting."""
    drawn: i64 = NONE
    total: i64 = 0
    lot = known.gone_newest[departure]
    while lot != NONE:
        if known.could_fit(departure, lot):
            total += 1
            if known.chance.below(total, "imagine") == 0:
                drawn = lot
        lot = known.lot_before[lot]
    while not known.fits(departure, drawn):
        take_back(known, draw_obstacle(known, departure, drawn))
    return drawn


def draw_obstacle(known: Deduction, departure: i64, lot: i64) -> i64:
    """A departure that keeps this one from fitting: of the same lot if that is used up, else of the same
    card and batch if that has no more, else one that takes the room of a 13.
    """
    batch = known.lot_batch[lot]
    card = known.gone_card[departure]
    no_lot = known.lot_left[lot] == 0
    no_card = card != NO_CARD and bags.count(known.supply[batch], card) == 0
    total: i64 = 0
    drawn: i64 = NONE
    for other in range(len(known.gone_seat)):
        of = known.gone_lot[other]
        if of == UNDECIDED or known.gone_settled[other]:
            continue
        if no_lot:
            stands = of == lot
        elif known.lot_batch[of] != batch or known.gone_into[other] != NONE:
            stands = False
        elif no_card:
            stands = known.gone_card[other] == card
        else:
            stands = known.lot_low[of] == 0 and known.gone_card[other] != BEST
        if stands:
            total += 1
            if known.chance.below(total, "imagine") == 0:
                drawn = other
    return drawn


def take_back(known: Deduction, departure: i64) -> None:
    """Open a departure again; those from a thief's lot that hangs on it are to be decided after it."""
    into = known.gone_into[departure]
    if into != NONE:
        for other in range(len(known.gone_seat)):
            if known.gone_lot[other] == into:
                take_back(known, other)
    known.undo(departure)
    known.gone_repair[departure] = known.repairs
    known.open = append(known.open, departure)
