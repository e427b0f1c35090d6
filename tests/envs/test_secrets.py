"""The law of views holds for what learners are given: worlds that a seat cannot tell apart look alike, to the byte."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fistful.envs.pettingzoo import SeatBySeat, Seats
from tests.envs.spread import SMALL, SPREAD, any_legal, played, seat_by_seat
from tests.tables import Table, many


def given(environment: Seats, agent: str) -> list[bytes]:
    """All that an agent can get from its environment before it acts."""
    assert isinstance(environment, SeatBySeat)
    seen = environment.observe(agent)
    return [
        seen["observation"].tobytes(),
        seen["action_mask"].tobytes(),
        environment.infos[agent]["action_mask"].tobytes(),
        environment.information_state(agent),
    ]


@pytest.mark.parametrize("table", SPREAD, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same(table: Table) -> None:
    true, imagined = seat_by_seat(table), seat_by_seat(table)
    dice = random.Random(7)
    true.reset(seed=7)
    imagined.reset(seed=8)
    for number, (agent, _) in enumerate(played(true, dice, most=many(60, 600))):
        if number % 4:
            continue
        answered = set(true.view(agent).to_act) - set(true.table.asked)
        for seat in {true.seat_of[agent], dice.randrange(table.seats)} - answered:
            other = true.agents[seat]
            imagined.go_on(true.view(other).imagine(number))
            assert given(imagined, other) == given(true, other)


@pytest.mark.parametrize(
    "table", [table for table in SMALL if table.slug in ("loot-shoot-whisky", "shootout")], ids=str
)
def test_who_is_asked_later_sees_nothing_of_what_was_chosen_before(table: Table) -> None:
    environment = seat_by_seat(table)
    environment.reset(seed=4)
    asked = [f"seat_{seat}" for seat in environment.table.asked]
    assert len(asked) == table.seats
    before = {agent: given(environment, agent) for agent in asked}
    told = []
    for seed in (1, 2):
        environment.reset(seed=4)
        for agent in asked:
            assert environment.agent_selection == agent
            assert given(environment, agent) == before[agent]
            environment.step(any_legal(environment.observe(agent), random.Random(seed)))
        told.append(given(environment, asked[0]))
    assert told[0] != told[1]


def test_a_seat_that_has_chosen_is_shown_the_moment_in_which_it_was_asked() -> None:
    environment = seat_by_seat(SMALL[1])
    environment.reset(seed=4)
    first = environment.agent_selection
    before = environment.observe(first)
    environment.step(any_legal(before, random.Random(1)))
    after = environment.observe(first)
    assert np.array_equal(after["observation"], before["observation"])
    assert not after["action_mask"].any()


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_a_key_is_equal_for_equal_views_and_only_for_them(table: Table) -> None:
    environment = seat_by_seat(table)
    environment.reset(seed=2)
    views, keys = set(), set()
    for number, (agent, _) in enumerate(played(environment, random.Random(2), most=60)):
        if number % 3 == 0:
            views.add(environment.view(agent))
            keys.add(environment.information_state(agent))
            assert environment.information_state(agent) == environment.information_state(agent)
    assert len(views) == len(keys) > 1
