"""A table in memory: commands are judged and applied here, stored, and only then acknowledged and shown.

What is in memory runs ahead of the disk by the commits that are under way. If one fails, the table
is folded anew from the log; nobody was told anything that the log does not hold.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol import commands
from fistful.protocol.frames import Frame, Hello, Spoken, TableChanged, TimingChanged
from fistful.protocol.requests import Finished
from fistful.protocol.tables import PROTOCOL, TableInfo
from fistful.server import log
from fistful.server.asides import Asides
from fistful.server.autoplay import Autoplay
from fistful.server.folded import Folded
from fistful.server.judge import SeatCommand, judge
from fistful.server.log import Logged
from fistful.server.room import Client, Room
from fistful.server.table import Table
from fistful.server.timing import Wait, wait_of
from fistful.server.writing import Line, ListRow, Write

if TYPE_CHECKING:
    from fistful.server.hub import Hub

Reply = Callable[[FistfulError | None], None]
"""Is called with None when something is safely stored, else with why not."""
MOVES = (log.Played, log.Retracted, log.Closed, log.Longer, log.Ticked, log.Said)
"""Entries that change nothing about who sits at the table."""

CROWD_SPAN = 0.25
"""Seconds between two messages about how many watch."""
MOST_REMEMBERED = 64
CHAT_SHOWN = 200
"""Refusals kept for whoever repeats a command, and lines of talk shown to whoever comes."""
encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table with its sockets."""

    def __init__(self, hub: Hub, id: str, entries: list[Logged]) -> None:
        self.hub = hub
        self.id = id
        self._take(Folded(id, entries))
        self.room = Room(self.table.people, hub.clock.now())
        self._crowd_changed = False
        self.lag = 0.0
        """Seconds by which the ticks of the bout that is on are late."""
        self.pending = 0
        """Commits under way, and the reading of the log after one failed."""
        self._mending: Line | None = None
        """The line whose failed write is being made up for."""
        self._when_settled: list[Callable[[], None]] = []
        self.refused: dict[str, FistfulError] = {}
        self._asides = Asides()
        self.autoplay = Autoplay(self)

    def _take(self, folded: Folded) -> None:
        """Go on from what follows from the log."""
        self._folded = folded
        self.table: Table = folded.table

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self._folded.seq

    @property
    def broken(self) -> bool:
        """Something was not stored: what is in memory is about to be folded anew."""
        return self._folded.line.broken

    # Writing.

    def write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        """Apply entries and store them; the first may be refused, and then nothing has changed.

        When they are stored everyone is told, and the reply is called.
        """
        try:
            self._write(entries, command, reply)
        except FistfulError:
            raise
        except Exception:  # a fault of ours: the table goes on from what is stored
            self.mend()
            raise

    def _write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        now = self.hub.clock.now()
        before = self._standing()
        noticed: list[int | None] = []
        for entry in entries:
            noticed += self._folded.apply(entry, now)
        wait = self.wait()
        frames = self._frames(noticed, wait, now)
        logged = self._folded.add(entries, command, now)
        changed = not isinstance(entries[0], MOVES) or before != self._standing()
        row = ListRow(self.table.info(), now, self.finished()) if changed else None
        self.pending += 1
        line = self._folded.line
        done = partial(self._settled, line, entries, frames, wait, changed, reply)
        self.hub.storage.append(Write(self.id, line, logged, row, done))

    def _standing(self) -> list[bool]:
        """What a move may change about a table beside the game: whether it is over, and who plays for whom."""
        return [self.table.status == "over", *[seat.stand_in for seat in self.table.seats]]

    def _frames(self, noticed: list[int | None], wait: Wait, now: float) -> list[tuple[int | None, bytes]]:
        """What those who noticed and are here will be sent."""
        audiences = self._folded.audiences
        if not noticed or audiences is None:
            return []
        timing = wait.timing(now)
        frames = []
        for seat in noticed:
            moment = audiences.by_seat[seat].moment
            if self.room.at(seat) and moment is not None:
                frames.append((seat, encode(Frame(moment, timing))))
        return frames

    def _settled(
        self,
        line: Line,
        entries: Sequence[log.AnyEntry],
        frames: list[tuple[int | None, bytes]],
        wait: Wait,
        changed: bool,
        reply: Reply,
        error: Exception | None,
    ) -> None:
        """A commit is done, or failed."""
        self.pending -= 1
        if error is not None:
            if self._folded.line is line:
                self.mend()
            self.when_settled(partial(reply, TableRefusal("not-stored")))
        else:
            for seat, frame in frames:
                for client in self.room.at(seat):
                    client.tell(frame)
            reply(None)
            for entry in entries:
                if isinstance(entry, log.Played):
                    self.hub.metrics.moved(self.table.opened.game, entry.by)
                elif isinstance(entry, log.Said):
                    self._spoken(entry)
                elif isinstance(entry, log.Longer):
                    self.room.tell(encode(TimingChanged(wait.timing(self.hub.clock.now()))))
            if changed:
                self.tell_table()
                self.hub.changed(self, entries)
            self.autoplay.plan()
        self._call_waiting()

    def mend(self) -> None:
        """What is in memory may not be what is stored: fold it anew, and store nothing of it until then."""
        line = self._folded.line
        line.broken = True
        if line is not self._mending:
            self._mending = line
            self.pending += 1
            self.hub.run(self._fold_anew(line))

    async def _fold_anew(self, line: Line) -> None:
        """Until it is done nobody is answered or greeted."""
        self.autoplay.rest(self.hub.spans.retry)
        await self._answered(line)
        while (folded := await self.hub.fold(self.id)) is None:
            await asyncio.sleep(self.hub.spans.retry)
        self._take(folded)
        self.autoplay.rest(self.hub.spans.retry)
        self.pending -= 1
        self._call_waiting()

    async def _answered(self, line: Line) -> None:
        """Wait for the commits of a broken line that are under way, for one of them may yet be stored."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hub.storage.append(Write(self.id, line, (), None, partial(_resolve, future)))
        await future

    def _call_waiting(self) -> None:
        if not self.pending and self._when_settled:
            waiting, self._when_settled = self._when_settled, []
            for call in waiting:
                call()

    def wait(self) -> Wait:
        """What the table waits for; ticks that passed while the server could not judge them are not counted."""
        wait = wait_of(self.table, self.hub.spans)
        return wait._replace(due=wait.due + self.lag) if wait.kind == "tick" and wait.due is not None else wait

    def when_settled(self, call: Callable[[], None]) -> None:
        """Call this when nothing is shown in memory that is not on disk."""
        if self.pending:
            self._when_settled.append(call)
        else:
            call()

    async def store(self, entries: Sequence[log.AnyEntry], command: str) -> None:
        """Write and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def reply(error: FistfulError | None) -> None:
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        self.write(entries, command, reply)
        await future

    # Commands.

    def command(self, seat: int, command: SeatCommand, reply: Reply) -> None:
        """Judge and carry out what somebody in a seat wants; a repeated id gets the same answer again."""
        id = f"{seat}:{command.id}"
        if id in self._folded.commands:
            self.when_settled(lambda: reply(None if id in self._folded.commands else TableRefusal("not-stored")))
            return
        refused = self.refused.get(id)
        if refused is None:
            try:
                if isinstance(command, commands.Play) and self._is_tick(seat, command):
                    self.autoplay.ticks.choose(seat, command, id, reply)
                else:
                    self._asides.take(seat, command, self.table.decision)
                    self.write(self._judged(seat, command), id, reply)
            except FistfulError as error:
                refused = error
                self._remember(id, error)
        if refused is not None:
            reply(refused)

    def _is_tick(self, seat: int, command: commands.Play) -> bool:
        """Whether a move belongs to a tick; one that answers what is no longer asked is refused."""
        ticking = self.table.ticking
        if command.tick is not None and not ticking:
            raise TableRefusal("stopped")
        audiences = self._folded.audiences
        if command.moment is not None and audiences and command.moment < audiences.by_seat[seat].asked:
            raise TableRefusal("moved-on")
        return ticking

    def _judged(self, seat: int, command: SeatCommand) -> list[log.AnyEntry]:
        return judge(self.table, seat, command, self.away, self.hub.clock.now() - self.hub.spans.talk)

    def _remember(self, id: str, error: FistfulError) -> None:
        """Keep the last refusals, for whoever repeats a command."""
        self.refused[id] = error.with_traceback(None)
        if len(self.refused) > MOST_REMEMBERED:
            del self.refused[next(iter(self.refused))]

    def away(self) -> frozenset[int]:
        """The seats whose owner has been gone for a while."""
        return self.room.away(self.hub.clock.now() - self.hub.spans.absence)

    # Who is here.

    def enter(self, client: Client) -> None:
        """A socket comes to its seat, or to watch."""
        self.room.come(client, self.hub.clock.now())
        seat = client.seat
        if seat is not None and self.table.seats[seat].stand_in:
            self.write([log.StoodIn(seat, False)], f"back:{self.seq + 1}", ignore)
        self.when_settled(partial(self._hello, client))
        self.autoplay.plan()

    def _hello(self, client: Client) -> None:
        if client not in self.room:
            return
        seat, audiences = client.seat, self._folded.audiences
        audience = audiences.by_seat.get(seat) if audiences else None
        timing = self.wait().timing(self.hub.clock.now())
        hello = Hello(
            PROTOCOL,
            self.info(),
            seat,
            seat is not None and seat == self.table.host,
            None if audience is None else audience.moment,
            timing,
            () if audience is None else audience.told_before(),
            tuple(self.table.chat[-CHAT_SHOWN:]),
        )
        client.greet(encode(hello))
        self._tell_arrival(client)

    def leave(self, client: Client) -> None:
        """A socket is gone."""
        if client in self.room:
            self.room.go(client, self.hub.clock.now())
            self._tell_arrival(client)

    def info(self) -> TableInfo:
        return self.table.info(self.room.connected, self.room.spectators)

    def finished(self) -> Finished | None:
        """The line of a finished game in lists of replays."""
        table = self.table
        if table.position is None or table.position.outcome is None or table.ended_at is None:
            return None
        outcome, decisions = table.position.outcome, len(table.position.decisions())
        return Finished(self.id, table.opened.game, table.names, outcome, decisions, table.ended_at)

    # Telling.

    def tell_table(self, but: Client | None = None) -> None:
        """Tell everybody here that somebody came or went."""
        if self.room:
            self.room.tell(encode(TableChanged(self.info())), but)

    def _tell_arrival(self, client: Client) -> None:
        """Tell everybody of a player at once, of those who watch now and then."""
        if client.seat is not None:
            self.tell_table(client)
        elif not self._crowd_changed:
            self._crowd_changed = True
            self.hub.clock.call_at(self.hub.clock.now() + CROWD_SPAN, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._crowd_changed = False
        self.tell_table()

    def _spoken(self, said: log.Said) -> None:
        line = next(line for line in reversed(self.table.chat) if line.seat == said.seat)
        self.room.tell_hearing(said.seat, encode(Spoken(line)))


def ignore(_error: FistfulError | None) -> None:
    """Nobody waits for the answer."""


def _resolve(future: asyncio.Future[None], _error: Exception | None) -> None:
    if not future.done():
        future.set_result(None)
