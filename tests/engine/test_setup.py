"""Games, options and numbers of seats that do not exist."""

from __future__ import annotations

import pytest

import fistful
from fistful import BadSetup


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup) as refused:
        fistful.game("poker")
    assert "poker" in str(refused.value)
    assert "wild-shots" in str(refused.value)


@pytest.mark.parametrize("slug", fistful.games())
def test_an_unknown_option_or_value_is_refused(slug: str) -> None:
    game = fistful.game(slug)
    with pytest.raises(BadSetup, match="horses"):
        game.new(game.seats[0], 1, horses=True)
    for option in game.options:
        with pytest.raises(BadSetup, match=option.name):
            game.new(game.seats[0], 1, **{option.name: "purple"})


@pytest.mark.parametrize("slug", fistful.games())
def test_the_default_is_one_of_the_choices_of_every_option(slug: str) -> None:
    for option in fistful.game(slug).options:
        assert option.default in option.choices


def test_without_a_seed_every_game_is_another() -> None:
    game = fistful.game("wild-shots")
    assert len({str(game.new(4).whereabouts()) for _ in range(5)}) == 5


def test_a_position_says_what_it_is() -> None:
    assert repr(fistful.game("wild-shots").new(4, 1)).startswith("<wild-shots position, to act: ")
    assert repr(fistful.game("wild-shots")) == "fistful.game('wild-shots')"
