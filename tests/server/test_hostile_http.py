"""Bad input over HTTP: each gets a refusal in a sentence, and nothing changes."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.house import SHARE, House, house

OPEN: dict[str, Any] = {"game": "wild-shots", "share": SHARE}


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("saloon")) as running:
        yield running


def stored(saloon: House) -> dict[str, int]:
    """How much there is of everything."""
    with contextlib.closing(sqlite3.connect(saloon.settings.data / "tables.db")) as database:
        names = ("entries", "tables", "people", "sessions", "ratings")
        return {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


def refused(answer: httpx.Response, *statuses: int) -> dict[str, Any]:
    """The refusal in an answer: a code and a sentence that gives nothing of the inside away."""
    assert answer.status_code in statuses, answer.text
    why: dict[str, Any] = answer.json()
    assert {"kind", "code", "params", "text"} <= why.keys()
    assert 10 < len(why["text"]) < 400
    assert "Traceback" not in answer.text and "/src/" not in answer.text
    return why


BODIES = {
    "nothing": b"",
    "no JSON": b"howdy",
    "half a body": b'{"game":"wild-shots","sha',
    "a list": b"[]",
    "null": b"null",
    "not UTF-8": b'{"game":"\xff\xfe"}',
    "deep JSON": b"[" * 30_000,
    "deep JSON in a field": b'{"options":' * 4000,
}
FIELDS: dict[str, dict[str, Any]] = {
    "an unknown field": {"cheat": True},
    "no share": {"share": None},
    "a short share": {"share": "5" * 63},
    "a share in capitals": {"share": "A" * 64},
    "a share with a line break": {"share": "5" * 64 + "\n"},
    "a promise with a line break": {"commitment": "5" * 64 + "\n"},
    "no such game": {"game": "poker"},
    "a game of 10 kB": {"game": "x" * 10_000},
    "a path as game": {"game": "../../etc/passwd"},
    "too many seats": {"seats": 7},
    "seats that the game has not": {"seats": 6},
    "negative seats": {"seats": -1},
    "seats in words": {"seats": "two"},
    "a huge number": {"seats": 10**300},
    "no such option": {"options": {"cheat": True}},
    "an option of 10 kB": {"options": {"x" * 10_000: True}},
    "an option's wrong value": {"options": {"piatnik_scoring": "yes"}},
    "an option's endless value": {"options": {"piatnik_scoring": "x" * 10_000}},
    "options that are none": {"options": []},
    "no such clock": {"clock": {"kind": "sundial"}},
    "a clock of a year": {"clock": {"kind": "correspondence", "hours": 9999}},
    "no such bot": {"bots": ["marshal"]},
    "bots on all seats": {"bots": ["deputy", "deputy"]},
    "a thousand bots": {"bots": ["deputy"] * 1000},
    "a name of 10 kB": {"name": "x" * 10_000},
    "an empty name": {"name": ""},
    "a name of spaces": {"name": "   "},
    "a name that turns round": {"name": "Ed\u202eyblliB"},
    "a name with nothing in it": {"name": "\u200b\u200b"},
    "a name with a zero width": {"name": "Ed\u200bdie"},
    "a look-alike of a bot": {"name": "sher\u0456ff"},
    "a bot's name": {"name": "Sheriff"},
    "markup for a name": {"name": "<img src=x>"},
    "a pile of marks": {"name": "E\u0301\u0302\u0303\u0304\u0305"},
    "two scripts": {"name": "Edd\u0456e"},
    "a line break": {"name": "Ed\nAdmin"},
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/mine", "/api/people", "/api/session", "/api/verify"])
def test_a_body_that_cannot_be_read_is_refused(saloon: House, path: str, body: bytes) -> None:
    if path == "/api/tables/mine" and body == b"[]":
        assert saloon.http.post(path, content=body).json() == []
        return
    before = stored(saloon)
    refused(saloon.http.post(path, content=body, headers={"content-type": "application/json"}), 400)
    assert stored(saloon) == before


@pytest.mark.parametrize("fields", FIELDS.values(), ids=FIELDS)
def test_a_table_that_cannot_be_is_not_opened(saloon: House, fields: dict[str, Any]) -> None:
    before = stored(saloon)
    refused(saloon.http.post("/api/tables", json=OPEN | fields), 400, 404)
    assert stored(saloon) == before


@pytest.mark.parametrize(
    "fields",
    [value for value in FIELDS.values() if "name" in value],
    ids=[key for key in FIELDS if "name" in FIELDS[key]],
)
def test_nobody_sits_down_or_signs_up_under_a_hostile_name(saloon: House, fields: dict[str, Any]) -> None:
    table = saloon.open().table
    before = stored(saloon)
    refused(saloon.http.post(f"/api/tables/{table}/seats", json={"share": SHARE} | fields), 400)
    refused(saloon.http.post("/api/people", json={"password": "correct horse"} | fields), 400)
    assert stored(saloon) == before


@pytest.mark.parametrize("path", ["/api/tables", "/api/people", "/api/session", "/api/tables/mine"])
def test_a_body_of_a_megabyte_is_too_large(saloon: House, path: str) -> None:
    before = stored(saloon)
    refused(saloon.http.post(path, content=b'"' + b"a" * 2**20 + b'"'), 413)
    assert stored(saloon) == before


def test_a_record_of_a_hundred_megabytes_is_too_large(saloon: House) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"[" * 2**20

    with contextlib.suppress(httpx.WriteError):  # the server may hang up before it was sent all of it
        refused(saloon.http.post("/api/verify", content=endless()), 413)
    assert saloon.http.get("/health").text == "ok"


@pytest.mark.parametrize(
    "id", ["x", "ABCDEFGHIJKL", "abcdefghijkl", "a" * 3000, "%00" * 4, "%F0%9F%A4%A0", "..%2f..%2fx"]
)
@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/{}/moments", "/api/records/{}", "/api/replays/{}"])
def test_a_table_that_is_not_there_is_not_found(saloon: House, path: str, id: str) -> None:
    refused(saloon.http.get(path.format(id)), 400, 404)


@pytest.mark.parametrize("query", ["first=-1", "first=x", "last=9999999999999999999999", "first=0&last=5000"])
def test_moments_out_of_range_are_refused(saloon: House, query: str) -> None:
    first, _ = saloon.pair()
    refused(saloon.http.get(f"/api/tables/{first.table}/moments?{query}"), 400)


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer x", "Bearer " + "x" * 43, "Basic abc", "Bearer " + "x" * 5000, "é"]
)
def test_a_wrong_token_shows_no_moments(saloon: House, header: str) -> None:
    first, _ = saloon.pair()
    headers = {b"authorization": header.encode()}
    refused(saloon.http.get(f"/api/tables/{first.table}/moments", headers=headers), 403)


def test_anothers_token_shows_anothers_table_only(saloon: House) -> None:
    first, _ = saloon.pair()
    elsewhere, _ = saloon.pair()
    headers = {"authorization": f"Bearer {elsewhere.token}"}
    refused(saloon.http.get(f"/api/tables/{first.table}/moments", headers=headers), 403)


def test_whoever_has_no_token_sees_moments_as_spectators_do(saloon: House) -> None:
    first, _ = saloon.pair()
    (moment,) = saloon.http.get(f"/api/tables/{first.table}/moments").json()
    with saloon.watch(first.table) as watcher:
        assert watcher.until("hello")["moment"].items() <= moment.items()
    assert moment["view"]["hand"] == []


def test_a_game_that_is_on_has_no_record_and_no_replay(saloon: House) -> None:
    first, _ = saloon.pair(public=True)
    assert refused(saloon.http.get(f"/api/records/{first.table}"), 409)["code"] == "not-over"
    for seat in ("", "?seat=A", "?seat=B"):
        refused(saloon.http.get(f"/api/replays/{first.table}{seat}"), 409)
    assert first.table not in saloon.http.get("/api/replays").text


@pytest.mark.parametrize("seat", ["G", "a", "", "0", "AB", "%00"])
def test_a_seat_that_is_none_has_no_replay(saloon: House, seat: str) -> None:
    first, _ = saloon.pair()
    refused(saloon.http.get(f"/api/replays/{first.table}?seat={seat}"), 400, 409)


def test_held_seats_are_shown_to_their_holders_only(saloon: House) -> None:
    first, second = saloon.pair()
    wrong = {"table": first.table, "token": "x" * 43}
    right = {"table": second.table, "token": second.token}
    (mine,) = saloon.http.post("/api/tables/mine", json=[wrong, right]).json()
    assert mine["seat"] == second.number
    refused(saloon.http.post("/api/tables/mine", json=[right] * 51), 400)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/me"),
        ("PATCH", "/api/session"),
        ("GET", "/api/x"),
    ],
)
def test_what_is_not_there_cannot_be_done(saloon: House, method: str, path: str) -> None:
    refused(saloon.http.request(method, path), 404, 405)


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd.txt", "/page/../../app.py", "/a\\b.js"]
)
def test_no_path_leads_out_of_the_page(saloon: House, path: str) -> None:
    answer = saloon.http.get(path)
    assert "root:" not in answer.text and "import" not in answer.text


def test_a_strangers_page_changes_nothing_in_a_visitors_name(saloon: House) -> None:
    before = stored(saloon)
    for path, body in (("/api/tables", OPEN), ("/api/session", {"name": "Eddie", "password": "correct horse"})):
        answer = saloon.http.post(path, json=body, headers={"origin": "https://evil.example"})
        assert refused(answer, 403)["code"] == "origin"
    for origin in ("null", "http://[", "http://[::1", ""):
        assert refused(saloon.http.delete("/api/session", headers={"origin": origin}), 403)["code"] == "origin"
    assert stored(saloon) == before


def test_no_answer_lets_another_sites_page_read_it(saloon: House) -> None:
    answer = saloon.http.get("/api/me", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers


def test_the_sessions_cookie_is_out_of_reach_of_scripts_and_other_sites(saloon: House) -> None:
    answer = saloon.http.post("/api/people", json={"name": "Calhoun", "password": "correct horse"})
    cookie = answer.headers["set-cookie"].lower()
    assert answer.status_code == 201
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
    assert saloon.http.get("/api/me").json()["name"] == "Calhoun"
    assert saloon.http.delete("/api/session").json()["name"] == ""
    assert saloon.http.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize("cookie", ["x", "x" * 43, "x" * 5000, "'; DROP TABLE people"])
def test_a_cookie_that_nobody_was_given_is_a_guests(saloon: House, cookie: str) -> None:
    answer = httpx.get(f"http://{saloon.base}/api/me", headers={"cookie": f"fistful-session={cookie}"})
    assert answer.json() == {"name": "", "ratings": {}}


def test_a_short_password_is_refused(saloon: House) -> None:
    refused(saloon.http.post("/api/people", json={"name": "Maverick", "password": "short"}), 400)


def test_ratings_of_a_game_that_is_none_are_not_found(saloon: House) -> None:
    refused(saloon.http.get("/api/ratings/poker"), 404)


def test_the_lobby_shows_no_private_table_and_no_secret(saloon: House) -> None:
    private, public = saloon.open(), saloon.open(public=True)
    lobby = saloon.http.get("/api/tables").text
    assert public.table in lobby and private.table not in lobby
    assert public.token not in lobby and "share" not in lobby
