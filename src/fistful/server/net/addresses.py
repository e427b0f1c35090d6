"""Where a request comes from, which addresses count as one household, and the address that it was sent to."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import Any, Final

from fistful.server.core.networks import HOUSEHOLD_BITS
from fistful.server.net.hosts import HOST

PREFIX: Final = re.compile(rb"(/[\w.~-]+)+/?")
"""A path of a proxy's site, as `X-Forwarded-Prefix` names it."""


def address_of(scope: Mapping[str, Any]) -> str:
    """The client's address. A local proxy's forwarded address is trusted, as uvicorn does by default."""
    client = scope.get("client")
    return plain_address(str(client[0])) if client else ""


def plain_address(address: str) -> str:
    """An address without its zone; an IPv4 address as one, even where it comes in over an IPv6 socket."""
    address = address.partition("%")[0]
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(getattr(known, "ipv4_mapped", None) or known)


def household_of(scope: Mapping[str, Any]) -> str:
    """The household that a request comes from."""
    return household(address_of(scope))


def household(address: str) -> str:
    """Who an address belongs to, as far as one can tell: an IPv4 address, or the network of an IPv6 address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    return str(known.ipv4_mapped or ipaddress.ip_network((known, HOUSEHOLD_BITS), strict=False))


def is_loopback(address: str) -> bool:
    """Whether an address is the machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def site_of(scope: Mapping[str, Any]) -> str:
    """The address of the lobby as the client sees it, ending with a slash; empty if the request does not tell.

    A proxy that serves the page under a path says so in `X-Forwarded-Prefix`.
    """
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    prefix = headers.get(b"x-forwarded-prefix", b"")
    if not HOST.fullmatch(host):
        return ""
    path = prefix.decode().rstrip("/") if PREFIX.fullmatch(prefix) else ""
    return f"{scope['scheme']}://{host}{path}/"
