"""The table server compared with boardgame.io in the same run, over sockets: one JSON line per figure.

Fifty tables of two play whole games at once, each seat as soon as it is asked, and then at a steady pace; then fifty
tables of four with two spectators each, at full speed. Ours play Wild Shots, boardgame.io's a simpler game of tricks
(`peers-node/server.mjs`), with as many seats and spectators. What counts is moves acknowledged per second of the
server's own CPU; ours are on disk by then.

    python bench/tables.py [FOLDER…]

With folders that hold other versions of the package, such as the `src` of another checkout, ours is compared with them.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import httpx
import psutil
import uvloop
from websockets.exceptions import ConnectionClosed

from fistful.cli.progress import Meter, bar
from fistful.server.net.listening import free_port

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.measure import Result, cheaper, faster  # noqa: E402
from bench.table_clients import OurPlayer, Pause, PeersPlayer, Player, no_pause, our_table, peers_table  # noqa: E402

TABLES: Final = 50
ROUNDS: Final = 5
"""Games at every table that are measured, after one that warms up. The servers take turns: a machine is not
equally fast all the time.
"""
STEADY: Final = 500.0
"""Moves per second, over all tables, for the latency figures."""
IDLE: Final = 1000
"""Sockets that only listen, for the memory figure."""
IDLE_KIB: Final = 22.0
"""The most that one of them may cost."""
SEED: Final = 1
"""The seed of the times at which tables move."""
HERE: Final = "127.0.0.1"
FIRST_PORT: Final = 8000
"""Each server takes the next free port."""
DYING: Final = 2.0
"""Seconds a server may take to exit after its connections close."""
PEERS: Final = ROOT / "bench" / "peers-node"


@dataclass(frozen=True)
class Company:
    """Who is at a table."""

    seats: int
    spectators: int


PAIR: Final = Company(2, 0)
WATCHED_FOUR: Final = Company(4, 2)


@dataclass(frozen=True)
class Game:
    """What one server did while all tables played a game."""

    cpu: float
    latencies: list[float]

    @property
    def moves_per_cpu(self) -> float:
        return len(self.latencies) / self.cpu

    def percentile(self, percent: int) -> float:
        """In milliseconds."""
        return 1000 * statistics.quantiles(self.latencies, n=100)[percent - 1]


@dataclass(frozen=True)
class Games:
    """Several games: each figure is the median, because a machine pauses now and then."""

    games: list[Game]

    @property
    def moves_per_cpu(self) -> float:
        return statistics.median(game.moves_per_cpu for game in self.games)

    def percentile(self, percent: int) -> float:
        return statistics.median(game.percentile(percent) for game in self.games)

    def worst(self, percent: int) -> float:
        return max(game.percentile(percent) for game in self.games)


class Server(ABC):
    """A running server and how people sit down there."""

    def __init__(self, command: Callable[[int, Path], list[str | Path]], slow: bool = False) -> None:
        """The command names the port and a separate folder."""
        self._command = command
        self.slow = slow
        self._folder = tempfile.TemporaryDirectory()
        self.start()

    def start(self) -> None:
        """Run until it answers on its port."""
        port = free_port(HERE, FIRST_PORT)
        self.base = f"{HERE}:{port}"
        folder = Path(tempfile.mkdtemp(dir=self._folder.name))
        self._log = folder / "server.log"
        with self._log.open("wb") as log:
            self.process = psutil.Popen(self._command(port, folder), stdout=log, stderr=log, cwd=PEERS)
        for _ in range(300):
            with contextlib.suppress(OSError), socket.create_connection((HERE, port), timeout=1):
                return
            if not self.alive:
                raise SystemExit(self._log.read_text())
            time.sleep(0.1)
        raise SystemExit(f"Nobody answers at {self.base}.")

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self._folder.cleanup()

    async def measured_game(self, company: Company, pace: Callable[[], Pause]) -> Game:
        """A game; a server that died is restarted and warmed up for it. boardgame.io's flat-file store dies like this:
        it may read a file that is being written.
        """
        while True:
            try:
                return await self.game(company, pace)
            except (ConnectionClosed, OSError, httpx.TransportError) as lost:
                try:
                    self.process.wait(DYING)
                except psutil.TimeoutExpired:
                    raise lost from None
                print(f"Restarted, because it died: {self._log.read_text()[-300:]}", file=sys.stderr)
                self.start()
                await self.game()

    @abstractmethod
    async def seated(self, http: httpx.AsyncClient, seats: int, pause: Pause) -> list[Player]:
        """Open a table; the players of its seats."""

    @abstractmethod
    def spectator(self, player: Player) -> Player:
        """A spectator at this player's table."""

    def cpu(self) -> float:
        """CPU seconds of the server's process, all threads together."""
        times = self.process.cpu_times()
        return float(times.user + times.system)

    async def game(self, company: Company = PAIR, pace: Callable[[], Pause] = lambda: no_pause) -> Game:
        """Play one whole game at every table; only the moves are measured, not opening the tables."""
        async with httpx.AsyncClient(timeout=30) as http:
            tables = [await self.seated(http, company.seats, pace()) for _ in range(TABLES)]
        players = [player for table in tables for player in table]
        everybody = players + [self.spectator(table[0]) for table in tables for _ in range(company.spectators)]
        for each in everybody:
            await each.enter()
        before = self.cpu()
        await asyncio.gather(*(each.play() for each in everybody))
        cpu = self.cpu() - before
        await asyncio.gather(*(each.close() for each in everybody))
        latencies = [latency for player in players for latency in player.latencies]
        return Game(cpu, latencies)

    async def idle(self) -> float:
        """KiB of memory for each socket that only listens, spread over all tables."""
        async with httpx.AsyncClient(timeout=30) as http:
            seated = [(await self.seated(http, PAIR.seats, no_pause))[0] for _ in range(TABLES)]
            first = [self.spectator(player) for player in seated]
            for watcher in first:
                await watcher.enter()
            before = self.process.memory_info().rss
            watchers = [self.spectator(seated[number % TABLES]) for number in range(IDLE)]
            for watcher in watchers:
                await watcher.enter()
            await asyncio.sleep(1)
            used = self.process.memory_info().rss - before
            await asyncio.gather(*(watcher.close() for watcher in first + watchers))
        return float(used) / 1024 / IDLE


