"""Try an installed Fistful as a stranger would, with nothing but what it brings: what builds and releases must pass.

    try_install.py              this Python's: the rules are compiled, every game plays, a server plays one over HTTP
try_install.py ADDRESS      a server that runs already, such as http://localhost:8000
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 120.0
"""Seconds until a server must be ready, and until a game must be over."""
GAME = {"game": "loot-shoot-whisky", "seats": 2, "bots": ["deputy"]}
"""A short one: bots take their time, as people would."""


def command() -> str:
    """The `fistful` of this Python, or the first on the path."""
    beside = shutil.which("fistful", path=str(Path(sys.executable).parent))
    found = beside or shutil.which("fistful")
    if found is None:
        raise SystemExit("There is no command `fistful`.")
    return found


def said_by(*arguments: str) -> str:
    return subprocess.run([command(), *arguments], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def check_doctor() -> None:
    said = said_by("doctor")
    print(said, flush=True)
    if "the rules run compiled" not in said:
        raise SystemExit("The rules are not compiled.")
    number = said_by("--version").split()[-1]
    if f"fistful {number}, " not in said:
        raise SystemExit(f"The command says that it is version {number}.")


def fetched(address: str, body: dict[str, Any] | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    return content


def wait_for(address: str) -> None:
    """Wait until a server is ready."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if fetched(f"{address}/ready") == b"ok":
                return
        except OSError:  # nobody answers yet, or it answers that it is not ready
            if time.monotonic() > until:
                raise SystemExit(f"No server became ready at {address}.") from None
        time.sleep(0.2)


def play(address: str) -> None:
    """Look at the page, then play a game against a bot, taking the first move each time."""
    from websockets.sync.client import connect

    if b'<script type="module"' not in fetched(f"{address}/"):
        raise SystemExit("The page is missing.")
    seat = json.loads(fetched(f"{address}/api/tables", {**GAME, "share": secrets.token_hex(32)}))
    until = time.monotonic() + PATIENCE
    with connect(f"ws{address.removeprefix('http')}/api/tables/{seat['table']}/socket") as table:
        table.send(json.dumps({"do": "enter", "token": seat["token"]}))
        number = 0
        while True:
            message = json.loads(table.recv(timeout=until - time.monotonic()))
            moment = message.get("moment")
            if moment and moment["view"]["outcome"]:
                break
            if moment and moment["moves"]:
                number += 1
                table.send(json.dumps({"do": "play", "id": f"move-{number:06}", "move": moment["moves"][0]}))
    print(f"A game over HTTP at {address}, {number} moves of our own: {moment['view']['outcome']}", flush=True)


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with a new database, at a port that it finds itself."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=os.name == "nt") as folder:
        started = [command(), "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(started, stdout=subprocess.PIPE, encoding="utf-8") as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline().strip()
                if not said.startswith("Fistful is at http"):
                    raise SystemExit("The server did not start.")
                yield said.removeprefix("Fistful is at ").rstrip("/")
            finally:
                server.terminate()


def main() -> None:
    if len(sys.argv) > 1:
        address = sys.argv[1].rstrip("/")
        wait_for(address)
        play(address)
        return
    check_doctor()
    with serving() as address:
        wait_for(address)
        play(address)


if __name__ == "__main__":
    main()
