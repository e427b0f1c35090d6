"""The `fistful` command as a person types it: in a separate process, judged by what it prints."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fistful
from tests.tables import random_move


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command with these words."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "fistful", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
    )


def fine(*words: str, typed: str = "") -> str:
    done = run(*words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def wrong(*words: str) -> str:
    """What a command that cannot work says: one sentence, no traceback, exit code 1."""
    done = run(*words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    position = fistful.game("loot-shoot-whisky").new(2, bytes(32))
    dice = random.Random(1)
    while not position.over:
        position.play(*random_move(position, dice))
    path = tmp_path / "game.json"
    path.write_bytes(position.record().with_players("Ann", "Bob").to_json())
    return path


def test_games_lists_every_game_with_seats_and_options() -> None:
    listed = fine("games")
    for slug in fistful.games():
        (line,) = [line for line in listed.splitlines() if line.startswith(slug)]
        for option in fistful.game(slug).options:
            assert option.name in listed
        assert str(fistful.game(slug).seats[-1]) in line


@pytest.mark.parametrize("slug", fistful.games())
def test_rules_prints_the_rules(slug: str) -> None:
    printed = fine("rules", slug)
    assert fistful.game(slug).title in printed
    assert "-1 (R)" in printed


def test_rules_prints_one_clause() -> None:
    printed = fine("rules", "wild-shots", "--clause", "wsh-8")
    assert "WSH-8" in printed
    assert "WSH-9" not in printed
    assert "no clause WSH-99" in run("rules", "wild-shots", "--clause", "WSH-99").stderr


def test_rules_are_read_in_the_language_asked_for() -> None:
    assert "Trumpf" in fine("rules", "wild-shots", "--clause", "WSH-8", "--language", "de")
    assert "atout" in fine("rules", "wild-shots", "--clause", "WSH-8", "--language", "fr")


@pytest.mark.parametrize("slug", fistful.games())
def test_simulate_reports_length_wins_and_endings(slug: str) -> None:
    seats = fistful.game(slug).seats[-1]
    found = json.loads(fine("simulate", slug, "--games", "20", "--seats", str(seats), "--json"))
    assert found["games"] == 20
    assert len(found["wins"]) == seats
    assert sum(found["endings"].values()) == pytest.approx(1, abs=0.01)
    assert found["decisions"]["shortest"] <= found["decisions"]["mean"] <= found["decisions"]["longest"]


def test_simulate_draws_a_table_and_repeats_itself() -> None:
    words = ("simulate", "wild-shots", "--games", "10", "--seats", "3", "--seed", "4", "-o", "piatnik-scoring=yes")
    printed = fine(*words)
    assert "10 random games of wild-shots" in printed
    assert "wins of seat C" in printed
    assert "ends by fewest minus points" in printed
    assert fine(*words) == printed


def test_balance_prints_what_a_designer_wants_to_know() -> None:
    printed = fine("balance", "loot-shoot-whisky", "--games", "20", "--workers", "1")
    assert printed.startswith("loot-shoot-whisky, 2 seats, deputy in every seat: 20 games with the deck house")
    for heading in ("how games end", "who wins", "length", "saloon cards looted", "bullets and sips taken"):
        assert heading in printed


def test_replay_tells_the_game_with_the_names_of_its_players(record: Path) -> None:
    told = fine("replay", str(record))
    assert told.startswith("Loot Shoot Whisky: Ann and Bob")
    assert "Ann plays" in told
    assert "Duell" in fine("replay", str(record), "--language", "de")


def test_verify_recomputes_the_deal(record: Path) -> None:
    said = fine("verify", str(record))
    assert "12 draws recomputed from the seed: all as noted." in said
    assert "decisions replayed" in said


def test_doctor_says_which_form_runs() -> None:
    said = fine("doctor")
    assert f"the rules run {'compiled' if fistful.compiled else 'interpreted'}" in said
    assert all(f"{slug}: a game played to its end" in said for slug in fistful.games())


def test_what_cannot_work_is_one_sentence(tmp_path: Path, record: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("not toml at all")
    cut = tmp_path / "cut.json"
    cut.write_bytes(record.read_bytes()[:100])
    assert "poker" in wrong("rules", "poker")
    assert "2 to 4" in wrong("simulate", "wild-shots", "--seats", "9")
    assert "horses" in wrong("simulate", "wild-shots", "-o", "horses=4")
    assert "purple" in wrong("simulate", "wild-shots", "-o", "piatnik_scoring=purple")
    assert "not TOML" in wrong("simulate", "wild-shots", "--deck", str(bad))
    assert "No such file" in wrong("simulate", "wild-shots", "--deck", str(tmp_path / "none.toml"))
    assert "fistful[ray]" in wrong("arena", "wild-shots", "deputy", "greenhorn", "--engine", "ray")
    for command in ("replay", "verify"):
        assert "cut off" in wrong(command, str(cut))
        assert "No such file" in wrong(command, str(tmp_path / "none.json"))
        assert "directory" in wrong(command, str(tmp_path))


@pytest.mark.parametrize("slug", fistful.games())
def test_a_game_can_be_played_to_its_end_by_typing_moves(slug: str, tmp_path: Path) -> None:
    """Every move of the table is typed in every round of questions; what is refused is said and asked again."""
    game = fistful.game(slug)
    path = tmp_path / "played.json"
    rounds = "".join(f"{game.text(action)}\n" for action in range(game.action_count))
    few = str(game.seats[0])
    words = ("play", slug, "--seats", few, "--seed", "1", "--name", "Ann", "--record", str(path))
    printed = fine(*words, typed=rounds * 400)
    assert game.title in printed
    assert fistful.verify(path.read_bytes()).outcome is not None
    assert "Ann" in printed


def test_without_a_name_the_first_game_of_the_lobby_is_played() -> None:
    first = min(map(fistful.game, fistful.games()), key=lambda game: game.about.lobby_order)
    assert first.title in fine("play", "--seed", "1", typed="quit\n")
    source = Path(fistful.__file__).parent / "cli" / "play.py"
    assert not [slug for slug in fistful.games() if slug in source.read_text("utf-8")]


@pytest.mark.parametrize("slug", fistful.games())
def test_a_mistyped_move_is_answered_with_one_of_the_moves_on_offer(slug: str) -> None:
    printed = fine("play", slug, "--seed", "1", typed="inside-job\nquit\n")
    said, example = re.search(r"“(.*)” is not a move in this game; a move looks like “(.*)”", printed).groups()  # type: ignore[union-attr]
    assert said == "inside-job"
    assert example in printed.partition("“inside-job”")[0], "it was on offer"


def test_a_card_can_be_read() -> None:
    printed = fine("play", "looterz", "--seed", "1", typed="card orc\ncard horse\nquit\n")
    assert "Recruitment" in printed
    assert "No card called “horse” has any text." in " ".join(printed.split())


def test_leaving_a_game_is_quiet_and_help_helps() -> None:
    printed = fine("play", "loot-shoot-whisky", "--seed", "1", typed="?\nmoves\ntable\nfly\nquit\n")
    assert "fistful rules loot-shoot-whisky" in printed
    assert "“fly” is not a move in this game" in printed
    assert "You left the table." in printed
    assert "You left the table." in fine("play", typed="")


def test_the_command_starts_without_what_only_a_full_screen_needs() -> None:
    """Their import takes as long as all the rest."""
    check = "import sys, fistful.cli; print(sorted({'textual', 'websockets', 'urllib.request'} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", check], text=True) == "[]\n"
