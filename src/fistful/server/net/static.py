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
NOT_BUILT: Final = (
    b"<!doctype html><title>Fistful</title><p>The tables are open, but the page is not built: "
    b"run <code>make play</code> in a checkout of Fistful.</p>"
)


class Page:
    """The files of the page as last built, as an ASGI application."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built_at = 0
        self._files: Any = self._route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._newest_files()(scope, receive, send)

    def _newest_files(self) -> Any:
        """ServeStatic lists the files when it is made, so a new build needs another one."""
        index = self._folder / INDEX
        built_at = index.stat().st_mtime_ns if index.is_file() else 0
        if built_at != self._built_at:
            self._built_at = built_at
            self._files = (
                self._route
                if not built_at
                else ServeStaticASGI(
                    self._route,
                    self._folder,
                    max_age=None,
                    allow_all_origins=False,
                    mimetypes=MEDIA_TYPES,
                    add_headers_function=add_headers,
                    immutable_file_test=HASHED,
                )
            )
        return self._files

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer where there is no file: a path without a dot is one of the page's own routes."""
        path = scope["path"]
        if "." in path.rstrip("/").rpartition("/")[2] or path.startswith("/api/"):
            missing = ASGIResponse(body=b"There is nothing here.", status_code=404, media_type=MediaType.TEXT)
            await missing(scope, receive, send)
        elif not self._built_at:
            await ASGIResponse(body=NOT_BUILT, media_type=MediaType.HTML)(scope, receive, send)
        else:
            await self._files({**scope, "path": f"/{INDEX}"}, receive, send)


def add_headers(headers: Headers, _path: str, _url: str) -> None:
    """Let browsers ask each time whether a file changed, unless its name would have changed too."""
    headers.setdefault("Cache-Control", "no-cache")
    headers["X-Content-Type-Options"] = "nosniff"


PAGE: Final = Page(Path(fistful.server.__file__).parent / "page")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show_page() -> ASGIApp:
    """A file of the page, or its index."""
    return PAGE
