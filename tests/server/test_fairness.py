"""The seed of a table: promised by the server before it knows anything, and mixed from everybody's shares."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import fistful
from fistful.engine import fairness
from fistful.engine.replay import read_record
from fistful.engine.wire import Fairness
from tests.server.saloon import Json, Saloon, saloon
from tests.server.test_seats import finish

SHARES = ("a1" * 32, "b2" * 32)


def test_the_server_keeps_its_promise(shared: Saloon) -> None:
    commitment = shared.http.post("/api/promises").json()["commitment"]
    first = shared.open("loot-shoot-whisky", share=SHARES[0], commitment=commitment)
    assert shared.get(f"/api/tables/{first['table']}")["commitment"] == commitment
    second = shared.join(first["table"], share=SHARES[1])
    finish([shared.enter(first), shared.enter(second)])
    record = read_record(shared.http.get(f"/api/records/{first['table']}").content)
    assert fistful.verify(record).committed
    proof = record.fairness
    assert proof is not None and proof.commitment == commitment and proof.player_shares == SHARES
    assert fairness.commitment(bytes.fromhex(proof.server_share)) == commitment


def test_a_promise_is_kept_once(shared: Saloon) -> None:
    commitment = shared.http.post("/api/promises").json()["commitment"]
    shared.open("wild-shots", commitment=commitment)
    body = {"game": "wild-shots", "share": SHARES[0], "commitment": commitment}
    refused = shared.http.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "no-such-promise")


def rematch(shared: Saloon, *shares: str | None) -> tuple[Json, str]:
    """Two people play, and again with these shares: what everyone knew of the first table, and the second's id."""
    seated = [shared.open("loot-shoot-whisky", share=SHARES[0])]
    seated.append(shared.join(seated[0]["table"], share=SHARES[1]))
    known = shared.get(f"/api/tables/{seated[0]['table']}")
    players = [shared.enter(each) for each in seated]
    finish(players)
    for player, share in zip(players, shares, strict=True):
        assert player.do("rematch", **({} if share is None else {"share": share}))["is"] == "done"
    while (id := players[0].next("table")["table"]["rematch"]) is None:
        pass
    finish([shared.enter({**each, "table": id}) for each in seated])
    return known, id


def proof_of(shared: Saloon, id: str) -> Fairness:
    record = read_record(shared.http.get(f"/api/records/{id}").content)
    assert fistful.verify(record).committed
    assert record.fairness is not None
    return record.fairness


def test_a_rematch_is_dealt_from_a_share_that_was_promised_and_from_new_ones(shared: Saloon) -> None:
    """The server committed to its share before anyone could send theirs, so it cannot have chosen the deal."""
    sent = ("c3" * 32, "d4" * 32)
    known, id = rematch(shared, *sent)
    proof = proof_of(shared, id)
    assert proof.commitment == known["next_commitment"] == shared.get(f"/api/tables/{id}")["commitment"]
    assert proof.player_shares == (sent[1], sent[0])
    assert known["next_commitment"] not in (known["commitment"], shared.get(f"/api/tables/{id}")["next_commitment"])


def test_who_sends_no_share_for_a_rematch_has_one_that_follows_from_the_old(shared: Saloon) -> None:
    known, id = rematch(shared, None, "d4" * 32)
    proof = proof_of(shared, id)
    derived = blake2b(bytes.fromhex(SHARES[0]) + id.encode(), digest_size=32).hexdigest()
    assert proof.commitment == known["next_commitment"]
    assert proof.player_shares == ("d4" * 32, derived)


def test_a_promise_for_a_rematch_outlives_a_restart(folder: Path) -> None:
    with saloon(folder) as before:
        first = before.open("loot-shoot-whisky")
        promised = before.get(f"/api/tables/{first['table']}")["next_commitment"]
    with saloon(folder) as after:
        assert after.get(f"/api/tables/{first['table']}")["next_commitment"] == promised
        assert len(promised) == 64


def test_a_share_for_a_rematch_is_checked(shared: Saloon) -> None:
    first = shared.open("loot-shoot-whisky", bots=["greenhorn"])
    player = shared.enter(first)
    player.send({"do": "rematch", "id": "command-1", "share": "short"})
    assert player.next("refused")["why"]["code"] == "unreadable"
