"""What Looterz says about itself, and how its positions are made."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.observation import Field
from fistful.engine.registry import Entry
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Grammar, Meanings, Terms, View
from fistful.games.looterz import observation, thumb
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.evaluator import LooterzEvaluator
from fistful.games.looterz.facts import KEPT, OPTIONS, RULES, SEATS, SLUG, action_texts
from fistful.games.looterz.feats import FEATS
from fistful.games.looterz.imagine import world
from fistful.games.looterz.knowledge import Knowledge
from fistful.games.looterz.position import LooterzPosition
from fistful.games.looterz.questions import QUESTIONS
from fistful.games.looterz.state import LooterzSetup
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
        terms={
            "card": "card",
            "cards": "card",
            "guards": "card",
            "keyword": "keyword",
            "known_in_hands": "card",
            "phase": "phase",
            "reason": "reason",
            "victim": "card",
        },
    ),
    numbers={"kept": KEPT},
)
BOT_HOOKS: Final = BotHooks(thumb.move, LooterzEvaluator(), budget=10000)


class Looterz(Game[LooterzView]):
    """Two to six players send Looterz into the dungeon, for Loot and at each other's throats."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = LooterzDeck(name, content)
        texts = action_texts([kind.card.name for kind in deck.kinds])
        super().__init__(ABOUT, deck, texts, BOT_HOOKS, FEATS)
        self.looterz_deck: Final = deck
        self.notation: Final = texts
        self._known: Knowledge | None = None
        """The view imagined last, because a search imagines many worlds from one."""

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """LTZ-38…58: starting life and power of each kind, and what it can do."""
        out = [
            CardFacts(
                kind.card.name,
                life=kind.life,
                power=kind.power,
                copies=kind.copies,
                keywords=kind.card.keywords(),
                text=kind.card.text(language),
            )
            for kind in self.looterz_deck.kinds
        ]
        return tuple(out)

    def standing(self, view: View) -> tuple[float, ...]:
        """LTZ-1: the Loot."""
        assert isinstance(view, LooterzView)
        return tuple([float(loot) for loot in view.loot])

    def observed(self, terms: Terms) -> list[Field]:
        """LTZ-28: all but the other hands and the order of the Draw Pile."""
        names = [kind.card.name for kind in self.looterz_deck.kinds]
        return observation.Kinds(names, self.looterz_deck.size).fields(terms.seats)

    def make_setup(self, terms: Terms) -> Setup:
        """LTZ-38: the deck must have enough cards for these seats."""
        self.looterz_deck.check_size(terms.seats)
        return LooterzSetup(terms, self.looterz_deck, self.looterz_deck.kinds, self.notation, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> LooterzPosition:
        assert isinstance(setup, LooterzSetup)
        return LooterzPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> LooterzPosition:
        assert isinstance(setup, LooterzSetup) and isinstance(view, LooterzView)
        known = self._known
        if known is None or known.seen is not view or known.pos.setup is not setup:
            known = Knowledge(LooterzPosition(setup, chance), view)
            self._known = known
        return world(known, chance)


ENTRY: Final = Entry(ABOUT, Looterz, LooterzView, "fistful.games.looterz")
