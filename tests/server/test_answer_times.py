"""How late the answer of a bot may be at most, by arithmetic: in these tests only what is said here takes time."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import fistful
from fistful.bots import bot
from fistful.bots.sheriff import Sheriff
from fistful.bots.thinking import Question
from fistful.server.core.metrics import Metrics
from fistful.server.core.settings import Settings
from fistful.server.play.bots import Asked, Bots
from fistful.server.play.thinkers import Answer, Thinker
from tests.server.skipping import run

SETTINGS = Settings(data=Path())
SPANS = SETTINGS.spans
TABLES, SHERIFFS = 300, 3
SIMULATION = 0.00001
DEPUTY = 0.001
"""Seconds of an answer without thought, far more than one takes."""
LONGEST = SPANS.bot_target + SPANS.bot_grace + TABLES * SHERIFFS * DEPUTY
"""Everybody may have waited, and somebody thought, for as long as they may, and then all need a deputy at once."""
SECONDS = 3.0


def exactly(_dice: random.Random) -> float:
    return 1.0


def anyhow(dice: random.Random) -> float:
    """One thought takes a hundred times as long as another, and no estimate is of use."""
    return 10 ** dice.uniform(-1, 1)


def forever(_dice: random.Random) -> float:
    return float("inf")


def longer_and_longer(_dice: random.Random) -> float:
    """The machine is given ever more to do."""
    return 1.0 + asyncio.get_running_loop().time()


@pytest.fixture
def view() -> fistful.View:
    position = fistful.game("wild-shots").new(2, 1)
    return position.view(position.to_act[0])


@pytest.mark.parametrize("takes", [exactly, anyhow, forever, longer_and_longer])
def test_every_bot_of_three_hundred_tables_answers_in_five_seconds(
    monkeypatch: pytest.MonkeyPatch, view: fistful.View, takes: Callable[[random.Random], float]
) -> None:
    dice, waits, thoughts = random.Random(1), list[float](), Counter[int]()

    async def answer(_self: Thinker, question: bytes) -> Answer:
        player = bot(msgspec.json.decode(question, type=Question).level, "wild-shots")
        simulations = player.simulations if isinstance(player, Sheriff) else 0
        seconds = simulations * SIMULATION * takes(dice) if simulations else DEPUTY
        await asyncio.sleep(min(seconds, 1e6))
        return Answer(view.actions[0], simulations, seconds)

    async def one(bots: Bots, table: int) -> None:
        began = asyncio.get_running_loop().time()
        answered = await bots.answer(Asked("sheriff", view, "household", str(table)))
        waits.append(asyncio.get_running_loop().time() - began)
        assert answered is not None
        thoughts[table] += answered.simulations

    async def play(bots: Bots, table: int) -> None:
        """All sheriffs of a table are asked at once, and again as soon as they have answered."""
        while asyncio.get_running_loop().time() < SECONDS:
            await asyncio.gather(*(one(bots, table) for _ in range(SHERIFFS)))

    async def play_all() -> None:
        bots = Bots(SETTINGS, Metrics())
        await asyncio.gather(*(play(bots, table) for table in range(TABLES)))
        await bots.close()

    monkeypatch.setattr(Thinker, "_answer", answer)
    run(play_all())
    assert LONGEST < 5.0
    assert max(waits) <= LONGEST
    if takes is exactly:
        assert all(thoughts[table] for table in range(TABLES))
