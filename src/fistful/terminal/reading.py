"""Pages to read over the table: the keys, the rules at the clause that matters, every move in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.markdown import Markdown
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from fistful import locales
from fistful.terminal.rules import clause_of
from fistful.terminal.words import Words


class Page(ModalScreen[None]):
    """A text that scrolls; Esc, Enter or the key that opened it closes it."""

    DEFAULT_CSS = """
    Page { align: center middle; }
    Page VerticalScroll { width: 90%; max-width: 100; height: auto; max-height: 90%; border: round $foreground;
                          padding: 0 1; scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q", "close"),
        Binding("down,j", "scroll(1)"),
        Binding("up,k", "scroll(-1)"),
        Binding("pagedown", "scroll(15)"),
        Binding("pageup", "scroll(-15)"),
    ]

    def __init__(self, title: str, text: str, key: str, ground: Style) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.key = key
        self.ground = ground

    def compose(self) -> ComposeResult:
        scroll = VerticalScroll(Static(Markdown(self.text, style=self.ground)))
        scroll.border_title = self.heading
        yield scroll

    def on_key(self, event: events.Key) -> None:
        if event.character == self.key:
            event.stop()
            self.action_close()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """A question that Enter answers with yes, and Esc with no."""

    DEFAULT_CSS = """
    Question { align: center middle; }
    Question Static { width: 60; max-width: 90%; border: round $foreground; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y", "answer(True)"),
        Binding("escape,n", "answer(False)"),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, markup=False)

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Choice(ModalScreen[str]):
    """A question with an answer for each of some keys; Esc gives none."""

    DEFAULT_CSS = """
    Choice { align: center middle; }
    Choice Static { width: 64; max-width: 90%; border: round $foreground; padding: 1 2; }
    """

    def __init__(self, text: str, answers: Mapping[str, str]) -> None:
        super().__init__()
        self.text = text
        self.answers = answers

    def compose(self) -> ComposeResult:
        yield Static(self.text, markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "escape" or event.key in self.answers:
            self.dismiss(self.answers.get(event.key, ""))


def rules_text(words: Words, clause: str, more_keys: str = "") -> str:
    """The clause that the present question rests on, the keys, and then all the rules."""
    rules = locales.rules(words.game.slug, words.language).text
    now = clause_of(rules, clause)
    asked = f"## {words.say('terminal-rule-now')}\n\n{now}\n\n" if now else ""
    return f"{asked}{words.say('terminal-help-keys')}{more_keys}\n\n{rules}"


def moves_text(words: Words, moves: tuple[str, ...]) -> str:
    """Every legal move, in notation and in words."""
    return "\n".join(f"- **{move}**: {words.move(move)}" if words.move(move) != move else f"- {move}" for move in moves)
