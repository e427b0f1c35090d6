"""A player whose machine vanishes without a word: the seat is shown as left, and nothing of the socket stays."""

from __future__ import annotations

import gc
import json
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.saloon import PATIENCE, QUICK, Json, Saloon, saloon
from tests.server.test_connections import TEXT, frame, plain, shake_hands, until
from tests.server.test_seats import two_people
from tests.tables import THOROUGH

PING = 20.0 if THOROUGH else 2.0
"""After how many seconds a quiet socket is asked whether it is there, and how many more it has to answer."""
STUCK = 30.0 if THOROUGH else 2.0


@pytest.fixture
def made(folder: Path) -> Iterator[Saloon]:
    with saloon(folder, msgspec.structs.replace(QUICK, stuck=STUCK), buffer=4096) as made:
        yield made


def nothing(_connection: Any) -> None:
    """Nobody says anything."""


def fill(connection: Any) -> None:
    """Tell more than fits between the server and the machine that is gone."""
    connection.transport.write(b"x" * 3_000_000)


def shown_as_here(message: Json) -> bool:
    """Whether a message does not say that the second seat's owner has left."""
    return message["is"] != "table" or bool(message["table"]["chairs"][1]["connected"])


def freed(what: weakref.ref[Any]) -> bool:
    gc.collect()
    return what() is None


@pytest.mark.parametrize("meanwhile", [nothing, fill], ids=lambda meanwhile: meanwhile.__name__)
def test_who_vanished_is_away_and_takes_no_memory(made: Saloon, meanwhile: Callable[[Any], None]) -> None:
    first, second = two_people(made)
    annie = made.enter(first)
    made.server.config.ws_ping_interval = made.server.config.ws_ping_timeout = PING  # of the sockets that come now
    with plain(made) as wire:
        shake_hands(made, wire, second["table"])
        wire.sendall(frame(TEXT, json.dumps({"do": "enter", "token": second["token"]}).encode()))
        while not shown_as_here(annie.next("table")):
            pass
        (client,) = made.inside(lambda: made.application.hub.tables[first["table"]].room.at(1))
        connection = weakref.ref(client._connection)
        made.inside(partial(meanwhile, client._connection))
        del client
        while shown_as_here(annie.hear(PATIENCE + 2 * PING + 2 * STUCK)):
            pass
        until(lambda: freed(connection))
