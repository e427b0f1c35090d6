"""A table as an operator sees it: what a spectator sees, and where its people come from. Never a hidden card."""

from __future__ import annotations

from typing import Final

import msgspec

from fistful import locales
from fistful.engine.errors import TableRefusal
from fistful.engine.wire import Told
from fistful.protocol.audience import Audience
from fistful.server.operators import messages
from fistful.server.operators.messages import Look
from fistful.server.people.sanctions import Sanctions
from fistful.server.play.live_state import LiveState
from fistful.server.store.storage import Storage
from fistful.server.tables.table import Table

MOST_TOLD: Final = 50
"""How many of the last sentences and chat lines of a table are shown."""


def look(asked: messages.Table, storage: Storage, addresses: dict[int, str], sanctions: Sanctions) -> Look:
    """The table as its log makes it, for the audience that all spectators are."""
    entries = storage.read(asked.table)
    if not entries:
        raise TableRefusal("no-such-table")
    state = LiveState(asked.table, entries)
    table, watching = state.table, None if state.audiences is None else state.audiences.by_seat[None]
    language = asked.language if asked.language in locales.LANGUAGES else locales.ENGLISH
    return Look(
        table.info(),
        None if watching is None else watching.moment,
        () if watching is None else _sentences(table, watching, language),
        tuple(table.chat[-MOST_TOLD:]),
        addresses,
        tuple(seat for seat in table.people if _is_muted(table, seat, addresses.get(seat, ""), sanctions)),
    )


def _sentences(table: Table, watching: Audience, language: str) -> tuple[str, ...]:
    """What spectators were told, in words."""
    told = [each for _, raw in watching.past[-MOST_TOLD:] for each in msgspec.json.decode(raw, type=list[Told])]
    game, names = table.opened.game, table.names
    return tuple(locales.event(game, each.code, each.params, language, names) for each in told[-MOST_TOLD:])


def _is_muted(table: Table, seat: int, address: str, sanctions: Sanctions) -> bool:
    try:
        sanctions.check_talking(address, table.seats[seat])
    except TableRefusal:
        return True
    return False
