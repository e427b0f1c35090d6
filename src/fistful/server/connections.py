"""Connections below the tables: uvicorn's, but messages take the shortest way, and nobody can fill memory with them
or hold them without moving.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final, NamedTuple, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from fistful.server.pace import Bucket

LONGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""
NO_MESSAGES: Final = (5.0, 100.0)
"""Pings, pongs and pieces of messages that a socket may send: a second in the long run, and at once."""
CONNECTION: Final = "fistful.connection"
"""Where the scope of a socket names the connection below it."""
SWITCHING: Final = 101
"""The status of a handshake that makes a connection a socket."""
LOOKS: Final = 3
"""So often a connection is seen without having moved before it is ended."""


class HttpConnection(HttpToolsProtocol):
    """A connection for HTTP that takes in no more of a request's head than a browser sends: its parser has no limit."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._in_head = True
        self._head = 0
        self.requests = 0
        """How many have been taken in as a whole."""

    @property
    def receiving(self) -> bool:
        """Whether a request has begun and is not yet whole, or none has ever come."""
        return not self._in_head or self._head > 0 or self.requests == 0

    def data_received(self, data: bytes) -> None:
        before = self.requests
        super().data_received(data)
        if self._in_head and before == self.requests:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.abort()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._head = 0
        self.requests += 1
        super().on_message_complete()


class Listener(Protocol):
    """Who talks over a socket."""

    def heard(self, text: str | None) -> None:
        """A message came; None is one that is no text."""

    def writable(self) -> None:
        """The other end has taken in enough of what it was sent for more."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket's connection. After the handshake messages go straight to whoever listens, and straight out.

    Through ASGI each would wait in a queue for a task, with reading stopped and begun anew, and each answer
    would be a system call of its own. What is no message yet is counted here, for the table never hears of
    it: pongs for somebody who reads none would pile up, and so would the pieces of a message that never ends.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._spare = Bucket(*NO_MESSAGES, self.loop.time())
        self._listener: Listener | None = None

    # What a socket at a table needs.

    def listen(self, listener: Listener) -> None:
        """Hand over what comes from now on, and what came already."""
        self._listener = listener
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if event["type"] == "websocket.receive":
                listener.heard(event.get("text"))
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def taking(self) -> bool:
        """Whether the other end takes in what it is sent."""
        return self.writable.is_set()

    def say(self, messages: Collection[bytes]) -> None:
        """Send texts, all at once."""
        if self._ended:
            return
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def end(self, code: int) -> None:
        """Close the socket, even if the other end takes in nothing: the last word waits for it until it is cut off."""
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

    # What uvicorn calls.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
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
        self._listener.heard(text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.writable()

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Count a frame; who sends far more than any browser does is cut off."""
        if self._spare.take(self.loop.time()) == 0.0:
            return True
        self.transport.abort()
        return False


class Stuck(NamedTuple):
    """A connection whose other end did not move."""

    left: int
    """The bytes that it has not taken in."""
    requests: int
    """How many requests it had made."""
    looks: int
    """How often it was seen so."""


class Watch:
    """Looks at all connections now and then, and cuts off those whose other end neither asks nor takes anything in."""

    def __init__(self, connections: Collection[Any]) -> None:
        self._connections = connections
        self._stuck: dict[Any, Stuck] = {}

    async def keep(self, patience: float) -> None:
        """Go on looking; a connection that has not moved for so many seconds is cut off."""
        while True:
            await asyncio.sleep(patience / LOOKS)
            self.look()

    def look(self) -> None:
        """One look at everybody."""
        stuck = {}
        for connection in list(self._connections):
            if connection.transport is None:
                continue
            left, requests = connection.transport.get_write_buffer_size(), getattr(connection, "requests", 0)
            before = self._stuck.get(connection, Stuck(left, requests, 0))
            unread = left > 0 and left >= before.left
            unsaid = getattr(connection, "receiving", False) and requests == before.requests
            if unread or unsaid:
                stuck[connection] = Stuck(left, requests, before.looks + 1)
                if before.looks == LOOKS:
                    connection.transport.abort()
        self._stuck = stuck
