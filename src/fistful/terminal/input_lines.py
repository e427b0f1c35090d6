"""The lines of an input that need not be over, read in a thread of their own while other things go on."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from fistful.protocol.reading import LONGEST

AT_ONCE: Final = 64 * 1024
Read = Callable[[int], bytes]
"""Reads at most that many bytes, as soon as there are any; none at the end."""


def lines(read: Read) -> Iterator[bytes]:
    """The lines that are read; of one that is far too long, only the beginning.

    They are not buffered by Python: a thread that waits in its buffer would hold up the end of the process.
    """
    kept = b""
    while chunk := read(AT_ONCE):
        *whole, rest = (kept + chunk).split(b"\n")
        yield from whole
        kept = rest[: LONGEST + 1]
    if kept:
        yield kept


def listen(hear: Callable[[bytes], object], end: Callable[[], object], read: Read | None = None) -> None:
    """Have every line of the input heard in the event loop that runs now, and its end."""
    loop = asyncio.get_running_loop()

    def work() -> None:
        with suppress(RuntimeError):  # nobody listens any more, and the loop is closed
            for line in lines(read or partial(os.read, sys.stdin.fileno())):
                loop.call_soon_threadsafe(hear, line)
            loop.call_soon_threadsafe(end)

    threading.Thread(target=work, daemon=True).start()
