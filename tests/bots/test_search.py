"""The parts of a search: matrix games with known solutions, and trees that find the right move."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

import fistful
from fistful.bots import bot
from fistful.engine.evaluator import Evaluator
from fistful.engine.registry import setting
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.games.loot_shoot_whisky.solver import Solver, thumb_worths
from fistful.games.shootout.evaluator import ShootoutEvaluator
from fistful.games.wild_shots.evaluator import WildShotsEvaluator
from fistful.search.ismcts import Search
from fistful.search.matrix import solve
from fistful.search.tree import ROOT, action_in, seat_in


def flat(rows: list[list[float]]) -> vec[float]:
    return vec[float]([payoff for row in rows for payoff in row])


@pytest.mark.parametrize(
    ("rows", "value", "row_mix", "column_mix"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0.0, [1 / 3] * 3, [1 / 3] * 3),
        ([[3, -1], [-2, 1]], 1 / 7, [3 / 7, 4 / 7], [2 / 7, 5 / 7]),
        ([[2, 3], [4, 1]], 2.5, [0.75, 0.25], [0.5, 0.5]),
        ([[5, 4], [1, 0]], 4.0, [1, 0], [0, 1]),
        ([[0.5]], 0.5, [1], [1]),
        ([[1, 2, 0]], 0.0, [1], [0, 0, 1]),
    ],
)
def test_a_matrix_game_has_its_known_solution(
    rows: list[list[float]], value: float, row_mix: list[float], column_mix: list[float]
) -> None:
    solution = solve(flat(rows), len(rows), len(rows[0]))
    assert solution.value == pytest.approx(value)
    assert list(solution.rows) == pytest.approx(row_mix)
    assert list(solution.columns) == pytest.approx(column_mix)


def test_neither_side_of_a_solved_game_can_do_better() -> None:
    dice = random.Random(1)
    for _ in range(50):
        height, width = dice.randint(1, 9), dice.randint(1, 9)
        rows = [[float(dice.randint(-3, 3)) for _ in range(width)] for _ in range(height)]
        solution = solve(flat(rows), height, width)
        mix, other = list(solution.rows), list(solution.columns)
        assert sum(mix) == pytest.approx(1) and sum(other) == pytest.approx(1)
        against = [sum(mix[row] * rows[row][column] for row in range(height)) for column in range(width)]
        made = [sum(other[column] * rows[row][column] for column in range(width)) for row in range(height)]
        assert min(against) == pytest.approx(solution.value, abs=1e-9)
        assert max(made) == pytest.approx(solution.value, abs=1e-9)


def almost_won() -> fistful.View:
    """A duel in which the first seat wins with any bullet."""
    duel = fistful.game("loot-shoot-whisky").new(seed=1).view(0)
    return fistful.view_from_json(duel.to_json().replace(b'"bullets":[0,0]', b'"bullets":[3,0]'))


def test_a_sealed_choice_is_mixed() -> None:
    view = fistful.game("loot-shoot-whisky").new(seed=1).view(0)
    game, setup = setting(view)
    answers = set()
    for seed in range(12):
        search = Search(game, setup, view, Evaluator(), seed)
        search.run(100, 60_000)
        answers.add(search.answer())
    assert len(answers) > 1


def test_an_even_duel_is_even_and_three_bullets_are_an_advantage() -> None:
    even = fistful.game("loot-shoot-whisky").new(seed=1).view(0).imagine(1)
    ahead = almost_won().imagine(1)
    assert isinstance(even, LootShootWhiskyPosition) and isinstance(ahead, LootShootWhiskyPosition)
    solver = Solver(thumb_worths(), 0.0)
    assert solver.solution(even, 0).value == pytest.approx(0.5)
    assert solver.solution(ahead, 0).value > 0.65
    assert solver.solution(ahead, 1).value == pytest.approx(1 - solver.solution(ahead, 0).value)


def test_counting_on_slips_means_hoping_for_more() -> None:
    even = fistful.game("loot-shoot-whisky").new(seed=1).view(0).imagine(1)
    assert isinstance(even, LootShootWhiskyPosition)
    hopes = [Solver(thumb_worths(), slips).solution(even, 0).value for slips in (0.0, 0.5, 1.0)]
    assert hopes == sorted(hopes)
    assert hopes[2] > hopes[0] + 0.01


def test_a_matrix_against_slips_is_a_mix_of_it_and_of_its_means() -> None:
    solver = Solver(thumb_worths(), 0.5)
    solution = solver.settled(flat([[1, 0], [0, 0]]), 2, 2)
    assert solution.value == pytest.approx(0.25)
    assert list(solution.rows) == pytest.approx([1, 0])


def test_a_search_makes_as_many_simulations_as_it_was_given() -> None:
    position = fistful.game("wild-shots").new(4, 3)
    view = position.view(position.to_act[0])
    game, setup = setting(view)
    search = Search(game, setup, view, WildShotsEvaluator(), 1)
    search.run(50, 60_000)
    assert search.simulations == 50


def test_time_is_a_ceiling() -> None:
    position = fistful.game("wild-shots").new(4, 3)
    view = position.view(position.to_act[0])
    game, setup = setting(view)
    search = Search(game, setup, view, WildShotsEvaluator(), 1)
    search.run(10_000_000, 30)
    assert 0 < search.simulations < 10_000_000


def test_a_choice_already_sealed_tells_a_search_nothing() -> None:
    position = fistful.game("loot-shoot-whisky").new(seed=4)
    player = bot("sheriff", "loot-shoot-whisky")
    before = [player.answer(position.view(1), seed) for seed in range(4)]
    position.play(0, 4)
    assert [player.answer(position.view(1), seed) for seed in range(4)] == before


def test_what_others_lay_is_drawn_and_only_our_own_laying_is_learnt() -> None:
    view = fistful.game("shootout").new(5, 3).view(2)
    game, setup = setting(view)
    search = Search(game, setup, view, ShootoutEvaluator(), 1)
    search.run(200, 60_000)
    tree = search.tree
    seats, layings = set(), set()
    entry = tree.first[ROOT]
    while entry >= 0:
        seats.add(seat_in(tree.choice[entry]))
        layings.add(action_in(tree.choice[entry]))
        entry = tree.next[entry]
    assert seats == {2}
    assert 1 < len(layings) <= 8
    assert search.answer() in layings
    assert sum(tree.visits) > 200
