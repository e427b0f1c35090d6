"""Limits at their exact numbers, found by mutating the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fistful
from tests.rules.wild_shots.test_cards import deck_file


@pytest.mark.clause("WSH-22")
def test_a_deck_may_have_no_snake_oil_with_a_symbol_and_say_so(tmp_path: Path) -> None:
    path = deck_file(tmp_path, oil={"revolver": 8, "hat": 4, "star": 2, "wanted": 0})
    oil = fistful.game("wild-shots", deck=path).new(2, 1).whereabouts()["snake oil"]
    assert Counter(oil) == {"revolver": 8, "hat": 4, "star": 2}
