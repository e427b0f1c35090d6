"""What each audience of a table is shown: a seat, or all spectators together.

Each audience has its own moments, numbered from 0. It gets a new one only if its view changed or it is told
something, so that neither a number nor a frame gives away what others did in secret. The numbers follow from the log
alone: folding the log again gives the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from fistful.engine.events import Event
from fistful.engine.position import Position
from fistful.engine.wire import Told, View
from fistful.protocol.frames import Moment

encode = msgspec.json.Encoder().encode


class News:
    """What happened, as each audience is told it; if nothing is secret, all are told the same, encoded once."""

    __slots__ = ("_common", "_events")

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._common: tuple[tuple[Told, ...], msgspec.Raw] | None = None
        if not any([event.whisper or event.secret for event in events]):
            self._common = told_to(events, None)

    def to(self, seat: int | None) -> tuple[tuple[Told, ...], msgspec.Raw]:
        """What an audience is told, and the same as JSON."""
        return told_to(self._events, seat) if self._common is None else self._common


def told_to(events: Sequence[Event], seat: int | None) -> tuple[tuple[Told, ...], msgspec.Raw]:
    """These events as a seat, or spectators, are told them, and the same as JSON."""
    told = tuple([heard for event in events if (heard := event.to(seat)) is not None])
    return told, msgspec.Raw(encode(told))


class Audience:
    """One audience and its current moment."""

    __slots__ = ("asked", "moment", "past", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.moment: Moment | None = None
        self.past: list[tuple[int, msgspec.Raw]] = []
        """What was told, by number of the moment; as JSON, to keep garbage collection cheap."""
        self.asked = 0
        """The number of the moment that asked the open decision."""

    def told_before(self) -> tuple[tuple[int, tuple[Told, ...]], ...]:
        """Everything told so far, for a message; it is encoded already."""
        return cast("tuple[tuple[int, tuple[Told, ...]], ...]", tuple(self.past))

    def follow(self, position: Position, news: News) -> bool:
        """Look at the position after something happened; True if this audience noticed."""
        view = position.view(self.seat, recall=False)
        told, encoded = news.to(self.seat)
        window, before = position.passing() >= 0, self.moment
        if before is not None and not told and before.view == view and before.window == window:
            return False
        self.moment = moment_of(0 if before is None else before.number + 1, position, view, told)
        if told:
            self.past.append((self.moment.number, encoded))
        return True


def moment_of(number: int, position: Position, view: View, told: tuple[Told, ...]) -> Moment:
    """A view, with what is needed to show it."""
    texts = position.base.texts
    tick = position.timed()
    return Moment(
        number,
        view,
        tuple([texts[action] for action in view.actions]),
        None if view.chosen is None else texts[view.chosen],
        told,
        position.passing() >= 0,
        None if tick < 0 else tick,
    )


class Audiences:
    """All audiences of one game: the seats that people had when it began, and spectators."""

    def __init__(self, seats: list[int]) -> None:
        self.by_seat: dict[int | None, Audience] = {seat: Audience(seat) for seat in [*seats, None]}

    def follow(self, position: Position, new_decision: bool) -> list[Audience]:
        """Tell everyone what happened; the audiences that noticed something."""
        news = News(position.take_events())
        noticed = [audience for audience in self.by_seat.values() if audience.follow(position, news)]
        if new_decision:
            for audience in self.by_seat.values():
                audience.asked = 0 if audience.moment is None else audience.moment.number
        return noticed
