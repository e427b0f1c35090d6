"""A conversation with a program that plays one seat, in the messages of a table.

The one who runs the game keeps the position: the terminal for `fistful play --json`, an arena for a program of
somebody's own. The program is told the view of its seat and nothing else. Lines go in and messages come out; how they
travel, how the other seats decide, and how long is waited for an answer, is for the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from fistful import locales
from fistful.engine.errors import FistfulError, TableRefusal
from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.state import Link
from fistful.protocol.audience import Audience, News
from fistful.protocol.commands import AnyCommand, Enter, Leave, MoreTime, Mute, Ping, Play, Rematch, Retract
from fistful.protocol.frames import AnyMessage, Done, Frame, Hello, Moment, Pong, Refused, Timing
from fistful.protocol.reading import LONGEST, id_in, read
from fistful.protocol.refusals import refusal
from fistful.protocol.tables import PROTOCOL, TableInfo

UNTIMED: Final = Timing("none")
HEARD: Final = ("enter", "play", "retract", "leave", "mute", "ping")
"""The commands that are carried out; all others are for tables with people, and refused."""
SAID: Final = ("hello", "frame", "done", "refused", "pong")
"""The messages that are told."""
Carry = Callable[[Play | Retract], None]
"""Carries a decision out, or raises a `FistfulError` that says why not; then nothing has changed."""


class Talk:
    """One seat of one game: what it is told, and what it answers."""

    def __init__(self, game: Game, seat: int, table: TableInfo, language: str = locales.ENGLISH) -> None:
        self.game: Final = game
        self.table = table
        """Who sits there, as `hello` says."""
        self.timing = UNTIMED
        """What the table waits for, if it does not wait for as long as it takes."""
        self.left = False
        """The program has left the table."""
        self.pending: str | None = None
        """In a shootout in real time: the choice that waits for its tick, which is told as `chosen`."""
        self._language = language
        self._audience = Audience(seat, recall=True)
        self._decided: Link | None = None

    def follow(self, position: Position, events: Sequence[Event]) -> list[AnyMessage]:
        """Something happened, which was told in these events: a frame, if this seat noticed."""
        noticed = self._audience.follow(self.game, position.copy(), News(events))
        if position.history is not self._decided:
            self._decided = position.history
            self._audience.asked = self._audience.number
        if not noticed:
            return []
        moment = self._moment()
        assert moment is not None
        return [Frame(moment, self.timing)]

    def _moment(self) -> Moment | None:
        moment = self._audience.moment
        if moment is None or self.pending is None:
            return moment
        return msgspec.structs.replace(moment, chosen=self.pending)

    def hello(self) -> Hello:
        """The table as it is now, and all that was told."""
        seat = self._audience.seat
        told = self._audience.told_before()
        return Hello(PROTOCOL, self.table, seat, True, self._moment(), self.timing, told, ())

    def hear(self, line: bytes, carry: Carry) -> list[AnyMessage]:
        """Do what a line wants; what is answered."""
        id = id_in(line)
        try:
            if len(line) > LONGEST:
                raise TableRefusal("too-large")
            return self._answered(read(line), id, carry)
        except FistfulError as error:
            return [Refused(id, refusal(error, self._language))]

    def _answered(self, command: AnyCommand, id: str | None, carry: Carry) -> list[AnyMessage]:
        match command:
            case Enter(protocol=spoken) if spoken != PROTOCOL:
                raise TableRefusal("protocol", spoken=PROTOCOL)
            case Enter():
                return [self.hello()]
            case Ping():
                return [Pong()]
            case Mute():
                return []
            case Leave():
                self.left = True
            case Play(moment=moment) if moment is not None and moment < self._audience.asked:
                raise TableRefusal("moved-on")
            case Play() | Retract():
                carry(command)
            case MoreTime():
                raise TableRefusal("no-window")
            case Rematch():
                raise TableRefusal("not-over")
            case _:
                raise TableRefusal("alone")
        return [] if id is None else [Done(id)]
