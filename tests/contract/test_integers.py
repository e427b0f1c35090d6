"""Whatever stands for an integer is one, NumPy's included, in both forms of the rules; nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsIndex

import numpy as np
import pytest

import fistful
from fistful import BadNotation, BadSetup, IllegalMove, Position
from fistful.bots import LEVELS, bot
from fistful.bots.levels import SEARCHING


class Three:
    """An integer of somebody else's."""

    def __index__(self) -> int:
        return 3

    def __repr__(self) -> str:
        return "Three()"


INTEGERS: list[Callable[[int], Any]] = [np.int64, np.int8, np.uint16, np.array]
GAME = fistful.game("wild-shots")
CALLS: dict[str, Callable[[Position, Any], object]] = {
    "actions": lambda position, number: position.actions(number),
    "play": lambda position, number: position.play(number, 0),
    "play an action": lambda position, number: position.play(0, number),
    "retract": lambda position, number: position.retract(number),
    "view": lambda position, number: position.view(number),
    "event": lambda position, number: [event.to(number) for event in position.take_events()],
    "new seats": lambda _, number: GAME.new(seats=number),
    "new seed": lambda _, number: GAME.new(seed=number),
    "text": lambda _, number: GAME.text(number),
    "typed": lambda position, number: GAME.typed("nonsense", position, number),
    "imagine": lambda position, number: position.view(0).imagine(number),
    "playout": fistful.playout,
}


def started() -> Position:
    return GAME.new(seats=4, seed=7)


@pytest.mark.parametrize("kind", INTEGERS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("slug", fistful.games())
def test_a_game_played_with_other_integers_is_the_same_game(slug: str, kind: Callable[[int], Any]) -> None:
    game = fistful.game(slug)
    seats = game.seats[-1]
    plain, other = game.new(seats, 5), game.new(kind(seats), kind(5))
    for _ in range(30):
        if plain.over:
            break
        seat = plain.to_act[0]
        action = plain.actions(seat)[-1]
        assert other.actions(kind(seat)) == plain.actions(seat)
        assert other.view(kind(seat)) == plain.view(seat)
        assert game.text(np.int64(action)) == game.text(action)
        plain.play(seat, action)
        other.play(kind(seat), np.int64(action))
    assert other.decisions() == plain.decisions()
    assert other.record().to_json() == plain.record().to_json()
    assert all(type(number) is int for decision in other.decisions() for number in decision)
    assert fistful.playout(other, kind(9)) == fistful.playout(plain, 9)


@pytest.mark.parametrize("number", [np.int64(3), np.uint8(3), np.array(3), Three(), 3], ids=repr)
def test_a_seed_and_a_world_follow_from_the_number(number: SupportsIndex) -> None:
    position = started()
    view = position.view(0)
    assert GAME.new(4, number).record() == GAME.new(4, 3).record()
    assert view.imagine(number).reveal() == view.imagine(3).reveal()
    assert [event.to(number) for event in position.take_events()] == [event.to(3) for event in started().take_events()]


@pytest.mark.parametrize("slug", fistful.games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_such_a_seed(level: str, slug: str) -> None:
    position = fistful.game(slug).new(2, 1)
    view = position.view(position.to_act[0])
    player = bot(f"{level}@0.01" if level in SEARCHING else level, slug)
    seed: Any = np.int64(3)
    assert player.answer(view, seed) == player.answer(view, 3)


def test_the_value_of_an_option_may_be_such_a_number() -> None:
    game = fistful.game("looterz")
    position = game.new(4, 1, goal=np.int64(30))
    assert position.view(0) == game.new(4, 1, goal=30).view(0)
    assert type(position.view(0).terms.options["goal"]) is int
    with pytest.raises(BadSetup, match="31"):
        game.new(4, 1, goal=np.int64(31))


@pytest.mark.parametrize("wrong", [1.0, np.float64(1.0), "1", b"1", (1,)], ids=repr)
@pytest.mark.parametrize("call", CALLS)
def test_what_stands_for_no_integer_is_refused_and_changes_nothing(call: str, wrong: object) -> None:
    position = started()
    before = position.record()
    expected: tuple[type[Exception], ...] = (TypeError,)
    if call == "new seed" and isinstance(wrong, bytes):
        expected = (BadSetup,)
    with pytest.raises(expected, match=r"cannot be interpreted as an integer|32 bytes"):
        CALLS[call](position, wrong)
    assert position.record() == before


@pytest.mark.parametrize("number", [10**18, 10**30, -(10**40)])
def test_a_refusal_can_say_a_number_of_any_size(number: int) -> None:
    position = started()
    with pytest.raises(IllegalMove) as no_move:
        position.play(0, number)
    with pytest.raises(BadSetup) as no_seat:
        position.actions(number)
    with pytest.raises(BadNotation) as no_text:
        GAME.text(number)
    for refused in (no_move, no_seat, no_text):
        assert str(number) in str(refused.value)
        for language in ("de", "fr"):
            assert str(number) in refused.value.said(language)
