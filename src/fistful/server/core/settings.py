"""What a host may choose, and every span of time and limit that the table server knows, in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from fistful.protocol.tables import Clock, Level
from fistful.server.core.rates import Rate

WINDOW_MOMENTS: Final[dict[Level, float]] = {"greenhorn": 0.5, "deputy": 0.5, "sheriff": 1.0, "legend": 2.0}


class Spans(msgspec.Struct, frozen=True, kw_only=True):
    """How long tables wait, in seconds."""

    relaxed: float = 90.0
    fast: float = 20.0
    beat: float = 6.0
    """How long a secret window stays open at a table with several people."""
    beat_alone: float = 3.0
    """At a table with one person a window has no limit; bots answer, and orders are followed, as if it were this."""
    bot_pause: float = 0.7
    """The least time before a bot answers, so that people can follow."""
    bot_target: float = 2.5
    """When many bots think, each thinks less, so that they answer within this; if that is too little, a deputy does."""
    bot_grace: float = 1.0
    """A deputy answers for a bot that is still thinking so long after that, because it needs longer than planned."""
    bot_limit: float = 10.0
    """A process that does not answer for this long is replaced; by correspondence a deputy answers only then."""
    bot_leisure: float = 600.0
    """How long a bot at a table by correspondence waits for its turn to think; then a deputy answers."""
    window_moments: dict[Level, float] = msgspec.field(default_factory=lambda: dict(WINDOW_MOMENTS))
    """When a bot answers in a secret window, with or without a card. If it needs longer, a deputy answers for it."""
    tick: float | None = None
    """The length of a tick; None for the game's own."""
    countdown: float = 3.0
    """BTB-29: the count of three before each bout of a real-time shootout."""
    absence: float = 60.0
    """How long an owner must be away before others may let a bot play the seat."""
    talk: float = 20.0
    """A seat may say ten things within this time."""
    retry: float = 1.0
    """How long a table waits after a failed commit before it does anything by itself."""
    entering: float = 10.0
    """How long a socket may take to say who it is."""
    stuck: float = 30.0
    """A connection is cut off if its other end reads nothing, or finishes no request, for this long."""
    linger: float = 60.0
    """A table that nobody looks at and that waits for nothing leaves memory after this."""

    def limit(self, clock: Clock) -> float | None:
        """How long a seat may think about a decision."""
        if clock.kind == "correspondence":
            return 3600.0 * (clock.hours or 24)
        return {"none": None, "relaxed": self.relaxed, "fast": self.fast}[clock.kind]

    def share_patience(self, clock: Clock) -> float:
        """How long a share is waited for before others may free the seat; by correspondence nobody need be there."""
        by_correspondence = self.limit(clock) if clock.kind == "correspondence" else None
        return by_correspondence or self.absence


class SocketLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one socket may use."""

    largest_message: int = 16 * 1024
    messages: Rate = Rate(20.0, 60.0)
    strikes: int = 50
    """How many messages may be refused as too fast or unreadable before the socket is closed."""
    queue: int = 64
    stalled: float = 5.0
    """How many frames, and how many seconds, a slow reader may be behind."""


class HttpRates(msgspec.Struct, frozen=True, kw_only=True):
    """How often one address may ask the same thing over HTTP: far more than a club of twenty behind one router does."""

    look: Rate = Rate(50.0, 500.0)
    """Requests that cost next to nothing."""
    sit: Rate = Rate(2.0, 600.0)
    """Requests that add to the database: opening and joining tables, promises of shares."""
    fold: Rate = Rate(3.0, 120.0)
    """Requests that replay a whole game: earlier moments, replays, records, verification, one's own tables."""


class AddressLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address may have: a club of 64 behind one router has 128 sockets, which may all reconnect at once."""

    opened: Rate = Rate(5.0, 600.0)
    """How often it may open one."""
    held: int = 256
    """How many it may hold at the same time."""
    messages: Rate = Rate(400.0, 4000.0)
    """What all its sockets may send together."""
    public_tables: int = 20
    """How many public tables that it opened may be waiting or played at the same time."""
    kept_names: Rate = Rate(20 / 86_400, 60.0)
    """How often it may keep a name."""


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How many seconds tables that nobody uses are kept; None for ever."""

    unbegun: float | None = 7 * 86_400.0
    """After this a table whose game never began is deleted."""
    abandoned: float | None = 90 * 86_400.0
    """After this without a move, or anything else, a game is closed for good; its log is kept."""
    every: float = 3600.0
    """The time between two looks at all tables."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    data: Path
    """The folder of the database."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other sites whose pages may open sockets, such as `https://games.example`; the server's own always may."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that the server answers to besides this machine's own, such as `games.example` behind a proxy."""
    metrics_to: tuple[str, ...] = ()
    """Addresses of other machines that may read `/metrics`; the server's own always may."""
    thinkers: int = 1
    """How many processes bots think in."""
    bot_queue: int = 1000
    """How many bots may wait for their turn to think; for others a deputy answers."""
    spans: Spans = Spans()
    retention: Retention = Retention()
    sockets: SocketLimits = SocketLimits()
    http: HttpRates | None = HttpRates()
    per_address: AddressLimits | None = AddressLimits()
    """What one address may do; None for no limit, as in measurements."""

    @property
    def database(self) -> str:
        """The database's URL."""
        return f"sqlite:///{self.data / 'tables.db'}"
