"""A light first load, effects at once, replays, and the deal verified."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.visitor import Visitor

FIRST_LOAD = 250_000
"""Bytes, as they come over the wire."""

NEXT_FRAME = """
window.told = 0;
window.late = [];
window.WebSocket = class extends WebSocket {
  set onmessage(listener) {
    super.onmessage = (event) => {
      listener(event);
      const { is, moment } = JSON.parse(event.data);
      const table = document.querySelector('.table-frame');
      if (is !== 'frame' || !table) return;
      window.told += 1;
      requestAnimationFrame(() => {
        if (table.isConnected && !(Number(table.dataset.moment) >= moment.number)) window.late.push(moment.number);
      });
    };
  }
};
"""
"""Notes the moments that the page does not show in the first frame after it heard of them."""


def test_ones_own_finished_games_are_found_again_in_the_lobby(ann: Visitor) -> None:
    ann.against_bots("loot-shoot-whisky")
    ann.play_to_the_end()
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.open("/")
    own = ann.page.get_by_role("region", name="Recent games").locator(f"a[href='/replay/{table}']")
    expect(own).to_contain_text("yours")
    own.click()
    expect(ann.page).to_have_url(re.compile(f"/replay/{table}$"))


def test_a_replay_is_stepped_through(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    ann.play_to_the_end()
    won = ann.page.locator("#ask").inner_text()
    ann.page.get_by_role("link", name="Watch the replay").click()
    place = ann.page.locator(".player span.figures")
    last = int(place.inner_text().split(" / ")[1])
    assert place.inner_text() == f"0 / {last}"

    ann.page.get_by_role("button", name="Forward one moment").click()
    expect(place).to_have_text(f"1 / {last}")
    ann.page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"2 / {last}")
    ann.page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(f"1 / {last}")

    expect(ann.page.locator(".open-hand")).to_have_count(1)
    ann.page.locator(".player select").select_option("A")
    expect(ann.page.locator(".open-hand")).to_have_count(0)
    expect(place).to_have_text(f"1 / {last}")

    ann.page.locator(".player input[type=range]").fill(str(last))
    expect(place).to_have_text(f"{last} / {last}")
    expect(ann.page.locator("#ask")).to_have_text(won)


def test_the_deal_of_a_finished_game_is_verified_in_the_page(ann: Visitor) -> None:
    ann.against_bots("loot-shoot-whisky")
    ann.play_to_the_end()
    ann.page.locator("a[href$='/verify']").click()
    expect(ann.page.locator(".seal")).to_be_visible()
    expect(ann.page.locator("dl dt")).to_have_count(7)
    expect(ann.page.locator("dl dd.good")).to_have_count(7)


def test_the_first_load_is_light(ann: Visitor) -> None:
    wire = ann.context.new_cdp_session(ann.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    ann.open()
    expect(ann.poster("wild-shots")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) <= FIRST_LOAD


def test_what_the_table_tells_is_in_the_next_frame(ann: Visitor) -> None:
    # How long that takes is measured in bench/page.py: on a busy machine, time proves nothing.
    ann.context.add_init_script(NEXT_FRAME)
    ann.against_bots("wild-shots")
    ann.play_to_the_end()
    assert ann.page.evaluate("window.told") >= 20
    assert ann.page.evaluate("window.late") == []
