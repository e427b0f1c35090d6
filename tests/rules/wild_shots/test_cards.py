"""The deck: colours, values, symbols, Snake Oil, and files that are refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fistful
from fistful.engine import bitset
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.facts import CARD_TEXTS, SYMBOLS
from tests.rules.wild_shots.table import at, play

HOUSE = fistful.game("wild-shots").deck
ROWS = {
    "red": "-  -  S  R  -  H  -  W  R  H",
    "black": "S  R  -  W  H  -  R  S  -  R",
    "green": "R  -  H  -  R  S  -  R  H  W",
    "blue": "H  W  R  -  -  R  H  -  -  S",
}
OIL = {"revolver": 5, "hat": 4, "star": 3, "wanted": 2}


def deck_file(folder: Path, rows: dict[str, str] = ROWS, oil: dict[str, int] = OIL, more: str = "") -> str:
    lines = [more, "[cards]", *[f'{colour} = "{row}"' for colour, row in rows.items()]]
    lines += ["[snake_oil]", *[f"{symbol} = {count}" for symbol, count in oil.items()]]
    path = folder / "mine.toml"
    path.write_text("\n".join(lines))
    return str(path)


def bearers(symbol: str) -> list[str]:
    assert isinstance(HOUSE, WildShotsDeck)
    return [CARD_TEXTS[card] for card in bitset.listed(HOUSE.bearers[SYMBOLS.index(symbol)])]


@pytest.mark.clause("WSH-1")
def test_two_to_four_play_with_forty_cards_and_fourteen_snake_oil() -> None:
    game = fistful.game("wild-shots")
    assert list(game.seats) == [2, 3, 4]
    assert game.action_count == 40
    assert len(game.new(2, 1).whereabouts()["snake oil"]) == 14
    for seats in (1, 5):
        with pytest.raises(fistful.BadSetup):
            game.new(seats)


@pytest.mark.clause("WSH-2", "WSH-19")
def test_ten_revolvers_seven_hats_five_stars_four_posters_and_none_twice_on_a_card() -> None:
    counts = {symbol: len(bearers(symbol)) for symbol in SYMBOLS}
    assert counts == {"revolver": 10, "hat": 7, "star": 5, "wanted": 4}
    marked = [card for symbol in SYMBOLS for card in bearers(symbol)]
    assert len(marked) == len(set(marked)) == 26


def test_screens_are_told_which_symbols_a_card_bears() -> None:
    symbols = {card.code: card.symbols for card in fistful.game("wild-shots").cards()}
    assert symbols["R4"] == ("revolver",)
    assert symbols["G10"] == ("wanted",)
    assert symbols["R1"] == ()
    assert len([card for card in symbols if symbols[card]]) == 26


@pytest.mark.clause("WSH-18")
def test_four_colours_with_the_values_one_to_ten() -> None:
    game = fistful.game("wild-shots")
    texts = [game.text(action) for action in range(40)]
    assert Counter(text[0] for text in texts) == {"R": 10, "K": 10, "G": 10, "B": 10}
    assert {int(text[1:]) for text in texts} == set(range(1, 11))


@pytest.mark.clause("WSH-22")
def test_the_house_deck_has_its_symbols_where_the_table_says() -> None:
    letters = {"R": "revolver", "H": "hat", "S": "star", "W": "wanted"}
    for colour, row in zip("RKGB", ROWS.values(), strict=True):
        for value, mark in enumerate(row.split(), start=1):
            bears = [symbol for symbol in SYMBOLS if f"{colour}{value}" in bearers(symbol)]
            assert bears == ([] if mark == "-" else [letters[mark]])
    oil = fistful.game("wild-shots").new(2, 1).whereabouts()["snake oil"]
    assert Counter(oil) == OIL


@pytest.mark.clause("WSH-22")
def test_an_owner_may_play_another_deck(tmp_path: Path) -> None:
    rows = {**ROWS, "red": "R  -  S  -  -  H  -  W  R  H", "green": "-  -  H  R  R  S  -  R  H  W"}
    game = fistful.game("wild-shots", deck=deck_file(tmp_path, rows, {**OIL, "revolver": 4, "star": 4}))
    position = game.new(4, 1)
    assert Counter(position.whereabouts()["snake oil"])["star"] == 4
    view = fistful.view_from_json(position.view(0).to_json())
    assert view.imagine(1).view(0) == view
    assert fistful.replay(position.record().to_json()).view(0) == view


@pytest.mark.parametrize(
    ("rows", "oil", "more", "names"),
    [
        ({**ROWS, "red": "- - S"}, OIL, "", "red"),
        ({colour: row for colour, row in ROWS.items() if colour != "blue"}, OIL, "", "blue"),
        ({**ROWS, "red": "-  -  S  R  -  H  -  W  X  H"}, OIL, "", "red 9"),
        (ROWS, {**OIL, "revolver": 4}, "", "13"),
        (ROWS, {**OIL, "revolver": 6}, "", "15"),
        (ROWS, {**OIL, "revolver": 10**9}, "", "14"),
        (ROWS, {**OIL, "revolver": -5}, "", "revolver"),
        (ROWS, {**OIL, "horse": 1}, "", "horse"),
        (ROWS, OIL, 'price = "free"', "price"),
        ({colour: row.replace("W", "-") for colour, row in ROWS.items()}, OIL, "", "wanted"),
    ],
)
@pytest.mark.clause("WSH-22")
def test_a_deck_with_wrong_counts_or_unknown_marks_is_refused(
    tmp_path: Path, rows: dict[str, str], oil: dict[str, int], more: str, names: str
) -> None:
    path = deck_file(tmp_path, rows, oil, more)
    with pytest.raises(fistful.BadDeck) as refused:
        fistful.game("wild-shots", deck=path)
    assert names in str(refused.value)
    assert path in str(refused.value)


TIED = {**ROWS, "blue": "H  W  R  R  -  R  H  -  -  S"}
"""Red 4 and blue 4 both bear the revolver."""


@pytest.mark.clause("WSH-11")
def test_a_symbol_twice_on_one_value_is_refused(tmp_path: Path) -> None:
    with pytest.raises(fistful.BadDeck) as refused:
        fistful.game("wild-shots", deck=deck_file(tmp_path, TIED))
    assert "revolver" in str(refused.value)
    assert "value 4" in str(refused.value)


@pytest.mark.clause("WSH-11")
@pytest.mark.parametrize(("rule", "winner"), [("first", 1), ("last", 2)])
def test_a_deck_may_say_which_of_two_equal_trumps_wins(tmp_path: Path, rule: str, winner: int) -> None:
    drawing = """
        round 1, trump revolver, A leads
        A: R10 K1
        B: R4 K3
        C: B4 K6
    """
    position = at(drawing, deck=deck_file(tmp_path, TIED, more=f'equal_trumps = "{rule}"'))
    play(position, "R10", "R4", "B4")
    took, _last = [event for event in position.take_events() if event.code == "took"]
    assert (took.public["seat"], took.public["why"], took.clause) == (winner, f"{rule}-trump", "WSH-11")


@pytest.mark.clause("WSH-11")
def test_another_word_for_equal_trumps_is_refused(tmp_path: Path) -> None:
    with pytest.raises(fistful.BadDeck, match="equal_trumps"):
        fistful.game("wild-shots", deck=deck_file(tmp_path, TIED, more='equal_trumps = "both"'))
