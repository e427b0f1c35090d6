"""Players and spectators at a table, as cheap as possible, for our server and for boardgame.io.

Players move whenever asked.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME: Final = "wild-shots"
PEERS_GAME: Final = "high-card"
ENGINE_PING: Final = "2"
ENGINE_PONG: Final = "3"
"""How Socket.IO asks whether a client is still there, and what it wants to hear."""
FRAME_LIMIT: Final = 2**20
Pause = Callable[[], float]


def no_pause() -> float:
    """Moves at once."""
    return 0.0


class Player(ABC):
    """One seat: it sends a move when the table is waiting for it, and notes how long the acknowledgement took."""

    def __init__(self, pause: Pause) -> None:
        self.pause = pause
        self.latencies: list[float] = []
        self.socket: ClientConnection | None = None
        self.waiting = False
        """A move was sent and is not acknowledged."""
        self._sent = 0.0

    @abstractmethod
    async def enter(self) -> None:
        """Open the socket and wait for `play`."""

    @abstractmethod
    def heard(self, text: str) -> bool:
        """Process a message; return whether the game is over."""

    @abstractmethod
    def move(self) -> str | None:
        """The message with the next move, if one is asked for now."""

    async def play(self) -> None:
        """Play the game to its end."""
        assert self.socket is not None
        await self._answer()
        async for text in self.socket:
            if text == ENGINE_PING:
                await self.socket.send(ENGINE_PONG)
            elif self.heard(str(text)):
                return
            else:
                await self._answer()

    async def _answer(self) -> None:
        message = self.move()
        if message is None:
            return
        assert self.socket is not None
        if (seconds := self.pause()) > 0.0:
            await asyncio.sleep(seconds)
        self._sent = time.perf_counter()
        await self.socket.send(message)

    def _acknowledged(self) -> None:
        self.waiting = False
        self.latencies.append(time.perf_counter() - self._sent)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


class OurPlayer(Player):
    """A seat at a table of ours; acknowledged means that `done` came."""

    def __init__(self, base: str, table: str, token: str | None, pause: Pause = no_pause) -> None:
        super().__init__(pause)
        self.address = f"ws://{base}/api/tables/{table}/socket"
        self.table = table
        self.token = token
        self.moves: list[str] = []
        self.over = False
        self._number = 0

    async def enter(self) -> None:
        self.socket = await connect(self.address, compression=None, max_size=FRAME_LIMIT, ping_interval=None)
        await self.socket.send(msgspec.json.encode({"do": "enter", "token": self.token}).decode())
        self.heard(str(await self.socket.recv()))

    def heard(self, text: str) -> bool:
        message = msgspec.json.decode(text)
        kind = message["is"]
        if kind == "done":
            self._acknowledged()
        elif kind == "refused":
            raise RuntimeError(text)
        elif kind in {"frame", "hello"} and message["moment"] is not None:
            view = message["moment"]["view"]
            self.moves = list(message["moment"]["moves"])
            self.over = view["outcome"] is not None
        return self.over and not self.waiting

    def move(self) -> str | None:
        if self.waiting or not self.moves:
            return None
        self.waiting = True
        self._number += 1
        command = {"do": "play", "id": f"move-{self._number:05}", "move": self.moves[0]}
        return msgspec.json.encode(command).decode()


class PeersPlayer(Player):
    """A seat at a match of boardgame.io, speaking Socket.IO; acknowledged means that the new state came."""

    def __init__(
        self, base: str, match: str, seat: str | None, credentials: str | None, pause: Pause = no_pause
    ) -> None:
        super().__init__(pause)
        self.address = f"ws://{base}/socket.io/?EIO=4&transport=websocket"
        self.match = match
        self.seat = seat
        self.credentials = credentials
        self.state: dict[str, Any] = {}

    async def enter(self) -> None:
        self.socket = await connect(self.address, compression=None, max_size=FRAME_LIMIT, ping_interval=None)
        await self.socket.recv()
        await self.socket.send(f"40/{PEERS_GAME},")
        await self.socket.recv()
        await self.socket.send(self._event("sync", self.match, self.seat, self.credentials, 2))
        while not self.state:
            self.heard(str(await self.socket.recv()))

    def heard(self, text: str) -> bool:
        if not text.startswith("42"):
            return False
        name, _, body, *_ = msgspec.json.decode(text[text.index(",") + 1 :])
        if name == "sync":
            self.state = body["state"]
        elif name == "update":
            self.state = body
            if self.waiting:
                self._acknowledged()
        return "gameover" in self.state["ctx"]

    def move(self) -> str | None:
        if self.waiting or self.seat is None or self.state["ctx"]["currentPlayer"] != self.seat:
            return None
        self.waiting = True
        card = self.state["G"]["players"][self.seat]["hand"][0]
        payload = {"type": "play", "args": [card], "playerID": self.seat, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._event("update", action, self.state["_stateID"], self.match, self.seat)

    def _event(self, *words: object) -> str:
        return f"42/{PEERS_GAME}," + msgspec.json.encode(words).decode()


async def our_table(http: httpx.AsyncClient, base: str, seats: int = 2) -> list[tuple[str, str]]:
    """Open a table of ours: the table and the token of every seat."""
    tables = f"http://{base}/api/tables"
    opening = {"game": GAME, "seats": seats, "share": "0" * 64}
    first = (await http.post(tables, json=opening)).raise_for_status().json()
    free = f"{tables}/{first['table']}/seats"
    others = [
        (await http.post(free, json={"share": f"{seat:064}"})).raise_for_status().json() for seat in range(1, seats)
    ]
    return [(seat["table"], seat["token"]) for seat in (first, *others)]


async def peers_table(http: httpx.AsyncClient, base: str, seats: int = 2) -> list[tuple[str, str, str]]:
    """Make a match of boardgame.io: match, seat and credentials of every player."""
    lobby = f"http://{base}/games/{PEERS_GAME}"
    match = (await http.post(f"{lobby}/create", json={"numPlayers": seats})).json()["matchID"]
    out = []
    for seat in map(str, range(seats)):
        answer = await http.post(f"{lobby}/{match}/join", json={"playerID": seat, "playerName": f"P{seat}"})
        out.append((match, seat, answer.json()["playerCredentials"]))
    return out
