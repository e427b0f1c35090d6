"""Who wins a round of Shootout!, and who the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Outcome
from fistful.games.shootout.facts import PLACES_OF
from fistful.games.shootout.state import ShootoutState

NOBODY: Final = -1


def round_winner(pos: ShootoutState) -> i64:
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


def note_round(pos: ShootoutState) -> bool:
    """SHO-21, SHO-22: note who won the round, if anyone; whether that wins the game."""
    winner = round_winner(pos)
    if winner == NOBODY:
        if pos.telling:
            pos.tell("round-drawn", "SHO-22", number=pos.round)
        return False
    pos.rounds_won[winner] += 1
    if pos.telling:
        alone = pos.standing & PLACES_OF[winner] == pos.standing
        code, clause = ("round-won", "SHO-21") if alone else ("round-won-late", "SHO-22")
        pos.tell(code, clause, seat=winner, number=pos.round, count=pos.rounds_won[winner])
    return pos.rounds_won[winner] == pos.setup.rounds_to_win


def result(pos: ShootoutState) -> Outcome:
    """SHO-21, SHO-31: the player who won enough rounds, else the one who won most, shared if several did."""
    scores = tuple([int(won) for won in pos.rounds_won])
    most = max(scores)
    winners = tuple([seat for seat, won in enumerate(scores) if won == most])
    return Outcome(winners, scores, "rounds" if most == pos.setup.rounds_to_win else "most-rounds")
