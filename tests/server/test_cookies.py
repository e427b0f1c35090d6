"""Seats that a browser keeps in cookies, which neither its scripts nor other sites' pages can use."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import websockets.sync.client
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fistful.server.net.cookies import MOST_KEPT, SEAT
from tests.server.saloon import PATIENCE, Json, Saloon

NOWHERE = "nosuchtable0"


class Browser:
    """Keeps cookies, and sends them to the server with every request and socket."""

    def __init__(self, saloon: Saloon) -> None:
        self.saloon = saloon
        self.own = f"http://127.0.0.1:{saloon.port}"
        client = httpx.Client(base_url=self.own, timeout=PATIENCE, headers={"origin": self.own})
        self.http = saloon.sockets.enter_context(client)

    @property
    def seats(self) -> list[str]:
        """The names of the cookies that are seats."""
        return [name for name in self.http.cookies if name.startswith(SEAT)]

    def open(self, **wanted: Any) -> Json:
        body = {"game": "wild-shots", "seats": 2, "share": secrets.token_hex(32), "cookie": True, **wanted}
        return self.answer(self.http.post("/api/tables", json=body))

    def join(self, table: str, **wanted: Any) -> Json:
        body = {"share": secrets.token_hex(32), "cookie": True, **wanted}
        return self.answer(self.http.post(f"/api/tables/{table}/seats", json=body))

    def keep(self, *seats: Json) -> httpx.Response:
        return self.http.post("/api/seats", json=list(seats))

    def mine(self) -> list[tuple[str, int]]:
        return [(each["id"], each["seat"]) for each in self.http.post("/api/tables/mine", json=[]).json()]

    def answer(self, answer: httpx.Response) -> Json:
        assert answer.status_code == 201, answer.text
        said: Json = answer.json()
        return said

    @contextmanager
    def tab(self, table: str, origin: str | None = None, **wanted: Any) -> Iterator[Tab]:
        """A socket that enters; the seat it was given is in its `hello`."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with websockets.sync.client.connect(
            f"ws://127.0.0.1:{self.saloon.port}/api/tables/{table}/socket",
            origin=Origin(origin or self.own),
            additional_headers={"cookie": cookies} if cookies else {},
            close_timeout=1,
        ) as socket:
            yield Tab(socket, wanted or {"kept": True})


class Tab:
    """One page of a browser, at a table."""

    def __init__(self, socket: websockets.sync.client.ClientConnection, wanted: Json) -> None:
        self.socket = socket
        self.socket.send(json.dumps({"do": "enter", **wanted}))
        self.first = self.hear()

    def hear(self) -> Json:
        message: Json = json.loads(self.socket.recv(PATIENCE))
        return message

    @property
    def seat(self) -> int | None:
        assert self.first["is"] == "hello", self.first
        seat: int | None = self.first["seat"]
        return seat


@pytest.fixture
def browser(shared: Saloon) -> Browser:
    return Browser(shared)


def test_a_seat_in_a_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    body = {"game": "wild-shots", "seats": 2, "share": secrets.token_hex(32), "cookie": True}
    answer = browser.http.post("/api/tables", json=body)
    assert answer.json()["token"] == ""
    (cookie,) = answer.headers.get_list("set-cookie")
    value, *attributes = (part.strip().lower() for part in cookie.split(";"))
    assert len(value.partition("=")[2]) == 43
    assert {"httponly", "samesite=strict", "path=/"} <= set(attributes)
    assert "secure" not in attributes
    behind_tls = {"x-forwarded-proto": "https", "origin": browser.own.replace("http", "https")}
    secure = browser.http.post("/api/tables", json=body, headers=behind_tls).headers["set-cookie"]
    assert "secure" in secure.lower().replace(" ", "").split(";")


def test_programs_keep_their_tokens(shared: Saloon) -> None:
    answer = shared.http.post("/api/tables", json={"game": "wild-shots", "seats": 2, "share": secrets.token_hex(32)})
    assert len(answer.json()["token"]) == 43
    assert "set-cookie" not in answer.headers
    assert shared.enter(answer.json()).hello["seat"] == 0


def test_a_browser_comes_back_to_its_seat_without_a_token(browser: Browser) -> None:
    table = browser.open()["table"]
    with browser.tab(table) as tab:
        assert tab.seat == 0
    assert browser.mine() == [(table, 0)]
    browser.http.cookies.clear()
    with browser.tab(table) as stranger:
        assert stranger.seat is None
    assert browser.mine() == []


def test_a_tab_that_does_not_ask_for_its_seat_watches(browser: Browser) -> None:
    table = browser.open()["table"]
    with browser.tab(table, protocol=1) as tab:
        assert tab.seat is None


