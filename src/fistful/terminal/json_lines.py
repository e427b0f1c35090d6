"""`fistful play --json`: a game against bots for a program, in the messages of a table, a line each.

The program has the person's seat. What it is told and answers is `fistful.protocol.talk`; here are the lines
themselves, the bots, and the ticks of a shootout in real time.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from fistful.engine.errors import TableRefusal
from fistful.protocol.commands import Play, Retract
from fistful.protocol.frames import AnyMessage, Timing
from fistful.protocol.tables import Chair, Clock, TableInfo
from fistful.protocol.talk import UNTIMED, Talk
from fistful.terminal.input_lines import Read, listen
from fistful.terminal.local import PERSON, LocalTable
from fistful.terminal.thinker import Thinker
from fistful.terminal.ticks import COUNTDOWN, Bout

HERE: Final = "local"
"""What a table that is at no server is called."""
_encode = msgspec.json.Encoder().encode


class JsonTable:
    """A table on this machine with a program in the person's seat."""

    def __init__(self, table: LocalTable, say: Callable[[bytes], object], pace: float = 1.0) -> None:
        """`say` writes a line; `pace` is by how much the spans of a shootout in real time are multiplied."""
        self.table = table
        self.pace = pace
        self.talk = Talk(table.game, PERSON, table_info(table), table.words.language)
        self.thinker = Thinker(table.level)
        self.bout: Bout | None = None
        self.ended = False
        """No more lines will come."""
        self._left = 0.0
        """After how many seconds the open tick is closed."""
        self._say = say
        self._heard = asyncio.Event()
        """Something came that may have changed whom the table waits for."""

    def hear(self, line: bytes) -> None:
        """Do what a line wants."""
        if self.table.position.over or not line.strip():
            return
        answers = self.talk.hear(line, self.carry)
        self.follow()
        self.tell(answers)
        self._heard.set()

    def end(self) -> None:
        """The input has ended."""
        self.ended = True
        self._heard.set()

    def carry(self, command: Play | Retract) -> None:
        """Make a decision, or take one back, as the program wants."""
        position = self.table.position
        if isinstance(command, Retract):
            position.retract(PERSON)
        elif self.bout is not None:
            self.bout.choose(command.move, command.tick)
            self.talk.pending = command.move
        elif command.tick is not None:
            raise TableRefusal("stopped")
        else:
            position.play(PERSON, self.table.game.typed(command.move, position, PERSON))

    def tell(self, messages: Sequence[AnyMessage]) -> None:
        for message in messages:
            self._say(_encode(message) + b"\n")

    def follow(self) -> None:
        """Tell what has happened; what seats have ordered for this moment has happened too."""
        position = self.table.position
        while position.follow_orders():
            pass
        if self.bout is not None and not self.bout.on:
            self.bout, self.talk.pending, self.talk.timing = None, None, UNTIMED
        if self.bout is None and self.table.racing:
            self.bout = Bout(self.table)
            self.wait(self.tick + COUNTDOWN * self.pace)
        self.tell(self.talk.follow(position, position.take_events()))

    @property
    def tick(self) -> float:
        """How long a tick takes, in seconds."""
        return self.table.game.tick_ms / 1000 * self.pace

    def wait(self, seconds: float) -> None:
        """The open tick is closed after this long."""
        self._left = seconds
        self.talk.timing = Timing("tick", round(seconds * 1000), round(self.tick * 1000))

    async def run(self) -> bool:
        """Play until the game is over, or the program leaves; False if it just ended."""
        position = self.table.position
        self.talk.follow(position, position.take_events())
        self.tell([self.talk.hello()])
        try:
            while not (position.over or self.talk.left or self.ended):
                if self.bout is not None:
                    await self.fight(self.bout)
                elif self.table.asked:
                    self._heard.clear()
                    await self._heard.wait()
                else:
                    await self.ask_bot()
        finally:
            await self.thinker.close()
        return position.over or self.talk.left

    async def ask_bot(self) -> None:
        """One of the bots decides; meanwhile the program may take a sealed choice back."""
        seat, view = self.table.bots()[0]
        self.table.position.play(seat, await self.thinker.answer(view))
        self.follow()

    async def fight(self, bout: Bout) -> None:
        """A bout in real time, after a count of three, told tick by tick."""
        while bout.on and not (self.ended or self.talk.left):
            await asyncio.sleep(self._left)
            self.wait(bout.close() * self.tick)
            self.talk.pending = bout.pending
            self.follow()


def table_info(table: LocalTable) -> TableInfo:
    """This table as everyone may see it. No shares are committed to: the deal is this machine's."""
    terms = table.view().terms
    bots = [Chair(seat, table.level, table.level) for seat in range(1, terms.seats)]
    return TableInfo(
        id=HERE,
        game=table.game.slug,
        options=terms.options,
        deck=terms.deck.name,
        clock=Clock(),
        public=False,
        status="playing",
        chairs=(Chair(PERSON, table.words.names[PERSON], connected=True), *bots),
        commitment="",
        opened=time.time(),
    )


def play_lines(table: LocalTable, read: Read | None = None, say: Callable[[bytes], object] | None = None) -> bool:
    """Play with the program at the other end of input and output; whether it stayed, and did not just end."""

    async def run() -> bool:
        made = JsonTable(table, say or write)
        listen(made.hear, made.end, read)
        return await made.run()

    return asyncio.run(run())


def write(line: bytes) -> None:
    """Write a line that is read at once."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
