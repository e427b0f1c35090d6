"""A deadline that fires twice, or in the very moment in which the move comes, is one entry of the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from fistful.engine.errors import FistfulError
from fistful.protocol import commands
from fistful.server.core.settings import Spans
from fistful.server.play.bots import Answered, Asked
from fistful.server.play.live import LiveTable
from fistful.server.tables import log
from tests.server.saloon import PATIENCE, Json, Saloon, SetAlarm, SetClock, saloon
from tests.server.test_clocks import play_to_window
from tests.server.test_seats import two_people
from tests.tables import many

Entry = TypeVar("Entry")
RACES = many(24, 600)
DEPUTY = 6
"""How many turns of the loop a deputy takes to answer."""
TIMED_OUT = 3
"""How many decisions nobody makes; after more, bots would play."""


class EchoingClock(SetClock):
    """Rings everything twice, even what was cancelled in between."""

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> SetAlarm:
        super().call_at(when, call, *arguments)
        return super().call_at(when, call, *arguments)


def settled(made: Saloon, live: LiveTable, decision: int) -> None:
    """Wait until this many decisions were made and stored."""
    until = time.monotonic() + PATIENCE
    while not made.inside(lambda: live.table.decision >= decision and not live.pending):
        assert time.monotonic() < until
        time.sleep(0.005)


def logged(made: Saloon, table: str, kind: type[Entry]) -> list[Entry]:
    """The entries of a kind in the log of a table, which has no gaps."""
    entries = made.application.hub.storage.read(table)
    assert [each.seq for each in entries] == list(range(len(entries)))
    return [each.entry for each in entries if isinstance(each.entry, kind)]


@pytest.fixture
def timed(folder: Path) -> Iterator[Saloon]:
    """A server that rings everything twice, and whose deputies answer after a few turns of the loop."""

    async def answer(asked: Asked) -> Answered:
        for _ in range(DEPUTY):
            await asyncio.sleep(0)
        return Answered(asked.view.actions[0])

    with saloon(folder, Spans(), clock=EchoingClock()) as made:
        made.application.hub.bots.answer = answer  # type: ignore[method-assign]
        yield made


def sit(made: Saloon, game: str) -> tuple[LiveTable, list[Json]]:
    """A table with a clock, and the two seats at it."""
    seated = two_people(made, game, clock={"kind": "fast"})
    return made.application.hub.tables[seated[0]["table"]], [*seated]


def test_a_deadline_that_fires_twice_is_one_time_out(timed: Saloon) -> None:
    live, _ = sit(timed, "wild-shots")
    for number in range(TIMED_OUT):
        timed.advance(20.0)
        settled(timed, live, number + 1)
    assert live.table.decision == len(logged(timed, live.id, log.Played)) == TIMED_OUT


def test_a_beat_that_ends_twice_closes_one_window(timed: Saloon) -> None:
    live, seated = sit(timed, "boomtown-bandits")
    play_to_window([timed.enter(each) for each in seated])
    decision = live.table.decision
    timed.advance(6.0)
    settled(timed, live, decision + 1)
    assert len(logged(timed, live.id, log.Closed)) == 1


async def race(made: Saloon, live: LiveTable, late: int, id: str) -> FistfulError | None:
    """Let a deadline pass, and the move come that many turns of the loop later; why it was refused."""
    seat, position = live.table.to_act[0], live.table.position
    assert made.clock is not None and position is not None
    answered: asyncio.Future[FistfulError | None] = asyncio.get_running_loop().create_future()
    move = commands.Play(id, live.table.game.text(position.actions(seat)[-1]))
    made.clock.advance(20.0)
    for _ in range(late):
        await asyncio.sleep(0)
    live.command(seat, move, answered.set_result)
    return await answered


def test_of_a_deadline_and_a_move_in_the_same_moment_one_counts(timed: Saloon) -> None:
    """The next decision is neither taken away nor made as well."""
    winners = []
    for number in range(RACES):
        live, _ = sit(timed, "wild-shots")
        running = race(timed, live, number % (2 * DEPUTY), f"move-{number:05}")
        refused = asyncio.run_coroutine_threadsafe(running, timed.loop).result(PATIENCE)
        settled(timed, live, 1)
        (played,) = logged(timed, live.id, log.Played)
        assert live.table.decision == 1
        assert played.by == ("clock" if refused else "person")
        winners.append(played.by)
    assert set(winners) == {"clock", "person"}
