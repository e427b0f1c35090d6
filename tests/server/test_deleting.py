"""Deleting a table: whatever goes on there meanwhile, nothing of it comes back."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from fistful.server.play.bots import Answered, Asked
from fistful.server.store.storage import Storage
from fistful.server.tables.log import Logged
from tests.server.committing import Committer
from tests.server.saloon import PATIENCE, Unwelcome, saloon
from tests.server.test_operators import Operator, refused_entry
from tests.server.test_own_account import stored


def test_a_bot_that_is_thinking_brings_no_deleted_table_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, told = threading.Event(), asyncio.Event()

    async def think(asked: Asked) -> Answered:
        thinking.set()
        await told.wait()
        return Answered(asked.view.actions[0])

    with saloon(folder) as server:
        monkeypatch.setattr(server.application.hub.bots, "answer", think)
        seated = server.open("loot-shoot-whisky", bots=["greenhorn"])
        annie = server.enter(seated)
        assert thinking.wait(PATIENCE)
        Operator(server).do("delete", table=seated["table"])
        assert annie.closed() == "refused"
        server.inside(told.set)
        assert server.http.get("/ready").text == "ok"  # a write that comes after the bot's
        assert server.http.get(f"/api/tables/{seated['table']}").status_code == 404


def test_a_table_that_is_deleted_while_it_is_dealt_is_gone_with_its_shares(folder: Path) -> None:
    with saloon(folder) as server:
        host = Committer(server).open("loot-shoot-whisky")
        guest = Committer(server).join(host.seated["table"])
        players = [host.enter(), guest.enter()]
        assert host.reveal()["is"] == "done"
        assert host.share in stored(server)
        Operator(server).do("delete", table=host.seated["table"])
        assert [player.closed() for player in players] == ["refused", "refused"]
        for each in (host, guest):
            with pytest.raises(Unwelcome, match="no-such-table"):
                server.enter(each.seated)
        assert host.share not in stored(server)


def test_a_table_that_is_being_loaded_while_it_is_deleted_is_gone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with saloon(folder) as before:
        seated = before.open("wild-shots", seats=3)
    with saloon(folder) as after, ThreadPoolExecutor(2) as pool:
        storage, loading, go_on = after.application.hub.storage, threading.Event(), threading.Event()

        def read(*wanted: Any) -> list[Logged]:
            entries = Storage.read(storage, *wanted)
            loading.set()
            assert go_on.wait(PATIENCE)
            return entries

        monkeypatch.setattr(storage, "read", read)
        entering = pool.submit(refused_entry, after, seated)
        assert loading.wait(PATIENCE)
        deleting = pool.submit(Operator(after).do, "delete", table=seated["table"])
        while seated["table"] not in after.application.hub._deleting:
            time.sleep(0.01)
        go_on.set()
        deleting.result(PATIENCE)
        assert "no-such-table" in entering.result(PATIENCE)
        assert after.application.hub.tables == {}
