"""The test and the interval that hold however often one looks: arithmetic by hand, and simulated matches."""

from __future__ import annotations

import math
import random

import pytest
from bench.stopping import Deal, duplicate, simulated

from fistful.arena.sequence import BETS, Evidence
from tests.tables import many


def lopsided(dice: random.Random) -> float:
    """A deal in ten is worth nine times as much as the others, to the other player: equals, as the mean is ½."""
    return 0.5 + 0.45 if dice.random() < 0.1 else 0.5 - 0.05


def matches(deal: Deal, number: int, most: int) -> list[Evidence]:
    dice = random.Random(7)
    return [simulated(deal, dice, most) for _ in range(number)]


def test_the_wealth_is_the_mean_of_what_each_gambler_has() -> None:
    """At a mean of ½, a stake of b makes 1 + b of 1 where it wins, and 1 - b where it loses."""
    evidence = Evidence([1.0, 1.0, 0.5, 0.0])
    higher = [(1 + bet) ** 2 * (1 - bet) for bet in BETS]
    lower = [(1 - bet) ** 2 * (1 + bet) for bet in BETS]
    assert math.exp(evidence.log_wealth(0.5)) == pytest.approx((sum(higher) + sum(lower)) / (2 * len(BETS)))


def test_nobody_gains_on_average_by_betting_against_the_true_mean() -> None:
    after_one = [math.exp(Evidence([sample]).log_wealth(0.3)) for sample in (0.0, 1.0)]
    assert 0.7 * after_one[0] + 0.3 * after_one[1] == pytest.approx(1)


def test_the_order_of_deals_does_not_matter() -> None:
    samples = [1.0, 0.0, 0.5, 1.0, 0.75]
    assert Evidence(samples).interval() == Evidence(sorted(samples)).interval()


@pytest.mark.parametrize("samples", [[1.0] * 30 + [0.5] * 20, [0.0] * 9 + [1.0], [0.5], [1.0] * 12, [0.0] * 12])
def test_an_interval_has_exactly_the_means_that_are_not_excluded(samples: list[float]) -> None:
    evidence = Evidence(samples)
    mean, low, high = evidence.interval()
    assert mean == pytest.approx(sum(samples) / len(samples))
    assert 0 <= low <= mean <= high <= 1
    for number in range(1, 100):
        assert evidence.excludes(number / 100) is not (low <= number / 100 <= high)


def test_ten_deals_that_one_player_wins_decide_and_five_do_not() -> None:
    assert Evidence([1.0] * 10).excludes(0.5)
    assert not Evidence([1.0] * 5).excludes(0.5)


def test_a_smaller_error_needs_more() -> None:
    evidence = Evidence([1.0] * 10)
    assert not evidence.excludes(0.5, error=0.001)
    assert evidence.interval(0.001).low < evidence.interval(0.05).low


@pytest.mark.parametrize("equals", [duplicate(0.5), lopsided], ids=["duplicate", "lopsided"])
def test_between_equals_a_winner_is_declared_in_at_most_one_match_in_twenty(equals: Deal) -> None:
    """Checked at every deal."""
    number = many(120, 2000)
    played = matches(equals, number, many(200, 1000))
    assert sum(evidence.excludes(0.5) for evidence in played) <= 0.05 * number


@pytest.mark.parametrize("chance", [0.6, 0.75])
def test_a_match_between_unequals_stops_and_its_interval_has_their_difference(chance: float) -> None:
    number = many(20, 1000)
    played = matches(duplicate(chance), number, most=1000)
    assert all(evidence.excludes(0.5) for evidence in played)
    assert sum(evidence.mean < 0.5 for evidence in played) <= 0.05 * number
    held = [evidence.interval() for evidence in played]
    assert sum(interval.low <= chance <= interval.high for interval in held) >= 0.95 * number
