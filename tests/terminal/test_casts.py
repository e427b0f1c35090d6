"""The films of the terminal in the documents: current, whole in themselves, and not too large."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from tools.casts import FOLDER, GAMES, SHOTS, film

LARGEST = 150_000
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("slug", GAMES)
def test_a_film_shows_the_game_as_it_is_drawn_now(slug: str) -> None:
    """`make casts` films it again."""
    written = (FOLDER / f"terminal-{slug}.svg").read_text("utf-8")
    assert film(slug) == written
    assert len(written.encode()) < LARGEST


@pytest.mark.parametrize("slug", GAMES)
def test_a_film_is_one_file_that_needs_nothing_else(slug: str) -> None:
    text = (FOLDER / f"terminal-{slug}.svg").read_text("utf-8")
    picture = ET.fromstring(text)
    frames = [group for group in picture.iter(f"{SVG}g") if "f" in group.get("class", "").split()]
    assert len(frames) >= SHOTS
    assert len(re.findall(r"@keyframes", text)) == len(frames)
    assert "prefers-reduced-motion:no-preference" in text
    rows = {f"#{group.get('id')}" for group in picture.iter(f"{SVG}g") if group.get("id")}
    assert {use.get("href") for use in picture.iter(f"{SVG}use")} == rows
    assert re.findall(r"https?://\S+?(?=[\"'])", text) == ["http://www.w3.org/2000/svg"]
    assert not list(picture.iter(f"{SVG}script"))


def test_every_film_is_shown_in_the_documents() -> None:
    documents = FOLDER.parent / "command-line.md"
    assert all(f"screenshots/terminal-{slug}.svg" in documents.read_text("utf-8") for slug in GAMES)
