"""Set up what is needed, then open the lobby: what `make play` does, also where there is no `make`."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys

from tools import prepare
from tools.environments import program


def main() -> None:
    prepare.main("play")
    server = [str(program(prepare.HOME, "fistful")), "serve", "--open", "--any-port", "--once", *sys.argv[1:]]
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(server[0], server, environment())  # the server itself hears when it is told to stop
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(subprocess.run(server, env=environment(), check=False).returncode)


def environment() -> dict[str, str]:
    """That of the server, which may always keep its bytecode in `.venv`: without, each start takes two seconds more."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


if __name__ == "__main__":
    main()
