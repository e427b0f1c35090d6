"""Information states of OpenSpiel: equal exactly when a player cannot tell two histories apart, and the tensors."""

from __future__ import annotations

import random
from collections import defaultdict

import numpy as np
import pyspiel
import pytest

from fistful.engine.wire import Told
from fistful.envs import openspiel
from fistful.envs.openspiel import SpielState
from fistful.envs.openspiel.moments import Draw, Moment
from tests.envs.spread import SMALL, SPREAD
from tests.envs.trees import TINY, dealt, loaded, played
from tests.tables import Table, many

by_game = pytest.mark.parametrize("table", SMALL, ids=str)
Noticed = tuple[int | None, list[Told], bytes]
"""What a seat notices of a step: its own choice, what it was told, what it then sees."""
Past = tuple[tuple[int, str, int], ...]
"""Decisions one after the other: who made it, what that player knew, the action."""


def decisions(game: openspiel.SpielGame) -> list[tuple[SpielState, Past]]:
    """All states of a small tree in which somebody decides, each with the decisions before it."""
    found: list[tuple[SpielState, Past]] = []
    open_: list[tuple[SpielState, Past]] = [(game.new_initial_state(), ())]
    while open_:
        state, past = open_.pop()
        if state.is_chance_node():
            open_ += [(state.child(action), past) for action in state.legal_actions()]
        elif not state.is_terminal():
            found.append((state, past))
            player = state.current_player()
            if len(past) < 3:
                known = state.information_state_string(player)
                open_ += [(state.child(action), (*past, (player, known, action))) for action in state.legal_actions()]
    return found


def after(game: openspiel.SpielGame, moment: Moment, choices: dict[int, int], seed: int) -> Moment:
    """The next moment in which somebody decides."""
    at = game.tree.after(moment, choices)
    if isinstance(at, Draw):
        at = game.tree.drawn(at, 0, seed)
    assert isinstance(at, Moment)
    return at


def noticed(moment: Moment, seat: int) -> Noticed:
    told = [told for event in moment.told if event.recalled and (told := event.to(seat)) is not None]
    return moment.choices.get(seat), told, moment.position.view(seat, recall=False).to_json()


def test_a_tiny_tree_has_as_many_information_states_as_there_is_to_know() -> None:
    game = openspiel.load("loot-shoot-whisky", deck=str(TINY), horizon=2, turn_based=True)
    known: dict[tuple[int, str], list[tuple[SpielState, Past]]] = defaultdict(list)
    for state, past in decisions(game):
        player = state.current_player()
        known[player, state.information_state_string(player)].append((state, past))
    rows = 5  # the shot lies in one of four slots, or in the deck
    both_looted = 2 * 3  # two nugget cards in the first two slots, and one player wins them
    assert len(known) == 2 * (rows + rows * 81 - both_looted)
    tensors = set()
    for (player, _), alike in known.items():
        assert len({tuple(state.legal_actions(player)) for state, _ in alike}) == 1
        assert len({tuple(step for step in past if step[0] == player) for _, past in alike}) == 1
        seen = {tuple(state.information_state_tensor(player)) for state, _ in alike}
        assert len(seen) == 1
        tensors.add((player, seen.pop()))
    assert len(tensors) == len(known)


@pytest.mark.parametrize("table", SPREAD, ids=str)
def test_information_states_part_exactly_when_what_a_player_notices_does(table: Table) -> None:
    """A game, and a world that one player cannot tell from it, are played on alike for as long as that is possible."""
    game = loaded(table)
    dice = random.Random(3)
    parted = 0
    for state in played(game, dice, most=many(60, 400)):
        if state.is_chance_node() or state.is_terminal() or dice.random() < 0.7:
            continue
        player = dice.randrange(table.seats)
        true, twin = state.moment(), state.moment().imagined(player, dice.getrandbits(50))
        assert noticed(true, player)[2] == noticed(twin, player)[2]
        for _ in range(8):
            assert true.memory(player).digest == twin.memory(player).digest
            if not true.asked:
                break
            assert true.asked == twin.asked
            choices = {seat: dice.choice(true.legal(seat)) for seat in true.asked}
            others = {
                seat: choice if seat == player or choice in twin.legal(seat) else dice.choice(twin.legal(seat))
                for seat, choice in choices.items()
            }
            seed = dice.getrandbits(50)
            true, twin = after(game, true, choices, seed), after(game, twin, others, seed)
            same = noticed(true, player) == noticed(twin, player)
            assert (true.memory(player).digest == twin.memory(player).digest) == same
            if not same:
                parted += 1
                break
    assert parted or table.slug == "loot-shoot-whisky"


