"""Another version of the server with the tables of this one: each goes on, or is put aside alone and kept."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog

import fistful
from fistful.engine.replay import read_record
from fistful.locales import sentence
from fistful.server.core.settings import Spans
from tests.rules.sources import ROOT
from tests.server.saloon import PATIENCE, Json, Saloon, SetClock, Unwelcome, saloon
from tests.server.test_games import play_out
from tests.server.test_seats import finish, two_people

Change = Callable[[Json], Any]


def newer_rules(opened: Json) -> None:
    opened["rules"] = 99


def unknown_game(opened: Json) -> None:
    opened["game"] = "liars-dice"


def unknown_entry(opened: Json) -> None:
    opened["log"] = "prepared"


UNFOLDABLE: dict[Change, str] = {
    newer_rules: "setup rules",
    unknown_game: "setup no-such-game",
    unknown_entry: "ValidationError",
}


def rewrite(folder: Path, table: str, change: Change) -> None:
    """Change the first entry of a table as another version would have written it."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        (text,) = database.execute("SELECT entry FROM entries WHERE table_id = ? AND seq = 0", (table,)).fetchone()
        opened = json.loads(text)
        change(opened)
        changed = json.dumps(opened).encode()
        database.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 0", (changed, table))


def stored(folder: Path, table: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return list(database.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY seq", (table,)))


def soon(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def decisions(made: Saloon, table: str) -> int:
    live = made.application.hub.tables.get(table)
    return 0 if live is None else live.table.decision


@pytest.mark.parametrize("change", UNFOLDABLE, ids=lambda change: change.__name__)
def test_a_table_that_cannot_be_loaded_stops_no_other(folder: Path, change: Change) -> None:
    clock = SetClock()
    with saloon(folder, Spans(), clock=clock) as before:
        tables = [two_people(before, "wild-shots", clock={"kind": "fast"}, public=True)[0] for _ in range(3)]
    bad, *good = sorted(tables, key=lambda seated: seated["table"])
    rewrite(folder, bad["table"], change)
    log = stored(folder, bad["table"])
    with structlog.testing.capture_logs() as lines, saloon(folder, Spans(), clock=clock) as after:
        after.advance(21.0)
        soon(lambda: all(decisions(after, seated["table"]) == 1 for seated in good))
        with pytest.raises(Unwelcome, match="put-aside"):
            after.enter(bad)
        answer = after.http.get(f"/api/tables/{bad['table']}")
        assert (answer.status_code, answer.json()["text"]) == (503, sentence("", "table", "put-aside", {}))
        assert sorted(info["id"] for info in after.get("/api/tables")) == [seated["table"] for seated in good]
        assert "fistful_tables_put_aside_total 1.0" in after.http.get("/metrics").text
    (line,) = [line for line in lines if line["event"] == "table put aside"]
    assert (line["table"], line["why"]) == (bad["table"], UNFOLDABLE[change])
    assert stored(folder, bad["table"]) == log


def test_a_replay_that_cannot_be_read_is_put_aside_too(folder: Path) -> None:
    with saloon(folder) as before:
        first, second = two_people(before)
        finish([before.enter(first), before.enter(second)])
    rewrite(folder, first["table"], newer_rules)
    with structlog.testing.capture_logs() as lines, saloon(folder) as after:
        for _ in range(2):
            assert after.http.get(f"/api/records/{first['table']}").json()["code"] == "put-aside"
    assert [line["event"] for line in lines].count("table put aside") == 1


def test_a_table_whose_log_can_no_longer_be_folded_tells_those_who_return(folder: Path) -> None:
    with saloon(folder) as made:
        first, second = two_people(made)
        annie = made.enter(first)
        made.enter(second)
        rewrite(folder, first["table"], newer_rules)
        made.inside(made.application.hub.tables[first["table"]].mend)
        assert annie.closed() == "resync"
        with pytest.raises(Unwelcome, match="put-aside"):
            made.enter(first)


def test_a_running_table_goes_on_with_the_deck_that_it_was_opened_with(folder: Path) -> None:
    """A later version has another house deck: what the log names is another deck than the server's."""
    deck = fistful.game("looterz", deck=str(ROOT / "tests" / "decks" / "looterz.toml")).deck
    with saloon(folder) as before:
        first, second = two_people(before, "looterz", options={"goal": 1})

    def other_deck(opened: Json) -> None:
        assert opened["deck"]["hash"] == fistful.game("looterz").deck.hash
        opened["deck"] = {"name": "house", "hash": deck.hash, "content": deck.content}

    rewrite(folder, first["table"], other_deck)
    with saloon(folder) as after:
        players = [after.enter(first), after.enter(second)]
        play_out(players, random.Random(3))
        record = read_record(after.http.get(f"/api/records/{first['table']}").content)
        assert record.terms.deck.hash == deck.hash != fistful.game("looterz").deck.hash
        assert fistful.verify(record).committed
        for player in players:
            assert player.do("rematch")["is"] == "done"
        while (info := players[0].next("table")["table"])["rematch"] is None:
            pass
        again = after.enter({**first, "table": info["rematch"]})
        assert again.hello["moment"]["view"]["terms"]["deck"]["hash"] == fistful.game("looterz").deck.hash
