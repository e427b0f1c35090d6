"""Running the server: announcing where it is, saying goodbye to sockets when it stops, and logging."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import platform
import socket
import sys
import time
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

import fistful
from fistful import locales
from fistful.server.core import garbage
from fistful.server.core.faults import Lines, catch_the_rest
from fistful.server.core.settings import Settings
from fistful.server.net.app import Application
from fistful.server.net.connections import HttpConnection, SocketConnection, StuckWatch
from fistful.server.net.desk import Desk
from fistful.server.net.headers import ON_EVERYTHING
from fistful.server.net.listening import friends_urls, loopback_socket, own_url
from fistful.server.operators import door
from fistful.server.operators.door import Door
from fistful.server.operators.keepers import Running
from fistful.server.operators.office import Office

logger = structlog.get_logger()
PATIENCE = 1.5
"""Seconds that a stopping server waits for clients that do not read."""
SHUTDOWN_LIMIT = 3
"""Seconds after which it ends what is still running."""
LOCAL_PROXIES = "127.0.0.1,::1,::ffff:127.0.0.1"
"""Proxies whose forwarded addresses are trusted, unless `FORWARDED_ALLOW_IPS` names others."""
WHITE_ON_BLACK = "\x1b[97;40m"
PLAIN = "\x1b[0m"
HOW_TO_STOP = "Ctrl-C stops it; games go on where they were when it is started again."


class TableServer(uvicorn.Server):
    """Uvicorn, but every socket is told that the server will be back before it is closed."""

    def __init__(self, config: uvicorn.Config, application: Application, when_started: Callable[[], None]) -> None:
        super().__init__(config)
        self.application = application
        self._when_started = when_started
        self._watching: list[asyncio.Task[None]] = []
        self._since = time.monotonic()
        self._folder = application.hub.settings.data

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        listening = self._operators_port()
        await super().startup(sockets)
        if not self.started:  # the log says why
            return
        settings = self.application.hub.settings
        logger.info(
            "started",
            version=fistful.__version__,
            python=platform.python_version(),
            process=os.getpid(),
            host=settings.host,
            port=settings.port,
            data=str(settings.data),
            seconds=self._seconds(),
        )
        watch = StuckWatch(self.server_state.connections)
        watches = watch.keep(self.application.hub.spans.stuck), garbage.watch()
        self._watching = [asyncio.get_running_loop().create_task(each) for each in watches]
        if listening is not None:
            await self._hear_operator(*listening)
        self._when_started()

    def _operators_port(self) -> tuple[socket.socket, Door] | None:
        """Open a port that only this machine can reach, and say where it is to those who may know; None if it fails."""
        try:
            listening = loopback_socket()
            host, port = listening.getsockname()[:2]
            opened = Door(host, port)
            opened.write(self._folder)
        except OSError as error:
            structlog.get_logger().warning("no operator", why=error.strerror or type(error).__name__)
            return None
        return listening, opened

    async def _hear_operator(self, listening: socket.socket, opened: Door) -> None:
        """Hear the operator at this port."""
        application, config = self.application, self.config
        hub = application.hub
        office = Office(hub.storage, application.accounts, Running(hub, lambda: len(application.admission)))
        desk = Desk(office, opened)

        def connection() -> asyncio.Protocol:
            made = HttpConnection(config=config, server_state=self.server_state, app_state=self.lifespan.state)
            made.app = desk  # without uvicorn's middleware, which would believe what proxies say
            made.ws_protocol_class = None
            return made

        self.servers.append(await asyncio.get_running_loop().create_server(connection, sock=listening))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("stopping", version=fistful.__version__)
        door.remove(self._folder)
        await self.application.hub.say_bye()
        cut = asyncio.get_running_loop().call_later(PATIENCE, self._cut_off)
        await super().shutdown(sockets)
        cut.cancel()
        for task in self._watching:
            task.cancel()
        logger.info("stopped", version=fistful.__version__, seconds=self._seconds())

    def _seconds(self) -> float:
        """How long ago the server was made."""
        return round(time.monotonic() - self._since, 3)

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
        headers=ON_EVERYTHING,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", LOCAL_PROXIES),
        timeout_graceful_shutdown=SHUTDOWN_LIMIT,
    )
    return TableServer(config, application, when_started)


def load_all() -> None:
    """Load games and words, which would hold up every table if they were loaded when somebody first needs them."""
    for slug in fistful.games():
        fistful.game(slug)
    for language in locales.LANGUAGES:
        locales.bundle(language)


def serve(settings: Settings, listening: list[socket.socket], opens_browser: bool) -> None:
    """Run on these sockets until stopped; TableRefusal if the database cannot be used."""
    log_lines()
    allow_many_files()
    with contextlib.ExitStack() as open_sockets:
        for each in listening:
            open_sockets.enter_context(each)
        server = make_server(settings, Application(settings), lambda: open_doors(settings, listening, opens_browser))
        with contextlib.suppress(KeyboardInterrupt):
            load_all()
            server.run(listening)


def open_doors(settings: Settings, listening: list[socket.socket], opens_browser: bool) -> None:
    announce(settings, listening, opens_browser)
    garbage.tune()


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
    if sys.stdout.isatty():
        print(HOW_TO_STOP, flush=True)
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


def has_display() -> bool:
    """Whether a browser can be shown here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def log_lines() -> None:
    """Log one line of JSON to stderr for each event worth knowing; never names, tokens or moves.

    In a terminal somebody reads what was announced, so there only warnings and worse are logged.
    """
    logging.basicConfig(level=logging.WARNING, handlers=[Lines()])
    catch_the_rest()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if sys.stderr.isatty() else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
