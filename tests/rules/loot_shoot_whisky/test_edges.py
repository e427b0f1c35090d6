"""Limits at their exact numbers, found by mutating the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fistful


@pytest.mark.clause("LSW-25")
def test_a_deck_may_be_all_of_one_kind_and_name_kinds_that_it_has_none_of(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("extra_sip = 13\nextra_shot = 0\n")
    places = fistful.game("loot-shoot-whisky", deck=str(path)).new(2, 1).whereabouts()
    assert Counter(places["row"] + places["deck"]) == {"sip": 13}
