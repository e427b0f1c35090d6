"""Deck files that cannot be read are refused in one sentence that names the file."""

from __future__ import annotations

from pathlib import Path

import pytest

import fistful
from fistful.engine.wire import DeckNote

pytestmark = pytest.mark.parametrize("slug", fistful.games())


def refused(slug: str, path: Path) -> str:
    with pytest.raises(fistful.BadDeck) as error:
        fistful.game(slug, deck=str(path))
    assert str(path) in str(error.value)
    return str(error.value)


def test_a_missing_file(slug: str, tmp_path: Path) -> None:
    assert "No such file" in refused(slug, tmp_path / "missing.toml")


def test_a_folder(slug: str, tmp_path: Path) -> None:
    assert "directory" in refused(slug, tmp_path)


def test_a_file_that_is_not_toml(slug: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("cards = [\n1, 2,\nthree")
    assert "line 3" in refused(slug, path)


def test_a_file_that_is_not_text(slug: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(slug, path)


def test_a_file_with_an_entry_nobody_knows(slug: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("horses = 4\n")
    assert "horses" in refused(slug, path)


def test_a_deck_that_does_not_match_its_hash(slug: str) -> None:
    view = fistful.game(slug).new(seed=1).view(0)
    text = view.to_json().replace(view.terms.deck.hash.encode(), b"0" * 32)
    with pytest.raises(fistful.BadDeck):
        fistful.view_from_json(text).imagine(1)
    house = fistful.game(slug).deck
    from fistful.engine.registry import game_with

    with pytest.raises(fistful.BadDeck):
        game_with(slug, DeckNote("mine", "0" * 32, house.content))