def test_two_seats_in_one_browser_are_two_tabs(browser: Browser) -> None:
    table = browser.open()["table"]
    browser.join(table)
    assert len(browser.seats) == 2
    with browser.tab(table, kept=True, seat=1) as second, browser.tab(table, kept=True, seat=0) as first:
        assert (first.seat, second.seat) == (0, 1)
    with browser.tab(table) as one, browser.tab(table) as other:
        assert {one.seat, other.seat} == {0, 1}, "a tab that names no seat takes one at which nobody is"


def test_a_cookie_holds_no_other_seat_than_its_own(browser: Browser, shared: Saloon) -> None:
    table = browser.open()["table"]
    stranger = Browser(shared)
    stranger.join(table)
    with stranger.tab(table, kept=True, seat=0) as tab:
        assert tab.seat == 1
    for seat, status in ((0, 403), (1, 200), (None, 200)):
        asked = "" if seat is None else f"?seat={seat}"
        assert stranger.http.get(f"/api/tables/{table}/moments{asked}").status_code == status
    (seen,) = {len(stranger.http.get(f"/api/tables/{table}/moments?seat=1").json())}
    assert seen > 0
    bearer = {"authorization": "Bearer " + "x" * 43}
    assert stranger.http.get(f"/api/tables/{table}/moments?seat=1", headers=bearer).status_code == 403


def test_a_seat_sees_its_own_past_and_watchers_theirs(browser: Browser) -> None:
    table = browser.open()["table"]
    browser.join(table)
    views = {
        asked: json.dumps(browser.http.get(f"/api/tables/{table}/moments{asked}").json())
        for asked in ("", "?seat=0", "?seat=1")
    }
    assert len(set(views.values())) == 3


def test_tokens_that_an_earlier_version_stored_become_cookies(browser: Browser, shared: Saloon) -> None:
    held = [shared.open("wild-shots", seats=2) for _ in range(3)]
    answer = browser.keep(*({"table": each["table"], "token": each["token"]} for each in held))
    assert answer.json() == [each["table"] for each in held]
    assert all("httponly" in cookie.lower() for cookie in answer.headers.get_list("set-cookie"))
    assert {table for table, _ in browser.mine()} == {each["table"] for each in held}
    with browser.tab(held[1]["table"]) as tab:
        assert tab.seat == 0


def test_the_seats_of_a_rematch_come_from_the_table_before(browser: Browser, shared: Saloon) -> None:
    seated = shared.open("wild-shots", seats=2)
    browser.keep({"table": NOWHERE, "token": seated["token"]})
    browser.keep({"table": seated["table"], "rematch_of": NOWHERE})
    with browser.tab(seated["table"]) as tab:
        assert tab.seat == 0
    assert browser.keep({"table": "another00000", "rematch_of": "unknown00000"}).json() == []


def test_the_oldest_seats_give_way(browser: Browser) -> None:
    tables = [f"table{number:07}" for number in range(MOST_KEPT + 5)]
    for start in range(0, len(tables), 10):
        browser.keep(*({"table": table, "token": secrets.token_urlsafe(32)} for table in tables[start : start + 10]))
    kept = {name.removeprefix(f"{SEAT}-").rpartition("-")[0] for name in browser.seats}
    assert kept == set(tables[5:])
    assert browser.keep(*[{"table": NOWHERE, "token": "x" * 43}] * 11).json()["code"] == "too-many"


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "http://localhost:1", "null"])
def test_another_sites_page_cannot_use_a_cookie_even_if_it_were_sent(browser: Browser, origin: str) -> None:
    """A page of the same host at another port is the same site: only its origin tells it apart."""
    table = browser.open()["table"]
    with pytest.raises(InvalidStatus), browser.tab(table, origin):
        pass
    for path, body in (
        ("/api/tables/mine", []),
        ("/api/seats", [{"table": table, "token": "x" * 43}]),
        (f"/api/tables/{table}/seats", {"share": secrets.token_hex(32), "cookie": True}),
    ):
        answer = browser.http.post(path, json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in browser.http.get(f"/api/tables/{table}").headers


def test_cookies_that_nobody_here_made_are_passed_over(browser: Browser) -> None:
    table = browser.open()["table"]
    for name, value in ((f"{SEAT}-{table}-zz", "x" * 43), (f"{SEAT}-{table}", "x"), (f"{SEAT}-{table}-00", "x" * 43)):
        browser.http.cookies.set(name, value)
    with browser.tab(table) as tab:
        assert tab.seat == 0
    assert browser.mine() == [(table, 0)]
