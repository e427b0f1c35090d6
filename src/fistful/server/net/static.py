"""The built page: its files, and its index for the page's own routes.

ServeStatic sends the files, with media types, ETags, and the compressed forms that the build writes beside them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from wsgiref.headers import Headers

from litestar import HttpMethod, MediaType, route
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from servestatic import ServeStaticASGI

import fistful.server

INDEX: Final = "index.html"
HASHED: Final = "^/assets/"
"""Files with a hash of their content in their name: browsers may keep them for good."""
MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json"}
"""Those that ServeStatic does not know."""
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""What the page may load and run: its own files; the build puts small pictures and fonts into others."""
NOT_BUILT: Final = (
    b"<!doctype html><title>Fistful</title><p>The tables are open, but the page is not built: "
    b"run <code>make play</code> in a checkout of Fistful.</p>"
)


class Page:
    """The files of the page as last built, as an ASGI application."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._changed: list[int] = []
        self._files: Any = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not (self._folder / INDEX).is_file():
            self._files = None
            await self._route(scope, receive, send)
            return
        changed = [path.stat().st_mtime_ns for path in (self._folder, self._folder / INDEX, self._folder / "assets")]
        if self._files is None or changed != self._changed:  # ServeStatic lists the files only when it is made
            self._changed = changed
            self._files = ServeStaticASGI(
                self._route,
                self._folder,
                max_age=None,
                allow_all_origins=False,
                mimetypes=MEDIA_TYPES,
                add_headers_function=add_headers,
                immutable_file_test=HASHED,
            )
        await self._files(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer where there is no file: a path without a dot is one of the page's own routes."""
        path = scope["path"]
        if "." in path.rstrip("/").rpartition("/")[2] or path.startswith("/api/"):
            missing = ASGIResponse(body=b"There is nothing here.", status_code=404, media_type=MediaType.TEXT)
            await missing(scope, receive, send)
        elif self._files is None:
            await ASGIResponse(body=NOT_BUILT, media_type=MediaType.HTML)(scope, receive, send)
        else:
            await self._files({**scope, "path": f"/{INDEX}"}, receive, send)


def add_headers(headers: Headers, path: str, _url: str) -> None:
    """Let browsers ask each time whether a file changed, unless its name would have changed too; limit the page."""
    headers.setdefault("Cache-Control", "no-cache")
    headers["X-Content-Type-Options"] = "nosniff"
    if path.endswith(".html"):
        headers["Content-Security-Policy"] = POLICY


PAGE: Final = Page(Path(fistful.server.__file__).parent / "page")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show_page() -> ASGIApp:
    """A file of the page, or its index."""
    return PAGE
