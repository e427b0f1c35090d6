"""One address cannot fill the saloon with sockets; a whole club behind one router never notices."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path
from socket import SHUT_RDWR

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fistful.engine.errors import TableRefusal
from fistful.server.core.rates import Rate
from fistful.server.core.settings import AddressLimits
from fistful.server.net.limits import SocketAdmission
from tests.server.saloon import Json, Saloon, saloon

MANY = Rate(1000.0, 1000.0)
PATIENCE = 10.0
"""Seconds after which what is dropped must have been noticed."""
PAGES = 2 * 64
"""A club of 64 behind one router, each with two pages open."""


def come(stack: contextlib.ExitStack, made: Saloon, table: str, address: str = "203.0.113.1") -> ClientConnection:
    """A socket from somewhere, as a proxy on the same machine says it."""
    url = f"ws://127.0.0.1:{made.port}/api/tables/{table}/socket"
    socket = stack.enter_context(connect(url, additional_headers={"x-forwarded-for": address}, close_timeout=1))
    with contextlib.suppress(ConnectionClosed):  # it may be refused by now
        socket.send('{"do":"enter"}')
    return socket


def refused(socket: ClientConnection) -> tuple[list[Json], int | None]:
    """What it hears, and the code with which it is closed."""
    heard = []
    try:
        while True:
            heard.append(json.loads(socket.recv(5)))
    except ConnectionClosed as closed:
        return heard, None if closed.rcvd is None else closed.rcvd.code


def test_who_holds_too_many_sockets_is_told_to_come_later(folder: Path) -> None:
    with saloon(folder, per_address=AddressLimits(opened=MANY, held=2)) as made, contextlib.ExitStack() as stack:
        table = made.open("wild-shots")["table"]
        held = [come(stack, made, table) for _ in range(2)]
        assert [json.loads(each.recv(5))["is"] for each in held] == ["hello", "hello"]
        heard, code = refused(come(stack, made, table))
        assert [each["is"] for each in heard] == ["refused", "bye"]
        assert heard[0]["why"]["code"] == "crowded"
        assert heard[0]["why"]["text"] == (
            "Your network can have at most 2 connections open at a time; please close some pages."
        )
        assert heard[1]["why"] == "come-later"
        assert code == 1013
        assert json.loads(come(stack, made, table, "203.0.113.2").recv(5))["is"] == "hello"
        held[0].send('{"do":"ping"}')
        while json.loads(held[0].recv(5))["is"] != "pong":
            pass


def test_a_socket_that_is_closed_makes_room(folder: Path) -> None:
    with saloon(folder, per_address=AddressLimits(opened=MANY, held=1)) as made, contextlib.ExitStack() as stack:
        table = made.open("wild-shots")["table"]
        for _ in range(3):
            socket = come(stack, made, table)
            assert json.loads(socket.recv(5))["is"] == "hello"
            socket.close()
        for _ in range(3):
            assert refused(come(stack, made, "a" * 12))[0][0]["why"]["code"] == "no-such-table"


def test_a_socket_that_goes_before_it_enters_makes_room(folder: Path) -> None:
    with saloon(folder, per_address=AddressLimits(opened=MANY, held=4)) as made, contextlib.ExitStack() as stack:
        table = made.open("wild-shots")["table"]
        url = f"ws://127.0.0.1:{made.port}/api/tables/{table}/socket"
        for _ in range(4):
            with connect(url, additional_headers={"x-forwarded-for": "203.0.113.1"}, close_timeout=1) as dropped:
                dropped.socket.shutdown(SHUT_RDWR)
        until = time.monotonic() + PATIENCE
        while (told := json.loads(come(stack, made, table).recv(5)))["is"] != "hello" and time.monotonic() < until:
            time.sleep(0.05)
        assert told["is"] == "hello"


def test_who_opens_sockets_too_often_is_told_to_come_later(folder: Path) -> None:
    with saloon(folder, per_address=AddressLimits(opened=Rate(0.25, 3))) as made, contextlib.ExitStack() as stack:
        table = made.open("wild-shots")["table"]
        for _ in range(3):
            assert json.loads(come(stack, made, table).recv(5))["is"] == "hello"
        heard, code = refused(come(stack, made, table))
        assert heard[0]["why"]["code"] == "door"
        assert heard[0]["why"]["text"] == "Too many connections from your network. Please wait 4 seconds."
        assert (heard[1]["why"], code) == ("come-later", 1013)
        assert json.loads(come(stack, made, table, "203.0.113.2").recv(5))["is"] == "hello"


def test_many_sockets_of_one_address_may_not_say_more_than_a_club_does(folder: Path) -> None:
    """Those who behave are asked to slow down, and lose nothing else."""
    with (
        saloon(folder, per_address=AddressLimits(opened=MANY, messages=Rate(0.001, 100))) as made,
        contextlib.ExitStack() as stack,
    ):
        table = made.open("wild-shots")["table"]
        sockets = [come(stack, made, table) for _ in range(10)]
        for _ in range(30):
            for socket in sockets:
                socket.send('{"do":"ping"}')
        other = come(stack, made, table, "203.0.113.2")
        other.send('{"do":"ping"}')
        heard = [answers(socket, 30) for socket in sockets]
        assert sum(kinds.count("pong") for kinds in heard) == 100
        assert sum(kinds.count("refused") for kinds in heard) == 200
        assert answers(other, 1) == ["pong"]


def answers(socket: ClientConnection, count: int) -> list[str]:
    """The kinds of this many answers."""
    kinds: list[str] = []
    while len(kinds) < count:
        kind = json.loads(socket.recv(5))["is"]
        if kind in ("pong", "refused", "bye"):
            kinds.append(kind)
    return kinds


def test_a_club_behind_one_router_comes_in_and_comes_back_after_two_restarts() -> None:
    admission = SocketAdmission(AddressLimits())
    for _ in range(3):
        with contextlib.ExitStack() as pages:
            for _ in range(PAGES):
                pages.enter_context(admission.admit("203.0.113.1"))


def test_households_that_are_gone_take_no_memory() -> None:
    admission = SocketAdmission(AddressLimits())
    for number in range(100):
        with admission.admit(str(number)):
            assert len(admission) == 1
    assert len(admission) == 0


def test_nobody_is_limited_where_the_host_lifts_it() -> None:
    admission = SocketAdmission(None)
    with contextlib.ExitStack() as pages:
        for _ in range(2000):
            pages.enter_context(admission.admit("203.0.113.1"))


def test_a_refused_socket_leaves_no_place_taken() -> None:
    admission = SocketAdmission(AddressLimits(opened=MANY, held=1))
    with admission.admit("a"):
        for _ in range(3):
            with pytest.raises(TableRefusal), admission.admit("a"):
                pass
    with admission.admit("a"):
        assert len(admission) == 1
