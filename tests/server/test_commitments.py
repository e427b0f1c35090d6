"""Commit, then reveal: no player and no host can choose the deal of a table, and leaving late is on record."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec
import pytest

import fistful
from fistful.engine import fairness
from fistful.engine.commitments import dealt_seed
from fistful.engine.replay import read_record
from fistful.engine.wire import Record
from fistful.protocol.tables import Clock
from fistful.server.tables import log
from fistful.server.tables.fold import fold
from fistful.server.tables.log import Logged
from tests.server.committing import Committer, seen
from tests.server.saloon import Json, Saloon, SetClock, saloon
from tests.server.test_seats import finish

GAME = "loot-shoot-whisky"


@pytest.fixture
def pair(shared: Saloon) -> tuple[Committer, Committer]:
    """Two people who have both committed, at a full table that waits for their shares."""
    first = Committer(shared).open(GAME)
    return first, Committer(shared).join(first.seated["table"])


def info_of(who: Committer) -> Json:
    info: Json = who.saloon.get(f"/api/tables/{who.seated['table']}")
    return info


def record_of(who: Committer) -> Record:
    return read_record(who.saloon.http.get(f"/api/records/{who.seated['table']}").content)


def codes(answer: Json) -> str:
    code: str = answer["why"]["code"] if answer["is"] == "refused" else answer["is"]
    return code


def test_the_game_begins_when_all_have_shown_what_they_committed_to(pair: tuple[Committer, Committer]) -> None:
    first, second = pair
    assert [step[0] for step in info_of(first)["dealing"]["steps"]] == ["committed", "committed"]
    assert first.reveal()["is"] == "done" and info_of(first)["status"] == "waiting"
    assert second.reveal()["is"] == "done"
    info = info_of(first)
    assert (info["status"], info["dealing"]) == ("playing", None)
    finish([first.saloon.enter(first.seated), second.saloon.enter(second.seated)])
    record = record_of(first)
    verdict = fistful.verify(record)
    assert (verdict.protocol, verdict.in_clear, verdict.given_up) == (2, "", 0)
    assert record.fairness is not None and record.fairness.player_shares == (first.share, second.share)
    assert first.saloon.http.post("/api/verify", content=record.to_json()).json()["protocol"] == 2


def test_nobody_learns_a_share_before_the_game_is_over(pair: tuple[Committer, Committer]) -> None:
    first, second = pair
    first.reveal()
    watching = second.saloon.watch(first.seated["table"])
    told = str([info_of(first), watching.hello, second.enter().hello, second.saloon.get("/api/tables")])
    assert first.share not in told


def test_the_last_to_join_cannot_choose_the_deal(shared: Saloon) -> None:
    """The attack: the host knows the server's share and all that it was sent, and joins last with the best of many."""
    first = Committer(shared).open(GAME)
    table = shared.application.hub.tables[first.seated["table"]].table
    stored = b"".join(path.read_bytes() for path in shared.settings.data.iterdir() if path.is_file())
    assert first.share.encode() not in stored and table.shares.known == {}  # nothing to try shares against
    tried = [secrets.token_hex(32) for _ in range(2000)]
    last = Committer(shared)
    last.share = tried[0]
    last.join(first.seated["table"])
    assert first.reveal()["is"] == "done"
    known = [bytes.fromhex(table.opened.server_share), bytes.fromhex(first.share)]
    seeds = {share: dealt_seed(table.shares.seen, [*known, bytes.fromhex(share)]) for share in tried}
    wished = sorted(tried[1:], key=lambda share: seeds[share])[:20]  # the host may like the deals of these better
    assert {codes(last.reveal(share=share)) for share in wished} == {"other-share"}
    assert last.reveal()["is"] == "done"
    position = table.position
    assert position is not None and position.chance.seed == seeds[tried[0]]


def test_a_share_is_refused_before_all_have_committed(shared: Saloon) -> None:
    first = Committer(shared).open(GAME)
    assert codes(first.reveal()) == "not-committed"
    assert shared.get(f"/api/tables/{first.seated['table']}")["dealing"]["steps"][0][0] == "committed"


def test_a_share_for_other_commitments_is_refused(pair: tuple[Committer, Committer]) -> None:
    assert codes(pair[0].reveal(seen="0" * 64)) == "other-transcript"
    assert pair[0].reveal()["is"] == "done"
    assert codes(pair[0].reveal()) == "revealed"


