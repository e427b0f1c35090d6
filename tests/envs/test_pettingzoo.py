"""The environments of PettingZoo: its own tests, and what these leave out."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from itertools import zip_longest

import numpy as np
import pytest
from gymnasium.utils.passive_env_checker import check_action_space, check_obs, check_observation_space
from pettingzoo.test import api_test, parallel_api_test, seed_test

import fistful
from fistful.envs.pettingzoo import env, parallel_env
from tests.envs.spread import SMALL, SPREAD, all_at_once, any_legal, played, seat_by_seat
from tests.tables import Table, many

TOLD_OF_EVERY_DICT = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""PettingZoo warns of all observations with a mask but those of its own games."""
CYCLES = many(40, 400)

by_spread = pytest.mark.parametrize("table", SPREAD, ids=str)
by_game = pytest.mark.parametrize("table", SMALL, ids=str)


@pytest.fixture
def _dicts_are_meant() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in TOLD_OF_EVERY_DICT:
            warnings.filterwarnings("ignore", message=message)
        yield


@by_spread
@pytest.mark.usefixtures("_dicts_are_meant")
def test_pettingzoo_accepts_it_seat_by_seat(table: Table) -> None:
    api_test(seat_by_seat(table), num_cycles=CYCLES)


@by_spread
def test_pettingzoo_finds_that_seeds_repeat_games(table: Table) -> None:
    seed_test(lambda: seat_by_seat(table), num_cycles=CYCLES // 4)


@by_spread
def test_pettingzoo_accepts_it_with_all_at_once(table: Table) -> None:
    parallel_api_test(all_at_once(table), num_cycles=CYCLES)


@by_spread
def test_gymnasium_accepts_its_spaces(table: Table) -> None:
    for environment in (seat_by_seat(table), all_at_once(table)):
        environment.reset(seed=1)
        for agent in environment.possible_agents:
            check_observation_space(environment.observation_space(agent))
            check_action_space(environment.action_space(agent))
    one = seat_by_seat(table)
    one.reset(seed=1)
    check_obs(one.observe("seat_0"), one.observation_space("seat_0"), "reset")


@by_game
def test_equal_seeds_give_equal_games_to_the_end(table: Table) -> None:
    first, second, other = seat_by_seat(table), seat_by_seat(table), seat_by_seat(table)
    first.reset(seed=5)
    second.reset(seed=5)
    other.reset(seed=6)
    steps = 0
    for (agent, seen), (same, alike) in zip_longest(played(first, random.Random(1)), played(second, random.Random(1))):
        assert agent == same
        assert np.array_equal(seen["observation"], alike["observation"])
        assert np.array_equal(seen["action_mask"], alike["action_mask"])
        steps += 1
    assert steps > 3
    assert first.rewards == second.rewards
    assert not np.array_equal(first.observe("seat_0")["observation"], other.observe("seat_0")["observation"])


@by_game
def test_the_games_that_follow_a_seeded_one_are_the_same_too_and_differ(table: Table) -> None:
    deals = []
    for _ in range(2):
        environment = seat_by_seat(table)
        environment.reset(seed=5)
        games = []
        for _ in range(4):
            games.append(b"".join(environment.information_state(agent) for agent in environment.agents))
            environment.reset()
        deals.append(games)
    assert deals[0] == deals[1]
    assert len(set(deals[0])) > 1


@by_game
def test_a_seed_is_that_of_the_contract(table: Table) -> None:
    environment = seat_by_seat(table)
    environment.reset(seed=9)
    position = table.new(9)
    for seat in range(table.seats):
        assert environment.view(f"seat_{seat}") == position.view(seat)


@by_spread
def test_the_winners_share_what_the_others_lose(table: Table) -> None:
    environment = seat_by_seat(table)
    for seed in range(many(1, 20)):
        environment.reset(seed=seed)
        for _ in played(environment, random.Random(seed)):
            assert set(environment.rewards.values()) == {0.0}
        assert environment.outcome is not None
        winners = [f"seat_{seat}" for seat in environment.outcome.winners]
        rewards = dict(environment.rewards)
        assert sum(rewards.values()) == pytest.approx(0)
        assert all(-1 <= reward <= 1 for reward in rewards.values())
        if len(winners) == 1:
            assert rewards[winners[0]] == pytest.approx(1)
        if winners:
            best = max(rewards.values())
            assert {agent for agent in rewards if rewards[agent] == best} == set(winners)
        assert set(environment.terminations.values()) == {True}
        assert set(environment.truncations.values()) == {False}
        while environment.agents:
            assert environment.last()[1] == rewards[environment.agent_selection]
            environment.step(None)


@by_game
def test_all_at_once_is_the_same_game(table: Table) -> None:
    one, all_ = seat_by_seat(table), all_at_once(table)
    one.reset(seed=3)
    seen, infos = all_.reset(seed=3)
    dice = random.Random(3)
    while all_.agents:
        choices = dict.fromkeys(all_.agents, all_.wait)
        for seat in list(one.table.asked):
            agent = f"seat_{seat}"
            assert one.agent_selection == agent
            mine = one.observe(agent)
            assert np.array_equal(mine["observation"], seen[agent]["observation"])
            assert np.array_equal(mine["action_mask"], seen[agent]["action_mask"][:-1])
            assert infos[agent]["action_mask"] is seen[agent]["action_mask"]
            choices[agent] = any_legal(seen[agent], dice)
            assert choices[agent] != all_.wait
            one.step(choices[agent])
        seen, rewards, ended, _, infos = all_.step(choices)
    assert rewards == one.rewards
    assert set(ended.values()) == {True}


def test_who_is_not_asked_can_only_wait() -> None:
    environment = parallel_env("wild-shots", 3)
    seen, _ = environment.reset(seed=1)
    (asked,) = environment.table.asked
    waiting = f"seat_{(asked + 1) % 3}"
    assert seen[waiting]["action_mask"].nonzero()[0].tolist() == [environment.wait]
    choice = any_legal(seen[f"seat_{asked}"], random.Random(1))
    with pytest.raises(fistful.NotYourTurn):
        environment.step({f"seat_{asked}": choice, waiting: 0})
    environment.step({f"seat_{asked}": choice})
    assert environment.table.asked != [asked]


def test_a_choice_that_is_refused_takes_back_those_beside_it() -> None:
    environment = parallel_env("loot-shoot-whisky")
    seen, _ = environment.reset(seed=1)
    before = environment.information_state("seat_0")
    with pytest.raises(fistful.IllegalMove):
        environment.step({"seat_0": 0, "seat_1": environment.wait})
    assert environment.information_state("seat_0") == before
    assert environment.table.asked == [0, 1]
    after, *_ = environment.step({"seat_0": 0, "seat_1": 0})
    assert not np.array_equal(after["seat_0"]["observation"], seen["seat_0"]["observation"])


def test_an_action_that_is_not_legal_is_refused_in_words_and_changes_nothing() -> None:
    environment = env("wild-shots", 2)
    environment.reset(seed=1)
    agent, before = environment.agent_selection, environment.observe(environment.agent_selection)
    illegal = int((before["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(fistful.IllegalMove, match=r"."):
        environment.step(illegal)
    assert environment.agent_selection == agent
    assert np.array_equal(environment.observe(agent)["observation"], before["observation"])


def test_nothing_can_be_played_before_a_reset_or_after_the_end() -> None:
    environment = env("loot-shoot-whisky")
    with pytest.raises(ValueError, match="reset"):
        environment.step(0)
    environment.reset(seed=1)
    for _ in played(environment, random.Random(1)):
        pass
    with pytest.raises(ValueError, match="None"):
        environment.step(0)
    while environment.agents:
        environment.step(None)
    with pytest.raises(ValueError, match="reset"):
        environment.step(None)


@by_game
def test_the_fields_of_an_observation_are_the_same_numbers(table: Table) -> None:
    environment = seat_by_seat(table)
    environment.reset(seed=2)
    numbers = environment.observe("seat_0")["observation"]
    fields = environment.fields(numbers)
    assert all(np.shares_memory(part, numbers) for part in fields.values())
    assert sum(part.size for part in fields.values()) == numbers.size
    assert fields["seat"].tolist() == [1, *[0] * (table.seats - 1)]
