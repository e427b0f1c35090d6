"""What a search of Shootout! looks for: the rounds won, and players who fire at what they have seen."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from fistful.engine import bags, cards
from fistful.engine.agenda import kind_of
from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.games.shootout import facts, phases
from fistful.games.shootout.position import ShootoutPosition
from fistful.search.judge import Judge

SPREAD: Final = 0.9
"""What part of a round won is little."""
WHIM: Final = 5
"""One choice in so many is any legal one."""
WEAK: Final = 7
"""Whoever has no better bullet reloads."""


class ShootoutJudge(Judge):
    """A round is the horizon; rounds won become chances to win."""

    def horizon(self, position: Position) -> i64:
        assert isinstance(position, ShootoutPosition)
        return position.round

    def worth(self, position: Position, seat: i64) -> float:
        """A softmax of the rounds won; once it is over, what it came to."""
        assert isinstance(position, ShootoutPosition)
        if position.waiting == 0:
            return super().worth(position, seat)
        own = position.rounds_won[seat]
        others = 0.0
        for other in range(position.rules.seats):
            others += math.exp(float(position.rounds_won[other] - own) / SPREAD)
        return 1.0 / others

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Mostly fire the best bullet at a card that all know to be weaker, else at a hidden one; reload when weak."""
        assert isinstance(position, ShootoutPosition)
        kind = kind_of(position.step)
        action: i64 = -1
        if chance.below(WHIM, "whim") != 0:
            if kind == phases.TURN:
                action = turn(position, seat)
            elif kind == phases.AIM:
                action = aim(position, chance)
        if action >= 0 and position.allows(seat, action):
            return action
        return position.pick(seat, chance)


def turn(position: ShootoutPosition, seat: i64) -> i64:
    """Fire the best bullet, unless it is weak and there are cards to be had."""
    hand = position.hands[seat]
    best: i64 = 0
    for value in range(1, facts.BEST + 1):
        if bags.count(hand, value) > 0:
            best = value
    if best < WEAK and not position.must_shoot and bags.size(hand) < facts.HAND:
        return facts.RELOAD
    return facts.SHOOT + best if best > 0 else -1


def aim(position: ShootoutPosition, chance: Chance) -> i64:
    """The strongest card that is known to be weaker than the bullet, else a hidden one."""
    power = position.bullet + position.bonus
    targets = position.standing & ~facts.PLACES_OF[position.active]
    best: i64 = -1
    strongest: i64 = 0
    seen = targets & position.exposed
    while seen:
        place = cards.lowest(seen)
        seen = cards.without_lowest(seen)
        health = position.health[place]
        if health < power and health > strongest:
            strongest = health
            best = place
    if best >= 0:
        return facts.AT + best
    hidden = targets & ~position.exposed
    if hidden == 0:
        return -1
    return facts.AT + cards.nth(hidden, chance.below(cards.count(hidden), "choice"))
