"""Folding a log: a table is what its entries make it, applied one after another. Every reader of a log does it here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fistful.server.tables import log
from fistful.server.tables.log import Logged
from fistful.server.tables.table import Table


class Fold:
    """A table after the entries of its log up to number `seq`."""

    def __init__(self, id: str, entries: Sequence[Logged]) -> None:
        opened = entries[0]
        assert isinstance(opened.entry, log.Opened)
        self.table = Table(id, opened.entry, opened.at)
        self.seq = opened.seq
        self.extend(entries[1:])

    def extend(self, entries: Iterable[Logged]) -> None:
        """Apply what follows in the log."""
        for logged in entries:
            self.step(logged)

    def step(self, logged: Logged) -> None:
        """Apply the next entry."""
        self.table.apply(logged.entry, logged.at)
        self.seq = logged.seq


def fold(id: str, entries: Sequence[Logged]) -> Table:
    """The table that a log makes."""
    return Fold(id, entries).table
