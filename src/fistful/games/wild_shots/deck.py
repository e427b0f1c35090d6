"""WSH-22: which card bears which symbol, and the Snake Oil cards, read from a deck file."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.deck import Deck
from fistful.games.wild_shots.facts import (
    CARD_TEXTS,
    COLOURS,
    OIL_CARDS,
    SLUG,
    SYMBOL_LETTERS,
    SYMBOLS,
    VALUES,
)

TIES: Final = ("first", "last")
"""WSH-11: which of two equal trumps a deck may let win."""


class WildShotsDeck(Deck):
    """The symbols on the forty cards and the fourteen Snake Oil cards."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        super().__init__(SLUG, name, content)
        for key in content:
            if key not in ("cards", "snake_oil", "equal_trumps"):
                raise self.refuse("unknown-entry", "WSH-22", entry=key)
        self.bearers: Final = self._read_cards(content.get("cards"))
        """The cards that bear each symbol."""
        self.last_equal_wins: Final = self._read_ties(content)
        self.oil: Final = self._read_oil(content.get("snake_oil"))
        """The symbols of the Snake Oil cards."""

    def _read_cards(self, table: object) -> vec[i64]:
        if not isinstance(table, dict) or sorted(table) != sorted(COLOURS):
            raise self.refuse("colours", "WSH-22", colours=COLOURS)
        bearers = vec[i64]([0 for _ in SYMBOLS])
        for colour, name in enumerate(COLOURS):
            row = table[name]
            marks = row.split() if isinstance(row, str) else []
            if len(marks) != VALUES:
                raise self.refuse("row-length", "WSH-22", colour=name, number=len(marks), values=VALUES)
            for place, mark in enumerate(marks):
                card = colour * VALUES + place
                for letter in "" if mark == "-" else mark:
                    symbol = SYMBOL_LETTERS.find(letter)
                    if symbol < 0:
                        raise self.refuse("unknown-symbol", "WSH-22", card=CARD_TEXTS[card], mark=mark)
                    bearers[symbol] = bitset.add(bearers[symbol], card)
        return bearers

    def _read_ties(self, content: dict[str, Any]) -> bool:
        """WSH-11: no symbol twice on the same value, unless the file names which of the two wins."""
        rule = content.get("equal_trumps")
        if rule is not None:
            if rule not in TIES:
                raise self.refuse("equal-trumps", "WSH-11", value=str(rule), allowed=TIES)
            return bool(rule == "last")
        for symbol in range(len(SYMBOLS)):
            values: i64 = 0
            for card in bitset.listed(self.bearers[symbol]):
                if bitset.has(values, card % VALUES):
                    raise self.refuse("tie", "WSH-11", symbol=SYMBOLS[symbol], value=card % VALUES + 1)
                values = bitset.add(values, card % VALUES)
        return False

    def _read_oil(self, table: object) -> vec[i64]:
        if not isinstance(table, dict):
            raise self.refuse("no-oil", "WSH-22")
        oil = vec[i64]()
        for name in table:
            count = table[name]
            if name not in SYMBOLS or not isinstance(count, int) or isinstance(count, bool) or count < 0:
                raise self.refuse("oil-entry", "WSH-22", entry=str(name), value=str(count))
            symbol: i64 = SYMBOLS.index(name)
            if count > 0 and self.bearers[symbol] == 0:
                raise self.refuse("oil-without-cards", "WSH-22", symbol=name)
            if count > OIL_CARDS:
                raise self.refuse("oil-count", "WSH-22", number=count, needed=OIL_CARDS)
            for _ in range(count):
                oil = append(oil, symbol)
        if len(oil) != OIL_CARDS:
            raise self.refuse("oil-count", "WSH-22", number=len(oil), needed=OIL_CARDS)
        return oil
