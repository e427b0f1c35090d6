"""What lies on the table at the start, and decks that are refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fistful
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from tests.rules.loot_shoot_whisky.table import GAME, at, plan


def seen(position: fistful.Position, seat: int | None = 0) -> LootShootWhiskyView:
    view = position.view(seat)
    assert isinstance(view, LootShootWhiskyView)
    return view


@pytest.mark.clause("LSW-1")
def test_two_players_and_no_other_number() -> None:
    assert list(GAME.seats) == [2]
    for seats in (1, 3):
        with pytest.raises(fistful.BadSetup):
            GAME.new(seats)


@pytest.mark.clause("LSW-1", "LSW-2")
def test_each_has_two_of_every_action_and_so_four_cards_for_a_round() -> None:
    position = at("row: N2 N2 N3 N3")
    for pair in ("LL", "SS", "WW"):
        world = position.copy()
        plan(world, pair, "LS")
        left = {GAME.text(action) for action in world.actions(0)}
        assert not [text for text in left if pair[0] in text]
        assert any(text.count(letter) == 2 for letter in set("LSW") - {pair[0]} for text in left)


@pytest.mark.clause("LSW-3")
def test_four_of_thirteen_saloon_cards_lie_in_a_row_and_bullets_and_bottle_in_the_middle() -> None:
    for seed in range(5):
        position = GAME.new(2, seed)
        view = seen(position)
        places = position.whereabouts()
        assert len(view.row) == len(places["row"]) == 4
        assert view.deck_size == 9
        assert view.bottle is None
        assert view.bullets == view.nuggets == (0, 0)
    assert len({seen(GAME.new(2, seed)).row for seed in range(20)}) > 10


@pytest.mark.clause("LSW-3")
def test_slot_one_is_nearest_the_deck_and_is_resolved_first() -> None:
    position = at("row: N2 N3 N4 sip")
    plan(position, "LL", "WW")
    slots = [event.public["slot"] for event in position.take_events() if event.code == "looted"]
    assert slots == [1, 2]


@pytest.mark.clause("LSW-25")
def test_the_house_deck_has_its_thirteen_cards() -> None:
    places = GAME.new(2, 1).whereabouts()
    cards = Counter(places["row"] + places["deck"])
    assert cards == {"N2": 3, "N3": 4, "N4": 2, "sip": 2, "shot": 2}


def deck_file(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text)
    return str(path)


@pytest.mark.clause("LSW-25")
def test_an_owner_may_play_another_deck(tmp_path: Path) -> None:
    game = fistful.game("loot-shoot-whisky", deck=deck_file(tmp_path, "extra_sip = 5\n[nuggets]\n8 = 8\n"))
    position = game.new(2, 1)
    places = position.whereabouts()
    assert Counter(places["row"] + places["deck"]) == {"N8": 8, "sip": 5}
    view = fistful.view_from_json(position.view(0).to_json())
    assert view.imagine(1).view(0) == view
    assert fistful.replay(position.record().to_json()).view(0) == view


@pytest.mark.clause("LSW-25")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("extra_sip = 2\n[nuggets]\n2 = 10\n", "12"),
        ("extra_sip = 2\n[nuggets]\n2 = 12\n", "14"),
        ("[nuggets]\n9 = 13\n", "9 nuggets"),
        ("[nuggets]\n0 = 13\n", "0 nuggets"),
        ("[nuggets]\nmany = 13\n", "many"),
        ("extra_beer = 13\n", "extra_beer"),
        ("extra_sip = -1\n[nuggets]\n2 = 14\n", "extra_sip"),
        ('extra_sip = "two"\n', "extra_sip"),
        ("extra_sip = true\n[nuggets]\n2 = 12\n", "extra_sip"),
        ("nuggets = 13\n", "nuggets"),
        ("", "0"),
    ],
)
def test_a_deck_that_is_not_thirteen_known_cards_is_refused(tmp_path: Path, text: str, names: str) -> None:
    path = deck_file(tmp_path, text)
    with pytest.raises(fistful.BadDeck) as refused:
        fistful.game("loot-shoot-whisky", deck=path)
    assert names in str(refused.value)
    assert path in str(refused.value)
