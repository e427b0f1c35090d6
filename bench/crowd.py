"""Many tables at which people think: how long an answer takes, and what a move costs the server. One JSON line.

    python bench/crowd.py --tables 3000 --thinking 1 --seconds 25
    python bench/crowd.py --tables 50 --seats 4 --spectators 2 --thinking 0

The server is a process of its own with its database on disk. The players are as cheap as can be: they read no JSON, but
find the next move in the bytes. Whether they are the bottleneck is in the figures: how much of a core they use, and how
late they send a move after its time (`late_p99_ms`, which the latencies do not include). They hear as late as they
send, so what they add makes the latencies longer, never shorter.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import httpx
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.table_clients import our_table  # noqa: E402
from bench.tables import SEED, Ours, ours  # noqa: E402

OPENED_AT_ONCE: Final = 20
ENTERED_AT_ONCE: Final = 200
TARGET_MS: Final = 100.0
"""What 99 of 100 acknowledgements may take at most when people think."""
WARM: Final = 3.0
"""Seconds after the first move that are not measured."""
TEXT: Final = 0x81
"""The first byte of a whole text frame."""
SHORT: Final = 126
"""A payload of this length or more has its length in two further bytes; one more says that it has eight."""
NO_MASK: Final = bytes(4)


def text_frame(text: bytes) -> bytes:
    """A client's message, masked with zeros, which leaves it as it is."""
    size = len(text)
    length = bytes((0x80 | size,)) if size < SHORT else bytes((0x80 | SHORT,)) + size.to_bytes(2, "big")
    return bytes((TEXT,)) + length + NO_MASK + text


@dataclass(frozen=True)
class Stretch:
    """What was measured of all players together for a while."""

    latencies: list[float]
    late: list[float]
    """How late they sent their moves."""
    server_cpu: float
    players_cpu: float
    seconds: float

    def figures(self) -> dict[str, float]:
        """Those that every measurement gives."""
        steps = statistics.quantiles(self.latencies, n=100)
        return {
            "moves": len(self.latencies),
            "moves_per_s": round(len(self.latencies) / self.seconds),
            "p50_ms": ms(steps[49]),
            "p99_ms": ms(steps[98]),
            "worst_ms": ms(max(self.latencies)),
            "server_cores": round(self.server_cpu / self.seconds, 2),
            "players_cores": round(self.players_cpu / self.seconds, 2),
            "late_p99_ms": ms(statistics.quantiles(self.late, n=100)[98]),
        }


def ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


class Crowd:
    """All players together: when they move, and what is measured."""

    def __init__(self, thinking: float) -> None:
        self.thinking = thinking
        self.dice = random.Random(SEED)
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.measures = False
        self.playing = 0
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def pause(self) -> float:
        """How long somebody thinks: half to one and a half of what is usual."""
        return self.thinking * self.dice.uniform(0.5, 1.5)

    def ended(self) -> None:
        self.playing -= 1
        if self.playing == 0 and not self.over.done():
            self.over.set_result(None)

    async def plays(self, seconds: float | None) -> None:
        """Wait until all games are over, or so long; a connection that is lost meanwhile ends the run."""
        await asyncio.wait([self.over], timeout=seconds)
        if self.over.done():
            self.over.result()

    async def begin(self, people: list[Person]) -> None:
        """Everybody plays from now on; those who think are given a while before they are measured."""
        gc.collect()
        gc.disable()  # a pause of the clients would look like one of the server
        for person in people:
            person.begin()
        if self.thinking:
            await self.plays(WARM)

    async def measured(self, server: Ours, seconds: float | None) -> Stretch:
        """Measure until all games are over, or so long."""
        self.latencies, self.late, self.measures = [], [], True
        cpu, mine, began = server.cpu(), time.process_time(), time.monotonic()
        await self.plays(seconds)
        self.measures = False
        cpu, mine, passed = server.cpu() - cpu, time.process_time() - mine, time.monotonic() - began
        return Stretch(self.latencies, self.late, cpu, mine, passed)


