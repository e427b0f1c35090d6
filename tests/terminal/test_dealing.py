"""A player's part of the deal, whatever the server says: one share in each round, and every round in the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from fistful.cli.main import command
from fistful.client.dealing import Share, answer
from fistful.client.seat import SEATS, Address, Held, Seats
from fistful.engine.wire import DealStep
from fistful.protocol.commands import Commit, Reveal
from fistful.protocol.tables import TableInfo
from fistful.terminal import saved
from tests.server.committing import Committer, seen
from tests.server.saloon import Saloon, saloon
from tests.server.test_seats import finish

OTHERS = DealStep("committed", "B", "11" * 32)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with saloon(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def waiting(house: Saloon) -> TableInfo:
    """A table for two at which everybody has committed to a share."""
    host = Committer(house).open("loot-shoot-whisky")
    Committer(house).join(host.seated["table"])
    return msgspec.convert(house.get(f"/api/tables/{host.seated['table']}"), TableInfo)


def told(table: TableInfo, round: int, steps: Sequence[DealStep]) -> TableInfo:
    """The table as a server tells of it, in this round and after these steps."""
    assert table.dealing is not None
    dealing = msgspec.structs.replace(table.dealing, round=round, steps=tuple(steps))
    return msgspec.structs.replace(table, dealing=dealing)


def test_a_share_is_shown_once_in_each_round_and_for_one_set_of_commitments(waiting: TableInfo) -> None:
    share = Share(waiting.commitment, 1)
    mine = DealStep("committed", "A", share.hash)
    shown, share = answer(told(waiting, 1, [mine, OTHERS]), 0, share, "command-1")
    assert isinstance(shown, Reveal)
    again, share = answer(told(waiting, 1, [mine, OTHERS]), 0, share, "command-2")
    assert isinstance(again, Reveal) and again.seen == shown.seen, "it may have been lost on the way"
    other = DealStep("committed", "B", "22" * 32)
    arrived = DealStep("revealed", "A", shown.seen)
    for round, steps in (1, [mine, other]), (1, [mine, OTHERS, arrived]), (1, []), (1, [OTHERS]):
        assert answer(told(waiting, round, steps), 0, share, "command-3")[0] is None


def test_after_a_round_that_was_given_up_there_is_another_share_and_none_of_the_round_before(
    waiting: TableInfo,
) -> None:
    first = Share(waiting.commitment, 1)
    _, first = answer(told(waiting, 1, [DealStep("committed", "A", first.hash), OTHERS]), 0, first, "command-1")
    commit, second = answer(told(waiting, 2, []), 0, first, "command-2")
    assert isinstance(commit, Commit) and commit.round == 2 and second.secret != first.secret
    shown, second = answer(told(waiting, 2, [DealStep("committed", "A", second.hash), OTHERS]), 0, second, "command-3")
    assert isinstance(shown, Reveal) and sorted(second.seen) == [1, 2]
    for round in (1, 2):
        assert answer(told(waiting, round, []), 0, second, "command-4")[0] is None


def test_a_record_that_leaves_out_a_deal_for_which_a_share_was_shown_is_refused(
    house: Saloon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    host = Committer(house).open("loot-shoot-whisky")
    table = host.seated["table"]
    guest = Committer(house).join(table)
    share = Share(host.server, 1, host.share, {1: seen(house.get(f"/api/tables/{table}"))})
    for each in (host, guest):
        assert each.reveal()["is"] == "done"
    finish([house.enter(each.seated) for each in (host, guest)])
    record = tmp_path / "game.json"
    record.write_bytes(house.http.get(f"/api/records/{table}").content)

    def verified() -> str:
        done = CliRunner().invoke(command, ["verify", str(record)])
        return done.output + str(done.exception or "")

    assert "You sat at this table" not in verified()
    seats, there = Seats(saved.folder() / SEATS), Address(f"http://127.0.0.1:{house.port}", table)
    seats.keep(there, Held(0, host.seated["token"], share))
    assert "You sat at this table" in verified()
    share.seen[2] = "ab" * 32
    seats.keep(there, Held(0, host.seated["token"], share))
    assert "the host dealt again" in verified()
