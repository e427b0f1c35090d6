"""The action table of Shootout! in notation."""

from __future__ import annotations

from typing import Final

from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import BEST, LAYINGS, PLACE_TEXTS, SEAT_LETTERS

ACTION_TEXTS: Final = [
    "reload",
    "pass",
    *[f"play {card.name}" for card in MARKSMEN],
    *[f"shoot {value}" for value in range(1, BEST + 1)],
    *[f"at {place}" for place in PLACE_TEXTS],
    *[f"return {place}" for place in PLACE_TEXTS],
    *[f"look {place}" for place in PLACE_TEXTS],
    *[f"swap {place}" for place in PLACE_TEXTS],
    *[f"for {value}" for value in range(1, BEST)],
    *[f"lay {value}" for value in range(1, BEST)],
    *[f"rob {letter}" for letter in SEAT_LETTERS],
    *["lay " + " ".join([str(value) for value in four]) for four in LAYINGS],
]
"""Each action; `facts` says at which number each group begins."""
