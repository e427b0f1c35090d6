"""Dealing the hidden cards with the chances of dealing, once every departure has a lot (see `deduction`).

Cards are dealt as if each were marked, so every way to put them into the hidden places is equally likely; then
come the choices. A seat that could lay its Health Cards in many ways is less likely to have laid just these,
and one that fired a 9 fired each of its 9s with the same chance (SHO-3, SHO-27). So a way to deal counts

- for laying: 1 / (legal lays x ways to find these values among the marked cards that were dealt),
- for a bullet: 1 / how many of its value were in hand; what is open only rules worlds out,
- for a card laid later (SHO-35, SHO-41): 1 / (values that could be laid x how many of this value were in hand),
- for what chance took from a hand (SHO-14, SHO-40): nothing.

The 13s are dealt first, for they cannot be laid: how many each deal has is drawn with exact weights, all seats at
once. Then each seat gets its other cards. What all that counts for is the chance to accept it, compared with the
most that some trials counted for; what is not accepted is dealt again from the start. That would take long where many
seats have shown much, so after some refusals each seat that is not accepted is dealt again on its own. What
this leaves inexact is in `docs/secrecy.md`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.chance import Chance, fast
from fistful.games.shootout import laying
from fistful.games.shootout.deduction import (
    CHOOSE,
    GET,
    GIVE,
    LAY,
    NONE,
    SHOOT,
    Deduction,
    subject_of,
    what_of,
)
from fistful.games.shootout.explaining import explain
from fistful.games.shootout.facts import BEST, MOST_SEATS, NO_CARD, THIRTEENS

RESTARTS: Final = 6
"""After this many refusals each seat is dealt to on its own, …"""
ATTEMPTS: Final = 6
"""… and after this many of these its cards are taken as they come."""
FEW: Final = 2
"""Where more seats than this have shown cards, all are dealt to on their own."""
TRIALS: Final = 16
"""How many deals tell what to compare with."""
MOST_EFFORT: Final = 100
"""When explaining took this many drawings of lots, late in a long round, there are no more restarts."""
_FINE: Final = 1 << 24
_MOST_CARDS: Final = 196
_MOST_CHOSEN: Final = 7


def choices() -> vec[float]:
    """How many ways there are to choose few out of many."""
    out = vec[float]()
    for many in range(_MOST_CARDS):
        ways = 1.0
        for few in range(_MOST_CHOSEN):
            out = append(out, ways)
            ways = ways * (many - few) / (few + 1) if many > few else 0.0
    return out


_CHOICES: Final = choices()


def choose(many: i64, few: i64) -> float:
    return _CHOICES[many * _MOST_CHOSEN + few]


_WHOLE: Final = MOST_SEATS
"""Where `most` has what explaining and the 13s count for; before that is one number a seat."""


def trials(known: Deduction) -> vec[float]:
    """The most that the deals of some trials count for."""
    most = vec[float]()
    for _ in range(MOST_SEATS + 1):
        most = append(most, 0.0)
    if len(known.open) == 0:
        known.ways = ways_to_deal_all(known, bags.count(known.supply[0], BEST))
    shown = shown_by(known)
    if is_sure(known) and shown == 0:
        return most
    chance = fast(TRIALS)
    effort: i64 = 0
    for _ in range(TRIALS):
        if effort < TRIALS * MOST_EFFORT:
            dealt = known.copy()
            worth = explain(dealt, chance)
            effort += dealt.effort
            most[_WHOLE] = max(most[_WHOLE], worth * deal_thirteens(dealt, chance))
            deal_passed_on(dealt, chance)
            for seat in bitset.listed(shown):
                deal_once(dealt, seat, chance)
                most[seat] = max(most[seat], counts_for(dealt, seat))
    return most


def deal_hidden(known: Deduction, most: vec[float], chance: Chance) -> Deduction:
    """A lot for every departure, and what is left of each batch dealt to all that is hidden."""
    sure = is_sure(known)
    few = bitset.count(shown_by(known)) <= FEW
    restarts: i64 = 0
    effort: i64 = 0
    while True:
        dealt = known.copy()
        worth = explain(dealt, chance) * deal_thirteens(dealt, chance)
        last = restarts == RESTARTS or effort > MOST_EFFORT
        accepted = last or sure or accepts(chance, worth, most[_WHOLE])
        if accepted and deal_rest(dealt, most, 0 if few and not last else ATTEMPTS, chance):
            return dealt
        restarts += 1
        effort += dealt.effort


def is_sure(known: Deduction) -> bool:
    """Whether explaining and the 13s count for the same in every deal."""
    return len(known.open) == 0 and known.choosy == 0


def shown_by(known: Deduction) -> i64:
    """The seats that have shown or chosen cards."""
    seats: i64 = 0
    for seat in range(MOST_SEATS):
        if is_dealt_to(known, seat) and not bitset.has(known.plain, seat):
            seats = bitset.add(seats, seat)
    return seats


def is_dealt_to(known: Deduction, seat: i64) -> bool:
    return known.begin[seat] < known.begin[seat + 1]


def deal_rest(known: Deduction, most: vec[float], attempts: i64, chance: Chance) -> bool:
    """Deal all but the 13s; whether that is accepted, with this many more attempts for each seat."""
    deal_passed_on(known, chance)
    for seat in range(MOST_SEATS):
        if is_dealt_to(known, seat):
            if bitset.has(known.plain, seat):
                deal_once(known, seat, chance)
            elif not deal_to_match(known, seat, most[seat], attempts, chance):
                return False
    return True


# The 13s.


def deal_thirteens(known: Deduction, chance: Chance) -> float:
    """SHO-3: the 13s of each batch, to all places that may have one; what that counts for."""
    worth = 1.0
    for batch in range(len(known.supply)):
        if known.supply[batch] & THIRTEENS or (batch == 0 and len(known.open) > 0):
            worth *= deal_thirteens_of(known, batch, chance)
    return worth * thirteens_count_for(known) if known.choosy else worth


def deal_thirteens_of(known: Deduction, batch: i64, chance: Chance) -> float:
    """The 13s of one batch; what that counts for is how likely it was that they came where they may lie."""
    left = bags.count(known.supply[batch], BEST)
    room = known.room[batch]
    worth = 1.0 / choose(bags.size(known.supply[batch]), left)
    if batch > 0:
        worth *= choose(room, left)
    else:
        worth *= deal_weighed(known, left, chance)
        left = bags.count(known.supply[batch], BEST)
        room = room_elsewhere(known)
    lot: i64 = len(known.lot_seat) - 1
    while left > 0 and lot >= 0:
        if known.lot_batch[lot] == batch and known.lot_low[lot] == 0 and (batch > 0 or not is_weighed(known, lot)):
            for _ in range(known.lot_left[lot]):
                if left > 0 and chance.below(room, "imagine") < left:
                    give_thirteens(known, lot, 1)
                    left -= 1
                room -= 1
        lot -= 1
    return worth


def room_elsewhere(known: Deduction) -> i64:
    """The places of the first batch that may have a 13, besides what seats were dealt and kept."""
    room = known.room[0]
    for seat in range(MOST_SEATS):
        if known.laid_from[seat] != NONE:
            room -= known.lot_left[known.laid_from[seat]]
    return room


def is_weighed(known: Deduction, lot: i64) -> bool:
    return known.laid_from[known.lot_seat[lot]] == lot


def give_thirteens(known: Deduction, lot: i64, count: i64) -> None:
    bag = bags.add(0, BEST) * count
    known.lot_free[lot] += bag
    known.supply[known.lot_batch[lot]] -= bag


def deal_weighed(known: Deduction, left: i64, chance: Chance) -> float:
    """How many 13s each seat was dealt and has left; in how many ways they can be dealt, as it counts for laying."""
    ways = known.ways if len(known.ways) > 0 else ways_to_deal_all(known, left)
    most = left + 1
    worth = ways[left]
    for seat in range(MOST_SEATS):
        if known.laid_from[seat] != NONE and left > 0:
            ticket = ways[seat * most + left] * float(chance.below(_FINE, "imagine")) / _FINE
            dealt = 0
            while dealt < left:
                ticket -= ways_to_deal(known, seat, dealt) * ways[(seat + 1) * most + left - dealt]
                if ticket < 0.0:
                    break
                dealt += 1
            if dealt > 0:
                give_thirteens(known, known.laid_from[seat], dealt)
                left -= dealt
    return worth


def ways_to_deal_all(known: Deduction, left: i64) -> vec[float]:
    """In how many ways up to this number of 13s can be dealt to a seat and those after it, seat by seat."""
    most = left + 1
    elsewhere = room_elsewhere(known)
    ways = vec[float](capacity=(MOST_SEATS + 1) * most)
    for _ in range(MOST_SEATS * most):
        ways = append(ways, 0.0)
    for count in range(most):
        ways = append(ways, choose(elsewhere, count))
    for seat in range(MOST_SEATS - 1, -1, -1):
        for count in range(most):
            total = 0.0
            for dealt in range(count + 1):
                total += ways_to_deal(known, seat, dealt) * ways[(seat + 1) * most + count - dealt]
            ways[seat * most + count] = total
    return ways


def ways_to_deal(known: Deduction, seat: i64, count: i64) -> float:
    """In how many ways this many 13s can be among the cards that a seat was dealt and kept, as it counts for laying."""
    lot = known.laid_from[seat]
    if lot == NONE:
        return 1.0 if count == 0 else 0.0
    kept = known.lot_left[lot]
    if count > kept:
        return 0.0
    low = known.laid_size[seat] - count - bags.count(known.lot_cards[lot], BEST)
    return choose(kept, count) / choose(low, known.laid_count[seat])


def thirteens_count_for(known: Deduction) -> float:
    """What the 13s in hand count for the bullets that were 13s, and for the cards that were chosen as no 13."""
    worth = 1.0
    for seat in bitset.listed(known.choosy):
        thirteens: i64 = 0
        held: i64 = 0
        for place in range(known.begin[seat], known.begin[seat + 1]):
            act = known.acts[place]
            what = what_of(act)
            if what == GET:
                lot = subject_of(act)
                thirteens += bags.count(known.lot_cards[lot] + known.lot_free[lot], BEST)
                held += known.lot_size[lot]
            elif what == LAY:
                held -= known.laid_count[seat]
            else:
                if what == CHOOSE:
                    worth /= float(held - thirteens)
                elif what != GIVE and subject_of(act) == BEST:
                    if what == SHOOT:
                        worth /= float(thirteens)
                    thirteens -= 1
                held -= 1
    return worth


# The other cards.


def draw_low(known: Deduction, lot: i64, chance: Chance) -> i64:
    """A random card of a lot that is not a 13."""
    batch = known.lot_batch[lot]
    low = known.supply[batch] & ~THIRTEENS
    card = bags.nth(low, chance.below(bags.size(low), "imagine"))
    known.supply[batch] = bags.remove(known.supply[batch], card)
    return card


def draw_rest(known: Deduction, lot: i64, chance: Chance) -> i64:
    """All that a lot has left besides its 13s."""
    rest: i64 = 0
    for _ in range(known.lot_left[lot] - bags.size(known.lot_free[lot])):
        rest = bags.add(rest, draw_low(known, lot, chance))
    return rest


def deal_passed_on(known: Deduction, chance: Chance) -> None:
    """SHO-40, SHO-41: cards that went from hand to hand or from Health to hand, since they are part of two lots."""
    if not known.passes_cards:
        return
    for departure in range(len(known.gone_into)):
        into = known.gone_into[departure]
        if into != NONE:
            if known.lot_left[into] > 0:
                known.lot_free[into] += draw_rest(known, into, chance)
            for chosen in known.hidden:
                if known.gone_lot[chosen] == into and known.gone_card[chosen] == NO_CARD:
                    known.gone_card[chosen] = draw_low(known, into, chance)
                    known.lot_cards[into] = bags.add(0, known.gone_card[chosen])
    for departure in range(len(known.gone_into) - 1, -1, -1):
        into = known.gone_into[departure]
        if into != NONE:
            card = known.lot_cards[into] + known.lot_free[into]
            known.gone_card[departure] = bags.nth(card, 0)
            known.lot_cards[known.gone_lot[departure]] += card


def deal_to_match(known: Deduction, seat: i64, most: float, attempts: i64, chance: Chance) -> bool:
    """A seat that has shown cards: deal its hidden ones; whether they are accepted, or the attempts used up."""
    supply = known.supply[:]
    lot_free = known.lot_free[:]
    lot_cards = known.lot_cards[:]
    gone_card = known.gone_card[:]
    deal_once(known, seat, chance)
    left = attempts
    while not accepts(chance, counts_for(known, seat), most):
        if left == 0:
            return attempts > 0
        left -= 1
        known.supply = supply[:]
        known.lot_free = lot_free[:]
        known.lot_cards = lot_cards[:]
        known.gone_card = gone_card[:]
        deal_once(known, seat, chance)
    return True


def deal_once(known: Deduction, seat: i64, chance: Chance) -> None:
    """Deal a seat its hidden cards as they come, and let it lay any of those that it may have laid."""
    for departure in known.hidden:
        lot = known.gone_lot[departure]
        if known.gone_card[departure] == NO_CARD and known.lot_seat[lot] == seat:
            card = draw_low(known, lot, chance)
            known.gone_card[departure] = card
            known.lot_cards[lot] = bags.add(known.lot_cards[lot], card)
    for place in range(known.begin[seat], known.begin[seat + 1]):
        act = known.acts[place]
        if what_of(act) == GET:
            lot = subject_of(act)
            known.lot_free[lot] += draw_rest(known, lot, chance)
    if known.laid[seat] != NONE:
        lay(known, seat, chance)


def lay(known: Deduction, seat: i64, chance: Chance) -> None:
    """SHO-3: of the cards that a seat was dealt and has not shown, some lie as Health Cards, in any order."""
    lot = known.laid_from[seat]
    first = known.laid[seat]
    dealt = known.lot_free[lot]
    count: i64 = 0
    for departure in range(first, first + known.laid_count[seat]):
        if known.gone_card[departure] == NO_CARD:
            dealt = bags.add(dealt, draw_low(known, lot, chance))
            count += 1
    laid: i64 = 0
    if count > 0:
        laid = laying.draw(dealt, count, chance, "imagine")
        cards = bags.listed(laid)
        chance.shuffle(cards, "imagine")
        number: i64 = 0
        for departure in range(first, first + known.laid_count[seat]):
            if known.gone_card[departure] == NO_CARD:
                known.gone_card[departure] = cards[number]
                number += 1
    known.lot_free[lot] = dealt - laid
    known.lot_cards[lot] += laid
    known.pool = dealt
    known.drawn = laid


def counts_for(known: Deduction, seat: i64) -> float:
    """What the cards of a seat count for its choices, compared with a seat that holds no equal ones."""
    worth = 1.0
    hand: i64 = 0
    for place in range(known.begin[seat], known.begin[seat + 1]):
        act = known.acts[place]
        what = what_of(act)
        subject = subject_of(act)
        if what == GET:
            hand += known.lot_cards[subject] + known.lot_free[subject]
        elif what == LAY:
            laid: i64 = 0
            count = known.laid_count[seat]
            for departure in range(subject, subject + count):
                laid = bags.add(laid, known.gone_card[departure])
            few = bags.size(known.drawn)
            worth *= choose(bags.size(hand & ~THIRTEENS), count) / float(laying.count(hand, count))
            worth /= choose(bags.size(known.pool & ~THIRTEENS), few) / float(laying.count(known.pool, few))
            worth *= ways_to_find(known.pool, known.drawn) / ways_to_find(hand, laid)
            hand -= laid
        elif what == SHOOT:
            if subject != BEST:
                worth /= float(bags.count(hand, subject))
            hand = bags.remove(hand, subject)
        elif what == CHOOSE:
            card = known.gone_card[subject]
            low = hand & ~THIRTEENS
            worth *= float(bags.size(low)) / float(bitset.count(bags.kinds(low)) * bags.count(hand, card))
            hand = bags.remove(hand, card)
        else:
            hand = bags.remove(hand, known.gone_card[subject] if what == GIVE else subject)
    return worth


def ways_to_find(hand: i64, some: i64) -> float:
    """In how many ways these cards can be found in a hand, if its cards are told apart."""
    ways = 1.0
    hand >>= 4
    some >>= 4
    while some:
        if some & 15:
            ways *= choose(hand & 15, some & 15)
        hand >>= 4
        some >>= 4
    return ways


def accepts(chance: Chance, worth: float, most: float) -> bool:
    """Yes with the chance that a deal's worth has, compared with the most."""
    return float(chance.below(_FINE, "imagine")) * most < worth * _FINE
