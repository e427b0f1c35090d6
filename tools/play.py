"""Set up what is needed, then open the lobby: what `make play` does, also where there is no `make`."""

from __future__ import annotations

import subprocess
import sys

import prepare
from environments import program


def main() -> int:
    prepare.main("play")
    try:
        return subprocess.run([program(prepare.HOME, "fistful"), "serve", "--open", *sys.argv[1:]], check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
