"""HTTP for kept names, sessions, ratings and metrics."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody

import fistful
from fistful.engine.errors import TableRefusal
from fistful.protocol.requests import ChangePassword, DeleteAccount, KeepName, Me, MyData, Rating
from fistful.server.core import metrics
from fistful.server.net import cookies
from fistful.server.net.addresses import address_of, household_of, is_loopback
from fistful.server.net.describing import AS_PERSON, answers, described, refusals
from fistful.server.net.game_routes import Slug
from fistful.server.net.limits import FOLD
from fistful.server.people.accounts import Accounts
from fistful.server.people.sessions import COOKIE, LIFETIME
from fistful.server.play.hub import Hub

logger = structlog.get_logger()
AnyRequest = Request[Any, Any, State]
SETS: Final = cookies.documented(COOKIE, "The session, out of reach of scripts.")
"""The `response_cookies` of a route that begins or ends a session."""


@post("/api/people", response_cookies=SETS, responses=refusals(409))
async def keep_name(data: JSONBody[KeepName], request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Me]:
    """Keep a name with a password, and sign in.

    Nobody else can sit down under a kept name, or under one that looks like it. The session is a cookie that scripts
    cannot read.
    """
    me, token = await accounts.keep(data, household_of(request.scope))
    return Response(me, cookies=[_cookie(request, token)])


@post("/api/session", status_code=200, response_cookies=SETS, responses=refusals(401))
async def sign_in(data: JSONBody[KeepName], request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Me]:
    """Sign in under a kept name.

    A name that nobody keeps is refused like a wrong password, after the same time. The session is a cookie.
    """
    me, token = await accounts.sign_in(data, household_of(request.scope))
    return Response(me, cookies=[_cookie(request, token)])


@delete("/api/session", status_code=200, response_cookies=SETS, security=AS_PERSON)
async def sign_out(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Me]:
    """Sign out.

    Ends the session and deletes its cookie; the answer is what a guest is.
    """
    if token := request.cookies.get(COOKIE):
        await accounts.sign_out(token)
    return Response(Me(""), cookies=[_cookie(request, None)])


@get("/api/me", security=AS_PERSON)
async def who_am_i(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Me:
    """Say who is signed in.

    The name and the ratings of the person whose session it is; a guest has an empty name.
    """
    return await accounts.me(request.cookies.get(COOKIE))


@post("/api/me/password", status_code=200, security=AS_PERSON, responses=refusals(401))
async def change_password(
    data: JSONBody[ChangePassword], request: AnyRequest, accounts: NamedDependency[Accounts]
) -> Me:
    """Change one's own password.

    All other sessions of this person end; this one goes on.
    """
    return await accounts.change_password(request.cookies.get(COOKIE), data, household_of(request.scope))


@get("/api/me/data", opt=FOLD, security=AS_PERSON, responses=refusals(401))
async def download_data(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[MyData]:
    """Download everything that is stored about oneself.

    The account, its sessions and ratings, the tables that this person sat at, and what they said there.
    """
    data = await accounts.data_of(request.cookies.get(COOKIE))
    return Response(data, headers={"content-disposition": 'attachment; filename="fistful-account.json"'})


@post("/api/me/delete", status_code=200, opt=FOLD, response_cookies=SETS, security=AS_PERSON, responses=refusals(401))
async def delete_account(
    data: JSONBody[DeleteAccount], request: AnyRequest, accounts: NamedDependency[Accounts], hub: NamedDependency[Hub]
) -> Response[Me]:
    """Delete one's own account.

    Seats at games that are not over are given up, and bots play on. Records keep a pseudonym instead of the name, what
    was said is removed, and sessions and ratings are deleted. Then anybody can reserve the name.
    """
    person = await accounts.leaving(request.cookies.get(COOKIE), data.password, household_of(request.scope))
    async with accounts.one_by_one.turn([person.id]):
        await hub.give_up_seats(await accounts.tables_of(person), person.id)
        erased = await accounts.erase(person)
        await hub.fold_again(list(erased.seats))
        await accounts.rewrite_lists(erased)
    logger.info("account deleted", tables=len(erased.seats))
    return Response(Me(""), cookies=[_cookie(request, None)])


@get("/api/ratings/{slug:str}", responses=refusals(404))
async def show_ratings(slug: Slug, accounts: NamedDependency[Accounts]) -> list[Rating]:
    """List the strongest players of a game.

    Only kept names are rated, and only games between them; the highest safe estimate comes first.
    """
    return await accounts.best(fistful.game(slug).slug)


@get("/metrics", media_type="text/plain", responses=answers(str, 403, media_type="text/plain"))
async def show_metrics(request: AnyRequest, hub: NamedDependency[Hub]) -> Response[bytes]:
    """Get the figures for Prometheus.

    Only for this machine and the addresses given with `--metrics-to`: on a quiet server the figures show when someone
    chose in secret.
    """
    reader = address_of(request.scope)
    if not is_loopback(reader) and reader not in hub.settings.metrics_to:
        raise TableRefusal("figures")
    return Response(hub.figures(), media_type=metrics.CONTENT_TYPE)


ROUTES = [
    *described(
        "people", [keep_name, sign_in, sign_out, who_am_i, change_password, download_data, delete_account, show_ratings]
    ),
    *described("host", [show_metrics]),
]


def _cookie(request: AnyRequest, token: str | None) -> Cookie:
    """The session's cookie; None deletes it."""
    return cookies.cookie(request, COOKIE, token, LIFETIME)
