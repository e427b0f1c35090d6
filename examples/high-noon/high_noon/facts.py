"""The facts of High Noon: seats, options, and the action table (a card's value is an action)."""

from __future__ import annotations

from typing import Final

from fistful.engine.wire import Option

SLUG: Final = "high-noon"
RULES: Final = 1
SEATS: Final = range(2, 5)
VALUES: Final = 6
HAND: Final = 3

POT: Final = "pot"
OPTIONS: Final = (Option(POT, 1, (1, 2, 3)),)
"""HIN-4: how many nuggets a duel is about."""

TEXTS: Final = [f"draw {value}" for value in range(1, VALUES + 1)]
"""The notation of an action; action n draws the card with the value n + 1."""
