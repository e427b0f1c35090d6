"""The one presentation clock: beats wait in a queue and are shown one after another, each for its least time.

The story so far is kept, so that one can look back at it while the game goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

from fistful.terminal.moments import Beat


class Clock:
    """The story of a game, how far it has been shown, and where one looks back to."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        """By how much least times are multiplied; 0 shows everything at once."""
        self.story: list[Beat] = []
        self.shown = -1
        """The number of the beat that is shown, if one does not look back."""
        self.back: int | None = None

    @property
    def beat(self) -> Beat:
        """What is on the screen."""
        return self.story[self.place]

    @property
    def place(self) -> int:
        return self.shown if self.back is None else self.back

    @property
    def before(self) -> Beat | None:
        """What the present beat is compared with: a question with the question before it, else the last beat."""
        earlier = self.story[: self.place]
        if not self.beat.question:
            return earlier[-1] if earlier else None
        return next((beat for beat in reversed(earlier) if beat.question), None)

    @property
    def rested(self) -> bool:
        """Everything has been shown."""
        return self.shown == len(self.story) - 1

    @property
    def least(self) -> float:
        """For how many seconds the present beat is shown before the next one."""
        return self.story[self.shown].least * self.pace if self.shown >= 0 else 0.0

    def push(self, beats: Sequence[Beat]) -> None:
        self.story.extend(beats)
        self.shown = max(self.shown, 0)
        if self.pace == 0:
            self.skip()

    def step(self) -> None:
        """Show the next beat."""
        self.shown = min(self.shown + 1, len(self.story) - 1)

    def skip(self) -> None:
        """Show everything that waits at once."""
        self.shown = len(self.story) - 1

    def cut(self, length: int) -> None:
        """Forget the story from here on: it was taken back."""
        del self.story[length:]
        self.shown = length - 1
        self.back = None

    def look_back(self, steps: int) -> None:
        """Go back in what was shown, or on again; past its end is the present."""
        place = max(0, self.place + steps)
        self.back = None if place >= self.shown else place
