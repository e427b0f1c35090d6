"""Engines for tests."""

from __future__ import annotations

import random
from concurrent.futures import Future, ThreadPoolExecutor

from fistful.arena.outside import ask
from fistful.bots.thinking import Answer


class Here:
    """Players in this process, noting what they were handed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.handed: list[tuple[str, bytes, int]] = []

    def submit(self, level: str, view: bytes, seed: int) -> Future[Answer]:
        self.handed.append((level, view, seed))
        future: Future[Answer] = Future()
        future.set_result(ask(level, view, seed))
        return future

    def close(self) -> None:
        """Nobody to send home."""


class Unruly:
    """Players whose answers come in any order, one at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.thread = ThreadPoolExecutor(1)
        self.dice = random.Random(workers)
        self.asked: list[tuple[Future[Answer], str, bytes, int]] = []

    def submit(self, level: str, view: bytes, seed: int) -> Future[Answer]:
        future: Future[Answer] = Future()
        self.asked.append((future, level, view, seed))
        self.thread.submit(self.answer_one)
        return future

    def answer_one(self) -> None:
        future, level, view, seed = self.asked.pop(self.dice.randrange(len(self.asked)))
        future.set_result(ask(level, view, seed))

    def close(self) -> None:
        self.thread.shutdown()
