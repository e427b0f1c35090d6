"""Running the server: announcing where it is, saying goodbye to sockets when it stops, and logging."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from fistful.server.core.faults import Formatter
from fistful.server.core.settings import Settings
from fistful.server.net.app import Application
from fistful.server.net.connections import HttpConnection, SocketConnection, StuckWatch
from fistful.server.net.listening import friends_urls, own_url

PATIENCE = 1.5
"""Seconds that a stopping server waits for clients that do not read."""
SHUTDOWN_LIMIT = 3
"""Seconds after which it ends what is still running."""
LOCAL_PROXIES = "127.0.0.1,::1,::ffff:127.0.0.1"
"""Proxies whose forwarded addresses are trusted, unless `FORWARDED_ALLOW_IPS` names others."""
WHITE_ON_BLACK = "\x1b[97;40m"
PLAIN = "\x1b[0m"
COLLECTIONS = (1_000, 10, 100)
"""The thresholds of the garbage collector's three generations."""


class TableServer(uvicorn.Server):
    """Uvicorn, but every socket is told that the server will be back before it is closed."""

    def __init__(self, config: uvicorn.Config, application: Application, when_started: Callable[[], None]) -> None:
        super().__init__(config)
        self.application = application
        self._when_started = when_started
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        watch = StuckWatch(self.server_state.connections)
        self._watching = asyncio.get_running_loop().create_task(watch.keep(self.application.hub.spans.stuck))
        self._when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.application.hub.say_bye()
        cut = asyncio.get_running_loop().call_later(PATIENCE, self._cut_off)
        await super().shutdown(sockets)
        cut.cancel()
        if self._watching is not None:
            self._watching.cancel()

    def _cut_off(self) -> None:
        """Cut off the clients that have not read the last message by now."""
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()


def make_server(
    settings: Settings, application: Application, when_started: Callable[[], None] = lambda: None
) -> TableServer:
    """A server for the application, not yet running."""
    config = uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.sockets.largest_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", LOCAL_PROXIES),
        timeout_graceful_shutdown=SHUTDOWN_LIMIT,
    )
    return TableServer(config, application, when_started)


def serve(settings: Settings, listening: list[socket.socket], opens_browser: bool) -> None:
    """Run on these sockets until stopped; TableRefusal if the database cannot be used."""
    log_lines()
    allow_many_files()
    with contextlib.ExitStack() as open_sockets:
        for each in listening:
            open_sockets.enter_context(each)
        server = make_server(settings, Application(settings), lambda: open_doors(settings, listening, opens_browser))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(listening)


def open_doors(settings: Settings, listening: list[socket.socket], opens_browser: bool) -> None:
    announce(settings, listening, opens_browser)
    tune_garbage_collection()


def announce(settings: Settings, listening: list[socket.socket], opens_browser: bool) -> None:
    """Say where the server is: to its host, and if it listens everywhere, to friends on the same network."""
    here = own_url(settings.host, settings.port)
    print(f"Fistful is at {here}", flush=True)
    friends = friends_urls(listening)
    if friends:
        print(f"Friends on your network can join at {' or '.join(friends)}", flush=True)
        code = qr_code(friends[0])
        if sys.stdout.isatty() and can_print(code):
            print(code, flush=True)
    if opens_browser:
        show(here)


def show(address: str) -> None:
    """Open a browser if one can be seen here."""
    if has_display():
        webbrowser.open(address)


def qr_code(text: str) -> str:
    """A QR code for a terminal, white on black whatever its colours are."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines())


def can_print(text: str) -> bool:
    """Whether the terminal has these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def allow_many_files() -> None:
    """Raise the limit on open files, and so on sockets, as far as the system allows."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # some systems report a limit that they do not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tune_garbage_collection() -> None:
    """Keep the garbage collector away from what lives as long as the process: each collection holds up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    gc.enable()


def has_display() -> bool:
    """Whether a browser can be shown here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def log_lines() -> None:
    """Log one line of JSON to stderr for each event worth knowing; never names, tokens or moves."""
    lines = logging.StreamHandler()
    lines.setFormatter(Formatter("%(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
