"""Games told again from their log: the moments of one audience, and finished games with everything open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec

from fistful.engine.errors import TableRefusal
from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.wire import Told
from fistful.protocol.frames import Moment, PastMoment
from fistful.protocol.requests import Replay
from fistful.server import log
from fistful.server.audience import Audience, News, moment_of
from fistful.server.log import Logged
from fistful.server.table import Table

Look = Callable[[Position, list[Event]], Moment | None]
"""The next moment, if something changed."""


class Telling:
    """A game as somebody sees it, moment by moment as JSON, as far as its log was told."""

    def __init__(self, id: str, opened: Logged, look: Look) -> None:
        assert isinstance(opened.entry, log.Opened)
        self.table = Table(id, opened.entry, opened.at)
        self.seq = opened.seq
        self.moments: list[bytes] = []
        self._look = look

    def go_on(self, entries: Iterable[Logged]) -> None:
        """Tell what follows."""
        for logged in entries:
            self.table.apply(logged.entry, logged.at)
            self.seq = logged.seq
            if self.table.position is not None:
                moment = self._look(self.table.position, self.table.position.take_events())
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


def past(moment: Moment, game: Game) -> PastMoment:
    """A moment with what is of use to those who look back at it."""
    choices = tuple([None if choice is None else game.text(choice) for choice in moment.view.choices])
    return PastMoment(**msgspec.structs.asdict(moment), choices=choices, standing=game.standing(moment.view))


def unseen(_position: Position, _events: list[Event]) -> None:
    """Only the table itself is wanted."""


def seen_by(seat: int | None) -> Look:
    """As a seat saw it, or spectators."""
    audience = Audience(seat)
    return lambda position, events: audience.moment if audience.follow(position, News(events)) else None


class Opened:
    """With all hands open."""

    def __init__(self) -> None:
        self.last: Moment | None = None

    def __call__(self, position: Position, events: list[Event]) -> Moment | None:
        view, told = position.reveal(), tuple([open_words(event) for event in events])
        if self.last is not None and not told and self.last.view == view:
            return None
        self.last = moment_of(0 if self.last is None else self.last.number + 1, position, view, told)
        return self.last


def open_words(event: Event) -> Told:
    """An event with all that single seats were told."""
    params = dict(event.public)
    for secret in event.secret.values():
        params.update(secret)
    return Told(event.code, event.clause, params)
