"""Each rules page begins with a page for people, and the clauses follow: in every language, and in the terminal."""

from __future__ import annotations

import re
import unicodedata

import pytest
from click.testing import CliRunner

import fistful
from fistful import locales
from fistful.cli.games import rules
from tests.docs.people import SECTIONS, drawings, people

PAGES = [(slug, language) for slug in fistful.games() for language in locales.LANGUAGES]
every_page = pytest.mark.parametrize(("slug", "language"), PAGES)

WIDEST = 34
"""Characters that a phone and the drawer at a table show side by side in a drawing."""
LONGEST = 120
"""Lines before the clauses, drawings and blank lines included: about a screen and a half."""

_CLAUSE = re.compile(r"\b[A-Z]{3}-\d+\b")
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)


def clauses(text: str) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]{3}-\d+)\*\* ", text, re.MULTILINE)


@every_page
def test_a_page_has_a_goal_a_round_an_example_and_hints_before_its_clauses(slug: str, language: str) -> None:
    text = locales.rules(slug, language).text
    headings = _HEADING.findall(text)
    assert [level for level, _ in headings[: SECTIONS + 1]] == ["#", *["##"] * SECTIONS]
    assert {level for level, _ in headings[SECTIONS + 1 :]} <= {"###", "####"}
    assert len({title for _, title in headings}) == len(headings)
    above, _, below = text.partition(f"## {headings[SECTIONS][1]}\n")
    assert above == people(slug, language)
    assert not _CLAUSE.search(above)
    assert set(clauses(below)) == set(clauses(locales.rules(slug).text))
    assert above.count("\n") <= LONGEST


@every_page
def test_a_round_is_told_in_steps_and_there_are_two_or_three_hints(slug: str, language: str) -> None:
    goal, round_, example, hints = people(slug, language).split("\n## ")[1:]
    assert "1. " not in goal
    steps = re.findall(r"^(\d)\. ", round_, re.MULTILINE)
    assert steps == [str(number) for number in range(1, len(steps) + 1)]
    assert 4 <= len(steps) <= 6
    assert "\n```\n" in example
    assert 2 <= len(re.findall("^- ", hints, re.MULTILINE)) <= 3


@every_page
def test_a_section_has_the_numbers_of_english(slug: str, language: str) -> None:
    for said, english in zip(people(slug, language).split("\n## "), people(slug).split("\n## "), strict=True):
        assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", english))


@every_page
def test_the_headings_of_the_page_for_people_are_the_same_for_every_game(slug: str, language: str) -> None:
    titles = {each: [title for _, title in _HEADING.findall(people(each, language))[1:]] for each in fistful.games()}
    assert titles[slug][0] == titles["wild-shots"][0]
    assert titles[slug][2:] == titles["wild-shots"][2:]


@every_page
def test_a_drawing_is_the_same_in_every_language_and_fits_a_phone(slug: str, language: str) -> None:
    assert drawings(slug, language) == drawings(slug)
    lines = "\n".join(drawings(slug, language)).splitlines()
    assert lines and max(map(len, lines)) <= WIDEST
    assert all(line == line.rstrip() for line in lines)
    assert {unicodedata.east_asian_width(mark) for mark in "".join(lines)} <= {"Na", "A", "N"}
    assert set("".join(lines)) - set("┌─┐│└┘") <= set(map(chr, range(32, 127)))


@every_page
def test_the_terminal_prints_the_page_for_people_first_then_every_clause(slug: str, language: str) -> None:
    done = CliRunner().invoke(rules, [slug, "--language", language], env={"COLUMNS": "80", "NO_COLOR": "1"})
    assert done.exit_code == 0
    printed = done.output
    stated = re.findall(r"([A-Z]{3}-\d+) \([RJH]\)", printed)
    assert stated == clauses(locales.rules(slug, language).text)
    before = printed[: printed.index(f"{stated[0]} (")]
    for _, title in _HEADING.findall(people(slug, language)):
        assert title in before
    for line in "\n".join(drawings(slug, language)).splitlines():
        assert line in before
