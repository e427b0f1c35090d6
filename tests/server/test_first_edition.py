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

import msgspec
import pytest

import fistful
from fistful.engine.replay import read_record
from fistful.server.people import kept_names
from fistful.server.tables import log
from tests.server.saloon import QUICK, saloon
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


def give_clock(folder: Path, table: str) -> None:
    """Let a table have been opened with a clock, as it could be in that edition."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        (text,) = database.execute("SELECT entry FROM entries WHERE table_id = ? AND seq = 0", (table,)).fetchone()
        opened = {**json.loads(text), "clock": {"kind": "fast", "hours": None}}
        changed = json.dumps(opened).encode()
        database.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 0", (changed, table))
        database.execute("UPDATE tables SET timed = 1 WHERE id = ?", (table,))


def test_the_clock_and_the_bot_of_a_running_table_go_on(first_edition: Path) -> None:
    """The person only looks on: a game is played to its end by the clock, then by a stand-in, and by the bot."""
    table = next(table for table, seat in SEATS.items() if seat["game"] == "wild-shots")
    give_clock(first_edition, table)
    with saloon(first_edition, msgspec.structs.replace(QUICK, fast=0.3)) as server:
        before = len(server.application.hub.storage.read(table))
        player = server.enter({"table": table, **SEATS[table]})
        while not player.over:
            player.hear()
        new = server.application.hub.storage.read(table)[before:]
        record = read_record(server.http.get(f"/api/records/{table}").content)
    played = [each.entry for each in new if isinstance(each.entry, log.Played)]
    assert [each.by for each in played if each.seat == SEATS[table]["seat"]].count("clock") == 2
    assert {each.by for each in played if each.seat != SEATS[table]["seat"]} == {"bot"}
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


def test_a_kept_name_is_still_its_owners_and_now_in_any_spacing(first_edition: Path) -> None:
    with closing(sqlite3.connect(first_edition / "tables.db")) as database:
        password = kept_names.password_hash("correct horse")
        database.execute("INSERT INTO people (id, name, password, since) VALUES (1, 'Big Bill', ?, 0)", (password,))
        database.execute("INSERT INTO likenesses (likeness, person) VALUES ('blg blll', 1)")
        database.commit()
    with saloon(first_edition) as server:
        kept = {"name": "Big Bill", "password": "correct horse"}
        assert server.http.post("/api/session", json=kept).json()["name"] == "Big Bill"
        refused = server.http.post("/api/people", json={"name": "BigBill", "password": "another horse"})
        assert refused.json()["code"] == "name-kept"
