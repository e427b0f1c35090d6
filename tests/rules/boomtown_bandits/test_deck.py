"""BTB-44: house money, and what a deck file may change."""

from __future__ import annotations

import copy
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import fistful
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.facts import LOCATIONS
from fistful.games.boomtown_bandits.game import BoomtownBandits
from tests.rules.sources import Change, chapter, declared, run_changed

PAGE = chapter("Boomtown Bandits")
HOUSE = tomllib.loads(files("fistful.games").joinpath("boomtown_bandits", "decks", "house.toml").read_text("utf-8"))


def deck(**changes: dict[str, Any] | None) -> dict[str, Any]:
    """The house deck with entries of its tables changed (`None`: without that table)."""
    content = copy.deepcopy(HOUSE)
    for table, entries in changes.items():
        if entries is None:
            del content[table]
        else:
            content.setdefault(table, {}).update(entries)
    return content


@pytest.mark.clause("BTB-44")
def test_the_house_deck_has_nine_cards_a_location_with_the_house_money() -> None:
    totals = {"bank": 4700, "brothel": 2100, "train": 2500, "stagecoach": 2100, "saloon": 2100, "mine": 2400}
    for location, table in HOUSE.items():
        if location != "bonus":
            cards = [money for entry in table.values() for money in (entry if isinstance(entry, list) else [entry])]
            assert len(cards) == 9
            assert sum(cards) == totals[location]
    assert HOUSE["bonus"] == {**dict.fromkeys(LOCATIONS, 500), "bank": 300, "own-this-town": 800}


@pytest.mark.clause("BTB-44")
def test_every_named_card_is_there_once_but_the_canary_twice() -> None:
    for card in NAMED:
        entry = HOUSE[LOCATIONS[card.location]][card.name]
        assert len(entry if isinstance(entry, list) else [entry]) == (2 if card.name == "canary" else 1)


@pytest.mark.clause("BTB-44")
def test_an_owners_deck_changes_money_and_cash_cards_and_is_played_with() -> None:
    game = BoomtownBandits("mine", deck(bank={"bank-holiday": 900, "cash": [5, 5, 5, 5, 5, 5, 5]}))
    stack = next(
        places["stack bank"] for seed in range(50) if "stack bank" in (places := game.new(2, seed).whereabouts())
    )
    assert stack.count("bank-5") == 7
    assert game.action("show bank-5")
    with pytest.raises(fistful.BadNotation):
        game.action("show bank-300")


@pytest.mark.clause("BTB-44")
def test_money_goes_from_nothing_to_a_hundred_thousand() -> None:
    BoomtownBandits("limits", deck(bank={"bank-holiday": 0}, bonus={"bank": 100_000}))
    for amount in (-1, 100_001):
        with pytest.raises(fistful.BadDeck):
            BoomtownBandits("beyond", deck(bank={"bank-holiday": amount}))


@pytest.mark.clause("BTB-44")
def test_a_deck_of_one_card_a_location_can_be_played() -> None:
    content: dict[str, Any] = {name: {"cash": [100]} for name in LOCATIONS} | {"bonus": HOUSE["bonus"]}
    position = BoomtownBandits("tiny", content).new(3, 1)
    assert fistful.playout(position, 1).winners


@pytest.mark.clause("BTB-44")
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (deck(bank={"cash": [300]}), "same number of cards"),
        (deck(bank={"cash": [300] * 9}), "too many cards"),
        (deck(bank={"bank-holiday": [200, 200]}), "too many Bank Holiday cards"),
        (deck(mine={"canary": [200, 300]}), "different money"),
        (deck(bank={"bank-holiday": -1}), "money from 0"),
        (deck(bank={"bank-holiday": True}), "money from 0"),
        (deck(bank={"canary": 200}), "does not know"),
        (deck(casino={"cash": [1]}), "does not know"),
        (deck(mine=None), "table of cards"),
        (deck(bonus={"casino": 5}), "bonus for each"),
        (deck(bonus={"bank": "much"}), "money from 0"),
    ],
)
def test_a_deck_that_breaks_the_rules_is_refused_with_a_reason(content: dict[str, Any], words: str) -> None:
    with pytest.raises(fistful.BadDeck, match=words):
        BoomtownBandits("bad", content)


PLAY_THE_CARD = """
from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, told

pos = draw("A: closing-time\\nat saloon: B shooter, C coward\\nat bank: A shooter\\nnow: after-reveal")
assert asked(pos) == "A"
do(pos, "A: play closing-time")
assert cards_of(pos, "face up A") == ["closing-time"]
assert told(pos).count("sent-home") == 2
"""


def test_the_card_of_the_page_needs_only_its_declaration_and_its_money(tmp_path: Path) -> None:
    (money,) = re.findall(r"`(closing-time = \d+)`", PAGE)
    cash = "tip-off-the-law = 100\ncash = ["
    changes = [
        Change("boomtown_bandits/cards.py", "\n)\n\nNUMBERS", f"\n    {declared(PAGE)},\n)\n\nNUMBERS"),
        Change("boomtown_bandits/decks/house.toml", f"{cash}200, ", f"{money}\n{cash}"),
    ]
    run_changed(tmp_path, changes, PLAY_THE_CARD)


def test_the_page_lists_every_effect() -> None:
    effects = list(dict.fromkeys(type(card.effect).__name__ for card in NAMED if card.windows))
    assert sorted(re.findall(r"^\| `(\w+)\(\w*\)` \|", PAGE, re.MULTILINE)) == sorted(effects)