def test_a_player_who_leaves_before_the_deal_ends_the_round_and_is_named(pair: tuple[Committer, Committer]) -> None:
    first, second = pair
    name = info_of(first)["chairs"][1]["name"]
    assert first.reveal()["is"] == "done"
    second.enter().do("leave")
    info = info_of(first)
    assert (info["dealing"]["round"], info["dealing"]["given_up"], info["dealing"]["steps"]) == (2, [name], [])
    third = Committer(first.saloon).join(first.seated["table"])
    assert codes(third.reveal()) == "not-committed"
    assert first.commit_again()["is"] == "done"
    assert codes(first.enter().do("commit", round=2, share_hash="0" * 64)) == "committed"
    assert [who.reveal()["is"] for who in (third, first)] == ["done", "done"]
    finish([first.saloon.enter(each.seated) for each in (first, third)])
    record = record_of(first)
    assert fistful.verify(record).given_up == 1
    assert record.fairness is not None and record.fairness.rounds[0].name == name


def test_a_player_who_leaves_while_seats_are_free_costs_nobody_a_new_share(shared: Saloon) -> None:
    first = Committer(shared).open("wild-shots", seats=3)
    second = Committer(shared).join(first.seated["table"])
    second.enter().do("leave")
    dealing = info_of(first)["dealing"]
    assert (dealing["round"], [step[1] for step in dealing["steps"]]) == (1, ["A"])


def test_a_commitment_for_another_round_is_refused(pair: tuple[Committer, Committer]) -> None:
    first, second = pair
    second.enter().do("leave")
    path = f"/api/tables/{first.seated['table']}/seats"
    refused = first.saloon.http.post(path, json={"share_hash": "0" * 64})
    assert (refused.status_code, refused.json()["code"]) == (409, "other-round")
    assert refused.json()["params"] == {"round": 2}


def test_a_share_that_is_waited_for_too_long_lets_anyone_free_the_seat(folder: Path) -> None:
    """The host is absent: the others need not wait for good, and the record says who was waited for."""
    with saloon(folder, clock=SetClock()) as made:
        host = Committer(made).open(GAME)
        other = Committer(made).join(host.seated["table"])
        assert other.reveal()["is"] == "done"
        assert codes(other.enter().do("unseat", seat=0)) == "not-away"
        made.advance(made.settings.spans.absence + 1)
        assert other.enter().do("unseat", seat=0)["is"] == "done"
        info = info_of(other)
        assert info["dealing"]["round"] == 2 and info["chairs"][0]["name"] == ""


def test_the_player_who_completes_a_table_cannot_remove_at_once_those_who_are_away(folder: Path) -> None:
    """Nobody has been waited for yet; the player who opened the table may be back within the minute."""
    with saloon(folder, clock=SetClock()) as made:
        host = Committer(made).open(GAME)
        made.advance(10 * made.settings.spans.absence)
        last = Committer(made).join(host.seated["table"])
        assert codes(last.enter().do("unseat", seat=0)) == "not-away"
        assert [who.reveal()["is"] for who in (last, host)] == ["done", "done"]


def test_by_correspondence_a_share_has_as_much_time_as_a_decision(folder: Path) -> None:
    with saloon(folder, clock=SetClock()) as made:
        host = Committer(made).open(GAME, clock={"kind": "correspondence", "hours": 2})
        last = Committer(made).join(host.seated["table"])
        made.advance(7100.0)
        assert codes(last.enter().do("unseat", seat=0)) == "not-away"
        made.advance(200.0)
        assert last.enter().do("unseat", seat=0)["is"] == "done"


def test_after_a_restart_everyone_has_time_to_come_back_with_their_share(folder: Path) -> None:
    with saloon(folder, clock=SetClock()) as before:
        host = Committer(before).open(GAME)
        last = Committer(before).join(host.seated["table"])
    with saloon(folder, clock=SetClock(1_100_000.0)) as after:
        last.saloon = after
        assert codes(last.enter().do("unseat", seat=0)) == "not-away"
        after.advance(after.settings.spans.absence)
        assert last.enter().do("unseat", seat=0)["is"] == "done"


def test_a_clock_that_was_set_back_between_two_runs_does_not_prolong_the_wait_for_a_share(folder: Path) -> None:
    with saloon(folder, clock=SetClock()) as before:
        host = Committer(before).open(GAME)
        last = Committer(before).join(host.seated["table"])
    with saloon(folder, clock=SetClock(1_000_000.0 - 3600.0)) as after:
        last.saloon = after
        last.enter()
        after.advance(after.settings.spans.absence)
        assert last.enter().do("unseat", seat=0)["is"] == "done"


def test_a_player_who_has_shown_the_share_cannot_be_removed(pair: tuple[Committer, Committer]) -> None:
    first, second = pair
    second.reveal()
    assert codes(first.enter().do("unseat", seat=1)) == "share-shown"


