"""What is noted when something goes wrong that nobody foresaw: where and of what kind, never with which values.

The words of an exception may hold whatever was being handled: a password, a token, a hand of cards.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from pathlib import Path
from typing import Any, Final

import structlog

MOST_PLACES: Final = 8
"""Of the way to the fault, the last so many steps."""
logger = structlog.get_logger()


def note(what: str, error: BaseException) -> None:
    """Write one line about a fault."""
    logger.error("fault", what=what, error=type(error).__name__, where=places(error))


def places(error: BaseException) -> str:
    """The way to where it happened: file, line and function of each step."""
    steps = traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
    return " > ".join(f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in steps)


def from_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the loop has to say about work that nobody waits for."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        note("beside the tables", error)
    else:
        logger.warning("loop", what=str(context.get("message", "")))


class Formatter(logging.Formatter):
    """For the lines of libraries: an exception is told without its words."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the name is logging's)
        error: BaseException | None = ei[1]
        return "" if error is None else f"{type(error).__name__} at {places(error)}"
