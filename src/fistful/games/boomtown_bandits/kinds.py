"""The kinds of steps on the agenda of Boomtown Bandits. Their arguments hold only what everyone knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SET_UP: Final = 0
ROUND: Final = 1
ASK_SHERIFF: Final = 2
WINDOW: Final = 3
"""Its window."""
RESOLVE: Final = 4
"""The seat that showed a card, and the number of that named card."""
PLACE: Final = 5
"""How many tokens have been placed by all."""
REVEAL: Final = 6
LOCATION: Final = 7
"""Its place in the row."""
BOUT: Final = 8
TICK: Final = 9
CHOOSE: Final = 10
NAME_TARGET: Final = 11
"""The seat that scored."""
DOUBLE: Final = 12
LOSE_TOKEN: Final = 13
"""The seat that was named target."""
LOOT: Final = 14
CLAIM_LOOT: Final = 15
DRAW: Final = 16
PAY: Final = 17
INSPECT: Final = 18
ORDER: Final = 19
"""The claimant, and `claim_of` a location and the claims left."""
LEAVE: Final = 20
AIM_AT: Final = 21
AIM_TOKEN: Final = 22
AIM_TO: Final = 23
AIM_OPPONENT: Final = 24
"""`play_of` a seat and its card, then the location or token aimed at so far."""
END_ROUND: Final = 25
FINAL_FIGHT: Final = 26
FINAL_OVER: Final = 27
KINDS: Final = 28


def play_of(seat: i64, number: i64) -> i64:
    """A seat and the number of the named card it plays, as one argument."""
    return seat * 32 + number


def player_in(play: i64) -> i64:
    return play >> 5


def number_in(play: i64) -> i64:
    return play & 31


def claim_of(location: i64, left: i64) -> i64:
    """A location and how many claims are left there, as one argument; one more than it is one claim more."""
    return location * 8 + left


def location_in(claim: i64) -> i64:
    return claim >> 3


def left_in(claim: i64) -> i64:
    return claim & 7
