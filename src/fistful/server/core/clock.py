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


class SteadyClock:
    """The time of this machine when the server started, and the seconds that have passed since.

    Deadlines survive a restart because they follow from stored times. Within a process no step of the machine's
    clock, by an administrator or by NTP, freezes a table or rushes it.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return self._ahead + time.monotonic()

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call, *arguments)
