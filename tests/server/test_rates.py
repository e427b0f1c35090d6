"""Nobody can keep a server busy by asking over and over; a whole club behind one address never notices."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fistful.server.core.rates import Rate
from fistful.server.core.settings import HttpRates
from fistful.server.net.addresses import household
from fistful.server.net.limits import LONGEST_PAUSE
from tests.server.saloon import Saloon, saloon

SCARCE = HttpRates(look=Rate(0.5, 4), sit=Rate(0.25, 3), fold=Rate(0.1, 2))
SHARE = "5" * 64
MISSING = "a" * 12
SITTING: dict[str, tuple[str, str, Any]] = {
    "opening": ("POST", "/api/tables", {"game": "wild-shots", "share": SHARE}),
    "joining": ("POST", f"/api/tables/{MISSING}/seats", {"share": SHARE}),
    "promises": ("POST", "/api/promises", None),
}
FOLDING: dict[str, tuple[str, str, Any]] = {
    "moments": ("GET", f"/api/tables/{MISSING}/moments", None),
    "records": ("GET", f"/api/records/{MISSING}", None),
    "replays": ("GET", f"/api/replays/{MISSING}", None),
    "verify": ("POST", "/api/verify", {}),
    "mine": ("POST", "/api/tables/mine", []),
}
LOOKING: dict[str, tuple[str, str, Any]] = {
    "tables": ("GET", "/api/tables", None),
    "games": ("GET", "/api/games", None),
    "finished": ("GET", "/api/replays", None),
    "me": ("GET", "/api/me", None),
}


@pytest.fixture(scope="module")
def scarce(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with saloon(tmp_path_factory.mktemp("scarce"), rates=SCARCE) as made:
        yield made


def ask(made: Saloon, asked: tuple[str, str, Any], address: str = "203.0.113.1") -> httpx.Response:
    """Ask from somewhere, as a proxy on the same machine says it."""
    method, path, body = asked
    return made.http.request(method, path, json=body, headers={"x-forwarded-for": address})


@pytest.mark.parametrize(
    ("asked", "at_once", "wait"),
    [
        *[pytest.param(asked, 3, 4, id=name) for name, asked in SITTING.items()],
        *[pytest.param(asked, 2, 10, id=name) for name, asked in FOLDING.items()],
        *[pytest.param(asked, 4, 2, id=name) for name, asked in LOOKING.items()],
    ],
)
def test_what_is_asked_too_often_is_refused(
    scarce: Saloon, asked: tuple[str, str, Any], at_once: int, wait: int
) -> None:
    answers = [ask(scarce, asked) for _ in range(at_once + 1)]
    assert 429 not in {answer.status_code for answer in answers[:-1]}
    refused = answers[-1]
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == str(wait)
    assert refused.json()["code"] == "too-often"
    assert refused.json()["text"] == f"Too many requests. Please wait {wait} seconds."
    assert ask(scarce, asked, "203.0.113.2").status_code != 429


def test_what_is_refused_for_haste_is_not_even_read(scarce: Saloon) -> None:
    deep = b"[" * 30_000
    answers = [
        scarce.http.post("/api/verify", content=deep, headers={"x-forwarded-for": "203.0.113.9"}).status_code
        for _ in range(3)
    ]
    assert answers == [400, 400, 429]


def test_a_refusal_for_haste_takes_its_time(scarce: Saloon) -> None:
    """Refusals cost the server something too; who asks again at once is not told at once."""
    asked = LOOKING["games"]
    while ask(scarce, asked, "203.0.113.8").status_code != 429:
        pass
    began = time.monotonic()
    assert ask(scarce, asked, "203.0.113.8").status_code == 429
    assert time.monotonic() - began >= LONGEST_PAUSE


def test_pages_and_health_are_never_refused(scarce: Saloon) -> None:
    for path in ("/health", "/", "/metrics"):
        assert {scarce.http.get(path).status_code for _ in range(10)} == {200}


def test_a_club_behind_one_address_notices_nothing(folder: Path) -> None:
    """Twenty come at once; each looks round, plays a bot, joins a friend and steps back in that game."""
    with saloon(folder, rates=HttpRates()) as made:
        for _ in range(20):
            for path in ("/api/games", "/api/tables", "/api/me", "/api/replays", "/api/ratings/wild-shots"):
                for _ in range(2):
                    made.get(path)
            made.http.post("/api/promises").raise_for_status()
            seated = made.open("wild-shots", bots=["greenhorn"])
            friend = made.open("wild-shots", seats=2)
            made.join(friend["table"])
            held = [{"table": each["table"], "token": each["token"]} for each in (seated, friend)]
            for _ in range(3):
                made.http.post("/api/tables/mine", json=held).raise_for_status()
                made.get(f"/api/tables/{friend['table']}/moments", Authorization=f"Bearer {friend['token']}")


def test_an_address_is_a_household() -> None:
    assert household("198.51.100.7") == household("::ffff:198.51.100.7") == "198.51.100.7"
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::3") != household("2001:db8:1:3::3")
    assert household("somewhere") == "somewhere"
