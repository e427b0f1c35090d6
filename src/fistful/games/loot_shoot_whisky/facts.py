"""The facts of Loot Shoot Whisky: actions, saloon cards, what wins, and the nine pairs of the action table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Option

SLUG: Final = "loot-shoot-whisky"
RULES: Final = 1
SEATS: Final = range(2, 3)
"""LSW-1: two players."""

LOOT: Final = 0
SHOOT: Final = 1
WHISKY: Final = 2
ACTIONS: Final = ("loot", "shoot", "whisky")
LETTERS: Final = "LSW"
COPIES: Final = 2
"""LSW-2: two of each action card."""

SLOTS: Final = 4
PHASES: Final = 2
BULLETS_TO_WIN: Final = 4
NUGGETS_TO_WIN: Final = 9
MOST_ROUNDS: Final = 50
"""LSW-20: the guard that makes every duel end."""
DUELS_TO_WIN: Final = 2
MOST_DUELS: Final = 7
"""LSW-17: the guard that makes every match end."""

EMPTY: Final = 0
SIP: Final = 9
SHOT: Final = 10
SALOON_TEXTS: Final = ("", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "sip", "shot")
"""The kinds of saloon cards: 1…8 nuggets, *extra sip*, *extra shot*; 0 is an empty slot."""
SALOON_CARDS: Final = 13

BEATS: Final = "beats"
EXTRA: Final = "extra"
"""LSW-9…11: why a bullet or a sip is taken: one action beat the other, or an extra card was looted."""

NOBODY: Final = -1
"""Who holds the bottle while it is in the middle."""

PAIR_TEXTS: Final = [first + second for first in LETTERS for second in LETTERS]
"""The notation of a plan, and so of an action: the two actions in slot order, such as `LW`."""
UNPLANNED: Final = -1

BEST_OF: Final = "best_of"
OPTIONS: Final = (Option(BEST_OF, 1, (1, 3)),)
"""LSW-17: one duel, or best of three."""


def action_in(pair: i64, place: i64) -> i64:
    """The action that a pair assigns to its first (0) or second (1) slot."""
    return pair // 3 if place == 0 else pair % 3


def _pairs_after(first: int) -> int:
    """LSW-21: the pairs that are left when the first phase used this pair."""
    spent = [first // 3, first % 3]
    pairs = 0
    for pair in range(len(PAIR_TEXTS)):
        needed = [*spent, pair // 3, pair % 3]
        if all(needed.count(action) <= COPIES for action in range(len(ACTIONS))):
            pairs |= 1 << pair
    return pairs


ALL_PAIRS: Final = bitset.first(len(PAIR_TEXTS))
PAIRS_AFTER: Final = vec[i64]([_pairs_after(first) for first in range(len(PAIR_TEXTS))])
"""LSW-5, LSW-21: the pairs of the second phase by the pair of the first."""
