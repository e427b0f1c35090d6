"""SHO-34: how many cards of each value there are, read from a deck file."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fistful.engine import bags
from fistful.engine.deck import Deck
from fistful.games.shootout.facts import BEST, DEAL, HAND, SEATS, SLUG

MOST_OF_A_VALUE: Final = 15
MOST_THIRTEENS: Final = HAND
"""SHO-34: so that a player who is dealt all of them can still lay four Health Cards."""


class ShootoutDeck(Deck):
    """The cards by value."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        super().__init__(SLUG, name, content)
        for key in content:
            if key != "cards":
                raise self.refuse("unknown-entry", "SHO-34", entry=key)
        table = content.get("cards")
        if not isinstance(table, dict):
            raise self.refuse("no-cards", "SHO-34")
        cards: i64 = 0
        for entry, count in table.items():
            if entry not in [str(value) for value in range(1, BEST + 1)]:
                raise self.refuse("value", "SHO-34", entry=str(entry), most=BEST)
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_OF_A_VALUE:
                raise self.refuse("count", "SHO-34", entry=entry, value=str(count), most=MOST_OF_A_VALUE)
            for _ in range(count):
                cards = bags.add(cards, int(entry))
        if bags.count(cards, BEST) > MOST_THIRTEENS:
            raise self.refuse("thirteens", "SHO-34", number=int(bags.count(cards, BEST)), most=MOST_THIRTEENS)
        self.cards: Final = cards
        self.check_seats(SEATS[0])

    def check_seats(self, seats: int) -> None:
        """SHO-34: refuse a deck with fewer than ten cards for each of these seats."""
        number = int(bags.size(self.cards))
        if number < seats * DEAL:
            raise self.refuse("too-few", "SHO-34", number=number, needed=seats * DEAL, players=seats)
