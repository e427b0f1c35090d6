"""What a seat may do without the game going on: talk, take choices back, seat bots and send them away.

Each is an entry of the log, and nothing else would end them.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from fistful.engine.errors import TableRefusal
from fistful.protocol import commands
from fistful.server.judge import SeatCommand

MOST: Final = 1000
"""Asides of one seat between two decisions, far more than anybody needs."""
ASIDES: Final = (commands.Retract, commands.MoreTime, commands.Say, commands.SeatBot, commands.Unseat)


class Asides:
    """Counts what each seat did since the game last went on."""

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
        if self._count[seat] >= MOST:
            raise TableRefusal("enough")
        self._count[seat] += 1
