"""The time until a table moves on does not tell what somebody holds.

A game is played up to a secret window. From the view of somebody who is not asked two kinds of worlds are imagined:
those in which one who is asked holds a card for this window, and those in which nobody does. The tables are left
alone on the same clock, and each frame must come at the same time in all of them.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest

from fistful import Position
from fistful.engine.registry import imagine
from fistful.server.core.settings import Spans
from fistful.server.tables import log
from fistful.server.tables.fold import fold
from fistful.server.tables.log import Logged
from tests.server.worlds import World, begun, played_until
from tests.tables import Table

SPANS = Spans()
WINDOWS = [
    Table("boomtown-bandits", 3, {}),
    Table("boomtown-bandits", 3, {"pace": "real-time"}),
    Table("shootout", 3, {"marksman": True}),
]
PLACES = 4
"""Windows that are looked at in each game."""
WORLDS = 3
"""Worlds of each kind that are compared in one window."""
MOST_IMAGINED = 300
STEP = 0.05


def position_after(logged: list[Logged]) -> Position:
    position = fold("a", logged).position
    assert position is not None
    return position


def holds_a_card(position: Position) -> bool:
    """Whether anybody who is asked can do more than let the window go by, now or for the whole round."""
    texts = position.base.texts
    choices = {texts[action] for seat in position.to_act for action in position.actions(seat)}
    return bool(choices - {texts[position.passing()], "pass round"})


def windows(table: Table, bots: tuple[int, ...] = ()) -> Iterator[tuple[list[Logged], int | None]]:
    """Logs that end with the opening of a window, each with an audience that is not asked."""
    for game in range(1000):
        dice = random.Random(f"{table} {game}")
        skipped = dice.randrange(4)

        def enough(position: Position, _played: int, dice: random.Random = dice, skipped: int = skipped) -> bool:
            asked = set(position.to_act)
            opened = position.passing() >= 0 and not position.sealed_decisions()
            return (
                opened
                and not asked >= {0, 1, 2}
                and not (bots and asked - set(bots))
                and dice.randrange(skipped + 1) == 0
            )

        logged = played_until(begun(table, dice, bots), dice, enough)
        position = position_after(logged)
        if not position.over and position.passing() >= 0:
            others = [seat for seat in range(table.seats) if seat not in position.to_act and seat not in bots]
            yield logged, dice.choice([*others, None])


def both_kinds(logged: list[Logged], audience: int | None) -> dict[bool, list[World]]:
    """Worlds that the audience cannot tell apart, by whether somebody who is asked holds a card."""
    view = position_after(logged).view(audience)
    seeds: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(MOST_IMAGINED):
        kind = seeds[holds_a_card(imagine(view, seed))]
        if len(kind) < WORLDS:
            kind.append(seed)
        if all(len(kind) == WORLDS for kind in seeds.values()):
            break
    return {kind: [World(logged, audience, seed) for seed in found] for kind, found in seeds.items()}


def times_of_frames(world: World, until: float, act: Callable[[World, float], None]) -> list[float]:
    """When the audience is sent frames while time passes."""
    while world.clock.time < until:
        act(world, round(world.clock.time, 3))
        world.clock.advance(STEP)
    return frames(world)


def frames(world: World) -> list[float]:
    """When the audience was sent frames."""
    return [at for at, message in world.ear.heard if b'"is":"frame"' in message]


def alone(_world: World, _now: float) -> None:
    """Nobody does anything."""


def first_passes(world: World, now: float) -> None:
    """One who is asked passes by hand after a second; the others do nothing."""
    position = world.position
    if now == 1.0 and position.passing() >= 0 and len(position.to_act) > 1:
        world.write(log.Played(position.to_act[0], position.base.texts[position.passing()]))


@pytest.mark.parametrize("table", WINDOWS, ids=str)
@pytest.mark.parametrize("act", [alone, first_passes])
def test_a_window_lasts_as_long_whether_or_not_somebody_holds_a_card(
    table: Table, act: Callable[[World, float], None]
) -> None:
    seen = 0
    for logged, audience in windows(table):
        kinds = both_kinds(logged, audience)
        if not all(kinds.values()):
            continue
        worlds = kinds[True] + kinds[False]
        assert len({world.sees() for world in worlds}) == 1
        assert {world.live.wait().kind for world in worlds} == {"window"}
        times = {tuple(times_of_frames(world, SPANS.beat + STEP, act)) for world in worlds}
        assert times == {(SPANS.beat,)}
        seen += 1
        if seen == PLACES:
            return
    pytest.fail("no window in which somebody may or may not hold a card")


async def times_with_a_bot(world: World) -> tuple[float, ...]:
    """When the audience is sent its first frame."""
    while not (times := frames(world)):
        for _ in range(3):
            await asyncio.sleep(0)
        world.clock.advance(STEP)
        assert world.clock.time < SPANS.beat
    return tuple(times)


async def compare_with_bots(table: Table) -> int:
    """How many windows were found in which a bot may or may not hold a card."""
    seen = 0
    for logged, audience in windows(table, bots=(1, 2)):
        kinds = both_kinds(logged, audience)
        if all(kinds.values()):
            times = {await times_with_a_bot(world) for world in kinds[True] + kinds[False]}
            assert times == {(SPANS.window_moments["greenhorn"],)}
            seen += 1
        if seen == PLACES:
            break
    return seen


@pytest.mark.parametrize("table", WINDOWS, ids=str)
def test_a_bot_that_ponders_a_card_answers_no_later_than_one_without(table: Table) -> None:
    """The bots of these tables answer at once where there is no choice, and otherwise never."""
    assert asyncio.run(compare_with_bots(table)) == PLACES
