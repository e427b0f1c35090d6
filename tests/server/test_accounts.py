"""Keeping a name, signing in and out, and sitting down, against a database of its own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from fistful.protocol.requests import KeepName
from fistful.server.core.rates import Rate
from fistful.server.people import kept_names, sessions
from fistful.server.people.accounts import Accounts
from fistful.server.people.kept_names import Sitter, Unwelcome
from fistful.server.people.names import BadName
from fistful.server.store.schema import METADATA

EDDIE = KeepName("Eddie", "correct horse")


pytestmark = pytest.mark.usefixtures("quick_hashes")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'people.db'}")
    METADATA.create_all(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def accounts(engine: sa.Engine) -> Iterator[Accounts]:
    accounts = Accounts(engine, random.Random(1))
    yield accounts
    accounts.close()


def test_a_kept_name_signs_in_in_any_case_and_out_again(accounts: Accounts) -> None:
    async def scene() -> None:
        me, first = await accounts.keep(EDDIE, "here")
        assert me.name == "Eddie"
        me, second = await accounts.sign_in(KeepName("eddie", "correct horse"), "here")
        assert me.name == "Eddie"
        assert first != second
        await accounts.sign_out(second)
        assert (await accounts.me(second)).name == ""
        assert (await accounts.me(first)).name == "Eddie"

    asyncio.run(scene())


@pytest.mark.parametrize("wanted", [KeepName("Eddie", "wrong horse"), KeepName("Nobody", "correct horse")])
def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(accounts: Accounts, wanted: KeepName) -> None:
    async def scene() -> None:
        await accounts.keep(EDDIE, "here")
        await accounts.sign_in(wanted, "here")

    with pytest.raises(Unwelcome) as refused:
        asyncio.run(scene())
    assert refused.value.code == "wrong-password"
    assert refused.value.params == {}


def test_a_look_alike_of_a_kept_name_signs_nobody_in(accounts: Accounts) -> None:
    async def scene() -> None:
        await accounts.keep(KeepName("Bill", "correct horse"), "here")
        await accounts.sign_in(KeepName("BilI", "correct horse"), "here")

    with pytest.raises(Unwelcome):
        asyncio.run(scene())


@pytest.mark.parametrize("name", ["Eddie", "EDDIE", "Edd1e"])
def test_a_name_is_kept_once(accounts: Accounts, name: str) -> None:
    async def scene() -> None:
        await accounts.keep(EDDIE, "here")
        await accounts.keep(KeepName(name, "another horse"), "there")

    with pytest.raises(Unwelcome) as refused:
        asyncio.run(scene())
    assert refused.value.code == "name-kept"


def test_of_two_who_keep_a_name_in_the_same_instant_one_gets_it(accounts: Accounts) -> None:
    async def scene() -> list[object]:
        both = (accounts.keep(KeepName("Eddie", f"password {each}"), "here") for each in range(2))
        return await asyncio.gather(*both, return_exceptions=True)

    results = asyncio.run(scene())
    assert sum(isinstance(result, Unwelcome) for result in results) == 1
    assert sum(isinstance(result, tuple) for result in results) == 1


def test_passwords_cannot_be_tried_without_end(accounts: Accounts) -> None:
    async def attempt(number: int) -> None:
        await accounts.sign_in(KeepName("Eddie", f"password {number}"), "there")

    async def refusals() -> list[Unwelcome]:
        tried = await asyncio.gather(*(attempt(number) for number in range(12)), return_exceptions=True)
        return [refusal for refusal in tried if isinstance(refusal, Unwelcome)]

    codes = [refused.code for refused in asyncio.run(refusals())]
    assert codes == ["wrong-password"] * 10 + ["too-often"] * 2


def test_wrong_passwords_elsewhere_do_not_lock_out_the_owner(accounts: Accounts) -> None:
    async def scene() -> str:
        await accounts.keep(EDDIE, "here")
        wrong = (accounts.sign_in(KeepName("Eddie", "wrong horse"), f"there {each % 3}") for each in range(60))
        await asyncio.gather(*wrong, return_exceptions=True)
        return (await accounts.sign_in(EDDIE, "here"))[0].name

    assert asyncio.run(scene()) == "Eddie"


def test_the_names_that_one_address_keeps_are_limited(engine: sa.Engine) -> None:
    accounts = Accounts(engine, random.Random(1), Rate(1 / 7200, 2))

    async def keep(name: str, address: str) -> None:
        await accounts.keep(KeepName(name, "correct horse"), address)

    async def scene() -> Unwelcome:
        await keep("Annie", "there")
        await keep("Bella", "there")
        with pytest.raises(Unwelcome) as refused:
            await keep("Clara", "there")
        await keep("Clara", "here")
        return refused.value

    refused = asyncio.run(scene())
    accounts.close()
    assert (refused.code, refused.params) == ("many-names", {"hours": 2, "seconds": 7200})


def test_nothing_stored_opens_a_session(accounts: Accounts, engine: sa.Engine) -> None:
    async def scene() -> str:
        return (await accounts.keep(EDDIE, "here"))[1]

    token = asyncio.run(scene())
    with engine.connect() as connection:
        stored = repr(
            [*connection.execute(sa.select(sessions.SESSIONS)), *connection.execute(sa.select(kept_names.PEOPLE))]
        )
    assert token not in stored
    assert EDDIE.password not in stored


def test_a_session_ends_by_itself(accounts: Accounts, engine: sa.Engine) -> None:
    async def scene() -> str:
        return (await accounts.keep(EDDIE, "here"))[1]

    token = asyncio.run(scene())
    with engine.connect() as connection:
        assert sessions.person_of(connection, token, time.time() + sessions.LIFETIME - 60) is not None
        assert sessions.person_of(connection, token, time.time() + sessions.LIFETIME + 60) is None


@pytest.mark.parametrize("token", [None, "", "x" * 43, "x" * 10_000, "\ud800" * 43])
def test_a_token_that_nobody_was_given_is_a_guests(accounts: Accounts, token: str | None) -> None:
    assert asyncio.run(accounts.me(token)).name == ""


async def seated(accounts: Accounts) -> AsyncIterator[Sitter]:
    _, token = await accounts.keep(EDDIE, "here")
    yield await accounts.sitter(token, "Somebody Else", ["Annie"])
    yield await accounts.sitter(None, " Bella ", ["Annie"])
    yield await accounts.sitter(None, None, ["Annie"])


def test_people_sit_under_their_kept_name_and_guests_under_a_free_one(accounts: Accounts) -> None:
    async def scene() -> list[Sitter]:
        return [sitter async for sitter in seated(accounts)]

    kept, named, unnamed = asyncio.run(scene())
    assert kept == Sitter("Eddie", 1)
    assert named == Sitter("Bella", None)
    assert unnamed.name and unnamed.person is None


@pytest.mark.parametrize("name", ["Annie", "ANN1E", "Eddie", "EDDlE", "deputy", "An\u200bna"])
def test_a_guest_cannot_sit_under_anothers_name(accounts: Accounts, name: str) -> None:
    async def scene() -> None:
        await accounts.keep(EDDIE, "here")
        await accounts.sitter(None, name, ["Annie"])

    with pytest.raises((BadName, Unwelcome)):
        asyncio.run(scene())


def test_one_person_sits_once_at_a_table(accounts: Accounts) -> None:
    async def scene() -> None:
        _, token = await accounts.keep(EDDIE, "here")
        await accounts.sitter(token, None, ["Eddie"])

    with pytest.raises(BadName):
        asyncio.run(scene())
