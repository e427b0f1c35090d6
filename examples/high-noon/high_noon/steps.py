"""The flow of High Noon in the order of its rules: deal, then duel until all cards are drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.agenda import step
from high_noon.facts import HAND
from high_noon.kinds import DUEL
from high_noon.state import HighNoonState


def deal(pos: HighNoonState) -> None:
    """HIN-1: three cards each, the rest aside."""
    order = vec[i64](pos.setup.cards)
    pos.chance.shuffle(order, "cards")
    for seat in range(pos.setup.seats):
        pos.hands[seat] = sorted(order[seat * HAND : (seat + 1) * HAND])
        if pos.telling:
            shown = tuple(card + 1 for card in pos.hands[seat])
            pos.tell_seat(seat, "dealt", "HIN-1", {"seat": seat, "count": HAND}, cards=shown)
    pos.undealt = list(order[pos.setup.seats * HAND :])
    pos.push(step(DUEL))


def duel(pos: HighNoonState) -> None:
    """HIN-2…4: everyone's card is shown; the highest that nobody else has drawn wins the pot."""
    drawn = list(pos.sealed)
    for seat, card in enumerate(drawn):
        pos.hands[seat].remove(card)
    pos.drawn.append(drawn)
    alone = [card for card in drawn if drawn.count(card) == 1]
    if pos.telling:
        pos.tell("duel", "HIN-2", cards=tuple(card + 1 for card in drawn))
    if alone:
        winner = drawn.index(max(alone))
        pos.nuggets[winner] += pos.setup.pot
        if pos.telling:
            pos.tell("won", "HIN-3", seat=winner, count=pos.setup.pot)
    elif pos.telling:
        pos.tell("tied", "HIN-3")
    if len(pos.drawn) < HAND:
        pos.push(step(DUEL))
