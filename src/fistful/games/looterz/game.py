"""Looterz as a game one can ask about and start."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import Terms, View
from fistful.games.looterz import thumb
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.evaluator import LooterzEvaluator
from fistful.games.looterz.facts import OPTIONS, RULES, SEATS, SLUG, TITLE, action_texts
from fistful.games.looterz.position import LooterzPosition
from fistful.games.looterz.questions import QUESTIONS
from fistful.games.looterz.state import LooterzSetup
from fistful.games.looterz.view import restore
from fistful.games.looterz.wire import LooterzView

BOT_HOOKS: Final = BotHooks(thumb.move, LooterzEvaluator(), budget=10000)


class Looterz(Game):
    """Two to six players send Looterz into the dungeon, for Loot and at each other's throats."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = LooterzDeck(name, content)
        texts = action_texts([kind.card.name for kind in deck.kinds])
        super().__init__(SLUG, TITLE, SEATS, OPTIONS, RULES, deck, texts)
        self.looterz_deck: Final = deck
        self.notation: Final = texts

    def marks(self) -> dict[str, tuple[str, ...]]:
        """LTZ-38: starting life and power of each kind."""
        return {kind.card.name: (f"{kind.life}/{kind.power}",) for kind in self.looterz_deck.kinds}

    def printed(self, card: str, language: str = "en") -> str:
        """LTZ-39…58: what a Looter can do."""
        for kind in self.looterz_deck.kinds:
            if kind.card.name == card:
                return kind.card.text(language)
        return ""

    def make_setup(self, terms: Terms) -> Setup:
        """LTZ-38: the deck must have enough cards for these seats."""
        self.looterz_deck.check_size(terms.seats)
        return LooterzSetup(terms, self.looterz_deck, self.looterz_deck.kinds, self.notation, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> Position:
        assert isinstance(setup, LooterzSetup)
        return LooterzPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> Position:
        assert isinstance(setup, LooterzSetup) and isinstance(view, LooterzView)
        position = LooterzPosition(setup, chance)
        restore(position, view, chance)
        return position

    def bots(self) -> BotHooks:
        return BOT_HOOKS
