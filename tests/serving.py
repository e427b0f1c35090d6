"""A table server in a separate process: `python -m tests.serving FOLDER PORT SPANS`, the spans as JSON."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec

from fistful.server.core.settings import Settings, Spans
from fistful.server.net.app import Application
from fistful.server.net.serve import log_lines, make_server

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0
"""Seconds until a server must have begun; it shares two cores with other tests."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Serving:
    """The server of one folder, started and ended as often as one likes; it writes `server.log` there."""

    def __init__(self, folder: Path, port: int, spans: Spans, module: str = "tests.serving") -> None:
        self.folder = folder
        self.port = port
        self.spans = spans
        self.module = module
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        spans = msgspec.json.encode(self.spans).decode()
        command = [sys.executable, "-m", self.module, str(self.folder), str(self.port), spans]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            self._wait(self.process)
        except BaseException:
            self.kill()
            raise

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        """Until the server is ready."""
        until = time.monotonic() + PATIENCE
        while not self.ready():
            assert process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.05)

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def ready(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{self.port}/ready", timeout=5).text == "ok"
        return False

    def stop(self) -> None:
        """As a host would end it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would, without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def main(folder: str, port: str, spans: str) -> None:
    waits = msgspec.json.decode(spans, type=Spans)
    settings = Settings(data=Path(folder), port=int(port), spans=waits, http=None, per_address=None)
    log_lines()
    make_server(settings, Application(settings)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
