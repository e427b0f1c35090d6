"""Figures against values known from tables and from arithmetic."""

from __future__ import annotations

import math

import pytest

from fistful.arena.statistics import share_interval


def test_an_interval_lies_two_errors_around_the_mean() -> None:
    shares = [0.25, 0.5, 0.5, 0.75] * 25
    interval = share_interval(shares, 0.5)
    # the squares around a mean of one half: 50 of 1/16, and two of 1/4 that were added; 101 degrees
    error = 1.959963984540054 * math.sqrt((50 / 16 + 2 / 4) / 101 / 100)
    assert interval.mean == 0.5
    assert interval.high - 0.5 == pytest.approx(error)
    assert 0.5 - interval.low == pytest.approx(error)


def test_an_interval_that_may_miss_less_often_is_wider() -> None:
    shares = [0.25, 0.5, 0.5, 0.75] * 25
    usual, wide = share_interval(shares, 0.5), share_interval(shares, 0.5, 0.01)
    assert (wide.high - 0.5) / (usual.high - 0.5) == pytest.approx(2.5758293035489004 / 1.959963984540054)


def test_a_few_deals_with_the_same_result_are_no_certainty() -> None:
    assert share_interval([1.0, 1.0], 0.5).low < 0.5
    assert share_interval([1.0] * 40, 0.5).low > 0.5


def test_an_interval_stays_between_nothing_and_everything() -> None:
    interval = share_interval([1.0, 0.0, 1.0], 0.5)
    assert interval.high <= 1
    assert interval.low >= 0
