"""Wild Shots as a game one can ask about and start."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine import bitset
from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import Terms, View
from fistful.games.wild_shots import thumb
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.evaluator import WildShotsEvaluator
from fistful.games.wild_shots.facts import CARD_TEXTS, OPTIONS, RULES, SEATS, SLUG, SYMBOLS, TITLE
from fistful.games.wild_shots.position import WildShotsPosition
from fistful.games.wild_shots.questions import QUESTIONS
from fistful.games.wild_shots.state import WildShotsSetup
from fistful.games.wild_shots.view import restore
from fistful.games.wild_shots.wire import WildShotsView

BOT_HOOKS: Final = BotHooks(thumb.move, WildShotsEvaluator(), budget=20000)


class WildShots(Game):
    """Two to four players dodge the symbols that hurt; every trick has a trump of its own."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = WildShotsDeck(name, content)
        super().__init__(SLUG, TITLE, SEATS, OPTIONS, RULES, deck, CARD_TEXTS)
        self.wild_shots_deck: Final = deck

    def marks(self) -> dict[str, tuple[str, ...]]:
        """WSH-2: the symbols on each card that bears one."""
        found: dict[str, tuple[str, ...]] = {}
        for symbol, name in enumerate(SYMBOLS):
            for card in bitset.listed(self.wild_shots_deck.bearers[symbol]):
                found[CARD_TEXTS[card]] = (*found.get(CARD_TEXTS[card], ()), name)
        return found

    def make_setup(self, terms: Terms) -> Setup:
        return WildShotsSetup(terms, self.wild_shots_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> Position:
        assert isinstance(setup, WildShotsSetup)
        return WildShotsPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> Position:
        assert isinstance(setup, WildShotsSetup) and isinstance(view, WildShotsView)
        position = WildShotsPosition(setup, chance)
        restore(position, view, chance)
        return position

    def bots(self) -> BotHooks:
        return BOT_HOOKS
