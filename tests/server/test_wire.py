"""What crosses the wire to an audience, and when, is the same in every world that the audience cannot tell apart.

A game is played at a real table in memory. In its middle two tables are made that differ only in
what one audience cannot know: both positions are imagined from that audience's view. Both go on with the
same moves at the same times, and with different secret choices on the way, for as long as the audience's own views
stay equal and nothing is shuffled or rolled; every byte sent to it must be equal, frames, refusals and greetings
alike, and so must be the time at which it is sent. Windows close by themselves on the way.
"""

from __future__ import annotations

import random

import pytest

import fistful
from fistful import Position
from fistful.engine.errors import FistfulError
from fistful.server.tables import log
from fistful.server.tables.log import Logged
from tests.server.worlds import World, entries, next_entry
from tests.tables import TABLES, many

GAMES = many(20, 200)
"""Games of each kind whose traffic is compared."""
STEPS = 8
"""Moves that two worlds go on together at most."""
TRIES = 6
"""Commands that are no legal moves, tried by the audience in both worlds."""
PAUSES = (0.0, 0.4, 1.7, 6.1)
"""Seconds between two moves; a window is over within the longest."""
WAVERING = 0.3
"""Seconds until somebody takes back a choice."""


def chosen_alike(first: Position, second: Position) -> bool:
    """Make the sealed choices of one world those of the other, because the next move may show them."""
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
    due = worlds[0].live.wait().due
    if due is not None and due <= worlds[0].clock.time + WAVERING:
        return
    seat = dice.choice(others)
    for world in worlds:
        chooses = seat in world.position.to_act and len(world.position.to_act) > 1
        if chooses:
            world.write(log.Played(seat, world.position.base.texts[dice.choice(world.position.actions(seat))]))
        world.clock.advance(WAVERING)
        if chooses:
            world.write(log.Retracted(seat))
    assert worlds[0].ear.heard == worlds[1].ear.heard


def compare_refusals(worlds: tuple[World, World], dice: random.Random) -> None:
    """The audience tries what it may not do."""
    if worlds[0].audience is not None:
        for move in dice.choices(worlds[0].position.base.texts, k=TRIES):
            assert worlds[0].refused(move) == worlds[1].refused(move)


def parted(worlds: tuple[World, World], drawn: list[int]) -> bool:
    """Whether the audience may tell the worlds apart by now, by what it sees or by what was rolled or shuffled."""
    return drawn != [world.drawn() for world in worlds] or worlds[0].sees() != worlds[1].sees()


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
        pause = dice.choice(PAUSES)
        for world in worlds:
            world.write(entry)
        if parted(worlds, drawn):
            return step
        assert first.ear.heard == second.ear.heard
        for world in worlds:
            world.clock.advance(pause)
        if parted(worlds, drawn):
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
