"""docs/hosting.md: its commands for the database do what they promise, on the database of a server."""

from __future__ import annotations

import configparser
import re
import shlex
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

import fistful
from fistful.cli.main import command
from fistful.server.core.settings import AddressLimits, Spans
from fistful.server.people.sessions import LIFETIME
from tests.docs.shell import ROOT, Shown, blocks, commands
from tests.server.saloon import Saloon, saloon
from tests.server.test_seats import finish, two_people
from tests.serving import Serving
from tests.web.proxy import free_ports

PAGE = ROOT / "docs" / "hosting.md"
SHOWN = [shown for block in blocks(PAGE) for shown in commands(block)]
A_YEAR = 366 * 24 * 3600.0
PASSWORD = "tumbleweed"


def run(folder: Path, *wanted: str) -> None:
    """Run the commands of the page that begin so, in their order, with this folder for the system's."""
    chosen = [shown for shown in SHOWN if shown.text.startswith(wanted)]
    assert chosen
    for shown in chosen:
        text = shown.text.replace("fistful backup", f"{sys.executable} -m fistful backup")
        text = text.replace("fistful restore", f"{sys.executable} -m fistful restore")
        text = text.replace("/var/lib/fistful", str(folder / "data")).replace("/var/backups", str(folder))
        done = subprocess.run(text, shell=True, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), shown


def deleting(what: str) -> Shown:
    (shown,) = [shown for shown in SHOWN if f"CREATE TEMP TABLE {what} " in shown.text]
    return shown


def test_a_back_up_of_a_running_server_is_whole_and_games_go_on_from_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with saloon(data) as before:
        first, second = two_people(before)
        annie, bill = before.enter(first), before.enter(second)
        annie.play(annie.moves[0])
        bill.play(bill.moves[0])
        annie.quiet()
        seen = annie.moment
        stopped = threading.Event()
        busy = threading.Thread(target=keep_busy, args=(before, stopped))
        busy.start()
        run(tmp_path, "fistful backup /var/backups/fistful.db")
        stopped.set()
        busy.join()
        annie.play(annie.moves[0])  # after the back-up
    with sqlite3.connect(tmp_path / "fistful.db") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    run(tmp_path, "fistful restore ")
    with saloon(data) as after:
        annie, bill = after.enter(first), after.enter(second)
        assert annie.hello["moment"] == seen
        finish([annie, bill])
        assert fistful.verify(after.http.get(f"/api/records/{first['table']}").content).committed


def keep_busy(made: Saloon, stopped: threading.Event) -> None:
    while not stopped.is_set():
        made.open("wild-shots", seats=2)


def test_old_tables_are_deleted_and_others_stay(tmp_path: Path) -> None:
    data = tmp_path / "data"
    tables = []
    with saloon(data) as made:
        for _ in range(2):
            first, second = two_people(made, public=True)
            finish([made.enter(first), made.enter(second)])
            tables.append(first["table"])
        tables.append(made.open("wild-shots", seats=2)["table"])
    old, recent, waiting = tables
    with sqlite3.connect(data / "tables.db") as database:
        moment = time.time() - A_YEAR
        database.execute("UPDATE tables SET changed = ? WHERE id IN (?, ?)", (moment, old, waiting))
    database.close()
    run(tmp_path, deleting("old").text)
    with sqlite3.connect(data / "tables.db") as database:
        assert {row[0] for row in database.execute("SELECT id FROM tables")} == {recent, waiting}
    database.close()
    with saloon(data) as after:
        found = [after.http.get(f"/api/tables/{each}").status_code for each in (old, recent)]
        assert found == [404, 200]
        assert [each["table"] for each in after.get("/api/replays")] == [recent]
    with sqlite3.connect(data / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (old,)).fetchone() == (0,)
    database.close()


def test_a_person_is_deleted_with_name_password_sessions_ratings_and_finished_tables(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with saloon(data) as made:
        for name in ("Annie", "Bill"):
            answer = made.http.post("/api/people", json={"name": name, "password": PASSWORD})
            assert answer.status_code == 201
            made.http.cookies.clear()
        mine, second = two_people_under_kept_names(made)
        finish([made.enter(mine), made.enter(second)])
        others = made.open("loot-shoot-whisky", seats=2, name="Cat", bots=["greenhorn"])
    everything = (data / "tables.db").read_bytes()
    assert b"Annie" in everything
    run(tmp_path, deleting("gone").text)
    left = b"".join(file.read_bytes() for file in data.glob("tables.db*"))
    assert b"Annie" not in left and b"Bill" in left
    with saloon(data) as after:
        assert after.http.get(f"/api/tables/{mine['table']}").status_code == 404
        assert after.http.get(f"/api/tables/{others['table']}").status_code == 200
        assert [rated["name"] for rated in after.get("/api/ratings/loot-shoot-whisky")] == ["Bill"]
        for name in ("Annie", "(deleted)"):
            refused = after.http.post("/api/session", json={"name": name, "password": PASSWORD})
            assert (refused.status_code, refused.json()["code"]) == (401, "wrong-password")
        assert after.http.post("/api/people", json={"name": "Annie", "password": PASSWORD}).status_code == 201


def two_people_under_kept_names(made: Saloon) -> tuple[dict[str, str], dict[str, str]]:
    seats: list[dict[str, str]] = []
    for name in ("Annie", "Bill"):
        assert made.http.post("/api/session", json={"name": name, "password": PASSWORD}).status_code == 200
        seats.append(made.join(seats[0]["table"]) if seats else made.open("loot-shoot-whisky", seats=2))
        made.http.cookies.clear()
    return seats[0], seats[1]


def test_the_unit_starts_a_command_that_exists_with_its_data_where_the_page_says() -> None:
    (unit,) = [block.text for block in blocks(PAGE) if block.language == "ini"]
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit)
    service = parser["Service"]
    program, name, *arguments = shlex.split(service["ExecStart"])
    assert program == "/opt/fistful/bin/fistful"
    context = command.commands[name].make_context(name, arguments)
    assert context.params["data"] == f"/var/lib/{service['StateDirectory']}"
    assert f"127.0.0.1:{context.params['port']}" in PAGE.read_text("utf-8")
    assert service["DynamicUser"] == "yes"


def test_the_page_states_limits_and_figures_that_the_server_has(tmp_path: Path) -> None:
    page = " ".join(PAGE.read_text("utf-8").split())
    assert f"they may hold {AddressLimits().held} sockets" in page
    assert f"{int(LIFETIME / 24 / 3600)} days".replace("30", "thirty") in page
    named = set(re.findall(r"`(fistful_\w+)`", page))
    assert len(named) >= 3
    with saloon(tmp_path) as made:
        figures = made.http.get("/metrics").text
    assert [name for name in sorted(named) if name not in figures] == []


@pytest.mark.parametrize("named", ["127.0.0.2", "127.0.0.2/31"])
def test_a_proxy_is_trusted_if_its_address_is_named_and_nobody_else_is(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", named)
    (port,) = free_ports(1)
    server = Serving(tmp_path, port, Spans())
    server.start()
    try:
        statuses = {}
        for source in ("127.0.0.2", "127.0.0.5"):
            transport = httpx.HTTPTransport(local_address=source)
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60) as client:
                statuses[source] = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code
    finally:
        server.stop()
    assert statuses == {"127.0.0.2": 403, "127.0.0.5": 200}
