"""Steps of the agenda: what is still to happen, as flat immutable numbers.

A step is its kind and up to two small arguments, packed in one `i64`, so that copying an agenda is
one flat copy. What a kind means belongs to the game; `Position.settle` is the loop that runs them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_KIND_BITS: Final = 6
_ARGUMENT_BITS: Final = 28
_KINDS: Final = (1 << _KIND_BITS) - 1
_ARGUMENTS: Final = (1 << _ARGUMENT_BITS) - 1


def step(kind: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A step of this kind; the arguments are 0…2**28-1."""
    return kind | a << _KIND_BITS | b << (_KIND_BITS + _ARGUMENT_BITS)


def kind_of(packed: i64) -> i64:
    return packed & _KINDS


def first_of(packed: i64) -> i64:
    return packed >> _KIND_BITS & _ARGUMENTS


def second_of(packed: i64) -> i64:
    return packed >> (_KIND_BITS + _ARGUMENT_BITS) & _ARGUMENTS
