"""A game on this machine: one person, and bots of one level in the other seats."""

from __future__ import annotations

from typing import Final

from fistful.bots.levels import check_level
from fistful.courtesies.take_back import Kept
from fistful.engine.errors import FistfulError
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.wire import Record, View
from fistful.terminal.moments import Moment
from fistful.terminal.words import Words, names_at

PERSON: Final = 0
"""The seat of the person."""
IDLE: Final = ("pass", "pass round")
"""Moves that let a window for cards go by."""


class LocalTable:
    """A position, who sits there, and the way back."""

    def __init__(
        self, game: Game, position: Position, level: str, language: str = "en", person: str | None = None
    ) -> None:
        check_level(level.partition("@")[0])
        self.game = game
        self.position = position
        self.level = level
        self.words = Words(game, language, names_at(language, person, level, position.seats))
        self.kept = Kept()

    def view(self) -> View:
        """All that the person may know."""
        return self.position.view(PERSON)

    def moment(self) -> Moment:
        """What the person sees now, and was told since the last time."""
        told = [event.to(PERSON) for event in self.position.take_events()]
        return Moment(self.view(), tuple(each for each in told if each is not None))

    @property
    def asked(self) -> bool:
        """Whether the person has a decision open."""
        return PERSON in self.position.to_act

    @property
    def racing(self) -> bool:
        """Whether the game runs against the clock now."""
        return self.position.timed() >= 0

    @property
    def only_pass(self) -> int | None:
        """The way to let an open window go by, if the person can do nothing else in it."""
        passing = self.position.passing()
        moves = [self.game.text(action) for action in self.position.actions(PERSON)]
        return passing if passing >= 0 and moves and all(move in IDLE for move in moves) else None

    def bots(self) -> list[tuple[int, View]]:
        """The bots that are asked, each with its view."""
        return [(seat, self.position.view(seat)) for seat in self.position.to_act if seat != PERSON]

    def play(self, text: str) -> None:
        """The person's move, which can be taken back; raises a `FistfulError` that says why if it is refused."""
        action = self.game.typed(text, self.position, PERSON)
        self.kept.keep(self.position)
        try:
            self.position.play(PERSON, action)
        except FistfulError:
            self.kept.take_back()
            raise

    def take_back(self) -> bool:
        """Go back to the person's last decision; whether there was one."""
        if len(self.kept) == 0:
            return False
        self.position = self.kept.take_back()
        return True

    def record(self) -> Record:
        return self.position.record().with_players(*self.words.names)
