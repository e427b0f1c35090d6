"""The line mode, where there is no screen to draw on: what changed, the hand, and numbered moves."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape

from fistful.bots import bot
from fistful.courtesies.hint import hint
from fistful.engine.errors import FistfulError
from fistful.engine.wire import CardFacts, View
from fistful.terminal.local import PERSON, LocalTable
from fistful.terminal.table import Writer, changes, draw, held

MOST_MOVES = 12
"""Up to this many moves are listed, one to a line, without being asked for."""


class Session:
    """Asks for moves, by number or in notation, until the game is over or the person leaves."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.game = table.game
        self.words = table.words
        self.bot = bot(table.level, table.game.slug)
        self.console = Console(highlight=False)
        cards = self.words.cards.values()
        self.cards = {name: card for card in cards for name in (card.code, spelled(self.name_of(card)))}
        """Every card by its notation and by its name, spelled like notation."""
        marks = {card.code: marks for card in cards if (marks := self.marks_of(card))}
        self.writer = Writer(self.game.slug, self.words.language, marks)
        self.before: View | None = None
        """What the person saw at the last question."""
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "table": self.draw_table,
            "moves": self.all_moves,
            "hint": self.hint,
        }

    def name_of(self, card: CardFacts) -> str:
        """A card in words: some games have words of their own for a pile, such as the Marksman Cards."""
        name = self.words.term(card.place, card.code)
        return self.words.term("card", card.code) if name == card.code else name

    def marks_of(self, card: CardFacts) -> list[str]:
        """What is printed on a card, in few words: its name too, unless its notation is just that."""
        name = self.name_of(card)
        named = [name] if (card.text or card.life) and spelled(name) != card.code else []
        if card.life:
            return [*named, f"{card.life}/{card.power}"]
        return named + [self.words.term("symbol", symbol) for symbol in card.symbols]

    def run(self) -> None:
        """Play to the end; when the input ends, leave the table quietly."""
        self.console.print(self.words.say("terminal-welcome", title=self.game.title))
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
            self.console.print()
        else:
            self.finish()

    def let_bots_play(self) -> None:
        """Bots are given their view and nothing else."""
        for seat, view in self.table.bots():
            self.table.position.play(seat, self.bot.answer(view, secrets.randbits(62)))

    def tell(self) -> None:
        """What has happened since the last time, in sentences; of a game that is resumed, how the table stands."""
        told_now = self.table.moment().told
        if not told_now and self.before is None:
            self.draw_table()
        for told in told_now:
            self.console.print(f"  [dim]{escape(self.words.event(told))}[/dim]")

    def ask(self) -> None:
        """Ask until a legal move is made, or one is taken back."""
        view = self.table.view()
        if self.before is not None:
            for line in changes(self.before, view, self.writer, self.words.names):
                self.console.print(escape(line))
        self.before = view
        self.console.print(f"[bold]{escape(self.words.prompt(view))}[/bold]")
        hand = held(view, self.writer)
        if hand:
            self.console.print(escape(hand))
        self.moves(MOST_MOVES)
        while True:
            text = self.console.input(self.words.say("terminal-your-move") + " ").strip()
            command = self.commands.get(text.lower())
            if command is not None:
                command()
            elif text.lower().startswith("card "):
                self.card(text[5:].strip())
            elif text.lower() == "quit":
                raise EOFError
            elif text.lower() == "back":
                if self.take_back():
                    return
            elif text and self.tried(text):
                return

    def tried(self, text: str) -> bool:
        """Make the move that this text names, or the number of one; or say why not."""
        actions = self.table.view().actions
        move = self.game.text(actions[int(text) - 1]) if text.isdecimal() and 0 < int(text) <= len(actions) else text
        try:
            self.table.play(move)
        except FistfulError as refused:
            self.console.print(escape(refused.said(self.words.language)))
            return False
        return True

    def take_back(self) -> bool:
        """Go back to the last decision; whether there was one."""
        if self.table.take_back():
            return True
        self.console.print(self.words.say("terminal-nothing-to-take-back"))
        return False

    def hint(self) -> None:
        """What a sheriff would do."""
        move = self.game.text(hint(self.table.view().to_json(), secrets.randbits(62)).action)
        self.console.print(escape(self.words.say("terminal-hint", move=self.words.move(move), typed=move)))

    def draw_table(self) -> None:
        self.console.print()
        self.console.print(draw(self.table.view(), self.writer, self.words.names))
        self.console.print()

    def all_moves(self) -> None:
        self.moves(len(self.table.view().actions))

    def moves(self, most: int) -> None:
        """The legal moves by number, in notation and in words; of very many only how they are written."""
        moves = [self.game.text(action) for action in self.table.view().actions]
        if len(moves) > most:
            self.console.print(self.words.say("terminal-many-moves", count=len(moves), example=moves[0]))
            return
        for number, move in enumerate(moves, 1):
            words = self.words.move(move)
            self.console.print(escape(f"{number:3}  {move}" + (f": {words}" if words != move else "")))

    def card(self, name: str) -> None:
        """What a card says."""
        card = self.cards.get(spelled(name))
        self.console.print(escape(card.text) if card and card.text else self.words.say("terminal-no-card", name=name))

    def help(self) -> None:
        self.console.print(self.words.say("terminal-help", game=self.game.slug))

    def finish(self) -> None:
        self.tell()
        outcome = self.table.view().outcome
        assert outcome is not None
        self.console.print(f"\n[bold]{escape(self.words.outcome(outcome))}[/bold]")


def spelled(name: str) -> str:
    """A card's name as notation spells it."""
    return name.casefold().replace(" ", "-").rstrip("!")
