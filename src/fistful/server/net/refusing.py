"""How an application over HTTP refuses: as JSON, in the language of the request, and counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol.bad_input import undecodable, unreadable
from fistful.protocol.refusals import refusal, status
from fistful.server.core import faults
from fistful.server.net.languages import language_of
from fistful.server.net.limits import API

AnyRequest = Request[Any, Any, Any]
WHICH_METHODS: Final = "?"
"""As this `OPTIONS` goes to the framework, whose own answer leaves out methods that have a handler of their own."""
BODY: Final = "data"
"""What the framework calls the body as a whole."""


class Refusing:
    """Answers what one application refuses, and what goes wrong in it."""

    def __init__(self, count: Callable[[FistfulError], None]) -> None:
        self._count = count

    @property
    def handlers(self) -> dict[int | type[Exception], Any]:
        """The exception handlers of a Litestar application."""
        return {
            FistfulError: self._refuse,
            HTTPException: self._refuse_request,
            RecursionError: self._refuse_body,
            UnicodeDecodeError: self._refuse_body,
            Exception: self._refuse_after_fault,
        }

    async def turn_away(self, why: FistfulError, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request that does not reach the application: in a browser, as a sentence."""
        self._count(why)
        told = refusal(why, language_of(scope))
        as_json = scope["path"].startswith(API)
        body = msgspec.json.encode(told) if as_json else told.text.encode()
        kind = MediaType.JSON if as_json else MediaType.TEXT
        response = ASGIResponse(body=body, status_code=status(why), media_type=kind, headers=retry_after(why))
        await response(scope, receive, send)

    def _refuse(self, request: AnyRequest, error: FistfulError) -> Response[bytes]:
        return self._answer(request, error, headers=retry_after(error))

    def _refuse_request(self, request: AnyRequest, error: HTTPException) -> Response[bytes]:
        if error.status_code != 405:
            return self._answer(request, bad_request(error), error.status_code)
        methods = {method.strip() for method in (error.headers or {}).get("allow", "").split(",")} | {"OPTIONS"}
        allowed = tuple(sorted(methods | {"HEAD"} if "GET" in methods else methods))
        headers = {"allow": ", ".join(allowed)}
        if request.method == WHICH_METHODS:
            return Response(b"", status_code=204, headers=headers)
        why = TableRefusal("wrong-method", method=request.method, known=allowed)
        return self._answer(request, why, headers=headers)

    def _refuse_body(self, request: AnyRequest, error: Exception) -> Response[bytes]:
        """What the framework cannot read and does not refuse itself: JSON nested too deeply, or not in UTF-8."""
        return self._answer(request, undecodable(error))

    def _refuse_after_fault(self, request: AnyRequest, error: Exception) -> Response[bytes]:
        """An unforeseen fault: the visitor is told that it failed, and the log says where."""
        faults.note(request.route_handler.handler_name, error)
        return self._answer(request, TableRefusal("failed"))

    def _answer(
        self, request: AnyRequest, why: FistfulError, code: int | None = None, headers: dict[str, str] | None = None
    ) -> Response[bytes]:
        """A refusal, in the language of the request."""
        self._count(why)
        body = msgspec.json.encode(refusal(why, language_of(request.scope)))
        return Response(body, status_code=code or status(why), media_type="application/json", headers=headers)


def retry_after(why: FistfulError) -> dict[str, str]:
    """The header that says when to try again, if that is known."""
    seconds = why.params.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}


def bad_request(error: HTTPException) -> TableRefusal:
    """What the framework refuses, as a refusal like any other."""
    if error.status_code == 404:
        return TableRefusal("no-such-page")
    if error.status_code == 413:
        return TableRefusal("too-large")
    if isinstance(error.extra, list) and error.extra:
        place = error.extra[0].get("key", "")
        return unreadable(error.extra[0]["message"], "" if place == BODY else place)
    return unreadable(str(error.detail))
