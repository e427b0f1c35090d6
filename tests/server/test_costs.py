"""How many simulations fit into a time, by what recent thoughts took."""

from __future__ import annotations

import itertools

from fistful.protocol.tables import Hurried
from fistful.server.play.costs import Costs, Plan
from fistful.server.play.thinkers import Answer


def timed(*seconds: float, simulations: int = 1000) -> Costs:
    """The costs after sheriffs of Wild Shots thought for these times, with a thousand simulations each."""
    costs = Costs()
    for each in seconds:
        costs.learn("sheriff", "wild-shots", Answer(0, simulations, each))
    return costs


def test_a_level_gets_as_many_simulations_as_fit() -> None:
    costs = timed(0.01, 0.01, 0.01)
    assert costs.plan("sheriff", "wild-shots", 0.25, alone=False) == Plan("sheriff", None, 0.2)
    hurried = costs.plan("sheriff", "wild-shots", 0.11, alone=False)
    assert hurried is not None
    assert (hurried.level, hurried.hurried) == ("sheriff@0.5", Hurried(10_000, 20_000))
    assert costs.plan("sheriff", "wild-shots", 0.003, alone=False) is None


def test_sheriffs_and_legends_of_a_game_learn_from_each_other() -> None:
    plan = timed(0.01).plan("legend", "wild-shots", 0.41, alone=False)
    assert plan is not None and plan.hurried == Hurried(40_000, 80_000)


def test_one_thought_that_took_very_long_does_not_count() -> None:
    plan = timed(0.01, 0.01, 5.0, 0.01).plan("sheriff", "wild-shots", 0.25, alone=False)
    assert plan is not None and plan.hurried is None


def test_a_thought_that_needed_no_simulations_says_nothing() -> None:
    costs = timed(0.01)
    costs.learn("sheriff", "wild-shots", Answer(0, 0, 0.0))
    assert costs.plan("sheriff", "wild-shots", 0.11, alone=False) == timed(0.01).plan(
        "sheriff", "wild-shots", 0.11, alone=False
    )


def test_a_level_that_does_not_count_simulations_is_tried_however_many_wait() -> None:
    costs = Costs()
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.002, alone=False) is not None
    costs.learn("sheriff", "loot-shoot-whisky", Answer(0, 0, 0.001))
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.002, alone=False) is not None
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.0005, alone=False) is None
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.0005, alone=True) is not None


def test_an_estimate_for_which_nobody_thinks_any_more_is_doubted_until_somebody_does() -> None:
    """A machine that was busy for a moment must not leave all answers to deputies for as long as many wait."""
    costs = timed(*[1.0] * 16)
    refused = next(
        number for number in itertools.count() if costs.plan("sheriff", "wild-shots", 0.1, alone=False) is not None
    )
    assert 0 < refused < 200  # 300 tables ask as often within two seconds