class Person(asyncio.Protocol):
    """One socket at a table: a player who moves when asked, or, without a token, a spectator."""

    def __init__(self, crowd: Crowd, host: str, table: str, token: str | None) -> None:
        self.crowd = crowd
        self.loop = asyncio.get_running_loop()
        self.entered: asyncio.Future[None] = self.loop.create_future()
        self._hello = json.dumps({"do": "enter", "token": token}).encode()
        self._plays = token is not None
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._bytes = b""
        self._upgraded = False
        self._move: bytes | None = None
        self._over = self._left = False
        self._waiting = False
        self._playing = False
        self._number = 0
        self._due = self._sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is not a subclass
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._left:
            return
        lost = exc or ConnectionError("the server closed a connection")
        for waits in (self.entered, self.crowd.over):
            if not waits.done():
                waits.set_exception(lost)

    def data_received(self, data: bytes) -> None:
        data = self._bytes + data
        at = 0
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._bytes = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(data[:end].decode())
            self._upgraded = True
            self._transport.write(text_frame(self._hello))
            at = end + 4
        while len(data) - at >= 2:
            size, head = data[at + 1], 2
            if size >= SHORT:
                head = 4 if size == SHORT else 10
                size = int.from_bytes(data[at + 2 : at + head], "big")
            if len(data) - at < head + size:
                break
            if data[at] == TEXT:
                self._heard(data[at + head : at + head + size])
            at += head + size
        self._bytes = data[at:]

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'{"is":"done"'):
            self._waiting = False
            if self.crowd.measures:
                self.crowd.latencies.append(time.perf_counter() - self._sent)
        elif text.startswith(b'{"is":"refused"'):
            raise RuntimeError(text.decode())
        elif text.startswith((b'{"is":"frame"', b'{"is":"hello"')):
            self._over = b'"outcome":null' not in text and b'"outcome":' in text
            found = text.find(b'"moves":["')
            self._move = text[found + 10 : text.index(b'"', found + 10)] if found >= 0 else None
            if not self.entered.done():
                self.entered.set_result(None)
        if self._playing:
            self._think()

    async def comes(self, host: str, port: int) -> None:
        """Connect, and wait until the table has said hello."""
        await self.loop.create_connection(lambda: self, host, port)
        await self.entered

    def begin(self) -> None:
        """From now on, move when asked."""
        if self._plays:
            self.crowd.playing += 1
            self._playing = True
            self._think()

    def _think(self) -> None:
        if self._over and not self._waiting:
            self._playing = False
            self.crowd.ended()
        elif self._move is not None and not self._waiting:
            self._waiting = True
            pause = self.crowd.pause()
            self._due = time.perf_counter() + pause
            if pause > 0.0:
                self.loop.call_later(pause, self._play)
            else:
                self._play()

    def _play(self) -> None:
        if self._left:
            return
        self._sent = time.perf_counter()
        if self.crowd.measures:
            self.crowd.late.append(self._sent - self._due)
        assert self._move is not None
        self._number += 1
        text = b'{"do":"play","id":"move-%05d","move":"%s"}' % (self._number, self._move)
        self._move = None
        self._transport.write(text_frame(text))

    def close(self) -> None:
        self._playing, self._left = False, True
        self._transport.abort()


async def entered(crowd: Crowd, server: Ours, tables: list[list[tuple[str, str]]], spectators: int) -> list[Person]:
    """Everybody at their table."""
    host, port = server.base.split(":")
    wanted = [(table, token) for seats in tables for table, token in seats]
    wanted += [(seats[0][0], "") for seats in tables for _ in range(spectators)]
    people: list[Person] = []
    for first in range(0, len(wanted), ENTERED_AT_ONCE):
        group = wanted[first : first + ENTERED_AT_ONCE]
        some = [Person(crowd, server.base, table, token or None) for table, token in group]
        await asyncio.gather(*(person.comes(host, int(port)) for person in some))
        people += some
    return people


async def opened(server: Ours, tables: int, seats: int) -> list[list[tuple[str, str]]]:
    """Tables, each with the tokens of its seats."""
    out: list[list[tuple[str, str]]] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for first in range(0, tables, OPENED_AT_ONCE):
            some = range(first, min(tables, first + OPENED_AT_ONCE))
            out += await asyncio.gather(*(our_table(http, server.base, seats) for _ in some))
    return out


async def measured(server: Ours, wanted: argparse.Namespace) -> dict[str, object]:
    crowd = Crowd(wanted.thinking)
    tables = await opened(server, wanted.tables, wanted.seats)
    people = await entered(crowd, server, tables, wanted.spectators)
    await crowd.begin(people)
    stretch = await crowd.measured(server, wanted.seconds if wanted.thinking else None)
    for person in people:
        person.close()
    figures = stretch.figures()
    return {
        "bench": "crowd",
        "tables": wanted.tables,
        "seats": wanted.seats,
        "spectators": wanted.spectators,
        "thinking_s": wanted.thinking,
        **figures,
        "moves_per_server_cpu_s": round(len(stretch.latencies) / stretch.server_cpu),
        "load": os.getloadavg()[0],
        "target_p99_ms": TARGET_MS if wanted.thinking else None,
        "reached": not wanted.thinking or figures["p99_ms"] <= TARGET_MS,
    }


def print_measured(
    command: Callable[[int, Path], list[str | Path]],
    measure: Callable[[Ours, argparse.Namespace], Coroutine[Any, Any, dict[str, object]]],
    wanted: argparse.Namespace,
) -> None:
    """Measure a server that this command starts, and print the figures as one line."""
    server = Ours(command)
    try:
        print(json.dumps(uvloop.run(measure(server, wanted))), flush=True)
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--spectators", type=int, default=0, help="at every table")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds; 0 plays whole games at full speed")
    parser.add_argument("--seconds", type=float, default=25.0)
    print_measured(ours, measured, parser.parse_args())


if __name__ == "__main__":
    main()
