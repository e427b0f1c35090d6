"""The games of OpenSpiel: its own tests, how chance and sealed choices appear in the tree, and what is rewarded."""

from __future__ import annotations

import itertools
import pickle
import random

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay

import fistful
from fistful.envs import openspiel
from fistful.envs.openspiel import SpielGame, SpielState
from fistful.envs.table import rewards
from tests.envs.spread import SMALL, SPREAD
from tests.envs.trees import TINY, dealt, loaded, played, step
from tests.tables import Table, many

by_spread = pytest.mark.parametrize("table", SPREAD, ids=str)
by_game = pytest.mark.parametrize("table", SMALL, ids=str)
in_turns = pytest.mark.parametrize("turn_based", [False, True], ids=["at once", "in turn"])

WHOLE = many(0, 1)
SHORT = 20
"""How many decisions a game of a large spread has; in thorough runs all."""


def test_all_games_are_registered() -> None:
    assert {openspiel.name(slug) for slug in fistful.games()} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("fistful_wild_shots(players=4,piatnik_scoring=True)")
    assert game.num_players() == 4
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.num_distinct_actions() == fistful.game("wild-shots").action_count


@in_turns
@by_spread
def test_openspiel_plays_it_at_random(table: Table, turn_based: bool) -> None:
    game = loaded(table, horizon=0 if WHOLE else SHORT, turn_based=turn_based)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@by_game
def test_openspiel_plays_it_at_random_to_its_end(table: Table) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=many(1, 20), serialize=False, verbose=False)


def test_openspiel_plays_a_tiny_deck_at_random_and_finds_its_chances_sound() -> None:
    game = openspiel.load("loot-shoot-whisky", deck=str(TINY), horizon=2)
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(game), num_sims=20, serialize=True, verbose=False)


@pytest.mark.parametrize("table", [table for table in SMALL if openspiel.load(table.slug).seals], ids=str)
def test_its_turn_based_conversion_plays_too(table: Table) -> None:
    game = pyspiel.convert_to_turn_based(loaded(table, horizon=SHORT))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@in_turns
