"""Looterz as a game one can ask about and start."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.feats import FeatHooks
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Grammar, Meanings, Terms, View
from fistful.games.looterz import thumb
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.evaluator import LooterzEvaluator
from fistful.games.looterz.facts import KEPT, KEYWORDS, OPTIONS, RULES, SEATS, SLUG, action_texts
from fistful.games.looterz.feats import FEATS
from fistful.games.looterz.position import LooterzPosition
from fistful.games.looterz.questions import QUESTIONS
from fistful.games.looterz.state import LooterzSetup
from fistful.games.looterz.view import restore
from fistful.games.looterz.wire import LooterzView

ABOUT: Final = About(
    slug=SLUG,
    title="Looterz",
    rules=RULES,
    seats=tuple(SEATS),
    usual_seats=3,
    minutes=(15, 30),
    accent=Accent("#3d6b35", "#3d6b35", "#8dbb80", "#8dbb80"),
    options=OPTIONS,
    lobby_order=4,
    grammar=Grammar(
        {"discard": ("card",), "pick": ("slot",), "raise": ("card",), "recruit": ("card",), "steal": ("seat",)}
    ),
    meanings=Meanings(
        seats=("rival",),
        terms={"card": "card", "cards": "card", "keyword": "keyword", "phase": "phase", "victim": "card"},
    ),
    numbers={"kept": KEPT},
)
BOT_HOOKS: Final = BotHooks(thumb.move, LooterzEvaluator(), budget=10000)


class Looterz(Game):
    """Two to six players send Looterz into the dungeon, for Loot and at each other's throats."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = LooterzDeck(name, content)
        texts = action_texts([kind.card.name for kind in deck.kinds])
        super().__init__(ABOUT, deck, texts)
        self.looterz_deck: Final = deck
        self.notation: Final = texts

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """LTZ-38…58: starting life and power of each kind, and what it can do."""
        out: list[CardFacts] = []
        for kind in self.looterz_deck.kinds:
            abilities = zip(KEYWORDS, kind.card.effects(), strict=True)
            keywords = [keyword for keyword, effect in abilities if effect is not None]
            if kind.card.taunt:
                keywords.append("taunt")
            out.append(
                CardFacts(
                    kind.card.name,
                    life=kind.life,
                    power=kind.power,
                    copies=kind.copies,
                    keywords=tuple(keywords),
                    text=kind.card.text(language),
                )
            )
        return tuple(out)

    def standing(self, view: View) -> tuple[float, ...]:
        """LTZ-1: the Loot."""
        assert isinstance(view, LooterzView)
        return tuple([float(loot) for loot in view.loot])

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

    def feats(self) -> FeatHooks:
        return FEATS
