"""Bots in seats: they think in other processes, and no table ever waits for one that does not answer.

Everybody's bot answers in time. When many think at once, each is given fewer simulations, down to the number with which
it still beats a deputy; where there is no time even for those, a deputy answers, which costs next to nothing. The
number is chosen when a bot's turn to think comes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from fistful.bots import budgets
from fistful.bots.thinking import Question
from fistful.engine.wire import View
from fistful.protocol.tables import Hurried, Level
from fistful.server.core.metrics import Metrics
from fistful.server.core.settings import Settings
from fistful.server.play.costs import Costs, Plan
from fistful.server.play.thinkers import Answer, Thinker
from fistful.server.play.turns import Turn, Turns
from fistful.server.tables.table import STAND_IN_LEVEL

MOST_DURATIONS: Final = 16
"""How many recent decisions of a level are remembered."""
MOST_PAYERS: Final = 4096
"""For how many payers, levels and games."""
FIRST_SECONDS: Final[dict[Level, float]] = {"sheriff": 1.0, "legend": 2.0}
"""How long a forced move takes while no decision of its level has been timed."""
QUICK: Final = ("greenhorn", STAND_IN_LEVEL)
"""The levels that do not think; they have a process of their own."""
NICENESS: Final = 10
"""By how much those that think stand back when the machine is busy. Those that do not think cost next to nothing, and
everybody waits for them when there is no time to think.
"""
RETRY: Final = 1.0
"""How many seconds a bot waits when even the queue of those that do not think is full."""
log = structlog.get_logger()


class Asked(NamedTuple):
    """A bot is asked for a move."""

    level: Level
    view: View
    payer: str = ""
    """Who opened the table."""
    table: str = ""
    patience: float | None = None
    """How many seconds the answer may take, and not a moment longer; None for the usual time."""
    slow: bool = False
    """Whether the table plays by correspondence."""
    needed: Callable[[], bool] = lambda: True
    """Whether anybody is there to play with."""


class Answered(NamedTuple):
    """A bot's move, and what it rests on."""

    action: int
    simulations: int = 0
    hurried: Hurried | None = None


class Past(NamedTuple):
    """How a recent decision went."""

    seconds: float
    hurried: Hurried | None


class _NotNeeded(Exception):
    """Nobody is there any more to play with."""


