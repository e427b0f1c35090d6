"""What Prometheus may know: counts and times. Labels come from closed lists; no name, id or secret is ever one."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Limits in seconds for what a player waits for."""
THOUGHTS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.tables = Gauge("fistful_tables", "Tables in memory, by status", ["status"], registry=here)
        self.sockets = Gauge("fistful_sockets", "Open sockets, by who they are for", ["audience"], registry=here)
        self.moves = Counter(
            "fistful_moves", "Moves that were stored, by game and mover", ["game", "mover"], registry=here
        )
        self.refusals = Counter("fistful_refusals", "Refusals, by kind and code", ["kind", "code"], registry=here)
        self.thinking = Histogram(
            "fistful_bot_thinking_seconds", "Time a bot took for a move", ["level"], buckets=THOUGHTS, registry=here
        )
        self.batch = Histogram("fistful_commit_entries", "Log entries in one commit", buckets=BATCHES, registry=here)
        self.commit = Histogram("fistful_commit_seconds", "Time of one commit", buckets=MOMENTS, registry=here)
        self.move = Histogram(
            "fistful_move_seconds", "Time from reading a move to its acknowledgement", buckets=MOMENTS, registry=here
        )
        self.slow_readers = Counter(
            "fistful_slow_readers", "Sockets closed because their reader was slow", registry=here
        )
        self.rated = Counter(
            "fistful_rated_tables", "Finished tables that counted for ratings", ["game"], registry=here
        )

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
