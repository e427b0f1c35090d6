"""Every level at every table: legal answers, made of the view and the seed alone."""

from __future__ import annotations

import random

import pytest

import fistful
from fistful.bots import LEVELS, Bot, bot
from fistful.bots.sheriff import Sheriff
from fistful.bots.thinking import think
from tests.tables import TABLES, THOROUGH, Table, many, moments

QUICK = {"greenhorn": "greenhorn", "deputy": "deputy", "sheriff": "sheriff@0.0005", "legend": "legend@0.0002"}
"""The levels with budgets small enough to be asked at every moment of a game."""

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
of_every_level = pytest.mark.parametrize("level", LEVELS)


def quick(level: str, table: Table) -> Bot:
    return bot(QUICK[level], table.slug)


def asked(table: Table, seed: int, every: int) -> list[tuple[fistful.Position, int]]:
    """Moments of a random game with a seat that is to act."""
    return [(position.copy(), seat) for position in moments(table, seed, every) for seat in position.to_act]


@at_every_table
@of_every_level
def test_a_bot_answers_a_legal_action_at_every_moment(table: Table, level: str) -> None:
    player = quick(level, table)
    thinning = (1 if THOROUGH else 29) if level in ("sheriff", "legend") else 1
    for position in moments(table, 1, every=thinning):
        for seat in position.to_act:
            view = position.view(seat)
            assert player.answer(view, 5) in view.actions


@at_every_table
@of_every_level
def test_equal_views_and_seeds_get_equal_answers(table: Table, level: str) -> None:
    for position, seat in asked(table, 2, 11)[: many(4, 80)]:
        view = position.view(seat)
        same = fistful.view_from_json(view.to_json())
        assert quick(level, table).answer(view, 9) == quick(level, table).answer(same, 9)


@at_every_table
@of_every_level
def test_worlds_that_a_seat_cannot_tell_apart_get_equal_answers(table: Table, level: str) -> None:
    player = quick(level, table)
    for position, seat in asked(table, 3, 13)[: many(4, 80)]:
        twin = position.view(seat).imagine(77)
        assert player.answer(twin.view(seat), 4) == player.answer(position.view(seat), 4)


@at_every_table
def test_asking_a_bot_changes_nothing_that_it_was_shown(table: Table) -> None:
    for position, seat in asked(table, 4, 17)[:6]:
        view = position.view(seat)
        before = view.to_json()
        quick("sheriff", table).answer(view, 1)
        assert view.to_json() == before


@at_every_table
def test_a_game_of_deputies_ends(table: Table) -> None:
    dice = random.Random(6)
    position = table.new(6)
    player = bot("deputy", table.slug)
    while not position.over:
        for seat in position.to_act:
            position.play(seat, player.answer(position.view(seat), dice.getrandbits(40)))
    assert position.outcome is not None


def test_greenhorn_chooses_every_legal_action_now_and_then() -> None:
    position = fistful.game("wild-shots").new(4, 1)
    view = position.view(position.to_act[0])
    player = bot("greenhorn", "wild-shots")
    assert {player.answer(view, seed) for seed in range(300)} == set(view.actions)


def test_a_part_of_the_budget_is_a_part_of_the_simulations() -> None:
    whole, tenth = bot("sheriff", "wild-shots"), bot("sheriff@0.1", "wild-shots")
    assert isinstance(whole, Sheriff) and isinstance(tenth, Sheriff)
    assert tenth.simulations * 10 == whole.simulations


def test_nothing_cuts_an_answer_short_but_a_limit_of_its_time() -> None:
    position = fistful.game("wild-shots").new(4, 1)
    view = position.view(position.to_act[0]).to_json()
    assert think("sheriff@0.01", view, 1).simulations == 200
    assert think("sheriff@0.01", view, 1, most_ms=0).simulations < 200


@pytest.mark.parametrize("level", ["marshal", "sheriff@nan", "sheriff@x", "sheriff@0", "sheriff@-1", "deputy@0.5", ""])
def test_a_level_that_does_not_exist_is_refused_in_words(level: str) -> None:
    with pytest.raises(fistful.BadSetup, match="There is no level called"):
        bot(level, "wild-shots")
