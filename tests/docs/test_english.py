"""Phrases that sound translated stay out of the English that users and contributors read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "fistful" / "locales" / "en"
PAGES = sorted([*ENGLISH.rglob("*.ftl"), *ENGLISH.rglob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("*.md")])
PAGES.append(ROOT / "web" / "README.md")
CODE = [file for folder in ("src", "tests", "tools", "bench", "examples") for file in (ROOT / folder).rglob("*.py")]

INSTEAD = {
    r"anew": "again",
    r"whoever": "the player who",
    r"so many(?! \w+ that\b)": "that many",
    r"is no move": "is not a move",
    r"are none of them": "never",
    r"(?:has to|can) be had": "say what is meant",
    r"is there for": "is for",
    r"is believed what": "is trusted",
}
"""Each phrase, with what to write instead."""


def found(text: str) -> list[str]:
    """The phrases in a text, each with its line; a phrase may run on into the next line."""
    hits = []
    for phrase, instead in INSTEAD.items():
        for hit in re.finditer(rf"\b{phrase}\b".replace(" ", r"\s+"), text, re.IGNORECASE):
            line = text.count("\n", 0, hit.start()) + 1
            hits.append(f"line {line}: “{' '.join(hit[0].split())}”, better: {instead}")
    return hits


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_has_no_phrase_that_sounds_translated(page: Path) -> None:
    assert found(page.read_text("utf-8")) == []


def test_neither_docstrings_nor_the_names_of_tests_have_one() -> None:
    texts = {file: file.read_text("utf-8").replace("_", " ") for file in CODE if file != Path(__file__)}
    assert len(texts) > 300
    assert {str(file.relative_to(ROOT)): hits for file, text in texts.items() if (hits := found(text))} == {}


def test_a_phrase_is_found_with_its_line_even_across_lines() -> None:
    assert found("One line.\nDeal\nanew. This is no\nmove of the game.") == [
        "line 3: “anew”, better: again",
        "line 3: “is no move”, better: is not a move",
    ]


def test_good_english_is_left_alone() -> None:
    assert (
        found("There are so many cards that nobody counts them; say that many again. However, it is not a move.") == []
    )
