"""What Shootout! says about itself, and how its positions are made."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine import bags
from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.observation import Field
from fistful.engine.registry import Entry
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Grammar, Meanings, Terms, View
from fistful.games.shootout import observation, thumb
from fistful.games.shootout.actions import ACTION_TEXTS
from fistful.games.shootout.cards import MARKSMEN, text_of
from fistful.games.shootout.deck import ShootoutDeck
from fistful.games.shootout.evaluator import ShootoutEvaluator
from fistful.games.shootout.facts import BEST, DUD, LAID, MARKSMAN, OPTIONS, RULES, SEATS, SLUG
from fistful.games.shootout.feats import FEATS
from fistful.games.shootout.imagine import world
from fistful.games.shootout.knowledge import Knowledge
from fistful.games.shootout.position import ShootoutPosition
from fistful.games.shootout.questions import QUESTIONS
from fistful.games.shootout.state import ShootoutSetup
from fistful.games.shootout.wire import ShootoutView

ABOUT: Final = About(
    slug=SLUG,
    title="Shootout!",
    rules=RULES,
    seats=tuple(SEATS),
    usual_seats=3,
    minutes=(15, 30),
    accent=Accent("#8c1c13", "#8c1c13", "#e5786a", "#e5786a"),
    options=OPTIONS,
    lobby_order=2,
    grammar=Grammar(
        {
            "at": ("slot",),
            "look": ("slot",),
            "play": ("marksman",),
            "return": ("slot",),
            "rob": ("seat",),
            "swap": ("slot",),
        }
    ),
    meanings=Meanings(
        seats=("rival", "target"),
        terms={"marksman": "marksman", "marksmen": "marksman", "phase": "phase", "played": "marksman"},
    ),
    numbers={"laid": LAID},
)
BOT_HOOKS: Final = BotHooks(thumb.move, ShootoutEvaluator(), budget=5000)
KEYWORDS: Final = {DUD: ("dud",), BEST: ("sure-hit",)}
"""SHO-1, SHO-10: what the lowest and the highest value can do."""


class Shootout(Game[ShootoutView]):
    """Two to five players shoot at each other's hidden Health Cards until one is left."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = ShootoutDeck(name, content)
        super().__init__(ABOUT, deck, ACTION_TEXTS, BOT_HOOKS, FEATS)
        self.shootout_deck: Final = deck
        self._known: Knowledge | None = None
        """The view imagined last, because a search imagines many worlds from one."""

    def in_order(self, text: str) -> str:
        """SHO-3: Health Cards to lay may be named in any order."""
        verb, *values = text.split() or [""]
        if verb == "lay" and all([value.isdecimal() for value in values]):
            return " ".join([verb, *sorted(values, key=int)])
        return text

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """SHO-34…44: the cards by value, and the Marksman Cards."""
        values = [
            CardFacts(
                str(value),
                value=value,
                copies=int(bags.count(self.shootout_deck.cards, value)),
                keywords=KEYWORDS.get(value, ()),
            )
            for value in range(1, BEST + 1)
        ]
        marksmen = [CardFacts(card.name, MARKSMAN, text=text_of(card.name, language)) for card in MARKSMEN]
        return (*values, *marksmen)

    def standing(self, view: View) -> tuple[float, ...]:
        """SHO-21: the rounds won."""
        assert isinstance(view, ShootoutView)
        return tuple([float(won) for won in view.rounds_won])

    def observed(self, terms: Terms) -> list[Field]:
        """SHO-23, SHO-24, SHO-33: one's own cards, and all that one has seen."""
        return observation.fields(terms.seats, int(bags.size(self.shootout_deck.cards)))

    def make_setup(self, terms: Terms) -> Setup:
        """SHO-34: the deck must have enough cards for these seats."""
        self.shootout_deck.check_seats(terms.seats)
        return ShootoutSetup(terms, self.shootout_deck, ACTION_TEXTS, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> ShootoutPosition:
        assert isinstance(setup, ShootoutSetup)
        return ShootoutPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> ShootoutPosition:
        assert isinstance(setup, ShootoutSetup) and isinstance(view, ShootoutView)
        known = self._known
        if known is None or known.seen is not view or known.pos.setup is not setup:
            known = Knowledge(ShootoutPosition(setup, chance), view)
            self._known = known
        return world(known, chance)


ENTRY: Final = Entry(ABOUT, Shootout, ShootoutView, "fistful.games.shootout")
