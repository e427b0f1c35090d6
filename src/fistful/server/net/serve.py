"""Running the server: finding a port, saying goodbye to sockets when it stops, and logging."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import webbrowser

import structlog
import uvicorn

from fistful.server.core.faults import Formatter
from fistful.server.core.settings import Settings
from fistful.server.net.app import Application
from fistful.server.net.connections import HttpConnection, SocketConnection, StuckWatch

PATIENCE = 1.5
"""Seconds that a stopping server waits for clients that do not read."""
SHUTDOWN_LIMIT = 3
"""Seconds after which it ends what is still running."""
NEXT_PORTS = 50
"""How many ports from the wanted one on are tried."""
COLLECTIONS = (1_000, 10, 100)
"""The thresholds of the garbage collector's three generations."""


class TableServer(uvicorn.Server):
    """Uvicorn, but every socket is told that the server will be back before it is closed."""

    def __init__(self, config: uvicorn.Config, application: Application, opens_browser: bool = False) -> None:
        super().__init__(config)
        self.application = application
        self.opens_browser = opens_browser
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        watch = StuckWatch(self.server_state.connections)
        self._watching = asyncio.get_running_loop().create_task(watch.keep(self.application.hub.spans.stuck))
        if self.started and self.opens_browser and has_display():
            webbrowser.open(address(self.application.hub.settings))

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


def make_server(settings: Settings, application: Application, opens_browser: bool = False) -> TableServer:
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
        timeout_graceful_shutdown=SHUTDOWN_LIMIT,
    )
    return TableServer(config, application, opens_browser)


def serve(settings: Settings, opens_browser: bool) -> None:
    """Run until stopped."""
    log_lines()
    allow_many_files()
    print(f"Fistful is at {address(settings)}", flush=True)
    server = make_server(settings, Application(settings), opens_browser)
    tune_garbage_collection()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


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


def address(settings: Settings) -> str:
    """The server's address for a browser on this machine."""
    return f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}/"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next free one; 0 if there is none."""
    for port in range(wanted, wanted + NEXT_PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0


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
