"""Keeping a name, signing in and out, and naming those who sit down; slow work stays off the event loop."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import sqlalchemy as sa

from fistful.protocol.requests import KeepName, Me, Rating
from fistful.server.core.rates import Buckets, Rate
from fistful.server.people import kept_names, names, ratings, sessions
from fistful.server.people.kept_names import Person, Sitter, Unwelcome
from fistful.server.people.ratings import Contest

Answer = TypeVar("Answer")

HASHING_THREADS: Final = 2
"""How many passwords are hashed at a time: each takes 64 MiB and a core for about 50 ms."""
TRIES_BY_ADDRESS: Final = Rate(1 / 6, 20)
TRIES_BY_NAME: Final = Rate(1 / 10, 10)
"""How often passwords may be tried."""


class Accounts:
    """People, their sessions and their ratings in one database."""

    def __init__(self, engine: sa.Engine, dice: random.Random | None = None) -> None:
        self._engine = engine
        self._dice = dice or secrets.SystemRandom()
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, thread_name_prefix="hashing")
        self._by_address = Buckets(TRIES_BY_ADDRESS)
        self._by_name = Buckets(TRIES_BY_NAME)

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def keep(self, wanted: KeepName, address: str) -> tuple[Me, str]:
        """Keep a name with a password; the person, and the token of a new session."""
        name = names.checked(wanted.name)
        self._count_try(name, address)
        hashed = await self._hash(kept_names.password_hash, wanted.password)

        def work(connection: sa.Connection) -> str:
            return sessions.start(connection, kept_names.keep(connection, name, hashed))

        try:
            return Me(name), await self._write(work)
        except sa.exc.IntegrityError:  # someone else kept it in the same instant
            raise Unwelcome("name-kept", name=name) from None

    async def sign_in(self, wanted: KeepName, address: str) -> tuple[Me, str]:
        """Open a session for a kept name. A wrong name is refused like a wrong password, after the same time."""
        self._count_try(wanted.name, address)
        found = await self._read(lambda connection: kept_names.find(connection, wanted.name))
        correct = await self._hash(kept_names.is_password, wanted.password, found[1] if found else None)
        if found is None or not correct:
            raise Unwelcome("wrong-password")
        person = found[0]
        token = await self._write(lambda connection: sessions.start(connection, person))
        return await self._me(person), token

    async def sign_out(self, token: str) -> None:
        await self._write(lambda connection: sessions.end(connection, token))

    async def person_of(self, token: str | None) -> Person | None:
        """The person whose session has this token; None for a guest."""
        return await self._read(lambda connection: sessions.person_of(connection, token)) if token else None

    async def me(self, token: str | None) -> Me:
        person = await self.person_of(token)
        return Me("") if person is None else await self._me(person)

    async def sitter(self, token: str | None, wanted: str | None, taken: Collection[str]) -> Sitter:
        """Name someone who sits down at a table where these names are taken.

        A person who is signed in always sits under the kept name; a guest under the wanted name, if it is unlike all
        others, or under one that the server finds.
        """
        person = await self.person_of(token)
        if person is not None:
            return Sitter(names.free(person.name, taken), person.id)
        if wanted is not None:
            name = names.free(names.checked(wanted), taken)
            if await self._is_kept(name):
                raise Unwelcome("name-kept", name=name)
            return Sitter(name, None)
        while await self._is_kept(name := names.guest(taken, self._dice)):
            taken = {*taken, name}
        return Sitter(name, None)

    async def best(self, game: str) -> list[Rating]:
        return await self._read(lambda connection: ratings.best(connection, game))

    async def rate(self, contest: Contest) -> bool:
        """Let a finished table count for ratings; True if it did so now."""
        try:
            return await self._write(lambda connection: ratings.rate(connection, contest))
        except sa.exc.IntegrityError:  # it was counted elsewhere in the same instant
            return False

    async def unrated(self) -> list[str]:
        """The finished tables that ratings have not looked at, as after a crash."""
        return await self._read(ratings.unrated)

    async def _is_kept(self, name: str) -> bool:
        return await self._read(lambda connection: kept_names.is_kept(connection, name))

    async def _me(self, person: Person) -> Me:
        return Me(person.name, await self._read(lambda connection: ratings.of(connection, person)))

    def _count_try(self, name: str, address: str) -> None:
        wait = max(self._by_address.take(address), self._by_name.take(name.casefold()))
        if wait > 0.0:
            raise Unwelcome("too-often", seconds=int(wait) + 1)

    async def _hash(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *arguments)

    async def _read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        def reading() -> Answer:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)

    async def _write(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        def writing() -> Answer:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(writing)
