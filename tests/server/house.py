"""People who come to a server over HTTP and raw sockets, and send it whatever they like."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fistful.server.core.settings import SocketLimits
from tests.server.saloon import PATIENCE, QUICK, Saloon, saloon

SHARE = "5" * 64


class House:
    """A running server, seen by people who behave badly."""

    def __init__(self, made: Saloon) -> None:
        self.settings = made.settings
        self.base = f"127.0.0.1:{made.port}"
        self.http = made.http

    def open(self, game: str = "wild-shots", seats: int = 2, **more: Any) -> Seat:
        """Open a table; return the opener's seat."""
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
def house(data: Path) -> Iterator[House]:
    """A server with its usual limits, for as long as the block lasts."""
    with saloon(data, QUICK, SocketLimits()) as made:
        yield House(made)
