"""Where players think: in local processes, or on a Ray cluster. Both are given views as JSON."""

from __future__ import annotations

import os
from concurrent.futures import Future
from typing import Final, Protocol

from fistful.arena.outside import ask
from fistful.arena.workers import Workers
from fistful.bots.thinking import Answer
from fistful.engine.extras import require

RAY_SETTINGS: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray sends no usage reports and leaves the graphics cards alone."""


class Engine(Protocol):
    """Where players think."""

    @property
    def workers(self) -> int:
        """How many think at the same time."""

    def submit(self, level: str, view: bytes, seed: int) -> Future[Answer]:
        """Ask a bot of this level, somewhere else."""

    def close(self) -> None:
        """Stop all players."""


class Processes:
    """Players in spawned local processes."""

    def __init__(self, workers: int | None) -> None:
        self.workers: Final = workers or os.cpu_count() or 1
        self.pool: Final = Workers(self.workers)

    def submit(self, level: str, view: bytes, seed: int) -> Future[Answer]:
        return self.pool.submit(ask, level, view, seed)

    def close(self) -> None:
        self.pool.close()


class RayCluster:
    """Players on the cluster that RAY_ADDRESS names, or else on a local Ray that runs as long as needed."""

    def __init__(self, workers: int | None) -> None:
        for name, value in RAY_SETTINGS.items():
            os.environ.setdefault(name, value)
        require("ray")
        import ray

        if "RAY_ADDRESS" in os.environ:
            ray.init(log_to_driver=False, logging_level="error")
        else:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="error")
        self.ray: Final = ray
        self.ask: Final = ray.remote(ask)
        self.workers: Final = workers or int(ray.cluster_resources()["CPU"])

    def submit(self, level: str, view: bytes, seed: int) -> Future[Answer]:
        future: Future[Answer] = self.ask.remote(level, view, seed).future()
        return future

    def close(self) -> None:
        self.ray.shutdown()


ENGINES: Final[dict[str, type[Processes] | type[RayCluster]]] = {"processes": Processes, "ray": RayCluster}
