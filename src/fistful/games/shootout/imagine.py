"""Worlds of Shootout! that look like a view: its memory is explained, and what stays hidden is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.games.shootout import memory
from fistful.games.shootout.cards import MARKSMAN_IDS
from fistful.games.shootout.deduction import NONE, Deduction
from fistful.games.shootout.explaining import explain
from fistful.games.shootout.facts import MARKSMAN_CARDS, NO_CARD, THIRTEENS, UNDEALT
from fistful.games.shootout.knowledge import Knowledge
from fistful.games.shootout.position import ShootoutPosition
from fistful.games.shootout.questions import PHASES
from fistful.games.shootout.state import ShootoutState
from fistful.games.shootout.wire import ShootoutView


def world(knowledge: Knowledge, chance: Chance) -> ShootoutPosition:
    """A position that looks like the view this knowledge is of."""
    pos = knowledge.pos.copy()
    seen = knowledge.seen
    pos.chance = chance
    imagine_marksmen(pos, seen, chance)
    if not seen.open:
        imagine_cards(pos, knowledge, chance)
    if seen.outcome is None:
        pos.push(step(PHASES[seen.phase]))
        pos.settle()
        if len(pos.sealed) > 0:
            pos.restore_choices(seen, chance)
    return pos


def imagine_cards(pos: ShootoutState, knowledge: Knowledge, chance: Chance) -> None:
    """SHO-23, SHO-33: hands, hidden Health Cards, the pile, and the part of the memory that this seat did not see."""
    known = knowledge.deduced.copy()
    explain(known, chance)
    deal_hidden(pos, known, knowledge.kept, chance)
    pos.pile = bags.listed(known.supply[knowledge.pile])
    chance.shuffle(pos.pile, "imagine")
    for place in bitset.listed(pos.standing):
        if pos.health[place] == NO_CARD:
            pos.health[place] = known.gone_card[known.lying[place]]
    fill_memory(pos, known, knowledge.links)


def deal_hidden(pos: ShootoutState, known: Deduction, kept: i64, chance: Chance) -> None:
    """Deal what is left of each batch: to all that cannot be a 13 first, then to the lots in hands."""
    for departure in range(len(known.gone_card)):
        if known.gone_card[departure] == NO_CARD and known.gone_into[departure] == NONE:
            lot = known.gone_lot[departure]
            known.gone_card[departure] = draw_low(known, lot, chance)
    if kept != NONE:
        pos.hands[pos.active] = bags.add(pos.hands[pos.active], known.gone_card[kept])
    for low in (1, 0):
        for lot in range(len(known.lot_seat)):
            if known.lot_low[lot] == low:
                seat = known.lot_seat[lot]
                for _ in range(known.lot_left[lot]):
                    card = draw_low(known, lot, chance) if low else draw_any(known, lot, chance)
                    pos.hands[seat] = bags.add(pos.hands[seat], card)
    for departure in range(len(known.gone_card) - 1, -1, -1):
        into = known.gone_into[departure]
        if into != NONE:
            known.gone_card[departure] = bags.nth(known.lot_cards[into], 0)
            known.lot_cards[known.gone_lot[departure]] += known.lot_cards[into]


def draw_low(known: Deduction, lot: i64, chance: Chance) -> i64:
    """A random card of a lot that is not a 13."""
    return draw(known, lot, known.supply[known.lot_batch[lot]] & ~THIRTEENS, chance)


def draw_any(known: Deduction, lot: i64, chance: Chance) -> i64:
    return draw(known, lot, known.supply[known.lot_batch[lot]], chance)


def draw(known: Deduction, lot: i64, bag: i64, chance: Chance) -> i64:
    card = bags.nth(bag, chance.below(bags.size(bag), "imagine"))
    batch = known.lot_batch[lot]
    known.supply[batch] = bags.remove(known.supply[batch], card)
    known.lot_cards[lot] = bags.add(known.lot_cards[lot], card)
    return card


def fill_memory(pos: ShootoutState, known: Deduction, links: vec[i64]) -> None:
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
                for departure in range(link, link + memory.count_of(packed)):
                    bag = bags.add(bag, known.gone_card[departure])
            pos.memory[2 * entry + 1] = bag


def imagine_marksmen(pos: ShootoutState, seen: ShootoutView, chance: Chance) -> None:
    """SHO-24, SHO-32: cards that others have not played can be any that are not one's own and were not played."""
    hidden = bitset.first(MARKSMAN_CARDS)
    for seat in range(pos.setup.seats):
        name = seen.marksmen[seat] if seen.open else seen.marksman if seat == seen.seat else seen.played[seat]
        pos.marksmen[seat] = MARKSMAN_IDS[name] if name else UNDEALT
        if name:
            hidden = bitset.remove(hidden, MARKSMAN_IDS[name])
    for seat in range(pos.setup.seats):
        if pos.marksmen[seat] == UNDEALT and pos.setup.with_marksmen:
            card = bitset.nth(hidden, chance.below(bitset.count(hidden), "imagine"))
            pos.marksmen[seat] = card
            hidden = bitset.remove(hidden, card)
