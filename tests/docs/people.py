"""The part of a rules page that is for people, above the clauses, and its drawings.

A drawing shows cards side by side:

    (W)   A      B
        ┌────┐ ┌────┐
        │R5  │ │R7  │
        └────┘ └────┘
                 ^
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fistful import locales

SECTIONS = 5
"""The goal, how a round goes, an example, hints, and the heading of the clauses."""

_FENCE = re.compile(r"^```\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


class Column(NamedTuple):
    """A card of a drawing, with what stands over it, and under it, line by line."""

    over: str
    card: list[str]
    under: list[str]


def people(slug: str, language: str = locales.ENGLISH) -> str:
    """What a rules page says before the section of the clauses."""
    parts = re.split(r"^(?=## )", locales.rules(slug, language).text, flags=re.MULTILINE)
    return "".join(parts[:SECTIONS])


def prose(slug: str) -> str:
    """The same in English on one line, to look for a sentence."""
    return " ".join(_FENCE.sub("", people(slug)).split())


def drawings(slug: str, language: str = locales.ENGLISH) -> list[str]:
    return _FENCE.findall(people(slug, language))


def columns(drawing: str) -> list[Column]:
    """The cards of a drawing, from left to right."""
    lines = drawing.splitlines()
    top = next(number for number, line in enumerate(lines) if "┌" in line)
    bottom = next(number for number, line in enumerate(lines) if "└" in line)
    found = []
    for box in re.finditer("┌─+┐", lines[top]):
        cut = [line[box.start() : box.end()].strip() for line in lines]
        card = [line.strip("│ ") for line in cut[top + 1 : bottom]]
        found.append(Column(cut[top - 1], card, cut[bottom + 1 :]))
    return found


def margins(drawing: str) -> list[str]:
    """What stands left of the cards, line by line, where something does."""
    start = min(line.find("┌") for line in drawing.splitlines() if "┌" in line)
    return [margin for line in drawing.splitlines() if (margin := line[:start].strip())]
