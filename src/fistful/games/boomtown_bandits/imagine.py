"""Worlds of Boomtown Bandits that look the same from one seat: hidden loot is dealt, and hidden tokens drawn, again."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import Chance
from fistful.games.boomtown_bandits import stacks
from fistful.games.boomtown_bandits.cards import INSIDE_JOB
from fistful.games.boomtown_bandits.facts import BANK, TOKENS
from fistful.games.boomtown_bandits.knowledge import Knowledge, followed, secret_group, set_of
from fistful.games.boomtown_bandits.state import BoomtownState
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Trail


def world(known: Knowledge, chance: Chance) -> BoomtownState:
    """A position in which all that is hidden has been drawn."""
    pos = known.pos.copy()
    pos.chance = chance
    seen = known.seen
    draw_orders(pos, seen, chance)
    draw_cowards(pos, known, chance)
    for place in range(len(pos.town)):
        deal_location(pos, known, place, chance)
    guess_trails(pos, seen, chance)
    pos.agenda = known.agenda[:]
    if seen.outcome is None:
        pos.push(seen.step)
        pos.settle()
        pos.restore_choices(seen, chance)
    else:
        pos.step = seen.step
        pos.winners = set_of(seen.outcome.winners)
    return pos


def draw_orders(pos: BoomtownState, seen: BoomtownBanditsView, chance: Chance) -> None:
    """BTB-36: any other seat that passed may have passed for the whole round."""
    if not seen.open:
        for seat in seen.passed:
            if seen.passing if seat == seen.seat else chance.below(2, "imagine") == 0:
                pos.standing = bitset.add(pos.standing, seat)


def draw_cowards(pos: BoomtownState, known: Knowledge, chance: Chance) -> None:
    """BTB-7, BTB-24: of each seat's three tokens, one that is not known to be a shooter is the coward, and it may be
    among those in its camp.

    On each turn a seat places either kind that it has left, equally likely wherever it puts it. So the first token is
    the coward as often as the other two together.
    """
    for seat in range(pos.setup.seats):
        hidden = known.hidden_tokens[seat]
        if hidden:
            first: i64 = 1 if bitset.has(hidden, seat * TOKENS) else 0
            drawn = chance.below(bitset.count(hidden) + first + known.in_camp[seat], "imagine") - first
            if drawn < bitset.count(hidden):
                pos.cowards = bitset.add(pos.cowards, bitset.nth(hidden, max(drawn, 0)))


def deal_location(pos: BoomtownState, known: Knowledge, place: i64, chance: Chance) -> None:
    """BTB-24, BTB-46: the unseen cards of a location go to hands and stack at random, but an Inside Job is always shown
    when it is claimed, so it is in the stack, and no deeper than everyone knows.
    """
    location = pos.town[place]
    unseen = known.unseen[place]
    stack = known.tops[place][:]
    size = known.sizes[place]
    job = unseen & pos.setup.named[INSIDE_JOB]
    job_place: i64 = -1
    if job:
        within = pos.job_depth if location == BANK and pos.job_depth > 0 else size
        job_place = len(stack) + chance.below(within - len(stack), "imagine")
    order = bitset.listed(unseen & ~job)
    chance.shuffle(order, "imagine")
    dealt: i64 = 0
    wanted = 2 * place * pos.setup.seats
    for seat in range(pos.setup.seats):
        for number in range(known.wanted[wanted] + known.wanted[wanted + 1]):
            pos.hands[seat] = bitset.add(pos.hands[seat], order[dealt])
            if number >= known.wanted[wanted]:
                pos.fresh[seat] = bitset.add(pos.fresh[seat], order[dealt])
            dealt += 1
        wanted += 2
    while len(stack) < size:
        if len(stack) == job_place:
            stack = append(stack, bitset.lowest(job))
        else:
            stack = append(stack, order[dealt])
            dealt += 1
    pos.stacks[location] = stacks.pack_stack(stack)


def guess_trails(pos: BoomtownState, seen: BoomtownBanditsView, chance: Chance) -> None:
    """BTB-24: what this seat does not know the looker to know: any card that the claimant has or has shown since.

    The trail with the fewest candidates is drawn first, so that two trails never want the same last card.
    """
    for _ in seen.trails:
        best: i64 = -1
        fewest: i64 = bitset.LARGEST
        for number, trail in enumerate(seen.trails):
            if pos.trails[number * stacks.TRAIL + 1] < 0:
                count = bitset.count(candidates(pos, number, trail))
                if count < fewest:
                    fewest = count
                    best = number
        if best >= 0:
            left = candidates(pos, best, seen.trails[best])
            pos.trails[best * stacks.TRAIL + 1] = bitset.nth(left, chance.below(bitset.count(left), "imagine"))


def candidates(pos: BoomtownState, number: i64, trail: Trail) -> i64:
    """The cards that a trail of unknown end may lead to."""
    return (secret_group(pos, trail) | pos.trails[number * stacks.TRAIL + 2]) & ~followed(pos)
