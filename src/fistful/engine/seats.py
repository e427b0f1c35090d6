"""Seats by letter and as sets, and the mark of one that has not chosen."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ABCDEF"
"""Seats as notation and records write them."""
MOST_SEATS: Final = 6
UNCHOSEN: Final = -1

SEATS_IN: Final = [tuple([seat for seat in range(MOST_SEATS) if seats >> seat & 1]) for seats in range(1 << MOST_SEATS)]
"""The seats of a mask, in order."""
