"""What a host may choose, and every span of time that the table server knows, in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from fistful.games.boomtown_bandits.facts import LATE_TICKS, TICK_MS
from fistful.protocol.tables import Clock, Level

WINDOW_MOMENTS: Final[dict[Level, float]] = {"greenhorn": 0.5, "deputy": 0.5, "sheriff": 1.0, "legend": 2.0}


class Spans(msgspec.Struct, frozen=True, kw_only=True):
    """How long tables wait, in seconds."""

    relaxed: float = 90.0
    fast: float = 20.0
    beat: float = 6.0
    """A secret window stays open so long at a table of several people."""
    beat_alone: float = 3.0
    """The same where one seat only is a person's."""
    bot_pause: float = 0.7
    """A bot answers no sooner, so that people can follow."""
    bot_limit: float = 10.0
    """A bot that has not answered by then is helped out by a deputy."""
    window_moments: dict[Level, float] = msgspec.field(default_factory=lambda: dict(WINDOW_MOMENTS))
    """When a bot answers in a secret window, with or without a card; one that is still thinking then passes."""
    tick: float = TICK_MS / 1000
    late_ticks: int = LATE_TICKS
    """BTB-29: a choice counts so many ticks after the one that its sender saw."""
    countdown: float = 3.0
    """BTB-29: the count of three before each bout of a real-time shootout."""
    absence: float = 60.0
    """After so long without its owner a seat may be played by a bot if somebody asks for it."""
    talk: float = 20.0
    """A seat may say ten things within this span."""
    retry: float = 1.0
    """After a failed commit nothing is tried again by itself before this."""
    entering: float = 10.0
    """A socket has so long to say who it is."""
    stuck: float = 30.0
    """A connection whose other end takes nothing in for so long, or has not asked for anything, is cut off."""
    linger: float = 60.0
    """A table that nobody looks at and that waits for nothing leaves memory after this."""

    def limit(self, clock: Clock) -> float | None:
        """For how long a seat may think about a decision."""
        if clock.kind == "correspondence":
            return 3600.0 * (clock.hours or 24)
        return {"none": None, "relaxed": self.relaxed, "fast": self.fast}[clock.kind]


class SocketLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one socket may take up."""

    largest_message: int = 16 * 1024
    rate: float = 20.0
    burst: float = 60.0
    """Messages a second in the long run, and at once."""
    strikes: int = 50
    """Messages refused for haste or for being unreadable before the socket is closed."""
    queue: int = 64
    stalled: float = 5.0
    """Frames and seconds that a slow reader may be behind."""


class Rate(msgspec.Struct, frozen=True):
    """How often something may be asked: so often a second in the long run, and so often at once."""

    second: float
    burst: float


class HttpRates(msgspec.Struct, frozen=True, kw_only=True):
    """How often one address may ask the same thing over HTTP: far more than a club of twenty behind one router does."""

    look: Rate = Rate(50.0, 500.0)
    """What costs next to nothing."""
    sit: Rate = Rate(2.0, 600.0)
    """What adds to the database: opening and joining tables, promises of shares."""
    fold: Rate = Rate(3.0, 120.0)
    """What plays a whole game again: earlier moments, replays, records, verification, one's own tables."""


class Doors(msgspec.Struct, frozen=True, kw_only=True):
    """How one address may open sockets: a club of 64 behind one router has 128 that come back at once."""

    open: Rate = Rate(5.0, 600.0)
    """How often it may open one."""
    held: int = 256
    """How many it may hold at the same time."""
    words: Rate = Rate(400.0, 4000.0)
    """Messages of all its sockets together."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    data: Path
    """The folder of the database."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other sites whose pages may open sockets, such as `https://games.example`; its own always may."""
    metrics_to: tuple[str, ...] = ()
    """Other machines' addresses that may read `/metrics`; the server's own always may."""
    thinkers: int = 1
    """How many processes bots think in."""
    spans: Spans = Spans()
    sockets: SocketLimits = SocketLimits()
    http: HttpRates | None = HttpRates()
    doors: Doors | None = Doors()
    """What one address may do; None where nobody is limited, as in measurements."""

    @property
    def database(self) -> str:
        return f"sqlite:///{self.data / 'tables.db'}"
