"""The processes that bots think in, as the server talks to them."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from typing import NamedTuple


class Answer(NamedTuple):
    """An action, how many simulations it rests on, and how many seconds it took, without the start of a process."""

    action: int
    simulations: int
    seconds: float


class Thinker:
    """One process, which answers one question at a time."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        """Processes that were told to end, and may not have."""

    async def ask(self, question: bytes, limit: float) -> Answer:
        """The answer; if the process dies or takes too long, this raises and the process is replaced."""
        with contextlib.ExitStack() as unanswered:
            # Also if this is cancelled: a late answer must not be taken for the answer to the next question.
            unanswered.callback(self.kill)
            answer = await asyncio.wait_for(self._answer(question), limit)
            unanswered.pop_all()
            return answer

    async def _answer(self, question: bytes) -> Answer:
        process, fresh = self._process, False
        if process is None or process.returncode is not None:
            process, fresh = await self._start(), True
        assert process.stdin is not None and process.stdout is not None
        began = time.perf_counter()
        process.stdin.write(question)
        await process.stdin.drain()
        action, simulations, microseconds = (await process.stdout.readline()).split()
        seconds = int(microseconds) / 1e6 if fresh else time.perf_counter() - began
        return Answer(int(action), int(simulations), seconds)

    async def _start(self) -> asyncio.subprocess.Process:
        self._killed = [each for each in self._killed if each.returncode is None]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fistful.bots.thinking",
            str(self._niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self._process

    def kill(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            self._killed.append(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End the process, and wait for its end and for that of those before: the loop may be closed next."""
        self.kill()
        for process in self._killed:
            await process.wait()
