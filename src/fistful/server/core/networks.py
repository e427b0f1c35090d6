"""Addresses and networks as an operator writes them, and looking up which network an address belongs to."""

from __future__ import annotations

import ipaddress
from collections import defaultdict
from typing import Final, Generic, TypeVar

HOUSEHOLD_BITS: Final = 64
"""The part of an IPv6 address that belongs to one household, which chooses the rest freely."""
MAPPED_BITS: Final = 96
"""The part of an IPv6 address that says that the rest is an IPv4 address."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Value = TypeVar("Value")


def read_network(text: str) -> Network:
    """The network that an address or a network in CIDR notation stands for; ValueError if it is neither.

    An IPv6 address stands for its whole household, unless it comes with the number of its bits.
    """
    address, slash, bits = text.strip().partition("/")
    address = address.partition("%")[0]
    wanted = f"{address}/{bits}" if slash else address
    network = ipaddress.ip_network(wanted, strict=False)
    if network.version == 4:
        return network
    mapped = ipaddress.IPv6Address(address).ipv4_mapped
    if mapped is not None and network.prefixlen >= MAPPED_BITS:
        return ipaddress.IPv4Network((mapped, network.prefixlen - MAPPED_BITS), strict=False)
    return network if slash else ipaddress.IPv6Network((network.network_address, HOUSEHOLD_BITS), strict=False)


def is_own(network: Network) -> bool:
    """Whether a network has an address of this machine in it that never leaves it."""
    own = ipaddress.ip_network("127.0.0.0/8" if network.version == 4 else "::1/128")
    return network.overlaps(own)


def contains(network: Network, address: str) -> bool:
    """Whether an address belongs to a network."""
    found = Networks[bool]()
    found.add(network, True)
    return found.find(address) is not None


class Networks(Generic[Value]):
    """Values by network; finding one takes as many looks as there are sizes of networks, not as there are networks."""

    def __init__(self) -> None:
        self._by_size: defaultdict[tuple[int, int], dict[int, Value]] = defaultdict(dict)

    def add(self, network: Network, value: Value) -> None:
        left_out = network.max_prefixlen - network.prefixlen
        self._by_size[network.version, left_out][int(network.network_address) >> left_out] = value

    def find(self, address: str) -> Value | None:
        """The value of a network that this address belongs to."""
        if not self._by_size:
            return None
        try:
            known = ipaddress.ip_address(address)
        except ValueError:  # such as the name of a socket in a test
            return None
        plain = getattr(known, "ipv4_mapped", None) or known
        for (version, left_out), here in self._by_size.items():
            if version == plain.version and (found := here.get(int(plain) >> left_out)) is not None:
                return found
        return None
