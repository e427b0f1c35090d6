"""HIN-1: how many cards of each value there are, read from a deck file."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from fistful.engine.deck import Deck
from high_noon.facts import HAND, SEATS, SLUG, VALUES


class HighNoonDeck(Deck):
    """The cards as a list of values from 0, not yet shuffled."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        super().__init__(SLUG, name, content)
        try:
            copies = msgspec.convert(content.get("copies"), list[int])
        except msgspec.ValidationError:
            copies = []
        if len(copies) != VALUES:
            raise self.refuse("copies", "HIN-1", values=VALUES)
        self.cards: Final = [value for value in range(VALUES) for _ in range(copies[value])]
        if len(self.cards) < HAND * SEATS[-1]:
            raise self.refuse("too-few", "HIN-1", needed=HAND * SEATS[-1])
