"""Loot Shoot Whisky one round deep: the matrices of both phases solved exactly over what a new round is worth."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.chance import Fast
from fistful.engine.position import Position
from fistful.games.loot_shoot_whisky.facts import BULLETS_TO_WIN, DUELS_TO_WIN, NUGGETS_TO_WIN
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.search.ismcts import reopen
from fistful.search.matrix import Solution, solve

SIPS_TO_WIN: Final = 3
MOST_LEFT: Final = 9
"""The most cards that can be in the deck while a round is played."""
BULLETS_AT: Final = NUGGETS_TO_WIN
SIPS_AT: Final = BULLETS_AT + BULLETS_TO_WIN
LEFT_AT: Final = SIPS_AT + SIPS_TO_WIN
WEIGHTS: Final = LEFT_AT + MOST_LEFT + 1
"""Weights of a standing: by nuggets, by bullets, by sips, and of the bottle by the cards left in the deck."""
_FINE: Final = 1 << 30


class Saloon:
    """Solves the round that a position is in, for the seat in the first place of the matrices."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: Final = weights
        """As many as `WEIGHTS`, what each step of a way to win is worth."""
        self.solved: i64 = 0
        """How many positions were looked at."""

    def worth(self, position: LootShootWhiskyPosition) -> float:
        """The first seat's chance to win the game, at the beginning of a round or after the end."""
        if position.waiting == 0 or position.round == 1:
            return match_worth(position)
        lead = self.standing(position, 0) - self.standing(position, 1)
        duel = 1.0 / (1.0 + math.exp(-lead))
        if not position.rules.is_match:
            return duel
        won = match_chance(position.duels_won[0] + 1, position.duels_won[1])
        lost = match_chance(position.duels_won[0], position.duels_won[1] + 1)
        return duel * won + (1.0 - duel) * lost

    def standing(self, position: LootShootWhiskyPosition, seat: i64) -> float:
        """How near a seat is to each way to win, in log-odds."""
        standing = 0.0
        for number in weights_of(position, seat):
            standing += self.weights[number]
        return standing

    def solution(self, position: LootShootWhiskyPosition) -> Solution:
        """The matrix of the phase that is being planned; its cells are worth what the round leads to."""
        rows = position.legal(0)
        columns = position.legal(1)
        payoffs = vec[float](capacity=len(rows) * len(columns))
        round = position.round
        duel = position.duel
        for row in rows:
            for column in columns:
                after = position.copy()
                after.commit(0, row)
                after.commit(1, column)
                self.solved += 1
                if after.waiting != 0 and after.round == round and after.duel == duel:
                    payoffs = append(payoffs, self.solution(after).value)
                else:
                    payoffs = append(payoffs, self.worth(after))
        return solve(payoffs, len(rows), len(columns))


def match_chance(own: i64, other: i64) -> float:
    """The chance to win a match from so many duels won, if duels are even."""
    if own >= DUELS_TO_WIN:
        return 1.0
    if other >= DUELS_TO_WIN:
        return 0.0
    return 0.5 + 0.25 * float(own - other)


def match_worth(position: LootShootWhiskyPosition) -> float:
    """The first seat's chance at the beginning of a duel, or what it got when the game is over."""
    own = position.duels_won[0]
    other = position.duels_won[1]
    if position.waiting == 0:
        return 0.5 if own == other else 1.0 if own > other else 0.0
    return match_chance(own, other)


def weights_of(position: LootShootWhiskyPosition, seat: i64) -> vec[i64]:
    """The weights that make up the standing of a seat."""
    chosen = append(vec[i64](), min(position.nuggets[seat], NUGGETS_TO_WIN - 1))
    chosen = append(chosen, BULLETS_AT + position.bullets[seat])
    if position.bottle == seat:
        chosen = append(chosen, SIPS_AT + (1 if position.bottle_full else 2))
        left: i64 = len(position.deck)
        chosen = append(chosen, LEFT_AT + min(left, MOST_LEFT))
    return chosen


def thumb_weights() -> vec[float]:
    """What the ways to win are worth by rule of thumb: the last steps count most, the bottle when the deck runs out."""
    weights = [2.2 * (nuggets / NUGGETS_TO_WIN) ** 2 for nuggets in range(NUGGETS_TO_WIN)]
    weights += [2.4 * (bullets / BULLETS_TO_WIN) ** 2 for bullets in range(BULLETS_TO_WIN)]
    weights += [1.6 * sips / SIPS_TO_WIN for sips in range(SIPS_TO_WIN)]
    weights += [0.25 * max(0, 6 - left) for left in range(MOST_LEFT + 1)]
    return vec[float](weights)


def plan(position: Position, seat: i64, saloon: Saloon, chance: Fast) -> i64:
    """A pair for this seat, drawn from its mix in the solved round."""
    assert isinstance(position, LootShootWhiskyPosition)
    reopen(position, -1)
    solution = saloon.solution(position)
    return drawn(position.legal(seat), solution.rows if seat == 0 else solution.columns, chance)


def drawn(legal: vec[i64], mix: vec[float], chance: Fast) -> i64:
    """One of these actions, as likely as the mix has it."""
    ticket = float(chance.below(_FINE, "search")) / float(_FINE)
    chosen = legal[0]
    for place in range(len(legal)):
        if ticket >= 0.0 and mix[place] > 0.0:
            chosen = legal[place]
            ticket -= mix[place]
    return chosen
