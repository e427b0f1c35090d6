"""Write the tables of fields into `docs/environments.md`, from what the games declare.

Each table stands after a line `<!-- fields: <slug> -->`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import fistful
from fistful.engine.observation import Field, shared_fields
from fistful.engine.registry import lobby

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
SHARED: Final = "shared"
FEW: Final = 12
"""Up to that many codes are listed."""
_TABLE: Final = re.compile(r"(<!-- fields: ([\w-]+) -->\n)(?:\n*(?:\|.*\n)+)?")


def row(field: Field) -> str:
    shape = " × ".join(str(length) for length in field.shape)
    meaning = field.meaning
    if field.codes and len(field.codes) <= FEW:
        listed = ", ".join(f"{number} {code}" for number, code in enumerate(field.codes, 1))
        meaning = f"{meaning} 0 none, {listed}."
    elif field.codes:
        meaning = f"{meaning} 0 none, else its number in `field.codes`, from 1."
    return f"| `{field.name}` | {shape} | {field.lowest}…{field.highest:,} | {meaning} |"


def table(fields: list[Field]) -> str:
    return "\n".join(["| field | shape | range | meaning |", "|---|---|---|---|", *map(row, fields)])


def fields_of(slug: str) -> list[Field]:
    """Those of a game at its usual table with all options that add something, or those of every game."""
    if slug == SHARED:
        return shared_fields(4, fistful.game("wild-shots").action_count)
    game = fistful.game(slug)
    most: list[Field] = []
    for choice in [{}, *({option.name: value} for option in game.options for value in option.choices)]:
        terms = game.setup(game.about.usual_seats, choice).terms
        most = max(most, game.observed(terms), key=len)
    return most


def written(page: str) -> str:
    """The page with its tables as the code has them."""
    named = [slug for _, slug in _TABLE.findall(page)]
    assert sorted(named) == sorted([SHARED, *lobby()]), named
    return _TABLE.sub(lambda found: f"{found[1]}\n{table(fields_of(found[2]))}\n", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
