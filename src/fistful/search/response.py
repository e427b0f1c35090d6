"""Lessons for Loot Shoot Whisky: games of a solver against itself, and a player who knows how the other one mixes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.chance import Fast, fast
from fistful.engine.position import Position
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.search.saloon import Saloon, drawn, match_worth, weights_of

BOLD: Final = 20
"""One plan in so many is any legal one, so that lessons also show what a mistake leads to."""


class Lesson:
    """The standings at the beginning of a round, and the first seat's share of the win that it led to."""

    def __init__(self, first: list[int], second: list[int], worth: float) -> None:
        self.first: Final = first
        self.second: Final = second
        self.worth: Final = worth


class Response:
    """A best response, one round deep, to the mixes of a solver that does not change."""

    def __init__(self, rival: Saloon, own: Saloon) -> None:
        self.rival: Final = rival
        self.own: Final = own

    def best(self, position: LootShootWhiskyPosition, seat: i64) -> tuple[i64, float]:
        """The best pair of this seat against the other's mix, and what it is worth to this seat."""
        solution = self.rival.solution(position)
        mix = solution.columns if seat == 0 else solution.rows
        theirs = position.legal(1 - seat)
        chosen: i64 = -1
        most = -1.0
        for pair in position.legal(seat):
            worth = 0.0
            for place in range(len(theirs)):
                if mix[place] > 0.0:
                    worth += mix[place] * self.after(position, seat, pair, theirs[place])
            if worth > most:
                most = worth
                chosen = pair
        return chosen, most

    def after(self, position: LootShootWhiskyPosition, seat: i64, pair: i64, other: i64) -> float:
        """What two pairs lead to: the rest of the round, or what a new one is worth."""
        after = position.copy()
        after.commit(seat, pair)
        after.commit(1 - seat, other)
        if after.waiting != 0 and after.round == position.round and after.duel == position.duel:
            return self.best(after, seat)[1]
        worth = self.own.worth(after)
        return worth if seat == 0 else 1.0 - worth


def play_lesson(start: Position, saloon: Saloon, response: Response | None, seat: i64, seed: int) -> list[Lesson]:
    """Play a game to its end: both as the solver mixes, or one seat as the response has it."""
    assert isinstance(start, LootShootWhiskyPosition)
    position = start
    chance = fast(seed)
    firsts: list[list[int]] = []
    seconds: list[list[int]] = []
    round: i64 = 1
    while position.waiting != 0:
        if position.round > round:
            firsts.append(list(weights_of(position, 0)))
            seconds.append(list(weights_of(position, 1)))
        round = position.round
        pairs = plans(position, saloon, response, seat, chance)
        position.commit(0, pairs[0])
        position.commit(1, pairs[1])
    worth = match_worth(position)
    return [Lesson(first, second, worth) for first, second in zip(firsts, seconds, strict=True)]


def plans(
    position: LootShootWhiskyPosition, saloon: Saloon, response: Response | None, seat: i64, chance: Fast
) -> vec[i64]:
    """What both seats plan."""
    solution = saloon.solution(position)
    pairs = append(vec[i64](), drawn(position.legal(0), solution.rows, chance))
    pairs = append(pairs, drawn(position.legal(1), solution.columns, chance))
    if response is not None:
        pairs[seat] = response.best(position, seat)[0]
    elif chance.below(BOLD, "lesson") == 0:
        bold = chance.below(2, "lesson")
        pairs[bold] = position.pick(bold, chance)
    return pairs
