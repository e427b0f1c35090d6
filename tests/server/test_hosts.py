"""A server answers to its own names only, to pages of its own scheme, and limits what browsers do with its answers."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import websockets.sync.client
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fistful.server.net import static
from fistful.server.net.hosts import Hosts, same_origin
from fistful.server.net.static import Docs
from tests.server.saloon import Saloon

MACHINE = socket.gethostname().partition(".")[0].lower()
REBOUND = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "a b", "[::1", ""]
SCRIPT = "var palette = 1;"


def scope(scheme: str = "http", **headers: str) -> dict[str, object]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"scheme": scheme, "headers": named}


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "table.localhost", "127.0.0.1:8000", "192.168.1.20:8000", "203.0.113.7"),
        *("[::1]:80", MACHINE, f"{MACHINE}.local:8000", "saloon.example", "games.example.", "games.example:443"),
    ],
)
def test_a_server_answers_to_addresses_its_machines_names_and_those_that_are_added(host: str) -> None:
    assert Hosts("saloon.example", ["Games.example", ""]).knows(scope(host=host))


@pytest.mark.parametrize("host", REBOUND)
def test_a_server_does_not_answer_to_a_name_that_another_site_made_stand_for_it(host: str) -> None:
    assert not Hosts("0.0.0.0", ["games.example"]).knows(scope(host=host))


def test_a_second_host_cannot_hide_behind_the_first() -> None:
    twice = {"headers": [(b"host", b"localhost"), (b"host", b"evil.example")]}
    assert not Hosts("127.0.0.1", []).knows(twice)


@pytest.mark.parametrize("path", ["/", "/docs", "/health", "/metrics", "/assets/page.js"])
def test_a_rebound_name_gets_a_sentence_and_nothing_else(shared: Saloon, path: str) -> None:
    answer = shared.http.get(path, headers={"host": "evil.example", "accept-language": "de"})
    assert answer.status_code == 421
    assert answer.headers["content-type"].startswith("text/plain")
    assert "--allowed-host" in answer.text
    assert answer.text.startswith("Dieser Server")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_a_rebound_page_can_neither_ask_nor_change_nor_open_a_socket(shared: Saloon) -> None:
    there = f"evil.example:{shared.port}"
    headers = {"host": there, "origin": f"http://{there}"}
    for method, path in (("GET", "/api/tables"), ("POST", "/api/promises")):
        answer = shared.http.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
    table = shared.open("wild-shots", seats=2)["table"]
    with (
        socket.create_connection(("127.0.0.1", shared.port)) as wire,
        pytest.raises(InvalidStatus),
        websockets.sync.client.connect(
            f"ws://{there}/api/tables/{table}/socket", sock=wire, origin=Origin(f"http://{there}")
        ),
    ):
        pass


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "own"),
    [
        ("http", "games.example", "http://games.example", True),
        ("ws", "games.example", "http://games.example", True),
        ("wss", "games.example", "https://games.example", True),
        ("wss", "games.example:443", "https://games.example", True),
        ("https", "games.example", "https://GAMES.example", True),
        ("wss", "games.example", "http://games.example", False),
        ("https", "games.example", "http://games.example", False),
        ("ws", "games.example", "https://games.example", False),
        ("http", "games.example", "http://games.example:8000", False),
        ("http", "games.example", "ws://games.example", False),
        ("http", "games.example", "null", False),
        ("http", "", "http://", False),
        ("http", "games.example", "https://club.example", True),
        ("http", "games.example", "http://club.example", False),
    ],
)
def test_an_origin_is_a_scheme_a_host_and_a_port(scheme: str, host: str, origin: str, own: bool) -> None:
    assert same_origin(scope(scheme, host=host, origin=origin), ["https://club.example/"]) is own


def test_without_an_origin_a_browser_says_whose_page_asks_and_a_program_nothing() -> None:
    assert same_origin(scope(host="localhost"), [])
    assert same_origin(scope(host="localhost", sec_fetch_site="same-origin"), [])
    assert not same_origin(scope(host="localhost", sec_fetch_site="cross-site"), [])
    assert not same_origin(scope(host="localhost", sec_fetch_site="same-site"), [])


def test_a_page_without_tls_cannot_speak_to_a_server_behind_tls(shared: Saloon) -> None:
    table = shared.open("wild-shots", seats=2)["table"]
    place = f"ws://127.0.0.1:{shared.port}/api/tables/{table}/socket"
    secure = {"x-forwarded-proto": "https"}
    page = f"127.0.0.1:{shared.port}"
    with websockets.sync.client.connect(place, origin=Origin(f"https://{page}"), additional_headers=secure):
        pass
    with (
        pytest.raises(InvalidStatus),
        websockets.sync.client.connect(place, origin=Origin(f"http://{page}"), additional_headers=secure),
    ):
        pass
    answer = shared.http.post("/api/promises", headers={**secure, "origin": f"http://{page}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/", None),
        ("GET", "/table/abcdefghijkl", None),
        ("GET", "/nothing.here", None),
        ("GET", "/docs", None),
        ("GET", "/docs/nothing", None),
        ("GET", "/schema", None),
        ("GET", "/schema/openapi.json", None),
        ("GET", "/health", None),
        ("GET", "/metrics", None),
        ("GET", "/api/games", None),
        ("GET", "/api/tables/nosuchtable0", None),
        ("PUT", "/api/tables", None),
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b'"' + b"x" * 70_000 + b'"'),
    ],
)
def test_every_answer_limits_what_browsers_do_with_it(
    shared: Saloon, method: str, path: str, body: bytes | None
) -> None:
    headers = shared.http.request(method, path, content=body, headers={"content-type": "application/json"}).headers
    assert headers.get_list("x-content-type-options") == ["nosniff"]
    assert headers.get_list("referrer-policy") == ["same-origin"]
    (policy,) = headers.get_list("content-security-policy")
    assert "frame-ancestors 'none'" in policy
    assert "default-src" in policy
    assert "unsafe" not in policy


def test_what_is_not_http_is_answered_with_these_headers_too(shared: Saloon) -> None:
    with socket.create_connection(("127.0.0.1", shared.port), 10) as wire:
        wire.sendall(b"this is not a request\r\n\r\n")
        answer = wire.recv(4096).lower()
    assert answer.startswith(b"http/1.1 400")
    assert b"x-content-type-options: nosniff" in answer


def test_a_page_of_the_documents_runs_only_the_scripts_that_the_build_wrote(
    shared: Saloon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = '<script id="__config" type="application/json">{}</script>'
    (tmp_path / "index.html").write_text(f"<script>{SCRIPT}</script><script src='a.js'></script>{config}")
    (tmp_path / "chart.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    monkeypatch.setattr(static, "DOCS", Docs(tmp_path))
    policy = shared.http.get("/docs/").headers["content-security-policy"]
    assert "script-src 'self' 'sha256-Oh0VJvkFG7Jh5yEJQgmnGjWTgLdDGcmqg1+uZg4kErs=';" in policy
    assert "unsafe" not in policy
    chart = shared.http.get("/docs/chart.svg").headers["content-security-policy"]
    assert chart == "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
