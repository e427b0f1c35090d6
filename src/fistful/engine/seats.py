"""Seats as sets and as letters, and the mark of one that has not chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 6
LETTERS: Final = "ABCDEF"
"""Seats in notation."""
UNCHOSEN: Final = -1

SEATS_IN: Final = [tuple([seat for seat in range(MOST_SEATS) if seats >> seat & 1]) for seats in range(1 << MOST_SEATS)]
"""The seats of a mask, in order."""
FIRST_SEAT_IN: Final = vec[i64]([seats[0] if seats else -1 for seats in SEATS_IN])
"""The first seat of a mask, or -1 where there is none."""
