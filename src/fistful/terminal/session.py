"""The line mode, where there is no screen to draw on: a game against bots, asked and answered in lines."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from fistful.bots import bot
from fistful.courtesies.hint import hint
from fistful.engine.errors import FistfulError
from fistful.terminal.local import PERSON, LocalTable
from fistful.terminal.telling import Telling, line_console, numbered


class Session:
    """Asks for moves, by number or in notation, until the game is over or the person leaves."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.game = table.game
        self.words = table.words
        self.bot = bot(table.level, table.game.slug)
        self.telling = Telling(table.words, line_console())
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "table": lambda: self.telling.table(self.table.view()),
            "moves": lambda: self.telling.moves(self.moves, len(self.moves)),
            "hint": self.hint,
        }

    @property
    def moves(self) -> list[str]:
        return [self.game.text(action) for action in self.table.view().actions]

    def run(self) -> None:
        """Play to the end; when the input ends, leave the table quietly."""
        self.telling.say("terminal-welcome", title=self.game.title)
        try:
            while not self.table.position.over:
                self.tell()
                only = self.table.only_pass
                if self.table.position.follow_orders():
                    continue
                if only is not None:
                    self.table.position.play(PERSON, only)
                elif self.table.asked:
                    self.ask()
                else:
                    self.let_bots_play()
        except (EOFError, KeyboardInterrupt):
            self.telling.console.print()
        else:
            self.finish()

    def let_bots_play(self) -> None:
        """Bots are given their view and nothing else."""
        for seat, view in self.table.bots():
            self.table.position.play(seat, self.bot.answer(view, secrets.randbits(62)))

    def tell(self) -> None:
        """What has happened since the last time; of a game that is resumed, how the table stands."""
        told = self.table.moment().told
        if not told and self.telling.before is None:
            self.telling.table(self.table.view())
        self.telling.tell(told)

    def ask(self) -> None:
        """Ask until a legal move is made, or one is taken back."""
        self.telling.ask(self.table.view(), self.moves)
        while True:
            text = self.telling.read(self.words.say("terminal-your-move"))
            command = self.commands.get(text.lower())
            if command is not None:
                command()
            elif text.lower().startswith("card "):
                self.telling.card(text[5:].strip())
            elif text.lower() == "quit":
                raise EOFError
            elif text.lower() == "back":
                if self.take_back():
                    return
            elif text and self.tried(text):
                return

    def tried(self, text: str) -> bool:
        """Make the move that this text names, or the number of one; or say why not."""
        try:
            self.table.play(numbered(text, self.moves))
        except FistfulError as refused:
            self.telling.print(refused.said(self.words.language))
            return False
        return True

    def take_back(self) -> bool:
        """Go back to the last decision; whether there was one."""
        if self.table.take_back():
            return True
        self.telling.say("terminal-nothing-to-take-back")
        return False

    def hint(self) -> None:
        """What a sheriff would do."""
        move = self.game.text(hint(self.table.view().to_json(), secrets.randbits(62)).action)
        self.telling.say("terminal-hint", move=self.words.move(move), typed=move)

    def help(self) -> None:
        self.telling.say("terminal-help", game=self.game.slug)

    def finish(self) -> None:
        self.tell()
        outcome = self.table.view().outcome
        assert outcome is not None
        self.telling.print(self.words.outcome(outcome), "bold")
