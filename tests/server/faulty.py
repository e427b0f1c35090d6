"""A table server whose failures are as bad as possible: the exceptions quote the data it handles."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from fistful.protocol.commands import Say
from fistful.server.people.accounts import Accounts
from fistful.server.play.live import LiveTable
from fistful.server.play.rematches import Rematches
from fistful.server.store.reader import Reader
from tests.serving import main

FAULT = "fault"
"""Who has this name, or says this, meets a fault."""
FAULTY_MOMENT = 7

_keep, _moments, _entries_of, _rematch = Accounts.keep, Reader.moments, LiveTable._entries_of, Rematches._open


async def keep(self: Accounts, wanted: Any, address: str) -> Any:
    if wanted.name == FAULT:
        raise RuntimeError(f"no room for {wanted}")
    return await _keep(self, wanted, address)


async def moments(
    self: Reader, id: str, tokens: Sequence[str] | None, first: int, last: int, seat: int | None = None
) -> bytes:
    if first == FAULTY_MOMENT:
        raise KeyError(tokens)
    return await _moments(self, id, tokens, first, last, seat)


def entries_of(self: LiveTable, seat: int, command: Any) -> Any:
    if isinstance(command, Say) and command.text == FAULT:
        raise ValueError(f"{self.table.opened} {self.table.position} {command}")
    return _entries_of(self, seat, command)


async def rematch(self: Rematches, live: LiveTable) -> None:
    await _rematch(self, live)
    raise LookupError(f"{live.table.opened} {live.table.seats}")


if __name__ == "__main__":
    Accounts.keep = keep  # type: ignore[method-assign]
    Reader.moments = moments  # type: ignore[method-assign]
    LiveTable._entries_of = entries_of  # type: ignore[method-assign]
    Rematches._open = rematch  # type: ignore[method-assign]
    main(*sys.argv[1:])
