"""What Prometheus may know: counts and times. Labels come from closed lists, never from names, ids or secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from fistful.engine.errors import FistfulError
from fistful.protocol.tables import Status

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # Litestar adds that again
MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Bucket limits in seconds for what a player waits for."""
THOUGHTS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.tables = Gauge("fistful_tables", "Tables in memory, by status", ["status"], registry=here)
        self.sockets = Gauge("fistful_sockets", "Open sockets, by audience", ["audience"], registry=here)
        self.moves = Counter("fistful_moves", "Moves stored", ["game", "mover"], registry=here)
        self._moves: dict[tuple[str, str], Counter] = {}
        """Counters by game and mover: looking one up by its labels takes longer than counting."""
        self.refusals = Counter("fistful_refusals", "Refusals, by code", ["kind", "code"], registry=here)
        self.thinking = Histogram(
            "fistful_bot_thinking_seconds",
            "Time a bot took to choose a move",
            ["level"],
            buckets=THOUGHTS,
            registry=here,
        )
        self.batch = Histogram("fistful_commit_writes", "Writes in one commit", buckets=BATCHES, registry=here)
        self.commit = Histogram("fistful_commit_seconds", "Time of one commit", buckets=MOMENTS, registry=here)
        self.answer = Histogram(
            "fistful_answer_seconds", "Time from reading a command until it is stored", buckets=MOMENTS, registry=here
        )
        self.rated = Counter("fistful_rated_tables", "Tables that counted for ratings", ["game"], registry=here)

    def moved(self, game: str, mover: str) -> None:
        counter = self._moves.get((game, mover))
        if counter is None:
            counter = self._moves[game, mover] = self.moves.labels(game, mover)
        counter.inc()

    def committed(self, writes: int, seconds: float) -> None:
        self.batch.observe(writes)
        self.commit.observe(seconds)

    def refused(self, error: FistfulError) -> None:
        self.refusals.labels(error.kind, error.code).inc()

    def text(self, tables: Mapping[Status, int], seated: int, watching: int) -> bytes:
        """All figures in the format that Prometheus reads; the gauges are set from these counts."""
        for status in get_args(Status):
            self.tables.labels(status).set(tables.get(status, 0))
        self.sockets.labels("seat").set(seated)
        self.sockets.labels("spectator").set(watching)
        return generate_latest(self.registry)