def test_a_table_with_bots_begins_with_one_share(shared: Saloon) -> None:
    alone = Committer(shared).open("wild-shots", bots=["greenhorn"])
    assert alone.reveal()["is"] == "done"
    assert info_of(alone)["status"] == "playing"


def test_shares_in_clear_are_named_where_they_prove_nothing(shared: Saloon) -> None:
    seated = shared.open(GAME)
    second = Committer(shared).join(seated["table"])
    assert second.reveal()["is"] == "done"
    finish([shared.enter(seated), shared.enter(second.seated)])
    verdict = fistful.verify(record_of(second))
    assert (verdict.protocol, verdict.in_clear) == (2, "A")


def test_a_rematch_begins_with_new_commitments(pair: tuple[Committer, Committer]) -> None:
    for each in pair:
        each.reveal()
    known = info_of(pair[0])
    players = [each.saloon.enter(each.seated) for each in pair]
    finish(players)
    for each, player in zip(pair, players, strict=True):
        each.share, each.server, each.player = secrets.token_hex(32), known["next_commitment"], None
        assert player.do("rematch", share_hash=each.hash())["is"] == "done"
    while (id := players[0].next("table")["table"]["rematch"]) is None:
        pass
    for each in pair:
        each.seated = {**each.seated, "table": id}
    assert info_of(pair[0])["status"] == "waiting"
    assert [each.reveal()["is"] for each in pair] == ["done", "done"]
    finish([each.saloon.enter(each.seated) for each in pair])
    record = record_of(pair[0])
    assert fistful.verify(record).protocol == 2
    assert record.fairness is not None and record.fairness.player_shares == (pair[1].share, pair[0].share)


def test_commitments_outlive_a_restart(folder: Path) -> None:
    with saloon(folder) as before:
        first = Committer(before).open(GAME)
        second = Committer(before).join(first.seated["table"])
        first.reveal()
    with saloon(folder) as after:
        second.saloon, second.player = after, None
        assert second.reveal()["is"] == "done"
        assert info_of(second)["status"] == "playing"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"share": "5" * 64, "share_hash": "5" * 64, "commitment": "5" * 64}, "one-share"),
        ({"share_hash": "5" * 64}, "unreadable"),
        ({}, "unreadable"),
    ],
)
def test_either_a_share_or_its_hash_is_sent(shared: Saloon, fields: Json, code: str) -> None:
    refused = shared.http.post("/api/tables", json={"game": GAME, **fields})
    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_a_running_table_of_the_first_protocol_goes_on_and_verifies_as_such() -> None:
    """Its log was written before there were commitments."""
    share = "07" * 32
    text = (
        b'{"log":"opened","game":"loot-shoot-whisky","seats":2,"options":{},"clock":{"kind":"none"},"public":false,'
        b'"server_share":"' + share.encode() + b'"}'
    )
    opened = log.decode(text)
    assert isinstance(opened, log.Opened) and opened.clock == Clock()
    entries: list[log.AnyEntry] = [
        opened,
        *[log.Sat(seat, f"P{seat}", f"{seat:064}", f"{seat:064x}") for seat in (0, 1)],
        log.Started(),
    ]
    table = fold("a" * 12, [Logged(seq, f"open:{seq}", 0.0, entry) for seq, entry in enumerate(entries)])
    position = table.position
    assert position is not None and table.info().dealing is None
    shares = [bytes.fromhex(f"{seat:064x}") for seat in (0, 1)]
    assert position.chance.seed == fairness.seed_from(bytes.fromhex(share), shares)
    while not position.over:
        seat = position.to_act[0]
        move = table.game.text(position.actions(seat)[0])
        table.apply(log.Played(seat, move), 1.0)
    record = table.record()
    assert (record.format, fistful.verify(record.to_json()).protocol) == (1, 1)


def test_a_waiting_table_of_the_first_protocol_takes_shares_in_clear(shared: Saloon) -> None:
    seated = shared.open(GAME)
    live = shared.application.hub.tables[seated["table"]]
    live.table.shares.protocol = 1
    path = f"/api/tables/{seated['table']}/seats"
    refused = shared.http.post(path, json={"share_hash": "0" * 64})
    assert (refused.status_code, refused.json()["code"]) == (409, "in-clear")
    assert shared.http.post(path, json={"share": "5" * 64}).status_code == 201


def test_every_player_computes_the_same_transcript(pair: tuple[Committer, Committer]) -> None:
    first, second = pair
    info = first.enter().hello["table"]
    assert seen(info) == seen(second.enter().hello["table"])
    assert first.hash() in str(info["dealing"]["steps"])
    assert msgspec.json.encode(info["dealing"]["terms"]).startswith(b'"loot-shoot-whisky rules=')
