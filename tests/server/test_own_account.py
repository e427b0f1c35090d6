"""One's own account: another password, everything that is stored, and the end of it."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fistful.server.people import names
from tests.server.committing import Committer
from tests.server.saloon import Saloon, saloon
from tests.server.test_games import play_out
from tests.server.test_upgrade import newer_rules, rewrite

PASSWORD = "correct horse"


pytestmark = pytest.mark.usefixtures("quick_hashes")


@pytest.fixture
def server(folder: Path) -> Iterator[Saloon]:
    with saloon(folder) as made:
        yield made


def kept(server: Saloon, name: str) -> None:
    """Sign in under a new name."""
    assert server.http.post("/api/people", json={"name": name, "password": PASSWORD}).status_code == 201


def stored(server: Saloon) -> str:
    """All that is in the database, as text."""
    with contextlib.closing(sqlite3.connect(server.settings.data / "tables.db")) as database:
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return repr([list(database.execute(f"SELECT * FROM {name}")) for name in tables])


def test_another_password_ends_the_other_sessions(server: Saloon) -> None:
    kept(server, "Eddie")
    with httpx.Client(base_url=server.http.base_url) as elsewhere:
        elsewhere.post("/api/session", json={"name": "Eddie", "password": PASSWORD})
        assert elsewhere.get("/api/me").json()["name"] == "Eddie"
        wrong = server.http.post("/api/me/password", json={"old": "wrong horse", "new": "another horse"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-password")
        changed = server.http.post("/api/me/password", json={"old": PASSWORD, "new": "another horse"})
        assert changed.json()["name"] == "Eddie"
        assert elsewhere.get("/api/me").json()["name"] == ""
        assert server.http.get("/api/me").json()["name"] == "Eddie"
        for password, status in ((PASSWORD, 401), ("another horse", 200)):
            assert elsewhere.post("/api/session", json={"name": "Eddie", "password": password}).status_code == status


def test_a_person_downloads_what_is_stored_about_them(server: Saloon) -> None:
    kept(server, "Eddie")
    seated = server.open("wild-shots", seats=3)
    server.enter(seated).do("say", text="Howdy")
    server.http.cookies.clear()
    assert server.enter(server.join(seated["table"], name="Annie")).do("say", text="Hello")["is"] == "done"
    server.http.post("/api/session", json={"name": "Eddie", "password": PASSWORD})
    answer = server.http.get("/api/me/data")
    data: dict[str, Any] = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (data["name"], len(data["sessions"]), data["ratings"]) == ("Eddie", 2, {})
    (table,) = data["tables"]
    assert (table["table"], table["game"], table["seat"], table["status"]) == (
        seated["table"],
        "wild-shots",
        0,
        "waiting",
    )
    assert [line["text"] for line in table["said"]] == ["Howdy"]


def test_a_deleted_account_leaves_a_pseudonym(server: Saloon) -> None:
    kept(server, "Eddie")
    over, playing = (server.open("loot-shoot-whisky", seats=2, public=True, bots=["greenhorn"]) for _ in range(2))
    waiting = server.open("wild-shots", seats=3, public=True)
    players = [server.enter(each) for each in (over, playing, waiting)]
    play_out([players[0]], random.Random(1))
    assert players[1].do("say", text="Remember Eddie")["is"] == "done"
    record = server.get(f"/api/records/{over['table']}")
    server.get(f"/api/replays/{over['table']}")
    watcher = server.watch(playing["table"])

    assert server.http.post("/api/me/delete", json={"password": "wrong horse"}).status_code == 401
    assert server.http.post("/api/me/delete", json={"password": PASSWORD}).json() == {"name": "", "ratings": {}}

    assert "Eddie" not in stored(server)
    assert players[1].closed() == players[2].closed() == "unseated"
    kept_record = server.get(f"/api/records/{over['table']}")
    assert kept_record["decisions"] == record["decisions"]
    pseudonym = kept_record["players"][0]
    assert pseudonym not in ("", "Eddie")
    assert server.get(f"/api/replays/{over['table']}")["names"][0] == pseudonym
    assert [each["names"][0] for each in server.get("/api/replays")] == [pseudonym]
    chair = server.get(f"/api/tables/{playing['table']}")["chairs"][0]
    assert (chair["name"], chair["kept"], chair["stand_in"]) == (pseudonym, False, True)
    assert server.get(f"/api/tables/{waiting['table']}")["chairs"][0]["name"] == ""
    while watcher.next("table")["table"]["chairs"][0]["name"] != pseudonym:
        pass
    assert server.http.get("/api/me").json()["name"] == ""
    assert server.http.get("/api/me/data").json()["code"] == "signed-out"
    kept(server, "Eddie")
    assert server.http.get("/api/me/data").json()["tables"] == []


def test_no_list_keeps_a_deleted_name_if_the_server_dies_before_its_tables_know(
    server: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(_tables: object) -> None:
        raise RuntimeError

    kept(server, "Eddie")
    over = server.open("loot-shoot-whisky", seats=2, public=True, bots=["greenhorn"])
    play_out([server.enter(over)], random.Random(1))
    server.open("wild-shots", seats=3, public=True)
    assert stored(server).count("Eddie") > 3
    monkeypatch.setattr(server.application.hub, "fold_again", die)
    assert server.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 500
    assert "Eddie" not in stored(server)


def test_who_commits_to_a_share_owns_the_seat_like_anybody(server: Saloon) -> None:
    """The page commits, so its entries in the log end otherwise than those of programs that send their shares."""
    kept(server, "Eddie")
    table = Committer(server).open("loot-shoot-whisky").seated["table"]
    assert [each["table"] for each in server.get("/api/me/data")["tables"]] == [table]
    server.http.post("/api/me/delete", json={"password": PASSWORD})
    assert "Eddie" not in stored(server)
    assert server.get(f"/api/tables/{table}")["chairs"][0]["name"] == ""


def test_a_deleted_name_is_gone_from_the_rounds_that_its_owner_ended(server: Saloon) -> None:
    kept(server, "Eddie")
    leaving = Committer(server).open("loot-shoot-whisky", public=True)
    table = leaving.seated["table"]
    server.http.cookies.clear()
    Committer(server).join(table, name="Annie")
    leaving.enter().do("leave")
    assert server.get(f"/api/tables/{table}")["dealing"]["given_up"] == ["Eddie"]
    server.http.post("/api/session", json={"name": "Eddie", "password": PASSWORD})
    server.http.post("/api/me/delete", json={"password": PASSWORD})
    assert "Eddie" not in stored(server)
    (pseudonym,) = server.get(f"/api/tables/{table}")["dealing"]["given_up"]
    assert pseudonym not in ("", "Eddie", "Annie")


def test_no_file_holds_what_was_deleted(folder: Path) -> None:
    with saloon(folder) as made:
        kept(made, "Eddie")
        player = made.enter(made.open("wild-shots", seats=2, bots=["greenhorn"]))
        for number in range(50):
            assert player.do("say", text=f"Remember Eddie {number} {'!' * 100}")["is"] == "done"
        assert made.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert not [file.name for file in folder.iterdir() if b"Eddie" in file.read_bytes()]


def test_a_pseudonym_is_nobodys_kept_name(server: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "GUESTS", ("Buck", "Tex"))
    kept(server, "Buck")
    kept(server, "Eddie")
    seated = server.open("wild-shots", seats=2, bots=["greenhorn"])
    server.http.post("/api/me/delete", json={"password": PASSWORD})
    assert server.get(f"/api/tables/{seated['table']}")["chairs"][0]["name"] == "Tex"


def test_a_table_that_cannot_be_loaded_keeps_nobody_from_deleting_an_account(folder: Path) -> None:
    with saloon(folder) as before:
        kept(before, "Eddie")
        seated = before.open("wild-shots", seats=2, bots=["greenhorn"])
        cookies = dict(before.http.cookies)
    rewrite(folder, seated["table"], newer_rules)
    with saloon(folder) as after:
        after.http.cookies.update(cookies)
        assert after.http.post("/api/me/delete", json={"password": PASSWORD}).json() == {"name": "", "ratings": {}}
        assert "Eddie" not in stored(after)
