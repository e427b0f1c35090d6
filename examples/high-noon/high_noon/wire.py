"""What a seat of High Noon may know, as JSON and back."""

from __future__ import annotations

from fistful.engine.wire import BySeat, View


class HighNoonView(View, frozen=True, tag="high-noon"):
    """Cards are values from 1; lists by seat have one entry a seat."""

    hand: tuple[int, ...]
    """One's own cards."""
    hands: BySeat[tuple[int, ...]]
    """Everyone's cards, in the open view only."""
    drawn: tuple[BySeat[int], ...]
    """What each seat drew in the duels so far."""
    nuggets: BySeat[int]
