"""The estimate of the progress bar."""

from __future__ import annotations

import pytest

from fistful.cli.engines import typical_decisions
from fistful.cli.progress import Meter
from fistful.engine.registry import game


def test_there_is_no_estimate_before_anything_is_done() -> None:
    meter = Meter(100)
    assert meter.seconds_left(5.0) is None
    meter(1)
    assert meter.seconds_left(6.0) is None


def test_the_rest_takes_as_long_as_what_was_done_after_the_start() -> None:
    meter = Meter(100)
    meter(20)
    meter.seconds_left(10.0)
    meter(20)
    assert meter.seconds_left(14.0) == pytest.approx(12.0)
    meter(60)
    assert meter.seconds_left(26.0) == 0.0


def test_steps_give_an_estimate_before_the_first_thing_is_done() -> None:
    meter = Meter(100, steps_each=50, at_once=4)
    meter.step()
    meter.seconds_left(1.0)
    for _ in range(50):
        meter.step()
    assert meter.done == 0
    assert meter.seconds_left(3.0) == pytest.approx(198, rel=0.02)


def test_steps_count_for_no_more_than_what_is_under_way() -> None:
    meter = Meter(100, steps_each=5, at_once=4)
    for _ in range(1000):
        meter.step()
    assert meter.part == pytest.approx(0.04)
    meter(50)
    assert meter.part == pytest.approx(0.54)
    meter(50)
    assert meter.part == 1.0


def test_a_game_of_wild_shots_has_as_many_decisions_as_cards_are_played() -> None:
    assert typical_decisions(game("wild-shots"), 2, {}) == 72
