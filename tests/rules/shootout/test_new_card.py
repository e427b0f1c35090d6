"""A Marksman Card as `docs/adding-a-card.md` adds one."""

from __future__ import annotations

import re
from pathlib import Path

from fistful.games.shootout.cards import MARKSMEN
from tests.rules.sources import Change, chapter, declared, run_changed

PAGE = chapter("Shootout!")
PLAY_THE_CARD = """
from tests.rules.shootout.table import health, play, table

pos = table("> A 0 | 6 9 | 3 5 | dead-aim\\n  B 0 | 2 2 | 4 7 9 | body-armor*")
play(pos, "A play dead-aim", "A shoot 6", "A at B3")
assert health(pos, "B") == "4 7", health(pos, "B")
"""


def test_the_card_of_the_page_needs_only_its_declaration_and_its_place_in_the_count(tmp_path: Path) -> None:
    changes = [
        Change("shootout/cards.py", "\n)\nassert", f"\n    {declared(PAGE)},\n)\nassert"),
        Change("shootout/facts.py", "MARKSMAN_CARDS: Final = 10", "MARKSMAN_CARDS: Final = 11"),
    ]
    run_changed(tmp_path, changes, PLAY_THE_CARD)


def test_the_page_lists_every_effect() -> None:
    effects = {type(card.effect).__name__ for card in MARKSMEN if card.effect is not None}
    assert sorted(re.findall(r"^\| `(\w+)\(\w*\)` \|", PAGE, re.MULTILINE)) == sorted(effects)
