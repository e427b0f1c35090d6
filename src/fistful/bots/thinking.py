"""The processes that bots think in: a view comes in as JSON, an action goes out. They are handed nothing else.

A pool of processes calls `think`. `python -m fistful.bots.thinking` reads questions from its input, one JSON line each,
until the input ends, and writes for each an action, the simulations that it rests on, and the microseconds it took. A
number after the module's name lowers the priority of the process by that much.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from functools import cache
from typing import Final, NamedTuple

import msgspec

from fistful import view_from_json
from fistful.bots import Bot, bot
from fistful.bots.sheriff import UNLIMITED

LIVE_MS: Final = 2000
"""The most time for an answer for which somebody waits, on machines much slower than the budgets were set on. How many
simulations it rests on is part of the answer."""


class Answer(NamedTuple):
    """An action, how many imagined games or positions it rests on, and what it cost."""

    action: int
    simulations: int
    cpu_ms: float
    fault: str = ""
    """Why the player's own answer was not a legal move, if it was none."""


class Question(msgspec.Struct, frozen=True):
    """What would a bot of this level do?"""

    level: str
    view: msgspec.Raw
    seed: int


@cache
def cached_bot(level: str, game: str, most_ms: int) -> Bot:
    """The bots of this process; they remember nothing, so one serves all games."""
    return bot(level, game, most_ms)


def think(level: str, view: bytes, seed: int, most_ms: int = UNLIMITED) -> Answer:
    """What a bot of this level answers to this view: always the same, unless its time is limited."""
    seen = view_from_json(view)
    player = cached_bot(level, seen.game, most_ms)
    began = time.process_time()
    thought = player.think(seen, seed)
    return Answer(thought.action, thought.simulations, (time.process_time() - began) * 1000)


def main() -> None:
    """Answer questions until there are no more."""
    with contextlib.suppress(OSError, AttributeError):  # not every system knows priorities
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    for line in sys.stdin.buffer:
        began = time.perf_counter()
        question = msgspec.json.decode(line, type=Question)
        answer = think(question.level, bytes(question.view), question.seed, LIVE_MS)
        took = round((time.perf_counter() - began) * 1e6)
        sys.stdout.buffer.write(b"%d %d %d\n" % (answer.action, answer.simulations, took))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
