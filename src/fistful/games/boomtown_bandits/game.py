"""Boomtown Bandits as a game one can ask about and start."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import Terms, View
from fistful.games.boomtown_bandits import thumb
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.deck import LootDeck
from fistful.games.boomtown_bandits.evaluator import BoomtownEvaluator
from fistful.games.boomtown_bandits.facts import LATE_TICKS, OPTIONS, RULES, SEATS, SLUG, TICK_MS, TITLE
from fistful.games.boomtown_bandits.imagine import world
from fistful.games.boomtown_bandits.knowledge import Knowledge
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.games.boomtown_bandits.questions import QUESTIONS
from fistful.games.boomtown_bandits.reaction import reaction
from fistful.games.boomtown_bandits.state import BoomtownSetup
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView

BOT_HOOKS: Final = BotHooks(thumb.move, BoomtownEvaluator(), budget=15000, reaction=reaction)


class BoomtownBandits(Game):
    """Two to five camps of bandits rob a town blind, and shoot anyone who gets in their way."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = LootDeck(name, content, NAMED)
        super().__init__(SLUG, TITLE, SEATS, OPTIONS, RULES, deck, deck.notation(), TICK_MS, LATE_TICKS)
        self.loot_deck: Final = deck
        self._known: Knowledge | None = None
        """The view imagined last: a search imagines many worlds from one."""

    def make_setup(self, terms: Terms) -> Setup:
        return BoomtownSetup(terms, self.loot_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> Position:
        assert isinstance(setup, BoomtownSetup)
        return BoomtownBanditsPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> Position:
        assert isinstance(setup, BoomtownSetup) and isinstance(view, BoomtownBanditsView)
        known = self._known
        if known is None or known.seen is not view or known.pos.setup is not setup:
            known = Knowledge(BoomtownBanditsPosition(setup, chance), view)
            self._known = known
        return world(known, chance)

    def bots(self) -> BotHooks:
        return BOT_HOOKS
