"""The state of High Noon: hands, the cards drawn in each duel, and everyone's nuggets."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.engine.question import Question
from fistful.engine.state import Setup
from fistful.engine.wire import Terms
from high_noon.deck import HighNoonDeck
from high_noon.facts import POT, TEXTS
from high_noon.kinds import DEAL
from high_noon.wire import HighNoonView


class HighNoonSetup(Setup):
    """The deck and the pot of one game."""

    def __init__(self, terms: Terms, deck: HighNoonDeck, questions: list[Question[Any]]) -> None:
        super().__init__(terms, deck, TEXTS, questions)
        self.cards: Final = deck.cards
        pot = terms.options[POT]
        assert isinstance(pot, int)
        self.pot: Final = pot


class HighNoonState(Position[HighNoonView]):
    """Lists by seat have one entry a seat; cards are values from 0."""

    def __init__(self, setup: HighNoonSetup, chance: Chance, of: HighNoonState | None = None) -> None:
        super().__init__(setup, chance, DEAL, of)
        self.setup: Final = setup
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)] if of is None else [hand[:] for hand in of.hands]
        """Each hand in rising order."""
        self.undealt: list[int] = [] if of is None else of.undealt[:]
        self.drawn: list[list[int]] = [] if of is None else [duel[:] for duel in of.drawn]
        """What each seat drew in the duels so far."""
        self.nuggets: list[int] = [0] * setup.seats if of is None else of.nuggets[:]
