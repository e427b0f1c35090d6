"""Actions and notation map to each other one to one, over the whole action table."""

from __future__ import annotations

import pytest

import fistful
from tests.tables import TABLES, Table, moments

games = pytest.mark.parametrize("slug", fistful.games())


@games
def test_every_action_has_a_text_of_its_own_and_back(slug: str) -> None:
    game = fistful.game(slug)
    texts = [game.text(action) for action in range(game.action_count)]
    assert len(set(texts)) == len({text.casefold() for text in texts}) == game.action_count
    assert [game.action(text) for text in texts] == list(range(game.action_count))


@games
def test_letter_case_and_spaces_do_not_matter(slug: str) -> None:
    game = fistful.game(slug)
    for action in range(game.action_count):
        assert game.action(f"  {game.text(action).swapcase()} ") == action


@games
@pytest.mark.parametrize("text", ["", "fly", "R99", "shoot the moon", "\N{SNOWMAN}" * 500])
def test_a_text_that_is_no_action_is_refused(slug: str, text: str) -> None:
    with pytest.raises(fistful.BadNotation) as refused:
        fistful.game(slug).action(text)
    assert len(str(refused.value)) < 200


@games
@pytest.mark.parametrize("past", [-1, 0])
def test_a_number_outside_the_table_has_no_text(slug: str, past: int) -> None:
    game = fistful.game(slug)
    with pytest.raises(fistful.BadNotation):
        game.text(-1 if past else game.action_count)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_mistyped_move_is_answered_with_one_that_is_legal_now(table: Table) -> None:
    for position in moments(table, 8, every=5):
        for seat in position.to_act:
            with pytest.raises(fistful.BadNotation) as refused:
                table.game.typed("fly", position, seat)
            example = str(refused.value.params["example"])
            assert f"“{example}”" in str(refused.value)
            assert table.game.action(example) in position.actions(seat)


@games
def test_a_mistyped_move_out_of_turn_is_answered_with_some_move(slug: str) -> None:
    game = fistful.game(slug)
    position = game.new(seed=1)
    while len(position.to_act) > 1:
        position.play(position.to_act[0], position.actions(position.to_act[0])[0])
    idle = next(seat for seat in range(position.seats) if seat not in position.to_act)
    with pytest.raises(fistful.BadNotation) as refused:
        game.typed("fly", position, idle)
    assert game.action(str(refused.value.params["example"])) >= 0
