"""How routes describe themselves: what they do is their docstring, and each names the refusals it may answer with."""

from __future__ import annotations

import inspect
from typing import Any, Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from fistful.protocol.frames import Refusal
from fistful.server.net.limits import API

EVERY_ROUTE: Final = (500,)
EVERY_COUNTED: Final = (429,)
EVERY_CHANGE: Final = (403,)
EVERY_BODY: Final = (400, 413)
"""Refusals of every route; of those whose requests are counted, that change something, and that read a body."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""The methods that change nothing."""
REFUSALS: Final = {
    400: "The request could not be understood, or asks for something that does not exist or is not allowed.",
    401: "There is no such kept name, or the password is wrong.",
    403: "Not allowed: the token holds no seat here, a page of another site asks, or it is for the host only.",
    404: "There is no such game or table.",
    409: "Not as things stand: the name or seat is taken, the game has begun, or it is not over.",
    413: "The body is too large.",
    429: "Too many requests from one address; `Retry-After` says how many seconds to wait.",
    500: "The server failed, and has logged it.",
    503: "The server could not save this, so it did not happen.",
}
AS_SEAT: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]
AS_PERSON: Final[list[dict[str, list[str]]]] = [{}, {"session": []}]
"""The `security` of a route that anybody may ask, and that answers a seat, or a person, in particular."""
Responses = dict[int, ResponseSpec]


def refusals(*statuses: int) -> Responses:
    """The refusals that a route may answer with, other than those that many routes share."""
    return {status: ResponseSpec(Refusal, description=REFUSALS[status]) for status in statuses}


def answers(body: Any, *statuses: int, media_type: str = "application/json") -> Responses:
    """The answer of a route that sends bytes encoded elsewhere, and its refusals."""
    return {200: ResponseSpec(body, description="", media_type=media_type), **refusals(*statuses)}


def described(tag: str, routes: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The same routes, described by their docstrings: a line that sums up, and paragraphs that explain."""
    for route in routes:
        route.summary, _, rest = (inspect.getdoc(route.fn) or "").partition("\n\n")
        route.description = " ".join(rest.split())
        route.operation_id = route.handler_name
        route.tags = [tag]
        shared = [*EVERY_ROUTE]
        if any(path.startswith(API) for path in route.paths):
            shared += EVERY_COUNTED
        if not route.http_methods <= SAFE:
            shared += EVERY_CHANGE
        if "data" in inspect.signature(route.fn).parameters:
            shared += EVERY_BODY
        known = {**refusals(*shared), **(route.responses or {})}
        route.responses = {status: known[status] for status in sorted(known)}
    return routes
