"""A table in memory: commands are applied here, stored, and only then acknowledged and shown.

Memory runs ahead of the disk by the commits under way. If one fails, the table is folded from the log again; nobody was
told anything that the log does not hold.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol import commands
from fistful.protocol.frames import Frame, Hello, Spoken, TableChanged, TimingChanged
from fistful.protocol.tables import PROTOCOL, Hurried, TableInfo
from fistful.server.core.metrics import Metrics
from fistful.server.core.settings import Settings
from fistful.server.people.sanctions import Sanctions
from fistful.server.play.asides import Asides
from fistful.server.play.autoplay import Autoplay
from fistful.server.play.live_state import LiveState
from fistful.server.play.room import Client, Room
from fistful.server.play.surroundings import Reply, Surroundings, no_reply
from fistful.server.store.storage import Storage
from fistful.server.store.writing import ListRow, Write, WriteChain
from fistful.server.tables import log
from fistful.server.tables.commands import SeatCommand, entries_of
from fistful.server.tables.fold import Unfoldable
from fistful.server.tables.log import Logged
from fistful.server.tables.replays import finished
from fistful.server.tables.table import Table
from fistful.server.tables.timing import Wait, wait_of

MOVES = (log.Played, log.Retracted, log.Closed, log.Longer, log.Ticked, log.Said)
"""Entries that change nothing about who sits at the table."""

CROWD_SPAN = 0.25
"""Seconds between two messages about the number of spectators."""
MOST_REFUSALS = 64
"""Refusals kept in case a command is repeated."""
CHAT_SHOWN = 200
"""Chat lines sent to a client that enters."""
encode = msgspec.json.Encoder().encode


class TableHost(Surroundings, Protocol):
    """The server around a live table; `Hub` is one."""

    @property
    def settings(self) -> Settings:
        """The server's settings."""

    @property
    def storage(self) -> Storage:
        """Where the log is stored."""

    @property
    def metrics(self) -> Metrics:
        """The server's figures."""

    @property
    def sanctions(self) -> Sanctions:
        """Who may not play or talk here."""

    async def fold(self, id: str) -> LiveState | None:
        """What follows from the stored log of a table; None if it cannot be read now, Unfoldable if it never can."""

    def changed(self, live: LiveTable, entries: Sequence[log.AnyEntry]) -> None:
        """Something other than a move happened at a table and is stored."""


