"""What is said at a table of a server: to read, and to say something; a digit says a ready-made phrase."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar, Final, get_args

from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from fistful.client.sitting import Sitting
from fistful.engine.seats import LETTERS
from fistful.protocol.commands import Phrase
from fistful.protocol.frames import ChatLine
from fistful.terminal.words import Words

PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
MUTE: Final = "/mute"
"""What is typed before the letter of a seat to mute it, or to hear it again."""
LONGEST: Final = 200
Send = Callable[[Coroutine[Any, Any, None]], object]
"""Has something sent in the background."""


def said_line(words: Words, line: ChatLine) -> str:
    """Who said what."""
    text = words.say("page-phrase", phrase=line.phrase) if line.phrase else line.text
    return words.say("terminal-said", name=words.names[line.seat] or line.name, words=text)


class ChatPage(ModalScreen[None]):
    """The chat of a table."""

    DEFAULT_CSS = """
    ChatPage { align: center middle; }
    ChatPage Vertical { width: 90%; max-width: 100; height: 90%; border: round $foreground; padding: 0 1; }
    ChatPage VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    ChatPage Static { height: auto; }
    ChatPage Input, ChatPage Input:focus { border: none; height: 1; padding: 0; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]

    def __init__(self, sitting: Sitting, words: Words, send: Send, ground: Style) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.send = send
        self.ground = ground

    def compose(self) -> ComposeResult:
        frame = Vertical(VerticalScroll(Static(id="lines", markup=False)), Static(id="below", markup=False))
        frame.border_title = self.words.say("page-chat")
        with frame:
            if not self.sitting.watching:
                yield Input(placeholder=self.words.say("page-chat-text"), max_length=LONGEST)

    def on_mount(self) -> None:
        self.show_lines()
        for field in self.query(Input):
            field.focus()

    def show_lines(self) -> None:
        """Show what has been said by now."""
        heard = [said_line(self.words, line) for line in self.sitting.chat if self.sitting.heard(line)]
        self.query_one("#lines", Static).update("\n".join(heard) or self.words.say("page-chat-empty"))
        self.query_one("#below", Static).update(self.below())
        self.query_one(VerticalScroll).scroll_end(animate=False)

    def below(self) -> str:
        """The phrases, and who is muted."""
        muted = [
            self.words.say("page-chat-unmute", name=self.words.names[seat]) + f": {MUTE} {LETTERS[seat]}"
            for seat in sorted(self.sitting.muted)
        ]
        if self.sitting.watching:
            return "\n".join([*muted, self.words.say("table-watching")])
        phrases = " · ".join(
            f"{(number + 1) % 10} {self.words.say('page-phrase', phrase=phrase)}"
            for number, phrase in enumerate(PHRASES)
        )
        refused = [] if self.sitting.refused is None else [self.words.refusal(self.sitting.refused)]
        return "\n".join([phrases, self.words.say("terminal-chat-help", mute=f"{MUTE} A"), *muted, *refused])

    def on_input_changed(self, event: Input.Changed) -> None:
        """A digit alone is a phrase."""
        if len(event.value) == 1 and event.value.isdecimal():
            event.input.value = ""
            self.send(self.sitting.say_phrase(PHRASES[(int(event.value) - 1) % 10]))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.value = ""
        command, _, seat = text.partition(" ")
        if command == MUTE and len(seat) == 1 and seat.upper() in LETTERS[: len(self.words.names)]:
            self.send(self.sitting.mute(LETTERS.index(seat.upper())))
            self.call_after_refresh(self.show_lines)
        elif text:
            self.send(self.sitting.say(text))
        else:
            self.action_close()

    def action_close(self) -> None:
        self.dismiss()
