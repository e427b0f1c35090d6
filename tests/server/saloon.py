"""A server to test: a real one in its own thread, with clients that speak its protocol."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
import secrets
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets.sync.client
from websockets.exceptions import ConnectionClosed

from fistful.server.core.rates import Rate
from fistful.server.core.settings import AddressLimits, HttpRates, Settings, SocketLimits, Spans
from fistful.server.net.app import Application
from fistful.server.net.serve import TableServer, make_server

QUICK = Spans(beat=0.3, beat_alone=0.15, bot_pause=0.0, tick=0.004, countdown=0.01, entering=1.0, talk=0.0)
"""As at any table, but nobody is waited for long."""
PATIENCE = 20.0
Json = dict[str, Any]


class SetClock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self._alarms: list[tuple[float, int, SetAlarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> SetAlarm:
        alarm = SetAlarm(call, arguments)
        if when <= self.time:
            asyncio.get_running_loop().call_soon(alarm.ring)
        else:
            heapq.heappush(self._alarms, (when, next(self._count), alarm))
        return alarm

    def advance(self, seconds: float) -> None:
        """Move on, and ring what falls due on the way, in order."""
        until = self.time + seconds
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            self.time = max(self.time, when)
            alarm.ring()
        self.time = until


class SetAlarm:
    def __init__(self, call: Callable[..., None], arguments: tuple[object, ...]) -> None:
        self._call: Callable[..., None] | None = call
        self._arguments = arguments

    def ring(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call(*self._arguments)

    def cancel(self) -> None:
        self._call = None


class Tables:
    """What clients do at the tables of a server."""

    def __init__(self, port: int, http: httpx.Client, sockets: ExitStack) -> None:
        self.port = port
        self.http = http
        self.sockets = sockets

    def open(self, game: str, **wanted: object) -> Json:
        body = {"game": game, "share": secrets.token_hex(32), **wanted}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        seated: Json = answer.json()
        return seated

    def join(self, table: str, **wanted: object) -> Json:
        answer = self.http.post(f"/api/tables/{table}/seats", json={"share": secrets.token_hex(32), **wanted})
        assert answer.status_code == 201, answer.text
        seated: Json = answer.json()
        return seated

    def get(self, path: str, **headers: str) -> Any:
        answer = self.http.get(path, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def enter(self, seated: Json) -> Player:
        """A socket at a seat, or without a token among those who watch."""
        return Player(self, seated["table"], seated.get("token"))

    def watch(self, table: str) -> Player:
        return Player(self, table, None)


class Saloon(Tables):
    """A running server and its address."""

    def __init__(
        self,
        folder: Path,
        spans: Spans,
        limits: SocketLimits,
        clock: SetClock | None,
        buffer: int,
        rates: HttpRates | None,
        per_address: AddressLimits | None,
    ) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as sockets have that a loop makes itself
        if buffer:
            self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        port: int = self.listening.getsockname()[1]
        super().__init__(port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE), ExitStack())
        self.settings = Settings(
            data=folder,
            port=port,
            allowed_hosts=("games.example", "club.example"),
            spans=spans,
            sockets=limits,
            http=rates,
            per_address=per_address,
        )
        self.clock = clock
        self.loop = asyncio.new_event_loop()
        self.application = Application(self.settings, clock)
        self.server: TableServer = make_server(self.settings, self.application)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.server.started:
            threading.Event().wait(0.01)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.listening]))

    def close(self) -> None:
        """Everybody goes home, then the server stops."""
        self.sockets.close()
        self.stop()

    def stop(self) -> None:
        """Stop the server while people are there."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.sockets.close()
        self.loop.close()

    def inside(self, call: Callable[[], Any]) -> Any:
        """Do something in the server's own thread."""

        async def work() -> Any:
            return call()

        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def advance(self, seconds: float) -> None:
        """Let time pass on the clock that the test holds."""
        clock = self.clock
        assert clock is not None
        self.inside(lambda: clock.advance(seconds))


class Unwelcome(Exception):
    """The table refused a message that had no id."""


class Player:
    """A socket at a table, and what it was told."""

    def __init__(self, saloon: Tables, table: str, token: str | None) -> None:
        address = f"ws://127.0.0.1:{saloon.port}/api/tables/{table}/socket"
        connecting = websockets.sync.client.connect(address, max_size=None, compression=None, close_timeout=1)
        self.socket = saloon.sockets.enter_context(connecting)
        self.seated: Json = {"table": table, "token": token}
        self.said: list[Json] = []
        self.heard: list[Json] = []
        self.ids = itertools.count()
        self.send({"do": "enter", **({} if token is None else {"token": token})})
        self.hello = self.next("hello")
        self.moment: Json | None = self.hello["moment"]
        self.timing: Json = self.hello["timing"]

    def send(self, message: Json) -> None:
        self.said.append(message)
        self.socket.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message of any kind; frames must follow each other without a gap."""
        message: Json = json.loads(self.socket.recv(patience))
        self.heard.append(message)
        if message["is"] == "frame":
            before = -1 if self.moment is None else self.moment["number"]
            assert message["moment"]["number"] == before + 1
            self.moment = message["moment"]
        if "timing" in message:
            self.timing = message["timing"]
        return message

    def next(self, kind: str) -> Json:
        """The next message of this kind."""
        while True:
            message = self.hear()
            if message["is"] == kind:
                return message
            if message["is"] == "refused" and message["id"] is None:
                raise Unwelcome(message["why"]["code"])

    def quiet(self, patience: float = 0.1) -> list[str]:
        """The kinds of messages that come within a while."""
        kinds = []
        while True:
            try:
                kinds.append(self.hear(patience)["is"])
            except TimeoutError:
                return kinds

    def do(self, what: str, **wanted: object) -> Json:
        """A command with an id, and the answer to it."""
        id = str(wanted.pop("id", f"command-{id_of(self)}-{next(self.ids)}"))
        self.send({"do": what, "id": id, **wanted})
        while True:
            message = self.hear()
            if message["is"] in ("done", "refused") and message["id"] == id:
                return message

    def play(self, move: str, **wanted: object) -> None:
        answer = self.do("play", move=move, **wanted)
        assert answer["is"] == "done", answer

    @property
    def moves(self) -> list[str]:
        return [] if self.moment is None else self.moment["moves"]

    @property
    def over(self) -> bool:
        return self.moment is not None and self.moment["view"]["outcome"] is not None

    def closed(self) -> str:
        """Why the table closed the socket."""
        why = ""
        try:
            while True:
                message = self.hear()
                why = message.get("why", "") if message["is"] == "bye" else why
        except ConnectionClosed:
            return why

    def leave(self) -> None:
        self.socket.close()


def id_of(player: Player) -> str:
    return f"{id(player) & 0xFFFFFF:06x}"


@contextmanager
def saloon(
    folder: Path,
    spans: Spans = QUICK,
    limits: SocketLimits | None = None,
    clock: SetClock | None = None,
    buffer: int = 0,
    rates: HttpRates | None = None,
    per_address: AddressLimits | None = None,
) -> Iterator[Saloon]:
    """A server while the block lasts; `buffer` is how many bytes the system keeps for a socket that does not read."""
    made = Saloon(
        folder, spans, limits or SocketLimits(messages=Rate(10_000.0, 10_000.0)), clock, buffer, rates, per_address
    )
    try:
        yield made
    finally:
        if made.thread.is_alive():
            made.close()