class LiveTable:
    """One table with its sockets."""

    def __init__(self, hub: TableHost, id: str, entries: list[Logged]) -> None:
        self.hub = hub
        self.id = id
        self._take(LiveState(id, entries))
        self.room = Room(self.table.people, hub.clock.now())
        self.payer = ""
        """The household that opened the table; after the table was swept, the one that came back first."""
        self._crowd_changed = False
        self.lag = 0.0
        """By how many seconds the ticks of the current bout are late."""
        self.pending = 0
        """Commits under way, and readings of the log after one failed."""
        self._mending: WriteChain | None = None
        """The broken chain of writes that the table is recovering from."""
        self._when_settled: list[Callable[[], None]] = []
        self.refused: dict[str, FistfulError] = {}
        self._asides = Asides()
        self.autoplay = Autoplay(self)

    def _take(self, state: LiveState) -> None:
        """Continue from a state that follows from the log."""
        self._state = state
        self.table: Table = state.table
        self.table.asked_by(self.hub.clock.now())

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self._state.seq

    @property
    def broken(self) -> bool:
        """Something was not stored: the state in memory is about to be replaced by the stored one."""
        return self._state.chain.broken

    @property
    def attended(self) -> bool:
        """Whether anybody is here."""
        return bool(self.room)

    # Writing.

    def write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        """Apply entries and store them; if the game refuses the first, nothing has changed.

        Once they are stored, everyone is told and the reply is called.
        """
        try:
            self._write(entries, command, reply)
        except FistfulError:
            raise
        except Exception:  # a fault of ours: the table continues from what is stored
            self.mend()
            raise

    def _write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        now = self.hub.clock.now()
        before, pace = self._standing(), self._pace()
        noticed: list[int | None] = []
        for entry in entries:
            noticed += self._state.apply(entry, now)
        wait = self.wait()
        frames = self._frames(noticed, wait, now)
        logged = self._state.number(entries, command, now)
        changed = not isinstance(entries[0], MOVES) or before != self._standing()
        row = ListRow(self.table.info(), now, finished(self.table)) if changed else None
        self.pending += 1
        chain = self._state.chain
        told = changed or pace != self._pace()
        done = partial(self._settled, chain, entries, frames, wait, changed, told, reply)
        self.hub.storage.append(Write(self.id, chain, logged, row, done))

    def _standing(self) -> list[bool]:
        """What a move may change besides the game: whether it is over, and where a bot stands in."""
        return [self.table.status == "over", *[seat.stand_in for seat in self.table.seats]]

    def _pace(self) -> list[Hurried | None]:
        """Where bots had less thought than usual."""
        return [seat.hurried for seat in self.table.seats]

    def _frames(self, noticed: list[int | None], wait: Wait, now: float) -> list[tuple[int | None, bytes]]:
        """The frames for those who noticed something and are here."""
        audiences = self._state.audiences
        if not noticed or audiences is None:
            return []
        timing = wait.timing(now)
        frames = []
        for seat in noticed:
            moment = audiences.by_seat[seat].moment if self.room.at(seat) else None
            if moment is not None:
                frames.append((seat, encode(Frame(moment, timing))))
        return frames

    def _settled(
        self,
        chain: WriteChain,
        entries: Sequence[log.AnyEntry],
        frames: list[tuple[int | None, bytes]],
        wait: Wait,
        changed: bool,
        told: bool,
        reply: Reply,
        error: Exception | None,
    ) -> None:
        """A commit is done, or has failed."""
        self.pending -= 1
        if error is not None:
            if self._state.chain is chain:
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
            if told:
                self.tell_table()
            if changed:
                self.hub.changed(self, entries)
            self.autoplay.plan()
        self._call_waiting()

    def mend(self) -> None:
        """Memory may differ from what is stored: fold the log again, and store nothing until then."""
        chain = self._state.chain
        chain.broken = True
        if chain is not self._mending:
            self._mending = chain
            self.pending += 1
            self.hub.run(self._fold_again(chain))

    async def _fold_again(self, chain: WriteChain) -> None:
        """Until it is done nobody is answered or greeted."""
        self.autoplay.rest(self.hub.spans.retry)
        await self._drained(chain)
        try:
            while (state := await self.hub.fold(self.id)) is None:
                await asyncio.sleep(self.hub.spans.retry)
        except Unfoldable:  # the table is no longer here
            return
        self._take(state)
        self.autoplay.rest(self.hub.spans.retry)
        if self.table.status == "waiting":  # those whose share was not stored try again when they hear of the table
            self.hub.clock.call_at(self.hub.clock.now() + self.hub.spans.retry, self.tell_table)
        self.pending -= 1
        self._call_waiting()

    async def _drained(self, chain: WriteChain) -> None:
        """Wait for the commits of a broken chain that are under way: one of them may yet be stored."""
        drained = asyncio.Event()
        self.hub.storage.append(Write(self.id, chain, (), None, lambda _error: drained.set()))
        await drained.wait()

    def _call_waiting(self) -> None:
        if not self.pending and self._when_settled:
            waiting, self._when_settled = self._when_settled, []
            for call in waiting:
                call()

    def wait(self) -> Wait:
        """What the table waits for; ticks that passed while the server could not handle them do not count."""
        wait = wait_of(self.table, self.hub.spans)
        return wait._replace(due=wait.due + self.lag) if wait.kind == "tick" and wait.due is not None else wait

    def when_settled(self, call: Callable[[], None]) -> None:
        """Call this when everything in memory is on disk."""
        if self.pending:
            self._when_settled.append(call)
        else:
            call()

    async def store(self, entries: Sequence[log.AnyEntry], command: str) -> None:
        """Write entries and wait until they are stored."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def reply(error: FistfulError | None) -> None:
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        self.write(entries, command, reply)
        await future

    # Commands.

    def command(self, seat: int, command: SeatCommand, reply: Reply) -> None:
        """Carry out a seat's command; one with a repeated id gets the same answer again."""
        id = f"{seat}:{command.id}"
        if id in self._state.commands:
            self.when_settled(lambda: reply(None if id in self._state.commands else TableRefusal("not-stored")))
            return
        refused = self.refused.get(id)
        if refused is None:
            try:
                if isinstance(command, commands.Play) and self._is_tick(seat, command):
                    self.autoplay.ticks.choose(seat, command, id, reply)
                else:
                    self._asides.take(seat, command, self.table.decision)
                    self.write(self._entries_of(seat, command), id, reply)
            except FistfulError as error:
                refused = error
                self._remember(id, error)
        if refused is not None:
            reply(refused)

    def _is_tick(self, seat: int, command: commands.Play) -> bool:
        """Whether a move belongs to a tick; TableRefusal if it answers a question that is no longer open."""
        ticking = self.table.ticking
        if command.tick is not None and not ticking:
            raise TableRefusal("stopped")
        audiences = self._state.audiences
        if command.moment is not None and audiences and command.moment < audiences.by_seat[seat].asked:
            raise TableRefusal("moved-on")
        return ticking

    def _entries_of(self, seat: int, command: SeatCommand) -> list[log.AnyEntry]:
        return entries_of(self.table, seat, command, self.away, self.hub.clock.now() - self.hub.spans.talk)

    def _remember(self, id: str, error: FistfulError) -> None:
        """Keep the last refusals, in case a command is repeated."""
        error.__context__ = error.__cause__ = None  # their frames would hold the table
        self.refused[id] = error.with_traceback(None)
        if len(self.refused) > MOST_REFUSALS:
            del self.refused[next(iter(self.refused))]

    def away(self) -> frozenset[int]:
        """The seats whose owner has been away for a while, or at a full table kept everyone waiting for a share.

        An owner who left just now, as when the server was stopped, has time to come back.
        """
        now, absence = self.hub.clock.now(), self.hub.spans.absence
        away = self.room.away(now - absence)
        if not self.table.waited_for:
            return away
        patience = self.hub.spans.share_patience(self.table.opened.clock)
        return self.table.overdue(now - patience) & (self.room.connected | away)

    def close(self) -> float | None:
        """The table leaves memory: take it apart, so that it is freed at once. When it would have been due.

        Left as a cycle it would wait for the garbage collector, which holds up every table when it has much to do.
        """
        due = self.autoplay.cancel()
        del self.autoplay
        return due

    def end(self) -> None:
        """The table is about to be deleted: nothing more is written, not even the move of a bot that is thinking."""
        self.autoplay.cancel()
        self._state.chain.broken = True

    # Who is here.

    def enter(self, client: Client) -> None:
        """A socket comes to its seat, or to watch."""
        self.room.come(client, self.hub.clock.now())
        self.payer = self.payer or client.network
        seat = client.seat
        if seat is not None and self.table.seats[seat].stand_in:
            self.write([log.StoodIn(seat, False)], f"back:{self.seq + 1}", no_reply)
        self.when_settled(partial(self._hello, client))
        self.autoplay.plan()

    def _hello(self, client: Client) -> None:
        if client not in self.room:
            return
        seat, audiences = client.seat, self._state.audiences
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
        """A socket has gone."""
        if client in self.room:
            self.room.go(client, self.hub.clock.now())
            self._tell_arrival(client)

    def info(self) -> TableInfo:
        return self.table.info(self.room.connected, self.room.spectators)

    # Telling.

    def tell_table(self, but: Client | None = None) -> None:
        """Tell everyone here that the table changed."""
        if self.room:
            self.room.tell(encode(TableChanged(self.info())), but)

    def _tell_arrival(self, client: Client) -> None:
        """Tell everyone at once about a player, and now and then about spectators."""
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
