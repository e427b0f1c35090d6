"""Whom an operator means: a person who keeps a name, addresses, or somebody at a seat."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from fistful.engine.errors import TableRefusal
from fistful.engine.seats import LETTERS
from fistful.server.core.networks import Network, is_own, read_network

SEAT: Final = re.compile(rf"([a-z0-9]{{12}})/([{LETTERS}])")
NAME: Final = "name:"
"""Before a name that looks like an address."""


class AtSeat(NamedTuple):
    """The seat of a table."""

    table: str
    seat: int

    @property
    def shown(self) -> str:
        return f"{self.table}/{LETTERS[self.seat]}"


def read(text: str) -> str | AtSeat | Network:
    """A name, a seat or a network."""
    text = text.strip()
    if text.startswith(NAME):
        return text.removeprefix(NAME).strip()
    seat = SEAT.fullmatch(text)
    if seat is not None:
        return AtSeat(seat[1], LETTERS.index(seat[2]))
    try:
        network = read_network(text)
    except ValueError:
        if "/" in text or ":" in text:  # which no name can have
            raise TableRefusal("not-whom", text=text) from None
        return text
    if is_own(network):
        raise TableRefusal("own-address", address=str(network))
    return network


def shown(network: Network) -> str:
    """A network as people read it; one address without the number of its bits."""
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)
