"""Taking a seat at a table, or watching it, by its link; a seat once taken is kept for the next time."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from fistful.client.dealing import Share, body_of
from fistful.engine.wire import CardFacts
from fistful.protocol.requests import Seated
from fistful.protocol.tables import TableInfo

PATIENCE = 20.0


class TableRefused(Exception):
    """What the server said no to, in its words."""


class Address(NamedTuple):
    """A server, and one of its tables."""

    server: str
    table: str

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


class Held(msgspec.Struct):
    """A seat: what proves that it is one's own, and one's share of the deal. Without a token one watches."""

    seat: int | None = None
    token: str | None = None
    share: Share | None = None


def address_of(link: str) -> Address | None:
    """The table that a link leads to: the page's link, as friends send it."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    path = parts.path.strip("/").split("/")
    if not parts.netloc or len(path) < 2 or path[-2] != "table":
        return None
    return Address("/".join([f"{parts.scheme}://{parts.netloc}", *path[:-2]]), path[-1])


def ask(url: str, language: str, body: dict[str, Any] | None = None) -> bytes:
    """A request, and what was answered; raises `TableRefused` in the server's words."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{url}?language={language}", data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            said: bytes = answer.read()
    except urllib.error.HTTPError as refused:
        raise TableRefused(msgspec.json.decode(refused.read())["text"]) from refused
    except OSError as error:
        raise TableRefused(str(error)) from error
    return said


def look(address: Address, language: str) -> TableInfo:
    """Who sits there, and what is played."""
    return msgspec.json.decode(ask(f"{address.server}/api/tables/{address.table}", language), type=TableInfo)


def cards(address: Address, language: str) -> tuple[CardFacts, ...]:
    """What is printed on the cards that this table plays with."""
    said = ask(f"{address.server}/api/tables/{address.table}/cards", language)
    return msgspec.convert(msgspec.json.decode(said), tuple[CardFacts, ...])


def sit_down(address: Address, table: TableInfo, language: str, name: str | None) -> Held:
    """Take a free seat; where none is left, watch."""
    free = any(not chair.name for chair in table.chairs)
    if table.status != "waiting" or not free or table.dealing is None:
        return Held()
    share = Share(table.commitment, table.dealing.round)
    url = f"{address.server}/api/tables/{address.table}/seats"
    seated = msgspec.json.decode(ask(url, language, body_of(share, name)), type=Seated)
    return Held(seated.seat, seated.token, share)


class Seats:
    """The seats that one has on servers, in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def _all(self) -> dict[str, Held]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, Held])
        except FileNotFoundError:
            return {}

    def at(self, address: Address) -> Held | None:
        return self._all().get("/".join(address))

    def keep(self, address: Address, held: Held) -> None:
        """Note this seat; one that only watches has none."""
        if held.token is None:
            return
        kept = {**self._all(), "/".join(address): held}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(mode=0o600)
        self.file.write_bytes(msgspec.json.encode(kept))
