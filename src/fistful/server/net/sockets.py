"""Sockets: past ASGI after the handshake, each with its own queue; no table ever waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from functools import cache, partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol import commands
from fistful.protocol.frames import Bye, Done, Pong, Refused
from fistful.protocol.tables import PROTOCOL
from fistful.server.core import faults
from fistful.server.core.metrics import Metrics
from fistful.server.core.rates import Bucket
from fistful.server.core.refusals import refusal
from fistful.server.core.settings import SocketLimits
from fistful.server.net.addresses import household_of
from fistful.server.net.connections import CONNECTION, SocketConnection
from fistful.server.net.limits import SocketAdmission
from fistful.server.play.hub import Hub
from fistful.server.play.live import LiveTable

Receive = Any
Send = Any
Scope = Any

CLOSE_CODES: Final = {
    "resync": 4000,
    "taken-over": 4001,
    "refused": 4003,
    "unseated": 4004,
    "back-soon": 1012,
    "come-later": 1013,
}
PONG: Final = msgspec.json.encode(Pong())
_decode = msgspec.json.Decoder(commands.AnyCommand).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One socket: the messages it has yet to be sent, and how many it may send."""

    __slots__ = (
        "_close", "_connection", "_greeted", "_limits", "_messages", "_queue", "_since",
        "household", "live", "muted", "seat", "strikes",
    )  # fmt: skip

    def __init__(self, connection: SocketConnection, limits: SocketLimits) -> None:
        self.seat: int | None = None
        self.live: LiveTable | None = None
        """The table it has entered."""
        self.muted: set[int] = set()
        self.household: Bucket | None = None
        """What all sockets of its household may send together."""
        self.strikes = 0
        self._connection = connection
        self._limits = limits
        self._queue: list[bytes] = []
        self._close: int | None = None
        self._greeted = False
        self._since = connection.loop.time()
        self._messages = Bucket(limits.messages, self._since)

    # Sending.

    def greet(self, hello: bytes) -> None:
        self._greeted = True
        self.tell(hello)

    def tell(self, message: bytes) -> None:
        if self._close is not None or not self._greeted:
            return
        queue, loop = self._queue, self._connection.loop
        if queue and (len(queue) >= self._limits.queue or loop.time() - self._since > self._limits.stalled):
            self.writable()
            if queue:
                queue.clear()
                self.bye("resync")
                return
        if not queue:
            self._since = loop.time()
            loop.call_soon(self.writable)  # what is told until then is sent together
        queue.append(message)

    def bye(self, why: Any) -> None:
        """Send a last message, then close, even if earlier messages have not been read."""
        if self._close is not None:
            return
        self._close = CLOSE_CODES[why]
        self._queue.append(_encode(Bye(why)))
        self._send()

    def writable(self) -> None:
        """Send the queue, if the other end reads."""
        if self._queue and self._connection.can_write:
            self._send()

    def _send(self) -> None:
        self._connection.send_texts(self._queue)
        self._queue.clear()
        if self._close is not None:
            self._connection.send_close(self._close)

    # Receiving.

    def received(self, text: str | None) -> None:
        """A message came; None if it was binary."""
        if self.live is not None and self._close is None:
            answer(self.live, self, text)

    def over_its_rate(self) -> bool:
        """Count a message; whether this socket has sent too many."""
        return self._messages.take(self._connection.loop.time()) > 0.0

    def over_household_rate(self) -> bool:
        """Count a message; whether the sockets of the household together have sent too many."""
        return self.household is not None and self.household.take(time.monotonic()) > 0.0


