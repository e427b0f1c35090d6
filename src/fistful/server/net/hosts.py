"""Under which names a server answers, and which pages may act in a visitor's name.

A page of another site may make its own name stand for an address of this machine or network, and then counts as this
server's own page to a browser (DNS rebinding). So the names that a server answers to are a closed list. Addresses
written as numbers are always on it: no other site can make a number stand for something else.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"
HOME_NAMES: Final = ("local", "lan", "internal", "home.arpa")
"""The last parts of a machine's name in home networks; nobody can register a name that ends with one."""
HOST: Final = re.compile(r"(?P<name>[\w.-]+|\[[\da-fA-F:.]+\])(?::(?P<port>\d+))?", re.ASCII)
PORTS: Final = {"http": "80", "https": "443"}
PAGES: Final = {"ws": "http", "wss": "https"}
"""The scheme of the pages that may open a socket with this one."""
OWN: Final = frozenset({"", "none", "same-origin"})
"""What browsers say in `Sec-Fetch-Site` of a request by the page itself or by the visitor; programs say nothing."""


class Hosts:
    """The names that one server answers to."""

    def __init__(self, listening: str, added: Iterable[str]) -> None:
        machine = socket.gethostname()
        short = machine.partition(".")[0]
        names = [LOCAL, listening, machine, short, *(f"{short}.{ending}" for ending in HOME_NAMES), *added]
        self._names = frozenset(bare(name) for name in names if name)

    def knows(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request was sent to a name of this server, or by a program that names none."""
        return all(self._knows(value.decode("latin-1")) for name, value in scope["headers"] if name == b"host")

    def _knows(self, host: str) -> bool:
        parts = HOST.fullmatch(host)
        if parts is None:
            return False
        name = bare(parts["name"])
        return name in self._names or name.endswith(f".{LOCAL}") or is_number(name)


def bare(name: str) -> str:
    """A host's name without capitals, brackets and the dot that may end it."""
    return name.strip().lower().strip("[]").removesuffix(".")


def is_number(name: str) -> bool:
    """Whether a host is written as an address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(scope: Mapping[str, Any], allowed: Iterable[str]) -> bool:
    """Whether a request comes from this server's own page, an allowed one, or a program, which sends no origin.

    Other sites' pages may not act in a player's name, nor may a page that came without TLS speak to a server with it.
    """
    headers = dict(scope["headers"])
    sent = headers.get(b"origin")
    if sent is None:
        return headers.get(b"sec-fetch-site", b"").decode("latin-1") in OWN
    scheme = PAGES.get(scope["scheme"], scope["scheme"])
    origin = site(sent.decode("latin-1"))
    own = site(f"{scheme}://{headers.get(b'host', b'').decode('latin-1')}")
    return origin is not None and (origin == own or origin in {site(each) for each in allowed})


def site(address: str) -> tuple[str, str, str] | None:
    """The scheme, host and port of an address; None if it has no such parts."""
    try:
        parts = urlsplit(address)
    except ValueError:  # such as an address with half a bracket
        return None
    host = HOST.fullmatch(parts.netloc)
    if host is None or parts.scheme not in PORTS or parts.path not in ("", "/"):
        return None
    return parts.scheme, host["name"].lower(), host["port"] or PORTS[parts.scheme]
