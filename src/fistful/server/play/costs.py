"""How many seconds thoughts take, and how many simulations fit into a time."""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import Final, NamedTuple

from fistful.bots import budgets
from fistful.protocol.tables import Hurried, Level

MOST_TIMED: Final = 16
"""How many recent thoughts an estimate rests on."""
USUAL_SECONDS: Final = 0.2
"""How long a sheriff's thought takes while none has been timed."""
TRIAL_EVERY: Final = 1.0
TRIAL_PART: Final = 0.1
"""Where nobody thinks because of an estimate, one may try after this many seconds, for at most this part of the time.
Nothing else would ever correct the estimate.
"""


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
        self._planned: dict[tuple[str, str], float] = {}
        """When somebody was last given time to think."""

    def plan(self, level: Level, game: str, seconds: float, alone: bool, now: float) -> Plan | None:
        """The level with as many simulations as fit into this time; None if not even the fewest do.

        A level that does not count simulations may take longer while nobody else waits.
        """
        plans = self._plans(level, game)
        chosen = next((plan for plan in plans if plan.seconds <= seconds), None)
        if chosen is None:
            least, (game, kind) = plans[-1], self._key(level, game)
            rest = max(TRIAL_EVERY, least.seconds / TRIAL_PART)
            if (alone and kind) or now - self._planned.get((game, kind), float("-inf")) >= rest:
                chosen = least
        if chosen is not None:
            self._planned[self._key(level, game)] = now
        return chosen

    def _plans(self, level: Level, game: str) -> list[Plan]:
        """With how many simulations a level may think, most first, and how long each should take."""
        timed, known = self._of(level, game), budgets(level, game)
        if not known:
            return [Plan(level, None, median(timed) if timed else USUAL_SECONDS)]
        cost = median(timed) if timed else USUAL_SECONDS / next(iter(budgets("sheriff", game)))
        usual = next(iter(known))
        return [
            Plan(name, None if count == usual else Hurried(count, usual), count * cost) for count, name in known.items()
        ]

    def learn(self, level: Level, game: str, simulations: int, seconds: float) -> None:
        """Remember how long a thought took; one that turned out to need no simulations says nothing."""
        if not budgets(level, game):
            self._of(level, game).append(seconds)
        elif simulations:
            self._of(level, game).append(seconds / simulations)

    def learn_at_least(self, level: Level, game: str, plan: Plan, seconds: float) -> None:
        """Remember a thought that was not over after this time."""
        planned = next(iter(budgets(level, game)), 0) if plan.hurried is None else plan.hurried.simulations
        self.learn(level, game, planned, seconds)

    def _key(self, level: Level, game: str) -> tuple[str, str]:
        return game, "" if budgets(level, game) else level

    def _of(self, level: Level, game: str) -> deque[float]:
        return self._timed.setdefault(self._key(level, game), deque(maxlen=MOST_TIMED))
