"""Deck files: what is refused, and custom cards."""

from __future__ import annotations

import dataclasses
import random
import re
from pathlib import Path
from typing import Any

import pytest

import fistful
from fistful import locales
from fistful.games.looterz.card import Card
from fistful.games.looterz.deck import KNOWN_ENTRIES, NUMBERS, LooterzDeck
from fistful.games.looterz.effects import EFFECTS, LoseLife
from fistful.games.looterz.game import Looterz
from tests.rules.looterz.table import asked, options, party, play, table

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "adding-a-card.md"
HOUSE = ROOT / "src" / "fistful" / "games" / "looterz" / "decks" / "house.toml"
KING = {"life": 3, "power": 1, "copies": 8}


def deck(**entry: object) -> dict[str, Any]:
    """A deck of kings whose entry is changed so."""
    return {"looterz": {"king": {name: value for name, value in {**KING, **entry}.items() if value is not None}}}


@pytest.mark.clause("LTZ-38")
def test_the_house_deck_has_sixty_cards_of_twenty_kinds_three_of_each() -> None:
    house = fistful.game("looterz").deck
    assert isinstance(house, LooterzDeck)
    assert house.size == 60
    assert [kind.copies for kind in house.kinds] == [3] * 20


@pytest.mark.clause("LTZ-38")
@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({}, "no-looterz"),
        ({"looterz": {}}, "no-looterz"),
        ({**deck(), "rounds": 3}, "unknown-entry"),
        ({"looterz": {"King": KING}}, "kind-name"),
        ({"looterz": {"king2": KING}}, "kind-name"),
        ({"looterz": {"king": 8}}, "kind-entry"),
        (deck(wings=2), "unknown-line"),
        (deck(life=None), "number"),
        (deck(life=0), "number"),
        (deck(life=7), "number"),
        (deck(power=0), "number"),
        (deck(power=7), "number"),
        (deck(power=True), "number"),
        (deck(copies=0), "number"),
        (deck(copies="many"), "number"),
        (deck(attacks=0), "number"),
        (deck(taunt="yes"), "taunt"),
        (deck(activation="fly"), "unknown-effect"),
        (deck(activation=3), "unknown-effect"),
        (deck(activation="destroy 2"), "effect-number"),
        (deck(activation="draw 7"), "effect-number"),
        (deck(activation="draw 2 3"), "effect-number"),
        (deck(activation="return-to-hand"), "keyword"),
        (deck(last_wish="drain-life"), "keyword"),
        (deck(copies=7), "too-few-cards"),
        ({"looterz": {"king" + "s" * number: KING for number in range(61)}}, "too-many-kinds"),
    ],
)
def test_a_deck_that_breaks_the_rules_is_refused_in_one_sentence(content: dict[str, Any], code: str) -> None:
    with pytest.raises(fistful.BadDeck) as refused:
        Looterz("mine", content)
    assert refused.value.code == code
    for language in locales.LANGUAGES:
        assert re.fullmatch(r"[^\n]+\.", refused.value.said(language))
    assert "mine" in str(refused.value)


@pytest.mark.clause("LTZ-38")
def test_a_deck_needs_four_cards_a_seat() -> None:
    game = Looterz("mine", deck(copies=11))
    assert game.new(2, 1).to_act
    with pytest.raises(fistful.BadDeck) as refused:
        game.new(3, 1)
    assert refused.value.code == "too-few-cards"
    assert Looterz("mine", deck(copies=12)).new(3, 1).to_act


@pytest.mark.clause("LTZ-38")
def test_numbers_and_abilities_of_a_card_can_be_replaced() -> None:
    game = Looterz("mine", deck(life=6, power=6, activation="none", taunt=True, recruitment="draw 2", attacks=3))
    (kind,) = game.looterz_deck.kinds
    assert (kind.life, kind.power) == (6, 6)
    assert kind.card.text() == "Recruitment: draw 2 cards. Taunt. Its attack action is 3 attacks."


def test_the_action_table_has_the_kinds_of_the_deck() -> None:
    house = fistful.game("looterz")
    mine = Looterz("mine", deck())
    assert house.action_count - mine.action_count == 3 * 19
    assert mine.text(mine.action("recruit king")) == "recruit king"
    with pytest.raises(fistful.BadNotation):
        mine.action("recruit orc")


@pytest.mark.parametrize("effect", EFFECTS, ids=[effect.name for effect in EFFECTS])
def test_every_effect_can_be_played_under_every_keyword_it_goes_with(effect: Any) -> None:
    """Games with such a deck end, and look right from every seat at every moment."""
    kinds: dict[str, Any] = {"hydra": {"life": 4, "power": 1, "copies": 6}}
    for keyword in effect.keywords:
        declared = f"{effect.name} 2" if effect.counted else effect.name
        kinds[f"by-{keyword.replace('_', '-')}"] = {"life": 2, "power": 2, "copies": 6, keyword: declared}
    game = Looterz("mine", {"looterz": kinds})
    for seats in (2, 3):
        for seed in range(3):
            pos = game.new(seats, seed)
            dice = random.Random(seed)
            for number in range(10**6):
                if pos.over:
                    break
                (seat,) = pos.to_act
                pos.play(seat, dice.choice(pos.actions(seat)))
                if number % 5 == 0:
                    for audience in [*range(seats), None]:
                        view = pos.view(audience)
                        assert view.imagine(seed).view(audience).to_json() == view.to_json()
            assert pos.over


def shown(language: str) -> list[str]:
    """The examples on the page in this language."""
    return re.findall(rf"```{language}\n(.*?)\n```", PAGE.read_text("utf-8"), re.DOTALL)


