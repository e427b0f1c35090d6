"""Actions and notation map to each other one to one, over the whole action table."""

from __future__ import annotations

import pytest

import fistful

pytestmark = pytest.mark.parametrize("slug", fistful.games())


def test_every_action_has_a_text_of_its_own_and_back(slug: str) -> None:
    game = fistful.game(slug)
    texts = [game.text(action) for action in range(game.action_count)]
    assert len(set(texts)) == len({text.casefold() for text in texts}) == game.action_count
    assert [game.action(text) for text in texts] == list(range(game.action_count))


def test_letter_case_and_spaces_do_not_matter(slug: str) -> None:
    game = fistful.game(slug)
    for action in range(game.action_count):
        assert game.action(f"  {game.text(action).swapcase()} ") == action


@pytest.mark.parametrize("text", ["", "fly", "R99", "shoot the moon", "\N{SNOWMAN}" * 500])
def test_a_text_that_is_no_action_is_refused(slug: str, text: str) -> None:
    with pytest.raises(fistful.BadNotation) as refused:
        fistful.game(slug).action(text)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("past", [-1, 0])
def test_a_number_outside_the_table_has_no_text(slug: str, past: int) -> None:
    game = fistful.game(slug)
    with pytest.raises(fistful.BadNotation):
        game.text(-1 if past else game.action_count)
