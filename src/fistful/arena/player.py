"""The process that plays: a view comes in as JSON, an action goes out. It is given nothing else."""

from __future__ import annotations

import time
from functools import cache
from typing import NamedTuple

from fistful import view_from_json
from fistful.bots import Bot, bot


class Played(NamedTuple):
    """An answer, what it rests on, and what it cost."""

    action: int
    simulations: int
    cpu_ms: float


@cache
def seated(level: str, game: str) -> Bot:
    """The bots of this process; they remember nothing, so one serves all games."""
    return bot(level, game)


def play(level: str, view: bytes, seed: int) -> Played:
    """What a bot of this level answers to this view."""
    seen = view_from_json(view)
    player = seated(level, seen.game)
    began = time.process_time()
    thought = player.think(seen, seed)
    return Played(thought.action, thought.simulations, (time.process_time() - began) * 1000)