def game_of_the_page(folder: Path) -> Looterz:
    """The house deck with the line of the page added, from a file."""
    (line,) = shown("toml")
    file = folder / "mine.toml"
    file.write_text(f"{HOUSE.read_text('utf-8')}{line}\n", "utf-8")
    game = fistful.game("looterz", str(file))
    assert isinstance(game, Looterz)
    return game


def test_the_card_of_the_page_says_what_the_page_says(tmp_path: Path) -> None:
    mimic = game_of_the_page(tmp_path).looterz_deck.kinds[-1]
    assert (mimic.card.name, mimic.life, mimic.power, mimic.copies) == ("mimic", 2, 3, 3)
    assert f"*{mimic.card.text()}*" in PAGE.read_text("utf-8")


def test_the_card_of_the_page_is_recruited_taunts_and_has_its_last_wish(tmp_path: Path) -> None:
    pos = table(
        """
        > A 0 | hydra | mimic king
          B 0 | assassin king | orc king
          pile king king king
        """,
        phase="second",
        deck=game_of_the_page(tmp_path).deck.content,
    )
    play(pos, "A recruit mimic", "B draw", "B use 1")
    assert options(pos) == ["pick A2", "pick B2"]
    play(pos, "B pick A2")
    assert asked(pos) == "A lose-life"
    play(pos, "A pick B2")
    assert party(pos, "B") == ["assassin:1", "king:1"]


def test_games_with_the_card_of_the_page_are_played_to_their_end(tmp_path: Path) -> None:
    game = game_of_the_page(tmp_path)
    outcomes = [fistful.playout(game.new(seats, seed), seed) for seats in game.seats for seed in range(10)]
    assert all(outcome.winners for outcome in outcomes)


def test_the_line_for_the_house_list_declares_the_same_card(tmp_path: Path) -> None:
    (declared,) = shown("python")
    card = eval(declared, {"Card": Card, "LoseLife": LoseLife})
    assert card.text() == game_of_the_page(tmp_path).looterz_deck.kinds[-1].card.text()


def test_the_page_lists_every_keyword() -> None:
    keywords = [field.name for field in dataclasses.fields(Card) if field.name != "name"]
    listed = re.findall(r"^\| `([a-z_]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert listed[: len(keywords)] == keywords == [entry for entry in KNOWN_ENTRIES if entry not in NUMBERS]


def test_the_page_lists_every_effect() -> None:
    listed = re.findall(r"^\| `([a-z-]+)( n)?` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    effects = [(name, bool(number)) for name, number in listed if name not in KNOWN_ENTRIES]
    assert effects == [(effect.name, effect.counted) for effect in EFFECTS]


COUNTED = {
    "looterz": {
        "abbot": {"life": 1, "power": 1, "copies": 9, "activation": "heal-yours 3"},
        "brigand": {"life": 1, "power": 1, "copies": 9, "activation": "steal 3"},
        "count": {"life": 4, "power": 1, "copies": 9, "activation": "drain-life 3"},
        "scribe": {"life": 2, "power": 1, "copies": 9, "activation": "draw 2"},
        "priest": {"life": 1, "power": 1, "copies": 9, "activation": "sacrifice-for-loot 2"},
        "shaman": {"life": 1, "power": 1, "copies": 20, "recruitment": "raise"},
    }
}


@pytest.mark.clause("LTZ-34")
def test_more_healing_stops_at_the_starting_life_as_well() -> None:
    pos = table("> A 0 | abbot count:2 count:1 | shaman abbot\n B 0 | |", deck=COUNTED)
    play(pos, "A use 1")
    assert party(pos, "A") == ["abbot:1", "count:4", "count:4"]


@pytest.mark.clause("LTZ-19")
@pytest.mark.parametrize(("theirs", "taken"), [(2, 2), (5, 3)])
def test_nobody_steals_more_than_there_is(theirs: int, taken: int) -> None:
    pos = table(f"> A 1 | brigand | shaman abbot\n B {theirs} | |", deck=COUNTED)
    play(pos, "A use 1")
    assert list(pos.loot) == [1 + taken, theirs - taken]


@pytest.mark.clause("LTZ-34")
@pytest.mark.parametrize(
    ("own", "theirs", "moved"), [(4, "count:4", 2), (1, "count:2", 2), (1, "count:4", 3)], ids=["six", "all", "three"]
)
def test_no_more_life_is_moved_than_there_is_and_than_there_is_room_for(own: int, theirs: str, moved: int) -> None:
    pos = table(f"> A 0 | count:{own} | shaman abbot\n B 0 | {theirs} |", deck=COUNTED)
    play(pos, "A use 1")
    assert party(pos, "A") == [f"count:{own + moved}"]
    left = int(theirs[-1]) - moved
    assert party(pos, "B") == ([f"count:{left}"] if left else [])


def test_an_effect_may_draw_or_gain_more_than_one() -> None:
    pos = table("> A 0 | scribe priest | shaman\n B 0 | |\n pile abbot count scribe", deck=COUNTED)
    play(pos, "A use 1")
    assert pos.hand_sizes[0] == 3
    play(pos, "A use 2")
    assert list(pos.loot) == [2, 0]


@pytest.mark.clause("LTZ-33")
def test_with_twelve_looterz_a_recruitment_raises_nobody() -> None:
    eleven = "shaman " * 11
    pos = table(f"> A 0 | {eleven} | shaman abbot\n B 0 | |\n graveyard count scribe", phase="first", deck=COUNTED)
    play(pos, "A recruit shaman")
    assert len(party(pos, "A")) == 12
    assert asked(pos) == "A dungeon"
