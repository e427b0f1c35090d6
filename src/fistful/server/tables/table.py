"""A table as its log makes it: only applying an entry changes it.

It has no storage, no socket and no clock of its own: an entry comes with the time at which it happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import msgspec

import fistful
from fistful.engine import fairness
from fistful.engine.errors import TableRefusal
from fistful.engine.position import Position
from fistful.engine.replay import move_and_tick
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Fairness, Record
from fistful.protocol.frames import ChatLine
from fistful.protocol.tables import Chair, Level, Status, TableInfo
from fistful.server.tables import log

TIMEOUTS_BEFORE_STAND_IN = 2
STAND_IN_LEVEL: Level = "deputy"
"""The bot that plays for people who are away or out of time, and for bots that do not answer."""


def hashed(token: str) -> str:
    """What is stored instead of a token."""
    return sha256(token.encode()).hexdigest()


@dataclass
class Seat:
    """A seat and who is in it."""

    name: str = ""
    level: Level | None = None
    token: str | None = None
    share: str = ""
    person: int | None = None
    came: int = 0
    """This person was the n-th to sit down at the table."""
    stand_in: bool = False
    timeouts: int = 0
    """Decisions in a row that the clock made."""
    wants_rematch: bool = False
    next_share: str = ""
    """This person's share for the rematch, if they sent one."""
    chose_at: float = 0.0
    """When this seat last chose."""

    @property
    def free(self) -> bool:
        return not self.name

    @property
    def bot(self) -> Level | None:
        """The level of the bot that now plays here, if any."""
        return self.level or (STAND_IN_LEVEL if self.stand_in else None)


