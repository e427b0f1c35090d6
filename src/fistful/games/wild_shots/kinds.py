"""The kinds of steps on the agenda of Wild Shots."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
DEAL: Final = 1
TRICK: Final = 2
PLAY: Final = 3
"""The seat that plays a card."""
TAKE: Final = 4
SCORE: Final = 5
KINDS: Final = 6
