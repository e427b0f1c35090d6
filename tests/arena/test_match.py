"""Matches: who sits where, what players are handed, and that a match can be repeated."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

import fistful
from fistful.arena.deals import pairings
from fistful.arena.engines import Processes
from fistful.arena.match import Terms, play_match
from fistful.arena.report import html, rows, terminal_table
from fistful.arena.results import Results
from fistful.arena.sequence import Evidence
from fistful.bots.thinking import think
from fistful.cli.main import command
from fistful.engine.wire import Outcome
from tests.arena.here import Here, Unruly


def terms(
    slug: str = "wild-shots", seats: int = 3, games: int = 4, until_sure: bool = False, at_least: int = 0
) -> Terms:
    return Terms(fistful.game(slug), ("deputy", "greenhorn"), seats, {}, games, 5, until_sure, at_least)


def nothing(_: int) -> None:
    """No progress bar."""


def test_players_are_handed_their_view_as_json_and_nothing_else() -> None:
    engine = Here()
    play_match(terms(), engine, nothing)
    assert len(engine.handed) > 100
    for level, view, seed in engine.handed:
        assert level in ("deputy", "greenhorn")
        assert isinstance(view, bytes) and isinstance(seed, int)
        seen = fistful.view_from_json(view)
        assert seen.seat is not None and seen.actions and not seen.open


def test_a_match_is_repeated_exactly_however_many_games_are_in_flight() -> None:
    one = play_match(terms(), Here(1), nothing)
    other = play_match(terms(), Here(4), nothing)
    assert one.played == other.played
    assert one.decisions == other.decisions


def told(results: Results) -> dict[str, Any]:
    """Everything but how long it took."""
    summary = results.summary()
    for player in summary["players"]:
        del player["cpu_ms_per_decision"], player["slowest_ms"]
    return summary


@pytest.mark.parametrize("until_sure", [False, True])
def test_results_are_the_same_whatever_the_number_of_workers_and_in_whichever_order_they_answer(
    until_sure: bool,
) -> None:
    match = terms(games=40 if until_sure else 6, until_sure=until_sure)
    expected = told(play_match(match, Here(), nothing))
    assert expected["games"] < 40
    for workers in (1, 2, 4):
        engine = Unruly(workers)
        games: list[int] = []
        found = told(play_match(match, engine, games.append))
        engine.close()
        assert found == expected
        assert len(games) == expected["games"]


def test_a_match_stops_at_the_first_deal_that_makes_it_sure() -> None:
    results = play_match(terms(games=400, until_sure=True), Here(), nothing)
    deals = results.deals()
    assert results.games == 2 * len(deals) < 400
    (verdict,) = results.summary()["verdicts"]
    assert verdict["better"] == "deputy" and verdict["interval"][0] > 0
    decided = [
        Evidence((1 + one - other) / 2 for one, other in deals[:number]).excludes(0.5)
        for number in range(1, len(deals) + 1)
    ]
    assert decided.index(True) == len(deals) - 1
    assert not results.partial


def test_a_match_that_is_sure_goes_on_for_as_many_games_as_are_asked_for() -> None:
    sure = play_match(terms(games=400, until_sure=True), Here(), nothing).games
    assert play_match(terms(games=400, until_sure=True, at_least=sure + 3), Here(), nothing).games == sure + 4
    assert play_match(terms(games=400, until_sure=True, at_least=sure - 1), Here(), nothing).games == sure


def noted(results: Results, won: Sequence[int]) -> Results:
    """The results after deals of two games each, of which the first player won this many."""
    for deal, wins in enumerate(won):
        for game in pairings(deal, 2, 2):
            winner = game.seating.index(0 if game.turn < wins else 1)
            results.note(game, Outcome((winner,), (0, 0), "fewest-points"))
    return results


def test_a_match_of_a_fixed_size_has_the_narrower_intervals_of_its_size() -> None:
    won = [2, 1, 1, 2, 0, 1, 2, 1] * 5
    fixed = noted(Results("wild-shots", ("a", "b"), 2), won)
    sure = noted(Results("wild-shots", ("a", "b"), 2, until_sure=True), won)
    assert fixed.interval(0).mean == sure.interval(0).mean == 0.625
    assert sure.interval(0).low < fixed.interval(0).low and fixed.interval(0).high < sure.interval(0).high
    assert [fixed.summary()["verdicts"][0]["better"], sure.summary()["verdicts"][0]["better"]] == ["a", None]


@pytest.mark.parametrize("until_sure", [False, True])
def test_the_share_of_two_players_and_their_difference_say_the_same(until_sure: bool) -> None:
    results = noted(Results("wild-shots", ("a", "b"), 2, until_sure=until_sure), [2, 1, 2, 0, 1])
    share, other = results.interval(0), results.interval(1)
    assert results.difference(0, 1) == pytest.approx([2 * bound - 1 for bound in share])
    assert other == pytest.approx([1 - share.mean, 1 - share.high, 1 - share.low])


def test_more_players_need_more_to_be_sure_of_every_two() -> None:
    pair, three = Results("shootout", ("a", "b"), 2), Results("shootout", ("a", "b", "c"), 3)
    assert pair.pair_error == 0.05
    assert three.pair_error == pytest.approx(0.05 / 3)


def test_a_score_counts_against_the_mean_of_the_others() -> None:
    results = Results("wild-shots", ("a", "b"), 3)
    first, second = pairings(0, 2, 3)
    assert (first.seating, second.seating) == ((0, 1, 0), (1, 0, 1))
    results.note(first, Outcome((0,), (-2, -9, -6), "fewest-points"))
    results.note(second, Outcome((0,), (-1, -3, -4), "fewest-points"))
    assert results.score_difference(0) == (2.25, None)
    for game in pairings(1, 2, 3):
        results.note(game, Outcome((0,), (-4, -4, -4), "fewest-points"))
    assert list(results.score_difference(0)) == pytest.approx([1.125, 1.125])


def test_a_player_without_a_seat_has_no_score_in_that_game() -> None:
    results = Results("wild-shots", ("a", "b", "c"), 2)
    for game in pairings(0, 3, 2):
        results.note(game, Outcome((0,), (-1, -5), "fewest-points"))
    assert [results.score_difference(player)[0] for player in range(3)] == [0, 0, 0]


def test_the_win_of_nobody_is_shared_by_all_seats() -> None:
    results = Results("loot-shoot-whisky", ("a", "b"), 2)
    for game in pairings(0, 2, 2):
        results.note(game, Outcome((), (0, 0), "drawn"))
    assert results.deals() == [(0.5, 0.5)]


def test_a_deal_counts_when_all_its_games_are_played() -> None:
    results = Results("wild-shots", ("a", "b"), 4)
    first, second = pairings(0, 2, 4)
    results.note(first, Outcome((0,), (0, -1, -2, -3), "fewest-points"))
    assert results.deals() == []
    results.note(second, Outcome((0, 1), (0, 0, -2, -3), "fewest-points"))
    assert results.deals() == [(0.75, 0.25)]


def test_the_player_who_wins_more_is_rated_higher() -> None:
    results = Results("wild-shots", ("a", "b"), 2)
    for deal in range(10):
        for game in pairings(deal, 2, 2):
            results.note(game, Outcome((game.seating.index(0),), (0, 0), "fewest-points"))
    (better, _), (worse, _) = results.ratings()
    assert better > 25 > worse


def test_a_report_is_one_page_with_its_pictures_inside() -> None:
    results = play_match(terms("loot-shoot-whisky", 2, 20), Here(), nothing)
    page = html(results)
    assert page.count("<svg") == 2
    assert "deputy" in page and "loot-shoot-whisky, 2 seats: 20 games on 10 deals" in page
    for outside in ("<script", "<link", "<img", "src="):
        assert outside not in page


def test_the_table_of_a_match_fits_in_eighty_columns() -> None:
    player = {
        "level": "sheriff@0.05",
        "share": 1.0,
        "interval": [0.991, 1.0],
        "score_difference": -123.45,
        "rating": [32.45, 12.31],
        "simulations_per_search": 20000,
        "cpu_ms_per_decision": 215.62,
        "slowest_ms": 2001.2,
    }
    summary = {"game": "boomtown-bandits", "seats": 5, "partial": True, "games": 400, "deals": 200, "players": [player]}
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(terminal_table(summary))
    (line,) = [line for line in capture.get().splitlines() if line.startswith("sheriff")]
    for cell in rows(summary)[0]:
        assert cell in line


def test_processes_answer_as_this_process_does() -> None:
    position = fistful.game("wild-shots").new(2, 1)
    view = position.view(position.to_act[0]).to_json()
    engine = Processes(1)
    try:
        away = engine.submit("sheriff@0.001", view, 3).result(timeout=60)
    finally:
        engine.close()
    here = think("sheriff@0.001", view, 3)
    assert (away.action, away.simulations) == (here.action, here.simulations)


def test_the_command_plays_a_match_and_writes_a_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ["arena", "loot-shoot-whisky", "deputy", "greenhorn", "--games", "8", "--workers", "1", "--json"]
    done = CliRunner().invoke(command, [*words, "--report", str(page)])
    assert done.exit_code == 0, done.output
    summary = json.loads(done.stdout)
    assert summary["games"] == 8 and summary["deals"] == 4
    assert [player["level"] for player in summary["players"]] == ["deputy", "greenhorn"]
    assert sum(player["share"] for player in summary["players"]) == pytest.approx(1, abs=1e-3)
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_match_has_a_fresh_seed_with_which_it_can_be_played_again() -> None:
    words = ["arena", "wild-shots", "greenhorn", "greenhorn", "--games", "2", "--workers", "1", "--json"]
    first = json.loads(CliRunner().invoke(command, words).stdout)
    again = json.loads(CliRunner().invoke(command, [*words, "--seed", first["seed"]]).stdout)
    assert len(first["seed"]) == 64
    assert again["seed"] == first["seed"]
    assert [player["score_difference"] for player in again["players"]] == [
        player["score_difference"] for player in first["players"]
    ]


def test_a_seed_that_no_match_has_shown_is_not_understood() -> None:
    done = CliRunner().invoke(command, ["arena", "wild-shots", "deputy", "greenhorn", "--seed", "a" * 63])
    assert done.exit_code == 2
    assert "neither a whole number nor the seed that a match has shown" in done.output


@pytest.mark.parametrize("levels", [["deputy"], ["deputy", "marshal"]])
def test_a_match_without_players_is_refused(levels: list[str]) -> None:
    done = CliRunner().invoke(command, ["arena", "wild-shots", *levels])
    assert isinstance(done.exception, fistful.BadSetup)
