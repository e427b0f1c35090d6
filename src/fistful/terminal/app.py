"""The full screen: one drawing of the table, keys and mouse. What is played or replayed on it, its subclasses say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget

from fistful.terminal.canvas import Canvas
from fistful.terminal.clock import Clock
from fistful.terminal.moments import Beat, sentences
from fistful.terminal.picker import Picker
from fistful.terminal.reading import Page, moves_text, rules_text
from fistful.terminal.screen import NOTHING, OPTION, Frame, paint
from fistful.terminal.tables.scene import Scene
from fistful.terminal.themes import THEMES, Theme, theme_here
from fistful.terminal.thinker import Thinker
from fistful.terminal.words import Words

RACE = {"space": "roll", "r": "roll", "h": "call"}
"""What keys do in a race against the clock."""


class Drawing(Widget, can_focus=True):
    """The whole screen as one picture."""

    DEFAULT_CSS = "Drawing { width: 100%; height: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas(1, 1)
        self.picture = Text()

    def show(self, canvas: Canvas, theme: Theme) -> None:
        self.canvas = canvas
        self.picture = canvas.rich(theme)
        self.refresh()

    def render(self) -> Text:
        return self.picture


class TableApp(App[None]):
    """A table on the whole screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False),
    ]
    CSS = "Screen { overflow: hidden; }"

    def __init__(self, words: Words, theme: str, pace: float = 1.0) -> None:
        super().__init__(ansi_color=True)
        self.words = words
        self.colours = theme_here(theme, words.game.about.accent)
        self.clock = Clock(pace)
        self.picker = NOTHING
        self.typed: str | None = None
        self.notice = ""
        self._moved = asyncio.Event()
        """Something was done that what is shown, or is waited for, depends on."""
        self.commands: dict[str, Callable[[], None]] = {
            "left": lambda: self.turn(-1),
            "up": lambda: self.turn(-1),
            "shift+tab": lambda: self.turn(-1),
            "right": lambda: self.turn(1),
            "down": lambda: self.turn(1),
            "tab": lambda: self.turn(1),
            "enter": self.take,
            "backspace": self.undo_word,
            "escape": self.back_to_now,
            "space": self.skip,
            "question_mark": self.show_rules,
            "l": self.look_back,
            "w": self.show_moves,
            "t": self.next_theme,
            "q": self.action_leave,
        }

    def compose(self) -> ComposeResult:
        yield Drawing()

    # What is shown.

    @property
    def looking_back(self) -> bool:
        return self.clock.back is not None

    @property
    def racing(self) -> bool:
        """Whether the keys of a race hold now."""
        return False

    @property
    def open_picker(self) -> Picker:
        """The choices, if they are open on what is shown."""
        return self.picker if self.clock.rested and not self.looking_back else NOTHING

    def scene(self) -> Scene:
        beat = self.clock.beat
        return Scene(beat.view, beat.told, self.words, self.open_picker)

    def scene_before(self) -> Scene | None:
        """What the present one is compared with."""
        beat = self.clock.before
        return None if beat is None else Scene(beat.view, beat.told, self.words, NOTHING)

    def frame(self) -> Frame:
        """What is around the table now."""
        beat = self.clock.beat
        log = sentences(self.clock.story[: self.clock.place + 1])
        place = self.words.say("terminal-moment", number=self.clock.place + 1, count=self.clock.shown + 1)
        status = place if self.looking_back else ""
        return Frame(log, self.ask(beat), self.keys(), status, self.typed, self.notice)

    def ask(self, beat: Beat) -> str:
        """What is asked or waited for, and at the end who has won."""
        if beat.view.outcome is not None and beat.asks:
            return self.words.outcome(beat.view.outcome)
        return self.words.prompt(beat.view)

    def keys(self) -> str:
        """What the keys do now."""
        if self.looking_back:
            return self.words.say("terminal-keys-back")
        if self.racing:
            return self.words.say("terminal-keys-race")
        if self.clock.beat.view.outcome is not None and self.clock.rested:
            return self.words.say("terminal-keys-over")
        return self.words.say("terminal-keys-choose" if self.open_picker.options else "terminal-keys-wait")

    def repaint(self) -> None:
        """Draw the screen again at its present size."""
        if self.clock.shown < 0 or not self.is_running:
            return
        size = self.size
        drawing = self.screen_stack[0].query_one(Drawing)
        self.dress(drawing)
        drawn = paint(self.scene(), self.frame(), size.width, size.height, self.scene_before())
        drawing.show(drawn, self.colours)

    def dress(self, drawing: Drawing) -> None:
        """The ground that all is drawn on."""
        drawing.styles.background = background(self.colours.ground)

    async def present(self) -> None:
        """Show what waits, one event at a time."""
        self.repaint()
        while not self.clock.rested:
            place = self.clock.shown
            await self.rest(self.clock.least)
            if self.clock.shown == place:
                self.clock.step()
            self.repaint()

    async def rest(self, seconds: float) -> None:
        """Wait, unless the player skips what is shown."""
        self._moved.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._moved.wait(), seconds)

    async def give_hint(self, thinker: Thinker) -> None:
        """Say what a sheriff would do, and go there."""
        view = self.clock.beat.view
        self.notice = self.words.say("terminal-thinking")
        self.repaint()
        move = self.words.game.text(await thinker.hint(view))
        if self.clock.beat.view is not view:
            return
        self.notice = self.words.say("terminal-hint", move=self.words.move(move), typed=move)
        if self.picker.whole:
            self.picker.go_to(move)
        self.repaint()

    def on_resize(self) -> None:
        self.call_after_refresh(self.repaint)

    # What the player does.

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        event.stop()
        event.prevent_default()
        if self.racing and self.typed is None and event.key in RACE:
            self.race(RACE[event.key])
            return
        character = event.character or ""
        if self.typed is not None:
            self.type(event.key, character)
        elif event.key in self.commands:
            self.notice = ""
            self.commands[event.key]()
        elif character == "/" or (character.isalpha() and character.isupper()):
            self.notice = ""
            self.typed = "" if character == "/" else character
        elif character.isdecimal() and self.open_picker.options:
            number = (int(character) - 1) % 10
            if number < len(self.picker.options):
                self.picker.place = number
        self.repaint()

    def race(self, move: str) -> None:
        """A key of the race was pressed; what that does, a subclass says."""

    def type(self, key: str, character: str) -> None:
        """A key while a move is being typed."""
        assert self.typed is not None
        if key == "enter":
            text, self.typed = self.typed.strip(), None
            if text:
                self.choose(text)
        elif key == "escape" or (key == "backspace" and not self.typed):
            self.typed = None
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "tab":
            self.typed = self.completed(self.typed)
        elif character.isprintable():
            self.typed += character

    def completed(self, typed: str) -> str:
        """What all moves that begin so have in common."""
        fitting = [move for move in self.picker.moves if move.casefold().startswith(typed.casefold())]
        if not fitting:
            return typed
        first, last = min(fitting), max(fitting)
        length = next((at for at, letter in enumerate(first) if at >= len(last) or last[at] != letter), len(first))
        return first[:length]

    def on_click(self, event: events.Click) -> None:
        """A press goes to what is there; another one on the same takes it."""
        if len(self.screen_stack) > 1:
            return
        drawing = self.query_one(Drawing)
        target = drawing.canvas.target_at(event.screen_x, event.screen_y)
        picker = self.open_picker
        option = target.removeprefix(OPTION) if target.startswith(OPTION) else picker.option_for(target)
        self.notice = ""
        if target and option is not None and picker.options:
            if option == picker.option:
                self.take()
            else:
                picker.go_to(option)
        self.repaint()

    def turn(self, steps: int) -> None:
        if self.looking_back:
            self.clock.look_back(steps)
        else:
            self.open_picker.turn(steps)

    def take(self) -> None:
        """Choose what is in question."""
        if self.looking_back:
            self.back_to_now()
            return
        move = self.open_picker.take()
        if move is not None:
            self.choose(move)

    def choose(self, move: str) -> None:
        """A move was chosen or typed; what that does, a subclass says."""

    def undo_word(self) -> None:
        self.open_picker.back()

    def back_to_now(self) -> None:
        self.clock.back = None

    def look_back(self) -> None:
        """Look at the table as it was; the same key ends it."""
        if self.looking_back:
            self.back_to_now()
        else:
            self.clock.look_back(-1)

    def skip(self) -> None:
        """Show at once what waits to be shown."""
        self.clock.skip()
        self._moved.set()

    def next_theme(self) -> None:
        following = THEMES[(THEMES.index(self.colours.name) + 1) % len(THEMES)]
        self.colours = theme_here(following, self.words.game.about.accent)

    def show_rules(self) -> None:
        clause = self.clock.beat.view.prompt.clause
        self.read(self.words.say("page-rules"), rules_text(self.words, clause, self.more_keys), "?")

    @property
    def more_keys(self) -> str:
        """Further rows for the table of keys."""
        return ""

    def show_moves(self) -> None:
        text = moves_text(self.words, self.open_picker.moves) or self.words.say("page-no-moves")
        self.read(self.words.say("page-moves-drawer", count=len(self.open_picker.moves)), text, "w")

    def read(self, title: str, text: str, key: str) -> None:
        self.push_screen(Page(title, text, key, self.colours.ground))

    def action_leave(self) -> None:
        self.exit()


def background(ground: Style) -> str:
    """A ground as Textual wants it."""
    if ground.bgcolor is None:
        return "ansi_default"
    name = ground.bgcolor.name
    return name if name.startswith("#") else f"ansi_{name}"
