"""Worlds of Shootout! that look like a view: its memory is explained, and what stays hidden is dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fistful.engine import bags, cards
from fistful.engine.chance import Chance
from fistful.games.shootout import memory, phases
from fistful.games.shootout.cards import MARKSMEN, UNDEALT
from fistful.games.shootout.deduction import NONE, Deduction
from fistful.games.shootout.explaining import explain
from fistful.games.shootout.facts import BEST, NO_CARD, THIRTEENS
from fistful.games.shootout.wire import ShootoutView

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition

HIDDEN: Final = "?"
MARKSMAN_IDS: Final = {card.name: number for number, card in enumerate(MARKSMEN)}


def imagine_cards(pos: ShootoutPosition, seen: ShootoutView, chance: Chance) -> None:
    """SHO-23, SHO-33: hands, hidden Health Cards, the pile, and the part of the memory that this seat did not see."""
    viewer: i64 = -1 if seen.seat is None else seen.seat
    known = Deduction(viewer, pos.rules.cards, chance)
    links = vec[i64]()
    batch: i64 = 0
    for entry in range(0, len(pos.memory), 2):
        movement = pos.memory[entry]
        bag = pos.memory[entry + 1]
        what = memory.what_of(movement)
        seat = memory.seat_of(movement)
        where = memory.where_of(movement)
        link: i64 = NONE
        if what == memory.SPEND:
            known.spend(seat, bag)
        elif what in (memory.SHOW, memory.LOOK):
            link = known.see(where, bag)
        elif what in (memory.DRAW, memory.DEAL):
            link = known.draw(seat, memory.count_of(movement), bag, batch)
        elif what == memory.LAY:
            link = known.lay(seat, where)
        elif what == memory.SHUFFLE:
            batch = known.add_batch(bag)
        elif what == memory.ADD:
            link = known.add(seat, where)
        elif what == memory.SWAP:
            link = known.swap(seat, where)
        elif what == memory.TAKE:
            link = known.take(seat, where, bag)
        else:
            known.set_aside(bag)
        links = append(links, link)
    kept = keep_layable(pos, known, seen.phase)
    if not explain(known):
        deal_loosely(pos, seen, kept != NONE, chance)
        return
    deal_hidden(pos, known, kept)
    pos.pile = bags.listed(known.supply[batch])
    chance.shuffle(pos.pile, "imagine")
    for place in cards.listed(pos.standing):
        if pos.health[place] == NO_CARD:
            pos.health[place] = known.health_card[known.lying[place]]
    fill_memory(pos, known, links)


def keep_layable(pos: ShootoutPosition, known: Deduction, phase: str) -> i64:
    """SHO-25, SHO-35, SHO-41: who has played Field Medic or Switcheroo and has yet to lay a card can do so.

    One of their cards is no 13; it is a departure that has not left.
    """
    laying = phase in (phases.TEXTS[phases.ADD], phases.TEXTS[phases.SWAP], phases.TEXTS[phases.FOR])
    if not laying or pos.active == known.viewer:
        return NONE
    return known.add_departure(pos.active, NO_CARD, NONE)


def deal_hidden(pos: ShootoutPosition, known: Deduction, kept: i64) -> None:
    """Deal what is left of each batch: to all that cannot be a 13 first, then to the lots in hands."""
    for health in range(len(known.health_card)):
        if known.health_card[health] == NO_CARD and known.health_lot[health] == NONE:
            departure = known.health_gone[health]
            if departure == NONE:
                known.health_card[health] = draw_low(known, 0)
            else:
                known.health_card[health] = draw_departed(known, departure)
    if kept != NONE:
        seat = known.gone_seat[kept]
        pos.hands[seat] = bags.add(pos.hands[seat], draw_departed(known, kept))
    for low in (1, 0):
        for lot in range(len(known.lot_seat)):
            if known.lot_low[lot] == low:
                seat = known.lot_seat[lot]
                for _ in range(known.lot_left[lot]):
                    card = draw_low(known, known.lot_batch[lot]) if low else draw_any(known, known.lot_batch[lot])
                    known.lot_cards[lot] = bags.add(known.lot_cards[lot], card)
                    pos.hands[seat] = bags.add(pos.hands[seat], card)
    for departure in range(len(known.gone_seat)):
        if known.gone_into[departure] != NONE:
            lot = known.gone_lot[departure]
            known.lot_cards[lot] += known.lot_cards[known.gone_into[departure]]
    for health in range(len(known.health_card)):
        if known.health_lot[health] != NONE:
            known.health_card[health] = bags.nth(known.lot_cards[known.health_lot[health]], 0)
        if known.health_gone[health] == NONE:
            deal = known.health_deal[health]
            known.lot_cards[deal] = bags.add(known.lot_cards[deal], known.health_card[health])


def deal_loosely(pos: ShootoutPosition, seen: ShootoutView, kept: bool, chance: Chance) -> None:
    """Where the search for an origin of every card was given up: all that is hidden is dealt as one heap.

    What was seen, the sizes of hands and pile, and that no Health Card is a 13 still hold; what reshuffled
    piles can have held does not count.
    """
    hidden = pos.rules.cards - pos.discards
    for card in (pos.bullet, pos.winning):
        if card != NO_CARD:
            hidden = bags.remove(hidden, card)
    for place in cards.listed(pos.standing):
        if pos.health[place] != NO_CARD:
            hidden = bags.remove(hidden, pos.health[place])
    for seat in range(pos.rules.seats):
        if seat == seen.seat:
            hidden -= pos.hands[seat]
        else:
            pos.hands[seat] = 0
    heap = bags.listed(hidden)
    chance.shuffle(heap, "imagine")
    for place in cards.listed(pos.standing):
        if pos.health[place] == NO_CARD:
            heap, pos.health[place] = take_low(heap)
    if kept:
        heap, card = take_low(heap)
        pos.hands[pos.active] = bags.add(0, card)
    for seat in range(pos.rules.seats):
        for _ in range(seen.hand_sizes[seat] - bags.size(pos.hands[seat])):
            heap, card = pop(heap)
            pos.hands[seat] = bags.add(pos.hands[seat], card)
    pos.pile = heap


def take_low(heap: vec[i64]) -> tuple[vec[i64], i64]:
    """The last card of a heap that is no 13, and the heap without it."""
    place = len(heap) - 1
    while heap[place] == BEST:
        place -= 1
    card = heap[place]
    heap[place] = heap[len(heap) - 1]
    heap, _ = pop(heap)
    return heap, card


def draw_low(known: Deduction, batch: i64) -> i64:
    """A random card of a batch that is no 13."""
    low = known.supply[batch] & ~THIRTEENS
    card = bags.nth(low, known.chance.below(bags.size(low), "imagine"))
    known.supply[batch] = bags.remove(known.supply[batch], card)
    return card


def draw_any(known: Deduction, batch: i64) -> i64:
    """A random card of a batch."""
    supply = known.supply[batch]
    card = bags.nth(supply, known.chance.below(bags.size(supply), "imagine"))
    known.supply[batch] = bags.remove(supply, card)
    return card


def draw_departed(known: Deduction, departure: i64) -> i64:
    """A card that left its lot unseen, or is kept to be laid: no 13."""
    lot = known.gone_lot[departure]
    card = draw_low(known, known.lot_batch[lot])
    known.lot_cards[lot] = bags.add(known.lot_cards[lot], card)
    return card


def fill_memory(pos: ShootoutPosition, known: Deduction, links: vec[i64]) -> None:
    """Write the imagined cards into the movements that this seat saw only from outside."""
    for entry in range(len(links)):
        link = links[entry]
        packed = pos.memory[2 * entry]
        if link != NONE and not memory.saw(known.viewer, packed):
            what = memory.what_of(packed)
            bag: i64 = 0
            if what in (memory.DRAW, memory.DEAL, memory.TAKE):
                bag = known.lot_cards[link]
            else:
                for health in range(link, link + memory.count_of(packed)):
                    bag = bags.add(bag, known.health_card[health])
            pos.memory[2 * entry + 1] = bag


def imagine_marksmen(pos: ShootoutPosition, seen: ShootoutView, chance: Chance) -> None:
    """SHO-24, SHO-32: cards that others have not played can be any that are not one's own and were not played."""
    hidden = cards.first(len(MARKSMEN))
    for seat in range(pos.rules.seats):
        name = seen.marksmen[seat] if seen.open else seen.marksman if seat == seen.seat else seen.played[seat]
        pos.marksmen[seat] = MARKSMAN_IDS[name] if name else UNDEALT
        if name:
            hidden = cards.remove(hidden, MARKSMAN_IDS[name])
    for seat in range(pos.rules.seats):
        if pos.marksmen[seat] == UNDEALT and pos.rules.with_marksmen:
            card = cards.nth(hidden, chance.below(cards.count(hidden), "imagine"))
            pos.marksmen[seat] = card
            hidden = cards.remove(hidden, card)


def bag_of(values: tuple[int, ...]) -> i64:
    bag: i64 = 0
    for value in values:
        bag = bags.add(bag, value)
    return bag
