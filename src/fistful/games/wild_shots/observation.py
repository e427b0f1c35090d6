"""Wild Shots as learners see it: which cards are where, which lie on the table, and the sheet."""

from __future__ import annotations

from typing import Final

from fistful.engine.observation import (
    Field,
    by_seat,
    code,
    counted,
    counts,
    counts_by_seat,
    number,
    one_seat,
    padded,
    row_of_codes,
    turned,
    viewpoint,
)
from fistful.games.wild_shots.facts import CARD_TEXTS, CARDS, COLOURS, HAND, ROUNDS, SYMBOLS
from fistful.games.wild_shots.wire import WildShotsView

CARD_IDS: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
COLOUR_IDS: Final = {name: colour for colour, name in enumerate(COLOURS)}
SYMBOL_IDS: Final = {name: symbol for symbol, name in enumerate(SYMBOLS)}
WORST: Final = 1000
"""More minus points than a round can bring."""


def fields(seats: int) -> list[Field]:
    """WSH-12, WSH-16, WSH-20, WSH-21: all that lies open, and what an attentive player remembers."""
    return [
        number("round", ROUNDS, "The round, from 1."),
        Field("hurting", (len(SYMBOLS),), 1, "By symbol: it hurts in this round.", hurting),
        number("trick_number", HAND, "The trick of this round, from 1."),
        code("trump", SYMBOLS, "The symbol that is trump."),
        one_seat("active", seats, "By seat: it leads this trick."),
        counts("hand", CARD_IDS, 1, "By card, in the order of the actions: one holds it."),
        Field("trick", (seats, CARDS), 1, "By seat and card: it was played to this trick.", trick),
        one_seat("last_active", seats, "By seat: it led the last trick."),
        Field("last_trick", (seats, CARDS), 1, "By seat and card: it was played to the last trick.", last_trick),
        counts_by_seat("taken", CARD_IDS, seats, 1, "By seat and card: it is in a trick taken this round."),
        counts_by_seat("lacks", COLOUR_IDS, seats, 1, "By seat and colour: it has shown not to have it."),
        by_seat("hand_sizes", seats, HAND, "By seat: how many cards it holds."),
        row_of_codes("oil_turned", HAND, SYMBOLS, "The Snake Oil cards turned up this round, in order."),
        Field("sheet", (ROUNDS, seats), WORST, "By round and seat: the minus points on the sheet.", sheet),
        number("aside", CARDS, "How many cards nobody was dealt."),
    ]


def hurting(view: WildShotsView) -> list[int]:
    return counted(view.hurting, SYMBOL_IDS)


def trick(view: WildShotsView) -> list[int]:
    return played(view, view.active, view.trick)


def last_trick(view: WildShotsView) -> list[int]:
    return played(view, view.last_active or 0, view.last_trick)


def played(view: WildShotsView, leader: int, cards: tuple[str, ...]) -> list[int]:
    """Cards that were played clockwise, by the seats that did."""
    seats = view.terms.seats
    out = [0] * (seats * CARDS)
    for place, card in enumerate(cards):
        out[(leader + place - viewpoint(view)) % seats * CARDS + CARD_IDS[card]] = 1
    return out


def sheet(view: WildShotsView) -> list[int]:
    out: list[int] = []
    for row in view.sheet:
        out.extend(turned(view, row))
    return padded(out, ROUNDS * view.terms.seats)
