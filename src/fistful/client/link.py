"""The socket of a table, which finds its way back after a lost connection."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fistful.client.seat import Address, Held
from fistful.engine.registry import view_from_json
from fistful.engine.wire import Told, View
from fistful.protocol.commands import AnyCommand, Enter
from fistful.protocol.frames import Refusal
from fistful.protocol.tables import TableInfo

FOR_GOOD: Final = ("taken-over", "refused", "unseated")
"""Farewells after which one does not come back."""
LONGEST_WAIT: Final = 30.0
LOST: Final = "lost"
"""What the link says, in the manner of the table, when the connection is lost."""


class SeenMoment(msgspec.Struct, frozen=True):
    """What a moment brings to a screen."""

    number: int
    view: View
    moves: tuple[str, ...]
    told: tuple[Told, ...]
    chosen: str | None
    tick: int | None


class Said(msgspec.Struct, frozen=True):
    """One message of a table, as far as a screen needs it; `kind` is what it `is`."""

    kind: str
    moment: SeenMoment | None = None
    table: TableInfo | None = None
    id: str | None = None
    why: Refusal | str | None = None


def understood(text: str | bytes) -> Said:
    """A message as it comes."""
    fields: dict[str, Any] = msgspec.json.decode(text)
    moment, table, why = fields.get("moment"), fields.get("table"), fields.get("why")
    return Said(
        fields["is"],
        None if moment is None else seen(moment),
        None if table is None else msgspec.convert(table, TableInfo),
        fields.get("id"),
        msgspec.convert(why, Refusal) if isinstance(why, dict) else why,
    )


def seen(moment: dict[str, Any]) -> SeenMoment:
    view = view_from_json(msgspec.json.encode(moment["view"]))
    told = msgspec.convert(moment["told"], tuple[Told, ...])
    return SeenMoment(moment["number"], view, tuple(moment["moves"]), told, moment["chosen"], moment.get("tick"))


class Link:
    """Everything that a table says, connection after connection; commands are sent on the present one."""

    def __init__(self, address: Address, held: Held) -> None:
        self.address = address
        self.held = held
        self.socket: ClientConnection | None = None
        self._unanswered: dict[str, AnyCommand] = {}

    async def messages(self) -> AsyncIterator[Said]:
        """Until the table does not want one back; a lost connection is told as `LOST`, once each time."""
        tries = 0
        while True:
            try:
                async with connect(self.address.socket, max_size=None) as socket:
                    self.socket = socket
                    await self.send(Enter(self.held.token))
                    async for text in socket:
                        said = understood(text)
                        tries = 0
                        if said.id is not None:
                            self._unanswered.pop(said.id, None)
                        if said.kind == "hello":
                            await self._send_again()
                        yield said
                        if said.kind == "bye" and said.why in FOR_GOOD:
                            return
            except (OSError, WebSocketException):
                pass
            self.socket = None
            yield Said(LOST)
            tries += 1
            await asyncio.sleep(min(LONGEST_WAIT, 0.25 * 2**tries) * random.uniform(0.5, 1.0))

    async def close(self) -> None:
        """Go without another word."""
        if self.socket is not None:
            await self.socket.close()

    async def _send_again(self) -> None:
        """What was not answered before the connection was lost: under the same id it is carried out only once."""
        for command in list(self._unanswered.values()):
            await self.send(command)

    async def send(self, command: AnyCommand) -> None:
        """Send this, now or when there is a connection again."""
        id = getattr(command, "id", None)
        if id is not None:
            self._unanswered[id] = command
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):
                await self.socket.send(msgspec.json.encode(command).decode())
