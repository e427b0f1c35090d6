"""One thing at a time for each person.

Nobody sits down while their account is being deleted, renamed or banned: a seat that is on its way to the database
would not be found, and would keep the name.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


class OneByOne:
    """Whose turn it is, for each person by their id."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, people: Iterable[int | None]) -> AsyncIterator[None]:
        """Wait until nothing else is done with any of these people; None is a guest."""
        async with AsyncExitStack() as held:
            for person in sorted({person for person in people if person is not None}):
                await held.enter_async_context(self._turns.setdefault(person, asyncio.Lock()))
            yield
