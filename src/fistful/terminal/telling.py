"""What the line mode says of a table, in whole sentences: what happened, what has changed, what is asked."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from fistful.engine.wire import CardFacts, Told, View
from fistful.terminal.moments import UNTOLD
from fistful.terminal.table import Writer, changes, described, held
from fistful.terminal.words import Words

MOST_MOVES = 12
"""Up to this many moves are listed, one to a line, without being asked for."""


def line_console() -> Console:
    return Console(highlight=False)


class Telling:
    """Tells a table in lines."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        cards = words.cards.values()
        self.cards = {name: card for card in cards for name in (card.code, spelled(self.name_of(card)))}
        """Every card by its notation and by its name, spelled like notation."""
        marks = {card.code: marks for card in cards if (marks := self.marks_of(card))}
        self.writer = Writer(words.game.slug, words.language, marks)
        self.before: View | None = None
        """What was seen at the last question."""

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

    def print(self, text: str, style: str = "") -> None:
        """A line; where nobody sees columns it is not broken, so that a sentence is read as one."""
        self.console.print(escape(text), style=style, soft_wrap=not self.console.is_terminal)

    def say(self, key: str, **params: object) -> None:
        self.print(self.words.say(key, **params))

    def tell(self, told: Sequence[Told]) -> None:
        """What has happened, in sentences."""
        for each in told:
            if each.code not in UNTOLD:
                self.print(self.words.event(each), "dim")

    def ask(self, view: View, moves: Sequence[str]) -> None:
        """What has changed since the last question, this question, the hand, and the moves."""
        if self.before is not None:
            for line in changes(self.before, view, self.writer, self.words.names):
                self.print(line)
        self.before = view
        self.print(self.words.prompt(view), "bold")
        hand = held(view, self.writer)
        if hand:
            self.print(hand)
        self.moves(moves, MOST_MOVES)

    def table(self, view: View) -> None:
        """The whole table."""
        for line in described(view, self.writer, self.words.names):
            self.print(line)

    def moves(self, moves: Sequence[str], most: int) -> None:
        """The legal moves by number, in notation and in words; of very many only how they are written."""
        if len(moves) > most:
            self.say("terminal-many-moves", count=len(moves), example=moves[0])
            return
        for number, move in enumerate(moves, 1):
            words = self.words.move(move)
            self.print(f"{number:3}  {move}" + (f": {words}" if words != move else ""))

    def card(self, name: str) -> None:
        """What a card says."""
        card = self.cards.get(spelled(name))
        self.print(card.text if card and card.text else self.words.say("terminal-no-card", name=name))

    def read(self, prompt: str) -> str:
        """A line that is typed; where what is typed cannot be seen, what follows has a line of its own."""
        text = self.console.input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.console.print()
        return text


def spelled(name: str) -> str:
    """A card's name as notation spells it."""
    return name.casefold().replace(" ", "-").rstrip("!")


def numbered(text: str, moves: Sequence[str]) -> str:
    """The move that was typed, or the one with the number that was."""
    return moves[int(text) - 1] if text.isdecimal() and 0 < int(text) <= len(moves) else text
