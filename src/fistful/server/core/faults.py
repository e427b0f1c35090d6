"""What is logged when something unforeseen goes wrong: where, and what kind of error, never its message.

An exception's message may contain whatever was being handled: a password, a token, a hand of cards.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import traceback
from pathlib import Path
from typing import Any, Final

import structlog

MOST_STEPS: Final = 8
"""How many of the last steps of a traceback are logged."""
logger = structlog.get_logger()


def note(what: str, error: BaseException) -> None:
    """Log one line about a fault."""
    logger.error("fault", what=what, error=type(error).__name__, where=places(error))


def places(error: BaseException) -> str:
    """The traceback in one line: file, line and function of each step."""
    steps = traceback.extract_tb(error.__traceback__)[-MOST_STEPS:]
    return " > ".join(f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in steps)


def from_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle what the event loop reports about tasks that nobody awaits."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        note("a background task", error)
    else:
        logger.warning("loop", what=str(context.get("message", "")))


class Lines(logging.Handler):
    """Writes what libraries log as lines like our own: an exception without its message."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        told = {} if error is None else {"error": type(error).__name__, "where": places(error)}
        logger.log(record.levelno, "library", logger=record.name, what=record.getMessage(), **told)


def catch_the_rest() -> None:
    """Log also what would otherwise be printed: warnings, and exceptions that nothing catches."""
    logging.captureWarnings(True)
    sys.excepthook = lambda _kind, error, _trace: note("the server", error)
    threading.excepthook = lambda died: note("a thread", died.exc_value or SystemError())
    sys.unraisablehook = lambda lost: note("cleaning up", lost.exc_value or SystemError())
