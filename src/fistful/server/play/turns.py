"""Whose turn it is to think: a few processes, a fair queue before them, and for how long each may think.

Tables by correspondence have time: they come when nothing else waits, and then think as long as they like.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from fistful.server.core.metrics import Metrics
from fistful.server.play.fair_queue import FairQueue
from fistful.server.play.thinkers import Thinker

AT_LEISURE: Final = float("inf")


class Turn:
    """One wish to think."""

    def __init__(self, payer: str, table: str, patience: float, slow: bool) -> None:
        self.loop = asyncio.get_running_loop()
        self.payer = payer
        self.table = table
        self.slow = slow
        self.asked = self.loop.time()
        self.due = self.asked + patience
        """Until when it should be over, waiting included."""
        self.given: asyncio.Future[Thinker | None] = self.loop.create_future()
        """The process, or None if the wait was too long or the queue too full."""
        self.charged = 0.0

    @property
    def waited(self) -> float:
        """The seconds since the question was asked."""
        return self.loop.time() - self.asked

    def give(self, thinker: Thinker | None) -> None:
        if not self.given.done():
            self.given.set_result(thinker)


class Turns:
    """Processes, and who waits for them."""

    def __init__(self, thinkers: Sequence[Thinker], most: int, metrics: Metrics, kind: str = "") -> None:
        self.thinkers = thinkers
        self._free = list(thinkers)
        self._queues: dict[bool, FairQueue[Turn]] = {slow: FairQueue(most) for slow in (False, True)}
        """Those of live tables, and those by correspondence."""
        self._metrics = metrics
        self._kinds = {slow: kind or name for slow, name in ((False, "live"), (True, "correspondence"))}
        """How the metrics call them."""

    def count_waiting(self) -> None:
        """Set the gauges of those who wait."""
        for kind in set(self._kinds.values()):
            waiting = sum(len(queue) for slow, queue in self._queues.items() if self._kinds[slow] == kind)
            self._metrics.bot_queue.labels(kind).set(waiting)

    async def wait(self, turn: Turn) -> Thinker | None:
        """Wait for a process, which must be handed back; None if there is none in time or too many wait."""
        displaced = self._queues[turn.slow].put(turn)
        if displaced is not None:
            displaced.give(None)
        alarm = turn.loop.call_at(turn.due, self._give_up, turn)
        self._hand_out()
        try:
            thinker = await turn.given
        except asyncio.CancelledError:
            self._queues[turn.slow].remove(turn)
            if turn.given.done() and not turn.given.cancelled():
                self.hand_back(turn, turn.given.result(), 0.0)
            raise
        finally:
            alarm.cancel()
        self._metrics.bot_wait.labels(self._kinds[turn.slow]).observe(turn.waited)
        return thinker

    def _give_up(self, turn: Turn) -> None:
        if self._queues[turn.slow].remove(turn):
            turn.give(None)

    def _hand_out(self) -> None:
        for queue in self._queues.values():
            while self._free and queue:
                turn = queue.take()
                if turn.given.done():  # its table has been given up
                    queue.done(turn)
                else:
                    turn.give(self._free.pop())

    def alone(self) -> bool:
        """Whether nobody at a live table waits."""
        return not self._queues[False]

    def seconds(self, turn: Turn) -> float:
        """For how long this turn may think, so that everybody who now waits gets an answer in time.

        Each payer has an equal part of the processes, and what a payer has waiting shares that part.
        """
        if turn.slow:
            return AT_LEISURE
        queue = self._queues[False]
        sharing = queue.payers(turn.payer) * (queue.waiting(turn.payer) + 1)
        return max(0.0, turn.due - turn.loop.time()) * min(1.0, len(self.thinkers) / max(1, sharing))

    def charge(self, turn: Turn, seconds: float) -> None:
        """Count what a turn is expected to need, or has needed."""
        self._queues[turn.slow].charge(turn, seconds - turn.charged)
        turn.charged = seconds

    def hand_back(self, turn: Turn, thinker: Thinker | None, seconds: float) -> None:
        """A turn is over, and took this long."""
        if thinker is not None:
            self.charge(turn, seconds)
            self._queues[turn.slow].done(turn)
            self._free.append(thinker)
            self._hand_out()

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.close()
