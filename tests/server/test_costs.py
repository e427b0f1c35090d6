"""How many simulations fit into a time, by what recent thoughts took."""

from __future__ import annotations

from fistful.protocol.tables import Hurried
from fistful.server.play.costs import Costs, Plan


def timed(*seconds: float, simulations: int = 1000) -> Costs:
    """The costs after sheriffs of Wild Shots thought for these times, with a thousand simulations each."""
    costs = Costs()
    for each in seconds:
        costs.learn("sheriff", "wild-shots", simulations, each)
    return costs


def test_a_level_gets_as_many_simulations_as_fit() -> None:
    costs = timed(0.01, 0.01, 0.01)
    assert costs.plan("sheriff", "wild-shots", 0.25, alone=False, now=0.0) == Plan("sheriff", None, 0.2)
    hurried = costs.plan("sheriff", "wild-shots", 0.11, alone=False, now=0.0)
    assert hurried is not None
    assert (hurried.level, hurried.hurried) == ("sheriff@0.5", Hurried(10_000, 20_000))
    assert costs.plan("sheriff", "wild-shots", 0.003, alone=False, now=0.0) is None


def test_sheriffs_and_legends_of_a_game_learn_from_each_other() -> None:
    plan = timed(0.01).plan("legend", "wild-shots", 0.41, alone=False, now=0.0)
    assert plan is not None and plan.hurried == Hurried(40_000, 80_000)


def test_one_thought_that_took_very_long_does_not_count() -> None:
    plan = timed(0.01, 0.01, 5.0, 0.01).plan("sheriff", "wild-shots", 0.25, alone=False, now=0.0)
    assert plan is not None and plan.hurried is None


def test_a_thought_that_needed_no_simulations_says_nothing() -> None:
    costs = timed(0.01)
    costs.learn("sheriff", "wild-shots", 0, 0.0)
    assert costs.plan("sheriff", "wild-shots", 0.11, alone=False, now=0.0) == timed(0.01).plan(
        "sheriff", "wild-shots", 0.11, alone=False, now=0.0
    )


def test_a_level_that_does_not_count_simulations_is_tried_however_many_wait() -> None:
    costs = Costs()
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.002, alone=False, now=0.0) is not None
    costs.learn("sheriff", "loot-shoot-whisky", 0, 0.001)
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.002, alone=False, now=0.0) is not None
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.0005, alone=False, now=0.0) is None
    assert costs.plan("sheriff", "loot-shoot-whisky", 0.0005, alone=True, now=0.0) is not None


def test_where_nobody_thinks_because_of_an_estimate_somebody_tries_now_and_then() -> None:
    """A machine that was busy for a moment must not leave all answers to deputies for as long as many wait."""
    costs, moments = timed(*[0.1] * 16), [tenth / 10 for tenth in range(100)]
    tried = []
    for now in moments:
        if costs.plan("sheriff", "wild-shots", 0.01, alone=False, now=now) is not None:
            tried.append(now)
            costs.learn("sheriff", "wild-shots", 400, 0.004)
    assert tried == [*range(9), *moments[81:]]


def test_what_is_tried_takes_a_tenth_of_the_time_at_most() -> None:
    costs = timed(*[10.0] * 16)
    tried = [now for now in range(100) if costs.plan("sheriff", "wild-shots", 0.01, alone=False, now=now) is not None]
    assert tried == [0, 40, 80]


def test_a_thought_that_did_not_end_is_as_long_as_it_was_waited_for() -> None:
    costs = Costs()
    plan = costs.plan("sheriff", "wild-shots", 1.0, alone=True, now=0.0)
    assert plan is not None and plan.hurried is None
    costs.learn_at_least("sheriff", "wild-shots", plan, 10.0)
    second = costs.plan("sheriff", "wild-shots", 2.5, alone=True, now=0.0)
    assert second is not None and second.hurried == Hurried(5_000, 20_000)
