"""The bots of Loot Shoot Whisky: it hides nothing that matters before its round is over, so they solve the round."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from functools import cache
from importlib.resources import files
from typing import Any, Final, SupportsIndex
from zlib import compress, decompress

from librt.vecs import vec

from fistful.engine.chance import fast
from fistful.engine.registry import imagine
from fistful.engine.wire import Thought, View
from fistful.games.loot_shoot_whisky.solver import Solver, plan, thumb_worths

SLIPS: Final = {"sheriff": 0.5, "legend": 0.0}
"""How often each level assumes that the opponent plans at random. Counting on mistakes wins more from beginners,
but can be exploited by players who make none."""
_FINE: Final = 0xFFFF


def packed(worths: list[float]) -> str:
    """Chances as text: 16 bits each, the lower byte first, deflated, in base 64."""
    octets = b"".join([round(worth * _FINE).to_bytes(2, "little") for worth in worths])
    return b64encode(compress(octets, 9)).decode()


def unpacked(text: str) -> list[float]:
    """The chances that were `packed`."""
    octets = decompress(b64decode(text))
    return [int.from_bytes(octets[at : at + 2], "little") / _FINE for at in range(0, len(octets), 2)]


@cache
def known_worths(level: str) -> list[float]:
    """The value of a new round: by rule of thumb for the sheriff, learnt with `fistful train` for the legend."""
    if level == "sheriff":
        return list(thumb_worths())
    text = files("fistful.games.loot_shoot_whisky").joinpath("worths.json").read_text("utf-8")
    learnt: dict[str, Any] = json.loads(text)
    return unpacked(learnt["worths"])


class RoundSolver:
    """Plays its mix in the matrices of the current round, solved exactly over the value of a new round."""

    def __init__(self, level: str) -> None:
        self.worths: Final = vec[float](known_worths(level))
        self.slips: Final = SLIPS[level]

    def answer(self, view: View, seed: SupportsIndex) -> int:
        return self.think(view, seed).action

    def think(self, view: View, seed: SupportsIndex) -> Thought:
        assert view.seat is not None
        solver = Solver(self.worths, self.slips)
        action = plan(imagine(view, seed), view.seat, solver, fast(seed))
        return Thought(action, solver.solved)
