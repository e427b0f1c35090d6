"""What a search of Shootout! looks for: rounds won, and players who lay high cards and fire at what they have seen."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.engine.chance import Chance
from fistful.engine.evaluator import Evaluator
from fistful.engine.position import Position
from fistful.games.shootout import facts, kinds, memory
from fistful.games.shootout.position import ShootoutPosition

SPREAD: Final = 0.9
"""What part of a won round counts as a small lead."""
WHIM: Final = 5
"""One choice in this many is random."""
WEAK: Final = 7
"""With no better bullet than this, reload."""
KEPT_BACK: Final = 3
"""At most this many of the highest cards are kept as bullets when Health Cards are laid."""
PRUDENT: Final = 4
"""Of this many chances to lay a higher card, all but one were taken."""


class ShootoutEvaluator(Evaluator):
    """A round is the horizon; rounds won become chances to win."""

    def horizon(self, position: Position) -> i64:
        assert isinstance(position, ShootoutPosition)
        return position.round

    def worth(self, position: Position, seat: i64) -> float:
        """A softmax of the rounds won; once the game is over, the result."""
        assert isinstance(position, ShootoutPosition)
        if position.waiting == 0:
            return super().worth(position, seat)
        own = position.rounds_won[seat]
        others = 0.0
        for other in range(position.setup.seats):
            others += math.exp(float(position.rounds_won[other] - own) / SPREAD)
        return 1.0 / others

    def suppose(self, position: Position, seat: i64, chance: Chance) -> None:
        """Others have mostly laid the higher ones of the cards they were dealt."""
        assert isinstance(position, ShootoutPosition)
        for other in range(position.setup.seats):
            hidden = position.standing & facts.PLACES_OF[other] & ~position.exposed & ~position.looked
            if other != seat and hidden:
                lay_higher(position, other, hidden, chance)

    def considered(self, position: Position, seat: i64) -> vec[i64]:
        """High cards to lay, bullets that are not duds, and only one of several cards that look alike."""
        assert isinstance(position, ShootoutPosition)
        kind = kind_of(position.step)
        if kind == kinds.LAY:
            return layings(position.hands[seat])
        if kind == kinds.AIM:
            return places(position, facts.AT, position.bullet + position.bonus)
        legal = position.legal(seat)
        if kind == kinds.TURN and len(legal) > 1:
            return without(legal, facts.SHOOT + facts.DUD)
        return legal

    def hides_options(self, position: Position) -> bool:
        assert isinstance(position, ShootoutPosition)
        return kind_of(position.step) == kinds.LAY

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Mostly lay the highest cards, fire at a known weaker card, otherwise at a hidden one; reload when weak."""
        assert isinstance(position, ShootoutPosition)
        kind = kind_of(position.step)
        action: i64 = -1
        if chance.below(WHIM, "whim") != 0:
            if kind == kinds.TURN:
                action = turn(position, seat)
            elif kind == kinds.AIM:
                action = aim(position, chance)
            elif kind == kinds.LAY:
                return layings(position.hands[seat])[0]
        if action >= 0 and position.allows(seat, action):
            return action
        return position.pick(seat, chance)


# What others may have laid.


def lay_higher(position: ShootoutPosition, seat: i64, hidden: i64, chance: Chance) -> None:
    """Exchange a seat's hidden Health Cards for higher cards of the same deal that it still has in hand."""
    kept = dealt_and_kept(position, seat)
    while hidden:
        place = bitset.lowest(hidden)
        hidden = bitset.without_lowest(hidden)
        value = position.health[place]
        higher: i64 = facts.BEST - 1
        while higher > value and (bags.count(kept, higher) == 0 or bags.count(position.hands[seat], higher) == 0):
            higher -= 1
        if higher > value and chance.below(PRUDENT, "prudence") != 0:
            kept = bags.add(bags.remove(kept, higher), value)
            position.hands[seat] = bags.add(bags.remove(position.hands[seat], higher), value)
            position.health[place] = higher


