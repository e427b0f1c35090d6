"""A table as its log makes it: only applying an entry changes it.

It has no storage, no socket and no clock of its own: an entry comes with the time at which it happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

import msgspec

import fistful
from fistful.engine import fairness
from fistful.engine.errors import TableRefusal
from fistful.engine.position import Position
from fistful.engine.record import NEWEST_FORMAT
from fistful.engine.registry import game_with
from fistful.engine.replay import move_and_tick
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Record
from fistful.protocol.frames import ChatLine
from fistful.protocol.tables import Chair, Hurried, Level, Status, TableInfo
from fistful.server.tables import log
from fistful.server.tables.shares import FIRST, Shares

TIMEOUTS_BEFORE_STAND_IN = 2
NO_REASON = "none"
"""The reason in a sentence, where the operator gave none."""
STAND_IN_LEVEL: Level = "deputy"
"""The bot that plays for people who are away or out of time, and for bots that do not answer."""


def hashed(token: str) -> str:
    """What is stored instead of a token."""
    return sha256(token.encode()).hexdigest()


def shut_by_operator(reason: str) -> TableRefusal:
    """What people hear at a table that the operator closed."""
    return TableRefusal("shut", because=reason or NO_REASON)


def put_out_by_operator(reason: str) -> TableRefusal:
    """What a person hears whose seat the operator took away."""
    return TableRefusal("put-out", because=reason or NO_REASON)


@dataclass
class Seat:
    """A seat and who is in it."""

    name: str = ""
    level: Level | None = None
    token: str | None = None
    person: int | None = None
    came: int = 0
    """This person was the n-th to sit down at the table."""
    stand_in: bool = False
    timeouts: int = 0
    """Decisions in a row that the clock made."""
    wants_rematch: bool = False
    next_share: str = ""
    next_hash: str = ""
    """This person's share for the rematch, if they sent one, or what they committed to."""
    hurried: Hurried | None = None
    """Set if the bot here had less thought than usual for its last move outside secret windows."""
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
        self.game = fistful.game(opened.game) if opened.deck is None else game_with(opened.game, opened.deck)
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
        self.shut = False
        """Whether the table was closed for good before its game was over."""
        self.shut_reason: str | None = None
        """What the operator who closed it gave as the reason; None if nobody came any more."""
        self.put_out: dict[str, str] = {}
        """The hashes of tokens whose seats the operator took away, with the reasons."""
        self.ended_at: float | None = None
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.times: list[float] = []
        """When each untimed decision was made, in seconds since the start."""
        self.shares = Shares(opened.protocol, opened.server_share, opened.game, self.setup.terms)
        self.full_at = at
        """When the last seat was taken, or a new round of commitments began."""
        promised = opened.next_share
        self.next_commitment = fairness.commitment(bytes.fromhex(promised)) if promised else None

    # Questions.

    @property
    def status(self) -> Status:
        if self.shut:
            return "closed"
        if self.position is None:
            return "waiting"
        return "over" if self.position.over else "playing"

    @property
    def ticking(self) -> bool:
        """Whether a real-time shootout is under way."""
        return self.position is not None and self.status == "playing" and self.position.timed() >= 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.position is None or self.shut else self.position.to_act

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.token is not None]

    @property
    def host(self) -> int | None:
        """The seat of the person who opened the table; if they left, of the person who has been there longest."""
        return min(self.people, key=lambda seat: self.seats[seat].came, default=None)

    @property
    def commitment(self) -> str:
        """The server's, to its share of the seed."""
        return self.shares.commitment

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(not seat.free for seat in self.seats)

    @property
    def complete(self) -> bool:
        """Whether all have committed, and the table only waits for shares to be shown."""
        second = self.status == "waiting" and self.full and self.shares.protocol != FIRST
        return second and all(self.shares.has_given(seat) for seat in self.people)

    @property
    def waited_for(self) -> list[int]:
        """The seats whose commitment or share the game waits for."""
        waiting = self.status == "waiting" and self.full
        return [seat for seat in self.people if seat not in self.shares.known] if waiting else []

    def overdue(self, since: float) -> frozenset[int]:
        """The seats whose commitment or share has been waited for since then."""
        return frozenset(self.waited_for) if self.full_at <= since else frozenset()

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

    def check_open(self) -> None:
        """TableRefusal if the table was closed for good."""
        if self.shut:
            raise TableRefusal("closed") if self.shut_reason is None else shut_by_operator(self.shut_reason)

    def held_by(self, token: str) -> int:
        """The seat that this token holds; TableRefusal if it holds none, and why if the operator took it away."""
        seat = self.seat_of(token)
        if seat is None:
            self.check_not_put_out([token])
            raise TableRefusal("wrong-token")
        return seat

    def check_not_put_out(self, tokens: Iterable[str]) -> None:
        """TableRefusal with the reason if the operator took the seat of one of these tokens away."""
        for token in map(hashed, tokens):
            if token in self.put_out:
                raise put_out_by_operator(self.put_out[token])

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
                seat.hurried,
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
            dealing=self.shares.public() if self.status == "waiting" else None,
        )

    def record(self) -> Record:
        """The finished game, with the proof of its deal."""
        if self.position is None or not self.position.over:
            raise TableRefusal("not-over", self.opened.game)
        record = self.position.record().with_players(*self.names)
        times = iter(self.times)
        decisions = tuple(
            decision
            if move_and_tick(decision.move)[1] >= 0
            else msgspec.structs.replace(decision, at=round(next(times), 3))
            for decision in record.decisions
        )
        proof = self.shares.proof()
        format = NEWEST_FORMAT if proof.rounds else record.format
        return msgspec.structs.replace(record, format=format, decisions=decisions, fairness=proof)

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
            case log.Sat():
                self._sit(entry)
                self.full_at = at
            case log.BotSat(seat, level):
                self.seats[seat] = Seat(level, level)
                self.full_at = at
            case log.Stood(seat, reason):
                self._put_out(seat, reason)
                self._stand_up(seat)
            case log.Committed(seat, noted):
                self.shares.commit(seat, noted)
                self.full_at = at
            case log.Revealed(seat, share):
                self.shares.reveal(seat, share)
            case log.Started():
                self._start(at)
            case log.StoodIn(seat, on):
                self._stand_in(seat, on)
            case log.Left(seat, reason):
                self._put_out(seat, reason)
                self.seats[seat].token = None
                self._stand_in(seat, True)
            case log.Said(seat, phrase, text):
                self.chat.append(ChatLine(seat, self.seats[seat].name, at, phrase, text))
            case log.Wanted(seat, share, noted):
                self.seats[seat].wants_rematch = True
                self.seats[seat].next_share, self.seats[seat].next_hash = share, noted
            case log.Rematched(table):
                self.rematch = table
            case log.Shut(reason):
                self.shut, self.shut_reason = True, reason
            case log.Opened():
                raise AssertionError("a table is opened once")

    def asked_by(self, now: float) -> None:
        """Nothing was asked later than now: if the machine's clock was set back between two runs, count from here."""
        self.asked_at = min(self.asked_at, now)
        self.full_at = min(self.full_at, now)
        self.bout_at = min(self.bout_at, now)

    def _sit(self, entry: log.Sat) -> None:
        self.came += 1
        self.seats[entry.seat] = Seat(entry.name, None, entry.token, entry.person, self.came)
        if entry.share:
            self.shares.send(entry.seat, entry.share)
        else:
            self.shares.commit(entry.seat, entry.hash)

    def _stand_up(self, seat: int) -> None:
        if self.complete:
            self.shares.give_up(seat, self.seats[seat].name)
        else:
            self.shares.forget(seat)
        self.seats[seat] = Seat()

    def _start(self, at: float) -> None:
        self.position = self.game.begin(self.setup, self.shares.seed())
        self.started_at = self.asked_at = at

    def _play(self, entry: log.Played, at: float) -> None:
        position = self._playing()
        in_window = position.passing() >= 0
        self._choose(position, entry.seat, self.game.typed(entry.move, position, entry.seat), at)
        seat = self.seats[entry.seat]
        if not in_window:  # who was asked there is secret
            seat.hurried = entry.hurried
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
            made.append(self.seats[link.seat].chose_at - self.started_at)
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

    def _put_out(self, seat: int, reason: str | None) -> None:
        """Remember why the operator took a seat from the person who holds it."""
        token = self.seats[seat].token
        if reason is not None and token is not None:
            self.put_out[token] = reason

    def _stand_in(self, seat: int, on: bool) -> None:
        self.seats[seat].stand_in = on
        self.seats[seat].timeouts = 0

    def _playing(self) -> Position:
        if self.position is None:
            raise TableRefusal("not-started", self.opened.game)
        return self.position
