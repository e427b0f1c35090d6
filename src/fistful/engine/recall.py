"""What a seat was told since the round began, so that a player who keeps nothing in mind has perfect recall.

A position that tells events keeps them in a list, which its copies share: a copy reads as far as the list went when it
was made. An imagined position remembers what its view said.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from fistful.engine.events import Event
from fistful.engine.wire import Told


class Recalled:
    """What the view recalled that a position was imagined from."""

    def __init__(self, seat: int | None, told: tuple[Told, ...]) -> None:
        self.seat: Final = seat
        """Whose view it was; nobody else recalls it."""
        self.told: Final = told

    def __reduce__(self) -> tuple[Any, ...]:
        return Recalled, (self.seat, self.told)


def recall(
    before: Recalled | None, events: list[Event] | None, first: i64, end: i64, seat: int | None
) -> tuple[Told, ...]:
    """All of it as this seat (None: a spectator) was told it."""
    out: list[Told] = []
    if before is not None and before.seat == seat:
        out.extend(before.told)
    if events is not None:
        for number in range(first, end):
            event = events[number]
            told = event.to(seat) if event.recalled else None
            if told is not None:
                out.append(told)
    return tuple(out)
