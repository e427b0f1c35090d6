"""What holds for every game while it is played."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import fistful
from fistful import IllegalMove, NotYourTurn
from tests.tables import TABLES, Table, many, moments, random_move, seen_by_all

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def test_random_games_end_with_an_outcome(table: Table) -> None:
    for seed in range(many(5, 400)):
        *_, last = moments(table, seed)
        assert last.over
        assert last.to_act == ()
        outcome = last.outcome
        assert outcome is not None
        assert len(outcome.scores) == table.seats
        assert set(outcome.winners) <= set(range(table.seats))
        assert list(outcome.winners) == sorted(set(outcome.winners))


def test_there_is_no_outcome_before_the_end(table: Table) -> None:
    for position in moments(table, 1):
        assert (position.outcome is None) == (not position.over)


def test_actions_are_sorted_unique_and_in_the_table(table: Table) -> None:
    for position in moments(table, 2):
        for seat in range(table.seats):
            actions = position.actions(seat)
            assert actions == sorted(set(actions))
            assert bool(actions) == (seat in position.to_act)
            assert all(0 <= action < table.game.action_count for action in actions)


def test_an_action_that_is_not_legal_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    for position in moments(table, 3, every=7):
        before = seen_by_all(position), position.decisions()
        for seat in position.to_act:
            legal = set(position.actions(seat))
            illegal = [action for action in range(table.game.action_count) if action not in legal]
            for action in random.Random(0).sample(illegal, min(20, len(illegal))):
                with pytest.raises(IllegalMove) as refused:
                    position.play(seat, action)
                assert str(refused.value).endswith(".")
            for action in (-1, table.game.action_count, 10**30):
                with pytest.raises(IllegalMove):
                    position.play(seat, action)
        assert (seen_by_all(position), position.decisions()) == before


def test_a_seat_that_is_not_asked_is_refused_and_changes_nothing(table: Table) -> None:
    for position in moments(table, 4, every=5):
        before = seen_by_all(position)
        for seat in set(range(table.seats)) - set(position.to_act):
            assert position.actions(seat) == []
            with pytest.raises(NotYourTurn) as refused:
                position.play(seat, 0)
            assert str(refused.value).endswith(".")
        assert seen_by_all(position) == before


def test_a_seat_that_does_not_exist_is_refused(table: Table) -> None:
    position = table.new(1)
    for seat in (-1, table.seats):
        for ask in (position.actions, position.view, position.retract, lambda seat: position.play(seat, 0)):
            with pytest.raises(fistful.BadSetup):
                ask(seat)


def test_a_copy_is_independent_and_equal(table: Table) -> None:
    dice = random.Random(5)
    for position in moments(table, 5, every=6):
        before = seen_by_all(position), position.whereabouts()
        copy = position.copy()
        assert (seen_by_all(copy), copy.whereabouts()) == before
        while not copy.over:
            copy.play(*random_move(copy, dice))
        assert (seen_by_all(position), position.whereabouts()) == before


def test_a_copy_goes_on_exactly_like_its_original(table: Table) -> None:
    position = table.new(6)
    dice = random.Random(6)
    copy = position.copy()
    copy.telling = True
    while not position.over:
        move = random_move(position, dice)
        position.play(*move)
        copy.play(*move)
    assert seen_by_all(copy) == seen_by_all(position)


def test_equal_seeds_give_equal_games_and_others_do_not(table: Table) -> None:
    assert seen_by_all(table.new(7)) == seen_by_all(table.new(7))
    deals = {str(table.new(seed).whereabouts()) for seed in range(20)}
    assert len(deals) > 10


def test_every_card_is_somewhere_exactly_once_at_all_times(table: Table) -> None:
    def census(position: fistful.Position) -> Counter[str]:
        return Counter(card for cards in position.whereabouts().values() for card in cards)

    for seed in range(many(2, 100)):
        expected = census(table.new(seed))
        assert expected
        for position in moments(table, seed):
            assert census(position) == expected


def test_a_playout_ends_the_game_it_is_given(table: Table) -> None:
    for seed in range(many(3, 200)):
        position = table.new(seed)
        outcome = fistful.playout(position, seed)
        assert position.over
        assert position.outcome == outcome
        again = fistful.playout(table.new(seed), seed)
        assert again == outcome
    assert len({fistful.playout(table.new(8), seed) for seed in range(20)}) > 1


def test_a_played_out_position_has_no_record(table: Table) -> None:
    position = table.new(9)
    fistful.playout(position, 9)
    with pytest.raises(fistful.BadRecord):
        position.record()
