"""What the cards themselves say of a trick: which may follow, and which wins."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.wild_shots.facts import COLOUR_OF, OF_COLOUR, VALUE_OF


def following(hand: i64, led: i64) -> i64:
    """WSH-7: the cards of a hand that may follow this one."""
    of_colour = hand & OF_COLOUR[COLOUR_OF[led]]
    return of_colour if of_colour else hand


def beats(card: i64, highest: i64, trumps: i64, last_equal_wins: bool) -> bool:
    """WSH-9, WSH-10: the highest card with the trump symbol wins, else the highest of the colour led.

    WSH-11: a deck with equal trumps says whether the first or the last of them wins.
    """
    trumped = bitset.has(trumps, highest)
    if not bitset.has(trumps, card):
        return not trumped and COLOUR_OF[card] == COLOUR_OF[highest] and card > highest
    if not trumped or VALUE_OF[card] > VALUE_OF[highest]:
        return True
    return last_equal_wins and VALUE_OF[card] == VALUE_OF[highest]
