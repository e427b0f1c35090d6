"""One game at the terminal: a person in the first seat, bots in the others."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from fistful import locales
from fistful.bots import Bot
from fistful.engine.errors import FistfulError
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.seats import LETTERS
from fistful.engine.wire import CardFacts
from fistful.terminal.table import draw

PERSON = 0


class Session:
    """Asks for moves in notation until the game is over or the person leaves."""

    def __init__(
        self,
        game: Game,
        position: Position,
        bot: Bot,
        language: str,
        name: str | None = None,
        record: str | None = None,
    ) -> None:
        self.game = game
        self.bot = bot
        self.position = position
        self.language = language
        self.record = record
        self.console = Console(highlight=False)
        self.names = [name or self.say("terminal-person")] + [
            self.say("terminal-bot", letter=LETTERS[seat]) for seat in range(1, position.seats)
        ]
        cards = game.cards(language)
        self.cards = {name: card for card in cards for name in (card.code, spelled(self.name_of(card)))}
        """Every card by its notation and by its name, spelled like notation."""
        self.marks = {card.code: marks for card in cards if (marks := self.marks_of(card))}
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "moves": self.moves,
        }

    def say(self, key: str, **params: object) -> str:
        return locales.message(key, self.language, **params)

    def name_of(self, card: CardFacts) -> str:
        """A card in words: some games have words of their own for a pile, such as the Marksman Cards."""
        name = locales.term(self.game.slug, card.place, card.code, self.language)
        return locales.term(self.game.slug, "card", card.code, self.language) if name == card.code else name

    def marks_of(self, card: CardFacts) -> list[str]:
        """What is printed on a card, in few words: its name too, unless its notation is just that."""
        name = self.name_of(card)
        named = [name] if (card.text or card.life) and spelled(name) != card.code else []
        if card.life:
            return [*named, f"{card.life}/{card.power}"]
        return named + [locales.term(self.game.slug, "symbol", symbol, self.language) for symbol in card.symbols]

    def run(self) -> None:
        """Play to the end; when the input ends, leave the table quietly."""
        self.console.print(self.say("terminal-welcome", title=self.game.title))
        try:
            while not self.position.over:
                self.tell()
                if self.position.follow_orders():
                    continue
                if PERSON in self.position.to_act:
                    self.ask()
                else:
                    self.let_bots_play()
        except (EOFError, KeyboardInterrupt):
            self.console.print(f"\n{self.say('terminal-left')}")
        else:
            self.finish()
        self.save()

    def let_bots_play(self) -> None:
        """Bots are given their view and nothing else."""
        for seat in self.position.to_act:
            self.position.play(seat, self.bot.answer(self.position.view(seat), secrets.randbits(62)))

    def tell(self) -> None:
        """What has happened since the last time, in sentences."""
        for event in self.position.take_events():
            told = event.to(PERSON)
            if told is not None:
                words = locales.event(self.game.slug, told.code, told.params, self.language, self.names)
                self.console.print(f"  [dim]{escape(words)}[/dim]")

    def ask(self) -> None:
        """Ask until a legal move is made."""
        self.table()
        prompt = self.position.view(PERSON).prompt
        words = locales.sentence(self.game.slug, "prompt", prompt.code, prompt.params, self.language, self.names)
        self.console.print(f"[bold]{escape(words)}[/bold]")
        self.moves()
        while True:
            text = self.console.input(self.say("terminal-your-move") + " ").strip()
            if text.lower() in self.commands:
                self.commands[text.lower()]()
            elif text.lower().startswith("card "):
                self.card(text[5:].strip())
            elif text.lower() == "quit":
                raise EOFError
            elif text and self.tried(text):
                return

    def tried(self, text: str) -> bool:
        """Make the move that this text names, or say why not."""
        try:
            self.position.play(PERSON, self.game.typed(text, self.position, PERSON))
        except FistfulError as refused:
            self.console.print(escape(refused.said(self.language)))
            return False
        return True

    def table(self) -> None:
        self.console.print()
        self.console.print(draw(self.position.view(PERSON), self.language, self.names, self.marks))
        self.console.print()

    def moves(self) -> None:
        """The legal moves in notation."""
        actions = self.position.view(PERSON).actions
        shown = " · ".join(self.game.text(action) for action in actions[:60])
        more = f" … ({len(actions)})" if len(actions) > 60 else ""
        self.console.print(f"{self.say('terminal-moves')} {escape(shown + more)}", soft_wrap=False)

    def card(self, name: str) -> None:
        """What a card says."""
        card = self.cards.get(spelled(name))
        self.console.print(escape(card.text) if card and card.text else self.say("terminal-no-card", name=name))

    def help(self) -> None:
        self.console.print(self.say("terminal-help", game=self.game.slug))

    def finish(self) -> None:
        self.tell()
        outcome = self.position.outcome
        assert outcome is not None
        words = locales.outcome(self.game.slug, outcome.winners, outcome.reason, self.language, self.names)
        self.console.print(f"\n[bold]{escape(words)}[/bold]")

    def save(self) -> None:
        if self.record is not None:
            Path(self.record).write_bytes(self.position.record().with_players(*self.names).to_json())
            self.console.print(self.say("terminal-saved", path=self.record))


def spelled(name: str) -> str:
    """A card's name as notation spells it."""
    return name.casefold().replace(" ", "-").rstrip("!")
