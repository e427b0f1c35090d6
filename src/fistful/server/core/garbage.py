"""Garbage collection: a full one holds up every table, so there are few.

Tables and connections are freed by reference counting. What is left for a full collection is little, so one is made
only when memory has grown; by itself Python makes one for every so many tables that come, whether others go or not.
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
GROWN: Final = 1.25
"""By how much memory has grown when a full collection is worth its time."""
LOOK: Final = 2.0
"""Seconds between two looks at memory."""


def tune() -> None:
    """Keep the garbage collector away from what lives as long as the process, and from full collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    gc.enable()


async def watch() -> None:
    """Make a full collection whenever memory has grown since the last one, or since it was smallest."""
    least = sys.getallocatedblocks()
    while True:
        await asyncio.sleep(LOOK)
        now = sys.getallocatedblocks()
        if now > GROWN * least:
            gc.collect()
            least = now = sys.getallocatedblocks()
        least = min(least, now)