class Bots:
    """All bots of a server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.spans = settings.spans
        self.limit = settings.spans.bot_limit
        self.metrics = metrics
        self._thinking = Turns([Thinker(NICENESS) for _ in range(settings.thinkers)], settings.bot_queue, metrics)
        self._quick = Turns([Thinker()], settings.bot_queue, metrics, "quick")
        self._past: OrderedDict[tuple[str, Level, str], deque[Past]] = OrderedDict()
        """Recent decisions by payer, level and game."""
        self._costs = Costs()
        self._thoughts: set[asyncio.Task[Answered | None]] = set()
        """Those under way, also if nobody waits for them any more."""

    @property
    def thinkers(self) -> list[Thinker]:
        """All processes."""
        return [*self._thinking.thinkers, *self._quick.thinkers]

    def count_waiting(self) -> None:
        """Set the gauges of those who wait."""
        self._thinking.count_waiting()
        self._quick.count_waiting()

    async def answer(self, asked: Asked) -> Answered | None:
        """What a bot of this level answers; if it fails, what a deputy answers, and at worst any legal action.

        None if nobody is there any more when its turn to think comes.

        With one legal action, wait as long as a recent decision took, and have had as little thought for it: a quick
        answer would give away what a bot holds.
        """
        past = self._past_of(asked)
        if len(asked.view.actions) == 1:
            recent = secrets.choice(past) if past else Past(FIRST_SECONDS.get(asked.level, 0.0), None)
            await asyncio.sleep(recent.seconds)
            return Answered(asked.view.actions[0], 0, recent.hurried)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            answered = await self._thought(asked)
        except _NotNeeded:
            return None
        past.append(Past(loop.time() - began, answered.hurried))
        self.metrics.thinking.labels(asked.level).observe(past[-1].seconds)
        if answered.hurried is not None:
            self.metrics.hurried.labels("fewer" if answered.hurried.simulations else STAND_IN_LEVEL).inc()
        return answered

    def _past_of(self, asked: Asked) -> deque[Past]:
        """Recent decisions under the same conditions."""
        key = (asked.payer, asked.level, asked.view.game)
        past = self._past.setdefault(key, deque(maxlen=MOST_DURATIONS))
        self._past.move_to_end(key)
        if len(self._past) > MOST_PAYERS:
            self._past.popitem(last=False)
        return past

    async def _thought(self, asked: Asked) -> Answered:
        if asked.level in QUICK:
            answered = await self._at_once(asked, asked.level)
            return answered or await self._deputy(asked)
        answered = await self._searched(asked)
        if answered is not None:
            return answered
        usual = next(iter(budgets(asked.level, asked.view.game)), None)
        return (await self._deputy(asked))._replace(hurried=Hurried(0, usual))

    async def _searched(self, asked: Asked) -> Answered | None:
        """The answer of a level that thinks; None if there was no time for it or it failed."""
        patience = self.spans.bot_target if asked.patience is None else asked.patience
        turn = Turn(asked.payer, asked.table, self.spans.bot_leisure if asked.slow else patience, asked.slow)
        thinker = await self._thinking.wait(turn)
        if thinker is None:
            return None
        plan = None
        try:
            if not asked.needed():
                raise _NotNeeded
            seconds, alone = self._thinking.seconds(turn), self._thinking.alone()
            plan = self._costs.plan(asked.level, asked.view.game, seconds, alone, turn.loop.time())
        finally:
            if plan is None:
                self._thinking.hand_back(turn, thinker, 0.0)
        grace = self.spans.bot_grace if asked.patience is None else 0.0
        return None if plan is None else await self._in_time(turn, grace, self._planned(asked, turn, thinker, plan))

    async def _in_time(
        self, turn: Turn, grace: float, thought: Coroutine[Any, Any, Answered | None]
    ) -> Answered | None:
        """What a thought comes to; None if people wait and it takes too long. It then goes on, so that its process need
        not be started again, and so that it is known how long it takes.
        """
        task = turn.loop.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        left = None if turn.slow else turn.due + grace - turn.loop.time()
        try:
            await asyncio.wait([task], timeout=left)
        except asyncio.CancelledError:
            task.cancel()
            raise
        return task.result() if task.done() else None

    async def _planned(self, asked: Asked, turn: Turn, thinker: Thinker, plan: Plan) -> Answered | None:
        """Think as planned, and hand the process back."""
        level, game = asked.level, asked.view.game
        began = turn.loop.time()
        self._thinking.charge(turn, plan.seconds)
        try:
            answer = await self._ask(thinker, plan.level, asked.view)
        finally:
            took = turn.loop.time() - began
            self._thinking.hand_back(turn, thinker, took)
        if answer is None:
            if took >= self.limit:
                self._costs.learn_at_least(level, game, plan, took)
            return None
        self._costs.learn(level, game, answer.simulations, answer.seconds)
        return Answered(answer.action, answer.simulations, plan.hurried)

    async def _at_once(self, asked: Asked, level: Level) -> Answered | None:
        """The answer of a level that does not think; None if its process failed."""
        while True:
            turn = Turn(asked.payer, asked.table, self.limit, asked.slow)
            thinker = await self._quick.wait(turn)
            if thinker is not None:
                break
            await asyncio.sleep(RETRY)
        began = turn.loop.time()
        try:
            if not asked.needed():
                raise _NotNeeded
            answer = await self._ask(thinker, level, asked.view)
        finally:
            self._quick.hand_back(turn, thinker, turn.loop.time() - began)
        return None if answer is None else Answered(answer.action, answer.simulations)

    async def _deputy(self, asked: Asked) -> Answered:
        return await self._at_once(asked, STAND_IN_LEVEL) or Answered(secrets.choice(asked.view.actions))

    async def _ask(self, thinker: Thinker, level: Level, view: View) -> Answer | None:
        question = msgspec.json.encode(Question(level, msgspec.Raw(view.to_json()), secrets.randbits(62)))
        try:
            answer = await thinker.ask(question + b"\n", self.limit)
        except (OSError, ValueError, TimeoutError) as error:
            log.warning("a bot did not answer", bot=level, game=view.game, why=type(error).__name__)
            return None
        return answer if answer.action in view.actions else None

    async def close(self) -> None:
        for task in self._thoughts:
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await self._thinking.close()
        await self._quick.close()
