"""A secret window lets everyone who is asked pass, and whether one is open follows from what everyone knows."""

from __future__ import annotations

import pytest

from tests.tables import TABLES, Table, moments

WITH_WINDOWS = [table for table in TABLES if table.slug == "boomtown-bandits" or table.options.get("marksman")]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_seat_that_is_asked_in_a_window_may_pass(table: Table) -> None:
    for position in moments(table, 1):
        action = position.passing()
        if action >= 0:
            assert table in WITH_WINDOWS
            assert all(action in position.actions(seat) for seat in position.to_act)


@pytest.mark.parametrize("table", WITH_WINDOWS, ids=str)
def test_a_game_has_windows(table: Table) -> None:
    assert any(position.passing() >= 0 for seed in range(4) for position in moments(table, seed))


@pytest.mark.parametrize("table", WITH_WINDOWS, ids=str)
def test_who_cannot_tell_worlds_apart_sees_the_same_window(table: Table) -> None:
    for number, position in enumerate(moments(table, 1)):
        seat = number % position.seats
        assert position.view(seat).imagine(number).passing() == position.passing()
