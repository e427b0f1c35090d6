"""Who one is: the name that one goes by, and where it is reserved with a password. A password itself is never kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fistful.client import private
from fistful.client.server import Server


class Signed(msgspec.Struct, frozen=True):
    """A session at a server: whose it is, and what proves it."""

    name: str
    session: str


class Kept(msgspec.Struct):
    """What is kept between runs."""

    name: str = ""
    signed: dict[str, Signed] = {}
    """By the address of the server."""


class Person:
    """The one who plays, as kept in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._kept = private.read(file, Kept, Kept())

    def name_at(self, server: str) -> str:
        """The name to sit down with there; empty where the server is to find one."""
        signed = self._kept.signed.get(server)
        return self._kept.name if signed is None else signed.name

    def signed_in(self, server: str) -> bool:
        return server in self._kept.signed

    def session_at(self, server: str) -> str:
        """The session there; empty for a guest."""
        signed = self._kept.signed.get(server)
        return "" if signed is None else signed.session

    def call(self, name: str) -> None:
        """Go by this name from now on."""
        if name != self._kept.name:
            self._kept.name = name
            self._keep()

    def sign_in(self, server: Server, name: str, password: str, reserve: bool = False) -> None:
        """Begin a session under a reserved name, or reserve it."""
        signed, session = server.sign_in(name, password, reserve)
        server.session = session
        self._kept.name = signed
        self._kept.signed[server.address] = Signed(signed, session)
        self._keep()

    def sign_out(self, server: Server) -> None:
        """End the session; the name stays as a guest's."""
        if self._kept.signed.pop(server.address, None) is not None:
            self._keep()
            server.sign_out()
        server.session = ""

    def forget(self, server: Server) -> None:
        """The server has ended the session."""
        if self._kept.signed.pop(server.address, None) is not None:
            self._keep()
        server.session = ""

    def _keep(self) -> None:
        private.keep(self.file, self._kept)
