"""Connections: uvicorn's, but messages take a shorter way, and no client can fill memory or hold a connection idle.

These classes build on parts of uvicorn that are not public, so `pyproject.toml` limits its version; a test names the
parts. That buys an eighth: 4,930 moves per second of server CPU against 4,360 over plain ASGI with `websockets-sansio`
and a writing task for each socket (medians of 28 games at 50 tables each, the servers in turns, as in
`python bench/tables.py FOLDER`, where FOLDER holds the other version).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final, NamedTuple, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from fistful.server.core.rates import Bucket, Rate

LONGEST_HEAD: Final = 64 * 1024
"""How many bytes a request may have before its body."""
OTHER_FRAMES: Final = Rate(5.0, 100.0)
"""How often a socket may send pings, pongs and fragments of messages."""
CONNECTION: Final = "fistful.connection"
"""The extension of a socket's scope that holds its connection."""
SWITCHING_PROTOCOLS: Final = 101
"""The status of a handshake that succeeded."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED: Final = 0x80
"""The bit of a frame's second byte that says that a mask follows the length, as it does in all frames of clients."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""What stands in a frame's second byte if its length follows, in as many bytes."""
MASK: Final = 4
"""The bytes of a mask."""
CHECKS: Final = 3
"""How many checks in a row must find a connection stuck before it is cut off."""


UNUSED: Final[Any] = None
"""What a connection that is over has in place of its parts."""


class HttpConnection(HttpToolsProtocol):
    """A connection for HTTP with a limit on the size of a request's head, which its parser does not have."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._in_head = True
        self._head = 0
        self.requests = 0
        """How many requests have arrived completely."""

    @property
    def receiving(self) -> bool:
        """Whether a request has begun and is not complete, or none has ever come."""
        return not self._in_head or self._head > 0 or self.requests == 0

    def data_received(self, data: bytes) -> None:
        before = self.requests
        super().data_received(data)
        if self._in_head and before == self.requests:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser: Any = None  # it knows this connection, and both would be left to the garbage collector

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._head = 0
        self.requests += 1
        super().on_message_complete()


def text_head(size: int) -> bytes:
    """What precedes a text message of this many bytes from the server."""
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


def frame_end(data: bytes, start: int, longest: int) -> int | None:
    """Where the frame ends that starts here, which may be after the end of the data; None if it is too long or has no
    mask, and need not be awaited.
    """
    if len(data) < start + 2:
        return start + 2
    second = data[start + 1]
    size, head = second & ~MASKED, 2 + MASK
    if size >= TWO_BYTES:
        head += 2 if size == TWO_BYTES else 8
        size = int.from_bytes(data[start + 2 : start + head - MASK], "big")
    if len(data) < start + head:
        return start + head
    return start + head + size if size <= longest and second & MASKED else None


def text_of(frame: bytes) -> str | None:
    """The text of a whole frame with a mask; None if it is not UTF-8."""
    head = {TWO_BYTES: 4, EIGHT_BYTES: 10}.get(frame[1] & ~MASKED, 2)
    try:
        return apply_mask(frame[head + MASK :], frame[head : head + MASK]).decode()
    except UnicodeDecodeError:
        return None


