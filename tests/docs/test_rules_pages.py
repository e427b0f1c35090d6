"""The rules pages say the same in every language, clause by clause."""

from __future__ import annotations

import re

import pytest

import fistful
from fistful import locales

TRANSLATIONS = [(slug, language) for slug in fistful.games() for language in locales.LANGUAGES if language != "en"]
every_translation = pytest.mark.parametrize(("slug", "language"), TRANSLATIONS)

_CLAUSE = re.compile(r"^- \*\*([A-Z]{3}-\d+)\*\* \(([RJH])\) ", re.MULTILINE)
_CODE = re.compile(r"`([^`]+)`")
_LINK = re.compile(r"\]\(([^)]+)\)")
_FENCE = re.compile(r"^ *```.*?```$", re.MULTILINE | re.DOTALL)


def clauses(page: str) -> dict[str, str]:
    """What each clause says, up to the next clause, heading or paragraph of its own."""
    parts = re.split(r"\n(?=- \*\*|#)|\n\n(?=\S)", page)
    return {match[1]: part for part in parts if (match := _CLAUSE.match(part))}


def paragraphs(page: str) -> list[str]:
    """The prose of a page: what is neither a heading, nor a table, nor a deck."""
    parts = re.split(r"\n\n|\n(?=- )", _FENCE.sub("", page))
    return [" ".join(part.split()) for part in parts if part.strip() and part.lstrip()[0] not in "#|"]


@every_translation
def test_a_page_has_the_clauses_of_english_in_their_order_with_their_letters(slug: str, language: str) -> None:
    english = _CLAUSE.findall(locales.rules(slug).text)
    assert len(english) > 20
    assert _CLAUSE.findall(locales.rules(slug, language).text) == english


@every_translation
def test_a_page_has_the_headings_tables_links_and_decks_of_english(slug: str, language: str) -> None:
    for mark in (re.compile(r"^(#+) ", re.MULTILINE), re.compile(r"^ *(\|)", re.MULTILINE), _LINK, _FENCE):
        assert mark.findall(locales.rules(slug, language).text) == mark.findall(locales.rules(slug).text)


@every_translation
def test_a_page_has_the_notation_of_english(slug: str, language: str) -> None:
    english, other = (_CODE.findall(_FENCE.sub("", locales.rules(slug, each).text)) for each in ("en", language))
    assert english
    assert other == english


@every_translation
def test_a_clause_has_the_numbers_judgements_and_emphasis_of_english(slug: str, language: str) -> None:
    english, other = clauses(locales.rules(slug).text), clauses(locales.rules(slug, language).text)
    for clause, said in english.items():
        for mark in (r"\d+", r"\bJ(?=\s?:)", r"(?<!\*)\*(?!\*)"):
            assert sorted(re.findall(mark, other[clause])) == sorted(re.findall(mark, said)), clause


@every_translation
def test_no_paragraph_of_a_page_is_left_in_english(slug: str, language: str) -> None:
    english, other = paragraphs(locales.rules(slug).text), paragraphs(locales.rules(slug, language).text)
    assert len(other) == len(english)
    assert not set(other) & set(english)
