"""What hurts in Wild Shots, and who wins."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Outcome
from fistful.games.wild_shots.facts import CARD_TEXTS, PRICES, SYMBOLS
from fistful.games.wild_shots.state import WildShotsState


def hurting(pos: WildShotsState) -> tuple[str, ...]:
    """WSH-13, WSH-17: the symbols that cost points in this round."""
    return tuple([SYMBOLS[symbol] for symbol in pos.setup.hurting[pos.round]])


def hits(pos: WildShotsState, seat: i64) -> int:
    """WSH-13: what the tricks of a seat cost in this round."""
    points = 0
    for symbol in pos.setup.hurting[pos.round]:
        points += PRICES[symbol] * bitset.count(pos.taken[seat] & pos.setup.bearers[symbol])
    return points


def note_round(pos: WildShotsState) -> None:
    """WSH-13: every seat's minus points go on the sheet."""
    for seat in range(pos.setup.seats):
        points = hits(pos, seat)
        pos.sheet = append(pos.sheet, points)
        if pos.telling:
            cards = tuple([CARD_TEXTS[card] for card in bitset.listed(hurting_cards(pos) & pos.taken[seat])])
            pos.tell(
                "scored", "WSH-13", seat=seat, number=pos.round + 1, points=points, total=total(pos, seat), cards=cards
            )


def hurting_cards(pos: WildShotsState) -> i64:
    """WSH-13, WSH-17: the cards that cost points in this round."""
    cards: i64 = 0
    for symbol in pos.setup.hurting[pos.round]:
        cards |= pos.setup.bearers[symbol]
    return cards


def total(pos: WildShotsState, seat: i64) -> int:
    """The minus points of a seat in all rounds so far."""
    points = 0
    for place in range(seat, len(pos.sheet), pos.setup.seats):
        points += pos.sheet[place]
    return points


def result(pos: WildShotsState) -> Outcome:
    """WSH-15: the fewest minus points win; a tie is shared."""
    totals = [total(pos, seat) for seat in range(pos.setup.seats)]
    fewest = min(totals)
    winners = tuple([seat for seat, points in enumerate(totals) if points == fewest])
    return Outcome(winners, tuple([-points for points in totals]), "fewest-points")
