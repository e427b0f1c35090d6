"""SHO-3: how many ways there are to lay Health Cards from a hand, and one of them by chance.

A way is an action: four values, equal ones not told apart. A polynomial in x says how many ways there are to lay
none, one, two … cards, ten bits for each power of x; a value of which a hand has m is the factor 1 + x + … + x^m.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags
from fistful.engine.chance import Chance
from fistful.engine.state import numbers
from fistful.games.shootout.facts import BEST, THIRTEENS

_POWER: Final = 10
_WAYS: Final = 1023
_UP_TO: Final = vec[i64]([(1 << _POWER * (power + 1)) - 1 for power in range(6)])
"""The part of a polynomial up to a power of x; eleven cards have at most 462 ways for any of them."""


def times(ways: i64, copies: i64, most: i64) -> i64:
    """A polynomial times 1 + x + … + x^copies, up to a power of x."""
    product = ways
    for power in range(1, min(copies, most) + 1):
        product += (ways & _UP_TO[most - power]) << _POWER * power
    return product


def count(hand: i64, laid: i64) -> i64:
    """In how many ways this many cards of a hand, none of them a 13, can be laid."""
    ways: i64 = 1
    low = (hand & ~THIRTEENS) >> 4
    while low:
        copies = low & 15
        if copies:
            ways = times(ways, copies, laid)
        low >>= 4
    return ways >> _POWER * laid & _WAYS


def draw(hand: i64, laid: i64, chance: Chance, purpose: str) -> i64:
    """The cards of one of these ways, each as likely as the others."""
    below = numbers(BEST + 1, 1)
    for value in range(1, BEST):
        below[value + 1] = times(below[value], bags.count(hand, value), laid)
    out: i64 = 0
    value = BEST - 1
    ticket = chance.below(below[BEST] >> _POWER * laid & _WAYS, purpose)
    while laid:
        ways = below[value] >> _POWER * laid & _WAYS
        while ticket >= ways:
            ticket -= ways
            laid -= 1
            out = bags.add(out, value)
            ways = below[value] >> _POWER * laid & _WAYS
        value -= 1
    return out
