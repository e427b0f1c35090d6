"""What a seat may choose: its legal actions, and one of them at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.engine.chance import Chance
from fistful.games.shootout import facts, marksmen, phases, shooting
from fistful.games.shootout.cards import BODY_ARMOR, RICOCHET
from fistful.games.shootout.facts import (
    BEST,
    HAND,
    LAID,
    LAY,
    LAYING_BAGS,
    PASS,
    PLACES_OF,
    PLAY,
    RELOAD,
    SHOOT,
    THIRTEENS,
)

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition


def offer(pos: ShootoutPosition, seat: i64) -> tuple[i64, i64, i64]:
    """What the step that waits offers this seat: a set of plain actions (`reload`, `pass`, `play …`), and
    the first number and the set of those that name a value, a place or a seat.
    """
    kind = kind_of(pos.step)
    if kind == phases.TURN:
        return turn_actions(pos, seat), SHOOT, bags.kinds(pos.hands[seat])
    if kind in (phases.AIM, phases.AIM_STANDOFF):
        return 0, facts.AT, shooting.targets(pos)
    if kind == phases.RETURN:
        return bitset.only(PASS), facts.RETURN, pos.standing & PLACES_OF[pos.active]
    if kind == phases.SECOND:
        return bitset.only(PASS), SHOOT, bags.kinds(pos.hands[seat])
    if kind == phases.RICOCHET:
        return window(pos, seat, RICOCHET), 0, 0
    if phases.ARMOR <= kind <= phases.ARMOR_RETURN:
        return window(pos, seat, BODY_ARMOR), 0, 0
    if kind == phases.AIM_RICOCHET:
        return 0, facts.AT, shooting.other_targets(pos)
    if kind == phases.LOOK:
        return 0, facts.LOOK, shooting.targets(pos)
    if kind == phases.LOOK_AGAIN:
        return 0, facts.LOOK, marksmen.others_beside(pos, pos.mark)
    if kind == phases.ROB:
        return 0, facts.ROB, marksmen.victims(pos)
    if kind == phases.SWAP:
        return 0, facts.SWAP, pos.standing & PLACES_OF[seat]
    if kind == phases.FOR:
        return 0, facts.FOR, marksmen.layable(pos, seat)
    return 0, facts.ADD, marksmen.layable(pos, seat)


def turn_actions(pos: ShootoutPosition, seat: i64) -> i64:
    """SHO-11, SHO-25: a reload with fewer than six cards, one's own Marksman Card while it is unused."""
    plain: i64 = 0
    if not pos.must_shoot and bags.size(pos.hands[seat]) < HAND:
        plain = bitset.only(RELOAD)
    if marksmen.can_play(pos, seat):
        plain = bitset.add(plain, PLAY + pos.marksmen[seat])
    return plain


def window(pos: ShootoutPosition, seat: i64, card: i64) -> i64:
    """SHO-32: whoever holds the card may play it, whoever does not can only pass."""
    plain = bitset.only(PASS)
    return bitset.add(plain, PLAY + card) if pos.marksmen[seat] == card else plain


def legal(pos: ShootoutPosition, seat: i64) -> vec[i64]:
    if kind_of(pos.step) == phases.LAY:
        return layings(pos.hands[seat])
    plain, base, named = offer(pos, seat)
    out = bitset.listed(plain)
    while named:
        out = append(out, base + bitset.lowest(named))
        named = bitset.without_lowest(named)
    return out


def layings(hand: i64) -> vec[i64]:
    """SHO-3: every four cards of a hand that are not 13s; equal values are not told apart."""
    out = vec[i64]()
    for laying in range(len(LAYING_BAGS)):
        if holds(hand, LAYING_BAGS[laying]):
            out = append(out, LAY + laying)
    return out


def holds(hand: i64, some: i64) -> bool:
    """Whether a hand contains all these cards."""
    for value in range(1, BEST):
        if bags.count(some, value) > bags.count(hand, value):
            return False
    return True


def allows(pos: ShootoutPosition, seat: i64, action: i64) -> bool:
    if kind_of(pos.step) == phases.LAY:
        return action >= LAY and holds(pos.hands[seat], LAYING_BAGS[action - LAY])
    plain, base, named = offer(pos, seat)
    if action <= SHOOT:
        return bitset.has(plain, action)
    member = action - base
    return 0 <= member < bitset.LARGEST and bitset.has(named, member)


def pick(pos: ShootoutPosition, seat: i64, chance: Chance) -> i64:
    if kind_of(pos.step) == phases.LAY:
        return pick_laying(pos.hands[seat], chance)
    plain, base, named = offer(pos, seat)
    many = bitset.count(plain)
    chosen = chance.below(many + bitset.count(named), "choice")
    return bitset.nth(plain, chosen) if chosen < many else base + bitset.nth(named, chosen - many)


def pick_laying(hand: i64, chance: Chance) -> i64:
    """Four cards at random among those that are not 13s."""
    left = hand & ~THIRTEENS
    size = bags.size(left)
    laid: i64 = 0
    for number in range(LAID):
        value = bags.nth(left, chance.below(size - number, "choice"))
        left = bags.remove(left, value)
        laid = bags.add(laid, value)
    return LAY + facts.laying_of(laid)
