"""A table server whose database is in a folder of its own making, and that makes checkpoints often."""

from __future__ import annotations

import sys

from fistful.server.store import checkpoints
from tests.serving import main

DATA = "data"
OFTEN = 15

if __name__ == "__main__":
    checkpoints.COMMITS = OFTEN  # type: ignore[misc]
    folder, port, spans = sys.argv[1:]
    main(f"{folder}/{DATA}", port, spans)
