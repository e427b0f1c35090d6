"""What Wild Shots says about itself, and how its positions are made."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine import bitset
from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.observation import Field
from fistful.engine.registry import Entry
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Grammar, Meanings, Terms, View
from fistful.games.wild_shots import observation, thumb
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.evaluator import WildShotsEvaluator
from fistful.games.wild_shots.facts import (
    CARD_TEXTS,
    COLOUR_LETTERS,
    COLOUR_OF,
    COLOURS,
    HAND,
    OPTIONS,
    ROUNDS,
    RULES,
    SEATS,
    SLUG,
    SYMBOLS,
    VALUE_OF,
)
from fistful.games.wild_shots.feats import FEATS
from fistful.games.wild_shots.imagine import Knowledge, world
from fistful.games.wild_shots.position import WildShotsPosition
from fistful.games.wild_shots.questions import QUESTIONS
from fistful.games.wild_shots.state import WildShotsSetup
from fistful.games.wild_shots.wire import WildShotsView

ABOUT: Final = About(
    slug=SLUG,
    title="Wild Shots",
    rules=RULES,
    seats=tuple(SEATS),
    usual_seats=4,
    minutes=(20, 30),
    accent=Accent("#6a4a86", "#6a4a86", "#b898d6", "#b898d6"),
    options=OPTIONS,
    lobby_order=5,
    grammar=Grammar(argument="card"),
    letters=dict(zip(COLOUR_LETTERS, COLOURS, strict=True)),
    meanings=Meanings(
        terms={
            "card": "card",
            "cards": "card",
            "colour": "colour",
            "colours": "colour",
            "hits": "symbol",
            "hurting": "symbol",
            "lacks": "colour",
            "oil_turned": "symbol",
            "symbol": "symbol",
            "symbols": "symbol",
            "trump": "symbol",
        }
    ),
    numbers={"rounds": ROUNDS, "tricks": HAND},
)
BOT_HOOKS: Final = BotHooks(thumb.move, WildShotsEvaluator(), budget=20000)


class WildShots(Game[WildShotsView]):
    """Two to four players dodge the symbols that hurt; every trick has a trump of its own."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = WildShotsDeck(name, content)
        super().__init__(ABOUT, deck, CARD_TEXTS, BOT_HOOKS, FEATS)
        self.wild_shots_deck: Final = deck
        self._known: Knowledge | None = None
        """The view imagined last, because a search imagines many worlds from one."""

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """WSH-2, WSH-18: colour and value of each card, and the symbols that it bears."""
        out: list[CardFacts] = []
        for card, code in enumerate(CARD_TEXTS):
            bearers = self.wild_shots_deck.bearers
            borne = [name for symbol, name in enumerate(SYMBOLS) if bitset.has(bearers[symbol], card)]
            out.append(CardFacts(code, COLOURS[COLOUR_OF[card]], int(VALUE_OF[card]), symbols=tuple(borne)))
        return tuple(out)

    def standing(self, view: View) -> tuple[float, ...]:
        """WSH-13: the minus points on the sheet, and those of this round in the tricks that one may look through."""
        assert isinstance(view, WildShotsView)
        out: list[float] = []
        for seat, cost in enumerate(view.cost):
            points = 0 if cost is None or len(view.sheet) == view.round else cost
            for row in view.sheet:
                points += row[seat]
            out.append(float(-points))
        return tuple(out)

    def observed(self, terms: Terms) -> list[Field]:
        """WSH-12, WSH-16, WSH-20, WSH-21: all that lies open, and what an attentive player remembers."""
        return observation.fields(terms.seats)

    def make_setup(self, terms: Terms) -> Setup:
        return WildShotsSetup(terms, self.wild_shots_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> WildShotsPosition:
        assert isinstance(setup, WildShotsSetup)
        return WildShotsPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> WildShotsPosition:
        assert isinstance(setup, WildShotsSetup) and isinstance(view, WildShotsView)
        known = self._known
        if known is None or known.seen is not view or known.pos.setup is not setup:
            known = Knowledge(WildShotsPosition(setup, chance), view)
            self._known = known
        return world(known, chance)


ENTRY: Final = Entry(ABOUT, WildShots, WildShotsView, "fistful.games.wild_shots")
