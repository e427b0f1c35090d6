"""The built page, as files of the package; paths of the page's own routes get its index."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

PAGE: Final = (Path(__file__).parent / "page").resolve()
NOT_BUILT: Final = (
    "<!doctype html><title>Fistful</title><p>The tables are open, but the page is not built: "
    "run <code>make play</code> in a checkout of Fistful.</p>"
)
LASTING: Final = "public, max-age=31536000, immutable"
TEXTS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Files that are sent compressed, with their media types."""
MEDIA: Final = {**TEXTS, ".png": "image/png", ".woff2": "font/woff2"}


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes] | Response[str]:
    """A file of the page; a path without a dot is one of the page's own."""
    file = file_at(path)
    if file is not None:
        return sent(file, request)
    if "." in path.rstrip("/").rpartition("/")[2] or path.startswith("/api/"):
        return Response("There is nothing here.", status_code=404, media_type="text/plain")
    index = PAGE / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html")
    return sent(index, request)


def file_at(path: str) -> Path | None:
    """The file of the page that a path names, if it names one."""
    try:
        wanted = (PAGE / path.strip("/")).resolve()
        found = wanted.suffix in MEDIA and wanted.is_relative_to(PAGE) and wanted.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return None
    return wanted if found else None


def sent(file: Path, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file with its media type, compressed if it is text and the browser takes it so."""
    lasting = LASTING if file.parent.name == "assets" else "no-cache"
    headers = {"cache-control": lasting, "vary": "accept-encoding", "x-content-type-options": "nosniff"}
    packed = file.suffix in TEXTS and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(content(file, file.stat().st_mtime_ns, packed), headers=headers, media_type=MEDIA[file.suffix])


@lru_cache(maxsize=400)
def content(file: Path, _changed: int, packed: bool) -> bytes:
    """The bytes of a file as they were when it last changed."""
    return gzip.compress(file.read_bytes(), mtime=0) if packed else file.read_bytes()
