"""Seats as sets and as letters, and the mark of one that has not chosen."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6
LETTERS: Final = "ABCDEF"
"""Seats in notation."""
UNCHOSEN: Final = -1

SEATS_IN: Final = [tuple([seat for seat in range(MOST_SEATS) if seats >> seat & 1]) for seats in range(1 << MOST_SEATS)]
"""The seats of a mask, in order."""
