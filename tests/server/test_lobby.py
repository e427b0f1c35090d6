"""The list of public tables: everybody gets a place, and nobody fills it."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from fistful.server.core.settings import AddressLimits
from tests.server.saloon import SetClock, saloon

BODY = {"game": "wild-shots", "public": True}


def opened(http: httpx.Client, **more: object) -> httpx.Response:
    return http.post("/api/tables", json={**BODY, "share": secrets.token_hex(32), **more})


def from_address(base: str, address: str) -> httpx.Client:
    """A client behind a local proxy, whose forwarded address is trusted."""
    return httpx.Client(base_url=base, headers={"x-forwarded-for": address})


def test_the_public_tables_of_one_address_are_limited(folder: Path) -> None:
    with saloon(folder, per_address=AddressLimits(public_tables=2)) as server:
        player = server.enter(opened(server.http).json())
        assert opened(server.http).status_code == 201
        refused = opened(server.http)
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-public")
        assert opened(server.http, public=False).status_code == 201
        with from_address(str(server.http.base_url), "192.0.2.7") as elsewhere:
            assert opened(elsewhere).status_code == 201
        assert player.do("leave")["is"] == "done"
        assert opened(server.http).status_code == 201


def test_tables_that_are_opened_at_the_same_time_are_counted_too(folder: Path) -> None:
    with saloon(folder, per_address=AddressLimits(public_tables=2)) as server, ThreadPoolExecutor(8) as pool:
        base = str(server.http.base_url)
        bodies = [{**BODY, "share": secrets.token_hex(32)} for _ in range(16)]
        answers = pool.map(lambda body: httpx.post(f"{base}/api/tables", json=body).status_code, bodies)
        assert list(answers).count(201) == 2


def test_a_table_counts_for_a_day_only(folder: Path) -> None:
    with saloon(folder, clock=SetClock(), per_address=AddressLimits(public_tables=1)) as server:
        assert opened(server.http).status_code == 201
        assert opened(server.http).status_code == 409
        server.advance(25 * 3600.0)
        assert opened(server.http).status_code == 201


def test_an_address_with_130_tables_pushes_nobody_out_of_the_lobby(folder: Path) -> None:
    with saloon(folder) as server, from_address(str(server.http.base_url), "192.0.2.7") as elsewhere:
        honest = opened(elsewhere, name="Honest").json()["table"]
        for number in range(130):
            assert opened(server.http, name=f"Flood {number}").status_code == 201
        listed = [info["id"] for info in server.get("/api/tables")]
        assert len(listed) == 100
        assert honest in listed
