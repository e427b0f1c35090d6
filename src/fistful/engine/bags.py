"""Bags: how many of each kind there are, as one `i64`, behind named helpers.

A kind is 0…14 and a bag holds up to 15 of it. Use a bag where cards of a kind cannot be told apart
and their order does not matter: a hand, a discard pile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

KINDS: Final = 15
_BITS: Final = 4
_MOST: Final = 15
_ONE: Final = vec[i64]([1 << kind * _BITS for kind in range(KINDS)])


def count(bag: i64, kind: i64) -> i64:
    """How many of this kind are in the bag."""
    return bag >> kind * _BITS & _MOST


def add(bag: i64, kind: i64) -> i64:
    return bag + _ONE[kind]


def remove(bag: i64, kind: i64) -> i64:
    """One fewer of this kind, of which there must be one."""
    return bag - _ONE[kind]


def size(bag: i64) -> i64:
    """How many there are of all kinds together: neighbours, then bytes, are summed side by side."""
    bag = (bag & 0x0F0F0F0F0F0F0F0F) + ((bag >> 4) & 0x0F0F0F0F0F0F0F0F)
    bag = bag + (bag >> 8)
    bag = bag + (bag >> 16)
    return (bag + (bag >> 32)) & 255


def kinds(bag: i64) -> i64:
    """The set of the kinds that are in the bag, as a mask of `fistful.engine.bitset`."""
    bag = bag | bag >> 1
    bag = (bag | bag >> 2) & 0x0111111111111111
    bag = (bag | bag >> 3) & 0x0303030303030303
    bag = (bag | bag >> 6) & 0x000F000F000F000F
    bag = (bag | bag >> 12) & 0x000000FF000000FF
    return (bag | bag >> 24) & 0xFFFF


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th of its contents, counted from 0 and kind by kind."""
    kind: i64 = 0
    while n >= bag & _MOST:
        n -= bag & _MOST
        bag >>= _BITS
        kind += 1
    return kind


def listed(bag: i64) -> vec[i64]:
    """The contents kind by kind, a kind as often as it is there."""
    out = vec[i64]()
    kind: i64 = 0
    while bag:
        for _ in range(bag & _MOST):
            out = append(out, kind)
        bag >>= _BITS
        kind += 1
    return out


def bag_of(kinds: vec[i64]) -> i64:
    bag: i64 = 0
    for kind in kinds:
        bag += _ONE[kind]
    return bag
