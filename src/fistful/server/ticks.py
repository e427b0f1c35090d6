"""BTB-25…34 at a live table: the server's clock closes ticks, and each choice counts equally late for all.

A choice carries the tick that its sender saw and counts three ticks after that one, or in the first tick
that is still open; so up to three ticks of a slow connection cost nothing. What a table shows is always
judged and stored: nobody sees dice that a late call could still undo.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from fistful.bots import reaction
from fistful.engine.errors import FistfulError, NotYourTurn, TableRefusal
from fistful.engine.position import Position
from fistful.protocol.commands import Play
from fistful.protocol.tables import Level
from fistful.server import log
from fistful.server.table import tick_of_bout

if TYPE_CHECKING:
    from fistful.server.live import LiveTable, Reply


class Choice(NamedTuple):
    """What a person chose, and the tick in which it counts."""

    action: int
    tick: int
    id: str
    reply: Reply


class Ticks:
    """The real-time shootouts of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.choices: dict[int, Choice] = {}
        self._judging = -1
        self._closed: dict[int, Choice] = {}
        """The tick that is being judged, and the choices that count in it."""

    def choose(self, seat: int, command: Play, id: str, reply: Reply) -> None:
        """Take a person's choice; it is answered when its tick is judged."""
        table = self.live.table
        position = table.position
        assert position is not None
        now = position.timed()
        seen = now if command.tick is None else min(command.tick, now)
        if seen < table.bout_first:
            raise TableRefusal("stopped")
        for waiting in (self.choices, self._closed):
            if seat in waiting and waiting[seat].id == id:  # it is repeated: answer whoever asks now, too
                waiting[seat] = waiting[seat]._replace(reply=both(waiting[seat].reply, reply))
                return
        if seat in self.choices:
            raise NotYourTurn("already-chosen", table.opened.game)
        action = table.game.action(command.move)
        position.copy().play(seat, action)
        self.choices[seat] = Choice(action, seen + self.live.hub.spans.late_ticks, id, reply)

    def judge(self) -> None:
        """The open tick is over. Ticks in which nobody could choose take their time, too, before their end is shown."""
        table, spans = self.live.table, self.live.hub.spans
        position = table.position
        assert position is not None
        tick = position.timed()
        if tick == self._judging:
            return
        self._judging = tick
        self._closed = chosen = self._chosen(position, tick)
        after = position.copy()
        for seat in position.to_act:
            after.play(seat, chosen[seat].action if seat in chosen else position.silent())
        same_bout = after.timed() >= 0 and after.timed() - tick_of_bout(after) == table.bout_first
        ticks = int(after.timed() - tick) - 1 if same_bout else 0
        when = self.live.hub.clock.now() + ticks * spans.tick
        self.live.hub.clock.call_at(when, self._write, tick)

    def _chosen(self, position: Position, tick: int) -> dict[int, Choice]:
        """What everybody chose in the open tick, but for the silent."""
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
        """What a bot does in this tick: it reacts at the speed of its level, and as late as people."""
        action = reaction(position.view(seat), level, self.live.hub.spans.late_ticks)
        return position.silent() if action is None else action

    def _write(self, tick: int) -> None:
        table = self.live.table
        self._judging = -1
        chosen, self._closed = self._closed, {}

        def answer(error: FistfulError | None) -> None:
            for choice in chosen.values():
                choice.reply(error)

        if table.position is None or table.position.timed() != tick or self.live.broken:
            self.live.when_settled(partial(answer, TableRefusal("not-stored")))
            return
        silent = table.position.silent()
        spoken = {seat: choice for seat, choice in chosen.items() if choice.action != silent}
        moves = tuple((seat, table.game.text(choice.action)) for seat, choice in spoken.items())
        ids = tuple(choice.id for choice in chosen.values() if choice.id)

        bout = table.bout_first
        self.live.write([log.Ticked(tick, moves, ids)], f"tick:{self.live.seq + 1}", answer)
        if table.position.timed() < 0 or table.bout_first != bout:
            self.stop()

    def stop(self) -> None:
        """BTB-29: choices for ticks after a stop are void."""
        void, self.choices = self.choices, {}
        for choice in void.values():
            choice.reply(TableRefusal("stopped"))


def both(first: Reply, second: Reply) -> Reply:
    """Answer two who asked the same."""

    def reply(error: FistfulError | None) -> None:
        first(error)
        second(error)

    return reply


def no_reply(_error: FistfulError | None) -> None:
    """A bot needs no answer."""
