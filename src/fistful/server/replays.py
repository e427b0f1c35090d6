"""Games told again from their log: the moments of one audience, and finished games with everything open."""

from __future__ import annotations

from collections.abc import Callable

from fistful.engine.errors import TableRefusal
from fistful.engine.events import Event
from fistful.engine.position import Position
from fistful.engine.wire import Told
from fistful.protocol.frames import Moment
from fistful.protocol.requests import Replay
from fistful.server import log
from fistful.server.audience import Audience, moment_of
from fistful.server.log import Logged
from fistful.server.table import Table

Look = Callable[[Position, list[Event]], Moment | None]
"""The next moment, if something changed."""


def moments(id: str, entries: list[Logged], look: Look) -> tuple[Table, list[Moment]]:
    """All moments of a log as somebody sees them, and the table after them."""
    first = entries[0]
    assert isinstance(first.entry, log.Opened)
    table = Table(id, first.entry, first.at)
    out = []
    for logged in entries[1:]:
        table.apply(logged.entry, logged.at)
        if table.position is not None:
            moment = look(table.position, table.position.take_events())
            if moment is not None:
                out.append(moment)
    return table, out


def seen_by(seat: int | None) -> Look:
    """As a seat saw it, or spectators."""
    audience = Audience(seat)
    return lambda position, events: audience.moment if audience.follow(position, events) else None


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


def replay(id: str, entries: list[Logged], seat: int | None) -> Replay:
    """A finished game moment by moment."""
    table, told = moments(id, entries, Opened() if seat is None else seen_by(seat))
    if table.status != "over":
        raise TableRefusal("not-over", table.opened.game)
    return Replay(id, table.opened.game, table.names, seat, tuple(told))
