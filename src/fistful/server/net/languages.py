"""The language of the client that sent a request or opened a socket."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qs

from fistful import locales

LONGEST_LIST: Final = 200
"""Characters of `Accept-Language` that are read."""
RANGE: Final = re.compile(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")
"""One language of the list, without its region, and its weight."""


def language_of(scope: Mapping[str, Any]) -> str:
    """The language that the address asks for, else the best known one in `Accept-Language`, else English."""
    query: bytes = scope.get("query_string", b"")
    asked = parse_qs(query.decode("latin-1")).get("language", [""])[-1]
    if asked in locales.LANGUAGES:
        return asked
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return preferred(value.decode("latin-1")[:LONGEST_LIST])
    return locales.ENGLISH


@lru_cache(128)
def preferred(accepted: str) -> str:
    """The best known language of a list as browsers send it: `fr-CH, fr;q=0.9, en;q=0.8`."""
    found = [RANGE.fullmatch(each) for each in accepted.split(",")]
    weighed = [(float(each[2] or 1), each[1].lower()) for each in found if each]
    known = [(weight, name) for weight, name in weighed if weight > 0 and name in locales.LANGUAGES]
    return max(known, key=lambda each: each[0], default=(0.0, locales.ENGLISH))[1]
