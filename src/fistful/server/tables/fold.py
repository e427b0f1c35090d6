"""Folding a log: a table is what its entries make it, applied one after another. Every reader of a log does it here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.server.tables import log
from fistful.server.tables.log import Logged
from fistful.server.tables.table import Table


class Unfoldable(TableRefusal):
    """A log that this server cannot fold. The table is put aside; its log stays as it is."""

    def __init__(self, table: str, error: Exception) -> None:
        super().__init__("put-aside")
        self.table = table
        self.why = f"{error.kind} {error.code}" if isinstance(error, FistfulError) else type(error).__name__
        """What went wrong, without what the log holds."""


@contextmanager
def folding(table: str) -> Iterator[None]:
    """Turn whatever goes wrong into `Unfoldable`."""
    try:
        yield
    except Exception as error:  # a newer version's rules, a damaged entry, a fault of ours: other tables go on
        raise Unfoldable(table, error) from error


class Fold:
    """A table after the entries of its log up to number `seq`."""

    def __init__(self, id: str, entries: Sequence[Logged]) -> None:
        opened = entries[0]
        with folding(id):
            assert isinstance(opened.entry, log.Opened)
            self.table = Table(id, opened.entry, opened.at)
        self.seq = opened.seq
        self.extend(entries[1:])

    def extend(self, entries: Iterable[Logged]) -> None:
        """Apply what follows in the log."""
        with folding(self.table.id):
            for logged in entries:
                self.step(logged)

    def step(self, logged: Logged) -> None:
        """Apply the next entry."""
        self.table.apply(logged.entry, logged.at)
        self.seq = logged.seq


def fold(id: str, entries: Sequence[Logged]) -> Table:
    """The table that a log makes."""
    return Fold(id, entries).table
