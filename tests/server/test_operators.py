"""Operators close and delete tables, unseat, mute and ban; people are told why, and all of it is written down."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import websockets.sync.client

import fistful
from fistful.locales import sentence
from fistful.server.operators import door
from fistful.server.store import migrations
from fistful.server.tables.table import hashed
from tests.server.saloon import Json, Player, Saloon, Unwelcome, saloon
from tests.server.test_games import play_out
from tests.server.test_seats import finish, two_people

PASSWORD = "correct horse"
ELSEWHERE = "203.0.113.7"


pytestmark = pytest.mark.usefixtures("quick_hashes")


class Operator:
    """Somebody at the server's machine who has its secret."""

    def __init__(self, made: Saloon) -> None:
        found = door.find(made.settings.data)
        assert found is not None
        self.door = found
        self.base = f"http://127.0.0.1:{found.port}"

    def answer(self, do: str, headers: dict[str, str] | None = None, **fields: object) -> httpx.Response:
        sent = {"authorization": f"Bearer {self.door.secret}", "x-operator": "ann", **(headers or {})}
        return httpx.post(f"{self.base}/api/do", json={"do": do, **fields}, headers=sent, timeout=20)

    def do(self, do: str, **fields: object) -> Any:
        answer = self.answer(do, None, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, do: str, **fields: object) -> str:
        answer = self.answer(do, None, **fields)
        assert answer.status_code >= 400
        code: str = answer.json()["code"]
        return code


@pytest.fixture
def server(folder: Path) -> Iterator[Saloon]:
    with saloon(folder) as made:
        yield made


@pytest.fixture
def operator(server: Saloon) -> Operator:
    return Operator(server)


def keep(made: Saloon, name: str) -> None:
    """Sign in under a new name."""
    assert made.http.post("/api/people", json={"name": name, "password": PASSWORD}).status_code == 201


def last_words(player: Player) -> tuple[str, str, str]:
    """What somebody is told who is sent away: the code and the sentence, and the farewell."""
    farewell = player.closed()
    (why,) = [each["why"] for each in player.heard if each["is"] == "refused"]
    return why["code"], why["text"], farewell


def refused_entry(made: Saloon, seated: Json) -> str:
    with pytest.raises(Unwelcome) as refused:
        made.enter(seated)
    return str(refused.value)


def from_elsewhere(made: Saloon, seated: Json, address: str = ELSEWHERE) -> websockets.sync.client.ClientConnection:
    """A socket through a proxy of this machine, which says where it comes from."""
    uri = f"ws://127.0.0.1:{made.port}/api/tables/{seated['table']}/socket"
    connecting = websockets.sync.client.connect(uri, compression=None, additional_headers={"X-Forwarded-For": address})
    socket = made.sockets.enter_context(connecting)
    socket.send(json.dumps({"do": "enter", "token": seated["token"]}))
    return socket


def until(socket: websockets.sync.client.ClientConnection, kind: str) -> Json:
    while (message := json.loads(socket.recv(20)))["is"] != kind:
        pass
    return dict(message)


# Tables.


def test_tables_are_listed_by_game_status_and_name(server: Saloon, operator: Operator) -> None:
    playing = two_people(server, public=True)[0]
    waiting = server.open("wild-shots", seats=3, name="Cat")
    server.enter(playing)

    def ids(**wanted: object) -> list[str]:
        return [row["info"]["id"] for row in operator.do("tables", **wanted)]

    assert ids() == [waiting["table"], playing["table"]]
    assert ids(game="wild-shots") == ids(status="waiting") == ids(name="cat") == ids(public=False) == [waiting["table"]]
    assert ids(status="playing") == ids(name="BILL") == ids(public=True) == [playing["table"]]
    assert ids(status="over") == ids(name="deputy") == []
    assert ids(most=1) == [waiting["table"]]
    (row,) = operator.do("tables", status="playing")
    assert [chair["connected"] for chair in row["info"]["chairs"]] == [True, False]


