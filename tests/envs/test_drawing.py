"""Pictures of a table: the terminal's drawing as text and as pixels, as one seat sees it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fistful.envs import drawing
from fistful.envs.pettingzoo import SeatBySeat, env
from tests.envs.spread import SMALL, played, seat_by_seat
from tests.tables import Table


def in_the_middle(table: Table, render_mode: str) -> SeatBySeat:
    environment = seat_by_seat(table, render_mode=render_mode)
    environment.reset(seed=2)
    for _ in played(environment, random.Random(2), most=30):
        pass
    return environment


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_a_table_is_drawn_as_text(table: Table) -> None:
    environment = in_the_middle(table, "ansi")
    text = environment.render()
    assert isinstance(text, str)
    assert table.game.title in text
    assert "Player B" in text
    environment.close()


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_a_table_is_drawn_in_pixels(table: Table) -> None:
    picture = in_the_middle(table, "rgb_array").render()
    assert isinstance(picture, np.ndarray)
    across, down = drawing.CELL
    assert picture.shape == (drawing.HEIGHT * down, drawing.WIDTH * across, 3)
    assert picture.dtype == np.uint8
    ground = picture[0, 0]
    inked = (picture != ground).any(axis=2).mean()
    assert 0.02 < inked < 0.5
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3


def test_the_end_is_drawn_and_says_who_has_won() -> None:
    environment = env("loot-shoot-whisky", render_mode="ansi")
    environment.reset(seed=3)
    for _ in played(environment, random.Random(3)):
        pass
    assert "win" in str(environment.render())


def test_one_seat_is_drawn_for_if_it_is_named() -> None:
    for viewer in (0, 1):
        environment = env("wild-shots", 2, render_mode="ansi", viewer=viewer)
        environment.reset(seed=1)
        drawn = drawing.draw(environment.table.game, environment.view(f"seat_{viewer}"))
        assert environment.render() == drawn.text()


def test_without_a_mode_nothing_is_drawn_and_an_unknown_mode_is_refused() -> None:
    environment = env("wild-shots", 2)
    environment.reset(seed=1)
    assert environment.render() is None
    with pytest.raises(ValueError, match="rgb_array"):
        env("wild-shots", 2, render_mode="human")
