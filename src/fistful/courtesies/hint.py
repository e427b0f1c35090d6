"""A hint: what a sheriff would play."""

from __future__ import annotations

from typing import Final

from fistful.bots.thinking import LIVE_MS, Answer, think

ADVISER: Final = "sheriff"
"""The level that is asked: strong in every game, and quick enough to wait for."""


def hint(view: bytes, seed: int) -> Answer:
    """What the adviser would do with this view, given as JSON, so that any process can be asked."""
    return think(ADVISER, view, seed, LIVE_MS)
