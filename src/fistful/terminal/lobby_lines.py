"""A server's lobby, line by line: its tables in a numbered list, and one of them chosen by its number."""

from __future__ import annotations

import asyncio

from rich.console import Console
from rich.markup import escape

import fistful
from fistful import locales
from fistful.client.person import Person
from fistful.client.seat import Address, Held, Seats
from fistful.client.server import Server, TableRefused
from fistful.client.sitting import Sitting
from fistful.engine.errors import FistfulError
from fistful.terminal.lobby import Going, Row, ask_lists, known_rows, seat_at, title_of
from fistful.terminal.lobby_form import Form
from fistful.terminal.online_lines import OnlineLines, Typed


class LobbyLines:
    """Lists the tables, and goes to those that are asked for, until there is nothing more to read."""

    def __init__(self, server: Server, person: Person, seats: Seats, console: Console) -> None:
        self.server = server
        self.person = person
        self.seats = seats
        self.console = console
        self.rows: list[Row] = []

    def say(self, key: str, **params: object) -> None:
        self.print(locales.message(key, self.server.language, **params))

    def print(self, text: str) -> None:
        self.console.print(escape(text), soft_wrap=not self.console.is_terminal)

    async def run(self, typed: Typed) -> None:
        await self.list()
        self.say("terminal-lobby-help")
        while True:
            self.say("terminal-lobby-prompt")
            text = await typed.next()
            if text is None or text.lower() == "quit":
                return
            try:
                going = await self.chosen(text)
            except (TableRefused, FistfulError) as refused:
                self.print(str(refused))
                continue
            if going is not None:
                await sit_in_lines(self.server, self.seats, going, self.console, typed)
                await self.list()

    async def list(self) -> None:
        """Say which tables there are now."""
        lists = await asyncio.to_thread(ask_lists, self.server, self.seats)
        self.rows = known_rows(lists, self.server.language)
        language = self.server.language
        self.say("terminal-lobby-at", server=self.server.address.partition("://")[2])
        if not self.rows:
            self.say("terminal-lobby-none")
        for number, row in enumerate(self.rows, 1):
            kind = locales.message("terminal-lobby-kind", language, what=row.kind)
            key = "terminal-lobby-row-said" if row.said else "terminal-lobby-row"
            self.say(key, number=str(number), title=title_of(row.game), kind=kind, who=row.text, said=row.said)

    async def chosen(self, text: str) -> Going | None:
        """Where this leads, if anywhere."""
        command, _, rest = text.partition(" ")
        if command == "list":
            await self.list()
        elif command == "name":
            self.person.call(rest.strip())
        elif command == "open" and rest:
            form = Form(fistful.game(rest.strip()), self.server.language)
            wanted = form.wanted(self.person.name_at(self.server.address) or None)
            address, held = await asyncio.to_thread(self.server.open, wanted)
            self.seats.keep(address, held)
            return Going(address, held)
        elif text.isdecimal() and 0 < int(text) <= len(self.rows):
            address = Address(self.server.address, self.rows[int(text) - 1].table)
            return Going(address, await asyncio.to_thread(seat_at, self.server, self.person, self.seats, address))
        elif text in ("?", "help"):
            self.say("terminal-lobby-help")
        else:
            self.say("terminal-lobby-not")
        return None


async def sit_in_lines(server: Server, seats: Seats, going: Going, console: Console, typed: Typed) -> None:
    """Play or watch at one table."""
    sitting = await asyncio.to_thread(sitting_at, server, seats, going.address, going.held)
    cards = await asyncio.to_thread(server.cards, going.address.table)
    await OnlineLines(sitting, cards, console).run(typed)


def sitting_at(server: Server, seats: Seats, address: Address, held: Held) -> Sitting:
    """One's side of a table."""
    return Sitting(server, server.look(address.table), held, seats)
