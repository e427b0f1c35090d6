"""What hurts in Wild Shots, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.wire import Outcome
from fistful.games.wild_shots.facts import PRICES, SYMBOLS

if TYPE_CHECKING:
    from fistful.games.wild_shots.position import WildShotsPosition


def hurting(pos: WildShotsPosition) -> tuple[str, ...]:
    """WSH-13, WSH-17: the symbols that cost points in this round."""
    return tuple([SYMBOLS[symbol] for symbol in pos.rules.hurting[pos.round]])


def hits(pos: WildShotsPosition, seat: i64) -> int:
    """WSH-13: what the tricks of a seat cost in this round."""
    points = 0
    for symbol in pos.rules.hurting[pos.round]:
        points += PRICES[symbol] * cards.count(pos.taken[seat] & pos.rules.bearers[symbol])
    return points


def note_round(pos: WildShotsPosition) -> None:
    """WSH-13: every seat's minus points go on the sheet."""
    points = [hits(pos, seat) for seat in range(pos.rules.seats)]
    for cost in points:
        pos.sheet = append(pos.sheet, cost)
    if pos.telling:
        pos.tell("scored", "WSH-13", number=pos.round + 1, points=tuple(points))


def total(pos: WildShotsPosition, seat: i64) -> int:
    """The minus points of a seat in all rounds so far."""
    points = 0
    for place in range(seat, len(pos.sheet), pos.rules.seats):
        points += pos.sheet[place]
    return points


def result(pos: WildShotsPosition) -> Outcome:
    """WSH-15: the fewest minus points win; a tie is shared."""
    totals = [total(pos, seat) for seat in range(pos.rules.seats)]
    fewest = min(totals)
    winners = tuple([seat for seat, points in enumerate(totals) if points == fewest])
    return Outcome(winners, tuple([-points for points in totals]), "fewest-points")
