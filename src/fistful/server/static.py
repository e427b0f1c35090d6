"""The built page, as files of the package; paths of the page's own routes get its index."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

PAGE: Final = (Path(__file__).parent / "page").resolve()
NOT_BUILT: Final = (
    "<!doctype html><title>Fistful</title><p>The tables are open, but the page is not built: "
    "run <code>make play</code> in a checkout of Fistful.</p>"
)
LASTING: Final = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: FromPath[str] = "/") -> Response[str] | File:
    """A file of the page; a path without a dot is one of the page's own."""
    wanted = (PAGE / path.strip("/")).resolve()
    named = "." in wanted.name and wanted.is_relative_to(PAGE)
    if named and wanted.is_file():
        headers = {"cache-control": LASTING if "assets" in wanted.parts else "no-cache"}
        return File(wanted, headers=headers, content_disposition_type="inline")
    if named or path.startswith("/api/"):
        return Response("There is nothing here.", status_code=404, media_type="text/plain")
    index = PAGE / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html")
    return File(index, headers={"cache-control": "no-cache"}, content_disposition_type="inline")
