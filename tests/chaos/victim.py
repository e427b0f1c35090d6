"""A server in a process of its own that can be killed: `python -m tests.chaos.victim <folder> <port>`."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx

from fistful.server.app import Application
from fistful.server.serve import log_lines, make_server
from fistful.server.settings import Settings, Spans

QUICK = Spans(
    beat=0.3,
    beat_alone=0.2,
    bot_pause=0.02,
    window_moments=dict.fromkeys(("greenhorn", "deputy", "sheriff", "legend"), 0.05),
    tick=0.01,
    countdown=0.02,
)
"""As at any table, but nobody is waited for long."""
PATIENCE = 60.0


class Victim:
    """The server of one folder, started and killed as often as one likes."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.chaos.victim", str(self.folder), str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.05)

    def ready(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/ready", timeout=5).text == "ok"
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would, without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def main() -> None:
    settings = Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), spans=QUICK)
    log_lines()
    make_server(settings, Application(settings)).run()


if __name__ == "__main__":
    main()
