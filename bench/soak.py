"""A thousand tables opened, played, left and swept: memory, and how long the loop of the server stood still.

`python -m bench.soak [TABLES] [AT_ONCE]` prints one JSON line. The tables are a real hub's on a real database, with
people at every seat and no sockets. Each pause of the loop is given in seconds of the clock and in those for which
the loop's own thread had the processor: on a busy machine the first are the machine's, the second are ours.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import secrets
import sys
import tempfile
import threading
import time
from pathlib import Path

import structlog

import fistful
from fistful.protocol import commands
from fistful.protocol.requests import Join, OpenTable
from fistful.server.core import garbage
from fistful.server.core.settings import Settings, Spans
from fistful.server.net.app import Application
from fistful.server.net.serve import load_all
from fistful.server.play.surroundings import no_reply

TABLES = 1000
MOVES = 20
AT_ONCE = 20
BEAT = 0.002
"""Seconds between two looks at the clock of the loop."""
WARM = 0.3
"""The part of the tables after which memory counts: by then caches and pools are full."""
SPANS = Spans(linger=0.2, bot_pause=0.0, tick=0.004, countdown=0.01, beat=0.05, beat_alone=0.05)


def resident() -> int:
    """The memory of this process, in KiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


class Pauses:
    """The longest time for which the loop stood still, and the longest collection of garbage in its thread."""

    def __init__(self) -> None:
        self.longest = self.longest_cpu = self.collecting = 0.0
        self._loop = threading.get_ident()
        self._began = 0.0
        gc.callbacks.append(self._collection)

    def forget(self) -> None:
        """Begin to measure again."""
        self.longest = self.longest_cpu = self.collecting = 0.0

    def _collection(self, phase: str, _info: object) -> None:
        if threading.get_ident() != self._loop:
            return
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.collecting = max(self.collecting, time.thread_time() - self._began)

    async def watch(self) -> None:
        while True:
            before, cpu = time.perf_counter(), time.thread_time()
            await asyncio.sleep(BEAT)
            self.longest = max(self.longest, time.perf_counter() - before - BEAT)
            self.longest_cpu = max(self.longest_cpu, time.thread_time() - cpu)


async def play(application: Application, game: str, dice: random.Random) -> None:
    """One table, from its opening until everybody has gone."""
    hub = application.hub
    first = await application.openings.open(OpenTable(game, share=secrets.token_hex(32), seats=2), None)
    await application.openings.join(first.table, Join(share=secrets.token_hex(32)), None)
    for number in range(MOVES):
        live = await hub.table(first.table)
        position = live.table.position
        if position is None or position.over or not position.to_act:
            break
        seat = position.to_act[0]
        move = live.table.game.text(dice.choice(position.actions(seat)))
        live.command(seat, commands.Play(f"command-{number}", move), no_reply)
        await asyncio.sleep(BEAT)


async def soak(folder: Path, tables: int, at_once: int) -> dict[str, object]:
    application, pauses, dice = Application(Settings(data=folder, spans=SPANS)), Pauses(), random.Random(1)
    hub = application.hub
    load_all()
    await hub.start()
    tasks, warm = [asyncio.create_task(pauses.watch())], 0
    for first in range(0, tables, at_once):
        games = [fistful.games()[number % len(fistful.games())] for number in range(first, first + at_once)]
        await asyncio.gather(*(play(application, game, dice) for game in games))
        while len(hub.tables) > 2 * at_once:
            await asyncio.sleep(SPANS.linger / 4)
        if first == 0:
            garbage.tune()
            tasks.append(asyncio.create_task(garbage.watch()))
            await asyncio.sleep(2 * BEAT)  # what has just been collected is no pause of tables
            pauses.forget()
        if first <= tables * WARM:
            warm = resident()
    while hub.tables:
        await asyncio.sleep(SPANS.linger)
    for task in tasks:
        task.cancel()
    end, collecting = resident(), pauses.collecting
    gc.unfreeze()
    left = gc.collect()
    await hub.stop()
    return {
        "bench": "soak",
        "tables": tables,
        "at_once": at_once,
        "warm_kib": warm,
        "end_kib": end,
        "growth": round(end / warm - 1, 4),
        "longest_pause_ms": round(pauses.longest * 1000, 1),
        "longest_pause_cpu_ms": round(pauses.longest_cpu * 1000, 1),
        "longest_collection_cpu_ms": round(collecting * 1000, 1),
        "garbage_objects_a_table": round(left / tables, 1),
    }


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    given = [int(each) for each in sys.argv[1:]]
    wanted = given + [TABLES, AT_ONCE][len(given) :]
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(soak(Path(folder), *wanted))))


if __name__ == "__main__":
    main()
