"""A server's logs, metrics and refusals never contain anybody's secrets, whatever goes wrong."""

from __future__ import annotations

import contextlib
import json
import logging
import secrets
import socket
import sqlite3
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from structlog.testing import capture_logs

import fistful
from fistful.server.core.faults import Lines, catch_the_rest
from tests.server.faulty import FAULT, FAULTY_MOMENT
from tests.server.saloon import QUICK, Json
from tests.serving import Serving, free_port

PASSWORD = "a-word-that-nobody-else-knows"
GAME = "loot-shoot-whisky"


class Witness:
    """Comes to a server, and keeps what it refuses together with what was asked."""

    def __init__(self, server: Serving) -> None:
        self.base = f"127.0.0.1:{server.port}"
        self.connections = contextlib.ExitStack()
        self.http = self.connections.enter_context(httpx.Client(base_url=f"http://{self.base}", timeout=30))
        self.secrets: set[str] = set()
        self.refusals: list[tuple[str, str]] = []

    def secret(self, text: str) -> str:
        self.secrets.add(text)
        return text

    def ask(self, method: str, path: str, status: int, content: Any = None, **headers: str) -> Any:
        """Ask over HTTP; what is refused is kept."""
        body = content if isinstance(content, str) else json.dumps(content)
        sent = None if content is None else body.encode()
        answer = self.http.request(method, path, content=sent, headers={"content-type": "application/json", **headers})
        assert answer.status_code == status, answer.text
        self.secrets.update(answer.cookies.values())
        if status >= 400:
            self.refusals.append((f"{body} {headers}", answer.text))
        return answer.json()

    def sit(self, path: str, **wanted: Any) -> Json:
        seated: Json = self.ask("POST", path, 201, {"share": self.secret(secrets.token_hex(32)), **wanted})
        self.secret(seated["token"])
        return seated

    def told_too_much(self) -> list[tuple[str, str]]:
        """The secrets that a refusal gives away, other than those it was sent."""
        return [
            (secret, told)
            for asked, told in self.refusals
            for secret in self.secrets
            if secret in told and secret not in asked
        ]


