"""Cookies: a session, and the seats that a browser keeps, each out of reach of scripts and of other sites' pages.

A seat's cookie holds its token and is named after its table, so one browser may keep seats at many tables, and several
at one. The path is always the root: a proxy that serves the page under a path of its site narrows it to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from fistful.protocol.requests import Held
from fistful.server.tables.table import hashed

SEAT: Final = "fistful-seat"
SEATS: Final = re.compile(rf"(?:^|;\s*){SEAT}-([a-z0-9]{{12}})-[0-9a-f]+=([A-Za-z0-9_-]{{43}})(?=;|\s*$)")
LIFETIME: Final = 400 * 24 * 3600.0
"""How many seconds a browser keeps a seat: the longest that browsers allow."""
MOST_KEPT: Final = 50
"""How many seats a browser keeps; the oldest give way."""
TAG: Final = 8
"""How many digits of its hash tell a seat's cookie from others of the same table."""


def documented(name: str, what: str) -> list[Cookie]:
    """The `response_cookies` of a route that sets such a cookie."""
    return [Cookie(name, description=what, httponly=True, samesite="strict", documentation_only=True)]


SETS_SEAT: Final = documented(SEAT, "A seat, out of reach of scripts, if a page asks for it.")


def cookie(request: Request[Any, Any, Any], name: str, value: str | None, lifetime: float) -> Cookie:
    """A cookie that no script can read and no other site's page sends; None deletes it."""
    return Cookie(
        name,
        value=value,
        max_age=0 if value is None else int(lifetime),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def kept_seats(scope: Mapping[str, Any]) -> list[Held]:
    """The seats whose cookies came with a request or a socket, the oldest first, as browsers send them."""
    sent = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
    return [Held(table, token) for each in sent for table, token in SEATS.findall(each)]


def kept_at(scope: Mapping[str, Any], table: str) -> list[str]:
    """The tokens of the seats that a browser keeps at one table."""
    return [each.token for each in kept_seats(scope) if each.table == table]


def keep(request: Request[Any, Any, Any], seats: Iterable[Held]) -> list[Cookie]:
    """Cookies for these seats; as many of the oldest as there are too many are deleted."""
    new = {name_of(each): each.token for each in seats}
    before = [name_of(each) for each in kept_seats(request.scope)]
    others = [name for name in dict.fromkeys(before) if name not in new]
    surplus = others[: max(0, len(others) + len(new) - MOST_KEPT)]
    return [cookie(request, name, new.get(name), LIFETIME) for name in (*surplus, *new)]


def name_of(seat: Held) -> str:
    return f"{SEAT}-{seat.table}-{hashed(seat.token)[:TAG]}"
