"""The public tables: how many one household may have, and a list in which everybody gets a place.

Who opened a table is only in memory, as addresses are not stored. After a restart the first person at the table counts
instead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from fistful.engine.errors import TableRefusal
from fistful.protocol.tables import TableInfo
from fistful.server.tables.table import Table

LISTED_FOR: Final = 24 * 3600.0
"""How many seconds public tables are listed after someone last sat down."""


class Lobby:
    """Which household opened which public table, while it is listed."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._opened: dict[str, tuple[str, float]] = {}
        """By table: the household, and when it was opened."""

    def check(self, household: str, now: float) -> None:
        """TableRefusal if a household has as many public tables as it may have."""
        for table, (_, at) in list(self._opened.items()):
            if at < now - LISTED_FOR:
                del self._opened[table]
        here = sum(other == household for other, _ in self._opened.values())
        if self._most is not None and here >= self._most:
            raise TableRefusal("too-many-public", most=self._most)

    def opened(self, table: str, household: str, now: float) -> None:
        self._opened[table] = (household, now)

    def changed(self, table: Table) -> None:
        """Forget a table that is over or closed, or that every person has left."""
        if table.status in ("over", "closed") or not table.people:
            self.forget(table.id)

    def forget(self, table: str) -> None:
        self._opened.pop(table, None)

    def fair(self, infos: Sequence[TableInfo], most: int) -> list[TableInfo]:
        """As many as are listed, in the same order: the first of each opener, then the second of each, and so on."""
        by_opener: defaultdict[str, list[TableInfo]] = defaultdict(list)
        for info in infos:
            by_opener[self._opener(info)].append(info)
        rounds = [each for round in zip_longest(*by_opener.values()) for each in round if each is not None]
        chosen = {each.id for each in rounds[:most]}
        return [info for info in infos if info.id in chosen]

    def _opener(self, info: TableInfo) -> str:
        if info.id in self._opened:
            return self._opened[info.id][0]
        return next((chair.name for chair in info.chairs if chair.name and chair.level is None), "")
