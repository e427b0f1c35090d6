"""A game against bots on the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from textual.worker import Worker

from fistful.engine.errors import FistfulError
from fistful.terminal.app import TableApp
from fistful.terminal.local import LocalTable
from fistful.terminal.moments import Beat, beats
from fistful.terminal.picker import Picker
from fistful.terminal.reading import Question
from fistful.terminal.screen import NOTHING
from fistful.terminal.thinker import Thinker
from fistful.terminal.ticks import COUNTDOWN, Bout


class PlayApp(TableApp):
    """Shows a table on this machine, asks for the person's moves, and lets the bots think."""

    def __init__(
        self,
        table: LocalTable,
        theme: str,
        pace: float = 1.0,
        past: Sequence[Beat] = (),
    ) -> None:
        """A game that is resumed has a past, which is not told again."""
        super().__init__(table.words, theme, pace)
        if past:
            self.clock.push(past)
            self.clock.skip()
        self.table = table
        self.thinker = Thinker(table.level)
        self.marks: list[int] = []
        """How long the story was before each move that can be taken back."""
        self.bout: Bout | None = None
        self._game: Worker[None] | None = None
        self.commands |= {"u": self.take_back, "h": self.ask_hint}

    def on_mount(self) -> None:
        self.go_on()

    async def on_unmount(self) -> None:
        await self.thinker.close()

    def go_on(self) -> None:
        """Play from here on, in the background."""
        if self._game is not None:
            self._game.cancel()
        self._game = self.run_worker(self.play_on())

    # The game.

    async def play_on(self) -> None:
        """Until the game is over: show what has happened, and have those who are asked decide."""
        table = self.table
        while True:
            await self.show()
            if table.position.over:
                self.turn_over()
                return
            if table.position.follow_orders():
                continue
            if table.racing:
                await self.fight()
            elif table.asked:
                await self.ask_person()
            else:
                await self.ask_bots()

    async def show(self) -> None:
        """Show what has happened, one event at a time."""
        before = self.clock.story[-1].view if self.clock.story else None
        self.clock.push(beats(before, self.table.moment(), self.words))
        self.repaint()
        await self.present()

    def turn_over(self) -> None:
        """At the end everything that was hidden is shown."""
        self.clock.push([Beat(self.table.position.reveal(), (), "", True)])
        self.clock.skip()
        self.repaint()

    async def ask_person(self) -> None:
        """Wait for a move; where there is only one way to let a window go by, go that way."""
        only = self.table.only_pass
        if only is not None:
            self.table.position.play(0, only)
            return
        moves = [self.table.game.text(action) for action in self.clock.beat.view.actions]
        self.picker = Picker(moves, spelled=bool(self.table.game.about.grammar.letters))
        self.repaint()
        while self.picker is not NOTHING:
            self._moved.clear()
            await self._moved.wait()

    async def ask_bots(self) -> None:
        for seat, view in self.table.bots():
            action = await self.thinker.answer(view)
            self.table.position.play(seat, action)

    async def fight(self) -> None:
        """A bout against the clock, after a count of three, which can be skipped."""
        for second in range(COUNTDOWN, 0, -1):
            self.notice = str(second)
            self.repaint()
            await self.rest(self.clock.pace)
        self.notice = ""
        self.bout = bout = Bout(self.table)
        while bout.on:
            ticks = bout.close()
            self.clock.push(beats(None, self.table.moment(), self.words))
            self.clock.skip()
            self.repaint()
            await asyncio.sleep(ticks * self.table.game.tick_ms / 1000 * self.clock.pace)
        self.bout = None

    # What the player does.

    @property
    def racing(self) -> bool:
        return self.bout is not None

    def race(self, move: str) -> None:
        if self.bout is not None:
            with suppress(FistfulError):  # a key pressed twice, or too late
                self.bout.choose(move)

    def choose(self, move: str) -> None:
        """Make the move, or say why not."""
        if not self.open_picker.options:
            return
        mark = len(self.clock.story)
        try:
            self.table.play(move)
        except FistfulError as refused:
            self.notice = refused.said(self.words.language)
            return
        self.marks.append(mark)
        self.picker = NOTHING
        self._moved.set()

    def take_back(self) -> None:
        """Go back to before the last decision."""
        if self.bout is not None or not self.table.take_back():
            self.notice = self.words.say("terminal-nothing-to-take-back")
            return
        self.clock.cut(self.marks.pop() - 1)
        self.picker = NOTHING
        self.go_on()

    def ask_hint(self) -> None:
        if self.open_picker.options:
            self.run_worker(self.give_hint(self.thinker))

    def action_leave(self) -> None:
        """Ask before a game is left; it is kept, to go on with later."""
        if self.table.position.over:
            self.exit()
        elif not isinstance(self.screen, Question):
            self.push_screen(Question(self.words.say("terminal-leave-sure")), self.leave_if)

    def leave_if(self, sure: bool | None) -> None:
        if sure:
            self.exit()
