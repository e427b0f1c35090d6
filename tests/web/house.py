"""The server that browsers come to in tests: bots answer at once and windows are short; the tick is the real one."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

from fistful.server.core.settings import WINDOW_MOMENTS, Spans
from tests.serving import Serving

SPANS = Spans(
    beat=1.5, beat_alone=0.6, bot_pause=0.0, countdown=1.0, window_moments=dict.fromkeys(WINDOW_MOMENTS, 0.05)
)


@contextlib.contextmanager
def serving(folder: Path, spans: Spans = SPANS) -> Iterator[str]:
    """The address of a server while the block lasts."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    server = Serving(folder, port, spans)
    server.start()
    try:
        yield f"http://localhost:{port}"
    finally:
        server.stop()
