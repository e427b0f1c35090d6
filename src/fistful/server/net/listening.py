"""The sockets that a server listens on, and the addresses under which browsers find it."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket
from collections.abc import Iterator
from typing import Final

from fistful.engine.errors import TableRefusal
from fistful.server.net.addresses import plain_address

NEXT_PORTS: Final = 50
"""How many ports from the wanted one on are tried where any will do."""
BACKLOG: Final = 2048
"""How many connections may wait until the server is ready for them."""
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for every address of this machine; the second takes IPv4 too where the system can."""
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody; nothing is ever sent there."""


def listen(host: str, port: int, any_port: bool = False) -> list[socket.socket]:
    """Sockets at every address of a host, all on one port; TableRefusal if it is taken or cannot be used.

    Port 0 is any free port. With `any_port`, one of the next ports is used if the wanted one is taken.
    """
    last = min(port + NEXT_PORTS, 65536) if any_port and port else port + 1
    for each in range(port, last):
        try:
            return _listen_on(host, each)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                # The system's own words, if it has any; Python adds to them.
                own = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else error.strerror
                why = own or type(error).__name__
                raise TableRefusal("cannot-listen", host=host, port=str(each), why=why) from None
    raise TableRefusal("ports-taken" if any_port else "port-taken", port=str(port), last=str(last - 1))


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or one of the next that are free."""
    with contextlib.ExitStack() as open_sockets:
        listening = [open_sockets.enter_context(each) for each in listen(host, wanted, any_port=True)]
        return port_of(listening)


def port_of(listening: list[socket.socket]) -> int:
    """The port of sockets that listen."""
    port: int = listening[0].getsockname()[1]
    return port


def _listen_on(host: str, port: int) -> list[socket.socket]:
    """Sockets on this port and no other; OSError if there are none."""
    made: list[socket.socket] = []
    failed: OSError | None = None
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, place in dict.fromkeys((each[0], each[4]) for each in found):
        address = (str(place[0]), port_of(made) if made else port, *place[2:])
        try:
            made.append(_listen_at(family, address))
        except OSError as error:
            failed = error
            if error.errno == errno.EADDRINUSE:
                break
    if made and (failed is None or failed.errno != errno.EADDRINUSE):
        return made  # a name may have addresses of a kind that this machine does not use
    for each in made:
        each.close()
    raise failed or OSError(errno.EADDRNOTAVAIL, "it has no address")


def _listen_at(family: socket.AddressFamily, address: tuple[object, ...]) -> socket.socket:
    both = family == socket.AF_INET6 and address[0] == EVERYWHERE[1] and socket.has_dualstack_ipv6()
    made = socket.create_server(address, family=family, backlog=BACKLOG, dualstack_ipv6=both)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as sockets have that a loop makes itself
    return made


def loopback_socket() -> socket.socket:
    """A socket on any free port that only this machine can reach; OSError if there is none."""
    try:
        return socket.create_server((LOOPBACK, 0))
    except OSError:  # a machine without IPv4
        return socket.create_server(("::1", 0), family=socket.AF_INET6)


def url(host: str, port: int) -> str:
    """The address that a browser is given; IPv6 goes in brackets."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_url(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return url("localhost" if host in (LOOPBACK, *EVERYWHERE) else host, port)


def friends_urls(listening: list[socket.socket]) -> list[str]:
    """The addresses for browsers on other machines, if the server listens everywhere: IPv4 first, as it is short."""
    heard = listening[0].getsockname()[0]
    if heard not in EVERYWHERE:
        return []
    kinds = {socket.AF_INET6: 6, socket.AF_INET: 4}
    both = listening[0].family == socket.AF_INET6 and not listening[0].getsockopt(
        socket.IPPROTO_IPV6, socket.IPV6_V6ONLY
    )
    versions = {4, 6} if both else {kinds[each.family] for each in listening}
    reachable = [each for each in _addresses() if each.version in versions]
    return [url(str(each), port_of(listening)) for each in sorted(reachable, key=lambda each: each.version)]


def _addresses() -> list[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """This machine's addresses that others can reach: where its traffic leaves, and what its name stands for."""
    known = dict.fromkeys(ipaddress.ip_address(plain_address(each)) for each in _candidates())
    return [each for each in known if not (each.is_loopback or each.is_link_local or each.is_unspecified)]


def _candidates() -> Iterator[str]:
    for family, far in FAR_AWAY:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # chooses the way there, and sends nothing
            yield probe.getsockname()[0]
    with contextlib.suppress(OSError):
        for _, _, _, _, place in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield str(place[0])
