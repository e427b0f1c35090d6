"""A table in memory: commands are judged and applied here, stored, and only then acknowledged and shown.

What is in memory runs ahead of the disk by the commits that are under way. If one fails, the table
is folded anew from the log; nobody was told anything that the log does not hold.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol import commands
from fistful.protocol.frames import Frame, Hello, Spoken, TableChanged, TimingChanged
from fistful.protocol.requests import Finished
from fistful.protocol.tables import PROTOCOL, TableInfo
from fistful.server import log
from fistful.server.audience import Audiences
from fistful.server.autoplay import Autoplay
from fistful.server.judge import SeatCommand, judge
from fistful.server.log import Logged
from fistful.server.storage import Line, ListRow, Write
from fistful.server.table import Table
from fistful.server.timing import Wait, wait_of

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


class Client(Protocol):
    """A socket at the table, as the table sees it."""

    seat: int | None
    muted: set[int]

    def greet(self, hello: bytes) -> None:
        """Send the first message; before it nothing is told."""

    def tell(self, message: bytes) -> None:
        """Send this when there is room."""

    def bye(self, why: str) -> None:
        """Send a last word and close."""


class LiveTable:
    """One table with its sockets."""

    def __init__(self, hub: Hub, id: str, entries: list[Logged]) -> None:
        self.hub = hub
        self.id = id
        self.clients: dict[int | None, list[Client]] = {None: []}
        """By seat; under None those who watch."""
        self._crowd_changed = False
        self.lag = 0.0
        """Seconds by which the ticks of the bout that is on are late."""
        self.pending = 0
        """Commits under way."""
        self._when_settled: list[Callable[[], None]] = []
        self.refused: dict[str, FistfulError] = {}
        self.idle_since = hub.clock.now()
        self._fold(entries)
        self.gone_since = dict.fromkeys(self.table.people, hub.clock.now())
        self.autoplay = Autoplay(self)

    def _fold(self, entries: list[Logged]) -> None:
        """Make everything that follows from the log."""
        first = entries[0]
        assert isinstance(first.entry, log.Opened)
        self.line = Line()
        self.table = Table(self.id, first.entry, first.at)
        self.audiences: Audiences | None = None
        self.seq = first.seq
        self.commands = {first.command}
        for logged in entries[1:]:
            self._apply(logged.entry, logged.at)
            self.seq = logged.seq
            self.commands.add(logged.command)

    # Writing.

    def write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        """Apply entries and store them; the first may be refused, and then nothing has changed.

        When they are stored everyone is told, and the reply is called.
        """
        now = self.hub.clock.now()
        before = self._standing()
        noticed: list[int | None] = []
        for entry in entries:
            noticed += self._apply(entry, now)
        wait = self.wait()
        frames = self._frames(noticed, wait, now)
        ids = [command if not number else f"{command}+{number}" for number in range(len(entries))]
        logged = [Logged(self.seq + 1 + number, ids[number], now, entry) for number, entry in enumerate(entries)]
        self.seq += len(logged)
        self.commands.update(ids)
        changed = not isinstance(entries[0], MOVES) or before != self._standing()
        row = ListRow(self.table.info(), now, self.finished()) if changed else None
        self.pending += 1
        done = partial(self._settled, self.line, entries, frames, wait, changed, reply)
        self.hub.storage.append(Write(self.id, self.line, logged, row, done))

    def _standing(self) -> list[bool]:
        """What a move may change about a table beside the game: whether it is over, and who plays for whom."""
        return [self.table.status == "over", *[seat.stand_in for seat in self.table.seats]]

    def _apply(self, entry: log.AnyEntry, at: float) -> list[int | None]:
        """Apply an entry; the audiences that noticed."""
        decision = self.table.decision
        self.table.apply(entry, at)
        position = self.table.position
        if position is None:
            return []
        if self.audiences is None:
            self.audiences = Audiences(self.table.people)
        return [audience.seat for audience in self.audiences.follow(position, decision != self.table.decision)]

    def _frames(self, noticed: list[int | None], wait: Wait, now: float) -> list[tuple[int | None, bytes]]:
        """What those who noticed and are here will be sent."""
        if not noticed or self.audiences is None:
            return []
        timing = wait.timing(now)
        frames = []
        for seat in noticed:
            moment = self.audiences.by_seat[seat].moment
            if self.clients.get(seat) and moment is not None:
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
            if self.line is line:
                self._fold(self.hub.storage.read(self.id))
                self.autoplay.rest(self.hub.spans.retry)
            reply(TableRefusal("not-stored"))
        else:
            for seat, frame in frames:
                for client in self.clients.get(seat, ()):
                    client.tell(frame)
            reply(None)
            for entry in entries:
                if isinstance(entry, log.Played):
                    self.hub.metrics.moves.labels(self.table.opened.game, entry.by).inc()
                elif isinstance(entry, log.Said):
                    self._spoken(entry)
                elif isinstance(entry, log.Longer):
                    self._tell_all(TimingChanged(wait.timing(self.hub.clock.now())))
            if changed:
                self.tell_table()
                self.hub.changed(self, entries)
            self.autoplay.plan()
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
        if id in self.commands:
            self.when_settled(partial(reply, None))
            return
        refused = self.refused.get(id)
        if refused is None:
            try:
                if isinstance(command, commands.Play) and self._is_tick(seat, command):
                    self.autoplay.ticks.choose(seat, command, id, reply)
                else:
                    self.write(self._judged(seat, command), id, reply)
            except FistfulError as error:
                refused = error
                self._remember(id, error)
        if refused is not None:
            reply(refused)

    def _is_tick(self, seat: int, command: commands.Play) -> bool:
        """Whether a move belongs to a tick; one that answers what is no longer asked is refused."""
        ticking = self.wait().kind == "tick"
        if command.tick is not None and not ticking:
            raise TableRefusal("stopped")
        if command.moment is not None and self.audiences and command.moment < self.audiences.by_seat[seat].asked:
            raise TableRefusal("moved-on")
        return ticking

    def _judged(self, seat: int, command: SeatCommand) -> list[log.AnyEntry]:
        return judge(self.table, seat, command, self.away(), self.hub.clock.now() - self.hub.spans.talk)

    def _remember(self, id: str, error: FistfulError) -> None:
        """Keep the last refusals, for whoever repeats a command."""
        self.refused[id] = error.with_traceback(None)
        if len(self.refused) > MOST_REMEMBERED:
            del self.refused[next(iter(self.refused))]

    def away(self) -> frozenset[int]:
        """The seats whose owner has been gone for a while."""
        since = self.hub.clock.now() - self.hub.spans.absence
        return frozenset(seat for seat, gone in self.gone_since.items() if gone <= since)

    # Who is here.

    def enter(self, client: Client, seat: int | None) -> None:
        """A socket comes to a seat, or to watch. Who sat there at another socket is told so."""
        self.idle_since = float("inf")
        here = self.clients.setdefault(seat, [])
        if seat is not None:
            for other in list(here):
                here.remove(other)
                other.bye("taken-over")
            self.gone_since.pop(seat, None)
            if self.table.seats[seat].stand_in:
                self.write([log.StoodIn(seat, False)], f"back:{self.seq + 1}", ignore)
        here.append(client)
        self.when_settled(partial(self._hello, client, seat))
        self.autoplay.plan()

    def _hello(self, client: Client, seat: int | None) -> None:
        if client not in self.clients.get(seat, ()):
            return
        audience = self.audiences.by_seat.get(seat) if self.audiences else None
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
        here = self.clients.get(client.seat, [])
        if client not in here:
            return
        here.remove(client)
        now = self.hub.clock.now()
        if client.seat is not None:
            self.gone_since[client.seat] = now
        if not any(self.clients.values()):
            self.idle_since = now
        self._tell_arrival(client)

    def info(self) -> TableInfo:
        connected = frozenset(seat for seat, here in self.clients.items() if seat is not None and here)
        return self.table.info(connected, len(self.clients[None]))

    def finished(self) -> Finished | None:
        """The line of a finished game in lists of replays."""
        table = self.table
        if table.position is None or table.position.outcome is None or table.ended_at is None:
            return None
        outcome, decisions = table.position.outcome, len(table.position.decisions())
        return Finished(self.id, table.opened.game, table.names, outcome, decisions, table.ended_at)

    def unseat(self, seat: int) -> None:
        """Whoever sits at this seat no longer does."""
        for client in list(self.clients.get(seat, ())):
            self.clients[seat].remove(client)
            client.bye("unseated")

    def bye(self, why: str) -> None:
        """Close all sockets of this table."""
        for here in self.clients.values():
            for client in list(here):
                client.bye(why)

    # Telling.

    def tell_table(self, but: Client | None = None) -> None:
        """Tell everybody here that somebody came or went."""
        if any(self.clients.values()):
            self._tell_all(TableChanged(self.info()), but)

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

    def _tell_all(self, message: TableChanged | TimingChanged, but: Client | None = None) -> None:
        text = encode(message)
        for here in self.clients.values():
            for client in here:
                if client is not but:
                    client.tell(text)

    def _spoken(self, said: log.Said) -> None:
        line = next(line for line in reversed(self.table.chat) if line.seat == said.seat)
        text = encode(Spoken(line))
        for here in self.clients.values():
            for client in here:
                if said.seat not in client.muted:
                    client.tell(text)


def ignore(_error: FistfulError | None) -> None:
    """Nobody waits for the answer."""
