"""The facts of Shootout!: seats, values, where Health Cards lie, and the action table."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.seats import LETTERS
from fistful.engine.wire import Option

SLUG: Final = "shootout"
RULES: Final = 2
"""The second edition: SHO-34 limits the cards of a deck file, and nothing is played differently."""
SEATS: Final = range(2, 6)
"""SHO-1: two to five players."""
MOST_SEATS: Final = 5
SEAT_LETTERS: Final = LETTERS[:MOST_SEATS]

DUD: Final = 1
"""SHO-10: the value that never hits."""
BEST: Final = 13
"""SHO-1, SHO-3: the highest value, which may not be laid as a Health Card."""
THIRTEENS: Final = 15 << 4 * 13
"""The part of a bag of cards that counts its 13s."""
DEAL: Final = 10
LAID: Final = 4
HAND: Final = 6
"""SHO-3, SHO-11: what is left after laying, and the most that a reload fills a hand to."""
MOST_TURNS: Final = 400
"""SHO-22: the guard that makes every round end."""

SLOTS: Final = 5
"""SHO-26: four Health Cards are laid, and one may be added later."""
PLACES: Final = 25
"""A place is one slot of one seat, as a number: seat times five plus slot."""
PLACE_TEXTS: Final = [f"{letter}{slot}" for letter in SEAT_LETTERS for slot in range(1, SLOTS + 1)]
SEAT_OF: Final = vec[i64]([place // SLOTS for place in range(PLACES)])
"""The seat that a place belongs to."""
PLACES_OF: Final = vec[i64]([bitset.first(SLOTS) << seat * SLOTS for seat in range(MOST_SEATS)])
"""The five places of each seat."""
NO_PLACE: Final = -1
NO_CARD: Final = 0
"""No bullet on the table, no Health Card in a slot."""

MARKSMAN_CARDS: Final = 10
"""SHO-24: how many there are."""
UNDEALT: Final = -1
"""What a seat holds in a game without Marksman Cards."""

RELOAD: Final = 0
PASS: Final = 1
PLAY: Final = 2
"""`play quick-draw` and the like: this number plus a Marksman Card."""
PLAIN_ACTIONS: Final = PLAY + MARKSMAN_CARDS
"""The actions up to here name no value, place or seat. The others are one of these numbers plus what they name: …"""
SHOOT: Final = PLAIN_ACTIONS - 1
"""… `shoot 9`: the value of the bullet, …"""
AT: Final = SHOOT + BEST + 1
"""… `at C2`: a place, …"""
RETURN: Final = AT + PLACES
LOOK: Final = RETURN + PLACES
SWAP: Final = LOOK + PLACES
FOR: Final = SWAP + PLACES - 1
"""… `for 7`, `lay 7`: the value of a hand card that is not a 13, …"""
ADD: Final = FOR + BEST - 1
ROB: Final = ADD + BEST
"""… `rob C`: a seat, …"""
LAY: Final = ROB + MOST_SEATS
"""… `lay 3 5 9 12`: one of `LAYINGS`."""

LAYINGS: Final = [list(four) for four in combinations_with_replacement(range(1, BEST), LAID)]
"""SHO-3: every four values that can be laid, in rising order."""
LAYING_BAGS: Final = vec[i64]([bags.bag_of(vec[i64](four)) for four in LAYINGS])
_LAYING_IDS: Final = {bags.bag_of(vec[i64](four)): laying for laying, four in enumerate(LAYINGS)}

MARKSMAN: Final = "marksman"
ROUNDS_TO_WIN: Final = "rounds_to_win"
OPTIONS: Final = (Option(MARKSMAN, False, (False, True)), Option(ROUNDS_TO_WIN, 3, (1, 2, 3, 4, 5)))
"""SHO-24: with Marksman Cards or without. SHO-21: how many rounds win the game."""


def laying_of(four: i64) -> i64:
    """The laying that consists of this bag of four values."""
    return _LAYING_IDS[four]
