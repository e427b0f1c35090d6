"""The kinds of steps on the agenda of Loot Shoot Whisky."""

from __future__ import annotations

from typing import Final

DUEL: Final = 0
ROUND: Final = 1
PLAN: Final = 2
"""The phase that both players plan for, 0 or 1."""
RESOLVE: Final = 3
"""The slot that is resolved."""
REFILL: Final = 4
DUEL_OVER: Final = 5
KINDS: Final = 6
