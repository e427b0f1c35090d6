"""What leaves memory is freed at once, by reference counting: nothing is left to the garbage collector."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
import time
import weakref
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import fistful
from fistful.protocol.requests import OpenTable
from fistful.server.core import garbage
from fistful.server.core.settings import Settings, Spans
from fistful.server.net.app import Application
from fistful.server.net.connections import HttpConnection, SocketConnection
from fistful.server.play import hub as hub_module
from fistful.server.play.live import LiveTable
from tests.server.saloon import PATIENCE, QUICK, Unwelcome, saloon
from tests.server.skipping import run

CLOCKS = ("none", "fast", "correspondence")


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Without garbage collection."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("game", fistful.games())
def test_a_swept_table_is_freed_without_the_garbage_collector(folder: Path, game: str) -> None:
    spans = Spans(linger=0.1, bot_pause=0.0, beat=QUICK.beat, beat_alone=QUICK.beat_alone)
    with saloon(folder, spans) as made:
        left: list[weakref.ref[object]] = []
        for kind in CLOCKS:
            bots = ["greenhorn"] * (fistful.game(game).seats[0] - 1)
            seated = made.open(game, bots=bots, clock={"kind": kind})
            player = made.enter(seated)
            live = made.application.hub.tables[seated["table"]]
            left += [weakref.ref(part) for part in (live, live.table, live.autoplay, live.room)]
            del live
            assert player.do("play", move="nonsense")["is"] == "refused"
            for _ in range(3):
                while not (player.moves or player.over):
                    player.hear()
                if player.moves:
                    player.play(player.moves[0])
            player.leave()
        tables, until = made.application.hub.tables, time.monotonic() + PATIENCE
        while tables and time.monotonic() < until:
            time.sleep(0.02)
        assert not tables
        assert made.inside(lambda: [type(part()).__name__ for part in left if part() is not None]) == []


def test_when_a_whole_club_leaves_others_have_turns_while_its_tables_are_freed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEPT_AT_ONCE", 3)
    freed = Counter[int]()
    turn, close = 0, LiveTable.close

    def counted(live: LiveTable) -> float | None:
        freed[turn] += 1
        return close(live)

    async def sweep() -> None:
        nonlocal turn
        application = Application(Settings(data=folder, spans=Spans(linger=0.6)))
        hub = application.hub
        await hub.start()
        for _ in range(8):
            await application.openings.open(OpenTable("wild-shots", share="ab" * 32, seats=2), None)
        for live in hub.tables.values():
            live.room.empty_since = 0.0
        until = time.monotonic() + PATIENCE
        while hub.tables and time.monotonic() < until:
            turn += 1
            await asyncio.sleep(0)
        await hub.stop()

    monkeypatch.setattr(LiveTable, "close", counted)
    asyncio.run(sweep())
    assert freed.total() == 8 and max(freed.values()) <= 3


@pytest.mark.usefixtures("uncollected")
def test_a_socket_that_was_closed_is_freed_without_the_garbage_collector(folder: Path) -> None:
    def sockets() -> set[weakref.ref[object]]:
        return {weakref.ref(each) for each in gc.get_objects() if isinstance(each, HttpConnection | SocketConnection)}

    elsewhere = sockets()
    with saloon(folder) as made:
        seated = made.open("wild-shots", seats=2)
        player, watching, unwelcome = made.enter(seated), made.watch(seated["table"]), made.open("wild-shots", seats=2)
        with pytest.raises(Unwelcome):
            made.enter({**seated, "token": unwelcome["token"]})

        opened = made.inside(sockets) - elsewhere
        assert len(opened) >= 3
        player.leave()
        watching.leave()
        made.http.close()
        until = time.monotonic() + PATIENCE
        while left := made.inside(lambda: [type(each()).__name__ for each in opened if each() is not None]):
            assert time.monotonic() < until, left
            time.sleep(0.02)


def test_a_collection_looks_at_what_is_new_and_at_everything_when_little_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The sizes of memory at the start, and at each look; the second size of a look is what a collection left."""
    monkeypatch.setattr(garbage, "MUCH", 100)
    monkeypatch.setattr(garbage, "HOUR", 2 * garbage.LOOK)
    sizes = iter([1000, 1050, 1101, 1090, 1150, 1195, 1195, 1020, 1010, 1005, 1100, 1106, 1104])
    done: list[str] = []
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: next(sizes))
    for what in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, what, partial(done.append, what))

    async def watch() -> None:
        with contextlib.suppress(RuntimeError):  # no more sizes
            await garbage.watch()

    run(watch())
    new = ["collect", "freeze"]
    assert done == [*new, *new, "unfreeze", *new, *new]


@pytest.mark.usefixtures("uncollected")
def test_garbage_that_was_left_alone_is_found_when_little_else_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        """Something that only a collector can free."""

        def __init__(self) -> None:
            self.itself = self

    monkeypatch.setattr(garbage, "MUCH", 20_000)
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    monkeypatch.setattr(garbage, "HOUR", 0.0)
    gc.unfreeze()
    tables: list[list[object]] = []

    async def grow_and_shrink() -> None:
        watching = asyncio.create_task(garbage.watch())
        await asyncio.sleep(0)
        knot = Knot()
        left = weakref.ref(knot)
        tables.extend([object()] for _ in range(100_000))
        while not gc.get_freeze_count():
            await asyncio.sleep(0.01)
        del knot
        gc.collect()
        assert left() is not None
        tables.clear()
        until = time.monotonic() + PATIENCE
        while left() is not None and time.monotonic() < until:
            await asyncio.sleep(0.01)
        watching.cancel()
        assert left() is None

    try:
        asyncio.run(grow_and_shrink())
    finally:
        gc.unfreeze()
