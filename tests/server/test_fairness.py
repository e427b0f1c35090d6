"""The seed of a table: promised by the server before it knows anything, and mixed from everybody's shares."""

from __future__ import annotations

from hashlib import blake2b

import fistful
from fistful.engine import fairness
from fistful.engine.record import read_record
from tests.server.saloon import Saloon
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
    seed = fairness.seed_from(bytes.fromhex(proof.server_share), [bytes.fromhex(share) for share in SHARES])
    assert record.seed == seed.hex()


def test_a_promise_is_kept_once(shared: Saloon) -> None:
    commitment = shared.http.post("/api/promises").json()["commitment"]
    shared.open("wild-shots", commitment=commitment)
    body = {"game": "wild-shots", "share": SHARES[0], "commitment": commitment}
    refused = shared.http.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "no-such-promise")


def test_a_rematch_is_dealt_from_shares_that_follow_from_the_old_ones(shared: Saloon) -> None:
    first = shared.open("loot-shoot-whisky", share=SHARES[0])
    second = shared.join(first["table"], share=SHARES[1])
    players = [shared.enter(first), shared.enter(second)]
    finish(players)
    for player in players:
        assert player.do("rematch")["is"] == "done"
    while (id := players[0].next("table")["table"]["rematch"]) is None:
        pass
    finish([shared.enter({**first, "table": id}), shared.enter({**second, "table": id})])
    proof = read_record(shared.http.get(f"/api/records/{id}").content).fairness
    derived = [blake2b(bytes.fromhex(share) + id.encode(), digest_size=32).hexdigest() for share in SHARES]
    assert proof is not None and proof.player_shares == (derived[1], derived[0])
