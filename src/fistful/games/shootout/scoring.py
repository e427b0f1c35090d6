"""Who wins a round of Shootout!, and who the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.wire import Outcome
from fistful.games.shootout import phases, steps
from fistful.games.shootout.facts import PLACES_OF

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition

NOBODY: Final = -1


def round_winner(pos: ShootoutPosition) -> i64:
    """SHO-21, SHO-22: the seat with the most Health Cards left, which is the last one unless time ran out."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in range(pos.setup.seats):
        left = bitset.count(pos.standing & PLACES_OF[seat])
        if left > most:
            most = left
            best = seat
        elif left == most:
            best = NOBODY
    return best


def close_round(pos: ShootoutPosition) -> None:
    """SHO-4, SHO-21, SHO-31: note who won; the deal moves on to the next round, unless the game is over."""
    winner = round_winner(pos)
    if winner == NOBODY:
        if pos.telling:
            pos.tell("round-drawn", "SHO-22", number=pos.round)
    else:
        pos.rounds_won[winner] += 1
        if pos.telling:
            pos.tell("round-won", "SHO-21", seat=winner, number=pos.round, count=pos.rounds_won[winner])
        if pos.rounds_won[winner] == pos.setup.rounds_to_win:
            return
    if pos.round < pos.setup.most_rounds:
        pos.dealer = steps.left_of(pos, pos.dealer)
        pos.push(step(phases.ROUND))


def result(pos: ShootoutPosition) -> Outcome:
    """SHO-21, SHO-31: whoever won enough rounds, else whoever won most, shared if several did."""
    scores = tuple([int(won) for won in pos.rounds_won])
    most = max(scores)
    winners = tuple([seat for seat, won in enumerate(scores) if won == most])
    return Outcome(winners, scores, "rounds" if most == pos.setup.rounds_to_win else "most-rounds")
