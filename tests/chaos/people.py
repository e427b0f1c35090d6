"""People who play at random, remember all that they were told, and come back whenever the server is gone."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GONE = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
"""What one sees when the server was killed."""
SHARE = "7" * 64
THINKING = (0.02, 0.15)
"""Between how many seconds people think about a move."""


class Person:
    """One seat: every command is repeated with its id until it was answered."""

    def __init__(self, base: str, seated: dict[str, Any], dice: random.Random) -> None:
        self.table: str = seated["table"]
        self.seat: int = seated["seat"]
        self.token: str = seated["token"]
        self.address = f"ws://{base}/api/tables/{self.table}/socket"
        self.dice = dice
        self.acknowledged: dict[str, str] = {}
        """Moves that the server said are stored, by the id of the command."""
        self.moments: dict[int, dict[str, Any]] = {}
        """Every moment that was ever shown, by its number."""
        self.returns = 0
        self._pending: tuple[str, str] | None = None
        self._count = 0

    @property
    def last(self) -> dict[str, Any] | None:
        return self.moments[max(self.moments)] if self.moments else None

    @property
    def over(self) -> bool:
        return self.last is not None and self.last["view"]["outcome"] is not None

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over or everybody stops, and never leave a command unanswered."""
        while not self._done(stop):
            try:
                await self._visit(stop)
            except GONE:
                self.returns += 1
                await asyncio.sleep(self.dice.uniform(0.05, 0.2))

    def _done(self, stop: asyncio.Event) -> bool:
        return self._pending is None and (self.over or stop.is_set())

    async def _visit(self, stop: asyncio.Event) -> None:
        async with connect(self.address, compression=None, max_size=None) as socket:
            await socket.send(encoded(do="enter", token=self.token))
            hello = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
            assert hello["is"] == "hello", hello
            self._see(hello["moment"], fresh=True)
            if self._pending is not None:
                await socket.send(encoded(do="play", id=self._pending[0], move=self._pending[1]))
            while not self._done(stop):
                if self._pending is None and self.last is not None and self.last["moves"]:
                    await asyncio.sleep(self.dice.uniform(*THINKING))
                    self._count += 1
                    self._pending = (f"{self.table}-{self.seat}-{self._count}", self.dice.choice(self.last["moves"]))
                    await socket.send(encoded(do="play", id=self._pending[0], move=self._pending[1]))
                try:
                    self._hear(msgspec.json.decode(await asyncio.wait_for(socket.recv(), 0.5)))
                except TimeoutError:
                    continue

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "frame":
            self._see(message["moment"], fresh=False)
        elif message["is"] in {"done", "refused"} and self._pending is not None and message["id"] == self._pending[0]:
            if message["is"] == "done":
                self.acknowledged[self._pending[0]] = self._pending[1]
            self._pending = None

    def _see(self, moment: dict[str, Any] | None, fresh: bool) -> None:
        """Numbers go on without a gap, also over a restart, and nothing that was shown was ever different."""
        if moment is None:
            assert not self.moments
            return
        number, newest = moment["number"], max(self.moments, default=-1)
        assert number >= newest if fresh else number == newest + 1
        assert self.moments.setdefault(number, moment)["view"] == moment["view"]


class Game:
    """Game after game of one kind: people at the first seats, bots at the others."""

    def __init__(self, base: str, slug: str, seats: int, people: int, dice: random.Random) -> None:
        self.base = base
        self.body = {"game": slug, "seats": seats, "share": SHARE, "bots": ["deputy"] * (seats - people)}
        self.people = people
        self.dice = dice
        self.persons: list[Person] = []

    @property
    def acknowledged(self) -> int:
        """Moves that people were told are stored, in all games so far."""
        return sum(len(person.acknowledged) for person in self.persons)

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                seated = await self._seated()
            except GONE:
                await asyncio.sleep(0.1)
                continue
            persons = [Person(self.base, seat, random.Random(self.dice.random())) for seat in seated]
            self.persons += persons
            await asyncio.gather(*(person.play(stop) for person in persons))

    async def _seated(self) -> list[dict[str, Any]]:
        async with httpx.AsyncClient(base_url=f"http://{self.base}", timeout=20) as http:
            first = (await http.post("/api/tables", json=self.body)).raise_for_status().json()
            path = f"/api/tables/{first['table']}/seats"
            rest = [await http.post(path, json={"share": SHARE}) for _ in range(self.people - 1)]
        return [first, *(answer.raise_for_status().json() for answer in rest)]


def encoded(**command: object) -> str:
    return msgspec.json.encode(command).decode()
