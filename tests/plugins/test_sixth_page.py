"""A game from another folder on the page: in the lobby, at the table that any game can have, and in its rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.house import serving
from tests.web.visitor import Visitor

SLUG = "high-noon"


@pytest.fixture(scope="module")
def address(installed: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in whose installation the game is found."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", installed)
        with serving(tmp_path_factory.mktemp("saloon")) as address:
            yield address


def test_the_server_tells_of_it_as_of_the_others(address: str) -> None:
    listed = {game["slug"]: game for game in httpx.get(f"{address}/api/games").json()["games"]}
    assert len(listed) == 6
    assert (listed[SLUG]["title"], listed[SLUG]["minutes"]) == ("High Noon", [2, 5])
    words = httpx.get(f"{address}/api/games/{SLUG}/words", params={"language": "de"}).json()
    assert words["language"] == "en" and f"{SLUG}-line = Draw at once" in words["fluent"]
    rules = httpx.get(f"{address}/api/rules/{SLUG}", params={"language": "fr"}).json()
    assert rules["language"] == "en" and rules["markdown"].startswith("# High Noon")


def verdict(outcome: dict[str, Any], names: list[str], me: int) -> str:
    """What the end says to one player, after a win, a loss or a tie."""
    first, second, *_ = sorted(outcome["scores"], reverse=True)
    margin = "one point" if first - second == 1 else f"{first - second} points"
    match outcome["winners"]:
        case [winner]:
            return f"You win by {margin}!" if winner == me else f"{names[winner]} wins by {margin}."
        case winners if me in winners:
            return "You share the win!"
        case [*others, last]:
            return f"{', '.join(names[seat] for seat in others)} and {names[last]} share the win."
    raise AssertionError("somebody wins")


def test_it_is_played_on_the_page_from_the_lobby_to_its_end(ann: Visitor) -> None:
    ann.open()
    poster = ann.poster(SLUG)
    expect(poster).to_contain_text("the highest card that nobody else has drawn wins")
    expect(poster).to_contain_text("2–5 min")
    poster.locator("[data-way=now]").click()
    ann.sees_table()
    expect(ann.page.locator("#ask")).to_contain_text("Draw a card.")
    expect(ann.page.get_by_role("term").filter(has_text="your hand")).to_be_visible()
    ann.play_to_the_end()
    assert set(ann.pressed["words"]) == {"draw"}
    record = httpx.get(f"{ann.address}/api/records/{ann.page.url.rpartition('/')[2]}").json()
    outcome, players = record["outcome"], record["players"]
    (me,) = (seat for seat, name in enumerate(players) if name != "deputy")
    bots = (f"Deputy {number}" for number in (1, 2))
    names = [name if seat == me else next(bots) for seat, name in enumerate(players)]
    expect(ann.page.locator("#end-title")).to_have_text(verdict(outcome, names, me))
    placed = sorted(range(3), key=lambda seat: -outcome["scores"][seat])
    expect(ann.page.locator("section.end ol.places > li .name")).to_contain_text([names[seat] for seat in placed])
    expect(ann.page.locator("section.end .verdict p")).to_contain_text("What decided it: the most nuggets.")
    ann.page.locator("section.end button.plain").click()
    expect(ann.page.locator("section.log")).to_contain_text("Everybody draws:")


def test_its_words_stay_when_the_language_changes(ann: Visitor) -> None:
    ann.open()
    ann.page.locator("header select").select_option("de")
    expect(ann.poster(SLUG)).to_contain_text("Sofort spielen")
    expect(ann.poster(SLUG)).to_contain_text("the highest card that nobody else has drawn wins")


def test_its_rules_are_a_page(ann: Visitor) -> None:
    ann.open(f"/rules/{SLUG}#HIN-3")
    expect(ann.page.locator("li.here")).to_contain_text("The highest card that only one player has drawn")
