"""What High Noon says about itself, and how its positions are made."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.observation import Field
from fistful.engine.registry import Entry
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Terms, View
from high_noon import observation
from high_noon.deck import HighNoonDeck
from high_noon.facts import OPTIONS, RULES, SEATS, SLUG, TEXTS, VALUES
from high_noon.position import HighNoonPosition
from high_noon.questions import QUESTIONS
from high_noon.state import HighNoonSetup
from high_noon.view import restore
from high_noon.wire import HighNoonView

ABOUT: Final = About(
    slug=SLUG,
    title="High Noon",
    rules=RULES,
    seats=tuple(SEATS),
    usual_seats=3,
    minutes=(2, 5),
    accent=Accent("#7a5c00", "#7a5c00", "#d9b54a", "#d9b54a"),
    options=OPTIONS,
)


class HighNoon(Game[HighNoonView]):
    """Two to four players draw at once; the highest card that nobody else has drawn wins."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = HighNoonDeck(name, content)
        super().__init__(ABOUT, deck, TEXTS)
        self.high_noon_deck: Final = deck

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """HIN-1: the values, and how many cards there are of each."""
        cards = self.high_noon_deck.cards
        return tuple(CardFacts(str(card + 1), value=card + 1, copies=cards.count(card)) for card in range(VALUES))

    def standing(self, view: View) -> tuple[float, ...]:
        """HIN-4: the nuggets."""
        assert isinstance(view, HighNoonView)
        return tuple(float(nuggets) for nuggets in view.nuggets)

    def observed(self, terms: Terms) -> list[Field]:
        """HIN-1, HIN-2: one's own hand, and all that was drawn."""
        return observation.fields(terms.seats)

    def make_setup(self, terms: Terms) -> Setup:
        return HighNoonSetup(terms, self.high_noon_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> HighNoonPosition:
        assert isinstance(setup, HighNoonSetup)
        return HighNoonPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> HighNoonPosition:
        assert isinstance(setup, HighNoonSetup) and isinstance(view, HighNoonView)
        position = HighNoonPosition(setup, chance)
        restore(position, view, chance)
        return position


ENTRY: Final = Entry(ABOUT, HighNoon, HighNoonView, "high_noon")