class Table:
    """One table: who sits there, the game, and what was said."""

    def __init__(self, id: str, opened: log.Opened, at: float) -> None:
        self.id = id
        self.opened = opened
        self.opened_at = at
        self.game = fistful.game(opened.game)
        self.setup = self.game.setup(opened.seats, opened.options, opened.rules)
        self.seats = [Seat() for _ in range(opened.seats)]
        self.came = 0
        """How many people have sat down so far."""
        self.position: Position | None = None
        self.started_at = 0.0
        self.asked_at = 0.0
        """When the open decision was asked."""
        self.decision = 0
        """How many decisions were made, which is the number of the open one."""
        self.bout_first = -1
        self.bout_at = 0.0
        """In a real-time shootout: the first tick of the current bout, and when the bout was announced."""
        self.longer: set[int] = set()
        """The seats that asked to keep the open window open longer."""
        self.ended_at: float | None = None
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.times: list[float] = []
        """When each untimed decision was made, in seconds since the start."""
        self.commitment = fairness.commitment(bytes.fromhex(opened.server_share))
        promised = opened.next_share
        self.next_commitment = fairness.commitment(bytes.fromhex(promised)) if promised else None

    # Questions.

    @property
    def status(self) -> Status:
        if self.position is None:
            return "waiting"
        return "over" if self.position.over else "playing"

    @property
    def ticking(self) -> bool:
        """Whether a real-time shootout is under way."""
        return self.position is not None and not self.position.over and self.position.timed() >= 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.position is None else self.position.to_act

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.token is not None]

    @property
    def host(self) -> int | None:
        """The seat of the person who opened the table; if they left, of the person who has been there longest."""
        return min(self.people, key=lambda seat: self.seats[seat].came, default=None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, token: str) -> int | None:
        """The seat that this token holds."""
        wanted = hashed(token)
        for number, seat in enumerate(self.seats):
            if seat.token == wanted:
                return number
        return None

    def info(self, connected: frozenset[int] = frozenset(), spectators: int = 0) -> TableInfo:
        """Everything public about the table except the game itself."""
        chairs = tuple(
            Chair(
                number,
                seat.name,
                seat.level,
                seat.person is not None,
                number in connected,
                seat.stand_in,
                seat.wants_rematch,
            )
            for number, seat in enumerate(self.seats)
        )
        opened = self.opened
        return TableInfo(
            id=self.id,
            game=opened.game,
            options=opened.options,
            deck=self.game.deck.note().name,
            clock=opened.clock,
            public=opened.public,
            status=self.status,
            chairs=chairs,
            commitment=self.commitment,
            opened=self.opened_at,
            spectators=spectators,
            next_commitment=self.next_commitment,
            rematch=self.rematch,
            rematch_of=opened.rematch_of,
        )

    def record(self) -> Record:
        """The finished game, with the proof of its deal."""
        if self.position is None or not self.position.over:
            raise TableRefusal("not-over", self.opened.game)
        record = self.position.record().with_players(*self.names)
        times = iter(self.times)
        decisions = tuple(
            decision if move_and_tick(decision.move)[1] >= 0 else msgspec.structs.replace(decision, at=next(times))
            for decision in record.decisions
        )
        proof = Fairness(self.commitment, self.opened.server_share, tuple(self._shares()))
        return msgspec.structs.replace(record, decisions=decisions, fairness=proof)

    # Changes.

    def apply(self, entry: log.AnyEntry, at: float) -> None:
        """Carry out an entry; if the game refuses it, this raises and nothing has changed."""
        match entry:
            case log.Played():
                self._play(entry, at)
            case log.Retracted(seat):
                self._playing().retract(seat)
            case log.Closed(seats):
                position = self._playing()
                for seat in seats:
                    order = position.order_of(seat)
                    self._choose(position, seat, position.passing() if order == UNCHOSEN else order, at)
            case log.Ticked():
                self._tick(entry, at)
            case log.Longer(seat):
                self.longer.add(seat)
            case log.Sat(seat, name, token, share, person):
                self.came += 1
                self.seats[seat] = Seat(name, None, token, share, person, self.came)
            case log.BotSat(seat, level):
                self.seats[seat] = Seat(level, level)
            case log.Stood(seat):
                self.seats[seat] = Seat()
            case log.Started():
                self._start(at)
            case log.StoodIn(seat, on):
                self._stand_in(seat, on)
            case log.Left(seat):
                self.seats[seat].token = None
                self._stand_in(seat, True)
            case log.Said(seat, phrase, text):
                self.chat.append(ChatLine(seat, self.seats[seat].name, at, phrase, text))
            case log.Wanted(seat, share):
                self.seats[seat].wants_rematch = True
                self.seats[seat].next_share = share
            case log.Rematched(table):
                self.rematch = table
            case log.Opened():
                raise AssertionError("a table is opened once")

    def _start(self, at: float) -> None:
        seed = fairness.seed_from(
            bytes.fromhex(self.opened.server_share), [bytes.fromhex(share) for share in self._shares()]
        )
        self.position = self.game.begin(self.setup, seed)
        self.started_at = self.asked_at = at

    def _play(self, entry: log.Played, at: float) -> None:
        position = self._playing()
        self._choose(position, entry.seat, self.game.typed(entry.move, position, entry.seat), at)
        seat = self.seats[entry.seat]
        if entry.by == "person":
            seat.timeouts = 0
            seat.stand_in = False
        elif entry.by == "clock":
            seat.timeouts += 1
            if seat.timeouts >= TIMEOUTS_BEFORE_STAND_IN:
                self._stand_in(entry.seat, True)

    def _tick(self, entry: log.Ticked, at: float) -> None:
        position = self._playing()
        asked, chosen = position.to_act, dict(entry.moves)
        for seat in asked:
            action = self.game.action(chosen[seat]) if seat in chosen else position.silent()
            self._choose(position, seat, action, at)

    def _choose(self, position: Position, seat: int, action: int, at: float) -> None:
        """Make a decision, and note when a new one is asked."""
        before, timed = position.history, position.timed() >= 0
        position.play(seat, action)
        self.seats[seat].chose_at = at
        link = position.history
        if link is before:
            return
        made = []
        while link is not None and link is not before:
            made.append(round(self.seats[link.seat].chose_at - self.started_at, 3))
            link = link.before
        if not timed:
            self.times += reversed(made)
        self.decision += 1
        self.asked_at = at
        if position.timed() >= 0:
            first = int(position.bout_start())
            if not timed or first != self.bout_first:
                self.bout_first, self.bout_at = first, at
        self.longer.clear()
        if position.over:
            self.ended_at = at

    def _stand_in(self, seat: int, on: bool) -> None:
        self.seats[seat].stand_in = on
        self.seats[seat].timeouts = 0

    def _playing(self) -> Position:
        if self.position is None:
            raise TableRefusal("not-started", self.opened.game)
        return self.position

    def _shares(self) -> list[str]:
        return [seat.share for seat in self.seats if seat.share]
