"""Keeping a name, signing in and out, own accounts, and naming those who sit down; slow work stays off the loop."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import sqlalchemy as sa

from fistful.protocol.requests import ChangePassword, KeepName, Me, MyData, Rating
from fistful.server.core.rates import Buckets, Rate
from fistful.server.people import kept_names, names, personal_data, ratings, sanctions, sessions
from fistful.server.people.kept_names import Person, Sitter, Unwelcome
from fistful.server.people.one_by_one import OneByOne
from fistful.server.people.personal_data import Renamed
from fistful.server.people.ratings import Contest
from fistful.server.people.sanctions import Sanctions

Answer = TypeVar("Answer")

HASHING_THREADS: Final = 2
"""How many passwords are hashed at a time: each takes 64 MiB and a core for about 50 ms."""
TRIES_BY_ADDRESS: Final = Rate(1 / 6, 20)
TRIES_BY_NAME: Final = Rate(1 / 10, 10)
"""How often one address may try passwords, in all and for one name. Tries elsewhere do not count against the owner."""
NOTED_TOGETHER: Final = 100
"""How many tables that do not count for ratings are noted together: a commit costs as much as several moves."""


class Accounts:
    """People, their sessions and their ratings in one database."""

    def __init__(
        self,
        engine: sa.Engine,
        dice: random.Random | None = None,
        keeping: Rate | None = None,
        known: Sanctions | None = None,
    ) -> None:
        self._engine = engine
        self.sanctions = known or Sanctions()
        """Who may not play or talk here."""
        self.one_by_one = OneByOne()
        self._dice = dice or secrets.SystemRandom()
        self._passed_over: set[str] = set()
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, thread_name_prefix="hashing")
        self._by_address = Buckets(TRIES_BY_ADDRESS)
        self._by_name = Buckets(TRIES_BY_NAME)
        self._keeping = None if keeping is None else Buckets(keeping)
        """How often one address may keep a name."""

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def keep(self, wanted: KeepName, address: str) -> tuple[Me, str]:
        """Keep a name with a password; the person, and the token of a new session."""
        name = names.checked(wanted.name)
        self._count_try(name, address)
        hashed = await self._hash(kept_names.password_hash, wanted.password)

        def work(connection: sa.Connection) -> str:
            return sessions.start(connection, kept_names.keep(connection, name, hashed))

        if await self._is_kept(name):
            raise Unwelcome("name-kept", name=name)
        wait = 0.0 if self._keeping is None else self._keeping.take(address)
        if wait > 0.0:
            raise Unwelcome("many-names", hours=int(wait / 3600) + 1, seconds=int(wait) + 1)
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
        self.sanctions.check_person(person.id)
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

    @asynccontextmanager
    async def turn(self, token: str | None) -> AsyncIterator[None]:
        """Let the person whose session this is sit down, while nothing else is done with their account."""
        person = await self.person_of(token)
        async with self.one_by_one.turn([person.id] if person else []):
            yield

    async def sitter(self, token: str | None, wanted: str | None, taken: Collection[str]) -> Sitter:
        """Name someone who sits down at a table where these names are taken.

        A person who is signed in always sits under the kept name; a guest under the wanted name, if it is unlike all
        others, or under one that the server finds.
        """
        person = await self.person_of(token)
        if person is not None:
            self.sanctions.check_person(person.id)
            return Sitter(names.free(person.name, taken), person.id)
        if wanted is not None:
            name = names.free(names.checked(wanted), taken)
            if await self._is_kept(name):
                raise Unwelcome("name-kept", name=name)
            return Sitter(name, None)
        while await self._is_kept(name := names.guest(taken, self._dice)):
            taken = {*taken, name}
        return Sitter(name, None)

    async def change_password(self, token: str | None, wanted: ChangePassword, address: str) -> Me:
        """Give a person who is signed in another password, and end their other sessions."""
        person = await self._confirmed(token, wanted.old, address)
        hashed = await self._hash(kept_names.password_hash, wanted.new)

        def work(connection: sa.Connection) -> None:
            kept_names.set_password(connection, person, hashed)
            sessions.end_all(connection, person, but=token)

        await self._write(work)
        return await self._me(person)

    async def data_of(self, token: str | None) -> MyData:
        """Everything that is stored about a person who is signed in."""
        person = await self._signed_in(token)
        return await self._read(lambda connection: personal_data.of(connection, person))

    async def leaving(self, token: str | None, password: str, address: str) -> Person:
        """The person who wants their account deleted; Unwelcome if it is not they."""
        return await self._confirmed(token, password, address)

    async def erase(self, person: Person) -> Renamed:
        """Delete an account; in the logs of tables a pseudonym stands for the name."""
        erased = await self._write(lambda connection: personal_data.erase(connection, person, self._dice))
        await self.read_sanctions()
        return erased

    async def read_sanctions(self) -> None:
        """Bans and mutes were stored or deleted: use those that there are now."""
        self.sanctions.use(await self._read(sanctions.everything))

    async def find(self, name: str) -> Person:
        """The person who keeps this name; Unwelcome if nobody does."""
        found = await self._read(lambda connection: kept_names.find(connection, name))
        if found is None:
            raise Unwelcome("no-such-person", name=name)
        return found[0]

    async def tables_of(self, person: Person) -> list[str]:
        """The tables at which a person ever sat under their name."""
        return await self._read(lambda connection: personal_data.tables_of(connection, person))

    async def rename(self, person: Person, wanted: str) -> Renamed:
        """Give a person another name, also at the tables where they sat; their sessions go on."""
        name = names.checked(wanted)
        renamed = await self._write(lambda connection: personal_data.rename(connection, person, name))
        await self.read_sanctions()
        return renamed

    async def reset_password(self, person: Person) -> str:
        """Give a person a new password that nobody chose, and end their sessions."""
        password = kept_names.new_password()
        hashed = await self._hash(kept_names.password_hash, password)

        def work(connection: sa.Connection) -> None:
            kept_names.set_password(connection, person, hashed)
            sessions.end_all(connection, person)

        await self._write(work)
        return password

    async def rewrite_lists(self, erased: Renamed) -> None:
        """Put the pseudonym or the new name into the lists of tables, too."""
        await self._write(lambda connection: personal_data.rewrite_lists(connection, erased))

    async def _signed_in(self, token: str | None) -> Person:
        person = await self.person_of(token)
        if person is None:
            raise Unwelcome("signed-out")
        return person

    async def _confirmed(self, token: str | None, password: str, address: str) -> Person:
        """The person who is signed in, if this is their password."""
        person = await self._signed_in(token)
        wait = self._by_name.take(f"{address} {person.name.casefold()}")
        if wait > 0.0:
            raise Unwelcome("too-often", seconds=int(wait) + 1)
        found = await self._read(lambda connection: kept_names.find(connection, person.name))
        if not await self._hash(kept_names.is_password, password, found[1] if found else None):
            raise Unwelcome("wrong-password")
        return person

    async def best(self, game: str) -> list[Rating]:
        return await self._read(lambda connection: ratings.best(connection, game))

    async def rate(self, contest: Contest) -> bool:
        """Let a finished table count for ratings; True if it did so now."""
        if not contest.counts:
            self._passed_over.add(contest.table)
            if len(self._passed_over) >= NOTED_TOGETHER:
                await self.note_passed_over()
            return False
        try:
            return await self._write(lambda connection: ratings.rate(connection, contest))
        except sa.exc.IntegrityError:  # it was counted elsewhere in the same instant
            return False

    async def note_passed_over(self) -> None:
        """Note the tables that do not count. A crash before costs nothing: they are looked at once more."""
        tables, self._passed_over = self._passed_over, set()
        try:
            await self._write(lambda connection: ratings.pass_over(connection, tables))
        except sa.exc.DBAPIError:  # such as a full disk
            self._passed_over |= tables

    async def unrated(self) -> list[str]:
        """The finished tables that ratings have not looked at, as after a crash."""
        return await self._read(ratings.unrated)

    async def _is_kept(self, name: str) -> bool:
        return await self._read(lambda connection: kept_names.is_kept(connection, name))

    async def _me(self, person: Person) -> Me:
        return Me(person.name, await self._read(lambda connection: ratings.of(connection, person)))

    def _count_try(self, name: str, address: str) -> None:
        wait = max(self._by_address.take(address), self._by_name.take(f"{address} {name.casefold()}"))
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
