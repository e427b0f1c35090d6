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


def only(member: i64) -> i64:
    """The set of this one member."""
    return _BITS[member]


def first(count: i64) -> i64:
    """The set of the members 0…count-1."""
    return _BELOW[count]


def has(members: i64, member: i64) -> bool:
    return members & _BITS[member] != 0


def add(members: i64, member: i64) -> i64:
    return members | _BITS[member]


def remove(members: i64, member: i64) -> i64:
    return members & ~_BITS[member]


def count(members: i64) -> i64:
    """How many members there are: pairs, nibbles and bytes are summed side by side."""
    members = members - ((members >> 1) & 0x1555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    members = members + (members >> 8)
    members = members + (members >> 16)
    return (members + (members >> 32)) & 127


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((members & -members) - 1)


def without_lowest(members: i64) -> i64:
    return members & (members - 1)


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest member, counted from 0."""
    while n > 0:
        members = members & (members - 1)
        n -= 1
    return count((members & -members) - 1)


def listed(members: i64) -> vec[i64]:
    """The members in rising order."""
    out = vec[i64](capacity=count(members))
    while members:
        out = append(out, lowest(members))
        members = members & (members - 1)
    return out
