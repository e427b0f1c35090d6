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
from fistful.engine.game import Game
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
    """One audience and its current moment, which is made only when somebody wants to see it."""

    __slots__ = ("_made", "_recall", "_seen", "_told", "asked", "number", "past", "seat")

    def __init__(self, seat: int | None, recall: bool = False) -> None:
        self.seat = seat
        self._recall = recall
        """Whether views say what was told since the round began, for a reader that keeps nothing in mind."""
        self.number = -1
        """Of the current moment; -1 before the first."""
        self.past: list[tuple[int, msgspec.Raw]] = []
        """What was told, by number of the moment; as JSON, to keep garbage collection cheap."""
        self.asked = 0
        """The number of the moment that asked the open decision."""
        self._seen: tuple[Game, Position] | None = None
        """What the current moment shows."""
        self._told: tuple[Told, ...] = ()
        self._made: Moment | None = None

    @property
    def moment(self) -> Moment | None:
        """What this audience sees; None before the first moment."""
        if self._made is None and self._seen is not None:
            game, position = self._seen
            view = position.view(self.seat, recall=self._recall)
            self._made = moment_of(game, self.number, position, view, self._told)
        return self._made

    def told_before(self) -> tuple[tuple[int, tuple[Told, ...]], ...]:
        """Everything told so far, for a message; it is encoded already."""
        return cast("tuple[tuple[int, tuple[Told, ...]], ...]", tuple(self.past))

    def follow(self, game: Game, position: Position, news: News) -> bool:
        """Look after something happened, at a position that no longer changes; True if this audience noticed."""
        told, encoded = news.to(self.seat)
        if not told and self._sees(position):
            return False
        self.number += 1
        self._seen, self._told, self._made = (game, position), told, None
        if told:
            self.past.append((self.number, encoded))
        return True

    def _sees(self, position: Position) -> bool:
        """Whether the current moment shows all that this audience may know of a position."""
        shown = self.moment
        window = position.passing() >= 0
        seen = position.view(self.seat, recall=self._recall)
        return shown is not None and shown.window == window and shown.view == seen


def moment_of(game: Game, number: int, position: Position, view: View, told: tuple[Told, ...]) -> Moment:
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
        game.standing(view),
        None if tick < 0 else tick,
    )


class Audiences:
    """All audiences of one game: the seats that people had when it began, and spectators."""

    def __init__(self, seats: list[int]) -> None:
        self.by_seat: dict[int | None, Audience] = {seat: Audience(seat) for seat in [*seats, None]}

    def follow(self, game: Game, position: Position, new_decision: bool) -> list[Audience]:
        """Tell everyone what happened; the audiences that noticed something."""
        news, still = News(position.take_events()), position.copy()
        noticed = [audience for audience in self.by_seat.values() if audience.follow(game, still, news)]
        if new_decision:
            for audience in self.by_seat.values():
                audience.asked = max(0, audience.number)
        return noticed
