"""Three hundred tables of sheriffs, at which people move at once: how long each answer of a bot takes.

`python -m bench.thinking [--tables 300] [--seconds 60] [--thinkers 1]` prints one JSON line. The server runs in its own
process, as `fistful serve` does, and the people are sockets in this one. An answer counts from the message that left
the table to the bots until the next frame, including the pause for people to follow. All tables are opened from one
address, so they share what one payer gets.

`python -m bench.thinking --tables 150 --level legend --guest` prints a second line: for one player elsewhere, whose
table of sheriffs is opened when the others have been playing for a while.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import structlog
from websockets.asyncio.client import connect

import fistful
from fistful.bots import budgets
from fistful.server.core.settings import Settings
from fistful.server.net.serve import serve

FRAME_LIMIT = 2**20
CROWD, GUEST = "203.0.113.7", "192.0.2.1"
"""The address of all people but one, and that of the guest, as a local proxy would name them."""
HEAD_START = 5.0
"""Seconds before the guest comes."""
TARGET = 5.0
"""Seconds within which every answer comes."""


class Person:
    """Somebody who always makes the first legal move, and times the others."""

    def __init__(self, game: str, level: str, address: str) -> None:
        self.game = game
        self.level = level
        self.address = address
        self.usual = next(iter(budgets(level, game)), 1)
        self.waits: list[float] = []
        self.given: list[float] = []
        """The least part of its simulations that a bot had, as the table showed it at each answer."""
        self._part = 1.0
        self._number = 0
        self._since: float | None = None
        """When the table was last left to the bots."""

    async def play(self, http: httpx.AsyncClient, base: str, until: float) -> None:
        """Play one game after another."""
        while time.monotonic() < until:
            await self._sit(http, base, until)

    async def _sit(self, http: httpx.AsyncClient, base: str, until: float) -> None:
        seats = min(4, fistful.game(self.game).seats[-1])
        body = {"game": self.game, "seats": seats, "share": "0" * 64, "bots": [self.level] * (seats - 1)}
        whose = {"x-forwarded-for": self.address}
        opened = await http.post(f"http://{base}/api/tables", json=body, headers=whose)
        seated = opened.raise_for_status().json()
        address = f"ws://{base}/api/tables/{seated['table']}/socket"
        async with connect(address, compression=None, max_size=FRAME_LIMIT, ping_interval=None) as here:
            await here.send(json.dumps({"do": "enter", "token": seated["token"]}))
            over = False
            while not over and (left := until - time.monotonic()) > 0.0:
                try:
                    text = await asyncio.wait_for(here.recv(), left)
                except TimeoutError:
                    break
                over, move = self._heard(msgspec.json.decode(text))
                if move is not None:
                    await here.send(json.dumps({"do": "play", "id": f"move-{self._number:05}", "move": move}))
        if self._since is not None and not over:  # a bot still owes an answer
            self.waits.append(time.monotonic() - self._since)
        self._since = None

    def _heard(self, message: dict[str, Any]) -> tuple[bool, str | None]:
        """Whether the game is over, and the next move."""
        if message["is"] == "refused":
            raise RuntimeError(message["why"]["code"])
        if message["is"] == "table":
            hurried = [chair["hurried"] for chair in message["table"]["chairs"] if chair["hurried"]]
            self._part = min((one["simulations"] / self.usual for one in hurried), default=1.0)
        moment = message.get("moment")
        if moment is None:
            return False, None
        if self._since is not None:
            self.waits.append(time.monotonic() - self._since)
            self.given.append(self._part)
        self._since = None if moment["moves"] else time.monotonic()
        if moment["view"]["outcome"] is not None:
            self._since = None
            return True, None
        self._number += bool(moment["moves"])
        return False, moment["moves"][0] if moment["moves"] else None


async def measure(base: str, asked: argparse.Namespace) -> list[dict[str, object]]:
    games = asked.games or list(fistful.games())
    people = [Person(games[number % len(games)], asked.level, CROWD) for number in range(asked.tables)]
    guests = [Person("wild-shots", "sheriff", GUEST)] if asked.guest else []
    until = time.monotonic() + asked.seconds
    async with httpx.AsyncClient(timeout=60.0, limits=httpx.Limits(max_connections=16)) as http:

        async def come_later(guest: Person) -> None:
            await asyncio.sleep(HEAD_START)
            await guest.play(http, base, until)

        playing = [person.play(http, base, until) for person in people]
        await asyncio.gather(*playing, *map(come_later, guests))
        figures = (await http.get(f"http://{base}/metrics")).text
    counted = {
        line.split('"')[1]: int(float(line.split()[-1]))
        for line in figures.splitlines()
        if line.startswith("fistful_bot_hurried_total{")
    }
    about = {"tables": asked.tables, "games": games, "seconds": asked.seconds, "thinkers": asked.thinkers}
    crowd = {"bench": "thinking", "level": asked.level, **about, **summary(people), "hurried": counted}
    return [crowd, *({"bench": "guest", "level": "sheriff", **summary([guest])} for guest in guests)]


def summary(people: list[Person]) -> dict[str, object]:
    """How long they waited, and how much their bots thought."""
    waits = sorted(wait for person in people for wait in person.waits)
    given = [part for person in people for part in person.given]
    return {
        "answers": len(waits),
        "p50_s": round(waits[len(waits) // 2], 2),
        "p99_s": round(waits[len(waits) * 99 // 100], 2),
        "longest_s": round(waits[-1], 2),
        "late": sum(wait > TARGET for wait in waits),
        "tables_never_answered": sum(not person.waits for person in people),
        "mean_part_shown": round(sum(given) / len(given), 3) if given else None,
        "reached": waits[-1] <= TARGET and all(person.waits for person in people),
    }


@contextmanager
def served(folder: str, thinkers: int) -> Iterator[str]:
    """A server in its own process; its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "bench.thinking", "--serve", folder, str(port), str(thinkers)])
    base = f"127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                if httpx.get(f"http://{base}/health").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        yield base
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        folder, port, thinkers = sys.argv[2:]
        settings = Settings(data=Path(folder), thinkers=int(thinkers), http=None, per_address=None)
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
        serve(settings, [socket.create_server(("127.0.0.1", int(port)))], opens_browser=False)
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="game", help="default: all")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--level", default="sheriff")
    parser.add_argument("--guest", action="store_true", help="one more player, from another address")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(folder, asked.thinkers) as base:
        for line in asyncio.run(measure(base, asked)):
            print(json.dumps(line))


if __name__ == "__main__":
    main()
