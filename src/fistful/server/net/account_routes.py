"""HTTP for kept names, sessions, ratings and metrics."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

import fistful
from fistful.engine.errors import TableRefusal
from fistful.protocol.requests import KeepName, Me, Rating
from fistful.server.core import metrics
from fistful.server.net.addresses import address_of, household_of, is_loopback
from fistful.server.people.accounts import Accounts
from fistful.server.people.sessions import COOKIE, LIFETIME
from fistful.server.play.hub import Hub

AnyRequest = Request[Any, Any, State]


@post("/api/people")
async def keep_name(data: JSONBody[KeepName], request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Me]:
    """Keep a name with a password, and sign in."""
    me, token = await accounts.keep(data, household_of(request.scope))
    return Response(me, cookies=[_cookie(request, token)])


@post("/api/session", status_code=200)
async def sign_in(data: JSONBody[KeepName], request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Me]:
    """Sign in under a kept name."""
    me, token = await accounts.sign_in(data, household_of(request.scope))
    return Response(me, cookies=[_cookie(request, token)])


@delete("/api/session", status_code=200)
async def sign_out(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Response[Me]:
    """Sign out and become a guest."""
    if token := request.cookies.get(COOKIE):
        await accounts.sign_out(token)
    return Response(Me(""), cookies=[_cookie(request, None)])


@get("/api/me")
async def who_am_i(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Me:
    """Who is signed in; a guest has no name."""
    return await accounts.me(request.cookies.get(COOKIE))


@get("/api/ratings/{slug:str}")
async def show_ratings(slug: FromPath[str], accounts: NamedDependency[Accounts]) -> list[Rating]:
    """The strongest kept names in a game."""
    return await accounts.best(fistful.game(slug).slug)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def show_metrics(request: AnyRequest, hub: NamedDependency[Hub]) -> Response[bytes]:
    """The figures for Prometheus. Not for players: on a quiet server they show when someone chose in secret."""
    reader = address_of(request.scope)
    if not is_loopback(reader) and reader not in hub.settings.metrics_to:
        raise TableRefusal("figures")
    return Response(hub.figures(), media_type=metrics.CONTENT_TYPE)


ROUTES = [keep_name, sign_in, sign_out, who_am_i, show_ratings, show_metrics]


def _cookie(request: AnyRequest, token: str | None) -> Cookie:
    """The session's cookie; None deletes it. Scripts cannot read it and other sites' pages do not send it."""
    return Cookie(
        COOKIE,
        value=token,
        max_age=0 if token is None else int(LIFETIME),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
