"""A table server in a process of its own, at which nobody waits long: `python -m tests.web.serving FOLDER PORT`."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

from fistful.protocol.tables import Level
from fistful.server.app import Application
from fistful.server.serve import make_server
from fistful.server.settings import WINDOW_MOMENTS, Settings, Spans

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60.0
"""Seconds until a server must have begun; it shares two cores with a browser and other tests."""
AT_ONCE: Final[dict[Level, float]] = dict.fromkeys(WINDOW_MOMENTS, 0.05)
SPANS = Spans(beat=1.5, beat_alone=0.6, bot_pause=0.0, countdown=1.0, window_moments=AT_ONCE)
"""As at any table, but bots answer at once and windows are short. The tick is the real one."""


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server while the block lasts."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tests.web.serving", str(folder), str(port)]
    server = subprocess.Popen(command, cwd=ROOT)
    address = f"http://localhost:{port}"
    try:
        wait_for(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        assert server.poll() is None and time.monotonic() < until, "the server did not start"
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{address}/ready").status_code == 200:
                return
        time.sleep(0.05)


def main(folder: str, port: str) -> None:
    settings = Settings(data=Path(folder), port=int(port), spans=SPANS)
    make_server(settings, Application(settings)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
