"""Studies of real games, and their reports as JSON, in the terminal and as a page."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

import fistful
from fistful.balance.findings import findings
from fistful.balance.report import differences, html, show
from fistful.balance.study import Study, Terms, play_study
from fistful.balance.words import feat_rows
from fistful.cli.main import command
from tests.arena.here import Here

WHISKY = """extra_sip = 10
extra_shot = 0
[nuggets]
1 = 3
"""
"""A deck in which nuggets cannot win."""


def studied(slug: str, games: int, seats: int = 2, deck: str | None = None, workers: int = 1) -> Study:
    terms = Terms(fistful.game(slug, deck), "deputy", seats, {}, games, 3)
    return play_study(terms, Here(workers), lambda _: None)


@pytest.fixture(scope="module")
def whisky(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("decks") / "whisky.toml"
    path.write_text(WHISKY)
    return path


def test_a_study_is_repeated_exactly_however_many_games_are_in_flight() -> None:
    assert studied("loot-shoot-whisky", 6).tales == studied("loot-shoot-whisky", 6, workers=3).tales


def test_players_of_a_study_are_handed_views_and_nothing_else() -> None:
    engine = Here()
    play_study(Terms(fistful.game("looterz"), "greenhorn", 2, {}, 1, 3), engine, lambda _: None)
    assert len(engine.handed) > 20
    for level, view, seed in engine.handed:
        assert level == "greenhorn" and isinstance(seed, int) and isinstance(view, bytes)
        assert not fistful.view_from_json(view).open


def test_shares_of_all_seats_and_endings_add_up() -> None:
    found = findings(studied("wild-shots", 3, seats=3))
    for shares in (found["seats"], found["turn_order"], found["endings"].values()):
        assert sum(each["share"] for each in shares) == pytest.approx(1, abs=1e-3)
    assert found["rounds"]["histogram"] == {4: 3}
    assert set(found["decides"]["spared"]) == {f"round {number}" for number in range(1, 5)}


def test_a_deck_without_gold_never_ends_by_nuggets_and_differs_from_the_house_deck(whisky: Path) -> None:
    found = [findings(studied("loot-shoot-whisky", 60, deck=deck)) for deck in (None, str(whisky))]
    assert "nuggets" in found[0]["endings"] and "nuggets" not in found[1]["endings"]
    report = {"game": "loot-shoot-whisky", "seats": 2, "level": "deputy", "partial": False, "games": 60, "decks": found}
    assert any(
        "ends by at least nine nuggets" in line and "0.0% ± 0.0 with whisky" in line for line in differences(report)
    )
    assert "N1" not in found[0]["decides"]["looted"]


def test_the_command_sets_two_decks_side_by_side(tmp_path: Path, whisky: Path) -> None:
    page = tmp_path / "balance.html"
    words = ["balance", "loot-shoot-whisky", "--games", "12", "--workers", "1", "--json", "--report", str(page)]
    done = CliRunner().invoke(command, [*words, "--deck", "house", "--deck", str(whisky)])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert [found["deck"] for found in report["decks"]] == ["house", str(whisky)]
    assert [found["games"] for found in report["decks"]] == [12, 12]
    assert report["made_by"].startswith("fistful balance loot-shoot-whisky --level deputy --seats 2 --games 12")
    text = page.read_text("utf-8")
    assert text.count("<svg") == 4
    assert "four bullets" in text and "extra sip" in text
    for outside in ("<script", "<link", "<img", "src="):
        assert outside not in text


def test_the_tables_fit_in_eighty_columns(whisky: Path) -> None:
    found = [findings(studied("loot-shoot-whisky", 10, deck=deck)) for deck in (None, str(whisky))]
    report = {"game": "loot-shoot-whisky", "seats": 2, "level": "deputy", "partial": False, "games": 10, "decks": found}
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        show(report, console)
    printed = capture.get()
    assert "an empty bottle" in printed and "Swing" in printed
    assert "whisky" in printed and "house" in printed
    for row in feat_rows(report, "looted"):
        assert any(all(cell in line for cell in row if cell) for line in printed.splitlines()), row


def test_a_long_list_is_cut_to_what_swings_most() -> None:
    report = {"game": "wild-shots", "decks": [findings(studied("wild-shots", 2))]}
    every, few = feat_rows(report, "took"), feat_rows(report, "took", 5)
    assert len(few) == 5 < len(every)
    swings = [abs(float(row[3].rstrip("%"))) for row in every]
    assert min(abs(float(row[3].rstrip("%"))) for row in few) >= sorted(swings)[-5]


def test_a_page_of_one_deck_says_how_it_was_made() -> None:
    study = findings(studied("looterz", 2))
    report = {
        "game": "looterz",
        "seats": 2,
        "level": "deputy",
        "partial": False,
        "games": 2,
        "decks": [study],
        "made_by": "by <hand>",
    }
    page = html(report)
    assert "by &lt;hand&gt;" in page
    assert "Death Knight" in page


@pytest.mark.parametrize(
    "words",
    [
        ["--level", "marshal"],
        ["--seats", "9"],
        ["--deck", "none.toml"],
        ["--option", "horses=4"],
    ],
)
def test_a_study_that_cannot_be_is_refused(words: list[str]) -> None:
    done = CliRunner().invoke(command, ["balance", "wild-shots", *words])
    assert isinstance(done.exception, fistful.FistfulError)


def test_more_than_two_decks_are_refused() -> None:
    done = CliRunner().invoke(command, ["balance", "wild-shots", *["--deck", "house"] * 3])
    assert done.exit_code == 2
    assert "At most two decks" in done.output
