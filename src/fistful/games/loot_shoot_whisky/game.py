"""What Loot Shoot Whisky says about itself, and how its positions are made."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.observation import Field
from fistful.engine.registry import Entry
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Grammar, Meanings, Terms, View
from fistful.games.loot_shoot_whisky import observation, thumb
from fistful.games.loot_shoot_whisky.bot import RoundSolver
from fistful.games.loot_shoot_whisky.deck import SaloonDeck
from fistful.games.loot_shoot_whisky.facts import (
    ACTIONS,
    BULLETS_TO_WIN,
    COPIES,
    DUELS_TO_WIN,
    LETTERS,
    NUGGETS_TO_WIN,
    OPTIONS,
    PAIR_TEXTS,
    RULES,
    SALOON_TEXTS,
    SEATS,
    SIP,
    SLUG,
)
from fistful.games.loot_shoot_whisky.feats import FEATS
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.games.loot_shoot_whisky.questions import QUESTIONS
from fistful.games.loot_shoot_whisky.state import LootShootWhiskySetup
from fistful.games.loot_shoot_whisky.view import restore
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView

ABOUT: Final = About(
    slug=SLUG,
    title="Loot Shoot Whisky",
    rules=RULES,
    seats=tuple(SEATS),
    usual_seats=2,
    minutes=(5, 10),
    accent=Accent("#b8650a", "#8a4a05", "#e0923a", "#e8a04c"),
    options=OPTIONS,
    lobby_order=1,
    grammar=Grammar(letters="action"),
    letters=dict(zip(LETTERS, ACTIONS, strict=True)),
    meanings=Meanings(
        seats=("rival",),
        terms={
            "action": "action",
            "card": "card",
            "cards": "card",
            "discards": "card",
            "looted": "card",
            "other": "action",
            "row": "card",
            "spent": "action",
        },
    ),
    numbers={
        "nuggets_to_win": NUGGETS_TO_WIN,
        "bullets_to_win": BULLETS_TO_WIN,
        "duels_to_win": DUELS_TO_WIN,
    },
)
BOT_HOOKS: Final = BotHooks(thumb.move, solvers={"sheriff": RoundSolver, "legend": RoundSolver})


class LootShootWhisky(Game[LootShootWhiskyView]):
    """Two players plan in secret: loot nuggets, shoot four bullets, or empty the bottle."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = SaloonDeck(name, content)
        super().__init__(ABOUT, deck, PAIR_TEXTS, BOT_HOOKS, FEATS)
        self.saloon_deck: Final = deck

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """LSW-2, LSW-25: the action cards of each player, and the saloon cards."""
        actions = [CardFacts(action, "action", copies=COPIES) for action in ACTIONS]
        kinds = [int(kind) for kind in self.saloon_deck.cards]
        saloon = [
            CardFacts(SALOON_TEXTS[kind], "saloon", kind if kind < SIP else 0, copies=kinds.count(kind))
            for kind in sorted(set(kinds))
        ]
        return (*actions, *saloon)

    def standing(self, view: View) -> tuple[float, ...]:
        """LSW-13…17: the duels won, and how far the nearest of the three ways to win another has come."""
        assert isinstance(view, LootShootWhiskyView)
        winners = () if view.outcome is None else view.outcome.winners
        out: list[float] = []
        for seat, won in enumerate(view.duels_won):
            bottle = 0.0 if view.bottle != seat else 1 / 3 if view.bottle_full else 2 / 3
            ways = (view.nuggets[seat] / NUGGETS_TO_WIN, view.bullets[seat] / BULLETS_TO_WIN, bottle)
            out.append(float(won) if seat in winners else won + max(ways))
        return tuple(out)

    def observed(self, terms: Terms) -> list[Field]:
        """LSW-18, LSW-19: all but the order of the deck and the sealed choices."""
        return observation.fields(terms.seats)

    def make_setup(self, terms: Terms) -> Setup:
        return LootShootWhiskySetup(terms, self.saloon_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> LootShootWhiskyPosition:
        assert isinstance(setup, LootShootWhiskySetup)
        return LootShootWhiskyPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> LootShootWhiskyPosition:
        assert isinstance(setup, LootShootWhiskySetup) and isinstance(view, LootShootWhiskyView)
        position = LootShootWhiskyPosition(setup, chance)
        restore(position, view, chance)
        return position


ENTRY: Final = Entry(ABOUT, LootShootWhisky, LootShootWhiskyView, "fistful.games.loot_shoot_whisky")
