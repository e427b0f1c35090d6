"""Sitting down at the tables of a server: what `play --join` and `lobby` share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click
import msgspec

from fistful.client.person import Person
from fistful.client.seat import SEATS, Address, Seats
from fistful.client.server import Server, TableRefused
from fistful.terminal import saved
from fistful.terminal.lobby import Going, LobbyApp, seat_at
from fistful.terminal.lobby_form import Form
from fistful.terminal.lobby_lines import LobbyLines, sit_in_lines, sitting_at
from fistful.terminal.online import OnlineApp
from fistful.terminal.online_lines import Typed
from fistful.terminal.telling import line_console


class Visitor:
    """The one who plays at a server, with the seats that they have."""

    def __init__(self, address: str, language: str, name: str | None, theme: str, plain: bool) -> None:
        self.person = Person(saved.folder() / "person.json")
        self.seats = Seats(saved.folder() / SEATS)
        self.server = Server(address, language, self.person.session_at(address))
        self.theme = theme
        self.plain = plain
        if name is not None:
            self.person.call(name)

    def check_session(self) -> None:
        """A session that the server has ended is forgotten."""
        if self.server.session and not self.server.me().name:
            self.person.forget(self.server)

    def go(self, link: Address) -> None:
        """Follow a link: come back to one's seat, take a free one, or watch."""
        self.sit(Going(link, seat_at(self.server, self.person, self.seats, link)))

    def open(self, form: Form, bots: Sequence[str]) -> None:
        """Open a table with these bots, and sit down at it."""
        name = self.person.name_at(self.server.address) or None
        wanted = msgspec.structs.replace(form.wanted(name), bots=tuple(bots))
        address, held = self.server.open(wanted)
        self.seats.keep(address, held)
        self.sit(Going(address, held))

    def sit(self, going: Going) -> None:
        """Play or watch at a table."""
        if self.plain:
            asyncio.run(self.sit_in_lines(going))
            return
        sitting = sitting_at(self.server, self.seats, going.address, going.held)
        cards = self.server.cards(going.address.table)
        app = OnlineApp(sitting, cards, self.theme, person=self.person.name_at(self.server.address) or None)
        app.run()
        self.theme = app.colours.name

    async def sit_in_lines(self, going: Going) -> None:
        await sit_in_lines(self.server, self.seats, going, line_console(), Typed())

    def list(self) -> None:
        """Say which tables there are."""
        asyncio.run(self.lines.list())

    def browse(self) -> None:
        """Choose tables in the lobby, one after another."""
        if self.plain:
            asyncio.run(self.browse_in_lines())
            return
        notice = ""
        while True:
            app = LobbyApp(self.server, self.person, self.seats, self.theme, notice)
            going = app.run()
            self.theme = app.theme_name
            if going is None:
                return
            try:
                self.sit(going)
            except TableRefused as refused:
                notice = str(refused)

    async def browse_in_lines(self) -> None:
        await self.lines.run(Typed())

    @property
    def lines(self) -> LobbyLines:
        return LobbyLines(self.server, self.person, self.seats, line_console())


@contextmanager
def refusals() -> Iterator[None]:
    """What a server says no to is one sentence."""
    try:
        yield
    except TableRefused as refused:
        raise click.ClickException(str(refused)) from refused