@by_game
def test_what_others_choose_unseen_changes_nothing(table: Table) -> None:
    game = loaded(table, turn_based=True)
    for state in played(game, random.Random(5), most=60):
        if state.is_chance_node() or state.is_terminal() or not state.answers:
            continue
        player = state.current_player()
        first = state.moment().asked[0]
        for choice in state.moment().legal(first)[:5]:
            other = state.clone()
            other.answers = (choice, *state.answers[1:])
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            told_apart = other.information_state_string(first) != state.information_state_string(first)
            assert told_apart == (choice != state.answers[0])


@by_game
def test_a_state_that_is_drawn_again_looks_the_same_to_its_player(table: Table) -> None:
    for turn_based in (False, True):
        game = loaded(table, turn_based=turn_based, memory=3)
        dice = random.Random(6)
        differ = set()
        for number, state in enumerate(played(game, dice, most=60)):
            if state.is_chance_node() or state.is_terminal() or number % 3:
                continue
            for player in range(table.seats):
                other = state.resample_from_infostate(player, dice.random)
                assert other.current_player() == state.current_player()
                assert other.legal_actions(player) == state.legal_actions(player)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                differ.add(str(other) == str(state))
        assert False in differ


@by_game
def test_before_the_deal_nobody_has_seen_anything(table: Table) -> None:
    state = loaded(table).new_initial_state()
    for player in range(table.seats):
        assert state.information_state_string(player) == state.observation_string(player) == ""
        assert not any(state.information_state_tensor(player))


@by_game
def test_tensors_are_the_fields_that_all_environments_have_divided_by_the_highest_number(table: Table) -> None:
    game = loaded(table)
    observer = game.make_py_observer()
    names = [field.name for field in game.sight.layout.fields]
    for number, state in enumerate(played(game, random.Random(7), most=60)):
        if number % 7 == 0 and not state.is_chance_node():
            player = number % table.seats
            observer.set_from(state, player)
            assert observer.tensor is not None
            assert list(observer.dict) == names
            assert np.abs(observer.tensor).max() <= 1
            assert observer.tensor.tolist() == state.observation_tensor(player)
            numbers = game.sight.numbers(state.moment().view(player))
            for field in game.sight.layout.fields:
                part = game.sight.fields(numbers)[field.name] / max(field.highest, -field.lowest)
                assert np.allclose(observer.dict[field.name], part)


def test_the_tensor_of_an_information_state_has_the_last_observations_newest_first_with_what_one_did_before() -> None:
    game = openspiel.load("wild-shots", 2, memory=3, rng_seed=1)
    state = dealt(game)
    size = len(state.observation_tensor(0))
    assert game.information_state_tensor_shape() == [3, 1 + size]
    rows: list[list[float]] = []
    for _ in range(5):
        rows.insert(0, state.observation_tensor(0))
        seen = np.array(state.information_state_tensor(0), np.float32).reshape(3, 1 + size)
        for row, expected in zip(seen[:, 1:], rows, strict=False):
            assert row.tolist() == pytest.approx(expected)
        player, choice = state.current_player(), state.legal_actions()[0]
        state.apply_action(choice)
        assert not state.is_chance_node()
        did = np.array(state.information_state_tensor(0), np.float32).reshape(3, 1 + size)[0, 0]
        assert did == pytest.approx((choice + 1) / game.num_distinct_actions() if player == 0 else 0)


@by_game
def test_what_is_private_and_what_is_public_is_what_a_seat_sees(table: Table) -> None:
    import msgspec

    game = loaded(table)
    state = dealt(game)
    kind = pyspiel.IIGObservationType
    everybody = game.make_py_observer(
        kind(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    alone = game.make_py_observer(
        kind(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    public = {everybody.string_from(state, player) for player in range(table.seats)}
    assert len(public) == 1
    for player in range(table.seats):
        put_together = {
            **msgspec.json.decode(public.copy().pop()),
            **msgspec.json.decode(alone.string_from(state, player)),
        }
        assert put_together == msgspec.json.decode(state.observation_string(player))


def test_there_is_no_observation_of_the_secrets_of_all() -> None:
    game = openspiel.load("wild-shots")
    with pytest.raises(ValueError, match="secrets"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"blurred": True})
