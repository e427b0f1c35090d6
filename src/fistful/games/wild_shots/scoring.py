"""What hurts in Wild Shots, and who wins."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Outcome
from fistful.games.wild_shots.facts import PRICES, ROUNDS, SYMBOLS
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


def costs(pos: WildShotsState) -> tuple[tuple[dict[str, int], ...], tuple[int, ...]]:
    """WSH-13: how often each symbol that hurts is in everyone's tricks, and the cost (`hits` and `cost` in a view);
    once the game is over, those of the last round.
    """
    round = pos.round if pos.round < ROUNDS else ROUNDS - 1
    hits_by_seat: list[dict[str, int]] = []
    cost_by_seat: list[int] = []
    for taken in pos.taken:
        counts: dict[str, int] = {}
        points: i64 = 0
        for symbol in pos.setup.hurting[round]:
            count = bitset.count(taken & pos.setup.bearers[symbol])
            counts[SYMBOLS[symbol]] = count
            points += count * PRICES[symbol]
        hits_by_seat.append(counts)
        cost_by_seat.append(points)
    return tuple(hits_by_seat), tuple(cost_by_seat)


def note_round(pos: WildShotsState) -> None:
    """WSH-13: every seat's minus points go on the sheet."""
    points = [hits(pos, seat) for seat in range(pos.setup.seats)]
    for cost in points:
        pos.sheet = append(pos.sheet, cost)
    if pos.telling:
        pos.tell("scored", "WSH-13", number=pos.round + 1, points=tuple(points))


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
