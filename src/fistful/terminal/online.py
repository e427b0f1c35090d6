"""A table of a server on the whole screen: waited at, played at, or watched."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from textual import events
from textual.worker import Worker

from fistful import locales
from fistful.client.link import LOST, Said
from fistful.client.moments import SeenMoment
from fistful.client.server import TableRefused
from fistful.client.sitting import Sitting
from fistful.engine.wire import CardFacts
from fistful.protocol.frames import Refusal
from fistful.terminal.app import Drawing, TableApp
from fistful.terminal.chat import ChatPage, said_line
from fistful.terminal.clock import Clock
from fistful.terminal.moments import Beat, Moment, beats
from fistful.terminal.names import shown_names, words_at
from fistful.terminal.picker import Picker
from fistful.terminal.reading import Choice
from fistful.terminal.room import SEAT, Room
from fistful.terminal.screen import NOTHING, Frame
from fistful.terminal.thinker import Thinker
from fistful.terminal.words import Words

ANSWERED = 5.0
"""How many seconds the table has to answer before one goes without."""


class OnlineApp(TableApp):
    """Follows a table, and sends what the player chooses."""

    def __init__(
        self, sitting: Sitting, cards: tuple[CardFacts, ...], theme: str, pace: float = 1.0, person: str | None = None
    ) -> None:
        """The person is the name to sit down with where one has only watched so far."""
        super().__init__(words_at(sitting, cards), theme, pace)
        self.sitting = sitting
        self.person = person
        self.cards = cards
        self.thinker = Thinker("deputy")
        self.room = Room()
        self.shown: SeenMoment | None = None
        """The moment whose question may be open."""
        self.said: list[tuple[int, str]] = []
        """What was said at the table, and how long the story was then."""
        self._moments: asyncio.Queue[tuple[SeenMoment, bool]] = asyncio.Queue()
        """Moments to be shown, and whether at once."""
        self._settled = asyncio.Event()
        """A command was answered."""
        self._attending: list[Worker[None]] = []
        self.commands |= {
            "u": self.take_back,
            "h": self.ask_hint,
            "c": self.chat,
            "m": self.more_time,
            "b": self.stand_in,
            "r": self.rematch,
            "x": self.unseat,
        }

    def on_mount(self) -> None:
        self.attend()
        self.set_interval(0.5, self.tick)

    async def on_unmount(self) -> None:
        await self.sitting.link.close()
        await self.thinker.close()

    def attend(self) -> None:
        """Follow the table that one sits at now."""
        self._attending = [self.run_worker(self.follow()), self.run_worker(self.show_all())]

    async def change(self, sitting: Sitting) -> None:
        """Go to another table, or to another seat at this one."""
        for worker in self._attending:
            worker.cancel()
        await self.sitting.link.close()
        if sitting.address != self.sitting.address:
            self.clock, self.said = Clock(self.clock.pace), []
        self.sitting, self.shown, self.picker = sitting, None, NOTHING
        self.words.names = shown_names(sitting.table.chairs, self.words.language)
        self._moments = asyncio.Queue()
        self.notice = ""
        self.attend()
        self.repaint()

    # What the table says.

    async def follow(self) -> None:
        """Hear everything that the table says."""
        async for said in self.sitting.messages():
            self.note(said)
            self.repaint()
            if self.sitting.table.rematch is not None:
                self.go_on()

    def note(self, said: Said) -> None:
        sitting = self.sitting
        if said.table is not None:
            self.words.names = shown_names(said.table.chairs, self.words.language)
        if said.kind == "hello":
            self.notice = ""
        while sitting.past:
            self._moments.put_nowait((sitting.past.pop(0), True))
        if said.moment is not None:
            self._moments.put_nowait((said.moment, said.kind == "hello"))
        if said.id is not None:
            self._settled.set()
        if isinstance(said.why, Refusal):
            self.notice = self.words.refusal(said.why)
            if self.shown is not None:
                self.offer(self.shown)
        if said.kind == LOST and not sitting.farewell:
            self.notice = self.words.say("page-connection-lost")
        if said.kind == "bye":
            known = self.notice if said.why == "refused" else ""
            self.notice = known or self.words.say("terminal-farewell", why=str(said.why))
            self.picker = NOTHING
        if said.line is not None or said.chat:
            self.hear_chat()

    def hear_chat(self) -> None:
        """Put what was said into the log, where the game is now."""
        heard = [said_line(self.words, line) for line in self.sitting.chat if self.sitting.heard(line)]
        self.said = self.said[: len(heard)]
        self.said += [(len(self.clock.story), line) for line in heard[len(self.said) :]]
        if isinstance(self.screen, ChatPage):
            self.screen.show_lines()

    async def show_all(self) -> None:
        """Show one moment after another, each event for its time."""
        while True:
            moment, at_once = await self._moments.get()
            self.picker = NOTHING
            before = None if self.shown is None else self.shown.view
            self.shown = moment
            self.clock.push(beats(before, Moment(moment.view, moment.told), self.words))
            if moment.tick is not None or at_once:
                self.clock.skip()
            await self.present()
            if self._moments.empty():
                self.offer(moment)
            self.repaint()

    def offer(self, moment: SeenMoment) -> None:
        self.picker = Picker(moment.moves, spelled=bool(self.words.game.about.grammar.letters))

    def go_on(self) -> None:
        """Everybody plays again at another table."""

        async def move() -> None:
            try:
                following = await asyncio.to_thread(self.sitting.next)
            except TableRefused as refused:
                self.notice = str(refused)
                return
            if following is not None:
                await self.change(following)

        self.run_worker(move(), group="rematch", exclusive=True)

    # What is shown.

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun yet."""
        return self.clock.shown < 0

    @property
    def over(self) -> bool:
        return not self.waiting and self.clock.story[-1].view.outcome is not None

    def tick(self) -> None:
        """Time goes by."""
        if self.sitting.left is not None and not self.over:
            self.repaint()

    def repaint(self) -> None:
        """Before the game begins, who is there."""
        if not self.waiting or not self.is_running:
            super().repaint()
            return
        drawing = self.screen_stack[0].query_one(Drawing)
        self.dress(drawing)
        canvas = self.room.draw(self.sitting, self.words, self.notice, self.size.width, self.size.height)
        drawing.show(canvas, self.colours)

    def frame(self) -> Frame:
        frame = super().frame()
        return frame._replace(log=self.lines(), status=frame.status or self.time_left())

    def lines(self) -> list[str]:
        """What was told of the game and said at the table, in order."""
        end = self.clock.place + 1
        said = [each for each in self.said if not self.looking_back or each[0] <= end]
        out: list[str] = []
        for place, beat in enumerate(self.clock.story[:end]):
            while said and said[0][0] <= place:
                out.append(said.pop(0)[1])
            if beat.sentence:
                out.append(beat.sentence)
        return [*out, *[line for _, line in said]]

    def time_left(self) -> str:
        """How much longer the table waits; before a race, the count."""
        left, timing = self.sitting.left, self.sitting.timing
        if left is None or self.over:
            return ""
        if timing.kind == "tick":
            return str(int(left) + 1) if left * 1000 > (timing.whole or 0) else ""
        return spoken_time(self.words, left)

    def ask(self, beat: Beat) -> str:
        sitting, words = self.sitting, self.words
        if self.over:
            said = [super().ask(beat)]
            if sitting.wanting:
                names = locales.listing([words.names[each.seat] for each in sitting.wanting], words.language)
                said.append(words.say("page-end-rematch-asked", count=len(sitting.wanting), names=names))
            if sitting.wants_rematch:
                said.append(words.say("page-end-rematch-wanted"))
            return " ".join(said)
        if self.shown is not None and self.shown.chosen is not None and self.clock.rested and not self.racing:
            return words.say("page-ask-chosen")
        return super().ask(beat)

    def keys(self) -> str:
        if self.looking_back or self.racing:
            return super().keys()
        return " · ".join([self.words.say(key) for key in self.open_keys()])

    def open_keys(self) -> list[str]:
        """The keys that do something now."""
        sitting, shown = self.sitting, self.shown
        if sitting.farewell:
            return [*(["terminal-key-again"] if sitting.farewell == "taken-over" else []), "terminal-key-leave"]
        out = []
        if self.over:
            out += [] if sitting.watching or sitting.wants_rematch else ["terminal-key-rematch"]
        elif self.open_picker.options:
            out += ["terminal-key-choose", "terminal-key-hint"]
        elif not self.clock.rested:
            out.append("terminal-key-skip")
        if shown is not None and shown.chosen is not None:
            out.append("terminal-key-back")
        if shown is not None and shown.window and sitting.timing.kind == "window" and not sitting.watching:
            out.append("terminal-key-more-time")
        if sitting.away and not sitting.watching and not self.over:
            out.append("terminal-key-stand-in")
        return [*out, "terminal-key-chat", "terminal-key-log", "terminal-key-help", "terminal-key-leave"]

    @property
    def more_keys(self) -> str:
        return "\n" + self.words.say("terminal-help-online")

    # What the player does.

    def send(self, sent: Coroutine[Any, Any, None]) -> None:
        self.run_worker(sent)

    def on_click(self, event: events.Click) -> None:
        if not self.waiting or len(self.screen_stack) > 1:
            return  # Textual goes on to the table's own handler
        event.prevent_default()
        target = self.query_one(Drawing).canvas.target_at(event.screen_x, event.screen_y)
        if target.startswith(SEAT):
            seat = int(target.removeprefix(SEAT))
            if seat == self.room.place:
                self.take_seat()
            self.room.place = seat
            self.repaint()

    def turn(self, steps: int) -> None:
        if self.waiting:
            self.room.turn(steps, len(self.sitting.table.chairs))
        else:
            super().turn(steps)

    def on_key(self, event: events.Key) -> None:
        if self.waiting and len(self.screen_stack) == 1 and event.key in ("left", "right"):
            event.stop()
            event.prevent_default()
            self.room.turn_level(1 if event.key == "right" else -1)
            self.repaint()

    def take(self) -> None:
        if self.sitting.farewell == "taken-over":
            self.send(self.change(self.sitting.again()))
        elif self.waiting:
            self.take_seat()
        else:
            super().take()

    def take_seat(self) -> None:
        """In the seat that one has in view: sit down, or as the host seat a bot."""
        sitting, seat = self.sitting, self.room.place
        if sitting.table.chairs[seat].name:
            return
        if not sitting.watching:
            self.send(sitting.seat_bot(seat, self.room.level))
            return

        async def sit() -> None:
            try:
                await self.change(await asyncio.to_thread(sitting.sit_down, self.person, seat))
            except TableRefused as refused:
                self.notice = str(refused)
                self.repaint()

        self.send(sit())

    def unseat(self) -> None:
        """Ask the one in the seat in view to leave."""
        chair = self.sitting.table.chairs[self.room.place]
        if self.waiting and self.room.removable(self.sitting, chair):
            self.send(self.sitting.unseat(chair.seat))

    def choose(self, move: str) -> None:
        if self.shown is not None and self.open_picker.options:
            self.picker = NOTHING
            self.send(self.sitting.play(move, self.shown))

    @property
    def racing(self) -> bool:
        return self.shown is not None and self.shown.tick is not None and not self.sitting.watching

    def race(self, move: str) -> None:
        if self.shown is not None:
            self.send(self.sitting.play(move, self.shown))

    def take_back(self) -> None:
        """A sealed choice can be taken back while others are still choosing."""
        if self.shown is not None and self.shown.chosen is not None:
            self.send(self.sitting.retract())
        else:
            self.notice = self.words.say("terminal-nothing-to-take-back")

    def more_time(self) -> None:
        """Keep an open window open for longer; everybody sees who asked."""
        if self.shown is not None and self.shown.window and not self.sitting.watching:
            self.send(self.sitting.more_time())

    def stand_in(self) -> None:
        """Let bots play for those who are away."""
        if not self.waiting and not self.sitting.watching:
            for chair in self.sitting.away:
                self.send(self.sitting.stand_in(chair.seat))

    def rematch(self) -> None:
        if self.over and not self.sitting.watching and not self.sitting.wants_rematch:
            self.send(self.sitting.rematch())

    def ask_hint(self) -> None:
        if self.open_picker.options:
            self.run_worker(self.give_hint(self.thinker))

    def show_rules(self) -> None:
        if not self.waiting:
            super().show_rules()

    def show_moves(self) -> None:
        if not self.waiting:
            super().show_moves()

    def look_back(self) -> None:
        if not self.waiting:
            super().look_back()

    def chat(self) -> None:
        self.push_screen(ChatPage(self.sitting, self.words, self.send, self.colours.ground))

    def action_leave(self) -> None:
        """Go for now, and keep the seat, or give it up."""
        if self.sitting.watching or self.over or self.sitting.farewell:
            self.exit()
        elif not isinstance(self.screen, Choice):
            key = "terminal-leave-room" if self.waiting else "terminal-leave-table"
            self.push_screen(Choice(self.words.say(key), {"enter": "go", "x": "leave"}), self.leave_as)

    def leave_as(self, how: str | None) -> None:
        if how == "leave":
            self.send(self.leave_for_good())
        elif how:
            self.exit()

    async def leave_for_good(self) -> None:
        """Give up the seat, and go when the table has heard it."""
        self._settled.clear()
        await self.sitting.leave()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._settled.wait(), ANSWERED)
        self.exit()


def spoken_time(words: Words, seconds: float) -> str:
    """How much time is left: in hours, or in minutes and seconds."""
    whole = int(seconds) + (seconds > int(seconds))
    if whole >= 7200:
        return words.say("terminal-time-left", time=words.say("page-time-hours", hours=round(whole / 3600)))
    return words.say("terminal-time-left", time=f"{whole // 60}:{whole % 60:02}")
