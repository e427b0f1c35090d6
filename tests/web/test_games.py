"""Every game played through the page: with clicks to its end, typed, on a phone, and as a guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import fistful
from tests.tables import THOROUGH
from tests.web.conftest import Come
from tests.web.visitor import GAMES, PHONE, Visitor

SHORT = {"shootout": {"Rounds to win": "1"}, "looterz": {"Loot needed to win": "7"}}
"""Options that make a game short, by the words of the dialog."""
FULLEST = ("looterz", "boomtown-bandits")
"""The games with most to show on a phone."""
MOST = 1_000 if THOROUGH else 30
"""The most moves of a game that are typed, or made on a phone."""
BUTTONS = {
    "loot-shoot-whisky": set[str](),
    "wild-shots": set[str](),
    "shootout": {"lay", "pass", "reload"},
    "looterz": {"attack", "done", "draw", "search", "use"},
    "boomtown-bandits": {"claim", "decline", "pass", "show"},
}
"""What has nothing to press but a button on the table: what a Looter does, and what is done with no card or place."""


def ends_with_words(visitor: Visitor, seats: int = 2) -> None:
    """The end says who won, and shows every seat's score."""
    expect(visitor.page.locator("#end-title")).not_to_be_empty()
    expect(visitor.page.locator("section.end ol.places > li")).to_have_count(seats)


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_to_the_first_decision(ann: Visitor, game: str) -> None:
    ann.open()
    ann.poster(game).locator("[data-way=now]").click()
    ann.sees_table()
    assert ann.my_turn()
    ann.page.wait_for_function("() => document.querySelector('.ask.mine, button.playable, .middle [data-move]')")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_clicks(ann: Visitor, game: str) -> None:
    ann.against_bots(game, SHORT.get(game))
    ann.play_to_the_end()
    ends_with_words(ann)
    assert not ann.pressed["words"], "a decision could not be made on the drawing"
    assert set(ann.pressed["button"]) <= BUTTONS[game]
    assert ann.pressed["drawing"].total() > ann.pressed["button"].total()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_typing(ann: Visitor, game: str) -> None:
    ann.against_bots(game, SHORT.get(game))
    ann.type_moves(MOST)
    if ann.over:
        ends_with_words(ann)
    else:
        assert ann.presses == MOST


@pytest.mark.parametrize("game", GAMES if THOROUGH else FULLEST)
def test_a_full_table_is_played_on_a_phone(come: Come, game: str) -> None:
    seats = fistful.game(game).seats[-1]
    phone = come(width=PHONE)
    phone.against_bots(game, SHORT.get(game), seats=seats)
    while phone.presses < MOST and phone.press_next():
        assert phone.too_small() == []
        assert phone.page_width() <= PHONE
    if phone.over:
        ends_with_words(phone, seats)
    else:
        assert phone.presses == MOST


def test_a_guided_game_explains_each_kind_of_decision(ann: Visitor) -> None:
    ann.open()
    ann.poster("loot-shoot-whisky").locator("[data-way=learn]").click()
    expect(ann.page.locator("[data-guide]")).to_be_visible()
    ann.play_to_the_end()
    ends_with_words(ann)
