"""How cards come into a hand and leave it, and how Health Cards are shown; every movement is remembered."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.wire import Value
from fistful.games.shootout import memory
from fistful.games.shootout.facts import HAND, SEAT_OF, SLOTS
from fistful.games.shootout.state import ShootoutState


def spend(pos: ShootoutState, seat: i64, card: i64, chosen: i64) -> None:
    """A card leaves a hand and lies open on the table. SHO-23: everyone sees it."""
    pos.hands[seat] = bags.remove(pos.hands[seat], card)
    memory.note(pos, memory.SPEND, seat, chosen, bags.add(0, card))


def turn_over(pos: ShootoutState, seat: i64) -> i64:
    """SHO-14: the top card of a shuffled hand, turned over."""
    hand = pos.hands[seat]
    card = bags.nth(hand, pos.chance.below(bags.size(hand), "shootout"))
    spend(pos, seat, card, memory.NOT_CHOSEN)
    return card


def discard(pos: ShootoutState, card: i64) -> None:
    pos.discards = bags.add(pos.discards, card)


def discard_hand(pos: ShootoutState, seat: i64) -> None:
    """SHO-20, SHO-30: a player who goes out discards their hand face up."""
    hand = pos.hands[seat]
    if hand:
        memory.note(pos, memory.SPEND, seat, memory.NOT_CHOSEN, hand)
        pos.discards += hand
        pos.hands[seat] = 0
        if pos.telling:
            pos.tell("out", "SHO-20", seat=seat, cards=tuple(list(bags.listed(hand))))
    elif pos.telling:
        pos.tell("out-empty", "SHO-20", seat=seat)


def draw_up(pos: ShootoutState, seat: i64, clause: str) -> None:
    """SHO-11, SHO-12: draw up to six, from the discards shuffled when the pile is empty.

    There are fewer than wanted if both run out (SHO-28). Everyone learns how many, and the seat which.
    """
    wanted = HAND - bags.size(pos.hands[seat])
    drawn: i64 = 0
    while True:
        count = min(wanted, len(pos.pile))
        if count > 0:
            drawn += draw(pos, seat, count)
            wanted -= count
        if wanted == 0 or pos.discards == 0:
            break
        shuffle_discards(pos, seat)
    if pos.telling:
        public: dict[str, Value] = {"seat": seat, "count": bags.size(drawn)}
        pos.tell_seat(seat, "drew", clause, public, cards=tuple(list(bags.listed(drawn))))


def draw(pos: ShootoutState, seat: i64, count: i64) -> i64:
    """Draw this many cards, which the pile has; as a bag."""
    drawn: i64 = 0
    for _ in range(count):
        pos.pile, card = pop(pos.pile)
        drawn = bags.add(drawn, card)
    pos.hands[seat] += drawn
    memory.note(pos, memory.DRAW, seat, 0, drawn)
    return drawn


def shuffle_discards(pos: ShootoutState, seat: i64) -> None:
    """SHO-12: the discard pile becomes the draw pile, at the moment that a card is needed."""
    memory.note(pos, memory.SHUFFLE, seat, 0, pos.discards)
    pos.pile = bags.listed(pos.discards)
    pos.chance.shuffle(pos.pile, "cards")
    pos.discards = 0
    if pos.telling:
        pos.tell("shuffled", "SHO-12", count=len(pos.pile))


def expose(pos: ShootoutState, place: i64) -> None:
    """SHO-6, SHO-8: a Health Card is revealed, and everyone knows it from then on."""
    if not bitset.has(pos.exposed, place):
        pos.exposed = bitset.add(pos.exposed, place)
        memory.note(pos, memory.SHOW, SEAT_OF[place], place, bags.add(0, pos.health[place]))


def slot_of(place: i64) -> i64:
    """The number of a slot as players say it."""
    return place - SEAT_OF[place] * SLOTS + 1
