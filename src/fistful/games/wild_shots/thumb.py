"""Wild Shots by rule of thumb: lose tricks, and lose them with what hurts or is high."""

from __future__ import annotations

from typing import Final

from fistful.engine import bitset
from fistful.engine.chance import Fast
from fistful.engine.draw import best
from fistful.engine.registry import setting
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.facts import CARD_TEXTS, SYMBOLS, VALUE_OF
from fistful.games.wild_shots.tricks import beats
from fistful.games.wild_shots.wire import WildShotsView

CARD_IDS: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
LOSING: Final = 100.0
"""Losing a trick comes before all else."""
PAIN: Final = 4.0
"""How many steps of value a point of pain is worth."""


def move(view: WildShotsView, chance: Fast) -> int:
    """Lose with the worst card that loses. If all win: the highest that does no harm when last, else the lowest."""
    deck = setting(view)[0].deck
    assert isinstance(deck, WildShotsDeck)
    trumps = deck.bearers[SYMBOLS.index(view.trump)]
    pains = {card: pain(view, deck, card) for card in range(len(CARD_TEXTS))}
    trick = [CARD_IDS[text] for text in view.trick]
    last = len(trick) == view.terms.seats - 1
    lead = leading(trick, trumps, deck.last_equal_wins)
    worths: dict[int, float] = {}
    for action in view.actions:
        value = int(VALUE_OF[action])
        burden = value + PAIN * pains[action]
        if lead is None:
            worths[action] = -burden - (LOSING if bitset.has(trumps, action) else 0.0)
        elif not beats(action, lead, trumps, deck.last_equal_wins):
            worths[action] = LOSING + burden
        elif last:
            worths[action] = value - PAIN * pains[action]
        else:
            worths[action] = -burden
    return best(worths, chance)


def pain(view: WildShotsView, deck: WildShotsDeck, card: int) -> int:
    """What a card costs the player who takes it in this round."""
    return sum(price for symbol, price in view.hurting.items() if bitset.has(deck.bearers[SYMBOLS.index(symbol)], card))


def leading(trick: list[int], trumps: int, last_equal_wins: bool) -> int | None:
    """The card that would take the trick as it lies."""
    lead = None
    for card in trick:
        if lead is None or beats(card, lead, trumps, last_equal_wins):
            lead = card
    return lead
