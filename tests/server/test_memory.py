"""A table that leaves memory is freed at once, by reference counting: nothing is left to the garbage collector."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

import fistful
from fistful.server.core.settings import Spans
from tests.server.saloon import PATIENCE, QUICK, saloon

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
