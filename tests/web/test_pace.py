"""Ask and table agree in every frame of a live game, at the bots' own pace and with motion on."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from fistful.server.core.settings import Spans
from tests.tables import THOROUGH
from tests.web.house import serving
from tests.web.visitor import GAMES, Visitor
from tests.web.watching import Watched, answer, seen, watch

pytestmark = pytest.mark.xdist_group("pace")
"""All of them look at the same games."""

WHILE = 900.0 if THOROUGH else 45.0
"""Seconds that are watched, unless the games end before."""
SEATS = {"loot-shoot-whisky": 2, "shootout": 3, "boomtown-bandits": 3, "looterz": 3, "wild-shots": 4}


@pytest.fixture(scope="module")
def watched(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Watched]]:
    """A game of each kind, all at the same time, as one person sees them."""
    with serving(tmp_path_factory.mktemp("real-pace"), Spans()) as address:
        visitors = {game: Visitor(browser, address, moving=True, speed="normal") for game in GAMES}
        for game, visitor in visitors.items():
            watch(visitor)
            visitor.against_bots(game, seats=SEATS[game])
            answer(visitor)
        until = time.monotonic() + WHILE
        found = {game: seen(visitor) for game, visitor in visitors.items()}
        while time.monotonic() < until and not all(each.over for each in found.values()):
            next(iter(visitors.values())).page.wait_for_timeout(1000)
            found = {game: seen(visitor) for game, visitor in visitors.items()}
        faults = {game: visitor.faults for game, visitor in visitors.items()}
        for visitor in visitors.values():
            visitor.context.close()
        assert faults == {game: [] for game in GAMES}
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_ask_and_table_agree_in_every_frame(watched: dict[str, Watched], game: str) -> None:
    found = watched[game]
    assert found.faults == {}
    assert found.frames > 30
    assert found.asked >= 2, "nothing was asked in all that time"
    assert len(found.beats) > 10


def test_a_showdown_is_watched_slot_by_slot(watched: dict[str, Watched]) -> None:
    *whole, _ = [beats for beats in watched["loot-shoot-whisky"].moments() if "turned" in beats[0].codes]
    assert whole, "no showdown was seen"
    assert [beats for beats in whole if beats[-1].end - beats[0].start < 5_000] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_stays_long_enough_to_be_seen(watched: dict[str, Watched], game: str) -> None:
    told = [beat for beats in watched[game].moments() for beat in beats[:-1]]
    assert told, "nothing was shown beat by beat"
    assert [beat for beat in told if beat.lasted < 250] == []
