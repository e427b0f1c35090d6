"""What a seat may do without advancing the game: talk, take choices back, seat bots and remove them.

Each adds an entry to the log, so there must be a limit.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from fistful.engine.errors import TableRefusal
from fistful.protocol import commands
from fistful.server.tables.commands import SeatCommand

MOST_ASIDES: Final = 1000
"""How many a seat may make between two decisions: far more than anyone needs."""
ASIDES: Final = (commands.Retract, commands.MoreTime, commands.Say, commands.SeatBot, commands.Unseat)


class Asides:
    """Counts the asides of each seat since the last decision."""

    def __init__(self) -> None:
        self._decision = 0
        self._count: Counter[int] = Counter()

    def take(self, seat: int, command: SeatCommand, decision: int) -> None:
        """Count a command; TableRefusal if it is one too many."""
        if not isinstance(command, ASIDES):
            return
        if decision != self._decision:
            self._decision = decision
            self._count.clear()
        if self._count[seat] >= MOST_ASIDES:
            raise TableRefusal("enough")
        self._count[seat] += 1
