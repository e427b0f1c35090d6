"""Bots in seats: they think in processes of their own, and no table ever waits for one that does not answer."""

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

from fistful.engine.wire import View
from fistful.protocol.tables import Level
from fistful.server.metrics import Metrics
from fistful.server.thinker import Question

HELPER: Level = "deputy"
REMEMBERED: Final = 16
UNKNOWN: Final[dict[Level, float]] = {"sheriff": 1.0, "legend": 2.0}
"""Seconds that a bot who has not yet had to choose seems to take for it."""
log = structlog.get_logger()


class Thinker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self.waiting = 0

    async def ask(self, question: bytes, limit: float) -> int:
        """The answer; raises if the process dies or thinks for too long, and then it is replaced."""
        self.waiting += 1
        try:
            async with self._lock:
                with contextlib.ExitStack() as unanswered:
                    # Also when it is called off: a late answer must not be taken for the next question's.
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
                "fistful.server.thinker",
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
        self._lately: dict[tuple[Level, str], deque[float]] = {}
        """How long answers took, by level and game, in seconds."""

    async def answer(self, level: Level, view: View) -> int:
        """What a bot of this level answers; if it cannot, what a deputy does, and at worst any legal action.

        Who can do one thing only takes as long as it lately took to choose: a quick answer would tell what a bot holds.
        """
        lately = self._lately.setdefault((level, view.game), deque(maxlen=REMEMBERED))
        if len(view.actions) == 1:
            await asyncio.sleep(secrets.choice(lately) if lately else UNKNOWN.get(level, 0.0))
            return view.actions[0]
        began = time.perf_counter()
        action = await self._thought(level, view)
        lately.append(time.perf_counter() - began)
        self.metrics.thinking.labels(level).observe(lately[-1])
        return action

    async def _thought(self, level: Level, view: View) -> int:
        thinker = self._helper if level == HELPER else min(self._thinkers, key=lambda each: each.waiting)
        for asked, chosen in ((thinker, level), (self._helper, HELPER)):
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
