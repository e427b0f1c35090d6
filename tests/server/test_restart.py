"""The log is the truth: a server that stops, or whose disk fails, goes on with what it had told anyone."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import fistful
from fistful.server.play.hub import Hub
from fistful.server.play.live import LiveTable
from fistful.server.store.storage import Storage
from fistful.server.store.writing import Write, Writer
from fistful.server.tables import log
from tests.server.committing import Committer
from tests.server.saloon import QUICK, Unwelcome, saloon
from tests.server.test_games import play_out
from tests.server.test_seats import finish, two_people


@pytest.mark.parametrize("game", fistful.games())
def test_everybody_goes_on_after_a_restart(folder: Path, game: str) -> None:
    dice = random.Random(game)
    with saloon(folder) as before:
        seated = two_people(before, game, options={"goal": 7} if game == "looterz" else {})
        players = [before.enter(each) for each in seated]
        for _ in range(12):
            for player in players:
                player.quiet(0.02)
                if player.moves:
                    player.play(dice.choice(player.moves))
        for player in players:
            player.quiet(0.4)
        before.stop()
        assert [player.closed() for player in players] == ["back-soon", "back-soon"]
        seen = [player.moment for player in players]
    with saloon(folder) as after:
        players = [after.enter(each) for each in seated]
        assert [player.hello["moment"] for player in players] == seen
        play_out(players, dice)
        assert fistful.verify(after.http.get(f"/api/records/{seated[0]['table']}").content).committed


def test_what_was_said_and_who_sat_survive_a_restart(folder: Path) -> None:
    with saloon(folder) as before:
        first = before.open("wild-shots", seats=3, name="Annie", public=True)
        host = before.enter(first)
        host.do("say", text="anybody?")
        host.do("seat-bot", level="sheriff", seat=2)
    with saloon(folder) as after:
        (table,) = after.get("/api/tables")
        assert [chair["name"] for chair in table["chairs"]] == ["Annie", "", "sheriff"]
        assert not table["chairs"][0]["connected"]
        assert after.enter(first).hello["chat"][0]["text"] == "anybody?"


@pytest.mark.parametrize("done", [2, 4, 8])
def test_a_first_start_that_was_cut_off_is_made_again(tmp_path: Path, done: int) -> None:
    """The database's tables are made as a whole or not at all; some of them could be neither used nor completed."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    made: list[str] = []

    def cut_off(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.lstrip().startswith("CREATE"):
            made.append(statement)
            if len(made) > done:
                raise InterruptedError

    sa.event.listen(sa.Engine, "before_cursor_execute", cut_off)
    try:
        with pytest.raises(InterruptedError):
            Storage(url)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", cut_off)
    storage = Storage(url)
    assert storage.timed_tables() == []
    storage.engine.dispose()


class Disk:
    """Where the database is."""

    full = False
    """The database may grow no more."""


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made, put = Disk(), Writer._put

    def put_if_there_is_room(self: Writer, batch: list[Write]) -> None:
        (pages,) = self._cursor.execute("PRAGMA page_count").fetchone()
        self._cursor.execute(f"PRAGMA max_page_count = {pages if made.full else 1_000_000}")
        put(self, batch)

    monkeypatch.setattr(Writer, "_put", put_if_there_is_room)
    return made


def test_a_full_disk_refuses_moves_and_loses_nothing(folder: Path, disk: Disk) -> None:
    with saloon(folder) as made:
        first, second = two_people(made)
        annie, bill = made.enter(first), made.enter(second)
        annie.quiet()
        number = annie.moment["number"] if annie.moment else None
        disk.full = True
        for text in ("x" * 200, "x"):
            while (answer := annie.do("say", text=text))["is"] == "done":
                pass
            assert answer["why"]["code"] == "not-stored"
        said = [each["line"]["text"] for each in bill.heard if each["is"] == "spoken"]
        move = annie.moves[0]
        assert annie.do("play", move=move, id="while-full")["why"]["code"] == "not-stored"
        assert annie.moment is not None and annie.moment["number"] == number
        disk.full = False
        assert annie.do("play", move=move, id="while-full")["is"] == "done"
        bill.play(bill.moves[0])
        fresh = made.enter(second)
        bill_sees = fresh.hello["moment"]
        assert len(fresh.hello["chat"]) >= len(said)
    with saloon(folder) as again:
        assert again.enter(second).hello["moment"] == bill_sees


def refuse_once(monkeypatch: pytest.MonkeyPatch, kind: type) -> list[int]:
    """Have no room for such an entry at first; how often it was tried: with its batch, by itself, and then again."""
    tried: list[int] = []
    put = Writer._put

    def put_if_there_is_room(self: Writer, batch: list[Write]) -> None:
        if any(isinstance(logged.entry, kind) for write in batch for logged in write.entries):
            tried.append(len(batch))
            if len(tried) <= 2:
                raise OSError("there is no room")
        put(self, batch)

    monkeypatch.setattr(Writer, "_put", put_if_there_is_room)
    return tried


def test_a_share_that_could_not_be_stored_is_asked_for_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with saloon(folder, msgspec.structs.replace(QUICK, retry=0.05)) as made:
        host = Committer(made).open("loot-shoot-whisky")
        guest = Committer(made).join(host.seated["table"])
        assert host.reveal()["is"] == "done"
        tried = refuse_once(monkeypatch, log.Revealed)
        assert guest.reveal()["why"]["code"] == "not-stored"
        steps = guest.enter().next("table")["table"]["dealing"]["steps"]
        assert [seat for did, seat, _ in steps if did == "revealed"] == ["A"]
        assert guest.reveal()["is"] == "done"
        assert (len(tried), made.get(f"/api/tables/{host.seated['table']}")["status"]) == (3, "playing")


@pytest.mark.parametrize("unstored", [log.Opened, log.Rematched], ids=lambda kind: kind.__name__)
def test_a_rematch_that_could_not_be_stored_is_opened_when_there_is_room(
    folder: Path, monkeypatch: pytest.MonkeyPatch, unstored: type
) -> None:
    with saloon(folder, msgspec.structs.replace(QUICK, retry=0.05)) as made:
        seated = two_people(made, "loot-shoot-whisky")
        players = [made.enter(each) for each in seated]
        finish(players)
        tried = refuse_once(monkeypatch, unstored)
        assert [player.do("rematch")["is"] for player in players] == ["done", "done"]
        while (id := players[0].next("table")["table"]["rematch"]) is None:
            pass
        assert len(tried) == 3
        assert [made.enter({**each, "table": id}).moment is not None for each in seated] == [True, True]


def test_a_fault_in_the_middle_of_a_move_leaves_the_table_as_it_is_stored(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is made in memory when the fault happens; it must neither be shown nor be built upon."""
    with saloon(folder) as made:
        first, second = two_people(made, "wild-shots")
        players = [made.enter(first), made.enter(second)]
        acting, other = players if players[0].moves else players[::-1]
        before = acting.moment

        def fault(*_: object) -> None:
            raise RuntimeError("nobody foresaw this")

        with monkeypatch.context() as patched:
            patched.setattr(LiveTable, "_frames", fault)
            answer = acting.do("play", move=acting.moves[0], id="in-the-middle")
        assert answer["why"]["code"] == "failed"
        assert made.enter(acting.seated).hello["moment"] == before
        again = made.enter(acting.seated)
        assert again.do("play", move=again.moves[0], id="in-the-middle")["is"] == "done"
        assert other.next("frame")["moment"]["number"] == 1
        moment = again.moment
    with saloon(folder) as after:
        assert after.enter(acting.seated).hello["moment"] == moment


def test_nothing_is_built_upon_a_move_that_was_not_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between a fault and the new state the table knows a move that the log does not: an answer to it is not stored."""
    with saloon(folder) as made:
        first, second = two_people(made, "wild-shots")
        players = [made.enter(first), made.enter(second)]
        acting, other = players if players[0].moves else players[::-1]
        assert acting.moment is not None and other.moment is not None
        lead, hand = acting.moves[0], other.moment["view"]["hand"]
        answer = next((card for card in hand if card[0] == lead[0]), hand[0])
        refolded, fold = threading.Event(), Hub.fold

        async def late(self: Hub, id: str) -> object:
            while not refolded.is_set():
                await asyncio.sleep(0.01)
            return await fold(self, id)

        def fault(*_: object) -> None:
            raise RuntimeError("nobody foresaw this")

        monkeypatch.setattr(Hub, "fold", late)
        with monkeypatch.context() as patched:
            patched.setattr(LiveTable, "_frames", fault)
            acting.send({"do": "play", "id": "in-the-middle", "move": lead})
            while not made.inside(lambda: made.application.hub.tables[first["table"]].pending):
                time.sleep(0.01)
        other.send({"do": "play", "id": "too-early", "move": answer})
        other.quiet(0.3)
        refolded.set()
        assert other.next("refused")["why"]["code"] == "not-stored"
        again = made.enter(acting.seated)
        assert again.hello["moment"] == acting.moment
        assert again.do("play", move=lead)["is"] == "done"
        while not other.moves:
            other.hear()
        assert other.do("play", move=answer)["is"] == "done"


def test_who_comes_while_the_database_cannot_be_read_is_told_to_come_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with saloon(folder) as before:
        seated = before.open("wild-shots", seats=2)
    with saloon(folder) as made:
        read = Storage.read

        def unreadable(*_: object) -> None:
            raise sa.exc.OperationalError("SELECT", None, OSError("disk I/O error"))

        monkeypatch.setattr(Storage, "read", unreadable)
        with pytest.raises(Unwelcome, match="failed"):
            made.enter(seated)
        monkeypatch.setattr(Storage, "read", read)
        assert made.enter(seated).hello["seat"] == 0
