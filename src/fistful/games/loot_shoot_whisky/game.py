"""Loot Shoot Whisky as a game one can ask about and start."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import Terms, View
from fistful.games.loot_shoot_whisky import thumb
from fistful.games.loot_shoot_whisky.bot import RoundSolver
from fistful.games.loot_shoot_whisky.deck import SaloonDeck
from fistful.games.loot_shoot_whisky.facts import OPTIONS, PAIR_TEXTS, RULES, SEATS, SLUG, TITLE
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.games.loot_shoot_whisky.questions import QUESTIONS
from fistful.games.loot_shoot_whisky.state import LootShootWhiskySetup
from fistful.games.loot_shoot_whisky.view import restore
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView

BOT_HOOKS: Final = BotHooks(thumb.move, solvers={"sheriff": RoundSolver, "legend": RoundSolver})


class LootShootWhisky(Game):
    """Two players plan in secret: loot nuggets, shoot four bullets, or empty the bottle."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = SaloonDeck(name, content)
        super().__init__(SLUG, TITLE, SEATS, OPTIONS, RULES, deck, PAIR_TEXTS)
        self.saloon_deck: Final = deck

    def make_setup(self, terms: Terms) -> Setup:
        return LootShootWhiskySetup(terms, self.saloon_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> Position:
        assert isinstance(setup, LootShootWhiskySetup)
        return LootShootWhiskyPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> Position:
        assert isinstance(setup, LootShootWhiskySetup) and isinstance(view, LootShootWhiskyView)
        position = LootShootWhiskyPosition(setup, chance)
        restore(position, view, chance)
        return position

    def bots(self) -> BotHooks:
        return BOT_HOOKS
