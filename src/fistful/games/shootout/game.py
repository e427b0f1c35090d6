"""Shootout! as a game one can ask about and start."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import Terms, View
from fistful.games.shootout import thumb
from fistful.games.shootout.actions import ACTION_TEXTS
from fistful.games.shootout.cards import text_of
from fistful.games.shootout.deck import ShootoutDeck
from fistful.games.shootout.evaluator import ShootoutEvaluator
from fistful.games.shootout.facts import OPTIONS, RULES, SEATS, SLUG, TITLE
from fistful.games.shootout.imagining import world
from fistful.games.shootout.knowledge import Knowledge
from fistful.games.shootout.position import ShootoutPosition
from fistful.games.shootout.questions import QUESTIONS
from fistful.games.shootout.state import ShootoutSetup
from fistful.games.shootout.wire import ShootoutView

BOT_HOOKS: Final = BotHooks(thumb.move, ShootoutEvaluator(), budget=5000)


class Shootout(Game):
    """Two to five players shoot at each other's hidden Health Cards until one is left."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = ShootoutDeck(name, content)
        super().__init__(SLUG, TITLE, SEATS, OPTIONS, RULES, deck, ACTION_TEXTS)
        self.shootout_deck: Final = deck
        self._known: Knowledge | None = None
        """The view imagined last, because a search imagines many worlds from one."""

    def printed(self, card: str, language: str = "en") -> str:
        """SHO-35…44: what a Marksman Card can do."""
        return text_of(card, language)

    def make_setup(self, terms: Terms) -> Setup:
        """SHO-34: the deck must have enough cards for these seats."""
        self.shootout_deck.check_seats(terms.seats)
        return ShootoutSetup(terms, self.shootout_deck, ACTION_TEXTS, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> Position:
        assert isinstance(setup, ShootoutSetup)
        return ShootoutPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> Position:
        assert isinstance(setup, ShootoutSetup) and isinstance(view, ShootoutView)
        known = self._known
        if known is None or known.seen is not view or known.pos.setup is not setup:
            known = Knowledge(ShootoutPosition(setup, chance), view)
            self._known = known
        return world(known, chance)

    def bots(self) -> BotHooks:
        return BOT_HOOKS
