"""Sets of small numbers (cards, seats, slots) as one `i64` mask, behind named helpers.

A member is 0…61. Interpreted Python grows where compiled code wraps, so no mask reaches 2**62.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LARGEST: Final = 62
"""How many different members a set can hold."""

_BITS: Final = vec[i64]([1 << n for n in range(LARGEST)])
_BELOW: Final = vec[i64]([(1 << n) - 1 for n in range(LARGEST + 1)])


def only(card: i64) -> i64:
    """The set of this one card."""
    return _BITS[card]


def first(count: i64) -> i64:
    """The set of the cards 0…count-1."""
    return _BELOW[count]


def has(cards: i64, card: i64) -> bool:
    return cards & _BITS[card] != 0


def add(cards: i64, card: i64) -> i64:
    return cards | _BITS[card]


def remove(cards: i64, card: i64) -> i64:
    return cards & ~_BITS[card]


def count(cards: i64) -> i64:
    """How many cards there are: pairs, nibbles and bytes are summed side by side."""
    cards = cards - ((cards >> 1) & 0x1555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards = cards + (cards >> 8)
    cards = cards + (cards >> 16)
    return (cards + (cards >> 32)) & 127


def lowest(cards: i64) -> i64:
    """The smallest card of a set that is not empty."""
    return count((cards & -cards) - 1)


def without_lowest(cards: i64) -> i64:
    return cards & (cards - 1)


def nth(cards: i64, n: i64) -> i64:
    """The n-th smallest card, counted from 0."""
    while n > 0:
        cards = cards & (cards - 1)
        n -= 1
    return count((cards & -cards) - 1)


def listed(cards: i64) -> vec[i64]:
    """The cards in rising order."""
    out = vec[i64](capacity=count(cards))
    while cards:
        out = append(out, lowest(cards))
        cards = cards & (cards - 1)
    return out
