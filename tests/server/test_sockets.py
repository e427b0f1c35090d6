"""What a socket may send, and what becomes of one that does not read."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import websockets.sync.client
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from fistful.server.core.rates import Rate
from fistful.server.core.settings import SocketLimits
from fistful.server.net.serve import PATIENCE
from fistful.server.net.sockets import PONG
from tests.server.saloon import QUICK, Json, Player, Saloon, saloon
from tests.server.test_seats import two_people


def address(made: Saloon, table: str) -> str:
    return f"ws://127.0.0.1:{made.port}/api/tables/{table}/socket"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_pages_of_other_sites_open_no_socket(shared: Saloon, origin: str) -> None:
    table = shared.open("wild-shots", seats=2)["table"]
    with pytest.raises(InvalidStatus), websockets.sync.client.connect(address(shared, table), origin=Origin(origin)):
        pass


def test_the_servers_own_page_opens_sockets(shared: Saloon) -> None:
    table = shared.open("wild-shots", seats=2)["table"]
    origin = f"http://127.0.0.1:{shared.port}"
    with websockets.sync.client.connect(address(shared, table), origin=Origin(origin)) as page:
        page.send('{"do": "enter"}')
        assert json.loads(page.recv(5))["is"] == "hello"


UNREADABLE = {
    "not JSON": "hello",
    "cut off": '{"do": "enter"',
    "a list": "[]",
    "an unknown command": '{"do": "cheat"}',
    "an unknown field": '{"do": "enter", "admin": true}',
    "a wrong type": '{"do": "enter", "token": 7}',
    "deep": "[" * 5000,
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_in_words(shared: Saloon, text: str) -> None:
    first, _ = two_people(shared)
    player = shared.enter(first)
    player.socket.send(text)
    answer = next_refusal(player)
    assert answer["id"] is None and answer["why"]["code"] in ("unreadable", "entered")
    assert player.do("say", phrase="oops")["is"] == "done"


def test_binary_frames_are_refused(shared: Saloon) -> None:
    first, _ = two_people(shared)
    player = shared.enter(first)
    player.socket.send(b'{"do": "ping"}')
    assert next_refusal(player)["why"]["code"] == "binary"


def next_refusal(player: Player) -> Json:
    while (message := player.hear())["is"] != "refused":
        pass
    return message


def test_a_message_above_the_limit_closes_the_socket(shared: Saloon) -> None:
    first, _ = two_people(shared)
    player = shared.enter(first)
    player.socket.send(json.dumps({"do": "say", "id": "very-long", "text": "x" * 17_000}))
    with pytest.raises(ConnectionClosed) as closed:
        player.next("done")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_whoever_does_not_enter_is_sent_away(shared: Saloon) -> None:
    table = shared.open("wild-shots", seats=2)["table"]
    with websockets.sync.client.connect(address(shared, table)) as silent:
        assert json.loads(silent.recv(5))["why"]["code"] == "enter-first"
        assert json.loads(silent.recv(5))["why"] == "refused"


def test_haste_is_refused_and_then_closed(folder: Path) -> None:
    with saloon(folder, QUICK, SocketLimits(messages=Rate(1.0, 5.0), strikes=10)) as made:
        player = made.enter(made.open("wild-shots", seats=2))
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                player.send({"do": "ping"})
                player.hear()
        player.closed()
        assert player.heard[-1] == {"is": "bye", "why": "refused"}
        kinds = [message["is"] for message in player.heard]
        assert kinds.count("pong") == 5
        assert kinds.count("refused") == 11


@contextlib.contextmanager
def slow_reader(made: Saloon, seated: Json) -> Iterator[None]:
    """Somebody at a seat whose machine takes in next to nothing."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", made.port))
    where = address(made, seated["table"])
    slow = websockets.sync.client.connect(where, sock=small, compression=None, max_queue=1, close_timeout=0.1)
    with slow as reader:
        reader.send(json.dumps({"do": "enter", "token": seated["token"]}))
        yield


def test_a_reader_that_stops_reading_slows_nobody(folder: Path) -> None:
    with saloon(folder, QUICK, SocketLimits(messages=Rate(1e6, 1e6), queue=8), buffer=4096) as made:
        first, second = two_people(made)
        annie = made.enter(first)
        with slow_reader(made, second):
            while made.inside(lambda: bool(made.application.hub.tables[first["table"]].room.at(1))):
                assert annie.do("say", text="x" * 200)["is"] == "done"
            assert annie.do("say", text="still here")["is"] == "done"
        again = made.enter(second)
        assert again.hello["chat"][-1]["text"] == "still here"


def repeat(count: int, call: Callable[[], None]) -> None:
    for _ in range(count):
        call()


def test_much_that_is_told_at_once_reaches_who_reads(folder: Path) -> None:
    """After a disk that stood still, more may be settled in one commit than a slow reader may be behind."""
    with saloon(folder, QUICK, SocketLimits(messages=Rate(1e6, 1e6), queue=8)) as made:
        first, _ = two_people(made)
        annie = made.enter(first)
        room = made.application.hub.tables[first["table"]].room
        for count in (1, 8, 9, 30):
            made.inside(partial(repeat, count, partial(room.tell, PONG)))
            assert annie.quiet() == ["pong"] * count


def test_a_server_that_stops_does_not_wait_long_for_who_does_not_read(folder: Path) -> None:
    """Its socket is stuck in the middle of a message, and it never answers a close."""
    patient = SocketLimits(messages=Rate(1e6, 1e6), queue=10_000, stalled=1000.0)
    with saloon(folder, QUICK, patient, buffer=4096) as made:
        first, second = two_people(made)
        annie = made.enter(first)
        with slow_reader(made, second):
            for _ in range(200):
                assert annie.do("say", text="x" * 200)["is"] == "done"
            began = time.monotonic()
            made.stop()
            took = time.monotonic() - began
            assert took < PATIENCE + 2.0, took
