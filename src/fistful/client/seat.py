"""Seats at tables: where a link leads to, and the seats that one has, kept for the next time."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from fistful.client import private
from fistful.client.dealing import Share

SEATS: Final = "seats.json"
"""The file of a player's seats."""


class Address(NamedTuple):
    """A server, and one of its tables."""

    server: str
    table: str

    def socket(self, language: str) -> str:
        """Where one is heard, and answered in this language."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket?language={language}"

    @property
    def link(self) -> str:
        """What is sent to friends."""
        return f"{self.server}/table/{self.table}"


class Held(msgspec.Struct):
    """A seat: what proves that it is one's own, and one's share of the deal. Without a token one watches."""

    seat: int | None = None
    token: str | None = None
    share: Share | None = None
    next: Share | None = None
    """One's share of a rematch, once it is wanted."""


def address_of(link: str) -> Address | None:
    """The table that a link leads to: the page's link, as friends send it."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    path = parts.path.strip("/").split("/")
    if not parts.netloc or len(path) < 2 or path[-2] != "table":
        return None
    return Address("/".join([f"{parts.scheme}://{parts.netloc}", *path[:-2]]), path[-1])


class Seats:
    """The seats that one has on servers, in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def _all(self) -> dict[str, Held]:
        return private.read(self.file, dict[str, Held], {})

    def all(self) -> list[tuple[Address, Held]]:
        """Every seat, the newest last."""
        return [(Address(*place.rsplit("/", 1)), held) for place, held in self._all().items()]

    def at(self, address: Address) -> Held | None:
        return self._all().get("/".join(address))

    def keep(self, address: Address, held: Held) -> None:
        """Note this seat; one that only watches has none."""
        if held.token is not None:
            place = "/".join(address)
            others = {each: kept for each, kept in self._all().items() if each != place}
            private.keep(self.file, {**others, place: held})

    def give_up(self, address: Address) -> None:
        """This seat is no longer one's own."""
        kept = self._all()
        if kept.pop("/".join(address), None) is not None:
            private.keep(self.file, kept)
