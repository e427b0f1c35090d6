"""A Looter as one number: its kind, its Life, what lies on it, and when it entered play.

One `i64` a Looter keeps the table flat: entering, leaving and changing hands move one number. A card
in the Graveyard keeps its number, so that it can be found again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Bits from the lowest: kind 6, life 3, marks 6 (one a seat), lender 3 (seat + 1), acted 9, entry the rest.
_KIND: Final = 63
_LIFE_AT: Final = 6
_LIFE: Final = 7
_MARKS_AT: Final = 9
_MARKS: Final = 63
_LENDER_AT: Final = 15
_LENDER: Final = 7
_ACTED_AT: Final = 18
_ACTED: Final = 511
_ENTRY_AT: Final = 27


def looter(kind: i64, life: i64, acted: i64, entry: i64) -> i64:
    """A Looter without marks that nobody has lent."""
    return kind | life << _LIFE_AT | acted << _ACTED_AT | entry << _ENTRY_AT


def kind_of(looter: i64) -> i64:
    return looter & _KIND


def life_of(looter: i64) -> i64:
    return looter >> _LIFE_AT & _LIFE


def marks_of(looter: i64) -> i64:
    """LTZ-36: the seats that forbid it to search."""
    return looter >> _MARKS_AT & _MARKS


def lender_of(looter: i64) -> i64:
    """LTZ-23: the seat it goes back to when the turn ends, or -1."""
    return (looter >> _LENDER_AT & _LENDER) - 1


def acted_of(looter: i64) -> i64:
    """LTZ-7: the last turn in which this card acted."""
    return looter >> _ACTED_AT & _ACTED


def entry_of(looter: i64) -> i64:
    """LTZ-25, LTZ-33: Looterz count up as they enter play; 0 is a card that never did."""
    return looter >> _ENTRY_AT


def with_life(looter: i64, life: i64) -> i64:
    return looter & ~(_LIFE << _LIFE_AT) | life << _LIFE_AT


def with_marks(looter: i64, marks: i64) -> i64:
    return looter & ~(_MARKS << _MARKS_AT) | marks << _MARKS_AT


def with_lender(looter: i64, seat: i64) -> i64:
    """On loan from this seat; -1: no longer on loan."""
    return looter & ~(_LENDER << _LENDER_AT) | (seat + 1) << _LENDER_AT


def with_acted(looter: i64, turn: i64) -> i64:
    return looter & ~(_ACTED << _ACTED_AT) | turn << _ACTED_AT
