"""Sockets: raw ASGI after the handshake, one queue each, and no table ever waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol import commands
from fistful.protocol.frames import Bye, Done, Pong, Refused
from fistful.protocol.tables import PROTOCOL
from fistful.server import faults
from fistful.server.hub import Hub
from fistful.server.live import LiveTable
from fistful.server.metrics import Metrics
from fistful.server.pace import Bucket
from fistful.server.rates import asker
from fistful.server.refusals import refusal
from fistful.server.settings import SocketLimits

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
GONE: Final = (OSError, RuntimeError)
"""What the server raises when a socket is sent something after its end."""
PONG: Final = msgspec.json.encode(Pong())
TOO_FAST: Final = msgspec.json.encode(Refused(None, refusal(TableRefusal("too-fast"))))
_decode = msgspec.json.Decoder(commands.AnyCommand).decode
_encode = msgspec.json.Encoder().encode


class Rest:
    """What is left of a coroutine that was begun without a task, and what it waits for."""

    __slots__ = ("_begun", "_waiting")

    def __init__(self, begun: Coroutine[Any, None, None], waiting: Any) -> None:
        self._begun = begun
        self._waiting = waiting

    def __await__(self) -> Generator[Any, None, None]:
        waiting = self._waiting
        while True:
            yield waiting
            try:
                waiting = self._begun.send(None)
            except StopIteration:
                return


class Socket:
    """One socket: what it is still to be sent, and how much it may say."""

    __slots__ = (
        "_close", "_greeted", "_left", "_limits", "_queue", "_send", "_sender", "_since", "_task", "_then",
        "household", "muted", "seat", "strikes",
    )  # fmt: skip

    def __init__(self, send: Send, limits: SocketLimits) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self._send = send
        self._limits = limits
        self._queue: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self.household: Bucket | None = None
        self._since = 0.0
        self._close: int | None = None
        self._greeted = False
        self._task = asyncio.current_task()
        self._left = limits.burst
        self._then = asyncio.get_running_loop().time()
        self.strikes = 0

    def greet(self, hello: bytes) -> None:
        self._greeted = True
        self.tell(hello)

    def tell(self, message: bytes) -> None:
        if self._close is not None or not self._greeted:
            return
        now = asyncio.get_running_loop().time()
        queue = self._queue
        if not queue:
            self._since = now
        elif len(queue) >= self._limits.queue or now - self._since > self._limits.stalled:
            queue.clear()
            self.bye("resync")
            return
        queue.append(message)
        if self._sender is None:
            self._push()

    def bye(self, why: Any) -> None:
        if self._close is not None:
            return
        self._close = CLOSE_CODES[why]
        self._queue.append(_encode(Bye(why)))
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._drain(None))
        elif why == "resync" and self._task is not None:
            self._sender.cancel()
            self._task.cancel()

    @property
    def closing(self) -> bool:
        return self._close is not None

    def _push(self) -> None:
        """Send what is queued. While there is room that needs no task; the first send that must wait gets one."""
        while self._queue:
            sending = self._send({"type": "websocket.send", "text": self._queue[0].decode()})
            try:
                waiting = sending.send(None)
            except StopIteration:
                self._queue.popleft()
            except GONE:
                self._queue.clear()
            else:
                self._sender = asyncio.get_running_loop().create_task(self._drain(Rest(sending, waiting)))
                return

    async def _drain(self, rest: Rest | None) -> None:
        """Send what is queued, then end: an idle socket has no task but the one that reads."""
        try:
            if rest is not None:
                await rest
                self._queue.popleft()
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue[0].decode()})
                if self._queue:
                    self._queue.popleft()
                self._since = asyncio.get_running_loop().time()
            if self._close is not None:
                await self._send({"type": "websocket.close", "code": self._close})
        except GONE:
            self._queue.clear()
        finally:
            self._sender = None

    def hasty(self) -> bool:
        """Take one message from what this socket may send now; whether that was one too many."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._limits.burst, self._left + (now - self._then) * self._limits.rate)
        self._then = now
        if self._left < 1.0:
            return True
        self._left -= 1.0
        return False

    def one_of_too_many(self) -> bool:
        """Whether the sockets of its household have together said too much: that is no fault of this one."""
        return self.household is not None and self.household.take(time.monotonic()) > 0.0


async def serve(hub: Hub, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from its handshake to its end."""
    await receive()
    if not same_origin(scope, hub.settings.origins):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    socket = Socket(send, hub.settings.sockets)
    try:
        with hub.door.through(asker(scope)) as socket.household:
            await converse(hub, table, socket, receive)
    except TableRefusal as error:
        hub.metrics.refused(error)
        socket.greet(_encode(Refused(None, refusal(error))))
        socket.bye("come-later")
        while (await receive())["type"] != "websocket.disconnect":
            pass


async def converse(hub: Hub, table: str, socket: Socket, receive: Receive) -> None:
    """What a socket says that was let in."""
    live: LiveTable | None = None
    try:
        try:
            first = await asyncio.wait_for(receive(), hub.spans.entering)
            live = await entered(hub, table, socket, first)
        except (TableRefusal, TimeoutError) as error:
            why = error if isinstance(error, TableRefusal) else TableRefusal("enter-first")
            socket.greet(_encode(Refused(None, refusal(why))))
            socket.bye("refused")
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if live is not None and not socket.closing:
                heard(live, socket, message)
    except asyncio.CancelledError:
        if not socket.closing:
            raise
    finally:
        if live is not None:
            live.leave(socket)


def same_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Pages of other sites may not open sockets in a player's name; programs send no origin."""
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


async def entered(hub: Hub, table: str, socket: Socket, message: Any) -> LiveTable | None:
    """Take the seat of the token in the first message, or a place among those who watch."""
    if message["type"] == "websocket.disconnect":
        return None
    command = read(message)
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


def read(message: Any) -> commands.AnyCommand:
    """The command in a message; raises TableRefusal if it cannot be read."""
    text = message.get("text")
    if text is None:
        raise TableRefusal("binary")
    try:
        command: commands.AnyCommand = _decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableRefusal("unreadable", why=str(error)[:200]) from None
    return command


def heard(live: LiveTable, socket: Socket, message: Any) -> None:
    """Answer one message."""
    id: str | None = None
    if socket.one_of_too_many():
        socket.tell(TOO_FAST)
        return
    try:
        if socket.hasty():
            raise TableRefusal("too-fast")
        command = read(message)
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
    """Tells a socket what became of its command."""

    __slots__ = ("_heard", "_metrics", "id", "socket")

    def __init__(self, socket: Socket, id: str, metrics: Metrics) -> None:
        self.socket = socket
        self.id = id
        self._metrics = metrics
        self._heard = time.perf_counter()

    def __call__(self, error: FistfulError | None) -> None:
        if error is None:
            self.socket.tell(_encode(Done(self.id)))
            self._metrics.answer.observe(time.perf_counter() - self._heard)
        else:
            self.socket.tell(_encode(Refused(self.id, refusal(error))))
            self._metrics.refused(error)
