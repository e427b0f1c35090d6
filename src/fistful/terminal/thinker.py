"""Where bots think: those that search in a process of their own, so that the screen stays alive meanwhile."""

from __future__ import annotations

import asyncio
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from fistful.bots import budgets
from fistful.bots.thinking import LIVE_MS, Question, think
from fistful.courtesies.hint import ADVISER
from fistful.engine.wire import View

NICENESS: Final = "10"
"""By how much a bot stands back for the screen."""


class Thinker:
    """Asks bots of one level, and the adviser, one question at a time."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._process: Process | None = None
        self._asking = asyncio.Lock()

    async def answer(self, view: View) -> int:
        """What the bot whose view this is does."""
        return await self._ask(self.level, view)

    async def hint(self, view: View) -> int:
        """What the adviser would do."""
        return await self._ask(ADVISER, view)

    async def _ask(self, level: str, view: View) -> int:
        """A bot that does not search answers at once, here."""
        seed = secrets.randbits(62)
        if not budgets(level, view.game):
            return think(level, view.to_json(), seed, LIVE_MS).action
        question = msgspec.json.encode(Question(level, msgspec.Raw(view.to_json()), seed))
        async with self._asking:
            if self._process is None:
                command = (sys.executable, "-m", "fistful.bots.thinking", NICENESS)
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            assert self._process.stdin is not None and self._process.stdout is not None
            self._process.stdin.write(question + b"\n")
            line = await self._process.stdout.readline()
        return int(line.split()[0])

    async def close(self) -> None:
        """Let the process end, if there is one."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
