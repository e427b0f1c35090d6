"""Sockets: past ASGI after the handshake, each with its own queue; no table ever waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, Final

import msgspec

from fistful import locales
from fistful.engine.errors import FistfulError, TableRefusal
from fistful.protocol import commands
from fistful.protocol.frames import Bye, Done, Pong, Refusal, Refused
from fistful.protocol.reading import id_in, read
from fistful.protocol.refusals import refusal
from fistful.protocol.tables import PROTOCOL
from fistful.server.core import faults
from fistful.server.core.metrics import Metrics
from fistful.server.core.rates import Bucket
from fistful.server.core.settings import SocketLimits
from fistful.server.net.addresses import address_of, household
from fistful.server.net.connections import CONNECTION, SocketConnection
from fistful.server.net.cookies import kept_at
from fistful.server.net.hosts import same_origin
from fistful.server.net.languages import language_of
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
_encode = msgspec.json.Encoder().encode


class Socket:
    """One socket: the messages it has yet to be sent, and how many it may send."""

    __slots__ = (
        "_close", "_connection", "_greeted", "_limits", "_messages", "_queue", "_since",
        "address", "household", "language", "live", "muted", "network", "seat", "strikes",
    )  # fmt: skip

    def __init__(
        self,
        connection: SocketConnection,
        limits: SocketLimits,
        language: str = locales.ENGLISH,
        address: str = "",
    ) -> None:
        self.language = language
        self.address = address
        """Where it comes from."""
        self.network = household(address)
        """The household that it belongs to."""
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

    def refuse(self, id: str | None, why: FistfulError) -> None:
        """Say in the language of this client why something was refused."""
        self.tell(_encode(Refused(id, refusal(why, self.language))))

    def turn_away(self, why: FistfulError, farewell: str) -> None:
        """Say why in a sentence, and close: to someone who may not enter, or who may no longer stay."""
        self._greeted = True
        self.refuse(None, why)
        self.bye(farewell)

    def bye(self, why: Any) -> None:
        """Send a last message, then close, even if earlier messages have not been read."""
        if self._close is not None:
            return
        self._close = CLOSE_CODES[why]
        if self.live is not None:
            self.live.hub.metrics.closed.labels(why).inc()
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

    def listen(self) -> None:
        """Hear the messages that come from now on, and those that came already."""
        self._connection.listen(self)

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
        hub.metrics.refused(TableRefusal("origin"))
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    connection: SocketConnection = scope["extensions"].pop(CONNECTION)
    socket = Socket(connection, hub.settings.sockets, language_of(scope), address_of(scope))
    try:
        with admission.admit(socket.network) as socket.household:
            await attend(hub, table, socket, scope, receive)
    except TableRefusal as error:
        refuse(hub, socket, error, "come-later")
        await closed(receive)
    except Exception as error:  # a fault of ours, or a database that cannot be read now
        faults.note("entering a table", error)
        refuse(hub, socket, TableRefusal("failed"), "come-later")
        await closed(receive)


async def attend(hub: Hub, table: str, socket: Socket, scope: Scope, receive: Receive) -> None:
    """Let an admitted socket enter its table, and stay until it goes."""
    try:
        try:
            with hub.metrics.sockets.labels("entering").track_inprogress():
                first = await asyncio.wait_for(receive(), hub.spans.entering)
                if first["type"] == "websocket.disconnect":  # nothing more comes from it
                    return
                socket.live = await enter(hub, table, socket, first, kept_at(scope, table))
        except (TableRefusal, TimeoutError) as error:
            refuse(hub, socket, error if isinstance(error, TableRefusal) else TableRefusal("enter-first"))
        socket.listen()
        await closed(receive)
    finally:
        if socket.live is not None:
            socket.live.leave(socket)
            socket.live = None  # the connection may stay in memory for longer than the table


def refuse(hub: Hub, socket: Socket, why: TableRefusal, farewell: str = "refused") -> None:
    """Let a socket not enter. Kept by a name in the task that it comes from, the refusal would keep that task."""
    hub.metrics.refused(why)
    socket.turn_away(why, farewell)


async def closed(receive: Receive) -> None:
    """Wait until the socket is closed."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def enter(hub: Hub, table: str, socket: Socket, message: Any, kept: Sequence[str] = ()) -> LiveTable:
    """Take the seat of the token in the first message, or one that the browser keeps, or watch without."""
    command = read_text(message.get("text"))
    if not isinstance(command, commands.Enter):
        raise TableRefusal("enter-first")
    if command.protocol != PROTOCOL:
        raise TableRefusal("protocol", spoken=PROTOCOL)
    live = await hub.table(table)
    live.table.check_open()
    if command.token is not None:
        socket.seat = live.table.held_by(command.token)
    elif command.kept:
        socket.seat = kept_seat(live, kept, command.seat)
    elif command.seat is not None:  # asked for by name alone
        raise TableRefusal("wrong-token")
    hub.sanctions.check_entering(socket.address, None if socket.seat is None else live.table.seats[socket.seat].person)
    live.enter(socket)
    return live


def kept_seat(live: LiveTable, tokens: Sequence[str], wanted: int | None) -> int | None:
    """The seat to take of those that a browser keeps: the one it wants, else one at which nobody is; None for none.

    TableRefusal if the operator took all of them away.
    """
    held = {seat for seat in map(live.table.seat_of, tokens) if seat is not None}
    if not held:
        live.table.check_not_put_out(tokens)
    if wanted in held:
        return wanted
    return min(held, key=lambda seat: (seat in live.room.connected, seat), default=None)


def read_text(text: str | None) -> commands.AnyCommand:
    """The command in a message; TableRefusal if it cannot be read, or was binary."""
    if text is None:
        raise TableRefusal("binary")
    return read(text)


def id_of(text: str | None) -> str | None:
    """The id of a command that is not carried out; None if it has none that can be read."""
    return None if text is None else id_in(text)


@cache
def too_fast(language: str) -> Refusal:
    """What a household is told that sends too much: worded once, and not before anyone does."""
    return refusal(TableRefusal("too-fast"), language)


def answer(live: LiveTable, socket: Socket, text: str | None) -> None:
    """Answer one message."""
    id: str | None = None
    if socket.over_household_rate():
        why = too_fast(socket.language)
        live.hub.metrics.refused(why)
        socket.tell(_encode(Refused(id_of(text), why)))
        return
    try:
        if socket.over_its_rate():
            raise TableRefusal("too-fast")
        command = read_text(text)
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
            if isinstance(command, commands.Say):
                live.hub.sanctions.check_talking(socket.address, live.table.seats[socket.seat])
            live.command(socket.seat, command, Answer(socket, id, live.hub.metrics))
    except FistfulError as error:
        live.hub.metrics.refused(error)
        socket.refuse(id or id_of(text), error)
        if id is None:
            socket.strikes += 1
            if socket.strikes > live.hub.settings.sockets.strikes:
                socket.bye("refused")
    except Exception as error:  # a fault of ours
        faults.note("a command", error)
        failed = TableRefusal("failed")
        live.hub.metrics.refused(failed)
        live.when_settled(partial(socket.refuse, id, failed))


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
            self.socket.refuse(self.id, error)
            self._metrics.refused(error)
