"""What a table waits for, and until when. It follows from the log and the server's spans of time.

How long a table waits depends only on what everyone knows, never on what a player holds.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from fistful.protocol.frames import Timing
from fistful.server.core.settings import Spans
from fistful.server.tables.table import Table


class Wait(NamedTuple):
    """What a table waits for, until when (seconds since 1970), and for how long in all."""

    kind: Literal["none", "move", "window", "tick"]
    due: float | None = None
    whole: float | None = None

    def timing(self, now: float) -> Timing:
        """The same, as clients are told."""
        if self.due is None or self.whole is None:
            return Timing(self.kind)
        return Timing(self.kind, max(0, round((self.due - now) * 1000)), round(self.whole * 1000))


NOTHING = Wait("none")


def wait_of(table: Table, spans: Spans) -> Wait:
    """What a table waits for now."""
    position = table.position
    if position is None or table.status != "playing":
        return NOTHING
    if position.timed() >= 0:
        ticks, tick = int(position.timed()) - table.bout_first + 1, tick_length(table, spans)
        return Wait("tick", table.bout_at + spans.countdown + ticks * tick, tick)
    clock = table.opened.clock
    if has_beat(table):
        whole = beat(table, spans) * (1 + len(table.longer))
        return Wait("window", table.asked_at + whole, whole)
    limit = spans.limit(clock)
    return NOTHING if limit is None else Wait("move", table.asked_at + limit, limit)


def has_beat(table: Table) -> bool:
    """Whether a secret window is open that closes by itself. Against bots alone nobody waits, so there is no hurry."""
    position = table.position
    assert position is not None
    return position.passing() >= 0 and table.opened.clock.kind != "correspondence" and len(table.people) > 1


def tick_length(table: Table, spans: Spans) -> float:
    """How long a tick of this table's game takes, in seconds."""
    return table.game.tick_ms / 1000 if spans.tick is None else spans.tick


def beat(table: Table, spans: Spans) -> float:
    """How long a secret window of this table stays open."""
    return spans.beat if len(table.people) > 1 else spans.beat_alone


def bot_moment(table: Table, seat: int, spans: Spans) -> float:
    """When a bot in this seat makes the open decision."""
    level = table.seats[seat].bot
    assert table.position is not None and level is not None
    if table.position.passing() >= 0:
        moment = spans.window_moments.get(level, max(spans.window_moments.values()))
        return table.asked_at + min(moment, beat(table, spans) / 2)
    return table.asked_at + spans.bot_pause
