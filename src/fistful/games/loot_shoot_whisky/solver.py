"""Loot Shoot Whisky one round deep: the matrices of both phases solved exactly over the value of a new round."""

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
BOTTLES: Final = 2 * SIPS_TO_WIN - 1
"""The bottle is in the middle, or full or almost empty in front of one of the two."""
MOST_LEFT: Final = 9
"""The most cards that can be in the deck while a round is played."""
STANDINGS: Final = NUGGETS_TO_WIN**2 * BULLETS_TO_WIN**2 * BOTTLES * (MOST_LEFT + 1)
"""How many ways a duel can stand at the beginning of a round, not counting the cards in the row."""
_FINE: Final = 1 << 30


class Solver:
    """Solves the round that a position is in, for one seat."""

    def __init__(self, worths: vec[float], slips: float) -> None:
        self.worths: Final = worths
        """The chance to win a duel by its standing."""
        self.slips: Final = slips
        """How often the opponent is assumed to plan at random; otherwise it plans what hurts most."""
        self.solved: i64 = 0
        """How many positions were looked at."""

    def worth(self, position: LootShootWhiskyPosition, seat: i64) -> float:
        """A seat's chance to win the game, at the beginning of a round or after the end."""
        if position.waiting == 0 or position.round == 1:
            return match_worth(position, seat)
        duel = self.worths[standing(position, seat)]
        if not position.setup.is_match:
            return duel
        own = position.duels_won[seat]
        other = position.duels_won[1 - seat]
        return duel * match_chance(own + 1, other) + (1.0 - duel) * match_chance(own, other + 1)

    def solution(self, position: LootShootWhiskyPosition, seat: i64) -> Solution:
        """The matrix of the phase being planned: this seat's pairs are rows, and cells are the values that follow."""
        rows = position.legal(seat)
        columns = position.legal(1 - seat)
        payoffs = vec[float](capacity=len(rows) * len(columns))
        for row in rows:
            for column in columns:
                after = planned(position, seat, row, column)
                self.solved += 1
                if same_round(position, after):
                    payoffs = append(payoffs, self.solution(after, seat).value)
                else:
                    payoffs = append(payoffs, self.worth(after, seat))
        return self.settled(payoffs, len(rows), len(columns))

    def settled(self, payoffs: vec[float], rows: i64, columns: i64) -> Solution:
        """The matrix game with these payoffs against a player who slips: a mix of it and of the mean of each row.

        Its value and its mix are then a restricted Nash response (Johanson, Zinkevich and Bowling 2007).
        """
        if self.slips > 0.0:
            for row in range(rows):
                mean = 0.0
                for column in range(columns):
                    mean += payoffs[row * columns + column] / float(columns)
                for column in range(columns):
                    payoffs[row * columns + column] += self.slips * (mean - payoffs[row * columns + column])
        return solve(payoffs, rows, columns)


def planned(position: LootShootWhiskyPosition, seat: i64, own: i64, other: i64) -> LootShootWhiskyPosition:
    """What two pairs lead to."""
    after = position.copy()
    after.commit(seat, own)
    after.commit(1 - seat, other)
    return after


def same_round(position: LootShootWhiskyPosition, after: LootShootWhiskyPosition) -> bool:
    """Whether the round goes on."""
    return after.waiting != 0 and after.round == position.round and after.duel == position.duel


def match_chance(own: i64, other: i64) -> float:
    """The chance to win a match from these duels won, if duels are even."""
    if own >= DUELS_TO_WIN:
        return 1.0
    if other >= DUELS_TO_WIN:
        return 0.0
    return 0.5 + 0.25 * float(own - other)


def match_worth(position: LootShootWhiskyPosition, seat: i64) -> float:
    """A seat's chance at the beginning of a duel, or its result when the game is over."""
    own = position.duels_won[seat]
    other = position.duels_won[1 - seat]
    if position.waiting == 0:
        return 0.5 if own == other else 1.0 if own > other else 0.0
    return match_chance(own, other)


def standing(position: LootShootWhiskyPosition, seat: i64) -> i64:
    """The number of how a duel stands for a seat: its nuggets, bullets and sips, the other's, and the cards left."""
    left: i64 = len(position.deck)
    return standing_number(
        min(position.nuggets[seat], NUGGETS_TO_WIN - 1),
        min(position.nuggets[1 - seat], NUGGETS_TO_WIN - 1),
        position.bullets[seat],
        position.bullets[1 - seat],
        bottle_number(position, seat),
        min(left, MOST_LEFT),
    )


def standing_number(nuggets: i64, others: i64, bullets: i64, against: i64, bottle: i64, left: i64) -> i64:
    """The number of a standing, out of `STANDINGS`."""
    number = nuggets * NUGGETS_TO_WIN + others
    number = (number * BULLETS_TO_WIN + bullets) * BULLETS_TO_WIN + against
    return (number * BOTTLES + bottle) * (MOST_LEFT + 1) + left


def bottle_number(position: LootShootWhiskyPosition, seat: i64) -> i64:
    """0 in the middle; full and almost empty in front of this seat 1 and 2, of the other 3 and 4."""
    if position.bottle < 0:
        return 0
    return (1 if position.bottle == seat else SIPS_TO_WIN) + (0 if position.bottle_full else 1)


def put_bottle(position: LootShootWhiskyPosition, bottle: i64) -> None:
    """Put the bottle where its number for the first seat has it."""
    position.bottle = -1 if bottle == 0 else 0 if bottle < SIPS_TO_WIN else 1
    position.bottle_full = bottle in (1, SIPS_TO_WIN)


def thumb_worths() -> vec[float]:
    """What standings are worth by rule of thumb: the last steps count most, the bottle when the deck runs out."""
    worths = vec[float](capacity=STANDINGS)
    for nuggets in range(NUGGETS_TO_WIN):
        for others in range(NUGGETS_TO_WIN):
            looted = 2.2 * float(nuggets**2 - others**2) / float(NUGGETS_TO_WIN**2)
            for bullets in range(BULLETS_TO_WIN):
                for against in range(BULLETS_TO_WIN):
                    shot = 2.4 * float(bullets**2 - against**2) / float(BULLETS_TO_WIN**2)
                    for bottle in range(BOTTLES):
                        for left in range(MOST_LEFT + 1):
                            lead = looted + shot + thumb_sips(bottle, left)
                            worths = append(worths, 1.0 / (1.0 + math.exp(-lead)))
    return worths


def thumb_sips(bottle: i64, left: i64) -> float:
    """What the bottle is worth by rule of thumb, in log-odds."""
    if bottle == 0:
        return 0.0
    own = bottle < SIPS_TO_WIN
    sips = bottle if own else bottle - SIPS_TO_WIN + 1
    held = 1.6 * float(sips) / float(SIPS_TO_WIN) + 0.25 * float(max(0, 6 - left))
    return held if own else -held


def plan(position: Position, seat: i64, solver: Solver, chance: Fast) -> i64:
    """A pair for this seat, drawn from its mix in the solved round."""
    assert isinstance(position, LootShootWhiskyPosition)
    reopen(position, -1)
    return drawn(position.legal(seat), solver.solution(position, seat).rows, chance)


def drawn(legal: vec[i64], mix: vec[float], chance: Fast) -> i64:
    """One of these actions, drawn from the mix."""
    ticket = float(chance.below(_FINE, "search")) / float(_FINE)
    chosen = legal[0]
    for place in range(len(legal)):
        if ticket >= 0.0 and mix[place] > 0.0:
            chosen = legal[place]
            ticket -= mix[place]
    return chosen