class Talker:
    """A socket of a witness."""

    def __init__(self, witness: Witness, table: str, token: str | None) -> None:
        self.witness = witness
        address = f"ws://{witness.base}/api/tables/{table}/socket"
        connecting = websockets.sync.client.connect(address, max_size=None, compression=None, close_timeout=1)
        self.socket = witness.connections.enter_context(connecting)
        self.moves: list[str] = []
        self.over = False
        self.rematch: str | None = None
        self.send({"do": "enter", **({"token": token} if token else {})})
        self.hear()

    def send(self, message: Json | str) -> None:
        self.last = message if isinstance(message, str) else json.dumps(message)
        self.socket.send(self.last)

    def hear(self) -> Json:
        text = str(self.socket.recv(30))
        message: Json = json.loads(text)
        if moment := message.get("moment"):
            self.moves, self.over = moment["moves"], moment["view"]["outcome"] is not None
        if message["is"] == "refused":
            self.witness.refusals.append((self.last, text))
        if message["is"] == "table":
            self.rematch = message["table"]["rematch"]
        return message

    def answer(self, message: Json | str) -> str:
        self.send(message)
        while (heard := self.hear())["is"] not in ("done", "refused"):
            pass
        return str(heard["is"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path, free_port(), QUICK, "tests.server.faulty")
    serving.start()
    yield serving
    serving.stop()


def server_secrets(folder: Path) -> set[str]:
    """What only the log of the tables may hold."""
    with sqlite3.connect(folder / "tables.db") as database:
        entries = [json.loads(text) for (text,) in database.execute("select entry from entries")]
    return {entry[name] for entry in entries if entry["log"] == "opened" for name in ("server_share", "next_share")}


def test_no_line_count_or_refusal_tells_a_secret(server: Serving) -> None:
    witness = Witness(server)
    maude = {"name": "Maude", "password": witness.secret(PASSWORD)}
    witness.ask("POST", "/api/people", 201, maude)
    bad_requests(witness, maude)
    witness.http.cookies.clear()
    first = witness.sit("/api/tables", game=GAME, name="Annie")
    second = witness.sit(f"/api/tables/{first['table']}/seats", name="Bill")
    strange = witness.secret(secrets.token_urlsafe(32))
    path = f"/api/tables/{first['table']}/moments?first={FAULTY_MOMENT}"
    witness.ask("GET", path, 500, Authorization=f"Bearer {first['token']}")
    witness.ask("GET", f"/api/tables/{first['table']}/moments", 403, Authorization=f"Bearer {strange}")
    players = [Talker(witness, first["table"], each["token"]) for each in (first, second)]
    for player in players:
        bad_commands(player)
    Talker(witness, first["table"], strange)
    play_and_want_more(witness, players)
    counted = witness.http.get("/metrics").text
    witness.connections.close()
    server.stop()
    written = server.log.read_text()
    assert {"RuntimeError", "KeyError", "ValueError", "LookupError"} <= set(json_errors(written))
    known = witness.secrets | server_secrets(server.folder)
    assert len(known) > 10
    assert [secret for secret in known if secret in written or secret in counted] == []
    assert len(witness.refusals) > 12
    witness.secrets = known
    assert witness.told_too_much() == []


def bad_requests(witness: Witness, maude: Json) -> None:
    """Sign-ins that fail, bodies that cannot be read, and a fault inside."""
    witness.ask("POST", "/api/people", 409, maude)
    witness.ask("POST", "/api/session", 401, {**maude, "password": witness.secret(PASSWORD + "!")})
    witness.ask("POST", "/api/session", 400, {**maude, "password": [PASSWORD]})
    witness.ask("POST", "/api/people", 400, json.dumps(maude)[:-1])
    witness.ask("POST", "/api/people", 500, {**maude, "name": FAULT})
    share = witness.secret(secrets.token_hex(32))
    witness.ask("POST", "/api/tables", 400, {"game": GAME, "share": share, "seats": 9})
    witness.ask("POST", "/api/tables", 404, {"game": "poker", "share": share})
    witness.ask("POST", "/api/verify", 400, {"seed": share})


def bad_commands(player: Talker) -> None:
    """Moves and messages that are refused, and a fault inside."""
    token = secrets.token_urlsafe(32)
    assert player.answer({"do": "play", "id": "command-1", "move": token}) == "refused"
    assert player.answer('{"do": "play", "token": "' + token) == "refused"
    assert player.answer({"do": "say", "id": "command-2", "text": FAULT}) == "refused"
    assert player.answer({"do": "say", "id": "command-3", "phrase": "oops"}) == "done"


def play_and_want_more(witness: Witness, players: list[Talker]) -> None:
    """A whole game, and a rematch; opening it ends in a fault each time."""
    number = 0
    while not all(player.over for player in players):
        for player in players:
            if player.moves:
                number += 1
                assert player.answer({"do": "play", "id": f"move-{number:04}", "move": player.moves[0]}) == "done"
            elif not player.over:
                player.hear()
    for player in players:
        share = witness.secret(secrets.token_hex(32))
        assert player.answer({"do": "rematch", "id": "once-more", "share": share}) == "done"
    while players[0].rematch is None:
        players[0].hear()


def json_errors(written: str) -> list[str]:
    """The kinds of faults that were noted, from lines that are all JSON."""
    return [line["error"] for line in map(json.loads, written.splitlines()) if line["event"] == "fault"]


def test_every_line_is_json_and_the_first_and_last_name_the_version(server: Serving) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.sendall(b"this is not a request\r\n\r\n")
        wire.recv(4096)
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    events = {line["event"]: line for line in lines}
    assert lines[0]["event"] == "started"
    assert [line["event"] for line in lines[-2:]] == ["stopping", "stopped"]
    assert {events[name]["version"] for name in ("started", "stopping", "stopped")} == {fistful.__version__}
    assert (events["started"]["port"], events["started"]["data"]) == (server.port, str(server.folder))
    assert events["stopped"]["seconds"] >= events["started"]["seconds"]
    assert events["library"]["logger"] == "uvicorn.error"
    assert "Invalid HTTP request" in events["library"]["what"]


def test_what_would_be_printed_is_logged_without_the_words_of_an_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    for owner, hook in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(owner, hook, getattr(owner, hook))
    catch_the_rest()
    warner, handler = logging.getLogger("py.warnings"), Lines()
    warner.addHandler(handler)
    try:
        with capture_logs() as lines:
            fall_over()
    finally:
        logging.captureWarnings(False)
        warner.removeHandler(handler)
    assert [(line["event"], line.get("what")) for line in lines if line["event"] == "fault"] == [
        ("fault", "the server"),
        ("fault", "a thread"),
        ("fault", "cleaning up"),
    ]
    assert (lines[-1]["event"], lines[-1]["error"]) == ("library", "KeyError")
    assert any("out of date" in line["what"] for line in lines)
    assert PASSWORD not in json.dumps(lines)


def fall_over() -> None:
    """Fail in every way that Python would print something about."""

    class Fragile:
        def __del__(self) -> None:
            raise OSError(PASSWORD)

    def fail() -> None:
        raise LookupError(PASSWORD)

    try:
        fail()
    except LookupError as error:
        sys.excepthook(LookupError, error, error.__traceback__)
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    fragile = Fragile()
    del fragile
    warnings.showwarning("this is out of date", DeprecationWarning, "file.py", 1)
    try:
        raise KeyError(PASSWORD)
    except KeyError:
        logging.getLogger("py.warnings").exception("it failed")
