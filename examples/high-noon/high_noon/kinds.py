"""The kinds of steps on the agenda of High Noon."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
DUEL: Final = 1
KINDS: Final = 2
