"""Figures against values known from tables and from arithmetic."""

from __future__ import annotations

import math

import pytest

from fistful.arena.statistics import log_likelihood_ratio, share_interval, verdict


def test_an_interval_lies_two_errors_around_the_mean() -> None:
    shares = [0.25, 0.5, 0.5, 0.75] * 25
    interval = share_interval(shares, 0.5)
    # the squares around a mean of one half: 50 of 1/16, and two of 1/4 that were added; 101 degrees
    error = 1.959963984540054 * math.sqrt((50 / 16 + 2 / 4) / 101 / 100)
    assert interval.mean == 0.5
    assert interval.high - 0.5 == pytest.approx(error)
    assert 0.5 - interval.low == pytest.approx(error)


def test_a_few_deals_with_the_same_result_are_no_certainty() -> None:
    assert share_interval([1.0, 1.0], 0.5).low < 0.5
    assert share_interval([1.0] * 40, 0.5).low > 0.5


def test_an_interval_stays_between_nothing_and_everything() -> None:
    interval = share_interval([1.0, 0.0, 1.0], 0.5)
    assert interval.high <= 1
    assert interval.low >= 0


def test_the_likelihood_ratio_is_two_d_n_mean_by_variance() -> None:
    differences = [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    mean_with = 2 / 10
    squares = 2 * (1 - mean_with) ** 2 + 6 * mean_with**2 + (1 + mean_with) ** 2 + (1 - mean_with) ** 2
    assert log_likelihood_ratio(differences) == pytest.approx(2 * 0.1 * 2 / (squares / 9))


@pytest.mark.parametrize(("differences", "expected"), [([0.5] * 60, 1), ([-0.5] * 60, -1), ([0.5, -0.5] * 60, 0)])
def test_a_difference_is_decided_for_the_better_or_not_at_all(differences: list[float], expected: int) -> None:
    assert verdict(differences) == expected


def test_two_deals_decide_nothing() -> None:
    assert verdict([1.0, 1.0]) == 0
