"""Keeping a name, signing in and out, and who sits down: the slow parts of it off the loop."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import sqlalchemy as sa

from fistful.protocol.requests import KeepName, Me, Rating
from fistful.server import names, people, ratings, sessions
from fistful.server.hub import Sitter
from fistful.server.pace import Pace
from fistful.server.people import Person, Unwelcome
from fistful.server.ratings import Contest

Answer = TypeVar("Answer")

HASHING_THREADS: Final = 2
"""Passwords hashed at a time: each takes 64 MiB and a core for some 50 ms."""
TRIES_BY_ADDRESS: Final = (1 / 6, 20)
TRIES_BY_NAME: Final = (1 / 10, 10)
"""Passwords that may be tried: how many a second in the long run, and how many at once."""


class Accounts:
    """People, their sessions and their ratings in one database."""

    def __init__(self, engine: sa.Engine, dice: random.Random | None = None) -> None:
        self._engine = engine
        self._dice = dice or secrets.SystemRandom()
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, thread_name_prefix="hashing")
        self._by_address = Pace(*TRIES_BY_ADDRESS)
        self._by_name = Pace(*TRIES_BY_NAME)

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def keep(self, wanted: KeepName, address: str) -> tuple[Me, str]:
        """Keep a name with a password; who it is now, and the token of a new session."""
        name = names.checked(wanted.name)
        self._pace(name, address)
        password_hash = await self._hash(people.hashed, wanted.password)

        def work(connection: sa.Connection) -> str:
            return sessions.start(connection, people.keep(connection, name, password_hash))

        try:
            return Me(name), await self._write(work)
        except sa.exc.IntegrityError:  # somebody else kept it in the same instant
            raise Unwelcome("name-kept", name=name) from None

    async def sign_in(self, wanted: KeepName, address: str) -> tuple[Me, str]:
        """Open a session for a kept name. A wrong name and a wrong password get the same answer as late."""
        self._pace(wanted.name, address)
        found = await self._read(lambda connection: people.stored(connection, wanted.name))
        opened = await self._hash(people.opens, wanted.password, found[1] if found else None)
        if found is None or not opened:
            raise Unwelcome("wrong-password")
        person = found[0]
        token = await self._write(lambda connection: sessions.start(connection, person))
        return await self._me(person), token

    async def sign_out(self, token: str) -> None:
        await self._write(lambda connection: sessions.end(connection, token))

    async def whose(self, token: str | None) -> Person | None:
        """Who is signed in with the token of this cookie; None for a guest."""
        return await self._read(lambda connection: sessions.whose(connection, token)) if token else None

    async def me(self, token: str | None) -> Me:
        person = await self.whose(token)
        return Me("") if person is None else await self._me(person)

    async def sitter(self, token: str | None, wanted: str | None, taken: Collection[str]) -> Sitter:
        """Who sits down beside those whose names are taken.

        Somebody signed in sits under the kept name whatever was asked for; a guest under a name that
        is like nobody's, or under one that the server finds.
        """
        person = await self.whose(token)
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

    async def judge(self, contest: Contest) -> bool:
        """Let a finished table count for ratings; says whether it counted now."""
        try:
            return await self._write(lambda connection: ratings.judge(connection, contest))
        except sa.exc.IntegrityError:  # it was judged elsewhere in the same instant
            return False

    async def unjudged(self) -> list[str]:
        """The finished tables that ratings have not taken note of, as after a crash."""
        return await self._read(ratings.unjudged)

    async def _is_kept(self, name: str) -> bool:
        return await self._read(lambda connection: people.is_kept(connection, name))

    async def _me(self, person: Person) -> Me:
        return Me(person.name, await self._read(lambda connection: ratings.of(connection, person)))

    def _pace(self, name: str, address: str) -> None:
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
