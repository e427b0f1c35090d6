"""A server of tables over HTTP: what it lists, opening and joining tables, and reserved names."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException, HTTPMessage
from http.cookies import SimpleCookie
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec

from fistful import locales
from fistful.client.dealing import Share, body_of
from fistful.client.moments import SeenMoment, seen
from fistful.client.seat import Address, Held
from fistful.engine.wire import CardFacts
from fistful.protocol.requests import Held as HeldSeat
from fistful.protocol.requests import Me, MyTable, OpenTable, Promised, Seated
from fistful.protocol.tables import TableInfo

PATIENCE: Final = 20.0
SESSION: Final = "fistful-session"
"""The cookie that a session is in."""
MOST_MOMENTS: Final = 100
"""How many past moments are asked for at a time."""
MOST_SEATS: Final = 50
"""For how many seats one asks at a time."""


class TableRefused(Exception):
    """What the server said no to, in its words; `code` is empty if it could not be reached."""

    def __init__(self, text: str, code: str = "") -> None:
        super().__init__(text)
        self.code = code


class Answer(NamedTuple):
    body: bytes
    headers: HTTPMessage


def server_of(link: str) -> str | None:
    """The server that a link leads to: its own address, or that of any of its pages."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    path = parts.path.rstrip("/")
    head, found, _ = path.partition("/table/")
    path = head if found else path.removesuffix("/lobby")
    return f"{parts.scheme}://{parts.netloc}{path}"


class Server:
    """One server, in the language of the one who asks, and under their session if they have one."""

    def __init__(self, address: str, language: str, session: str = "") -> None:
        self.address = address
        self.language = language
        self.session = session

    # Tables.

    def look(self, table: str) -> TableInfo:
        """Who sits there, and what is played."""
        return msgspec.json.decode(self._ask(f"tables/{table}"), type=TableInfo)

    def cards(self, table: str) -> tuple[CardFacts, ...]:
        """What is printed on the cards that this table plays with."""
        return msgspec.convert(msgspec.json.decode(self._ask(f"tables/{table}/cards")), tuple[CardFacts, ...])

    def tables(self) -> list[TableInfo]:
        """The public tables that wait for players or can be watched."""
        return msgspec.json.decode(self._ask("tables"), type=list[TableInfo])

    def mine(self, seats: Sequence[tuple[Address, Held]]) -> list[MyTable]:
        """The tables at which these seats still exist; those whose turn it is come first."""
        held = [HeldSeat(at.table, each.token) for at, each in seats if at.server == self.address and each.token]
        if not held:
            return []
        return msgspec.json.decode(self._ask("tables/mine", held[-MOST_SEATS:]), type=list[MyTable])

    def open(self, wanted: OpenTable) -> tuple[Address, Held]:
        """Open a table and sit down at it, after the server has committed to its share."""
        promised = msgspec.json.decode(self._ask("promises", {}), type=Promised)
        share = Share(promised.commitment, 1)
        committed = msgspec.structs.replace(wanted, share_hash=share.hash, commitment=promised.commitment)
        body = {name: value for name, value in msgspec.to_builtins(committed).items() if value is not None}
        seated = msgspec.json.decode(self._ask("tables", body), type=Seated)
        return Address(self.address, seated.table), Held(seated.seat, seated.token, share)

    def sit_down(self, table: TableInfo, name: str | None, seat: int | None = None) -> Held:
        """Take a free seat; where none is left, watch."""
        free = any(not chair.name for chair in table.chairs)
        if table.status != "waiting" or not free or table.dealing is None:
            return Held()
        share = Share(table.commitment, table.dealing.round)
        wanted = body_of(share, name) | ({} if seat is None else {"seat": seat})
        seated = msgspec.json.decode(self._ask(f"tables/{table.id}/seats", wanted), type=Seated)
        return Held(seated.seat, seated.token, share)

    def moments(self, table: str, token: str | None, first: int, last: int) -> list[SeenMoment]:
        """Earlier moments of a game, as this seat saw them; without a token, as spectators did."""
        out: list[SeenMoment] = []
        for start in range(first, last + 1, MOST_MOMENTS):
            end = min(start + MOST_MOMENTS - 1, last)
            told = self._ask(f"tables/{table}/moments", None, token, first=start, last=end)
            out += [seen(moment) for moment in msgspec.json.decode(told)]
        return out

    # Names.

    def me(self) -> Me:
        """Who one is there; a guest has no name."""
        return msgspec.json.decode(self._ask("me"), type=Me)

    def sign_in(self, name: str, password: str, reserve: bool) -> tuple[str, str]:
        """The name as the server has it, and the session."""
        answer = self._answer("people" if reserve else "session", {"name": name, "password": password})
        cookie = SimpleCookie()
        for each in answer.headers.get_all("set-cookie", []):
            cookie.load(each)
        session = cookie[SESSION].value if SESSION in cookie else ""
        return msgspec.json.decode(answer.body, type=Me).name, session

    def sign_out(self) -> None:
        self._answer("session", method="DELETE")

    # How it is asked.

    def _ask(self, path: str, body: object = None, token: str | None = None, **query: int) -> bytes:
        return self._answer(path, body, token, None, **query).body

    def _answer(
        self, path: str, body: object = None, token: str | None = None, method: str | None = None, **query: int
    ) -> Answer:
        """Ask, and raise `TableRefused` in the server's words."""
        words = urlencode({"language": self.language, **query})
        headers = {"content-type": "application/json"}
        if self.session:
            headers["cookie"] = f"{SESSION}={self.session}"
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else msgspec.json.encode(body)
        try:
            asked = urllib.request.Request(f"{self.address}/api/{path}?{words}", data, headers, method=method)
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                said, kind = answer.read(), answer.headers.get_content_type()
                if said and kind != "application/json":
                    raise self._no_server(kind)
                return Answer(said, answer.headers)
        except urllib.error.HTTPError as refused:
            raise self._refusal(refused) from refused
        except (OSError, HTTPException, ValueError) as error:
            why = getattr(error, "reason", error)
            raise self._no_server(getattr(why, "strerror", None) or str(why)) from error

    def _refusal(self, error: urllib.error.HTTPError) -> TableRefused:
        """What the server said; one that is none of ours says nothing of use."""
        try:
            said: dict[str, Any] = json.loads(error.read())
            return TableRefused(said["text"], said["code"])
        except (ValueError, KeyError, TypeError, OSError):
            return self._no_server(str(error))

    def _no_server(self, why: str) -> TableRefused:
        return TableRefused(locales.message("no-server", self.language, server=self.address, why=why))
