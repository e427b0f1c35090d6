"""Records replay to the same position, whatever the chance and wherever the game stands."""

from __future__ import annotations

import random

import pytest

import fistful
from tests.tables import TABLES, THOROUGH, Table, moments, random_move, seen_by_all

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)
FAIR = bytes(range(32))


def test_a_record_replays_to_the_same_position_at_any_moment(table: Table) -> None:
    for position in moments(table, 20, every=2 if THOROUGH else 11):
        again = fistful.replay(position.record().to_json())
        assert seen_by_all(again) == seen_by_all(position)
        assert again.whereabouts() == position.whereabouts()
        assert again.decisions() == position.decisions()
        assert again.record() == position.record()


def test_a_fair_game_notes_its_draws_and_verifies(table: Table) -> None:
    position = table.new(FAIR)
    dice = random.Random(21)
    while not position.over:
        position.play(*random_move(position, dice))
    record = position.record()
    assert record.draws
    verdict = fistful.verify(record.to_json())
    assert verdict.fair
    assert verdict.draws == sum(len(group.drawn) for group in record.draws)
    assert verdict.decisions == len(record.decisions)
    assert verdict.outcome == position.outcome


def test_a_replayed_game_goes_on_like_the_first(table: Table) -> None:
    position = table.new(FAIR)
    dice = random.Random(22)
    for _ in range(5):
        position.play(*random_move(position, dice))
    again = fistful.replay(position.record())
    while not position.over:
        move = random_move(position, dice)
        position.play(*move)
        again.play(*move)
    assert seen_by_all(again) == seen_by_all(position)
