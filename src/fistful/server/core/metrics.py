"""What Prometheus may know: counts and times. Labels come from closed lists, never from names, ids or secrets."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import Final, Protocol, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import fistful
from fistful.protocol.tables import Status

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # Litestar adds that again
MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Bucket limits in seconds for what a player waits for."""
THOUGHTS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
LOOK: Final = 0.1
"""Seconds between two looks at how late the event loop is."""


class Coded(Protocol):
    """An error, or what somebody was told about one."""

    @property
    def kind(self) -> str: ...

    @property
    def code(self) -> str: ...


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        ProcessCollector(registry=here)
        GCCollector(registry=here)
        Info("fistful", "The version that runs", registry=here).info({"version": fistful.__version__})
        self.lag = Histogram(
            "fistful_loop_lag_seconds",
            "How much later than planned the event loop came to something",
            buckets=MOMENTS,
            registry=here,
        )
        self.tables = Gauge("fistful_tables", "Tables in memory, by status", ["status"], registry=here)
        self.sockets = Gauge("fistful_sockets", "Open sockets, by audience", ["audience"], registry=here)
        self.closed = Counter("fistful_sockets_closed", "Sockets that the server closed", ["why"], registry=here)
        self.moves = Counter("fistful_moves", "Moves stored", ["game", "mover"], registry=here)
        self._moved: dict[tuple[str, str], int] = defaultdict(int)
        """Moves by game and mover that the counter does not know yet: one by one would take it longer."""
        self.refusals = Counter("fistful_refusals", "Refusals, by code", ["kind", "code"], registry=here)
        self.thinking = Histogram(
            "fistful_bot_thinking_seconds",
            "Time a bot took to choose a move",
            ["level"],
            buckets=THOUGHTS,
            registry=here,
        )
        self.bot_queue = Gauge("fistful_bot_queue", "Bots that wait for their turn to think", ["kind"], registry=here)
        self.bot_wait = Histogram(
            "fistful_bot_wait_seconds",
            "Time a bot waited for its turn to think",
            ["kind"],
            buckets=THOUGHTS,
            registry=here,
        )
        self.hurried = Counter(
            "fistful_bot_hurried", "Answers of bots with fewer simulations, or by a deputy", ["kind"], registry=here
        )
        self.batch = Histogram("fistful_commit_writes", "Writes in one commit", buckets=BATCHES, registry=here)
        self.commit = Histogram("fistful_commit_seconds", "Time of one commit", buckets=MOMENTS, registry=here)
        self.answer = Histogram(
            "fistful_answer_seconds", "Time from reading a command until it is stored", buckets=MOMENTS, registry=here
        )
        self.aside = Counter("fistful_tables_put_aside", "Tables that could not be loaded", registry=here)
        self.rated = Counter("fistful_rated_tables", "Tables that counted for ratings", ["game"], registry=here)

    def moved(self, game: str, mover: str) -> None:
        self._moved[game, mover] += 1

    def committed(self, writes: int, seconds: float) -> None:
        self.batch.observe(writes)
        self.commit.observe(seconds)

    def refused(self, error: Coded) -> None:
        self.refusals.labels(error.kind, error.code).inc()

    async def watch_loop(self) -> None:
        """Keep measuring how late the event loop is: whatever holds it up holds up every table."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.lag.observe(max(0.0, time.perf_counter() - due))

    def text(self, tables: Mapping[Status, int], seated: int, watching: int) -> bytes:
        """All figures in the format that Prometheus reads; the gauges are set from these counts."""
        for status in get_args(Status):
            self.tables.labels(status).set(tables.get(status, 0))
        self.sockets.labels("seat").set(seated)
        self.sockets.labels("spectator").set(watching)
        for (game, mover), moves in self._moved.items():
            self.moves.labels(game, mover).inc(moves)
        self._moved.clear()
        self.sockets.labels("entering")  # counted as they come and go; this shows them from the beginning
        return generate_latest(self.registry)
