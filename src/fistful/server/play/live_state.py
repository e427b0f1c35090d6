"""Everything about a live table that follows from its log: the table, what each audience was shown, which commands ran.

It touches neither sockets nor clocks nor the event loop, so a long log can be folded in a thread.
"""

from __future__ import annotations

from collections.abc import Sequence

from fistful.protocol.audience import Audiences
from fistful.server.store.writing import WriteChain
from fistful.server.tables import log
from fistful.server.tables.fold import Fold
from fistful.server.tables.log import Logged


class LiveState(Fold):
    """A table with its audiences, as far as its log goes."""

    def __init__(self, id: str, entries: Sequence[Logged]) -> None:
        self.chain = WriteChain()
        self.audiences: Audiences | None = None
        self.commands = {entries[0].command}
        """The ids of commands that were carried out."""
        super().__init__(id, entries)

    def step(self, logged: Logged) -> None:
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
        noticed = self.audiences.follow(self.table.game, position, decision != self.table.decision)
        return [audience.seat for audience in noticed]

    def number(self, entries: Sequence[log.AnyEntry], command: str, at: float) -> list[Logged]:
        """Number entries that were applied, for storing."""
        out = []
        for place, entry in enumerate(entries):
            logged = Logged(self.seq + 1, f"{command}+{place}" if place else command, at, entry)
            self._note(logged)
            out.append(logged)
        return out

    def _note(self, logged: Logged) -> None:
        """Count an entry, and remember which commands it carried out."""
        self.seq = logged.seq
        self.commands.add(logged.command)
        if isinstance(logged.entry, log.Ticked):
            self.commands.update(logged.entry.ids)
