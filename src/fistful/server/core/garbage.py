"""Garbage collection: a full one holds up every table, so each looks only at what is new, and few look at everything.

Tables and connections are freed by reference counting. What is left for the collector is little, and as a table lives
on, so does what it is made of: once looked at, it is left alone until nearly all of it has gone.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

YOUNG: Final = (1_000, 10)
"""The thresholds of the two younger generations."""
NEVER: Final = 1_000_000_000
"""That of the oldest."""
MUCH: Final = 100_000
"""How many new blocks of memory are worth a collection: a few hundred tables, and some milliseconds."""
LITTLE: Final = 0.1
"""The part that is left of all memory ever used when it is time to look at everything again."""
HOUR: Final = 3600.0
"""The least time between two looks at everything, each of which takes about a tenth of a second."""
LOOK: Final = 0.5
"""Seconds between two looks at memory."""


def tune() -> None:
    """Keep the garbage collector away from what lives as long as the process, and from full collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    gc.enable()


async def watch() -> None:
    """Look for garbage among what is new whenever that is much, and at times among everything when little is left."""
    clock = asyncio.get_running_loop().time
    start = known = most = sys.getallocatedblocks()
    next_hour = clock() + HOUR
    while True:
        await asyncio.sleep(LOOK)
        now = sys.getallocatedblocks()
        if clock() >= next_hour and most > start + MUCH and now - start < LITTLE * (most - start):
            gc.unfreeze()
            most = known = _collected()
            next_hour = clock() + HOUR
        elif now > known + MUCH:
            known = _collected()
            most = max(most, known)
        known = min(known, now)


def _collected() -> int:
    """Collect what is garbage of what has not been looked at, and leave the rest alone; the blocks that are left."""
    gc.collect()
    gc.freeze()
    return sys.getallocatedblocks()
