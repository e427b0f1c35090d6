"""Bots in seats: they think in other processes, and no table ever waits for one that does not answer."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from collections import deque
from typing import Final

import msgspec
import structlog

from fistful.bots.thinking import Question
from fistful.engine.wire import View
from fistful.protocol.tables import Level
from fistful.server.core.metrics import Metrics
from fistful.server.tables.table import STAND_IN_LEVEL

MOST_DURATIONS: Final = 16
"""How many recent decisions of a level are remembered."""
FIRST_SECONDS: Final[dict[Level, float]] = {"sheriff": 1.0, "legend": 2.0}
"""How long a forced move takes while no decision of its level has been timed."""
log = structlog.get_logger()


class Thinker:
    """One process, which answers one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self.waiting = 0

    async def ask(self, question: bytes, limit: float) -> int:
        """The answer; if the process dies or takes too long, this raises and the process is replaced."""
        self.waiting += 1
        try:
            async with self._lock:
                with contextlib.ExitStack() as unanswered:
                    # Also if this is cancelled: a late answer must not be taken for the answer to the next question.
                    unanswered.callback(self.kill)
                    answer = await asyncio.wait_for(self._answer(question), limit)
                    unanswered.pop_all()
                    return answer
        finally:
            self.waiting -= 1

    async def _answer(self, question: bytes) -> int:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fistful.bots.thinking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        return int(await process.stdout.readline())

    def kill(self) -> asyncio.subprocess.Process | None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return process

    async def close(self) -> None:
        process = self.kill()
        if process is not None:
            await process.wait()


class Bots:
    """All bots of a server."""

    def __init__(self, processes: int, limit: float, metrics: Metrics) -> None:
        self.limit = limit
        self.metrics = metrics
        self._thinkers = [Thinker() for _ in range(processes)]
        self._helper = Thinker()
        self._durations: dict[tuple[Level, str], deque[float]] = {}
        """How many seconds recent decisions took, by level and game."""

    async def answer(self, level: Level, view: View) -> int:
        """What a bot of this level answers; if it fails, what a deputy answers, and at worst any legal action.

        With one legal action, wait as long as a recent decision took: a quick answer would give away what a bot holds.
        """
        durations = self._durations.setdefault((level, view.game), deque(maxlen=MOST_DURATIONS))
        if len(view.actions) == 1:
            await asyncio.sleep(secrets.choice(durations) if durations else FIRST_SECONDS.get(level, 0.0))
            return view.actions[0]
        began = time.perf_counter()
        action = await self._thought(level, view)
        durations.append(time.perf_counter() - began)
        self.metrics.thinking.labels(level).observe(durations[-1])
        return action

    async def _thought(self, level: Level, view: View) -> int:
        thinker = self._helper if level == STAND_IN_LEVEL else min(self._thinkers, key=lambda each: each.waiting)
        for asked, chosen in ((thinker, level), (self._helper, STAND_IN_LEVEL)):
            question = msgspec.json.encode(Question(chosen, msgspec.Raw(view.to_json()), secrets.randbits(62)))
            try:
                action = await asked.ask(question + b"\n", self.limit)
            except (OSError, ValueError, TimeoutError) as error:
                log.warning("a bot did not answer", level=chosen, game=view.game, why=type(error).__name__)
            else:
                if action in view.actions:
                    return action
        return secrets.choice(view.actions)

    async def close(self) -> None:
        for thinker in (*self._thinkers, self._helper):
            await thinker.close()
