"""Loot Shoot Whisky as learners see it: the saloon, what each player has won, and the actions that are used up."""

from __future__ import annotations

from typing import Final

from fistful.engine.observation import (
    Field,
    by_seat,
    counts,
    counts_by_seat,
    number,
    numbered,
    one_seat,
    padded,
    row_of_codes,
    turned_rows,
)
from fistful.games.loot_shoot_whisky.facts import (
    ACTIONS,
    BULLETS_TO_WIN,
    DUELS_TO_WIN,
    MOST_DUELS,
    MOST_ROUNDS,
    PHASES,
    SALOON_CARDS,
    SALOON_TEXTS,
    SLOTS,
)
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView

CARDS: Final = SALOON_TEXTS[1:]
CARD_IDS: Final = {text: kind for kind, text in enumerate(CARDS)}
ACTION_CODES: Final = numbered(ACTIONS)
MOST_NUGGETS: Final = 8 * SALOON_CARDS
MOST_BULLETS: Final = 2 * BULLETS_TO_WIN
IN_A_PHASE: Final = SLOTS // PHASES


def fields(seats: int) -> list[Field]:
    """LSW-18, LSW-19: all but the order of the deck and the sealed choices."""
    return [
        number("duel", MOST_DUELS, "The duel of the match, from 1."),
        by_seat("duels_won", seats, DUELS_TO_WIN, "By seat: duels won."),
        number("round", MOST_ROUNDS, "The round of this duel, from 1."),
        number("phase", PHASES, "1: slots 1 and 2 are planned; 2: slots 3 and 4."),
        row_of_codes("row", SLOTS, CARDS, "The saloon card in each slot, the one nearest the deck first."),
        number("deck_size", SALOON_CARDS, "How many cards the deck has."),
        counts("discards", CARD_IDS, SALOON_CARDS, "By kind, in the order of `row`: discarded cards."),
        counts_by_seat("looted", CARD_IDS, seats, SALOON_CARDS, "By seat and kind: the nugget cards in front of it."),
        by_seat("nuggets", seats, MOST_NUGGETS, "By seat: nuggets."),
        by_seat("bullets", seats, MOST_BULLETS, "By seat: bullets."),
        one_seat("bottle", seats, "By seat: it holds the bottle."),
        Field("bottle_full", (1,), 1, "The bottle that somebody holds shows its full side.", bottle_full),
        Field("spent", (seats, IN_A_PHASE), len(ACTIONS), "By seat: its actions of phase 1.", spent, ACTIONS),
    ]


def bottle_full(view: LootShootWhiskyView) -> list[int]:
    return [int(view.bottle_full is True)]


def spent(view: LootShootWhiskyView) -> list[int]:
    plans = [padded([ACTION_CODES[action] for action in actions], IN_A_PHASE) for actions in view.spent]
    return turned_rows(view, plans)
