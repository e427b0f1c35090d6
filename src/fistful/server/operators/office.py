"""The operator's commands: each is written down, then carried out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

import fistful
from fistful.engine.errors import FistfulError, TableRefusal
from fistful.server.core.networks import read_network
from fistful.server.operators import audit, lists, messages
from fistful.server.operators.keepers import TableKeeper
from fistful.server.operators.looking import look
from fistful.server.operators.messages import Answer, Done, Glance, NewPassword, TableRow
from fistful.server.operators.whom import AtSeat, read, shown
from fistful.server.people import sanctions, sessions
from fistful.server.people.accounts import Accounts
from fistful.server.people.kept_names import Person
from fistful.server.people.sanctions import Sanction, What
from fistful.server.store.storage import Storage
from fistful.server.tables.commands import one_line
from fistful.server.tables.fold import fold
from fistful.server.tables.table import NO_REASON, Table

Found = TypeVar("Found")
OPEN: Final = ("waiting", "playing")


class Office:
    """Carries out what an operator asks for."""

    def __init__(self, storage: Storage, accounts: Accounts, tables: TableKeeper) -> None:
        self._storage = storage
        self._engine = storage.engine
        self._accounts = accounts
        self._tables = tables
        self._carry_out: dict[type, Callable[[Any], Awaitable[Answer]]] = {
            messages.Tables: self._list_tables,
            messages.Names: self._list_names,
            messages.Bans: self._list_bans,
            messages.Log: self._list_log,
            messages.Figures: self._figures,
            messages.Table: self._look,
            messages.Close: self._close,
            messages.Delete: self._delete,
            messages.Unseat: self._unseat,
            messages.Mute: self._mute,
            messages.Unmute: self._unmute,
            messages.Ban: self._ban,
            messages.Unban: self._unban,
            messages.Release: self._release,
            messages.Rename: self._rename,
            messages.Reset: self._reset,
        }

    async def do(self, asked: messages.Ask, who: str) -> Answer:
        """Carry out a command. What changes or shows a table is written down first, and again if it is refused.

        A list is only noted in the server's log.
        """
        if not isinstance(asked, messages.Logged):
            self._tables.note_look(who, type(asked).__name__.lower())
            return await self._carry_out[type(asked)](asked)
        await self.write_down(asked, who)
        try:
            return await self._carry_out[type(asked)](asked)
        except FistfulError as error:
            await self.write_down(asked, who, f"{error.kind} {error.code}")
            raise

    async def write_down(self, asked: messages.Logged, who: str, refused: str = "") -> None:
        """Note what an operator asked for."""
        what = type(asked).__name__.lower()
        whom = next((str(found) for field in ("table", "whom", "name") if (found := getattr(asked, field, None))), "")
        if isinstance(asked, messages.Rename):
            whom = f"{whom} → {asked.to}"
        why = one_line(asked.reason)
        self._tables.note(await asyncio.to_thread(audit.write, self._engine, who, what, whom, why, refused))

    # Looking.

    async def _list_tables(self, asked: messages.Tables) -> Answer:
        rows = await self._read(lambda connection: lists.tables(connection, asked))
        return [TableRow(self._tables.inform(row.info), row.changed) for row in rows]

    async def _list_names(self, asked: messages.Names) -> Answer:
        return await self._read(lambda connection: lists.names(connection, asked))

    async def _list_bans(self, _asked: messages.Bans) -> Answer:
        return await self._read(sanctions.everything)

    async def _list_log(self, asked: messages.Log) -> Answer:
        return await self._read(lambda connection: audit.latest(connection, asked.most))

    async def _figures(self, _asked: messages.Figures) -> Answer:
        stored = await self._read(lists.counts)
        file = Path(self._engine.url.database or "")
        size = sum(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))
        return Glance(version=fistful.__version__, bytes=size, **stored, **self._tables.figures())

    async def _look(self, asked: messages.Table) -> Answer:
        addresses = self._tables.addresses(asked.table)
        seen = await asyncio.to_thread(look, asked, self._storage, addresses, self._accounts.sanctions)
        return msgspec.structs.replace(seen, info=self._tables.inform(seen.info))

    # Tables.

    async def _close(self, asked: messages.Close) -> Answer:
        await self._tables.close(asked.table, one_line(asked.reason))
        return Done("close", asked.table)

    async def _delete(self, asked: messages.Delete) -> Answer:
        await self._tables.delete(asked.table, one_line(asked.reason))
        return Done("delete", asked.table)

    async def _unseat(self, asked: messages.Unseat) -> Answer:
        whom, reason = read(asked.whom), one_line(asked.reason)
        if isinstance(whom, AtSeat):
            await self._tables.put_out(*whom, reason)
            return Done("unseat", whom.shown)
        if isinstance(whom, str):
            person = await self._accounts.find(whom)
            return Done("unseat", person.name, await self._put_out(await self._seats_of(person), reason))
        return Done("unseat", shown(whom), await self._put_out(self._tables.seats_from(whom), reason))

    async def _seats_of(self, person: Person) -> list[tuple[str, int]]:
        """The seats that a person holds at tables that are not over."""
        tables = [await self._folded(id) for id in await self._accounts.tables_of(person)]
        return [
            (table.id, number)
            for table in tables
            if table is not None and table.status in OPEN
            for number in table.people
            if table.seats[number].person == person.id
        ]

    async def _folded(self, id: str) -> Table | None:
        """A table as it is stored; None if it cannot be loaded, so that no other is held up by it."""
        try:
            return await asyncio.to_thread(lambda: fold(id, self._storage.read(id)))
        except FistfulError:
            return None

    async def _put_out(self, seats: list[tuple[str, int]], reason: str) -> int:
        """Take these seats away; how many there were still to take."""
        count = 0
        for table, seat in seats:
            try:
                await self._tables.put_out(table, seat, reason)
            except TableRefusal as error:
                if error.code == "not-stored":
                    raise
            else:
                count += 1
        return count

    # Bans and mutes.

    async def _mute(self, asked: messages.Mute) -> Answer:
        found = await self._sanction("mute", asked)
        await self._impose(found)
        return Done("mute", found.shown)

    async def _unmute(self, asked: messages.Unmute) -> Answer:
        return await self._lift(await self._imposed("mute", asked))

    async def _ban(self, asked: messages.Ban) -> Answer:
        """A person loses their sessions and seats, an address its sockets; both hear why."""
        found = await self._sanction("ban", asked)
        why = TableRefusal("banned", because=found.reason or NO_REASON)
        if found.kind == "person":
            person = Person(int(found.whom), found.shown)
            async with self._accounts.one_by_one.turn([person.id]):
                await self._impose(found)
                await self._write(lambda connection: sessions.end_all(connection, person))
                self._tables.send_away(person.id, None, why)
                return Done("ban", found.shown, await self._put_out(await self._seats_of(person), found.reason))
        await self._impose(found)
        return Done("ban", found.shown, self._tables.send_away(None, read_network(found.whom), why))

    async def _unban(self, asked: messages.Unban) -> Answer:
        return await self._lift(await self._imposed("ban", asked))

    async def _sanction(self, what: What, asked: messages.AboutSomebody) -> Sanction:
        """The ban or mute that an operator means."""
        whom, reason = read(asked.whom), one_line(asked.reason)
        if isinstance(whom, AtSeat):
            return await self._at_seat(what, whom, reason)
        if isinstance(whom, str):
            person = await self._accounts.find(whom)
            return Sanction(what, "person", str(person.id), person.name, reason)
        return Sanction(what, "address", str(whom), shown(whom), reason)

    async def _imposed(self, what: What, asked: messages.Unmute | messages.Unban) -> Sanction:
        """The ban or mute to be lifted: as the list shows it, since its table may be gone, or as it was imposed."""
        known = await self._read(sanctions.everything)
        listed = [each for each in known if (each.what, each.shown) == (what, asked.whom)]
        return listed[0] if len(listed) == 1 else await self._sanction(what, asked)

    async def _at_seat(self, what: What, at: AtSeat, reason: str) -> Sanction:
        """Who is at a seat: the person, if the name is kept; of a guest the seat is muted and the address banned."""
        entries = await asyncio.to_thread(self._storage.read, at.table)
        if not entries:
            raise TableRefusal("no-such-table")
        table = await asyncio.to_thread(fold, at.table, entries)
        if at.seat not in table.people:
            raise TableRefusal("nobody-there")
        seat = table.seats[at.seat]
        if seat.person is not None:
            return Sanction(what, "person", str(seat.person), seat.name, reason)
        if what == "mute":
            return Sanction(what, "seat", str(seat.token), f"{seat.name} ({at.shown})", reason)
        address = self._tables.addresses(at.table).get(at.seat)
        if address is None:
            raise TableRefusal("guest-away", name=seat.name)
        network = read(address)
        assert not isinstance(network, str | AtSeat)
        return Sanction(what, "address", str(network), shown(network), reason)

    async def _impose(self, sanction: Sanction) -> None:
        if not await self._write(lambda connection: sanctions.impose(connection, sanction)):
            raise TableRefusal("sanctioned", what=sanction.what, whom=sanction.shown)
        await self._accounts.read_sanctions()

    async def _lift(self, sanction: Sanction) -> Answer:
        if not await self._write(lambda connection: sanctions.lift(connection, sanction)):
            raise TableRefusal("not-sanctioned", what=sanction.what, whom=sanction.shown)
        await self._accounts.read_sanctions()
        return Done(f"un{sanction.what}", sanction.shown)

    # Names.

    async def _release(self, asked: messages.Release) -> Answer:
        """The account is deleted as its owner could: seats are given up, and a pseudonym stays in records."""
        person = await self._accounts.find(asked.name)
        async with self._accounts.one_by_one.turn([person.id]):
            await self._put_out(await self._seats_of(person), one_line(asked.reason))
            erased = await self._accounts.erase(person)
            await self._tables.fold_again(list(erased.seats))
            await self._accounts.rewrite_lists(erased)
        return Done("release", person.name, len(erased.seats))

    async def _rename(self, asked: messages.Rename) -> Answer:
        person = await self._accounts.find(asked.name)
        async with self._accounts.one_by_one.turn([person.id]):
            renamed = await self._accounts.rename(person, asked.to)
            await self._tables.fold_again(list(renamed.seats))
            await self._accounts.rewrite_lists(renamed)
        return Done("rename", renamed.name, len(renamed.seats))

    async def _reset(self, asked: messages.Reset) -> Answer:
        person = await self._accounts.find(asked.name)
        return NewPassword(person.name, await self._accounts.reset_password(person))

    # The database.

    async def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        def reading() -> Found:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)

    async def _write(self, work: Callable[[sa.Connection], Found]) -> Found:
        def writing() -> Found:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(writing)
