"""What each audience of a table is shown: a seat, or all spectators together.

Every audience has moments of its own, numbered from 0. It gets a new one only if its view or what it
is told changed, so that neither a number nor a frame betrays what others did in secret. The numbers
follow from the log alone: a table folded anew counts the same.
"""

from __future__ import annotations

from typing import cast

import msgspec

from fistful.engine.events import Event
from fistful.engine.position import Position
from fistful.engine.wire import Told, View
from fistful.protocol.frames import Moment

encode = msgspec.json.Encoder().encode


class Audience:
    """One audience and the moment that it is at."""

    __slots__ = ("asked", "moment", "past", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.moment: Moment | None = None
        self.past: list[msgspec.Raw] = []
        """What was told, by number of the moment: as JSON, for the collector of garbage would walk over objects."""
        self.asked = 0
        """The number of the moment in which the open decision was asked."""

    def told_before(self) -> tuple[tuple[int, tuple[Told, ...]], ...]:
        """All that was told, for a message: what is JSON already is sent as it is."""
        return cast("tuple[tuple[int, tuple[Told, ...]], ...]", tuple(self.past))

    def follow(self, position: Position, events: list[Event]) -> bool:
        """Look at the position after something happened; whether this audience noticed."""
        view = position.view(self.seat)
        told = tuple([heard for event in events if (heard := event.to(self.seat)) is not None])
        now, before = position.passing() >= 0, self.moment
        if before is not None and not told and before.view == view and before.window == now:
            return False
        self.moment = moment_of(0 if before is None else before.number + 1, position, view, told)
        if told:
            self.past.append(msgspec.Raw(encode((self.moment.number, told))))
        return True


def moment_of(number: int, position: Position, view: View, told: tuple[Told, ...]) -> Moment:
    """A view with what its audience needs to show it."""
    texts = position.setup.texts
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
    """All audiences of one game: the seats that were people's when it began, and spectators."""

    def __init__(self, seats: list[int]) -> None:
        self.by_seat: dict[int | None, Audience] = {seat: Audience(seat) for seat in [*seats, None]}

    def follow(self, position: Position, asks_anew: bool) -> list[Audience]:
        """Tell everyone what happened; those who noticed something."""
        events = position.take_events()
        noticed = [audience for audience in self.by_seat.values() if audience.follow(position, events)]
        if asks_anew:
            for audience in self.by_seat.values():
                audience.asked = 0 if audience.moment is None else audience.moment.number
        return noticed
