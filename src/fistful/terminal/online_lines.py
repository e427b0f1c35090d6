"""A table of a server, line by line: what happens is said as it happens, and what is typed is done at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any, Final

from rich.console import Console

from fistful import locales
from fistful.bots import USUAL_LEVEL
from fistful.client.link import LOST, Said
from fistful.client.moments import SeenMoment
from fistful.client.server import TableRefused
from fistful.client.sitting import Sitting
from fistful.courtesies.hint import hint
from fistful.engine.seats import LETTERS
from fistful.engine.wire import CardFacts
from fistful.protocol.frames import Refusal
from fistful.terminal.chat import PHRASES, said_line
from fistful.terminal.input_lines import Read, listen
from fistful.terminal.names import shown_names, words_at
from fistful.terminal.room import given_up, waiting
from fistful.terminal.telling import Telling, numbered

Sent = Coroutine[Any, Any, None]
LEAVING: Final = 5.0
"""How many seconds the table has to answer to someone who leaves for good."""


class Typed:
    """What is typed, line by line, for as long as the process lives."""

    def __init__(self, read: Read | None = None) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = False
        listen(
            lambda line: self._lines.put_nowait(line.decode("utf-8", "replace").strip()),
            lambda: self._lines.put_nowait(None),
            read,
        )

    async def next(self) -> str | None:
        """The next line; None when there are no more."""
        if self._ended:
            return None
        line = await self._lines.get()
        self._ended = line is None
        return line


class OnlineLines:
    """Tells a table, and does what is typed."""

    def __init__(self, sitting: Sitting, cards: tuple[CardFacts, ...], console: Console) -> None:
        self.sitting = sitting
        self.words = words_at(sitting, cards)
        self.telling = Telling(self.words, console)
        self.told: SeenMoment | None = None
        """The latest moment that was told."""
        self.room = ""
        """What was last said of the table while it waited."""
        self.lost = False
        self.answered = asyncio.Event()

    async def run(self, typed: Typed) -> None:
        """Until the player goes, or the table does not want them back."""
        hearing = asyncio.create_task(self.hear())
        try:
            while not hearing.done():
                line = asyncio.create_task(typed.next())
                await asyncio.wait({line, hearing}, return_when=asyncio.FIRST_COMPLETED)
                if not line.done():
                    line.cancel()
                    break
                text = line.result()
                if text is None or text.lower() == "quit":
                    break
                if text.lower() == "leave":
                    await self.leave()
                    break
                await self.do(text)
        finally:
            hearing.cancel()
            await self.sitting.link.close()

    # What the table says.

    async def hear(self) -> None:
        """Say everything that the table says; after a rematch at the next table."""
        while True:
            async for said in self.sitting.messages():
                await self.note(said)
                if self.sitting.table.rematch is not None:
                    break
            following = await self.following()
            if following is None:
                return
            await self.sitting.link.close()
            self.sitting, self.told, self.telling.before, self.room = following, None, None, ""
            self.telling.say("terminal-online-next")

    async def following(self) -> Sitting | None:
        try:
            return await asyncio.to_thread(self.sitting.next)
        except TableRefused as refused:
            self.telling.print(str(refused))
            return None

    async def note(self, said: Said) -> None:
        sitting, telling = self.sitting, self.telling
        if said.id is not None:
            self.answered.set()
        if said.kind == "hello":
            self.greet()
        if said.table is not None:
            self.words.names = shown_names(said.table.chairs, self.words.language)
            self.tell_room()
        for moment in [*sitting.past, *([said.moment] if said.moment else [])]:
            self.tell(moment, moment is said.moment)
        sitting.past.clear()
        for line in (*said.chat, *([said.line] if said.line else [])):
            if sitting.heard(line):
                telling.print(said_line(self.words, line))
        if isinstance(said.why, Refusal):
            telling.print(self.words.refusal(said.why))
        if said.kind == LOST and not self.lost:
            self.lost = True
            telling.say("page-connection-lost")
        if said.kind == "bye":
            telling.say("terminal-farewell", why=str(said.why))

    def greet(self) -> None:
        """Where one is; after a lost connection only that it is found again."""
        if self.lost:
            self.lost = False
            self.telling.say("terminal-online-connected")
            return
        sitting = self.sitting
        self.telling.say("terminal-welcome", title=self.words.game.title)
        if sitting.held.seat is None:
            self.telling.say("terminal-online-watching")
        else:
            self.telling.say("terminal-online-seat", letter=LETTERS[sitting.held.seat])
        if sitting.table.status == "waiting":
            self.telling.say("terminal-online-link", link=sitting.link_to_send)

    def tell_room(self) -> None:
        """Before the game: who is there, and what is waited for, whenever that has changed."""
        sitting = self.sitting
        if sitting.table.status != "waiting":
            return
        names = [name or self.words.say("terminal-online-free") for name in self.words.names]
        seats = self.words.say("terminal-online-seats", names=locales.listing(names, self.words.language))
        room = "\n".join(line for line in (seats, waiting(sitting, self.words), given_up(sitting, self.words)) if line)
        if room != self.room:
            self.room = room
            self.telling.print(room)

    def tell(self, moment: SeenMoment, latest: bool) -> None:
        """What has happened; and what is asked, if something else is asked than before."""
        before = self.told
        self.told = moment
        self.telling.tell(moment.told)
        if moment.view.outcome is not None:
            if before is None or before.view.outcome is None:
                self.telling.print(self.words.outcome(moment.view.outcome), "bold")
            return
        asked = bool(moment.moves) and moment.chosen is None
        racing = moment.tick is not None and before is not None and before.tick is not None
        same = before is not None and before.moves == moment.moves and before.chosen is None and not moment.told
        if latest and asked and not racing and not same:
            self.telling.ask(moment.view, moment.moves)
            if self.sitting.left is not None and self.sitting.timing.kind != "tick":
                self.telling.say("terminal-online-time", time=spoken_span(self.words.language, self.sitting.left))

    # What is typed.

    @property
    def moves(self) -> tuple[str, ...]:
        return self.told.moves if self.told is not None else ()

    async def do(self, text: str) -> None:
        """Do what was typed."""
        sent = self.understood(*text.partition(" ")[::2], text)
        if sent is not None:
            await sent

    def understood(self, first: str, rest: str, text: str) -> Sent | None:
        """What is to be sent for this, if anything."""
        rest = rest.strip()
        match first.lower():
            case "":
                return None
            case "?" | "help":
                return self.help()
            case "table":
                return self.table()
            case "moves":
                return self.all_moves()
            case "hint":
                return self.hint()
            case "card":
                return self.card(rest)
            case "back":
                return self.sitting.retract()
            case "time":
                return self.sitting.more_time()
            case "again":
                return self.sitting.rematch()
            case "say" if rest:
                return self.sitting.say(rest)
            case "phrase":
                return self.phrase(rest)
            case "mute":
                return self.mute(rest)
            case "bot":
                return self.bot(rest)
            case "remove":
                return self.at_seat("remove", rest, self.sitting.unseat)
        if self.told is None or not self.moves:
            return self.not_asked()
        return self.sitting.play(numbered(text, self.moves), self.told)

    def not_asked(self) -> Sent | None:
        self.telling.say("terminal-online-not-asked")
        return None

    def table(self) -> Sent | None:
        if self.told is not None:
            self.telling.table(self.told.view)
        return None

    def all_moves(self) -> Sent | None:
        if not self.moves:
            return self.not_asked()
        self.telling.moves(self.moves, len(self.moves))
        return None

    def card(self, name: str) -> Sent | None:
        self.telling.card(name)
        return None

    def help(self) -> Sent | None:
        self.telling.say("terminal-online-room-help" if self.told is None else "terminal-online-help")
        return None

    def hint(self) -> Sent | None:
        """What a sheriff would do."""
        if self.told is None or not self.moves:
            return self.not_asked()
        move = self.words.game.text(hint(self.told.view.to_json(), secrets.randbits(62)).action)
        self.telling.say("terminal-hint", move=self.words.move(move), typed=move)
        return None

    def phrase(self, name: str) -> Sent | None:
        for phrase in PHRASES:
            if phrase == name.casefold().replace(" ", "-"):
                return self.sitting.say_phrase(phrase)
        self.telling.say("terminal-online-phrases", phrases=", ".join(PHRASES))
        return None

    def mute(self, letter: str) -> Sent | None:
        def tell(seat: int) -> Sent:
            on = "no" if seat in self.sitting.muted else "yes"
            self.telling.say("terminal-online-muted", on=on, name=self.words.names[seat])
            return self.sitting.mute(seat)

        return self.at_seat("mute", letter, tell)

    def bot(self, letter: str) -> Sent | None:
        """A bot for a free seat before the game; during it, for all who are away."""
        if self.told is None:
            return self.at_seat("bot", letter, lambda seat: self.sitting.seat_bot(seat, USUAL_LEVEL))

        async def stand_in() -> None:
            for chair in self.sitting.away:
                await self.sitting.stand_in(chair.seat)

        return stand_in()

    def at_seat(self, command: str, letter: str, act: Callable[[int], Sent]) -> Sent | None:
        """Something that is done at a seat, named by its letter."""
        if len(letter) == 1 and letter.upper() in LETTERS[: len(self.words.names)]:
            return act(LETTERS.index(letter.upper()))
        self.telling.say("terminal-online-no-seat", command=command)
        return None

    async def leave(self) -> None:
        """Give up the seat, and go when the table has heard it."""
        self.answered.clear()
        await self.sitting.leave()
        await asyncio.wait({asyncio.create_task(self.answered.wait())}, timeout=LEAVING)


def spoken_span(language: str, seconds: float) -> str:
    """A span of time in words."""
    from babel.dates import format_timedelta

    return format_timedelta(timedelta(seconds=round(seconds)), threshold=2, locale=language)
