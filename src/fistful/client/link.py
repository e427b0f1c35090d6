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

from fistful.client.moments import SeenMoment, seen
from fistful.client.seat import Address, Held
from fistful.protocol.commands import AnyCommand, Enter
from fistful.protocol.frames import ChatLine, Refusal, Timing
from fistful.protocol.tables import TableInfo

FOR_GOOD: Final = ("taken-over", "refused", "unseated")
"""Farewells after which one does not come back."""
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 30.0
"""How many seconds at least and at most lie between two tries to come back; each time twice as many."""
LOST: Final = "lost"
"""What the link says, in the manner of the table, when the connection is lost."""


class Said(msgspec.Struct, frozen=True):
    """One message of a table, as far as a player needs it; `kind` is what it `is`."""

    kind: str
    moment: SeenMoment | None = None
    table: TableInfo | None = None
    timing: Timing | None = None
    line: ChatLine | None = None
    chat: tuple[ChatLine, ...] = ()
    host: bool = False
    id: str | None = None
    why: Refusal | str | None = None


def understood(text: str | bytes) -> Said:
    """A message as it comes."""
    fields: dict[str, Any] = msgspec.json.decode(text)
    moment, why = fields.get("moment"), fields.get("why")
    return Said(
        fields["is"],
        None if moment is None else seen(moment),
        msgspec.convert(fields.get("table"), TableInfo | None),
        msgspec.convert(fields.get("timing"), Timing | None),
        msgspec.convert(fields.get("line"), ChatLine | None),
        msgspec.convert(fields.get("chat", ()), tuple[ChatLine, ...]),
        fields.get("host", False),
        fields.get("id"),
        msgspec.convert(why, Refusal) if isinstance(why, dict) else why,
    )


class Link:
    """Everything that a table says, connection after connection; commands are sent on the present one."""

    def __init__(self, address: Address, held: Held, language: str) -> None:
        self.address = address
        self.language = language
        self.held = held
        self.socket: ClientConnection | None = None
        self._unanswered: dict[str, AnyCommand] = {}

    async def messages(self) -> AsyncIterator[Said]:
        """Until the table does not want one back; a lost connection is told as `LOST`, once each time."""
        tries = 0
        while True:
            try:
                async with connect(self.address.socket(self.language), max_size=None) as socket:
                    self.socket = socket
                    await socket.send(msgspec.json.encode(Enter(self.held.token)).decode())
                    async for text in socket:
                        said = understood(text)
                        if said.id is not None:
                            self._unanswered.pop(said.id, None)
                        if said.kind == "hello":
                            tries = 0
                            await self._send_again()
                        yield said
                        if said.kind == "bye" and said.why in FOR_GOOD:
                            return
            except (OSError, WebSocketException):
                pass
            self.socket = None
            yield Said(LOST)
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries, 10)) * random.uniform(0.5, 1.0))
            tries += 1

    async def close(self) -> None:
        """Go without another word."""
        if self.socket is not None:
            await self.socket.close()

    async def _send_again(self) -> None:
        """What was not answered before the connection was lost: under the same id it is carried out only once."""
        for command in list(self._unanswered.values()):
            await self.send(command)

    def awaits_answer_to(self, kind: type) -> bool:
        """Whether such a command is under way."""
        return any(isinstance(command, kind) for command in self._unanswered.values())

    async def send(self, command: AnyCommand) -> None:
        """Send this, now or when there is a connection again."""
        id = getattr(command, "id", None)
        if id is not None:
            self._unanswered[id] = command
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):
                await self.socket.send(msgspec.json.encode(command).decode())
