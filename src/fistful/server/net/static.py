"""The built page and the documents: their files, and the page's index for its own routes.

ServeStatic sends the files, with media types, ETags, and the compressed forms that the builds write beside them.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import Any, Final
from wsgiref.headers import Headers

from litestar import HttpMethod, MediaType, route
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from servestatic import ServeStaticASGI

import fistful.server
from fistful.server.net import headers as policies
from fistful.server.net.addresses import site_of

INDEX: Final = "index.html"
HASHED: Final = "^/assets/"
"""Files with a hash of their content in their name: browsers may keep them for good."""
MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json"}
"""Those that ServeStatic does not know."""
BESIDE: Final = b'="./'
"""How the addresses in the built index begin; they hold for the lobby."""
PREVIEW: Final = b'content="./'
"""How the address of the link preview's picture begins: other sites take absolute addresses only."""
DEEPEST: Final = 8
"""How many slashes the path of a page may have; its own routes have at most three."""
NOT_BUILT: Final = (
    b"<!doctype html><title>Fistful</title><p>The tables are open, but the page is not built: "
    b"run <code>make play</code> in a checkout of Fistful.</p>"
)
NO_DOCS: Final = (
    b"<!doctype html><title>Fistful</title><p>The documents are not part of this installation: "
    b"run <code>make docs</code> in a checkout of Fistful, then serve from there.</p>"
)


class BuiltFiles:
    """The files that a build wrote into a folder."""

    def __init__(self, folder: Path, otherwise: ASGIApp, watched: tuple[str, ...] = (), **how: Any) -> None:
        self._folder = folder
        self._otherwise = otherwise
        self._watched = ("", INDEX, *watched)
        self._how = how
        self._changed: list[int] = []
        self._files: Any = None

    def latest(self) -> Any:
        """What sends the files as last built; None if there are none."""
        if not (self._folder / INDEX).is_file():
            self._files = None
            return None
        changed = [(self._folder / name).stat().st_mtime_ns for name in self._watched]
        if self._files is None or changed != self._changed:  # ServeStatic lists the files only when it is made
            self._changed = changed
            self._files = ServeStaticASGI(
                self._otherwise, self._folder, max_age=None, allow_all_origins=False, mimetypes=MEDIA_TYPES, **self._how
            )
        return self._files


class Page:
    """The page as last built, as an ASGI application."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = BuiltFiles(
            folder, self._route, ("assets",), add_headers_function=add_headers, immutable_file_test=HASHED
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._files.latest() or self._route)(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer where there is no file: a path without a dot is one of the page's own routes."""
        path = scope["path"]
        folders = scope["raw_path"].count(b"/") - 1
        files = self._files.latest()
        if "." in path.rstrip("/").rpartition("/")[2] or path.startswith("/api/") or folders > DEEPEST:
            await missing(scope, receive, send)
        elif files is None:
            await ASGIResponse(body=NOT_BUILT, media_type=MediaType.HTML)(scope, receive, send)
        else:
            await self._index(scope, folders)(scope, receive, send)

    def _index(self, scope: Scope, folders: int) -> ASGIResponse:
        """The index for a path in folders, from where the page's files lie further up.

        Relative addresses hold behind any proxy, whatever path of its site it serves the page under.
        """
        text = (self._folder / INDEX).read_bytes()
        if site := site_of(scope):
            text = text.replace(PREVIEW, b'content="' + site.encode())
        if folders > 0:
            text = text.replace(BESIDE, b'="' + b"../" * folders)
        asked = dict(scope["headers"])
        tag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
        headers = Headers([("ETag", tag), ("Vary", "Accept-Encoding")])
        add_headers(headers, INDEX, "")
        if asked.get(b"if-none-match") == tag.encode():
            return ASGIResponse(status_code=304, media_type=MediaType.HTML, headers=dict(headers.items()))
        if b"gzip" in asked.get(b"accept-encoding", b""):
            headers["Content-Encoding"] = "gzip"
            text = gzip.compress(text)
        return ASGIResponse(body=text, media_type=MediaType.HTML, headers=dict(headers.items()))


class Docs:
    """The documents as last built, as an ASGI application."""

    def __init__(self, folder: Path) -> None:
        self._files = BuiltFiles(folder, missing, prefix="docs", index_file=True, add_headers_function=add_docs_headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        files = self._files.latest()
        if files is None:
            await ASGIResponse(body=NO_DOCS, status_code=404, media_type=MediaType.HTML)(scope, receive, send)
        else:
            path = scope["path"].rstrip("/") + "/" * scope["raw_path"].endswith(b"/")  # which Litestar takes off
            await files({**scope, "path": path}, receive, send)


async def missing(scope: Scope, receive: Receive, send: Send) -> None:
    answer = ASGIResponse(body=b"There is nothing here.", status_code=404, media_type=MediaType.TEXT)
    await answer(scope, receive, send)


def add_headers(headers: Headers, _path: str, _url: str) -> None:
    """Let browsers ask each time whether a file changed, unless its name would have changed too; limit the page."""
    headers.setdefault("Cache-Control", "no-cache")
    headers["Content-Security-Policy"] = policies.PAGE_POLICY


def add_docs_headers(headers: Headers, path: str, url: str) -> None:
    add_headers(headers, path, url)
    page = Path(path).read_bytes() if path.endswith(".html") else b""
    drawing = path.endswith(policies.DRAWING)
    headers["Content-Security-Policy"] = policies.DRAWING_POLICY if drawing else policies.docs_policy(page)


PAGE: Final = Page(Path(fistful.server.__file__).parent / "page")
DOCS: Final = Docs(Path(fistful.server.__file__).parent / "docs")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show_page() -> ASGIApp:
    """A file of the page, or its index."""
    return PAGE


@route(["/docs", "/docs/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show_docs() -> ASGIApp:
    """A page of the documents, or a file of theirs."""
    return DOCS
