"""What every answer tells browsers: what its page may load and run, who may frame it, and what links give away."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any, Final

ON_EVERYTHING: Final = [("x-content-type-options", "nosniff"), ("referrer-policy", "same-origin")]
"""Also on what uvicorn answers by itself. Links to other sites do not tell them the address of a table."""
POLICY: Final = "content-security-policy"
NO_PAGE: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""For answers that are not pages, should a browser be made to show one."""
PAGE_POLICY: Final = "; ".join(
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
DRAWING: Final = ".svg"
DRAWING_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""For a chart of the documents that is opened by itself: its lines are styled one by one, and nothing in it may run."""
INLINE: Final = re.compile(rb"<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)</script>", re.DOTALL)
"""A script within a page; those with a type are data."""


def docs_policy(page: bytes) -> str:
    """What a page of the documents may load and run: its own files, and those scripts that the build wrote into it.

    The theme sets its colours in them before anything is drawn. A script that anybody added would have another hash.
    """
    scripts = " ".join(f"'sha256-{digest(script)}'" for script in dict.fromkeys(INLINE.findall(page)))
    return (
        f"default-src 'self'; script-src 'self' {scripts}; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ).replace(" ;", ";")


def digest(text: bytes) -> str:
    """A hash as policies write it."""
    return base64.b64encode(hashlib.sha256(text).digest()).decode()


def with_policy(send: Any) -> Any:
    """Send an answer with the strictest policy, unless it has one of its own."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if not any(name.lower() == POLICY.encode() for name, _ in headers):
                headers.append((POLICY.encode(), NO_PAGE.encode()))
            message = {**message, "headers": headers}
        await send(message)

    return sending
