"""Limits at their exact numbers, found by mutating the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fistful
from tests.rules.wild_shots.test_cards import deck_file


@pytest.mark.clause("WSH-22")
def test_all_snake_oil_may_have_one_symbol_and_a_deck_may_say_that_others_have_none(tmp_path: Path) -> None:
    path = deck_file(tmp_path, oil={"revolver": 14, "hat": 0, "star": 0, "wanted": 0})
    oil = fistful.game("wild-shots", deck=path).new(2, 1).whereabouts()["snake oil"]
    assert Counter(oil) == {"revolver": 14}


@pytest.mark.clause("WSH-3")
def test_snake_oil_is_shuffled() -> None:
    game = fistful.game("wild-shots")
    assert len({tuple(game.new(2, seed).whereabouts()["snake oil"]) for seed in range(5)}) == 5
