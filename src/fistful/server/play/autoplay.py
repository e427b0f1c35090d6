"""What happens at a table by itself: bots answer, windows close, clocks run out, ticks pass."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import structlog

from fistful.bots import reaction
from fistful.engine.chance import aside
from fistful.engine.errors import FistfulError
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import View
from fistful.protocol.tables import Level
from fistful.server.core.clock import Alarm
from fistful.server.play.bots import Answered, Asked
from fistful.server.play.surroundings import TableInPlay
from fistful.server.play.ticks import Ticks
from fistful.server.tables import log
from fistful.server.tables.table import STAND_IN_LEVEL
from fistful.server.tables.timing import Wait, beat, bot_moment, has_beat, tick_length

WINDOW_PART: Final = 0.8
"""The part of the time until its moment in a secret window that a bot may think. What is left is for a deputy."""
logger = structlog.get_logger()


class Autoplay:
    """Plans what is due at one table, and does it on time."""

    def __init__(self, live: TableInPlay) -> None:
        self.live = live
        self.hub = live.hub
        self._alarm: Alarm | None = None
        self._planned: Wait | None = None
        self._thinking: dict[int, int] = {}
        """The seats that a bot is thinking for, with the number of the decision."""
        self._ordered = -1
        self._orders_due = 0.0
        """The decision that standing orders are planned for, and when they are followed."""
        self._rests_until = 0.0
        self.ticks = Ticks(live)

    def plan(self) -> None:
        """Plan what the table waits for."""
        now = self.hub.clock.now()
        if now < self._rests_until:
            return
        wait = self._on_time(now)
        if wait != self._planned:
            self.cancel()
            self._planned = wait
            if wait.due is not None:
                self._alarm = self.hub.clock.call_at(wait.due, self._due)
        if wait.kind == "tick":
            return
        self._plan_orders()
        overdue = wait.kind == "move" and wait.due is not None and wait.due <= now
        for seat in self.live.table.to_act:
            level = self.live.table.seats[seat].bot
            if level is not None:
                if self._thoughtful():
                    self._think(seat, level, "bot")
            elif overdue:
                self._think(seat, STAND_IN_LEVEL, "clock")

    def _on_time(self, now: float) -> Wait:
        """What the table waits for. Ticks that a stopped or busy server missed are postponed, not rushed through."""
        wait, table = self.live.wait(), self.live.table
        if wait.kind != "tick":
            self.live.lag = 0.0
        elif wait.due is not None and now - wait.due > tick_length(table, self.hub.spans) * table.game.late_ticks:
            self.live.lag += now - wait.due + self.hub.spans.countdown
            wait = self.live.wait()
        return wait

    def rest(self, seconds: float) -> None:
        """Do nothing for a while, because storing failed."""
        self.cancel()
        self._thinking.clear()
        until = self.hub.clock.now() + seconds
        if until > self._rests_until:
            self._rests_until = until
            self.hub.clock.call_at(until, self._wake)

    def _wake(self) -> None:
        """Continue after a rest; an alarm may ring a little early."""
        if self.hub.clock.now() < self._rests_until:
            self.hub.clock.call_at(self._rests_until, self._wake)
        else:
            self.plan()

    def cancel(self) -> float | None:
        """Cancel what is planned; when it would have been due."""
        due = None if self._alarm is None or self._planned is None else self._planned.due
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._planned = None
        return due

    def idle(self, seconds: float) -> bool:
        """Whether nothing will happen here within this time unless someone comes."""
        now = self.hub.clock.now()
        resting = now < self._rests_until or now < self._orders_due
        far = self._alarm is None or (self._planned is not None and (self._planned.due or now) > now + seconds)
        return far and not resting and not self._busy()

    def _busy(self) -> bool:
        decision = self.live.table.decision
        return self.live.table.status == "playing" and decision in self._thinking.values()

    def _plan_orders(self) -> None:
        """Where windows have no beat, follow orders when one would be over, so that timing reveals nothing."""
        table = self.live.table
        position = table.position
        windowed = position is not None and position.passing() >= 0 and not has_beat(table)
        if windowed and self._ordered != table.decision:
            self._ordered = table.decision
            self._orders_due = table.asked_at + beat(table, self.hub.spans)
            self.hub.clock.call_at(self._orders_due, self._follow_orders, table.decision)

    def _follow_orders(self, decision: int) -> None:
        table = self.live.table
        if table.position is None or table.decision != decision or self.live.broken:
            return
        ordered = tuple(seat for seat in table.to_act if table.position.order_of(seat) != UNCHOSEN)
        if ordered:
            self._write(log.Closed(ordered), "orders")

    # When time is up.

    def _due(self) -> None:
        """A window's beat is over, or a player's time."""
        self._alarm = None
        table = self.live.table
        wait = self.live.wait()
        if wait.due is None or wait.due > self.hub.clock.now() or self.live.broken:
            self._planned = None
            self.plan()
        elif wait.kind == "window":
            self._write(log.Closed(table.to_act), "beat")
        elif wait.kind == "tick":
            self.ticks.close()
        else:
            self.plan()

    # Bots.

    def _thoughtful(self) -> bool:
        """Whether bots think here: at a live table only while someone is here, and they go on when someone comes."""
        return self.live.attended or self._by_correspondence

    @property
    def _by_correspondence(self) -> bool:
        return self.live.table.opened.clock.kind == "correspondence"

    def _think(self, seat: int, level: Level, by: Literal["bot", "clock"]) -> None:
        """Let a bot make the open decision of a seat, unless one is thinking about it already."""
        table = self.live.table
        if self._thinking.get(seat) == table.decision:
            return
        self._thinking[seat] = table.decision
        self.hub.run(self._answer(seat, level, by, table.decision))

    async def _answer(self, seat: int, level: Level, by: Literal["bot", "clock"], decision: int) -> None:
        table = self.live.table
        position = table.position
        assert position is not None
        view = position.view(seat)
        quick = reaction(view, level, aside(position.chance.seed, "decision", decision, seat))
        now = self.hub.clock.now()
        moment = now if by == "clock" else bot_moment(table, seat, self.hub.spans)
        passing = position.passing()
        in_window = passing >= 0 and by == "bot"
        patience = min((moment - now) * WINDOW_PART, self.hub.spans.bot_target) if in_window else None
        thought = self._thought(level, view, by, patience) if quick is None else at_once(quick)
        answer = asyncio.ensure_future(thought)
        if in_window:
            self.hub.clock.call_at(moment, self._play_in_window, seat, decision, answer, passing)
        else:
            self.hub.clock.call_at(moment, self._play, seat, decision, await answer, by)

    async def _thought(
        self, level: Level, view: View, by: Literal["bot", "clock"], patience: float | None
    ) -> Answered | None:
        needed = self._thoughtful if by == "bot" else always
        slow = self._by_correspondence and patience is None
        return await self.hub.bots.answer(Asked(level, view, self.live.payer, self.live.id, patience, slow, needed))

    def _play_in_window(self, seat: int, decision: int, answer: asyncio.Future[Answered | None], passing: int) -> None:
        """Answer in a window: if not even a deputy has answered, pass, so that timing reveals nothing."""
        answered = answer.result() if answer.done() and not answer.cancelled() else None
        self._play(seat, decision, answered or Answered(passing), "bot")

    def _play(self, seat: int, decision: int, answered: Answered | None, by: Literal["bot", "clock"]) -> None:
        """Make a decision for a seat, unless it has been made or the owner is back."""
        table = self.live.table
        if table.decision != decision:
            return
        self._thinking.pop(seat, None)
        if seat not in table.to_act or self.live.broken:
            return
        if answered is None or (by == "bot" and table.seats[seat].bot is None):
            self.plan()  # someone may have come since, or the owner's clock run out while the bot was thinking
            return
        played = log.Played(seat, table.game.text(answered.action), by, answered.simulations, answered.hurried)
        self._write(played, "bot" if by == "bot" else "timeout")

    def _write(self, entry: log.AnyEntry, what: str) -> None:
        """Write an entry that nobody sent; its id is made of its kind and number, so that it happens exactly once."""
        try:
            self.live.write([entry], f"{what}:{self.live.seq + 1}", self._written)
        except FistfulError as error:
            logger.error("refused by the game", table=self.live.id, what=what, why=str(error))

    def _written(self, error: FistfulError | None) -> None:
        if error is not None:
            logger.warning("not stored", table=self.live.id)


async def at_once(action: int) -> Answered:
    """The answer of a bot that needs no thought."""
    return Answered(action)


def always() -> bool:
    """A move that the clock asks for is needed whether anybody is there or not."""
    return True
