"""A shootout against the clock on this machine: the same ticks as at a live table, and choices as late as there."""

from __future__ import annotations

from fistful.bots import reaction
from fistful.engine.chance import aside
from fistful.engine.errors import NotYourTurn, TableRefusal
from fistful.terminal.local import PERSON, LocalTable

COUNTDOWN = 3
"""The count before each bout, in seconds at the usual pace."""


class Bout:
    """The ticks of one bout, from its first on."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.first = table.position.bout_start()
        self._choice: tuple[int, int] | None = None
        """The person's action, and the tick in which it counts."""

    @property
    def on(self) -> bool:
        """Whether this bout is still going on."""
        return self.table.racing and self.table.position.bout_start() == self.first

    @property
    def pending(self) -> str | None:
        """The person's choice, while it waits for its tick."""
        return None if self._choice is None else self.table.game.text(self._choice[0])

    def choose(self, move: str, seen: int | None = None) -> None:
        """The person's choice: it counts some ticks after the one that was seen, like everyone's.

        Raises a `FistfulError` if it comes too late or cannot be made.
        """
        game, position = self.table.game, self.table.position
        now = int(position.timed())
        tick = now if seen is None else min(seen, now)
        if tick < self.first:
            raise TableRefusal("stopped")
        if self._choice is not None:
            raise NotYourTurn("already-chosen", game.slug)
        action = game.typed(move, position, PERSON)
        position.copy().play(PERSON, action)
        self._choice = action, tick + game.late_ticks

    def close(self) -> int:
        """Decide the open tick; how many ticks have then passed, at least one."""
        position = self.table.position
        tick = int(position.timed())
        for seat in position.to_act:
            action = self._due(tick) if seat == PERSON else self._reaction(seat, tick)
            position.play(seat, position.silent() if action is None else action)
        return max(1, int(position.timed()) - tick) if self.on else 1

    def _due(self, tick: int) -> int | None:
        """The person's choice, if it counts by now and is still possible."""
        if self._choice is None or self._choice[1] > tick:
            return None
        action, self._choice = self._choice[0], None
        return action if action in self.table.position.actions(PERSON) else None

    def _reaction(self, seat: int, tick: int) -> int | None:
        """BTB-31: what a bot does in this tick."""
        position = self.table.position
        view = position.view(seat, recall=False)
        return reaction(view, self.table.level, aside(position.chance.seed, "tick", tick, seat))