@pytest.mark.parametrize("game", fistful.games())
def test_an_operator_sees_what_a_spectator_sees_and_no_hidden_card(
    game: str, server: Saloon, operator: Operator
) -> None:
    first, second = two_people(server, game)
    players = [server.enter(first), server.enter(second)]
    watcher = server.watch(first["table"])
    look = operator.do("table", table=first["table"])
    assert watcher.moment is not None and look["moment"] == watcher.moment
    assert look["moment"]["view"]["seat"] is None and look["moment"]["moves"] == []
    assert all(look["moment"]["view"] != player.moment["view"] for player in players if player.moment)
    assert look["told"]
    text = json.dumps(look)
    for secret in ("server_share", "seed", first["token"], second["token"], hashed(first["token"])):
        assert secret not in text
    if "hand" in look["moment"]["view"]:
        assert look["moment"]["view"]["hand"] == []


def test_there_is_nothing_to_see_at_no_table(operator: Operator) -> None:
    answer = operator.answer("table", table="a" * 12)
    assert answer.json()["text"] == sentence("", "table", "no-such-table", {})


def test_a_table_is_closed_and_people_are_told_why(server: Saloon, operator: Operator) -> None:
    first, second = two_people(server)
    annie, watcher = server.enter(first), server.watch(first["table"])
    assert operator.do("close", table=first["table"], reason="foul language") == {
        "what": "close",
        "whom": first["table"],
        "count": 1,
    }
    words = sentence("", "table", "shut", {"because": "foul language"})
    assert last_words(annie) == last_words(watcher) == ("shut", words, "refused")
    assert refused_entry(server, second) == "shut"
    assert server.get(f"/api/tables/{first['table']}")["status"] == "closed"
    assert operator.refused("close", table=first["table"]) == "shut"


def test_a_game_that_is_over_is_not_closed(server: Saloon, operator: Operator) -> None:
    seated = server.open("loot-shoot-whisky", seats=2, bots=["greenhorn"])
    play_out([server.enter(seated)], random.Random(1))
    assert operator.refused("close", table=seated["table"]) == "is-over"
    assert operator.refused("unseat", whom=f"{seated['table']}/A") == "is-over"


def test_a_table_is_deleted_and_people_are_told_why(server: Saloon, operator: Operator) -> None:
    first, _ = two_people(server)
    annie = server.enter(first)
    operator.do("delete", table=first["table"], reason="by mistake")
    assert last_words(annie)[::2] == ("deleted", "refused")
    assert refused_entry(server, first) == "no-such-table"
    assert operator.refused("delete", table=first["table"]) == "no-such-table"


# Seats.


def test_a_person_is_unseated_and_told_why_now_and_later(server: Saloon, operator: Operator) -> None:
    first, second = two_people(server)
    annie, bill = server.enter(first), server.enter(second)
    operator.do("unseat", whom=f"{first['table']}/B", reason="spam")
    words = sentence("", "table", "put-out", {"because": "spam"})
    assert last_words(bill) == ("put-out", words, "unseated")
    while not annie.next("table")["table"]["chairs"][1]["stand_in"]:
        pass
    assert refused_entry(server, second) == "put-out"
    assert operator.refused("unseat", whom=f"{first['table']}/B") == "nobody-there"


def test_a_reason_can_be_left_out(server: Saloon, operator: Operator) -> None:
    seated = server.open("wild-shots", seats=3)
    player = server.enter(seated)
    operator.do("unseat", whom=f"{seated['table']}/A")
    assert last_words(player)[1] == sentence("", "table", "put-out", {"because": "none"})
    assert server.get(f"/api/tables/{seated['table']}")["chairs"][0]["name"] == ""


