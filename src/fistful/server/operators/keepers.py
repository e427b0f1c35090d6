"""The tables that an operator looks after: those of a running server, or those of a stopped one in its database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from fistful.engine.errors import TableRefusal
from fistful.protocol.tables import TableInfo
from fistful.server.core.networks import Network, contains
from fistful.server.operators import audit
from fistful.server.operators.messages import AuditRow
from fistful.server.play.hub import Hub
from fistful.server.play.room import Client
from fistful.server.store import unused
from fistful.server.store.storage import Storage
from fistful.server.store.writing import ListRow, Write, WriteChain, Writer
from fistful.server.tables import log
from fistful.server.tables.commands import put_out, shut
from fistful.server.tables.fold import Fold
from fistful.server.tables.log import Logged
from fistful.server.tables.table import NO_REASON, Table


class TableKeeper(Protocol):
    """The tables of a server."""

    async def close(self, id: str, reason: str) -> None:
        """Close a table for good; its log is kept."""

    async def delete(self, id: str, reason: str) -> None:
        """Delete a table with its log."""

    async def put_out(self, id: str, seat: int, reason: str) -> None:
        """Take a seat from the person who holds it."""

    async def fold_again(self, tables: Sequence[str]) -> None:
        """The logs of these tables were rewritten."""

    def inform(self, info: TableInfo) -> TableInfo:
        """What is known now of a table."""

    def seats_from(self, network: Network) -> list[tuple[str, int]]:
        """The tables and seats of people who are connected from a network."""

    def addresses(self, id: str) -> dict[int, str]:
        """Where the people at a table are connected from, by seat."""

    def send_away(self, person: int | None, network: Network | None, why: TableRefusal) -> int:
        """Close the sockets of a person, or those from a network, and say why; how many there were."""

    def figures(self) -> dict[str, Any]:
        """What a running server knows of itself."""

    def note(self, row: AuditRow) -> None:
        """Something was written down."""

    def note_look(self, who: str, what: str) -> None:
        """Something was looked up."""


class Running:
    """The tables of a running server: what is done takes effect at once, and people are told."""

    def __init__(self, hub: Hub, networks: Callable[[], int]) -> None:
        self._hub = hub
        self._networks = networks
        self._started = time.time()

    async def close(self, id: str, reason: str) -> None:
        await self._hub.close_table(id, reason)

    async def delete(self, id: str, reason: str) -> None:
        await self._hub.delete_table(id, TableRefusal("deleted", because=reason or NO_REASON))

    async def put_out(self, id: str, seat: int, reason: str) -> None:
        await self._hub.put_out(id, seat, reason)

    async def fold_again(self, tables: Sequence[str]) -> None:
        await self._hub.fold_again(tables)

    def inform(self, info: TableInfo) -> TableInfo:
        live = self._hub.tables.get(info.id)
        return info if live is None else live.info()

    def seats_from(self, network: Network) -> list[tuple[str, int]]:
        return [
            (id, client.seat)
            for id, table, client in self._clients()
            if client.seat is not None and table.status in ("waiting", "playing") and contains(network, client.address)
        ]

    def addresses(self, id: str) -> dict[int, str]:
        live = self._hub.tables.get(id)
        return {} if live is None else {each.seat: each.address for each in live.room if each.seat is not None}

    def send_away(self, person: int | None, network: Network | None, why: TableRefusal) -> int:
        count = 0
        for _, table, client in self._clients():
            theirs = person is not None and client.seat is not None and table.seats[client.seat].person == person
            if theirs or (network is not None and contains(network, client.address)):
                client.turn_away(why, "refused")
                count += 1
        if person is not None:  # nobody waits any longer for their wish to play again
            for live in self._hub.tables.values():
                if live.table.status == "over" and any(seat.person == person for seat in live.table.seats):
                    self._hub.rematches.look_at(live)
        return count

    def _clients(self) -> Iterator[tuple[str, Table, Client]]:
        for id, live in list(self._hub.tables.items()):
            for client in live.room:
                yield id, live.table, client

    def note(self, row: AuditRow) -> None:
        audit.say(row)

    def note_look(self, who: str, what: str) -> None:
        audit.say_look(who, what)

    def figures(self) -> dict[str, Any]:
        clients = [client for _, _, client in self._clients()]
        return {
            "running": True,
            "started": self._started,
            "in_memory": len(self._hub.tables),
            "aside": self._hub.aside,
            "seated": sum(client.seat is not None for client in clients),
            "watching": sum(client.seat is None for client in clients),
            "networks": self._networks(),
        }


class Stored:
    """The tables in the database of a server that is not running; nobody is there to be told."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def close(self, id: str, reason: str) -> None:
        await asyncio.to_thread(self._add, id, "shut", lambda table: shut(table, reason))

    async def delete(self, id: str, reason: str) -> None:
        if not await asyncio.to_thread(unused.delete, self._storage.engine, id):
            raise TableRefusal("no-such-table")

    async def put_out(self, id: str, seat: int, reason: str) -> None:
        await asyncio.to_thread(self._add, id, "out", lambda table: put_out(table, seat, reason))

    async def fold_again(self, tables: Sequence[str]) -> None:
        """Nothing is in memory."""

    def inform(self, info: TableInfo) -> TableInfo:
        return info

    def seats_from(self, network: Network) -> list[tuple[str, int]]:
        return []

    def addresses(self, id: str) -> dict[int, str]:
        return {}

    def send_away(self, person: int | None, network: Network | None, why: TableRefusal) -> int:
        return 0

    def note(self, row: AuditRow) -> None:
        """The log of the server is not open."""

    def note_look(self, who: str, what: str) -> None:
        """The log of the server is not open."""

    def figures(self) -> dict[str, Any]:
        nothing = dict.fromkeys(("in_memory", "aside", "seated", "watching", "networks"), 0)
        return {"running": False, "started": None, **nothing}

    def _add(self, id: str, command: str, make: Callable[[Table], log.AnyEntry]) -> None:
        """Add an entry to the log of a table."""
        entries = self._storage.read(id)
        if not entries:
            raise TableRefusal("no-such-table")
        state, now = Fold(id, entries), time.time()
        entry = make(state.table)
        state.table.apply(entry, now)
        logged = Logged(state.seq + 1, f"{command}:{state.seq + 1}", now, entry)
        writer = Writer(self._storage.engine)
        try:
            row = ListRow(state.table.info(), now)
            (error,) = writer.commit([Write(id, WriteChain(), [logged], row, lambda _: None)])
        finally:
            writer.close()
        if error is not None:
            raise TableRefusal("not-stored")
