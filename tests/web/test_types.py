"""The page's types of the protocol are the server's, and so is what its fixtures say about games and cards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tools.page_moments import TARGET, about_games, cards

import fistful

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_page_are_current() -> None:
    command = (sys.executable, str(ROOT / "tools" / "page_types.py"), "--check")
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_fixtures_say_what_the_games_say_about_themselves() -> None:
    assert msgspec.json.decode((TARGET / "games.json").read_bytes()) == msgspec.json.decode(about_games())


@pytest.mark.parametrize("slug", fistful.games())
def test_the_fixtures_say_what_is_printed_on_the_cards(slug: str) -> None:
    assert msgspec.json.decode((TARGET / "cards" / f"{slug}.json").read_bytes()) == msgspec.json.decode(cards(slug))
