"""Readers who ask for whole games as fast as they are answered, from many addresses, beside people who play.

    python bench/flood.py --readers 40 --tables 40 --seconds 8

Prints one JSON line: how long acknowledgements took before the readers came, and beside them, and how many requests had
which status. The server has its usual limits; the readers' addresses are as a local proxy names them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.crowd import Crowd, entered, opened, print_measured  # noqa: E402
from bench.tables import Ours  # noqa: E402

GAMES: Final = 20
"""Finished games to ask for: more than the server keeps at hand."""
PATHS: Final = ("/api/replays/{}", "/api/records/{}", "/api/tables/{}/moments?first=0&last=99", "/api/tables/{}")
"""What readers ask for in turn, each as often as the limits of one address allow."""
THINKING: Final = 1.0
"""Seconds that people think about a move."""


def limited(port: int, folder: Path) -> list[str | Path]:
    return [sys.executable, "-m", "fistful", "serve", "--port", str(port), "--data", folder]


async def read(base: str, address: str, games: list[str], answers: Counter[str]) -> None:
    """One address that asks for one thing after another."""
    host, port = base.split(":")
    incoming, outgoing = await asyncio.open_connection(host, int(port), limit=2**24)
    for game in cycle(games):
        for path in PATHS:
            asked = f"GET {path.format(game)} HTTP/1.1\r\nHost: {base}\r\nX-Forwarded-For: {address}\r\n\r\n"
            outgoing.write(asked.encode())
            head = (await incoming.readuntil(b"\r\n\r\n")).lower()
            await incoming.readexactly(int(head.split(b"content-length:")[1].split(b"\r\n")[0]))
            answers[head.split(b" ", 2)[1].decode()] += 1


async def finished(server: Ours) -> list[str]:
    """Games that are over."""
    tables, crowd = await opened(server, GAMES, 4), Crowd(0.0)
    for person in await entered(crowd, server, tables, 0):
        person.begin()
    await crowd.plays(None)
    return [seats[0][0] for seats in tables]


async def measured(server: Ours, wanted: argparse.Namespace) -> dict[str, object]:
    games = await finished(server)
    crowd = Crowd(THINKING)
    await crowd.begin(await entered(crowd, server, await opened(server, wanted.tables, 2), 0))
    quiet, answers = (await crowd.measured(server, wanted.seconds)).figures(), Counter[str]()
    reading = [asyncio.create_task(read(server.base, f"10.9.0.{n}", games, answers)) for n in range(wanted.readers)]
    flooded = (await crowd.measured(server, wanted.seconds)).figures()
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    about = {"bench": "flood", "readers": wanted.readers, "tables": wanted.tables, "seconds": wanted.seconds}
    return {**about, "before": quiet, "beside": flooded, "answers": answers, "load": os.getloadavg()[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--readers", type=int, default=40, help="addresses")
    parser.add_argument("--tables", type=int, default=40, help="at which two people play")
    parser.add_argument("--seconds", type=float, default=8.0)
    print_measured(limited, measured, parser.parse_args())


if __name__ == "__main__":
    main()
