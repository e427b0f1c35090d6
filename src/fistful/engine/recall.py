"""What a seat was told since the round began, so that a player who keeps nothing in mind has perfect recall.

A position that tells events also keeps them, as a chain that copies share. A copy made for search tells nothing more,
and so remembers what its original did. An imagined position remembers what its view said.
"""

from __future__ import annotations

from typing import Final

from fistful.engine.events import Event
from fistful.engine.wire import Told

NO_EVENTS: Final[tuple[Event, ...]] = ()
NOTHING_TOLD: Final[tuple[Told, ...]] = ()


class Heard:
    """One event and the one before it."""

    def __init__(self, event: Event, before: Heard | None) -> None:
        self.event: Final = event
        self.before: Final = before


class Earlier:
    """What is remembered from before the chain began: the last lap, or what the view of one seat recalled."""

    def __init__(self, events: tuple[Event, ...], seat: int | None, told: tuple[Told, ...]) -> None:
        self.events: Final = events
        self.seat: Final = seat
        """Whose view `told` comes from; nobody else recalls it."""
        self.told: Final = told


def events_of(heard: Heard | None) -> tuple[Event, ...]:
    """A chain of events in the order in which they were told."""
    out: list[Event] = []
    while heard is not None:
        out.append(heard.event)
        heard = heard.before
    out.reverse()
    return tuple(out)


def recalled(earlier: Earlier | None, heard: Heard | None, seat: int | None) -> tuple[Told, ...]:
    """All of it as this seat (None: a spectator) was told it."""
    out: list[Told] = []
    while heard is not None:
        told = heard.event.to(seat)
        if told is not None:
            out.append(told)
        heard = heard.before
    if earlier is not None:
        for event in reversed(earlier.events):
            told = event.to(seat)
            if told is not None:
                out.append(told)
        if earlier.seat == seat:
            out.extend(reversed(earlier.told))
    out.reverse()
    return tuple(out)
