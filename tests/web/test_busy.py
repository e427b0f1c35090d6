"""A busy server: the seat of a bot that thought less says so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.conftest import Come
from tests.web.house import SPANS, serving
from tests.web.visitor import Visitor

SOCKETS = re.compile("/socket$")


@pytest.mark.parametrize(
    ("simulations", "usual", "said"),
    [
        (400, 20_000, "busy server: 400 of 20,000 simulations"),
        (0, 20_000, "busy server: played by rules of thumb"),
        (0, None, "busy server: played by rules of thumb"),
    ],
)
def test_the_seat_of_a_bot_says_how_many_simulations_it_had(
    come: Come, simulations: int, usual: int | None, said: str
) -> None:
    def hurry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                message["table"]["chairs"][1]["hurried"] = {"simulations": simulations, "usual": usual}
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    ann = come()
    ann.page.route_web_socket(SOCKETS, hurry)
    ann.against_bots("wild-shots")
    expect(ann.page.locator("[data-seat='1'] .tag")).to_have_text(said)


def test_a_bot_without_time_plays_by_rules_of_thumb(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, msgspec.structs.replace(SPANS, bot_target=0.0)) as address:
        ann = Visitor(browser, address, seed=1)
        ann.invite("wild-shots", seats=2)
        ann.seat_bots("sheriff")
        tag = ann.page.locator("[data-seat='1'] .tag")
        while not tag.count():
            assert ann.press_next()
        expect(tag).to_have_text("busy server: played by rules of thumb")
        ann.context.close()
        assert ann.faults == []


def test_a_server_with_time_says_nothing(come: Come) -> None:
    ann = come(seed=1)
    ann.invite("loot-shoot-whisky", seats=2)
    ann.seat_bots("sheriff")
    for _ in range(2):
        assert ann.press_next()
    expect(ann.page.locator("[data-seat='1'] .tag")).to_have_count(0)
