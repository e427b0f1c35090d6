"""A database of the first edition still opens: its tables go on under the rules that they began with.

`first_edition/tables.sql` is what a server of that edition stored: a table of each kind with a bot, most of them in the
middle of a game. `seats.json` has the tokens that their players hold.
"""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import fistful
from fistful.engine.replay import read_record
from tests.server.saloon import saloon
from tests.server.test_games import play_out

STORED = Path(__file__).parent / "first_edition"
SEATS: dict[str, dict[str, Any]] = json.loads((STORED / "seats.json").read_text())


@pytest.fixture
def first_edition(folder: Path) -> Path:
    """A data folder as that server left it."""
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.executescript((STORED / "tables.sql").read_text())
    return folder


@pytest.mark.parametrize("table", SEATS, ids=[f"{seat['game']} {seat['options']}" for seat in SEATS.values()])
def test_a_running_table_goes_on_to_its_end_under_the_old_rules(first_edition: Path, table: str) -> None:
    with saloon(first_edition) as server:
        player = server.enter({"table": table, **SEATS[table]})
        assert player.hello["moment"]["view"]["terms"]["rules"] == 1
        play_out([player], random.Random(table))
        record = read_record(server.http.get(f"/api/records/{table}").content)
    assert record.terms.rules == 1
    assert fistful.verify(record).committed


def test_a_rematch_is_played_under_the_newest_rules(first_edition: Path) -> None:
    table = next(table for table, seat in SEATS.items() if seat["game"] == "wild-shots")
    with saloon(first_edition) as server:
        player = server.enter({"table": table, **SEATS[table]})
        play_out([player], random.Random(table))
        assert player.do("rematch")["is"] == "done"
        while (info := player.next("table")["table"])["rematch"] is None:
            pass
        again = server.enter({**SEATS[table], "table": info["rematch"]})
        assert again.hello["moment"]["view"]["terms"]["rules"] == fistful.game("wild-shots").rules
