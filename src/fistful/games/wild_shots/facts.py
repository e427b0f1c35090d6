"""The facts of Wild Shots: seats, colours, symbols, prices, and the action table (a card is an action)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.wire import Option

SLUG: Final = "wild-shots"
RULES: Final = 2
SEATS: Final = range(2, 5)
"""WSH-1: two to four players."""

COLOURS: Final = ("red", "black", "green", "blue")
"""WSH-18: four colours, values 1…10, one card of each."""
COLOUR_LETTERS: Final = "RKGB"
VALUES: Final = 10
CARDS: Final = 40

SYMBOLS: Final = ("revolver", "hat", "star", "wanted")
"""WSH-2, WSH-19: the four symbols, in the order of the rounds in which they hurt."""
SYMBOL_LETTERS: Final = "RHSW"
PRICES: Final = (2, 3, 4, 5)
"""WSH-13: what one card with each symbol costs in its round."""

OIL_CARDS: Final = 14
HAND: Final = 10
ROUNDS: Final = 4

CARD_TEXTS: Final = [f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(1, VALUES + 1)]
"""The notation of a card, and so of an action: `R5`, `K7` (black), `G10`, `B1`."""

COLOUR_OF: Final = vec[i64]([card // VALUES for card in range(CARDS)])
OF_COLOUR: Final = vec[i64]([((1 << VALUES) - 1) << colour * VALUES for colour in range(len(COLOURS))])
"""All cards of each colour, as sets."""
VALUE_OF: Final = vec[i64]([card % VALUES + 1 for card in range(CARDS)])

PIATNIK: Final = "piatnik_scoring"
"""WSH-17: the scoring of the 2017 edition."""
OPEN_TRICKS: Final = "open_tricks"
"""WSH-12: everybody's tricks lie open."""
OPTIONS: Final = (Option(PIATNIK, False, (False, True)), Option(OPEN_TRICKS, False, (False, True), since=2))

HURTING: Final = ((0,), (1,), (2,), (3,))
"""WSH-13: the symbols that hurt in each round."""
HURTING_PIATNIK: Final = ((0,), (1,), (2, 3), (0, 1, 2, 3))
"""WSH-17: the same by Piatnik scoring."""
