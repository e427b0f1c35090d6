"""Set up what is needed, then open the lobby: what `make play` does, also where there is no `make`."""

from __future__ import annotations

import subprocess
import sys

from tools import prepare
from tools.environments import program


def main() -> int:
    prepare.main("play")
    try:
        serve = [str(program(prepare.HOME, "fistful")), "serve", "--open", "--any-port", *sys.argv[1:]]
        return subprocess.run(serve, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