class Ours(Server):
    async def seated(self, http: httpx.AsyncClient, seats: int, pause: Pause) -> list[Player]:
        return [OurPlayer(self.base, table, token, pause) for table, token in await our_table(http, self.base, seats)]

    def spectator(self, player: Player) -> Player:
        assert isinstance(player, OurPlayer)
        return OurPlayer(self.base, player.table, None)


class Peers(Server):
    async def seated(self, http: httpx.AsyncClient, seats: int, pause: Pause) -> list[Player]:
        return [PeersPlayer(self.base, *seat, pause) for seat in await peers_table(http, self.base, seats)]

    def spectator(self, player: Player) -> Player:
        assert isinstance(player, PeersPlayer)
        return PeersPlayer(self.base, player.match, None, None)


def steady() -> Callable[[], Pause]:
    """Lets every table make its share of `STEADY` moves per second, at random times, as people do."""
    dice = random.Random(SEED)

    def pace() -> Pause:
        due: float | None = None

        def pause() -> float:
            nonlocal due
            now = time.perf_counter()
            due = (now if due is None else due) + dice.expovariate(STEADY / TABLES)
            return due - now

        return pause

    return pace


def ours(port: int, folder: Path) -> list[str | Path]:
    return [sys.executable, "-m", "fistful", "serve", "--no-limits", "--port", str(port), "--data", folder]


def version(source: Path, port: int, folder: Path) -> list[str | Path]:
    return ["env", f"PYTHONPATH={source}", *ours(port, folder)]


def peers(store: str, port: int, folder: Path) -> list[str | Path]:
    node = shutil.which("node")
    if node is None:
        raise SystemExit("boardgame.io needs Node.")
    return [node, PEERS / "server.mjs", store, str(port), folder / "store"]


@dataclass(frozen=True)
class Measured:
    full: Games
    steady: Games
    watched: Games | None
    idle: float