class Listener(Protocol):
    """What uses a socket."""

    def received(self, text: str | None) -> None:
        """A message came; None if it was binary."""

    def writable(self) -> None:
        """The other end has read enough to be sent more."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket's connection. After the handshake messages go straight to the listener, and straight out.

    Through ASGI each message would wait in a queue for a task, with reading paused and resumed, and each answer would
    be its own system call. Frames that are not messages are counted here, since the table never sees them: pongs for
    a client that does not read would pile up, and so would the fragments of a message that never ends.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._other_frames = Bucket(OTHER_FRAMES, self.loop.time())
        self._listener: Listener | None = None
        self._served = True
        """Whether the application is done with this socket, or has not begun."""
        self._unread: bytes | None = None
        """The beginning of a frame whose rest has not come; None before the first frame."""

    # For sockets.

    def listen(self, listener: Listener) -> None:
        """Hand over the messages that come from now on, and those that came already."""
        self._listener = listener
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if event["type"] == "websocket.receive":
                listener.received(event.get("text"))
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def can_write(self) -> bool:
        """Whether the other end reads what it is sent."""
        return self.writable.is_set()

    def send_texts(self, messages: Collection[bytes]) -> None:
        """Send messages, all at once."""
        if self._ended:
            return
        self.transport.write(b"".join([part for message in messages for part in (text_head(len(message)), message)]))

    def send_close(self, code: int) -> None:
        """Close the socket, even if the other end does not read: the last message waits until it is cut off."""
        if self._ended:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    @property
    def _ended(self) -> bool:
        return self.close_sent or self.disconnected or bool(self.transport.is_closing())

    @property
    def _between_messages(self) -> bool:
        """Whether a new message may begin."""
        return self.conn.state is OPEN and self.conn.current_size is None and not self.close_sent

    # Called by uvicorn.

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._served = True
            self._take_apart()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._take_apart()

    def _take_apart(self) -> None:
        """When nothing uses this connection any more, let go of what knows it, so that all of it is freed at once."""
        if self._served and self.disconnected:
            self.conn.parser = UNUSED
            self._listener, self.conn, self.transport = None, UNUSED, UNUSED

    def data_received(self, data: bytes) -> None:
        """Take whole text messages out of the stream; websockets reads all other frames, one at a time."""
        if self._unread is None:
            super().data_received(data)
            if self.handshake_initiated and not self.conn.reader.buffer:
                self._unread = b""
            return
        data = self._unread + data
        at = 0
        while (end := frame_end(data, at, self.config.ws_max_size)) is not None and end <= len(data):
            self._frame_received(data[at:end])
            at = end
        if end is None:
            super().data_received(data[at:])
            at = len(data)
        self._unread = data[at:]

    def _frame_received(self, frame: bytes) -> None:
        listener = self._listener if frame[0] == WHOLE_TEXT and self._between_messages else None
        if listener is not None and (text := text_of(frame)) is not None:
            listener.received(text)
        else:
            super().data_received(frame)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            self._served = False
            extensions: Any = self.scope["extensions"]
            extensions[CONNECTION] = self

    def send_receive_event_to_app(self) -> None:
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text: str | None = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
        self.frames = []
        self._listener.received(text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.writable()

    def handle_ping(self) -> None:
        if self._within_rate():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._within_rate():
            super().handle_cont(event)

    def _within_rate(self) -> bool:
        """Count a frame; a client that sends far more than any browser is cut off."""
        if self._other_frames.take(self.loop.time()) == 0.0:
            return True
        self.transport.abort()
        return False


class Stuck(NamedTuple):
    """A connection whose other end did nothing since the last check."""

    unread: int
    """How many bytes it has not read."""
    requests: int
    """How many requests it had made."""
    checks: int
    """How many checks in a row found it so."""


class StuckWatch:
    """Checks all connections regularly, and cuts off those whose other end neither asks nor reads."""

    def __init__(self, connections: Collection[Any]) -> None:
        self._connections = connections
        self._stuck: dict[Any, Stuck] = {}

    async def keep(self, patience: float) -> None:
        """Keep checking; a connection that is stuck for this many seconds is cut off."""
        while True:
            await asyncio.sleep(patience / CHECKS)
            self.check()

    def check(self) -> None:
        """Check every connection once."""
        stuck = {}
        for connection in list(self._connections):
            if connection.transport is None:
                continue
            unread, receiving = connection.transport.get_write_buffer_size(), getattr(connection, "receiving", False)
            if not unread and not receiving:  # as nearly all of them: everybody waits for this check
                continue
            requests = getattr(connection, "requests", 0)
            before = self._stuck.get(connection, Stuck(unread, requests, 0))
            not_reading = unread > 0 and unread >= before.unread
            not_asking = receiving and requests == before.requests
            if not_reading or not_asking:
                stuck[connection] = Stuck(unread, requests, before.checks + 1)
                if before.checks == CHECKS:
                    connection.transport.abort()
        self._stuck = stuck
