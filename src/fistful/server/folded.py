"""All that follows from the log of a table: the table itself, what each audience was shown, which commands were done.

It touches neither sockets nor clocks nor the loop, so a long log is folded in a thread of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from fistful.server import log
from fistful.server.audience import Audiences
from fistful.server.log import Logged
from fistful.server.table import Table
from fistful.server.writing import Line


class Folded:
    """A table with its audiences, after so many entries."""

    def __init__(self, id: str, entries: list[Logged]) -> None:
        first = entries[0]
        assert isinstance(first.entry, log.Opened)
        self.line = Line()
        self.table = Table(id, first.entry, first.at)
        self.audiences: Audiences | None = None
        self.seq = first.seq
        self.commands = {first.command}
        """The ids of commands that were carried out."""
        for logged in entries[1:]:
            self.apply(logged.entry, logged.at)
            self._note(logged)

    def apply(self, entry: log.AnyEntry, at: float) -> list[int | None]:
        """Apply an entry; the audiences that noticed."""
        decision = self.table.decision
        self.table.apply(entry, at)
        position = self.table.position
        if position is None:
            return []
        if self.audiences is None:
            self.audiences = Audiences(self.table.people)
        return [audience.seat for audience in self.audiences.follow(position, decision != self.table.decision)]

    def add(self, entries: Sequence[log.AnyEntry], command: str, at: float) -> list[Logged]:
        """Number entries that were applied, as they are stored."""
        out = []
        for number, entry in enumerate(entries):
            logged = Logged(self.seq + 1, f"{command}+{number}" if number else command, at, entry)
            self._note(logged)
            out.append(logged)
        return out

    def _note(self, logged: Logged) -> None:
        """Count an entry, and remember which commands it carried out."""
        self.seq = logged.seq
        self.commands.add(logged.command)
        if isinstance(logged.entry, log.Ticked):
            self.commands.update(logged.entry.ids)
