"""How many seconds thoughts take, and how many simulations fit into a time."""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import Final, NamedTuple

from fistful.bots import budgets
from fistful.protocol.tables import Hurried, Level
from fistful.server.play.thinkers import Answer

MOST_TIMED: Final = 16
"""How many recent thoughts an estimate rests on."""
USUAL_SECONDS: Final = 0.2
"""How long a sheriff's thought takes while none has been timed."""
DOUBT: Final = 0.9
"""What is left of an estimate when a thought was not begun because of it: nothing else would ever correct it."""


class Plan(NamedTuple):
    """How much a bot may think."""

    level: str
    """The level, with the part of its simulations that it is given."""
    hurried: Hurried | None
    seconds: float
    """How long that should take."""


class Costs:
    """What thoughts cost: by game for a simulation; by level and game for a thought without a number of simulations."""

    def __init__(self) -> None:
        self._timed: dict[tuple[str, str], deque[float]] = {}

    def plan(self, level: Level, game: str, seconds: float, alone: bool) -> Plan | None:
        """The level with as many simulations as fit into this time; None if not even the fewest do.

        A level that does not count simulations may take longer while nobody else waits.
        """
        known = budgets(level, game)
        timed = self._of(level, game)
        if not known:
            cost = median(timed) if timed else USUAL_SECONDS
            if cost <= seconds or alone or not timed:  # one has to be tried
                return Plan(level, None, cost)
        else:
            cost = median(timed) if timed else USUAL_SECONDS / next(iter(budgets("sheriff", game)))
            usual = next(iter(known))
            for simulations, name in known.items():
                if simulations * cost <= seconds:
                    hurried = None if simulations == usual else Hurried(simulations, usual)
                    return Plan(name, hurried, simulations * cost)
        timed.append(cost * DOUBT)
        return None

    def learn(self, level: Level, game: str, answer: Answer) -> None:
        """Remember how long a thought took; one that turned out to need no simulations says nothing."""
        if not budgets(level, game):
            self._of(level, game).append(answer.seconds)
        elif answer.simulations:
            self._of(level, game).append(answer.seconds / answer.simulations)

    def _of(self, level: Level, game: str) -> deque[float]:
        key = (game, "" if budgets(level, game) else level)
        return self._timed.setdefault(key, deque(maxlen=MOST_TIMED))
