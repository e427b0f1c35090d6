"""The kinds of steps on the agenda of Looterz: what they are called and what they carry.

Everything on the agenda is public: a seat, a Looter by its entry number, and for an effect the card
and the keyword that it comes from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine.agenda import first_of, second_of, step

DEAL: Final = 0
TURN: Final = 1
RECRUIT: Final = 2
DUNGEON: Final = 3
STRIKE: Final = 4
SACRIFICE: Final = 5
DISCARD: Final = 6
END_TURN: Final = 7
TRIGGER: Final = 8
EFFECT: Final = 9
SHARE: Final = 10
KINDS: Final = 11

NAMES: Final = (
    "deal",
    "turn",
    "recruit",
    "dungeon",
    "strike",
    "sacrifice",
    "discard",
    "end-turn",
    "trigger",
    "effect",
    "share",
)

_SEAT: Final = 7
_CARD_AT: Final = 3
_CARD: Final = 63
_KEYWORD_AT: Final = 9
_KEYWORD: Final = 3
_NUMBER_AT: Final = 11


def turn_step(kind: i64, number: i64 = 0) -> i64:
    """A part of the active player's turn; recruitment phases are numbered from 0."""
    return step(kind, 0, number << _NUMBER_AT)


def strike_step(seat: i64, entry: i64, number: i64) -> i64:
    """LTZ-9, LTZ-24: one attack of this Looter, the first being number 0."""
    return step(STRIKE, entry, seat | number << _NUMBER_AT)


def effect_step(kind: i64, seat: i64, entry: i64, card: i64, keyword: i64) -> i64:
    """An effect that this seat controls, of a Looter that may have left play by now."""
    return step(kind, entry, seat | card << _CARD_AT | keyword << _KEYWORD_AT)


def entry_of(packed: i64) -> i64:
    return first_of(packed)


def seat_of(packed: i64) -> i64:
    return second_of(packed) & _SEAT


def card_of(packed: i64) -> i64:
    return second_of(packed) >> _CARD_AT & _CARD


def keyword_of(packed: i64) -> i64:
    return second_of(packed) >> _KEYWORD_AT & _KEYWORD


def number_of(packed: i64) -> i64:
    return second_of(packed) >> _NUMBER_AT