def dealt_and_kept(position: ShootoutPosition, seat: i64) -> i64:
    """The cards that a seat was dealt in this round and did not lay."""
    bag: i64 = 0
    for entry in range(0, len(position.memory), 2):
        movement = position.memory[entry]
        if memory.seat_of(movement) == seat:
            what = memory.what_of(movement)
            if what == memory.DEAL:
                bag = position.memory[entry + 1]
            elif what == memory.LAY:
                return bag - position.memory[entry + 1]
    return bag


# Moves worth considering.


def layings(hand: i64) -> vec[i64]:
    """Four high cards in a row, and the same with the lowest card, a poor bullet, for the lowest of them."""
    rising = bags.listed(hand & ~facts.THIRTEENS)
    out = vec[i64]()
    for kept_back in range(min(KEPT_BACK, len(rising) - facts.LAID) + 1):
        top = len(rising) - kept_back
        four = rising[top - facts.LAID : top]
        out = append_new(out, facts.LAY + facts.laying_of(bags.bag_of(four)))
        four[0] = rising[0]
        out = append_new(out, facts.LAY + facts.laying_of(bags.bag_of(four)))
    return out


def append_new(actions: vec[i64], action: i64) -> vec[i64]:
    for known in actions:
        if known == action:
            return actions
    return append(actions, action)


def without(actions: vec[i64], left_out: i64) -> vec[i64]:
    out = vec[i64]()
    for action in actions:
        if action != left_out:
            out = append(out, action)
    return out


def places(position: ShootoutPosition, base: i64, power: i64) -> vec[i64]:
    """For each opponent one hidden Health Card, and of those that all have seen the strongest that can be hit."""
    out = vec[i64]()
    for seat in range(position.setup.seats):
        standing = position.standing & facts.PLACES_OF[seat]
        if seat != position.active and standing:
            hidden = standing & ~position.exposed & ~position.looked
            if hidden:
                out = append(out, base + bitset.lowest(hidden))
            peeked = standing & position.looked & ~position.exposed
            while peeked:
                out = append(out, base + bitset.lowest(peeked))
                peeked = bitset.without_lowest(peeked)
            seen = strongest(position, standing & position.exposed, power + 1)
            if seen >= 0:
                out = append(out, base + seen)
    return out if len(out) > 0 else position.legal(position.active)


def strongest(position: ShootoutPosition, places: i64, below: i64) -> i64:
    """The place of the strongest Health Card below this value, or -1."""
    best: i64 = -1
    highest: i64 = 0
    while places:
        place = bitset.lowest(places)
        places = bitset.without_lowest(places)
        health = position.health[place]
        if highest < health < below:
            highest = health
            best = place
    return best


# Likely moves in a playout.


def turn(position: ShootoutPosition, seat: i64) -> i64:
    """Fire the smallest bullet that is sure to hit, else the best, unless it is weak and cards can be drawn."""
    hand = position.hands[seat]
    weakest: i64 = facts.BEST
    seen = position.standing & position.exposed & ~facts.PLACES_OF[seat]
    while seen:
        weakest = min(weakest, position.health[bitset.lowest(seen)])
        seen = bitset.without_lowest(seen)
    best: i64 = 0
    for value in range(facts.DUD + 1, facts.BEST + 1):
        if bags.count(hand, value) > 0:
            if value + position.bonus > weakest:
                return facts.SHOOT + value
            best = value
    if best < WEAK and not position.must_shoot and bags.size(hand) < facts.HAND:
        return facts.RELOAD
    return facts.SHOOT + best if best > 0 else -1


def aim(position: ShootoutPosition, chance: Chance) -> i64:
    """The strongest card that is known to be weaker than the bullet, else a hidden one."""
    targets = position.standing & ~facts.PLACES_OF[position.active]
    best = strongest(position, targets & position.exposed, position.bullet + position.bonus)
    if best >= 0:
        return facts.AT + best
    hidden = targets & ~position.exposed
    if hidden == 0:
        return -1
    return facts.AT + bitset.nth(hidden, chance.below(bitset.count(hidden), "choice"))
