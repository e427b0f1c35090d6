"""Nobody can fill the server's memory from below the tables, or hold a connection on which nothing moves."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from fistful.server.core.settings import SocketLimits
from fistful.server.net.connections import frame_end, text_head, text_of
from fistful.server.net.sockets import CLOSE_CODES
from tests.server.saloon import PATIENCE, QUICK, Saloon, saloon

TEXT, PIECE, PING, PONG = 1, 0, 9, 10
ENTER = b'{"do":"enter"}'
BUILT_ON = {
    HttpToolsProtocol: {"transport", "data_received", "on_headers_complete", "on_message_complete"},
    WebSocketsSansIOProtocol: {
        "close_sent", "close_timeout", "close_timer", "config", "conn", "curr_msg_data_type", "data_received",
        "disconnected", "frames", "handshake_initiated", "loop", "queue",
        "read_paused", "transport", "writable", "handle_connect", "handle_cont", "handle_ping", "handle_pong",
        "resume_writing", "send_receive_event_to_app",
    },
}  # fmt: skip
"""What `connections` uses of uvicorn that uvicorn does not promise to keep."""


@pytest.fixture
def made(folder: Path) -> Iterator[Saloon]:
    with saloon(folder, spans=msgspec.structs.replace(QUICK, stuck=0.6), buffer=4096) as made:
        yield made


@contextlib.contextmanager
def plain(made: Saloon) -> Iterator[socket.socket]:
    """A connection whose other end the test holds byte by byte, with little room for what it does not read."""
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wire.connect(("127.0.0.1", made.port))
        wire.settimeout(0.3)
        yield wire


def upgrade(made: Saloon, wire: socket.socket) -> str:
    """Make it a socket that watches a table; the table."""
    table: str = made.open("wild-shots")["table"]
    shake_hands(made, wire, table)
    wire.sendall(frame(TEXT, ENTER))
    until(lambda: made.inside(lambda: made.application.hub.tables[table].room.spectators) == 1)
    return table


def shake_hands(made: Saloon, wire: socket.socket, table: str) -> None:
    """Make it a socket at a table."""
    wire.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{made.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
    )
    assert wire.recv(1000).startswith(b"HTTP/1.1 101")


def frame(kind: int, content: bytes, last: bool = True) -> bytes:
    return struct.pack("!BB4x", kind | (0x80 if last else 0), 0x80 | len(content)) + content


def send_for_ever(wire: socket.socket, content: bytes) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        wire.sendall(content)


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def connections(made: Saloon) -> list[Any]:
    """Those of the test's own making: plain HTTP is the saloon's."""
    mine: list[Any] = made.inside(lambda: list(made.server.server_state.connections))
    return [each for each in mine if getattr(each, "receiving", True) or each.transport.get_write_buffer_size()]


@pytest.mark.parametrize("protocol", BUILT_ON)
def test_uvicorn_has_what_connections_build_on(protocol: Any) -> None:
    """If this fails, uvicorn changed: read its new protocols before raising the limit on its version."""
    loop = asyncio.new_event_loop()
    made = protocol(uvicorn.Config(lambda: None), ServerState(), {}, loop)
    loop.close()
    assert [name for name in sorted(BUILT_ON[protocol]) if not hasattr(made, name)] == []


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(PING, b"x" * 100), id="pings"),
        pytest.param(frame(PONG, b"x" * 100), id="pongs"),
        pytest.param(frame(PIECE, b"", last=False), id="empty pieces of a message"),
    ],
)
def test_a_flood_of_what_is_no_message_is_cut_off(shared: Saloon, flood: bytes) -> None:
    with plain(shared) as wire:
        upgrade(shared, wire)
        wire.sendall(frame(TEXT, b"", last=False))
        wire.settimeout(PATIENCE)
        with pytest.raises(ConnectionError):
            send_for_ever(wire, flood * 100)


def test_what_a_browser_sends_besides_messages_is_let_through(made: Saloon) -> None:
    with plain(made) as wire:
        upgrade(made, wire)
        wire.recv(100_000)
        said = b'{"do":"ping"}'
        wire.sendall(frame(TEXT, said[:1], last=False))
        for place in range(1, len(said)):
            wire.sendall(frame(PING, b"?") + frame(PIECE, said[place : place + 1], last=place == len(said) - 1))
        heard = b""
        while b'{"is":"pong"}' not in heard:
            heard += wire.recv(100_000)
        assert heard.count(b"\x8a\x01?") == len(said) - 1


def test_a_socket_that_stops_reading_is_ended_for_good(made: Saloon) -> None:
    with plain(made) as wire:
        upgrade(made, wire)
        (connection,) = connections(made)
        made.inside(lambda: connection.transport.write(b"x" * 3_000_000))
        until(lambda: not connections(made))


def test_an_answer_that_nobody_takes_in_is_not_kept(made: Saloon) -> None:
    with plain(made) as wire:
        wire.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        until(lambda: bool(connections(made)))
        until(lambda: not connections(made))


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HTT", id="half a head"),
        pytest.param(b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", id="half a body"),
    ],
)
def test_who_does_not_finish_a_request_is_not_waited_for(made: Saloon, begun: bytes) -> None:
    with plain(made) as wire:
        wire.sendall(begun)
        until(lambda: bool(connections(made)))
        wire.settimeout(PATIENCE)
        assert wire.recv(100) == b""


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        pytest.param(b"GET / HTTP/1.1\r\n", b"x-more: and more\r\n" * 100, id="headers"),
        pytest.param(b"GET / HTTP/1.1\r\nx-more: ", b"more" * 500, id="a header"),
        pytest.param(b"GET /", b"more" * 500, id="a path"),
        pytest.param(
            b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /", b"more" * 500, id="the path of a second request"
        ),
    ],
)
def test_a_head_without_an_end_is_cut_off(shared: Saloon, begun: bytes, more: bytes) -> None:
    with plain(shared) as wire:
        wire.settimeout(PATIENCE)
        wire.sendall(begun)
        with pytest.raises(ConnectionError):
            send_for_ever(wire, more)


def test_many_requests_on_one_connection_may_be_longer_than_one(made: Saloon) -> None:
    for _ in range(5):
        made.http.get("/health", headers={"x-long": "x" * 30_000}).raise_for_status()
        assert made.http.post("/api/verify", content=b" " * 300_000).status_code == 400
    with socket.create_connection(("127.0.0.1", made.port), PATIENCE) as wire:
        wire.sendall(b"GET /health HTTP/1.1\r\nHost: a-rather-long-name.localhost\r\n\r\n" * 2000)
        heard = b""
        while heard.count(b"HTTP/1.1 200 OK") < 2000:
            piece = wire.recv(1_000_000)
            assert piece
            heard += piece


def test_a_slow_reader_gets_everything(made: Saloon) -> None:
    """Much longer than it takes to be cut off, but something moves all the while."""
    whole = made.http.get("/schema/openapi.json").content
    with plain(made) as wire:
        wire.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        heard, began = b"", time.monotonic()
        while piece := wire.recv(1 + len(whole) // 30):
            heard += piece
            time.sleep(0.06)
        assert heard.endswith(whole)
        assert time.monotonic() - began > 2 * made.settings.spans.stuck


def test_a_reader_that_was_left_behind_is_told_to_come_again(folder: Path) -> None:
    """A client that reads on finds what was sent until then, a last message, and the close code."""
    with saloon(folder, limits=SocketLimits(queue=8), buffer=4096) as made, plain(made) as wire:
        table = upgrade(made, wire)
        room = made.application.hub.tables[table].room
        while made.inside(lambda: room.spectators):
            made.inside(lambda: room.tell(b"x" * 1000))
        heard = b""
        while not heard.endswith(struct.pack("!BBH", 0x88, 2, CLOSE_CODES["resync"])):
            heard += wire.recv(100_000)
        assert heard[:-4].endswith(b'{"is":"bye","why":"resync"}')
        assert heard.count(b"x" * 1000) >= 8


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_cut_and_headed_as_websockets_does(size: int) -> None:
    text = "x" * size
    assert text_head(size) + text.encode() == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    sent = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert text_of(sent) == text
    assert frame_end(b"before" + sent + b"after", 6, size) == 6 + len(sent)
    for part in [place for place in (0, 1, 2, 3, 5, 6, 7, 9, 13, len(sent) - 1) if place < len(sent)]:
        end = frame_end(sent[:part], 0, size)
        assert end is not None and end > part
    if size:
        assert frame_end(sent, 0, size - 1) is None
    assert frame_end(Frame(Opcode.TEXT, text.encode()).serialize(mask=False) + bytes(9), 0, size) is None


def test_messages_may_come_in_any_pieces(made: Saloon) -> None:
    ping = frame(TEXT, b'{"do":"ping"}')
    halves = frame(TEXT, b'{"do":', last=False) + frame(PING, b"?") + frame(PIECE, b'"ping"}')
    with plain(made) as wire:
        upgrade(made, wire)
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        stream = ping + ping + halves + ping
        for piece in (stream, *[bytes((byte,)) for byte in stream], stream[:20], stream[20:]):
            wire.sendall(piece)
        wire.settimeout(PATIENCE)
        heard = b""
        while heard.count(b'{"is":"pong"}') < 12:
            heard += wire.recv(100_000)
