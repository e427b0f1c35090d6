"""The solved last tricks of Wild Shots give the same as trying everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fistful
from fistful.engine.chance import fast
from fistful.games.wild_shots.evaluator import SPREAD, WildShotsEvaluator
from fistful.games.wild_shots.facts import HAND, ROUNDS
from fistful.games.wild_shots.last_tricks import LastTricks, share
from fistful.games.wild_shots.position import WildShotsPosition
from tests.tables import many

TABLES = [(2, False), (3, False), (4, False), (3, True)]


def endings(seats: int, piatnik: bool, tricks: int) -> Iterator[WildShotsPosition]:
    """Moments of random games with this many tricks left in the round, one from each round."""
    for seed in range(many(4, 40)):
        position = fistful.game("wild-shots").new(seats, seed, piatnik_scoring=piatnik)
        chance = fast(seed)
        while not position.over:
            assert isinstance(position, WildShotsPosition)
            if position.trick_number == HAND - tricks and position.played == (seed + position.round) % seats:
                yield position.copy()
            seat = position.to_act[0]
            position.play(seat, position.pick(seat, chance))


def spread(position: WildShotsPosition) -> float:
    """How many points are little at the end of this round."""
    return SPREAD[ROUNDS - position.round - 1]


def tried(position: WildShotsPosition, number: int) -> tuple[list[float], int]:
    """Everyone's share of the win if each seat takes what is best for it, by trying every card; the first card."""
    if position.round != number or position.over:
        evaluator = WildShotsEvaluator()
        return [evaluator.worth(position, seat) for seat in range(position.seats)], -1
    seat = position.to_act[0]
    best: list[float] = []
    chosen = -1
    for card in position.actions(seat):
        later = position.copy()
        later.play(seat, card)
        worths, _ = tried(later, number)
        if not best or worths[seat] > best[seat]:
            best, chosen = worths, card
    return best, chosen


@pytest.mark.parametrize(("seats", "piatnik"), TABLES)
@pytest.mark.parametrize("tricks", [2, 3])
def test_a_solved_ending_is_what_trying_everything_finds(seats: int, piatnik: bool, tricks: int) -> None:
    for position in endings(seats, piatnik, tricks):
        worths, card = tried(position, position.round)
        ending = LastTricks(position, spread(position))
        points = ending.solve()
        assert [share(points, seat, seats, spread(position)) for seat in range(seats)] == pytest.approx(worths)
        assert ending.card == card


@pytest.mark.parametrize(("seats", "piatnik"), TABLES)
def test_a_playout_ends_as_the_solution_says(seats: int, piatnik: bool) -> None:
    for position in endings(seats, piatnik, 3):
        evaluator = WildShotsEvaluator().for_view(position.view(position.to_act[0]))
        number = position.round
        points = LastTricks(position, spread(position)).solve()
        expected = [share(points, seat, seats, spread(position)) for seat in range(seats)]
        while position.round == number and not position.over:
            seat = position.to_act[0]
            position.play(seat, evaluator.likely(position, seat, fast(1)))
        assert [evaluator.worth(position, seat) for seat in range(seats)] == pytest.approx(expected)


def test_solving_an_ending_leaves_the_position_as_it_was() -> None:
    for position in endings(4, False, 3):
        before = position.whereabouts()
        LastTricks(position, spread(position)).solve()
        assert position.whereabouts() == before
