"""What crosses the wire to an audience is the same in every world that the audience cannot tell apart.

A game is played at a real table in memory. In its middle two tables are made that differ only in
what one audience cannot know: both positions are imagined from that audience's view. Both go on with the
same moves, and with different secret choices on the way, for as long as the audience's own views stay equal
and nothing is shuffled or rolled; every byte sent to it must be equal, frames, refusals and greetings alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import fistful
from fistful import Position
from fistful.engine.chance import Fast
from fistful.engine.errors import FistfulError
from fistful.protocol.frames import Refused
from fistful.protocol.tables import Clock as ClockKind
from fistful.server import log
from fistful.server.hub import Hub
from fistful.server.live import LiveTable, ignore
from fistful.server.log import Logged
from fistful.server.refusals import refusal
from fistful.server.settings import Settings
from fistful.server.storage import Storage, Write
from tests.tables import TABLES, Table, many

GAMES = many(20, 200)
"""Games of each kind whose traffic is compared."""
LONGEST = 250
"""Half of the games are brought to a moment at which several are asked at once, if one comes by then."""
STEPS = 8
"""Moves that two worlds go on together at most."""
TRIES = 6
"""Commands that are no legal moves, tried by the audience in both worlds."""


class Memory:
    """A storage that has stored everything at once."""

    def append(self, write: Write) -> None:
        write.done(None)


class StoppedClock:
    """Time does not pass, and nothing falls due."""

    def now(self) -> float:
        return 0.0

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> StoppedClock:
        return self

    def cancel(self) -> None:
        """There is nothing to call off."""


class Ear:
    """A socket that keeps every byte."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.muted: set[int] = set()
        self.heard: list[bytes] = []

    def greet(self, hello: bytes) -> None:
        self.heard.append(hello)

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def bye(self, why: str) -> None:
        self.heard.append(why.encode())


def hub() -> Hub:
    """A server without a disk, whose clock stands still."""
    return Hub(Settings(data=Path("nowhere")), cast("Storage", Memory()), cast("Any", None), StoppedClock())


def entries(table: Table, dice: random.Random) -> list[Logged]:
    """The log of a random game up to some moment in it."""
    people = [log.Sat(seat, f"P{seat}", f"{seat:064}", f"{dice.getrandbits(256):064x}") for seat in range(table.seats)]
    opened = log.Opened(
        table.slug, table.seats, table.options, ClockKind("relaxed"), False, f"{dice.getrandbits(256):064x}"
    )
    begun: list[log.AnyEntry] = [opened, *people, log.Started()]
    out = [Logged(seq, f"c{seq}", 0.0, entry) for seq, entry in enumerate(begun)]
    live = LiveTable(hub(), "a", out)
    length, secretive = dice.randrange(60), dice.random() < 0.5
    while len(out) < length or (secretive and len(out) < LONGEST and len(position_of(live).to_act) == 1):
        entry = next_entry([position_of(live)], dice)
        if entry is None:
            break
        live.write([entry], f"c{len(out)}", ignore)
        out.append(Logged(len(out), f"c{len(out)}", 0.0, entry))
    return out


def next_entry(worlds: list[Position], dice: random.Random) -> log.AnyEntry | None:
    """Something that may happen now in all of these worlds."""
    first = worlds[0]
    if len({(world.to_act, world.timed(), world.passing() >= 0) for world in worlds}) > 1:
        return None
    legal = {seat: sorted(set.intersection(*(set(world.actions(seat)) for world in worlds))) for seat in first.to_act}
    moves = [(seat, first.setup.texts[dice.choice(actions)]) for seat, actions in legal.items() if actions]
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
        self.live = LiveTable(hub(), "a", logged)
        position = position_of(self.live).view(audience).imagine(seed)
        position.history = position_of(self.live).history
        position.telling = True
        self.live.table.position = position
        self.audience = audience
        self.ear = Ear(audience)
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
        self.live.write([entry], f"c{self.live.seq + 1}", ignore)

    def refused(self, move: str) -> bytes:
        """What the audience is answered to a move that it cannot make."""
        assert self.audience is not None
        try:
            self.live.table.game.action(move)
            self.position.copy().play(self.audience, self.live.table.game.action(move))
        except FistfulError as error:
            return msgspec.json.encode(Refused("command-1", refusal(error)))
        return b"legal"

    def greeted(self) -> list[bytes]:
        """What somebody hears who comes to the same place now."""
        ear = Ear(self.audience)
        self.live.enter(ear)
        return ear.heard


def chosen_alike(first: Position, second: Position) -> bool:
    """Make the sealed choices of one world those of the other, for the next move may show them."""
    try:
        for seat, action in first.sealed_decisions():
            second.retract(seat)
            second.play(seat, action)
    except FistfulError:
        return False
    second.take_events()
    return True


def compare_secret_choices(worlds: tuple[World, World], dice: random.Random) -> None:
    """Somebody whose choice stays sealed chooses differently in each world, and takes it back."""
    first = worlds[0].position
    others = [seat for seat in first.to_act if seat != worlds[0].audience]
    if len(first.to_act) < 2 or first.timed() >= 0 or not others:
        return
    seat = dice.choice(others)
    for world in worlds:
        if seat in world.position.to_act and len(world.position.to_act) > 1:
            world.write(log.Played(seat, world.position.setup.texts[dice.choice(world.position.actions(seat))]))
            world.write(log.Retracted(seat))
    assert worlds[0].ear.heard == worlds[1].ear.heard


def compare_refusals(worlds: tuple[World, World], dice: random.Random) -> None:
    """The audience tries what it may not do."""
    if worlds[0].audience is not None:
        for move in dice.choices(worlds[0].position.setup.texts, k=TRIES):
            assert worlds[0].refused(move) == worlds[1].refused(move)


def compare(logged: list[Logged], audience: int | None, dice: random.Random) -> int:
    """Go on in two worlds that an audience cannot tell apart; how many moves were compared."""
    first, second = worlds = (
        World(logged, audience, dice.getrandbits(30)),
        World(logged, audience, dice.getrandbits(30)),
    )
    assert first.sees() == second.sees()
    assert first.ear.heard == second.ear.heard
    for step in range(STEPS):
        compare_refusals(worlds, dice)
        compare_secret_choices(worlds, dice)
        if first.position.over or not chosen_alike(first.position, second.position):
            return step
        entry = next_entry([first.position, second.position], dice)
        if entry is None:
            return step
        drawn = [world.drawn() for world in worlds]
        for world in worlds:
            world.write(entry)
        if drawn != [world.drawn() for world in worlds] or first.sees() != second.sees():
            return step
        assert first.ear.heard == second.ear.heard
    assert first.greeted() == second.greeted()
    return STEPS


@pytest.mark.parametrize("slug", fistful.games())
def test_equal_bytes_in_worlds_that_an_audience_cannot_tell_apart(slug: str) -> None:
    tables = [table for table in TABLES if table.slug == slug]
    compared = 0
    for game in range(GAMES):
        dice = random.Random(f"{slug} {game}")
        table = tables[game % len(tables)]
        logged = entries(table, dice)
        for audience in [*range(table.seats), None]:
            compared += compare(logged, audience, dice)
    assert compared > GAMES
