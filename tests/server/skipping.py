"""A loop in which no time is waited for: it passes at once, and computing takes none."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class Skipping(selectors.SelectSelector):
    """Instead of waiting, counts how long it would have waited."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.skipped += timeout or 0.0
        return super().select(timeout and 0.0)


class SkippingLoop(asyncio.SelectorEventLoop):
    """Its time is what was skipped."""

    def __init__(self) -> None:
        self._skipping = Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.skipped


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of what waits in this loop only."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(work)
