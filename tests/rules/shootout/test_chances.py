"""The cards that `imagine` puts into hands and Health are those that really are there, on average over many games.

Real games are played at random: deals and lays have the chances that `imagine` promises, but a bullet that was fired
is likelier from a hand with few different ones. So each game is weighted by the inverse of that chance.
"""

from __future__ import annotations

import random
from collections import defaultdict
from math import sqrt

import pytest

import fistful
from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.games.shootout import kinds
from fistful.games.shootout.facts import BEST, PLACES_OF
from fistful.games.shootout.position import ShootoutPosition
from tests.tables import many

WORLDS = 2
"""How many are imagined from each view."""
MOST = 4.0
"""No average of about two hundred is this many standard errors off."""


def cards_of_others(pos: ShootoutPosition, viewer: int) -> dict[tuple[str, int], int]:
    """How many cards of each value the other seats have in hand, and as Health Cards."""
    out: dict[tuple[str, int], int] = defaultdict(int)
    for seat in range(pos.seats):
        if seat != viewer:
            for card in bags.listed(pos.hands[seat]):
                out["hand", int(card)] += 1
            for place in bitset.listed(pos.standing & PLACES_OF[seat]):
                out["health", int(pos.health[place])] += 1
    return out


class Played:
    """A random game up to the beginning of a turn of its first round, with the weight that each viewer gives it."""

    def __init__(self, seats: int, number: int) -> None:
        self.dice = random.Random(f"{seats} {number}")
        position = fistful.game("shootout").new(seats, self.dice.getrandbits(60))
        assert isinstance(position, ShootoutPosition)
        self.pos = position
        self.weights = [1.0] * seats

    def reaches(self, turn: int) -> bool:
        pos = self.pos
        while pos.round == 1 and pos.turn < turn:
            for seat in pos.to_act:
                legal = pos.actions(seat)
                if pos.turn > 0 and kind_of(pos.step) == kinds.TURN:
                    held = int(bags.size(pos.hands[seat]))
                    for viewer in range(pos.seats):
                        self.weights[viewer] *= 1.0 if viewer == seat else len(legal) / (held + 1)
                pos.play(seat, self.dice.choice(legal))
        return pos.round == 1 and not pos.over


@pytest.mark.clause("SHO-2", "SHO-3", "SHO-33")
@pytest.mark.parametrize("turn", [1, 6])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagined_hands_and_health_cards_are_those_of_real_games_on_average(seats: int, turn: int) -> None:
    sums: dict[tuple[str, int], float] = defaultdict(float)
    squares: dict[tuple[str, int], float] = defaultdict(float)
    for number in range(many(200, 10_000)):
        played = Played(seats, number)
        if not played.reaches(turn):
            continue
        differences: dict[tuple[str, int], float] = defaultdict(float)
        for viewer in range(seats):
            view = played.pos.view(viewer)
            for key, count in cards_of_others(played.pos, viewer).items():
                differences[key] += played.weights[viewer] * count
            for _ in range(WORLDS):
                world = view.imagine(played.dice.getrandbits(60))
                assert isinstance(world, ShootoutPosition)
                for key, count in cards_of_others(world, viewer).items():
                    differences[key] -= played.weights[viewer] * count / WORLDS
        for key, difference in differences.items():
            sums[key] += difference
            squares[key] += difference * difference
    errors = {key: sums[key] / sqrt(squares[key]) for key in sums if squares[key] > 0}
    assert len(errors) >= 2 * (BEST - 1)
    assert max(abs(error) for error in errors.values()) < MOST, errors
    assert sum(error * error for error in errors.values()) / len(errors) < 2