async def measure(servers: dict[str, Server]) -> dict[str, Measured]:
    """All servers, game by game in turns; the slow ones play only at tables of two."""
    quick = {name: server for name, server in servers.items() if not server.slow}
    idle = {name: await server.idle() for name, server in servers.items()}
    began = time.monotonic()
    for server in servers.values():
        await server.game()
    games_in_all = ROUNDS * (2 * len(servers) + len(quick))
    with bar("Games at all tables", Meter(games_in_all, 3 * ROUNDS * (time.monotonic() - began))) as progress:

        async def games(who: dict[str, Server], company: Company, pace: Callable[[], Pause]) -> dict[str, Games]:
            played: dict[str, list[Game]] = {name: [] for name in who}
            for _ in range(ROUNDS):
                for name, server in who.items():
                    played[name].append(await server.measured_game(company, pace))
                    progress(1)
            return {name: Games(each) for name, each in played.items()}

        full = await games(servers, PAIR, lambda: no_pause)
        paced = await games(servers, PAIR, steady())
        watched = await games(quick, WATCHED_FOUR, lambda: no_pause)
    return {name: Measured(full[name], paced[name], watched.get(name), idle[name]) for name in servers}


def measured_once(servers: dict[str, Server]) -> dict[str, Measured]:
    """All servers, which are stopped afterwards."""
    try:
        return uvloop.run(measure(servers))
    finally:
        for server in servers.values():
            server.stop()


def versions(sources: list[Path]) -> Iterator[Result]:
    """Ours beside other versions of it."""
    others = {str(source): Ours(partial(version, source)) for source in sources}
    measured = measured_once({"ours": Ours(ours), **others})
    mine = measured.pop("ours")
    for source, theirs in measured.items():
        yield from rates(mine, source, theirs, None, None)
        yield cheaper("tables, idle socket", mine.idle, source, theirs.idle, None, "KiB")


def rates(mine: Measured, peer: str, theirs: Measured, target: float | None, watched: float | None) -> Iterator[Result]:
    """What a second of CPU is good for, at tables of two and at tables of four with spectators, beside the targets."""
    unit = "moves/s of server CPU"
    yield faster("tables, full speed", unit, mine.full.moves_per_cpu, peer, theirs.full.moves_per_cpu, target)
    if mine.watched is not None and theirs.watched is not None:
        both = mine.watched.moves_per_cpu, peer, theirs.watched.moves_per_cpu
        yield faster("tables of four with two spectators, full speed", unit, *both, watched)


def results() -> Iterator[Result]:
    targets = {"boardgame.io in memory": (2.5, 1.25), "boardgame.io flat-file": (5.0, None)}
    servers: dict[str, Server] = {"ours": Ours(ours)}
    for peer, store in zip(targets, ("memory", "file"), strict=True):
        servers[peer] = Peers(partial(peers, store), slow=store == "file")
    measured = measured_once(servers)
    mine = measured["ours"]
    for peer, (target, watched) in targets.items():
        theirs = measured[peer]
        yield from rates(mine, peer, theirs, target, watched)
        for percent in (50, 99):
            full = (mine.full.percentile(percent), peer, theirs.full.percentile(percent), None, "ms")
            yield cheaper(f"tables, full speed, p{percent}", *full)
            paced = (mine.steady.percentile(percent), peer, theirs.steady.percentile(percent), None, "ms")
            yield cheaper(f"tables, {STEADY:.0f} moves/s, p{percent}", *paced)
        worst = (mine.steady.worst(99), peer, theirs.steady.worst(99), None, "ms")
        yield cheaper(f"tables, {STEADY:.0f} moves/s, p99 of the worst game", *worst)
        yield cheaper("tables, idle socket", mine.idle, peer, theirs.idle, None, "KiB")
    yield cheaper(f"tables, {STEADY:.0f} moves/s, p99", mine.steady.percentile(99), "the limit", 20.0, 1.0, "ms")
    yield cheaper("tables, idle socket", mine.idle, "the limit", IDLE_KIB, 1.0, "KiB")


def main() -> None:
    sources = [Path(source).resolve() for source in sys.argv[1:]]
    if not sources:
        subprocess.run(["npm", "ci", "--silent"], check=True, cwd=PEERS)
    gc.disable()  # a pause of the clients would look like one of the server
    for result in versions(sources) if sources else results():
        print(result.line(), flush=True)


if __name__ == "__main__":
    main()
