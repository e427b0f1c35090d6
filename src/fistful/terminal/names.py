"""Names at a server: how those at a table are called, and the page on which one says one's own."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

import fistful
from fistful import locales
from fistful.client.person import Person
from fistful.client.server import Server, TableRefused
from fistful.client.sitting import Sitting
from fistful.engine.wire import CardFacts
from fistful.protocol.tables import Chair
from fistful.terminal.words import Words

LONGEST = 24
"""Characters of a name."""
SHORTEST_PASSWORD = 8


def shown_names(chairs: tuple[Chair, ...], language: str) -> list[str]:
    """How those at a table are called; bots of one level are told apart by number."""
    levels = [chair.level for chair in chairs]
    out = []
    for place, chair in enumerate(chairs):
        if chair.level is None:
            out.append(chair.name)
        elif levels.count(chair.level) == 1:
            out.append(locales.message("page-bot", language, level=chair.level))
        else:
            number = levels[: place + 1].count(chair.level)
            out.append(locales.message("page-bot-numbered", language, level=chair.level, number=number))
    return out


def words_at(sitting: Sitting, cards: tuple[CardFacts, ...]) -> Words:
    """The words of a table."""
    language = sitting.server.language
    names = shown_names(sitting.table.chairs, language)
    return Words(fistful.game(sitting.table.game), language, names, cards)


class NamePage(ModalScreen[bool]):
    """One's name at this server; with a password, a reserved one."""

    DEFAULT_CSS = """
    NamePage { align: center middle; }
    NamePage Vertical { width: 64; max-width: 90%; height: auto; border: round $foreground; padding: 1 2; }
    NamePage Static { height: auto; }
    NamePage Input, NamePage Input:focus { border: none; height: 1; padding: 0; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close"),
        Binding("ctrl+r", "take(True)", priority=True),
        Binding("ctrl+o", "sign_out", priority=True),
    ]

    def __init__(self, server: Server, person: Person, ground: Style) -> None:
        super().__init__()
        self.server = server
        self.person = person
        self.ground = ground

    def say(self, key: str, **params: object) -> str:
        return locales.message(key, self.server.language, **params)

    def compose(self) -> ComposeResult:
        frame = Vertical()
        frame.border_title = self.say("terminal-name-title")
        with frame:
            yield Static(self.say("terminal-name-name"), markup=False)
            yield Input(self.person.name_at(self.server.address), max_length=LONGEST, id="name")
            yield Static(self.say("terminal-name-password"), markup=False)
            yield Input(password=True, id="password")
            yield Static(self.standing(), id="said", markup=False)
            yield Static(self.say("terminal-name-keys"), markup=False)

    def on_mount(self) -> None:
        self.query_one("#name", Input).focus()

    def standing(self) -> str:
        """Whether one is signed in."""
        if not self.person.signed_in(self.server.address):
            return ""
        return self.say("terminal-name-signed", name=self.person.name_at(self.server.address))

    def on_input_submitted(self) -> None:
        self.action_take(False)

    def action_take(self, reserve: bool) -> None:
        """Go by this name; with a password sign in under it, or reserve it."""
        name = self.query_one("#name", Input).value.strip()
        password = self.query_one("#password", Input).value
        if reserve and len(password) < SHORTEST_PASSWORD:
            self.note(self.say("terminal-name-short"))
        elif password and name:
            self.run_worker(self.sign_in(name, password, reserve), exclusive=True)
        else:
            self.person.call(name)
            self.dismiss(True)

    async def sign_in(self, name: str, password: str, reserve: bool) -> None:
        try:
            await asyncio.to_thread(self.person.sign_in, self.server, name, password, reserve)
        except TableRefused as refused:
            self.note(str(refused))
        else:
            self.dismiss(True)

    def note(self, text: str) -> None:
        self.query_one("#said", Static).update(text)

    async def action_sign_out(self) -> None:
        try:
            await asyncio.to_thread(self.person.sign_out, self.server)
        except TableRefused as refused:
            self.note(str(refused))
        else:
            self.note("")

    def action_close(self) -> None:
        self.dismiss(False)
