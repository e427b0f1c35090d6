"""Local processes that work for this one, and stopping them early.

Ctrl-C in a terminal reaches every process that runs there. Here it is for this process alone, which decides what
becomes of the work and ends the others.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import TracebackType
from typing import Final, ParamSpec, TypeVar

ATTENTION: Final = 0.1
"""How many seconds may pass until someone who waits for a result looks whether to stop."""
UNREAD_TASKS_ARE_DROPPED: Final = (3, 11, 5)
"""An older Python waits forever to write a large task that nobody will read, unless the other end of the pipe is closed
here (https://github.com/python/cpython/issues/94777). A newer one does so in a thread of its own, and only one may."""

Stopped = Callable[[], bool]
"""Whether to stop with what there is."""

P = ParamSpec("P")
R = TypeVar("R")


def never() -> bool:
    """Nobody asks to stop."""
    return False


class Workers(ProcessPoolExecutor):
    """Spawned processes that ignore Ctrl-C, from their first moment on."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, multiprocessing.get_context("spawn"), ignore_interrupts)
        resource_tracker.ensure_running()  # when it starts, it unblocks the signals that `shielded` blocks

    def submit(self, task: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        with shielded():
            return super().submit(task, *args, **kwargs)

    def close(self) -> None:
        """End all processes, also those that are at work."""
        if sys.version_info < UNREAD_TASKS_ARE_DROPPED:
            self._call_queue._reader.close()  # type: ignore[attr-defined]
        for process in list(self._processes.values()):
            process.terminate()
        self.shutdown(cancel_futures=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def shielded() -> Iterator[None]:
    """A process that is started meanwhile is not interrupted, not even before it can say so itself."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def in_order(futures: Iterable[Future[R]], stopped: Stopped) -> Iterator[R]:
    """Results in the order in which they were asked for, as many as there are before the work is stopped."""
    for future in futures:
        while not stopped():
            try:
                yield future.result(timeout=ATTENTION)
            except NotYet:
                continue
            break
        else:
            return
