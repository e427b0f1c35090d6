"""A server's lobby on the whole screen: one's own tables, those that wait, those to watch, and a table of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

import fistful
from fistful import locales
from fistful.bots import levels
from fistful.client.person import Person
from fistful.client.seat import Address, Held, Seats
from fistful.client.server import Server, TableRefused
from fistful.engine.registry import lobby
from fistful.protocol.requests import MyTable
from fistful.protocol.tables import TableInfo
from fistful.terminal.app import Drawing, background
from fistful.terminal.canvas import Canvas, clipped
from fistful.terminal.lobby_form import Form
from fistful.terminal.names import NamePage, shown_names
from fistful.terminal.themes import THEMES, theme_here

EVERY: Final = 5.0
LONGEST: Final = 30.0
"""After how many seconds the lists are asked for again, and after how many at most while the server does not answer."""
TARGET: Final = "row:"


class Row(NamedTuple):
    """Something that can be chosen: a table, or a game to open one of."""

    kind: str
    """`mine`, `waiting`, `watch` or `open`."""
    game: str
    text: str = ""
    said: str = ""
    table: str = ""
    asked: bool = False

    def same(self, other: Row) -> bool:
        """Whether it leads to the same, whatever is said of it now."""
        return (self.kind, self.game, self.table) == (other.kind, other.game, other.table)


class Going(NamedTuple):
    """Where one goes from the lobby."""

    address: Address
    held: Held


class Lists(NamedTuple):
    """What a server lists."""

    tables: list[TableInfo]
    mine: list[MyTable]


def ask_lists(server: Server, seats: Seats) -> Lists:
    """Ask the server for everything that the lobby shows."""
    return Lists(server.tables(), server.mine(seats.all()))


def known_rows(lists: Lists, language: str) -> list[Row]:
    """The tables of a server, in the order of the lobby."""

    def say(key: str, **params: object) -> str:
        return locales.message(key, language, **params)

    def named(names: list[str]) -> str:
        return locales.listing([name for name in names if name], language)

    own = {each.id for each in lists.mine}
    rows = []
    for mine in lists.mine:
        if mine.status in ("waiting", "playing"):
            names = [say("page-bot", level=name) if name in levels() else name for name in mine.names]
            said = say("terminal-lobby-turn") if mine.your_turn else ""
            rows.append(Row("mine", mine.game, named(names), said, mine.id, mine.your_turn))
    for kind, status in (("waiting", "waiting"), ("watch", "playing")):
        for each in lists.tables:
            if each.status == status and each.id not in own:
                free = sum(not chair.name for chair in each.chairs)
                notes = [say("page-lobby-free", count=free)] if free else []
                notes += [] if each.clock.kind == "none" else [say("page-clock", kind=each.clock.kind)]
                who = named(shown_names(each.chairs, language))
                rows.append(Row(kind, each.game, who, ", ".join(notes), each.id))
    return rows


def new_rows(language: str) -> list[Row]:
    """The games that one can open a table of."""
    rows = []
    for slug in lobby():
        about = fistful.game(slug).about
        players = locales.message("page-poster-players", language, fewest=about.seats[0], most=about.seats[-1])
        minutes = locales.message("page-poster-minutes", language, fewest=about.minutes[0], most=about.minutes[1])
        rows.append(Row("open", slug, players, minutes))
    return rows


def title_of(game: str) -> str:
    """A game by its title, if it is installed here."""
    return fistful.game(game).title if game in fistful.games() else game


HEADINGS: Final = {
    "mine": "page-lobby-mine",
    "waiting": "page-lobby-open",
    "watch": "terminal-lobby-watching",
    "open": "terminal-lobby-new",
}


class LobbyApp(App[Going]):
    """Lists the tables of a server, and ends with the one that was chosen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "go_away", priority=True, show=False)]
    CSS = "Screen { overflow: hidden; }"

    def __init__(self, server: Server, person: Person, seats: Seats, theme: str, notice: str = "") -> None:
        super().__init__(ansi_color=True)
        self.server = server
        self.person = person
        self.seats = seats
        self.theme_name = theme
        self.notice = notice
        self.language = server.language
        self.new = new_rows(self.language)
        self.listed: list[Row] = []
        self.asked = False
        """The server has answered by now."""
        self.place = 0
        self.form: Form | None = None
        self.form_place = 0
        self.busy = False
        self._again = asyncio.Event()
        self.commands: dict[str, Callable[[], None]] = {
            "up": lambda: self.turn(-1),
            "down": lambda: self.turn(1),
            "shift+tab": lambda: self.turn(-1),
            "tab": lambda: self.turn(1),
            "left": lambda: self.change(-1),
            "right": lambda: self.change(1),
            "space": lambda: self.change(1),
            "enter": self.take,
            "escape": self.back,
            "n": self.ask_name,
            "t": self.next_theme,
            "q": self.action_go_away,
        }

    def compose(self) -> ComposeResult:
        yield Drawing()

    def on_mount(self) -> None:
        self.run_worker(self.keep_asking())
        self.call_after_refresh(self.repaint)

    def on_resize(self) -> None:
        self.call_after_refresh(self.repaint)

    def say(self, key: str, **params: object) -> str:
        return locales.message(key, self.language, **params)

    @property
    def rows(self) -> list[Row]:
        return [*self.listed, *self.new]

    # The lists.

    async def keep_asking(self) -> None:
        """Ask for the lists again and again; more rarely while the server does not answer."""
        wait = EVERY
        while True:
            try:
                lists = await asyncio.to_thread(ask_lists, self.server, self.seats)
            except TableRefused as refused:
                self.notice = str(refused) if refused.code else self.say("terminal-lobby-lost")
                wait = min(LONGEST, wait * 2)
            else:
                self.take_lists(lists)
                wait = EVERY
            self.repaint()
            self._again.clear()
            try:
                await asyncio.wait_for(self._again.wait(), wait)
            except TimeoutError:
                continue

    def take_lists(self, lists: Lists) -> None:
        """Show these lists, and stay at what is in view."""
        if self.notice == self.say("terminal-lobby-lost"):
            self.notice = ""
        before = self.rows[self.place] if self.asked else None
        self.listed, self.asked = known_rows(lists, self.language), True
        kept = [
            place
            for place, row in enumerate(self.rows)
            if before and row[:2] == before[:2] and row.table == before.table
        ]
        self.place = kept[0] if kept else min(self.place, len(self.rows) - 1)

    # What is shown.

    def repaint(self) -> None:
        if not self.is_running:
            return
        theme = theme_here(self.theme_name, self.accent_game.about.accent)
        drawing = self.screen_stack[0].query_one(Drawing)
        drawing.styles.background = background(theme.ground)
        canvas = Canvas(self.size.width, self.size.height)
        self.draw_head(canvas)
        if self.form is None:
            self.draw_rows(canvas)
            row = self.rows[self.place]
            keys = self.say("terminal-lobby-keys", what=self.say("terminal-lobby-what", what=row.kind))
        else:
            self.draw_form(canvas, self.form)
            keys = self.say("terminal-form-keys")
        y = canvas.height - 1
        canvas.rule(y - 2 if self.notice else y - 1)
        canvas.put(1, y - 1, clipped(self.notice, canvas.width - 2), "bad")
        canvas.put(1, y, clipped(keys, canvas.width - 2), "dim")
        drawing.show(canvas, theme)

    @property
    def accent_game(self) -> fistful.Game:
        """The game whose colour the screen has: the one in view."""
        slug = self.rows[self.place].game if self.form is None else self.form.game.slug
        return fistful.game(slug if slug in fistful.games() else lobby()[0])

    def draw_head(self, canvas: Canvas) -> None:
        address = self.server.address.partition("://")[2]
        canvas.put(1, 0, self.say("terminal-lobby-at", server=address), "title")
        name = self.person.name_at(self.server.address) or self.say("terminal-lobby-guest")
        canvas.right(canvas.width - 1, 0, name, "bold")
        canvas.rule(1)

    def draw_rows(self, canvas: Canvas) -> None:
        """The lists, as far as they fit, around what is in view."""
        lines: list[tuple[str, int | None]] = []
        """Headings, and rows by their place."""
        kind = ""
        if self.asked and not any(row.kind in ("waiting", "watch") for row in self.listed):
            lines.append((self.say("terminal-lobby-none"), None))
        for place, row in enumerate(self.rows):
            if row.kind != kind:
                lines += [("", None)] if lines else []
                lines.append((self.say(HEADINGS[row.kind]), None))
                kind = row.kind
            lines.append(("", place))
        room = canvas.height - 6
        at = next(number for number, (_, place) in enumerate(lines) if place == self.place)
        first = max(0, min(at - room // 2, len(lines) - room))
        for y, (heading, shown) in enumerate(lines[first : first + room], 3):
            if shown is None:
                canvas.put(1, y, heading, "accent bold")
            else:
                self.draw_row(canvas, y, self.rows[shown], shown)

    def draw_row(self, canvas: Canvas, y: int, row: Row, place: int) -> None:
        picked, target = place == self.place, f"{TARGET}{place}"
        mark = "▸" if picked else "▶" if row.asked else " "
        title = f" {mark} {title_of(row.game)} "
        canvas.put(0, y, " " * canvas.width, "", target)
        x = max(24, canvas.put(0, y, title, "picked" if picked else "lit" if row.asked else "bold", target) + 1)
        said = canvas.right(canvas.width - 1, y, row.said, "turn" if row.asked else "dim", target)
        canvas.put(x, y, clipped(row.text, said - x - 1), "", target)

    def draw_form(self, canvas: Canvas, form: Form) -> None:
        canvas.put(1, 3, self.say("terminal-form-title", title=form.game.title), "accent bold")
        shown = form.shown()
        width = min(max(cell_len(each.label) for each in shown), canvas.width - 34)
        for place, each in enumerate(shown):
            y, picked, target = 5 + place, place == self.form_place, f"{TARGET}{place}"
            canvas.put(1, y, f"{'▸' if picked else ' '} {clipped(each.label, width)}", "bold" if picked else "", target)
            value = f"‹ {each.value} ›" if picked else f"  {each.value}"
            canvas.put(width + 5, y, clipped(value, canvas.width - width - 6), "picked" if picked else "", target)
        y, picked = 6 + len(shown), self.form_place == len(shown)
        text = f" {'▸' if picked else ' '} {self.say('terminal-form-open')} "
        canvas.put(1, y, text, "picked" if picked else "lit", f"{TARGET}{len(shown)}")

    # What one does.

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        event.stop()
        event.prevent_default()
        command = self.commands.get(event.key)
        if command is not None and not self.busy:
            self.notice = ""
            command()
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        """A press goes to a row; another one on the same takes it."""
        if len(self.screen_stack) > 1 or self.busy:
            return
        target = self.query_one(Drawing).canvas.target_at(event.screen_x, event.screen_y)
        if target.startswith(TARGET):
            place = int(target.removeprefix(TARGET))
            again = place == (self.place if self.form is None else self.form_place)
            if self.form is None:
                self.place = place
            else:
                self.form_place = place
            if again:
                if self.form is None:
                    self.take()
                else:
                    self.change(1)
        self.repaint()

    def on_mouse_scroll_down(self) -> None:
        self.turn(1)
        self.repaint()

    def on_mouse_scroll_up(self) -> None:
        self.turn(-1)
        self.repaint()

    def turn(self, steps: int) -> None:
        if self.form is None:
            self.place = (self.place + steps) % len(self.rows)
        else:
            self.form_place = (self.form_place + steps) % (len(self.form.rows()) + 1)

    def change(self, steps: int) -> None:
        """Another value in the form; at its end, open the table."""
        if self.form is None:
            return
        if self.form_place < len(self.form.rows()):
            self.form.turn(self.form_place, steps)
        elif steps > 0:
            self.take()

    def take(self) -> None:
        """Go where the row in view leads."""
        if self.form is not None:
            if self.form_place < len(self.form.rows()):
                self.turn(1)
            else:
                self.work(self.open_table)
            return
        row = self.rows[self.place]
        if row.game not in fistful.games():
            self.notice = self.say("terminal-lobby-unknown", game=row.game)
        elif row.kind == "open":
            self.form, self.form_place = Form(fistful.game(row.game), self.language), 0
        else:
            self.work(lambda: self.go_to(row.table))

    def back(self) -> None:
        self.form = None

    def go_to(self, table: str) -> Going:
        """Sit down at a table, come back to it, or watch."""
        address = Address(self.server.address, table)
        return Going(address, seat_at(self.server, self.person, self.seats, address))

    def open_table(self) -> Going:
        assert self.form is not None
        name = self.person.name_at(self.server.address) or None
        address, held = self.server.open(self.form.wanted(name))
        self.seats.keep(address, held)
        return Going(address, held)

    def work(self, ask: Callable[[], Going]) -> None:
        """Ask the server for something that leads away from here."""

        async def wait() -> None:
            try:
                self.exit(await asyncio.to_thread(ask))
            except TableRefused as refused:
                self.notice = str(refused)
            finally:
                self.busy = False
                self.repaint()

        self.busy = True
        self.run_worker(wait())

    def ask_name(self) -> None:
        theme = theme_here(self.theme_name, self.accent_game.about.accent)
        self.push_screen(NamePage(self.server, self.person, theme.ground), self.named)

    def named(self, _changed: bool | None) -> None:
        self._again.set()
        self.repaint()

    def next_theme(self) -> None:
        self.theme_name = THEMES[(THEMES.index(self.theme_name) + 1) % len(THEMES)]

    def action_go_away(self) -> None:
        self.exit()


def seat_at(server: Server, person: Person, seats: Seats, address: Address, name: str | None = None) -> Held:
    """The seat that one has at a table, or a free one; where none is free, one watches."""
    known = seats.at(address)
    if known is not None:
        return known
    held = server.sit_down(server.look(address.table), name or person.name_at(server.address) or None)
    seats.keep(address, held)
    return held
