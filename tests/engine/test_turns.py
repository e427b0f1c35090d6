"""Why a seat may not play now: the game is over, it has chosen, or it is another's turn."""

from __future__ import annotations

import random

import pytest

import fistful
from tests.tables import random_move


def refusal(position: fistful.Position, seat: int) -> fistful.NotYourTurn:
    with pytest.raises(fistful.NotYourTurn) as refused:
        position.play(seat, 0)
    return refused.value


def test_out_of_turn_one_is_told_whom_the_table_waits_for() -> None:
    position = fistful.game("wild-shots").new(3, 1)
    (acting,) = position.to_act
    found = refusal(position, (acting + 1) % 3)
    assert (found.code, found.params["seats"]) == ("others", (acting,))


def test_who_has_chosen_is_told_so() -> None:
    position = fistful.game("loot-shoot-whisky").new(2, 1)
    position.play(0, position.actions(0)[0])
    assert refusal(position, 0).code == "already-chosen"


def test_after_the_end_everyone_is_told_that_the_game_is_over() -> None:
    position, dice = fistful.game("wild-shots").new(2, 1), random.Random(1)
    while not position.over:
        position.play(*random_move(position, dice))
    assert [refusal(position, seat).code for seat in range(2)] == ["game-over", "game-over"]