async def serve(hub: Hub, admission: SocketAdmission, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from its handshake to its end."""
    await receive()
    if not same_origin(scope, hub.settings.origins):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    connection: SocketConnection = scope["extensions"][CONNECTION]
    socket = Socket(connection, hub.settings.sockets)
    try:
        with admission.admit(household_of(scope)) as socket.household:
            await attend(hub, table, socket, connection, receive)
    except TableRefusal as error:
        hub.metrics.refused(error)
        socket.greet(_encode(Refused(None, refusal(error))))
        socket.bye("come-later")
        await closed(receive)


async def attend(hub: Hub, table: str, socket: Socket, connection: SocketConnection, receive: Receive) -> None:
    """Let an admitted socket enter its table, and stay until it goes."""
    try:
        try:
            first = await asyncio.wait_for(receive(), hub.spans.entering)
            if first["type"] == "websocket.disconnect":  # nothing more comes from it
                return
            socket.live = await enter(hub, table, socket, first)
        except (TableRefusal, TimeoutError) as error:
            why = error if isinstance(error, TableRefusal) else TableRefusal("enter-first")
            socket.greet(_encode(Refused(None, refusal(why))))
            socket.bye("refused")
        connection.listen(socket)
        await closed(receive)
    finally:
        if socket.live is not None:
            socket.live.leave(socket)


async def closed(receive: Receive) -> None:
    """Wait until the socket is closed."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


def same_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from an allowed page, or from a program, which sends no origin.

    Other sites' pages may not act in a player's name.
    """
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    try:
        host = urlsplit(text).netloc
    except ValueError:  # such as an address with half a bracket
        return False
    return text in allowed or host == headers.get(b"host", b"").decode("latin-1") != ""


async def enter(hub: Hub, table: str, socket: Socket, message: Any) -> LiveTable:
    """Take the seat of the token in the first message, or watch without one."""
    command = read(message.get("text"))
    if not isinstance(command, commands.Enter):
        raise TableRefusal("enter-first")
    if command.protocol != PROTOCOL:
        raise TableRefusal("protocol", spoken=PROTOCOL)
    live = await hub.table(table)
    if command.token is not None:
        socket.seat = live.table.seat_of(command.token)
        if socket.seat is None:
            raise TableRefusal("wrong-token")
    live.enter(socket)
    return live


def read(text: str | None) -> commands.AnyCommand:
    """The command in a message; TableRefusal if it cannot be read."""
    if text is None:
        raise TableRefusal("binary")
    try:
        command: commands.AnyCommand = _decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableRefusal("unreadable", why=str(error)[:200]) from None
    return command


@cache
def too_fast() -> bytes:
    """What a household is told that sends too much: made once, and not before anyone does."""
    return msgspec.json.encode(Refused(None, refusal(TableRefusal("too-fast"))))


def answer(live: LiveTable, socket: Socket, text: str | None) -> None:
    """Answer one message."""
    id: str | None = None
    if socket.over_household_rate():
        socket.tell(too_fast())
        return
    try:
        if socket.over_its_rate():
            raise TableRefusal("too-fast")
        command = read(text)
        if isinstance(command, commands.Ping):
            socket.tell(PONG)
        elif isinstance(command, commands.Mute):
            (socket.muted.add if command.muted else socket.muted.discard)(command.seat)
        elif isinstance(command, commands.Enter):
            raise TableRefusal("entered")
        else:
            id = command.id
            if socket.seat is None:
                raise TableRefusal("watching")
            live.command(socket.seat, command, Answer(socket, id, live.hub.metrics))
    except FistfulError as error:
        live.hub.metrics.refused(error)
        socket.tell(_encode(Refused(id, refusal(error))))
        if id is None:
            socket.strikes += 1
            if socket.strikes > live.hub.settings.sockets.strikes:
                socket.bye("refused")
    except Exception as error:  # a fault of ours
        faults.note("a command", error)
        failed = TableRefusal("failed")
        live.hub.metrics.refused(failed)
        live.when_settled(partial(socket.tell, _encode(Refused(id, refusal(failed)))))


class Answer:
    """Tells a socket the result of its command."""

    __slots__ = ("_metrics", "_received", "id", "socket")

    def __init__(self, socket: Socket, id: str, metrics: Metrics) -> None:
        self.socket = socket
        self.id = id
        self._metrics = metrics
        self._received = time.perf_counter()

    def __call__(self, error: FistfulError | None) -> None:
        if error is None:
            self.socket.tell(_encode(Done(self.id)))
            self._metrics.answer.observe(time.perf_counter() - self._received)
        else:
            self.socket.tell(_encode(Refused(self.id, refusal(error))))
            self._metrics.refused(error)
