"""Golden playthroughs and records: the same in both forms, on every machine, forever."""

from __future__ import annotations

from pathlib import Path

import pytest

import fistful
from tests.golden.playthrough import FOLDER, playthrough
from tests.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_playthrough_is_as_it_was(table: Table) -> None:
    assert playthrough(table) == (FOLDER / f"{table}.play").read_text("utf-8")


@pytest.mark.parametrize("saved", sorted(FOLDER.glob("*.json")), ids=lambda saved: saved.stem)
def test_a_saved_record_still_replays(saved: Path) -> None:
    verdict = fistful.verify(saved.read_bytes())
    assert verdict.fair
    assert verdict.outcome is not None


def test_every_table_has_a_saved_record_of_its_rules() -> None:
    assert {f"{table}.rules-{table.game.rules}" for table in TABLES} <= {saved.stem for saved in FOLDER.glob("*.json")}