def test_all_seats_of_a_person_are_taken_away(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    tables = [server.open("wild-shots", seats=3) for _ in range(2)]
    assert operator.do("unseat", whom="eddie") == {"what": "unseat", "whom": "Eddie", "count": 2}
    assert [refused_entry(server, each) for each in tables] == ["put-out"] * 2


def test_all_seats_connected_from_an_address_are_taken_away(server: Saloon, operator: Operator) -> None:
    first, second = two_people(server)
    until(from_elsewhere(server, first), "hello")
    server.enter(second)
    assert operator.do("unseat", whom="203.0.113.0/24")["count"] == 1
    assert refused_entry(server, first) == "put-out"
    server.enter(second)


# Mutes.


@pytest.mark.parametrize("whom", ["person", "address", "seat"])
def test_who_is_muted_cannot_talk_until_unmuted(whom: str, server: Saloon, operator: Operator) -> None:
    if whom == "person":
        keep(server, "Eddie")
    seated = server.open("wild-shots", seats=3)
    server.http.cookies.clear()
    other = server.join(seated["table"], name="Bill")
    socket, bill = from_elsewhere(server, seated), server.enter(other)
    until(socket, "hello")
    meant = {"person": "Eddie", "address": ELSEWHERE, "seat": f"{seated['table']}/A"}[whom]

    def say(id: str) -> Json:
        socket.send(json.dumps({"do": "say", "text": "Howdy", "id": id}))
        while (message := json.loads(socket.recv(20)))["is"] not in ("done", "refused"):
            pass
        return dict(message)

    operator.do("mute", whom=meant, reason="shouting")
    refused = say("command-1")
    assert (refused["id"], refused["why"]["code"]) == ("command-1", "muted")
    assert refused["why"]["text"] == sentence("", "table", "muted", {"because": "shouting"})
    assert bill.do("say", text="Hello")["is"] == "done"
    assert operator.do("table", table=seated["table"])["muted"] == [0]
    assert operator.refused("mute", whom=meant) == "sanctioned"
    operator.do("unmute", whom=meant)
    assert say("command-2")["is"] == "done"
    assert operator.refused("unmute", whom=meant) == "not-sanctioned"


def test_a_mute_is_lifted_as_it_is_listed_when_its_table_is_gone(server: Saloon, operator: Operator) -> None:
    seated = server.open("wild-shots", seats=3, name="Cat")
    operator.do("mute", whom=f"{seated['table']}/A")
    operator.do("delete", table=seated["table"])
    (mute,) = operator.do("bans")
    assert operator.refused("unmute", whom=f"{seated['table']}/A") == "no-such-table"
    assert operator.do("unmute", whom=mute["shown"])["what"] == "unmute"
    assert operator.do("bans") == []


# Bans.


def test_a_banned_person_loses_sessions_and_seats_at_once(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    seated = server.open("wild-shots", seats=3)
    player = server.enter(seated)
    operator.do("ban", whom="Eddie", reason="cheating")
    words = sentence("", "table", "banned", {"because": "cheating"})
    assert last_words(player) == ("banned", words, "refused")
    assert refused_entry(server, seated) == "put-out"
    assert server.get("/api/me")["name"] == ""
    answer = server.http.post("/api/session", json={"name": "Eddie", "password": PASSWORD})
    assert (answer.status_code, answer.json()["text"]) == (403, words)
    wrong = server.http.post("/api/session", json={"name": "Eddie", "password": "wrong horse"})
    assert wrong.json()["code"] == "wrong-password"
    assert operator.do("names")[0]["banned"]
    operator.do("unban", whom="Eddie")
    assert server.http.post("/api/session", json={"name": "Eddie", "password": PASSWORD}).status_code == 200


@pytest.mark.parametrize("order", ["asked before the ban", "asked by nobody but the other"])
def test_a_banned_person_has_no_seat_in_a_rematch_and_nobody_waits_for_their_wish(
    server: Saloon, operator: Operator, order: str
) -> None:
    keep(server, "Eddie")
    first = server.open("loot-shoot-whisky", seats=2)
    server.http.cookies.clear()
    second = server.join(first["table"], name="Bill")
    eddie, bill = server.enter(first), server.enter(second)
    finish([eddie, bill])
    (eddie if order == "asked before the ban" else bill).do("rematch", share_hash="ab" * 32)
    operator.do("ban", whom="Eddie")
    if order == "asked before the ban":
        bill.do("rematch", share_hash="cd" * 32)
    while (again := bill.next("table")["table"]["rematch"]) is None:
        pass
    table = server.get(f"/api/tables/{again}")
    assert (table["status"], [chair["name"] for chair in table["chairs"]]) == ("waiting", ["Bill", ""])
    assert server.enter({**second, "table": again}).hello["host"]
    assert server.join(again, name="Cat")["seat"] == 1


@pytest.mark.parametrize(
    ("banned", "shown", "inside", "outside"),
    [
        (ELSEWHERE, ELSEWHERE, ELSEWHERE, "203.0.113.8"),
        ("203.0.113.77/24", "203.0.113.0/24", ELSEWHERE, "203.0.114.7"),
        ("2001:db8::5", "2001:db8::/64", "2001:db8::1:2:3:4", "2001:db8:0:1::5"),
        ("2001:db8::5/128", "2001:db8::5", "2001:db8::5", "2001:db8::6"),
        ("::ffff:203.0.113.7", ELSEWHERE, ELSEWHERE, "203.0.113.8"),
    ],
)
def test_a_banned_address_is_cut_off_and_stays_out(
    banned: str, shown: str, inside: str, outside: str, server: Saloon, operator: Operator
) -> None:
    first, second = two_people(server)
    near, far = from_elsewhere(server, first, inside), from_elsewhere(server, second, outside)
    until(near, "hello")
    until(far, "hello")
    assert operator.do("ban", whom=banned) == {"what": "ban", "whom": shown, "count": 1}
    assert until(near, "refused")["why"]["code"] == "banned"
    assert until(near, "bye")["why"] == "refused"
    assert until(from_elsewhere(server, first, inside), "refused")["why"]["code"] == "banned"

    def status(address: str) -> int:
        return server.http.get("/api/tables", headers={"x-forwarded-for": address}).status_code

    assert (status(inside), status(outside)) == (403, 200)
    far.send(json.dumps({"do": "ping"}))
    assert until(far, "pong")
    operator.do("unban", whom=banned)
    assert status(inside) == 200


def test_the_address_of_a_guest_is_banned_by_the_seat(server: Saloon, operator: Operator) -> None:
    seated = server.open("wild-shots", seats=3)
    assert operator.refused("ban", whom=f"{seated['table']}/A") == "guest-away"
    until(from_elsewhere(server, seated), "hello")
    assert operator.do("table", table=seated["table"])["addresses"] == {"0": ELSEWHERE}
    assert operator.do("ban", whom=f"{seated['table']}/A")["whom"] == ELSEWHERE


@pytest.mark.parametrize(
    ("whom", "code"),
    [
        ("127.0.0.1", "own-address"),
        ("::1", "own-address"),
        ("0.0.0.0/0", "own-address"),
        ("Nobody", "no-such-person"),
        ("k3v9/B", "not-whom"),
        ("300.1.2.3/8", "not-whom"),
        ("k3v9abcdefgh/B", "no-such-table"),
    ],
)
def test_nobody_is_banned_by_mistake(whom: str, code: str, operator: Operator) -> None:
    assert operator.refused("ban", whom=whom) == code
    assert operator.do("bans") == []


def test_a_name_that_looks_like_an_address_can_be_meant(server: Saloon, operator: Operator) -> None:
    keep(server, "10.0.0.1")
    assert operator.do("ban", whom="name:10.0.0.1")["whom"] == "10.0.0.1"
    (ban,) = operator.do("bans")
    assert ban["kind"] == "person"


def test_bans_and_mutes_survive_a_restart(folder: Path) -> None:
    with saloon(folder) as before:
        first, _ = two_people(before)
        Operator(before).do("ban", whom=ELSEWHERE, reason="spam")
        Operator(before).do("mute", whom=f"{first['table']}/A")
    with saloon(folder) as after:
        answer = after.http.get("/api/games", headers={"x-forwarded-for": ELSEWHERE})
        assert answer.json()["text"] == sentence("", "table", "banned", {"because": "spam"})
        assert after.enter(first).do("say", text="Howdy")["why"]["code"] == "muted"


# Names.


def test_a_name_is_released(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    seated = server.open("wild-shots", seats=3)
    operator.do("ban", whom="Eddie")
    assert [row["name"] for row in operator.do("names", like="dd")] == ["Eddie"]
    operator.do("release", name="Eddie", reason="gone")
    assert operator.do("names") == operator.do("bans") == []
    keep(server, "Eddie")
    server.open("wild-shots", seats=3)
    assert operator.refused("release", name="Freddie") == "no-such-person"
    assert refused_entry(server, seated) == "put-out"


def test_a_name_is_changed_at_tables_and_in_records_too(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    over, waiting = server.open("loot-shoot-whisky", seats=2, bots=["greenhorn"]), server.open("wild-shots", seats=3)
    play_out([server.enter(over)], random.Random(1))
    player = server.enter(waiting)
    assert operator.do("rename", name="eddie", to="Teddy") == {"what": "rename", "whom": "Teddy", "count": 2}
    assert (
        player.next("table")["table"]["chairs"][0] | {"name": "Teddy", "kept": True}
        == server.get(f"/api/tables/{waiting['table']}")["chairs"][0]
    )
    assert server.get(f"/api/records/{over['table']}")["players"][0] == "Teddy"
    assert server.get("/api/me")["name"] == "Teddy"
    assert {chair["name"] for row in operator.do("tables") for chair in row["info"]["chairs"]} >= {"Teddy"}
    assert "Eddie" not in json.dumps(operator.do("tables"))
    server.http.cookies.clear()
    keep(server, "Eddie")
    assert operator.refused("rename", name="Eddie", to="TEDDY") == "name-kept"
    assert operator.refused("rename", name="Eddie", to="Deputy 2") == "reserved"


def test_nobody_is_renamed_to_somebody_at_their_table(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    seated = server.open("wild-shots", seats=3)
    server.http.cookies.clear()
    server.join(seated["table"], name="Bill")
    assert operator.refused("rename", name="Eddie", to="bill") == "taken"
    assert [row["name"] for row in operator.do("names")] == ["Eddie"]


def test_a_password_is_reset_and_written_nowhere(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    with structlog.testing.capture_logs() as lines:
        password = operator.do("reset", name="Eddie", reason="forgot it")["password"]
    assert server.get("/api/me")["name"] == ""
    answers = [
        server.http.post("/api/session", json={"name": "Eddie", "password": each}).status_code
        for each in (PASSWORD, password)
    ]
    assert answers == [401, 200]
    assert password not in json.dumps([operator.do("log"), lines])


def test_figures_at_a_glance(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    server.http.cookies.clear()
    first, _ = two_people(server)
    server.enter(first)
    server.watch(first["table"])
    operator.do("ban", whom=ELSEWHERE)
    figures = operator.do("figures")
    wanted = {"running": True, "tables": {"playing": 1}, "in_memory": 1, "seated": 1, "watching": 1, "names": 1}
    assert figures | wanted == figures
    assert (figures["sessions"], figures["bans"], figures["mutes"]) == (1, 1, 0)
    assert figures["bytes"] > 10_000 and figures["started"] > 0


# What is written down.


def test_everything_is_written_down_even_what_is_refused(server: Saloon, operator: Operator) -> None:
    keep(server, "Eddie")
    seated = server.open("wild-shots", seats=3)
    with structlog.testing.capture_logs() as lines:
        operator.do("table", table=seated["table"])
        operator.do("ban", whom="Eddie", reason="cheating")
        assert operator.refused("close", table="a" * 12) == "no-such-table"
    rows = [(row["who"], row["what"], row["whom"], row["why"], row["refused"]) for row in operator.do("log")]
    assert rows == [
        ("ann", "close", "a" * 12, "", "table no-such-table"),
        ("ann", "close", "a" * 12, "", ""),
        ("ann", "ban", "Eddie", "cheating", ""),
        ("ann", "table", seated["table"], "", ""),
    ]
    said = [line for line in lines if line["event"] == "operator"]
    assert [(line["audit"], line["what"], line["who"], line["why"]) for line in said] == [
        (1, "table", "ann", ""),
        (2, "ban", "ann", "cheating"),
        (3, "close", "ann", ""),
        (4, "close", "ann", ""),
    ]
    assert "Eddie" not in json.dumps(said)


@pytest.mark.parametrize("what", ["tables", "names", "bans", "log", "figures"])
def test_what_is_only_looked_up_is_a_line_in_the_log(what: str, operator: Operator) -> None:
    with structlog.testing.capture_logs() as lines:
        operator.do(what)
    assert [line for line in lines if line["event"] == "operator"] == [
        {"event": "operator", "who": "ann", "what": what, "log_level": "info"}
    ]
    assert operator.do("log") == []


@pytest.mark.parametrize("change", ["UPDATE audit SET why = ''", "DELETE FROM audit"])
def test_what_is_written_down_can_be_neither_changed_nor_deleted(change: str, folder: Path) -> None:
    with saloon(folder) as made:
        Operator(made).do("ban", whom=ELSEWHERE)
    with (
        closing(sqlite3.connect(folder / "tables.db")) as database,
        pytest.raises(sqlite3.IntegrityError, match="only added to"),
    ):
        database.execute(change)


def test_a_database_from_before_there_were_operators_is_upgraded(folder: Path) -> None:
    with saloon(folder) as before:
        first, _ = two_people(before)
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.execute("DROP TABLE audit")
        database.execute("DROP TABLE sanctions")
        database.execute("UPDATE alembic_version SET version_num = '0003'")
    with saloon(folder) as after:
        after.enter(first)
        Operator(after).do("close", table=first["table"])
        assert len(Operator(after).do("log")) == 1
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (migrations.NEWEST,)


# Who may ask.

Spoil = Callable[[Operator], httpx.Response]
WAYS_IN: dict[str, Spoil] = {
    "no secret": lambda operator: operator.answer("figures", {"authorization": ""}),
    "a wrong secret": lambda operator: operator.answer("figures", {"authorization": "Bearer guess"}),
    "another host": lambda operator: operator.answer("figures", {"host": "evil.example"}),
    "another port": lambda operator: operator.answer("figures", {"host": "127.0.0.1:80"}),
    "another site's page": lambda operator: operator.answer("figures", {"origin": "http://evil.example"}),
    **{
        f"a proxy with {header}": lambda operator, header=header: operator.answer("figures", {header: "127.0.0.1"})  # type: ignore[misc]
        for header in ("x-forwarded-for", "x-forwarded-host", "forwarded", "via", "x-real-ip")
    },
}


@pytest.mark.parametrize("way", WAYS_IN)
def test_nobody_else_is_heard(way: str, operator: Operator) -> None:
    answer = WAYS_IN[way](operator)
    assert (answer.status_code, answer.json()["code"]) == (403, "operators-only")
    if "secret" not in way:
        host = {"host": "evil.example"} if "host" in way else {"x-forwarded-for": "127.0.0.1"}
        assert httpx.get(operator.base, headers=host).status_code == 403


def test_the_port_of_the_players_has_nothing_for_operators(server: Saloon, operator: Operator) -> None:
    sent = {"authorization": f"Bearer {operator.door.secret}"}
    for path in ("/api/do", "/api/session"):
        answer = server.http.post(path, json={"do": "figures"}, headers=sent)
        assert answer.status_code in (400, 404, 405)
    assert "operator_page" not in server.http.get("/operator").text


def test_the_operators_port_is_open_to_this_machine_only(server: Saloon) -> None:
    addresses = [each.getsockname() for every in server.server.servers for each in every.sockets]
    port = door.find(server.settings.data)
    assert port is not None and ("127.0.0.1", port.port) in addresses


def test_only_its_owner_can_read_the_secret_and_it_goes_with_the_server(folder: Path) -> None:
    with saloon(folder):
        assert (folder / door.FILE).stat().st_mode & 0o777 == 0o600
    assert not (folder / door.FILE).exists()


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere.js", "/api/do"])
def test_no_other_site_can_frame_or_use_what_is_here(path: str, operator: Operator) -> None:
    headers = httpx.get(operator.base + path).headers
    assert headers["x-frame-options"] == "DENY" and headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin" and headers["referrer-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "access-control-allow-origin" not in headers and "set-cookie" not in headers


def test_a_link_opens_the_page_once(operator: Operator) -> None:
    key = operator.do("page")["link"].partition("#")[2]

    def opened() -> httpx.Response:
        return httpx.post(f"{operator.base}/api/session", json={"key": key})

    token = opened().json()["token"]
    again = opened()
    assert (again.status_code, again.json()["code"]) == (400, "link-used")
    assert operator.answer("figures", {"authorization": f"Bearer {token}"}).status_code == 200
    operator.answer("close", {"authorization": f"Bearer {token}"}, table="a" * 12)
    assert operator.do("log")[0]["who"] == "ann, page"
    sent = {"authorization": f"Bearer {token}"}
    assert httpx.delete(f"{operator.base}/api/session", headers=sent).status_code == 204
    assert operator.answer("figures", sent).status_code == 403


@pytest.mark.parametrize("body", [b"", b"{", b'{"do":"fly"}', b'{"do":"close"}', b'{"do":"close","table":"x","why":1}'])
def test_what_cannot_be_read_is_refused(body: bytes, operator: Operator) -> None:
    sent = {"authorization": f"Bearer {operator.door.secret}"}
    answer = httpx.post(f"{operator.base}/api/do", content=body, headers=sent)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
