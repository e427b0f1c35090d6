"""A recorded game on the whole screen: with all hands open, or as one seat saw it, stepping both ways."""

from __future__ import annotations

from fistful.engine.game import Game
from fistful.engine.wire import Record
from fistful.terminal.app import TableApp
from fistful.terminal.story import story
from fistful.terminal.words import Words


class ReplayApp(TableApp):
    """Steps through the story of a game."""

    def __init__(self, game: Game, record: Record, seat: int | None, language: str, theme: str) -> None:
        words = Words(game, language, record.players)
        super().__init__(words, theme, 0)
        self.clock.push(story(game, record, seat, words))
        self.clock.back = 0

    def keys(self) -> str:
        return self.words.say("terminal-keys-replay")

    def back_to_now(self) -> None:
        """There is no present to go back to."""

    def look_back(self) -> None:
        """One always does."""