@by_game
def test_a_playthrough_can_be_played_again(
    table: Table, turn_based: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    game = loaded(table, horizon=many(3, 60), memory=2, turn_based=turn_based, rng_seed=3)
    text = playthrough(str(game), None, seed=3)
    file = tmp_path_factory.mktemp("playthrough") / f"{table}.txt"
    file.write_text(text, "utf-8")
    first, second = replay(str(file))
    assert first == second == text
    assert "IsTerminal() = True" in text


@by_game
def test_the_deal_is_one_node_and_so_is_all_that_chance_decides_after_a_choice(table: Table) -> None:
    state = loaded(table, rng_seed=1).new_initial_state()
    dice = random.Random(1)
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    nodes: list[bool] = []
    while not state.is_terminal() and len(nodes) < 400:
        nodes.append(state.is_chance_node())
        step(state, dice)
    assert nodes[:2] == [True, False]
    assert (True, True) not in set(itertools.pairwise(nodes))


@by_game
def test_a_copy_of_a_state_does_not_know_what_chance_will_bring(table: Table) -> None:
    game = loaded(table, rng_seed=1)
    deals = {str(dealt(game)) for _ in range(5)}
    assert len(deals) == 5
    for state in played(game, random.Random(2), most=300):
        if state.is_chance_node() and state.history()[1:]:
            outcomes = set()
            for _ in range(40):
                copy = state.clone()
                copy.apply_action(0)
                outcomes.add(str(copy))
            assert len(outcomes) > 1
            return
    assert table.slug == "loot-shoot-whisky", "only there nothing is drawn after the deal"


def test_a_seed_for_chance_repeats_all_games_of_a_run() -> None:
    runs = []
    for _ in range(2):
        game = openspiel.load("looterz", 3, rng_seed=9)
        runs.append([str(state) for _ in range(2) for state in played(game, random.Random(1))])
    assert runs[0] == runs[1]


def test_on_a_tiny_deck_all_deals_are_outcomes() -> None:
    game = openspiel.load("loot-shoot-whisky", deck=str(TINY), horizon=2)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 13
    assert sum(weight for _, weight in outcomes) == pytest.approx(1)
    assert len({str(state.child(outcome)) for outcome, _ in outcomes}) == 13
    assert not any(state.child(outcome).is_chance_node() for outcome, _ in outcomes)


def test_a_match_on_a_tiny_deck_deals_again_in_a_node_of_its_own() -> None:
    game = openspiel.load("loot-shoot-whisky", deck=str(TINY), best_of=3)
    deals = [state.is_chance_node() for state in played(game, random.Random(3))]
    assert deals[0]
    assert 2 <= sum(deals) <= 7
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_a_deck_of_equal_cards_has_no_chance_at_all(tmp_path_factory: pytest.TempPathFactory) -> None:
    deck = tmp_path_factory.mktemp("deck") / "equal.toml"
    deck.write_text("[nuggets]\n2 = 13\n")
    game = openspiel.load("loot-shoot-whisky", deck=str(deck))
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert not any(state.is_chance_node() for state in played(game, random.Random(1)))


@by_game
def test_those_who_choose_at_once_are_a_simultaneous_node_or_are_asked_in_turn(table: Table) -> None:
    at_once, in_turn = loaded(table, rng_seed=1), loaded(table, rng_seed=1, turn_based=True)
    dynamics = pyspiel.GameType.Dynamics
    assert in_turn.get_type().dynamics == dynamics.SEQUENTIAL
    assert at_once.get_type().dynamics == (dynamics.SIMULTANEOUS if at_once.seals else dynamics.SEQUENTIAL)
    kinds = set()
    for state in played(at_once, random.Random(1), most=150):
        if not state.is_chance_node() and not state.is_terminal():
            asked = [seat for seat in range(table.seats) if state.legal_actions(seat)]
            assert state.is_simultaneous_node() == (len(asked) > 1)
            kinds.add(state.is_simultaneous_node())
    assert (True in kinds) == at_once.seals
    assert not any(state.is_simultaneous_node() for state in played(in_turn, random.Random(1), most=150))


@by_game
def test_it_is_the_same_game_with_the_rewards_of_all_environments(table: Table) -> None:
    game = loaded(table, turn_based=True, rng_seed=4)
    state = dealt(game)
    position = state.world()
    dice = random.Random(4)
    while not state.is_terminal() and not state.is_chance_node():
        player = state.current_player()
        assert state.legal_actions() == position.actions(player)
        assert state.returns() == [0.0] * table.seats
        choice = dice.choice(state.legal_actions())
        assert state.action_to_string(player, choice) == table.game.text(choice)
        state.apply_action(choice)
        position.play(player, choice)
    for end in played(game, dice):
        state = end
    world = state.world()
    assert world.over
    assert state.returns() == rewards(world.outcome, table.seats)
    assert sum(state.returns()) == pytest.approx(0)


def test_a_horizon_ends_a_game_that_nobody_has_won() -> None:
    game = openspiel.load("shootout", 3, horizon=5)
    assert game.max_game_length() == 5
    states = [state for state in played(game, random.Random(1)) if not state.is_chance_node()]
    assert len(states) == 6
    assert states[-1].is_terminal()
    assert states[-1].returns() == [0.0, 0.0, 0.0]
    assert states[-1].legal_actions() == []


@in_turns
@by_game
def test_states_and_games_can_be_pickled(table: Table, turn_based: bool) -> None:
    game = loaded(table, turn_based=turn_based)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for number, state in enumerate(played(game, random.Random(1), most=40)):
        if number % 13 == 0:
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            assert again.history() == state.history()
            for player in range(table.seats):
                assert again.information_state_string(player) == state.information_state_string(player)
                assert again.information_state_tensor(player) == state.information_state_tensor(player)


def test_a_state_goes_on_from_any_position() -> None:
    position = fistful.game("looterz").new(3, 5)
    state = openspiel.load("looterz", 3).state_at(position)
    assert state.current_player() == position.to_act[0]
    before = position.view(0)
    for later in played_on(state):
        assert later.current_player() != int(pyspiel.PlayerId.INVALID)
    assert state.is_terminal()
    assert position.view(0) == before


def played_on(state: SpielState) -> list[SpielState]:
    dice = random.Random(1)
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        step(state, dice)
    return states


@pytest.mark.parametrize("slug", ["shootout", "wild-shots"])
def test_openspiels_search_plays_it(slug: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game: SpielGame = openspiel.load(slug, 2, turn_based=True, horizon=6, rng_seed=1)
    state = dealt(game)
    dice = np.random.RandomState(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
            continue
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 2.0, 6, random_state=dice)
        choice = bot.step(state)
        assert choice in state.legal_actions()
        state.apply_action(choice)


def test_a_wrong_option_is_refused_in_words() -> None:
    with pytest.raises(fistful.BadSetup, match="2 to 4 players"):
        openspiel.load("wild-shots", 5)
    with pytest.raises(pyspiel.SpielError, match="nonsense"):
        openspiel.load("wild-shots", nonsense=1)
