"""SHO-33: the cards that a seat knows another to hold, for people who do not keep the whole round in mind.

It is read from the seat's memory, movement by movement: a card that was taken from oneself, a Health Card that one had
seen and that came into the hand, the rest of a draw pile of which all is known. A card leaves the list when one of
its value is spent, or when a card that nobody saw may have been it. So all that is listed is certain, though
`imagine` may know more.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags
from fistful.engine.state import numbers
from fistful.games.shootout import memory
from fistful.games.shootout.facts import BEST, NO_CARD, PLACES
from fistful.games.shootout.state import ShootoutState


def held_for_sure(pos: ShootoutState, viewer: i64) -> vec[i64]:
    """For each seat a bag of what this seat (-1: a spectator) knows it to hold; nothing for the seat itself."""
    held = numbers(pos.setup.seats, 0)
    health = numbers(PLACES, NO_CARD)
    pile = pos.setup.cards
    unseen: i64 = 0
    for entry in range(0, len(pos.memory), 2):
        movement = pos.memory[entry]
        bag = pos.memory[entry + 1]
        what = memory.what_of(movement)
        seat = memory.seat_of(movement)
        where = memory.where_of(movement)
        saw = memory.saw(viewer, movement)
        if what == memory.SHUFFLE:
            pile = bag
            unseen = 0
        elif what in (memory.DEAL, memory.DRAW):
            if saw:
                pile -= bag
            elif unseen == 0 and memory.count_of(movement) == bags.size(pile):
                held[seat] += pile
                pile = 0
            else:
                unseen += memory.count_of(movement)
        elif what == memory.SPEND:
            for card in bags.listed(bag):
                held[seat] = less(held[seat], card)
        elif what in (memory.SHOW, memory.LOOK):
            if saw:
                health[where] = bags.nth(bag, 0)
        elif what == memory.TAKE:
            held[where] = less(held[where], bags.nth(bag, 0)) if saw else less_any(held[where], BEST)
            if saw:
                held[seat] += bag
        elif what in (memory.ADD, memory.SWAP):
            held[seat] = less_any(held[seat], BEST - 1)
            if health[where] != NO_CARD:
                held[seat] = bags.add(held[seat], health[where])
                health[where] = NO_CARD
    if viewer >= 0:
        held[viewer] = 0
    return held


def less(bag: i64, card: i64) -> i64:
    """The same without one card of this value, if there is one."""
    return bags.remove(bag, card) if bags.count(bag, card) > 0 else bag


def less_any(bag: i64, highest: i64) -> i64:
    """What is sure to be left when some card, of at most this value, has gone."""
    for card in range(1, highest + 1):
        bag = less(bag, card)
    return bag
