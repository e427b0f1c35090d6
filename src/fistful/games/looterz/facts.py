"""The facts of Looterz: seats, goals, limits, and the action table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine.seats import LETTERS, MOST_SEATS
from fistful.engine.wire import Option

SLUG: Final = "looterz"
RULES: Final = 1
SEATS: Final = range(2, 7)
"""LTZ-1: two to six players."""

GOAL: Final = "goal"
GOAL_BY_SEATS: Final = {2: 15, 3: 10, 4: 10, 5: 7, 6: 7}
"""LTZ-1: the Loot that wins, by the number of players."""
LARGEST_GOAL: Final = 30
OPTIONS: Final = (Option(GOAL, 0, tuple(range(LARGEST_GOAL + 1))),)
"""LTZ-1: the goal of the table; 0 is the one recommended for its number of players."""

FIRST_HAND: Final = 3
OTHER_HANDS: Final = 4
"""LTZ-2: what the starting player and the others are dealt."""
DIE: Final = 6
KEPT: Final = 3
"""LTZ-13: how many Looterz a player may keep."""
HAND_LIMIT: Final = 10
"""LTZ-14."""
MOST_LOOTERZ: Final = 12
"""LTZ-33: how many Looterz a player can have in play."""
MOST_LIFE: Final = 6
"""LTZ-34, LTZ-38: no Looter has more Life than that."""
MOST_TURNS: Final = 300
"""LTZ-29."""
MOST_TRIGGERS: Final = 200
"""LTZ-37: how many triggers count in one turn."""

KEYWORDS: Final = ("recruitment", "activation", "last_wish")
"""LTZ-11, LTZ-16, LTZ-17: when an ability takes effect."""
RECRUITMENT: Final = 0
ACTIVATION: Final = 1
LAST_WISH: Final = 2

PHASES: Final = ("first-recruitment", "dungeon", "second-recruitment", "sacrifice")
"""LTZ-4."""

NONE: Final = -1
"""No effect, no seat, no slot."""

# The action table. A Looter is named by its number among those of its player, from 0 in code and from
# 1 in notation; kinds of cards come last, because how many there are depends on the deck.
SEARCH: Final = 0
ATTACK: Final = SEARCH + MOST_LOOTERZ
USE: Final = ATTACK + MOST_LOOTERZ
DONE: Final = USE + MOST_LOOTERZ
PICK: Final = DONE + 1
SACRIFICE: Final = PICK + MOST_LOOTERZ * MOST_SEATS
STEAL: Final = SACRIFICE + MOST_LOOTERZ
DRAW: Final = STEAL + MOST_SEATS
RECRUIT: Final = DRAW + 1


def raising(kinds: i64) -> i64:
    """The first action that takes a card from the Graveyard, in a deck with this many kinds."""
    return RECRUIT + kinds


def discarding(kinds: i64) -> i64:
    """The first action that discards a card, in a deck with this many kinds."""
    return RECRUIT + 2 * kinds


def action_texts(names: list[str]) -> list[str]:
    """The notation of every action with these kinds of cards."""
    numbers = range(1, MOST_LOOTERZ + 1)
    return [
        *[f"search {number}" for number in numbers],
        *[f"attack {number}" for number in numbers],
        *[f"use {number}" for number in numbers],
        "done",
        *[f"pick {letter}{number}" for letter in LETTERS for number in numbers],
        *[f"sacrifice {number}" for number in numbers],
        *[f"steal {letter}" for letter in LETTERS],
        "draw",
        *[f"recruit {name}" for name in names],
        *[f"raise {name}" for name in names],
        *[f"discard {name}" for name in names],
    ]
