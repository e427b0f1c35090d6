"""kill -9 in the middle of ten games: whatever anyone was told is still true, and everybody goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from fistful.protocol.frames import Moment
from fistful.server.core.settings import WINDOW_MOMENTS, Spans
from fistful.server.net.listening import free_port
from fistful.server.store.storage import Storage
from fistful.server.tables.log import Played
from fistful.server.tables.replays import Telling, seen_by
from tests.chaos.people import Game, Person, encoded
from tests.serving import PATIENCE, Serving
from tests.tables import many

KILLS = many(2, 20)
TABLES = [
    ("wild-shots", 2, 2),
    ("wild-shots", 3, 1),
    ("shootout", 2, 1),
    ("shootout", 4, 2),
    ("loot-shoot-whisky", 2, 2),
    ("loot-shoot-whisky", 2, 1),
    ("looterz", 2, 1),
    ("looterz", 3, 2),
    ("boomtown-bandits", 3, 2),
    ("boomtown-bandits", 4, 1),
]
"""The game, its seats, and how many of them are people's; bots sit at the others."""
QUICK = Spans(
    beat=0.3,
    beat_alone=0.2,
    bot_pause=0.02,
    window_moments=dict.fromkeys(WINDOW_MOMENTS, 0.05),
    tick=0.01,
    countdown=0.02,
)
"""As at any table, but nobody is waited for long."""


def test_nothing_that_anyone_was_told_is_lost(tmp_path: Path) -> None:
    port = free_port("127.0.0.1", random.Random(tmp_path.name).randrange(20_000, 40_000))
    victim = Serving(tmp_path, port, QUICK)
    games = [Game(f"127.0.0.1:{victim.port}", *table, random.Random(number)) for number, table in enumerate(TABLES)]
    victim.start()
    try:
        asyncio.run(scene(victim, games))
    finally:
        victim.kill()
    people = [person for game in games for person in game.persons]
    assert sum(person.returns for person in people) >= KILLS * len(games) // 2


async def scene(victim: Serving, games: list[Game]) -> None:
    dice, stop = random.Random(9), asyncio.Event()
    playing = [asyncio.create_task(game.run(stop)) for game in games]
    for _ in range(KILLS):
        await until_busy(games)
        await asyncio.sleep(dice.uniform(0.0, 1.0))
        victim.kill()
        await asyncio.to_thread(victim.start)
    await until_busy(games)
    stop.set()
    await asyncio.gather(*playing)
    storage = Storage(f"sqlite:///{victim.folder / 'tables.db'}")
    for person in [person for game in games for person in game.persons]:
        check_log(storage, person)
        await check_moment(storage, person)


async def until_busy(games: list[Game]) -> None:
    """Wait until something was acknowledged in every game."""
    before = [game.acknowledged for game in games]
    async with asyncio.timeout(PATIENCE):
        while not all(game.acknowledged > count for game, count in zip(games, before, strict=True)):
            await asyncio.sleep(0.05)


def check_log(storage: Storage, person: Person) -> None:
    """Entries are numbered without a gap, and each acknowledged move is there once."""
    entries = storage.read(person.table)
    assert [logged.seq for logged in entries] == list(range(len(entries)))
    stored = {logged.command: logged.entry for logged in entries}
    assert len(stored) == len(entries)
    for command, move in person.acknowledged.items():
        entry = stored[f"{person.seat}:{command}"]
        assert isinstance(entry, Played) and (entry.seat, entry.move) == (person.seat, move)


async def check_moment(storage: Storage, person: Person) -> None:
    """What the log makes is what a client sees that comes now, and it is where those who came back had got to.

    Bots play on meanwhile. Moments are numbered by the log, so what is shown is compared with the moment of that
    number, which must be stored by then, and no older than what was stored when the client came.
    """
    stored = len(moments_in(storage, person))
    async with connect(person.address, compression=None, max_size=None) as socket:
        await socket.send(encoded(do="enter", token=person.token))
        hello = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
    told = moments_in(storage, person)
    shown = hello["moment"]
    assert stored - 1 <= shown["number"] < len(told)
    assert shown == told[shown["number"]]
    for number, moment in person.moments.items():
        assert moment == told[number]


def moments_in(storage: Storage, person: Person) -> list[dict[str, Any]]:
    """Every moment that a person's seat has seen, by the log alone; without what is added for looking back."""
    replayed = Telling(person.table, storage.read(person.table), seen_by(person.seat))
    shown = [msgspec.json.decode(moment) for moment in replayed.moments]
    return [{name: moment[name] for name in Moment.__struct_fields__} for moment in shown]
