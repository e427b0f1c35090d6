"""BTB-47: the Brothel Inspector looks at the top of a stack, claims a card of it, and puts the others back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import second_of, step
from fistful.games.boomtown_bandits import stacks
from fistful.games.boomtown_bandits.facts import BANK, LOCATIONS
from fistful.games.boomtown_bandits.kinds import DRAW, INSPECT, ORDER, location_in
from fistful.games.boomtown_bandits.state import BoomtownState

INSPECTED: Final = 3
"""BTB-47: how many cards the Inspector looks at."""


def inspect(pos: BoomtownState, seat: i64, claim: i64) -> None:
    """BTB-24, BTB-47: look at the top three; everyone knows who now knows them."""
    location = location_in(claim)
    seen = min(INSPECTED, stacks.stack_size(pos, location))
    pos.looker = seat
    pos.looked = location
    pos.looked_depth = seen
    if pos.telling:
        pos.tell("inspected", "BTB-47", seat=seat, location=LOCATIONS[location], count=seen)
        for place in range(seen):
            card = stacks.listed_stack(pos, location)[place]
            pos.whisper(seat, "saw-card", "BTB-47", card=stacks.text(pos, card), place=place + 1)
    pos.push(step(DRAW, seat, claim))
    if seen > 1:
        pos.push(step(INSPECT, seat, claim))


def inspected(pos: BoomtownState, claim: i64) -> i64:
    """The cards that the Inspector may claim."""
    found: i64 = 0
    order = stacks.listed_stack(pos, location_in(claim))
    for place in range(pos.looked_depth):
        found = bitset.add(found, order[place])
    return found


def put_back(pos: BoomtownState, claim: i64) -> i64:
    """The cards that the Inspector puts back: those under the one chosen."""
    return bitset.remove(inspected(pos, claim), stacks.top_of(pos, location_in(claim)))


def take_inspected(pos: BoomtownState, seat: i64, action: i64) -> None:
    """BTB-24, BTB-47: the card chosen comes on top, to be claimed; the order of two others is asked for. An Inside Job
    that was left on top is from now on somewhere among the cards seen.
    """
    claim = second_of(pos.step)
    seen = inspected(pos, claim)
    chosen = bitset.lowest(seen & pos.setup.kind_cards[action - pos.setup.take])
    bring_up(pos, location_in(claim), chosen, 0)
    if location_in(claim) == BANK and pos.job_depth > 0:
        pos.job_depth = pos.looked_depth
    if pos.looked_depth > 2:
        pos.push(step(ORDER, seat, claim))


def order_inspected(pos: BoomtownState, action: i64) -> None:
    """BTB-47: the rest is put back on top in any order, unseen."""
    claim = second_of(pos.step)
    chosen = bitset.lowest(put_back(pos, claim) & pos.setup.kind_cards[action - pos.setup.top])
    bring_up(pos, location_in(claim), chosen, 1)


def bring_up(pos: BoomtownState, location: i64, card: i64, place: i64) -> None:
    """Bring a card of a stack up to a place counted from the top; those between go down by one."""
    order = vec[i64]()
    for other in stacks.listed_stack(pos, location):
        if len(order) == place:
            order = append(order, card)
        if other != card:
            order = append(order, other)
    pos.stacks[location] = stacks.pack_stack(order)
