"""Who is at a table: the sockets of its seats and of spectators, and how long owners have been away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from fistful.engine.errors import FistfulError


class Client(Protocol):
    """A socket at the table, as the table sees it."""

    seat: int | None
    muted: set[int]
    address: str
    """Where it comes from."""
    network: str
    """The household that it belongs to."""

    def greet(self, hello: bytes) -> None:
        """Send the first message; nothing is sent before it."""

    def tell(self, message: bytes) -> None:
        """Send a message as soon as the client can take it."""

    def bye(self, why: str) -> None:
        """Send a last message and close."""

    def turn_away(self, why: FistfulError, farewell: str) -> None:
        """Say why in a sentence, then close."""


class Room:
    """The sockets of one table."""

    def __init__(self, people: Iterable[int], now: float) -> None:
        self.clients: dict[int | None, list[Client]] = {None: []}
        """By seat; spectators are under None."""
        self.gone_since = dict.fromkeys(people, now)
        """When the owner left, for each seat whose owner is not here."""
        self.empty_since = now
        """Infinite while anyone is here."""

    def __iter__(self) -> Iterator[Client]:
        for here in self.clients.values():
            yield from list(here)

    def __bool__(self) -> bool:
        return any(self.clients.values())

    def __contains__(self, client: Client) -> bool:
        return client in self.clients.get(client.seat, ())

    @property
    def connected(self) -> frozenset[int]:
        return frozenset(seat for seat, here in self.clients.items() if seat is not None and here)

    @property
    def spectators(self) -> int:
        return len(self.clients[None])

    def at(self, seat: int | None) -> Sequence[Client]:
        return self.clients.get(seat, ())

    def away(self, since: float) -> frozenset[int]:
        """The seats whose owner has been away since then."""
        return frozenset(seat for seat, gone in self.gone_since.items() if gone <= since)

    def come(self, client: Client, now: float) -> None:
        """A socket comes to its seat, or to watch. The socket that had the seat is told so."""
        if client.seat is not None:
            self.dismiss(client.seat, "taken-over", now)
            self.gone_since.pop(client.seat, None)
        self.clients.setdefault(client.seat, []).append(client)
        self.empty_since = float("inf")

    def go(self, client: Client, now: float) -> None:
        """A socket has gone."""
        self.clients[client.seat].remove(client)
        if client.seat is not None:
            self.gone_since[client.seat] = now
        if not self:
            self.empty_since = now

    def dismiss(self, seat: int, farewell: str, now: float, why: FistfulError | None = None) -> None:
        """Send away the socket at this seat, with a sentence that says why if there is one."""
        for client in self.clients.pop(seat, ()):
            _send_away(client, farewell, why)
        if not self:
            self.empty_since = now

    def dismiss_all(self, farewell: str, now: float, why: FistfulError | None = None) -> None:
        """Send everybody away, with a sentence that says why if there is one."""
        for client in self:
            _send_away(client, farewell, why)
        self.clients = {None: []}
        self.empty_since = now

    def tell(self, message: bytes, but: Client | None = None) -> None:
        for client in self:
            if client is not but:
                client.tell(message)

    def tell_hearing(self, seat: int, message: bytes) -> None:
        """Tell everyone who has not muted this seat."""
        for client in self:
            if seat not in client.muted:
                client.tell(message)


def _send_away(client: Client, farewell: str, why: FistfulError | None) -> None:
    if why is None:
        client.bye(farewell)
    else:
        client.turn_away(why, farewell)
