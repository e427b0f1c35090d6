"""A table of a server on the whole screen: played at, or watched."""

from __future__ import annotations

import asyncio
import secrets

from fistful import locales
from fistful.client.dealing import answer
from fistful.client.link import LOST, Link, Said, SeenMoment
from fistful.client.seat import Address, Held, Seats
from fistful.engine.game import Game
from fistful.engine.wire import CardFacts
from fistful.protocol.commands import AnyCommand, Play, Retract
from fistful.protocol.frames import Refusal
from fistful.protocol.tables import Chair, TableInfo
from fistful.terminal.app import NOTHING, Drawing, TableApp
from fistful.terminal.canvas import Canvas
from fistful.terminal.moments import Moment, beats
from fistful.terminal.picker import Picker
from fistful.terminal.thinker import Thinker
from fistful.terminal.words import Words


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


class OnlineApp(TableApp):
    """Follows a table, and sends what the player chooses."""

    def __init__(
        self,
        game: Game,
        cards: tuple[CardFacts, ...],
        address: Address,
        table: TableInfo,
        held: Held,
        seats: Seats,
        language: str,
        theme: str,
        pace: float = 1.0,
    ) -> None:
        super().__init__(Words(game, language, shown_names(table.chairs, language), cards), theme, pace)
        self.address = address
        self.table = table
        self.held = held
        self.seats = seats
        self.link = Link(address, held)
        self.thinker = Thinker("deputy")
        self.moment: SeenMoment | None = None
        self._moments: asyncio.Queue[SeenMoment] = asyncio.Queue()
        self.commands |= {"u": self.take_back, "h": self.ask_hint}

    def on_mount(self) -> None:
        self.run_worker(self.follow())
        self.run_worker(self.show_all())

    async def on_unmount(self) -> None:
        await self.link.close()
        await self.thinker.close()

    # What the table says.

    async def follow(self) -> None:
        """Hear everything that the table says."""
        async for said in self.link.messages():
            if said.table is not None:
                await self.seated(said.table)
            if said.kind == "hello":
                self.notice = ""
            if said.moment is not None:
                self._moments.put_nowait(said.moment)
            if isinstance(said.why, Refusal):
                self.refused(said)
            if said.kind == LOST:
                self.notice = self.words.say("page-connection-lost")
            if said.kind == "bye" and isinstance(said.why, str):
                self.notice = self.words.say("page-farewell", why=said.why)
            self.repaint()

    async def seated(self, table: TableInfo) -> None:
        """Who sits there has changed, or how far the shares have come together."""
        self.table = table
        self.words.names = shown_names(table.chairs, self.words.language)
        if self.held.share is not None and self.held.seat is not None:
            command, self.held.share = answer(table, self.held.seat, self.held.share, new_id())
            self.seats.keep(self.address, self.held)
            if command is not None:
                await self.link.send(command)

    def refused(self, said: Said) -> None:
        """Say why, and ask again."""
        assert isinstance(said.why, Refusal)
        self.notice = said.why.text
        if self.moment is not None:
            self.offer(self.moment)

    async def show_all(self) -> None:
        """Show one moment after another, each event for its time."""
        while True:
            moment = await self._moments.get()
            self.picker = NOTHING
            before = None if self.moment is None else self.moment.view
            self.moment = moment
            self.clock.push(beats(before, Moment(moment.view, moment.told), self.words))
            if moment.tick is not None:
                self.clock.skip()
            await self.present()
            if self._moments.empty():
                self.offer(moment)
            self.repaint()

    def offer(self, moment: SeenMoment) -> None:
        self.picker = Picker(moment.moves, spelled=bool(self.words.game.about.grammar.letters))

    # What the player does.

    def repaint(self) -> None:
        """Before the game begins, who is there."""
        if self.clock.shown >= 0 or not self.is_running:
            super().repaint()
            return
        canvas = Canvas(self.size.width, self.size.height)
        canvas.put(1, 0, self.words.game.title, "title")
        canvas.rule(1)
        for row, name in enumerate(self.words.names):
            canvas.put(3, 3 + row, name or self.words.say("page-room-free"), "bold" if name else "dim")
        free = self.words.names.count("")
        lines = [self.words.say("page-room-waiting", count=free), self.notice]
        for row, line in enumerate(lines):
            canvas.wrapped(1, 5 + len(self.words.names) + row, canvas.width - 2, 2, line, "bad" if row else "ask")
        self.query_one(Drawing).show(canvas, self.colours)

    def choose(self, move: str) -> None:
        if self.moment is not None and self.open_picker.options:
            self.picker = NOTHING
            self.send(Play(new_id(), move, self.moment.tick, None if self.moment.tick else self.moment.number))

    def send(self, command: AnyCommand) -> None:
        self.run_worker(self.link.send(command))

    @property
    def racing(self) -> bool:
        return self.moment is not None and self.moment.tick is not None

    def race(self, move: str) -> None:
        assert self.moment is not None
        self.send(Play(new_id(), move, self.moment.tick))

    def take_back(self) -> None:
        """A sealed choice can be taken back while others are still choosing."""
        if self.moment is not None and self.moment.chosen is not None:
            self.send(Retract(new_id()))
        else:
            self.notice = self.words.say("terminal-nothing-to-take-back")

    def ask_hint(self) -> None:
        if self.open_picker.options:
            self.run_worker(self.give_hint(self.thinker))


def new_id() -> str:
    """The name of a command; the same command sent again would keep it."""
    return secrets.token_urlsafe(12)
