"""The server's time, and calls planned for later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is planned."""

    def cancel(self) -> None:
        """Do not make the call."""


class Clock(Protocol):
    """The server's time; tests set their own."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> Alarm:
        """Make a call at that time, or soon if it is past."""


class WallClock:
    """This machine's time."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call, *arguments)
