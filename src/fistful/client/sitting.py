"""One's side of a table: what the table has said so far, and everything that one can ask of it.

Screens show it; none of them knows the socket. It does its part of the deal by itself.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator

from fistful.client.dealing import Share, answer
from fistful.client.link import Link, Said
from fistful.client.moments import SeenMoment
from fistful.client.seat import Address, Held, Seats
from fistful.client.server import Server, TableRefused
from fistful.engine.seats import LETTERS
from fistful.protocol.commands import (
    AnyCommand,
    Leave,
    MoreTime,
    Mute,
    Phrase,
    Play,
    Rematch,
    Retract,
    Say,
    SeatBot,
    StandIn,
    Unseat,
)
from fistful.protocol.frames import ChatLine, Refusal, Timing
from fistful.protocol.tables import Chair, TableInfo


class Sitting:
    """A seat at a table, or a place among those who watch."""

    def __init__(self, server: Server, table: TableInfo, held: Held, seats: Seats) -> None:
        self.server = server
        self.address = Address(server.address, table.id)
        self.table = table
        self.held = held
        self.seats = seats
        self.link = Link(self.address, held, server.language)
        self.host = False
        self.moment: SeenMoment | None = None
        """The latest."""
        self.past: list[SeenMoment] = []
        """Moments that happened before one came, or while the connection was lost."""
        self.timing = Timing("none")
        self.chat: list[ChatLine] = []
        self.muted: set[int] = set()
        self.refused: Refusal | None = None
        """Why the last thing that one wanted was refused."""
        self.farewell = ""
        """Why the table has closed the connection for good."""
        self._timed_at = time.monotonic()
        self._heard = -1
        """The number of the latest moment."""

    # What the table says.

    async def messages(self) -> AsyncIterator[Said]:
        """Everything that the table says, noted here before it is told."""
        async for said in self.link.messages():
            await self._note(said)
            yield said

    async def _note(self, said: Said) -> None:
        if said.timing is not None:
            self.timing, self._timed_at = said.timing, time.monotonic()
        if said.kind == "hello":
            self.host, self.chat, self.farewell = said.host, list(said.chat), ""
            for seat in self.muted:
                await self.link.send(Mute(seat, True))
        if said.moment is not None:
            await self._catch_up(said.moment)
            self.moment, self._heard = said.moment, said.moment.number
        if said.line is not None:
            self.chat.append(said.line)
        if said.table is not None:
            self.table = said.table
            await self._deal()
        if said.kind == "refused" and isinstance(said.why, Refusal):
            self.refused = said.why
        if said.kind == "bye" and isinstance(said.why, str):
            self.farewell = said.why

    async def _catch_up(self, moment: SeenMoment) -> None:
        """Ask for the moments that one has not seen; without them the game goes on all the same."""
        first, last = self._heard + 1, moment.number - 1
        if first > last:
            return
        try:
            asked = asyncio.to_thread(self.server.moments, self.address.table, self.held.token, first, last)
            self.past += await asked
        except TableRefused:
            return

    async def _deal(self) -> None:
        """One's part in making the seed."""
        if self.held.share is None or self.held.seat is None:
            return
        command, share = answer(self.table, self.held.seat, self.held.share, new_id())
        if command is not None and not self.link.awaits_answer_to(type(command)):
            self.held.share = share
            self.seats.keep(self.address, self.held)
            await self.link.send(command)

    # What can be seen of it.

    @property
    def watching(self) -> bool:
        return self.held.seat is None

    @property
    def left(self) -> float | None:
        """For how many seconds more the table waits; None if it waits for as long as it takes."""
        if self.timing.left is None:
            return None
        return max(0.0, self.timing.left / 1000 - (time.monotonic() - self._timed_at))

    @property
    def link_to_send(self) -> str:
        return self.address.link

    @property
    def owing(self) -> list[Chair]:
        """At a full table before the deal: the others whose share it still waits for."""
        dealing = self.table.dealing
        if dealing is None or any(not chair.name for chair in self.table.chairs):
            return []
        shown = {step.seat for step in dealing.steps if step.did != "committed"}
        others = [chair for chair in self.table.chairs if chair.level is None and chair.seat != self.held.seat]
        return [chair for chair in others if LETTERS[chair.seat] not in shown]

    @property
    def away(self) -> list[Chair]:
        """People whose seat waits for them, and for whom nobody plays yet."""
        return [
            chair
            for chair in self.table.chairs
            if chair.level is None and chair.name and not chair.connected and chair.seat != self.held.seat
        ]

    @property
    def wanting(self) -> list[Chair]:
        """The others who want to play again."""
        return [each for each in self.table.chairs if each.wants_rematch and each.seat != self.held.seat]

    @property
    def wants_rematch(self) -> bool:
        return self.held.seat is not None and self.table.chairs[self.held.seat].wants_rematch

    def heard(self, line: ChatLine) -> bool:
        """Whether one wants to read this."""
        return line.seat not in self.muted

    # What one can do.

    async def send(self, command: AnyCommand) -> None:
        self.refused = None
        await self.link.send(command)

    async def play(self, move: str, moment: SeenMoment) -> None:
        """Make a move, as an answer to what was seen."""
        await self.send(Play(new_id(), move, moment.tick, None if moment.tick is not None else moment.number))

    async def retract(self) -> None:
        await self.send(Retract(new_id()))

    async def more_time(self) -> None:
        await self.send(MoreTime(new_id()))

    async def say(self, text: str) -> None:
        await self.send(Say(new_id(), text=text))

    async def say_phrase(self, phrase: Phrase) -> None:
        await self.send(Say(new_id(), phrase=phrase))

    async def mute(self, seat: int) -> None:
        """Stop hearing from a seat, or hear it again."""
        self.muted ^= {seat}
        await self.send(Mute(seat, seat in self.muted))

    async def seat_bot(self, seat: int, level: str) -> None:
        await self.send(SeatBot(new_id(), level, seat))

    async def unseat(self, seat: int) -> None:
        await self.send(Unseat(new_id(), seat))

    async def stand_in(self, seat: int) -> None:
        await self.send(StandIn(new_id(), seat))

    async def leave(self) -> None:
        """Give up the seat for good."""
        self.held.share = None  # no further share: the seat is somebody else's
        self.seats.give_up(self.address)
        await self.send(Leave(new_id()))

    async def rematch(self) -> None:
        """Want to play again, with a share that is committed to now."""
        promised = self.table.next_commitment
        if promised is None:
            await self.send(Rematch(new_id()))
            return
        if self.held.next is None:
            self.held.next = Share(promised, 1)
            self.seats.keep(self.address, self.held)
        await self.send(Rematch(new_id(), share_hash=self.held.next.hash))

    # Going on.

    def sit_down(self, name: str | None, seat: int | None = None) -> Sitting:
        """Take a free seat here, instead of watching."""
        held = self.server.sit_down(self.server.look(self.table.id), name, seat)
        self.seats.keep(self.address, held)
        return Sitting(self.server, self.table, held, self.seats)

    def again(self) -> Sitting:
        """The same seat on a new connection: it was taken over by another window."""
        return Sitting(self.server, self.table, self.held, self.seats)

    def next(self) -> Sitting | None:
        """The rematch, if there is one: everybody sits one seat further on, with the same token."""
        if self.table.rematch is None:
            return None
        table = self.server.look(self.table.rematch)
        held = Held()
        if self.held.seat is not None:
            held = Held((self.held.seat + 1) % len(table.chairs), self.held.token, self.held.next)
            self.seats.keep(Address(self.server.address, table.id), held)
        return Sitting(self.server, table, held, self.seats)


def new_id() -> str:
    """The name of a command; the same command sent again would keep it."""
    return secrets.token_urlsafe(12)
