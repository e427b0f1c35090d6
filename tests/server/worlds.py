"""Tables in memory, without a disk and with a clock that a test moves: worlds that an audience cannot tell apart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec

import fistful
from fistful import Position
from fistful.engine.chance import Fast
from fistful.engine.errors import FistfulError
from fistful.engine.registry import imagine
from fistful.protocol.frames import Refused
from fistful.protocol.refusals import refusal
from fistful.protocol.tables import Clock as ClockKind
from fistful.server.core.settings import Settings
from fistful.server.play.bots import Answered, Asked, Bots
from fistful.server.play.hub import Hub
from fistful.server.play.live import LiveTable
from fistful.server.play.surroundings import no_reply
from fistful.server.store.storage import Storage
from fistful.server.store.writing import Write
from fistful.server.tables import log
from fistful.server.tables.fold import fold
from fistful.server.tables.log import Logged
from tests.server.saloon import SetAlarm, SetClock
from tests.tables import Table

LONGEST = 250
"""Half of the games are brought to a moment at which several are asked at once, if one comes by then."""


class Memory:
    """A storage that has stored everything at once."""

    def append(self, write: Write) -> None:
        write.done(None)


class Pondering(Bots):
    """Bots that answer at once where there is no choice, and otherwise not before the window is long over."""

    def __init__(self) -> None:
        """They need no processes."""

    async def answer(self, asked: Asked) -> Answered:
        if len(asked.view.actions) > 1:
            await asyncio.sleep(3600)
        return Answered(asked.view.actions[0])


class TestClock(SetClock):
    """A clock that rings only when it is moved, so that it needs no loop."""

    __test__ = False

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> SetAlarm:
        return super().call_at(max(when, self.time + NEXT), call, *arguments)


NEXT = 1e-6
"""What is due at once rings this many seconds later."""


class Ear:
    """A socket that keeps every byte, and when it came."""

    address = network = "192.0.2.1"

    def __init__(self, seat: int | None, clock: SetClock) -> None:
        self.seat = seat
        self.muted: set[int] = set()
        self.clock = clock
        self.heard: list[tuple[float, bytes]] = []

    def greet(self, hello: bytes) -> None:
        self.tell(hello)

    def tell(self, message: bytes) -> None:
        self.heard.append((round(self.clock.now(), 3), message))

    def bye(self, why: str) -> None:
        self.tell(why.encode())

    def turn_away(self, why: FistfulError, farewell: str) -> None:
        self.tell(why.code.encode())
        self.bye(farewell)


def hub(clock: SetClock | None = None) -> Hub:
    """A server without a disk, whose clock the test moves."""
    storage, nobody = cast("Storage", Memory()), cast("Any", None)
    made = Hub(Settings(data=Path("nowhere")), storage, nobody, clock or TestClock(0.0))
    made.bots = Pondering()
    return made


def begun(table: Table, dice: random.Random, bots: tuple[int, ...] = ()) -> list[Logged]:
    """The log of a table whose game was just dealt, with bots at some seats."""
    sat: list[log.AnyEntry] = [
        log.BotSat(seat, "greenhorn")
        if seat in bots
        else log.Sat(seat, f"P{seat}", f"{seat:064}", f"{dice.getrandbits(256):064x}")
        for seat in range(table.seats)
    ]
    share = f"{dice.getrandbits(256):064x}"
    rules = fistful.game(table.slug).rules
    opened = log.Opened(table.slug, table.seats, table.options, ClockKind("relaxed"), False, share, rules=rules)
    return [Logged(seq, f"c{seq}", 0.0, entry) for seq, entry in enumerate([opened, *sat, log.Started()])]


def entries(table: Table, dice: random.Random) -> list[Logged]:
    """The log of a random game up to some moment in it."""
    length, secretive = dice.randrange(60), dice.random() < 0.5

    def enough(position: Position, played: int) -> bool:
        return played >= length and not (secretive and played < LONGEST and len(position.to_act) == 1)

    return played_until(begun(table, dice), dice, enough)


def played_until(out: list[Logged], dice: random.Random, enough: Callable[[Position, int], bool]) -> list[Logged]:
    """A log that goes on at random until the position and the number of its entries are as wanted, or it is over."""
    table = fold("a", out)
    while table.position is not None and not enough(table.position, len(out)):
        entry = next_entry([table.position], dice)
        if entry is None:
            break
        table.apply(entry, 0.0)
        out.append(Logged(len(out), f"c{len(out)}", 0.0, entry))
    return out


def next_entry(worlds: list[Position], dice: random.Random) -> log.AnyEntry | None:
    """Something that may happen now in all of these worlds."""
    first = worlds[0]
    if len({(world.to_act, world.timed(), world.passing() >= 0) for world in worlds}) > 1:
        return None
    legal = {seat: sorted(set.intersection(*(set(world.actions(seat)) for world in worlds))) for seat in first.to_act}
    moves = [(seat, first.base.texts[dice.choice(actions)]) for seat, actions in legal.items() if actions]
    if not moves:
        return None
    if first.timed() >= 0:
        return log.Ticked(first.timed(), tuple(moves))
    if first.passing() >= 0 and dice.random() < 0.3:
        return log.Closed(first.to_act)
    return log.Played(*dice.choice(moves))


def position_of(live: LiveTable) -> Position:
    assert live.table.position is not None
    return live.table.position


class World:
    """A table with one audience listening."""

    def __init__(self, logged: list[Logged], audience: int | None, seed: int) -> None:
        self.clock = TestClock(0.0)
        self.live = LiveTable(hub(self.clock), "a", logged)
        position = imagine(position_of(self.live).view(audience), seed)
        position.history = position_of(self.live).history
        position.telling = True
        self.live.table.position = position
        self.audience = audience
        self.ear = Ear(audience, self.clock)
        self.live.enter(self.ear)

    @property
    def position(self) -> Position:
        return position_of(self.live)

    def sees(self) -> bytes:
        return self.position.view(self.audience).to_json()

    def drawn(self) -> int:
        """The state of chance, which changes with every draw."""
        assert isinstance(self.position.chance, Fast)
        return self.position.chance.state

    def write(self, entry: log.AnyEntry) -> None:
        self.live.write([entry], f"c{self.live.seq + 1}", no_reply)

    def refused(self, move: str) -> bytes:
        """What the audience is answered to a move that it cannot make."""
        assert self.audience is not None
        try:
            self.live.table.game.action(move)
            self.position.copy().play(self.audience, self.live.table.game.action(move))
        except FistfulError as error:
            return msgspec.json.encode(Refused("command-1", refusal(error)))
        return b"legal"

    def greeted(self) -> list[tuple[float, bytes]]:
        """What somebody hears who comes to the same place now."""
        ear = Ear(self.audience, self.clock)
        self.live.enter(ear)
        return ear.heard
