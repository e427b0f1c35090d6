"""Ticks at a live table: the server's clock closes them, and each choice counts equally late for everyone.

A choice carries the tick that its sender saw and counts `late_ticks` after it, or in the first tick that is still open;
so a connection that is slow by that much costs nothing. What a table shows is always decided and stored: nobody sees
dice that a late call could still undo.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from fistful.bots import reaction
from fistful.engine.chance import aside
from fistful.engine.errors import FistfulError, NotYourTurn, TableRefusal
from fistful.engine.position import Position
from fistful.protocol.commands import Play
from fistful.protocol.tables import Level
from fistful.server.play.surroundings import Reply, TableInPlay, no_reply
from fistful.server.tables import log
from fistful.server.tables.timing import tick_length


class Choice(NamedTuple):
    """What a seat chose, and the tick in which it counts."""

    action: int
    tick: int
    id: str
    reply: Reply


class Ticks:
    """The timed decisions of one table."""

    def __init__(self, live: TableInPlay) -> None:
        self.live = live
        self.choices: dict[int, Choice] = {}
        self._closing = -1
        self._closed: dict[int, Choice] = {}
        """The tick that is being closed, and the choices that count in it."""

    def choose(self, seat: int, command: Play, id: str, reply: Reply) -> None:
        """Take a person's choice; it is answered when its tick is closed."""
        table = self.live.table
        position = table.position
        assert position is not None
        now = position.timed()
        seen = now if command.tick is None else min(command.tick, now)
        if seen < table.bout_first:
            raise TableRefusal("stopped")
        for waiting in (self.choices, self._closed):
            if seat in waiting and waiting[seat].id == id:  # it was repeated: answer both
                waiting[seat] = waiting[seat]._replace(reply=both(waiting[seat].reply, reply))
                return
        if seat in self.choices:
            raise NotYourTurn("already-chosen", table.opened.game)
        action = table.game.typed(command.move, position, seat)
        position.copy().play(seat, action)
        self.choices[seat] = Choice(action, seen + table.game.late_ticks, id, reply)

    def close(self) -> None:
        """The open tick is over. Ticks in which nobody could choose also take their time before the result is shown."""
        table, spans = self.live.table, self.live.hub.spans
        position = table.position
        assert position is not None
        tick = position.timed()
        if tick == self._closing:
            return
        self._closing = tick
        self._closed = chosen = self._chosen(position, tick)
        after = position.copy()
        for seat in position.to_act:
            after.play(seat, chosen[seat].action if seat in chosen else position.silent())
        same_bout = after.timed() >= 0 and after.bout_start() == table.bout_first
        ticks = int(after.timed() - tick) - 1 if same_bout else 0
        when = self.live.hub.clock.now() + ticks * tick_length(table, spans)
        self.live.hub.clock.call_at(when, self._write, tick)

    def _chosen(self, position: Position, tick: int) -> dict[int, Choice]:
        """The choices that count in the open tick; the other seats are silent."""
        out: dict[int, Choice] = {}
        for seat in position.to_act:
            level = self.live.table.seats[seat].bot
            choice = self.choices.get(seat)
            if choice is not None and choice.tick <= tick:
                del self.choices[seat]
                if choice.action in position.actions(seat):
                    out[seat] = choice
                else:
                    choice.reply(TableRefusal("stopped"))
            elif choice is None and level is not None:
                out[seat] = Choice(self._reaction(position, seat, level), tick, "", no_reply)
        return out

    def _reaction(self, position: Position, seat: int, level: Level) -> int:
        """BTB-31: what a bot does in this tick: it reacts at the speed of its level, and as late as people.

        It knows no other way into a tick, so a call that would be too early for its level never counts. What it draws
        follows from the table's seed, which nobody knows before the end, and is no part of the game's own chance.
        """
        action = reaction(
            position.view(seat, recall=False), level, aside(position.chance.seed, "tick", position.timed(), seat)
        )
        return position.silent() if action is None else action

    def _write(self, tick: int) -> None:
        table = self.live.table
        self._closing = -1
        chosen, self._closed = self._closed, {}

        def answer(error: FistfulError | None) -> None:
            for choice in chosen.values():
                choice.reply(error)

        if table.position is None or table.position.timed() != tick or self.live.broken:
            self.live.when_settled(partial(answer, TableRefusal("not-stored")))
            return
        silent = table.position.silent()
        moves = tuple(
            (seat, table.game.text(choice.action)) for seat, choice in chosen.items() if choice.action != silent
        )
        ids = tuple(choice.id for choice in chosen.values() if choice.id)

        bout = table.bout_first
        self.live.write([log.Ticked(tick, moves, ids)], f"tick:{self.live.seq + 1}", answer)
        if table.position.timed() < 0 or table.bout_first != bout:
            self.stop()

    def stop(self) -> None:
        """The bout is over: choices for later ticks are void."""
        void, self.choices = self.choices, {}
        for choice in void.values():
            choice.reply(TableRefusal("stopped"))


def both(first: Reply, second: Reply) -> Reply:
    """Answer the same command sent twice."""

    def reply(error: FistfulError | None) -> None:
        first(error)
        second(error)

    return reply
