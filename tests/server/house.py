"""A real server in a thread of the test, and people who come to it over HTTP and sockets."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fistful.server.app import Application
from fistful.server.serve import free_port, make_server
from fistful.server.settings import Settings, Spans

QUICK = Spans(bot_pause=0.01, beat=0.2, beat_alone=0.1, window_moments=dict.fromkeys(("greenhorn", "deputy"), 0.02))
SHARE = "5" * 64
PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""


class House:
    """A running server."""

    def __init__(self, data: Path, spans: Spans = QUICK) -> None:
        self.settings = Settings(data=data, port=free_port("127.0.0.1", 20_000 + hash(data) % 20_000), spans=spans)
        self.base = f"127.0.0.1:{self.settings.port}"
        self.application = Application(self.settings)
        self._server = make_server(self.settings, self.application)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self.http = httpx.Client(base_url=f"http://{self.base}", timeout=PATIENCE)

    def start(self) -> None:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < until and self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def open(self, game: str = "wild-shots", seats: int = 2, **more: Any) -> Seat:
        """Open a table; the seat of whoever opened it."""
        body = {"game": game, "seats": seats, "share": SHARE, **more}
        return Seat(self, self.http.post("/api/tables", json=body).raise_for_status().json())

    def join(self, table: str, **more: Any) -> Seat:
        body = {"share": SHARE, **more}
        return Seat(self, self.http.post(f"/api/tables/{table}/seats", json=body).raise_for_status().json())

    def pair(self, game: str = "wild-shots", **more: Any) -> tuple[Seat, Seat]:
        """A table with two people at it, whose game has begun."""
        first = self.open(game, 2, **more)
        return first, self.join(first.table)

    def in_turn(self, seats: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
        """The same two, whoever is to act first."""
        held = [{"table": seat.table, "token": seat.token} for seat in seats]
        first = self.http.post("/api/tables/mine", json=held).json()[0]["seat"]
        return seats if seats[0].number == first else (seats[1], seats[0])

    def log(self, table: str) -> list[tuple[Any, ...]]:
        """What is stored of a table."""
        with contextlib.closing(sqlite3.connect(self.settings.data / "tables.db")) as database:
            query = "SELECT seq, command_id, entry FROM entries WHERE table_id = ? ORDER BY seq"
            return list(database.execute(query, (table,)))

    def socket(self, table: str, **more: Any) -> Visitor:
        """A socket that has not said who it is."""
        return Visitor(connect(f"ws://{self.base}/api/tables/{table}/socket", compression=None, **more))

    def watch(self, table: str) -> Visitor:
        """Somebody who watches."""
        visitor = self.socket(table)
        visitor.say(do="enter")
        return visitor


class Seat:
    """Somebody's seat."""

    def __init__(self, house: House, seated: dict[str, Any]) -> None:
        self.house = house
        self.table: str = seated["table"]
        self.number: int = seated["seat"]
        self.token: str = seated["token"]

    def enter(self) -> Visitor:
        visitor = self.house.socket(self.table)
        visitor.say(do="enter", token=self.token)
        return visitor


class Visitor:
    """One socket, and what it was told."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(connecting)
        self.told: list[dict[str, Any]] = []
        self.moment: dict[str, Any] | None = None

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def say(self, **command: Any) -> None:
        self.send(msgspec.json.encode(command).decode())

    def send(self, raw: str | bytes) -> None:
        self.socket.send(raw)

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(self.socket.recv(PATIENCE))
        self.told.append(message)
        if message["is"] in {"hello", "frame"}:
            self.moment = message["moment"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := self.hear())["is"] not in kinds:
            pass
        return message

    def answer(self, **command: Any) -> dict[str, Any]:
        """What a command is answered."""
        self.say(**command)
        return self.until("done", "refused", "pong")

    def refusal(self, raw: str | bytes) -> dict[str, Any]:
        """Why a message is refused."""
        self.send(raw)
        why: dict[str, Any] = self.until("refused")["why"]
        return why

    def closed(self) -> int:
        """Hear the socket out; the code it was closed with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


@contextlib.contextmanager
def house(data: Path, spans: Spans = QUICK) -> Iterator[House]:
    """A server for as long as the block lasts."""
    out = House(data, spans)
    out.start()
    try:
        yield out
    finally:
        out.stop()
