"""What the parts of a live table need of the table and of the server around it, which they must not import."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from fistful.engine.errors import FistfulError
from fistful.server.core.clock import Clock
from fistful.server.core.settings import Spans
from fistful.server.play.bots import Bots
from fistful.server.tables import log
from fistful.server.tables.table import Table
from fistful.server.tables.timing import Wait

Reply = Callable[[FistfulError | None], None]
"""Called with None when something is safely stored, else with the reason why not."""


def no_reply(_error: FistfulError | None) -> None:
    """For what nobody waits for."""


class Surroundings(Protocol):
    """The server around a table, as its bots and clocks use it; `Hub` is one."""

    @property
    def clock(self) -> Clock:
        """The server's time."""

    @property
    def spans(self) -> Spans:
        """How long tables wait."""

    @property
    def bots(self) -> Bots:
        """The bots of the server."""

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""


class TableInPlay(Protocol):
    """A live table, as its bots and clocks use it; `LiveTable` is one."""

    id: str
    table: Table
    lag: float
    payer: str

    @property
    def attended(self) -> bool:
        """Whether anybody is here."""

    @property
    def hub(self) -> Surroundings:
        """The server around it."""

    @property
    def seq(self) -> int:
        """The number of the last entry."""

    @property
    def broken(self) -> bool:
        """Whether the state in memory is about to be replaced by the stored one."""

    def wait(self) -> Wait:
        """What the table waits for."""

    def write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        """Apply entries and store them."""

    def when_settled(self, call: Callable[[], None]) -> None:
        """Call this when everything in memory is on disk."""
