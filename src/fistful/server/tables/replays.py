"""Games told from their log: the moments of one audience, or of a finished game with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from fistful.engine.errors import TableRefusal
from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.protocol.audience import Audience, News, moment_of
from fistful.protocol.frames import Moment, PastMoment
from fistful.protocol.requests import Finished, Replay
from fistful.server.tables.fold import Fold
from fistful.server.tables.log import Logged
from fistful.server.tables.table import Table

NextMoment = Callable[[Game, Position, list[Event]], Moment | None]
"""Makes the next moment, or None if nothing changed."""


class Telling(Fold):
    """A game as one audience sees it: its moments as JSON, as far as its log was told."""

    def __init__(self, id: str, entries: Sequence[Logged], next_moment: NextMoment) -> None:
        self.moments: list[bytes] = []
        self._next_moment = next_moment
        super().__init__(id, entries)

    def step(self, logged: Logged) -> None:
        super().step(logged)
        position = self.table.position
        if position is not None:
            moment = self._next_moment(self.table.game, position, position.take_events())
            if moment is not None:
                self.moments.append(msgspec.json.encode(past(moment, self.table.game)))

    def part(self, first: int, last: int) -> bytes:
        """Some of its moments, both ends included, as a JSON array."""
        return b"[" + b",".join(self.moments[first : last + 1]) + b"]"

    def replay(self, seat: int | None) -> bytes:
        """All of a finished game, as a `Replay`."""
        table = self.table
        if table.status != "over":
            raise TableRefusal("not-over", table.opened.game)
        moments = tuple(msgspec.Raw(moment) for moment in self.moments)
        return msgspec.json.encode(Replay(table.id, table.opened.game, table.names, seat, cast("Any", moments)))


def finished(table: Table) -> Finished | None:
    """A finished game as lists of replays show it; None while it is not over."""
    position = table.position
    if position is None or position.outcome is None or table.ended_at is None:
        return None
    decisions = len(position.decisions())
    return Finished(table.id, table.opened.game, table.names, position.outcome, decisions, table.ended_at)


def past(moment: Moment, game: Game) -> PastMoment:
    """A moment with what is of use to those who look back at it."""
    choices = tuple([None if choice is None else game.text(choice) for choice in moment.view.choices])
    return PastMoment(**msgspec.structs.asdict(moment), choices=choices)


def no_moment(_game: Game, _position: Position, _events: list[Event]) -> None:
    """For readers who only want the table."""


def seen_by(seat: int | None) -> NextMoment:
    """The moments that a seat saw, or spectators."""
    audience = Audience(seat)

    def next_moment(game: Game, position: Position, events: list[Event]) -> Moment | None:
        return audience.moment if audience.follow(game, position.copy(), News(events)) else None

    return next_moment


class AllOpen:
    """The moments with all hands open."""

    def __init__(self) -> None:
        self.last: Moment | None = None

    def __call__(self, game: Game, position: Position, events: list[Event]) -> Moment | None:
        view, told = position.reveal(), tuple([each for event in events for each in event.everything()])
        if self.last is not None and not told and self.last.view == view:
            return None
        self.last = moment_of(game, 0 if self.last is None else self.last.number + 1, position, view, told)
        return self.last
