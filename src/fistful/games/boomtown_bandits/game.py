"""What Boomtown Bandits says about itself, and how its positions are made."""

from __future__ import annotations

from typing import Any, Final

from fistful import locales
from fistful.engine.bot import BotHooks
from fistful.engine.chance import Chance
from fistful.engine.game import Game
from fistful.engine.observation import Field
from fistful.engine.registry import Entry
from fistful.engine.state import Setup
from fistful.engine.wire import About, Accent, CardFacts, Grammar, Meanings, Terms, View
from fistful.games.boomtown_bandits import observation, thumb
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.deck import CASH, LootDeck
from fistful.games.boomtown_bandits.evaluator import BoomtownEvaluator
from fistful.games.boomtown_bandits.facts import (
    LATE_TICKS,
    LOCATION_OF,
    LOCATIONS,
    OPTIONS,
    PACE,
    REAL_TIME,
    RULES,
    SEATS,
    SLUG,
    TICK_MS,
    TOKENS,
)
from fistful.games.boomtown_bandits.feats import FEATS
from fistful.games.boomtown_bandits.imagine import world
from fistful.games.boomtown_bandits.knowledge import Knowledge
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.games.boomtown_bandits.questions import QUESTIONS
from fistful.games.boomtown_bandits.reaction import reaction
from fistful.games.boomtown_bandits.state import BoomtownSetup, BoomtownState
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView

ABOUT: Final = About(
    slug=SLUG,
    title="Boomtown Bandits",
    rules=RULES,
    seats=tuple(SEATS),
    usual_seats=3,
    minutes=(30, 60),
    accent=Accent("#2f5d73", "#2f5d73", "#7fb3cc", "#7fb3cc"),
    options=OPTIONS,
    lobby_order=3,
    tick_ms=TICK_MS,
    late_ticks=LATE_TICKS,
    grammar=Grammar(
        {
            "at": ("location",),
            "hit": ("seat",),
            "lose": ("token",),
            "overhear": ("seat",),
            "pay": ("card",),
            "pick": ("seat", "token"),
            "place": ("token", "location"),
            "play": ("card", "location"),
            "sheriff": ("location",),
            "show": ("card",),
            "take": ("card",),
            "to": ("location",),
            "top": ("card",),
        }
    ),
    meanings=Meanings(
        seats=("target",),
        terms={
            "aim-at": "aim-at",
            "aim-to": "aim-to",
            "aim-token": "aim-token",
            "card": "card",
            "cards": "card",
            "closed": "location",
            "dice": "face",
            "face_up": "card",
            "faces": "face",
            "goal": "location",
            "here": "location",
            "location": "location",
            "locations": "location",
            "out_of_game": "card",
            "resolved": "location",
            "rolled": "face",
            "sheriff": "location",
            "token": "token",
            "tokens": "token",
            "town": "location",
            "window": "window",
        },
    ),
    numbers={"tokens": TOKENS},
)
BOT_HOOKS: Final = BotHooks(thumb.move, BoomtownEvaluator(), budget=15000, reaction=reaction)


class BoomtownBandits(Game[BoomtownBanditsView]):
    """Two to five camps of bandits rob a town blind, and shoot anyone who gets in their way."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        deck = LootDeck(name, content, NAMED)
        super().__init__(ABOUT, deck, deck.notation(), BOT_HOOKS, FEATS)
        self.loot_deck: Final = deck
        self._money: Final = {card.code: card.value for card in self.cards()}
        self._known: Knowledge | None = None
        """The view imagined last: a search imagines many worlds from one."""

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """BTB-44…65: the loot cards by kind, with their money; those with a name have a text."""
        deck = self.loot_deck
        out: list[CardFacts] = []
        for kind, code in enumerate(deck.texts):
            copies = [card for card in range(len(deck.kind_of)) if deck.kind_of[card] == kind]
            text = "" if deck.kind_numbers[kind] == CASH else locales.term(SLUG, "text", code, language)
            place = LOCATIONS[LOCATION_OF[copies[0]]]
            out.append(CardFacts(code, place, int(deck.money[copies[0]]), copies=len(copies), text=text))
        return tuple(out)

    def standing(self, view: View) -> tuple[float, ...]:
        """BTB-22: the money on the cards that this view shows each seat to have, played or not."""
        assert isinstance(view, BoomtownBanditsView)
        out: list[float] = []
        for seat in range(view.terms.seats):
            shown = [*view.known[seat], *view.known_fresh[seat], *view.face_up[seat]]
            if seat == view.seat:
                shown += [*view.hand, *view.hand_fresh]
            elif view.open:
                shown += [*view.hands[seat], *view.hands_fresh[seat]]
            out.append(float(sum([self._money[card] for card in shown])))
        return tuple(out)

    def observed(self, terms: Terms) -> list[Field]:
        """BTB-24: one's own cards and tokens, what one has looked at, and all that everyone has seen."""
        return observation.Loot(self.loot_deck.texts).fields(terms.seats, terms.options[PACE] == REAL_TIME)

    def make_setup(self, terms: Terms) -> Setup:
        return BoomtownSetup(terms, self.loot_deck, QUESTIONS)

    def start(self, setup: Setup, chance: Chance) -> BoomtownBanditsPosition:
        assert isinstance(setup, BoomtownSetup)
        return BoomtownBanditsPosition(setup, chance)

    def imagine(self, setup: Setup, view: View, chance: Chance) -> BoomtownState:
        assert isinstance(setup, BoomtownSetup) and isinstance(view, BoomtownBanditsView)
        known = self._known
        if known is None or known.seen is not view or known.pos.setup is not setup:
            known = Knowledge(BoomtownBanditsPosition(setup, chance), view)
            self._known = known
        return world(known, chance)


ENTRY: Final = Entry(ABOUT, BoomtownBandits, BoomtownBanditsView, "fistful.games.boomtown_bandits")
