"""Running a server: a free port, sockets told good-bye when it stops, and lines of what happens."""

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

from fistful.server.app import Application
from fistful.server.connections import HttpConnection, SocketConnection, Watch
from fistful.server.faults import Formatter
from fistful.server.settings import Settings

PATIENCE = 1.5
"""Seconds after which a stopping server waits no longer for whoever does not read."""
LAST_RESORT = 3
"""Seconds after which it ends whatever is still going on."""
NEXT_PORTS = 50
"""How many ports after the wanted one are tried."""
COLLECTS = (1_000, 10, 100)
"""Objects made before the youngest are looked through for garbage, and how seldom that is done with the older ones."""


class TableServer(uvicorn.Server):
    """Uvicorn, but every socket hears that the server will be back before it is closed."""

    def __init__(self, config: uvicorn.Config, application: Application, opens_browser: bool = False) -> None:
        super().__init__(config)
        self.application = application
        self.opens_browser = opens_browser
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        watch = Watch(self.server_state.connections)
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
        """Whoever has not taken in the last word by now holds up nobody."""
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()


def make_server(settings: Settings, application: Application, opens_browser: bool = False) -> TableServer:
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
        timeout_graceful_shutdown=LAST_RESORT,
    )
    return TableServer(config, application, opens_browser)


def serve(settings: Settings, opens_browser: bool) -> None:
    """Run until stopped."""
    log_lines()
    allow_many_files()
    print(f"Fistful is at {address(settings)}", flush=True)
    server = make_server(settings, Application(settings), opens_browser)
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def allow_many_files() -> None:
    """Let the process have as many sockets open as the system allows, not the few that it gives everybody at first."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # some systems name a number that they do not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def spare_the_collector() -> None:
    """Let the garbage collector pass over all that is there for good; each of its walks holds up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTS)


def address(settings: Settings) -> str:
    return f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}/"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that nobody uses."""
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
    """Whether somebody could see a browser here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def log_lines() -> None:
    """One line of JSON on stderr for each thing worth knowing; names, tokens and moves are none of them."""
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
