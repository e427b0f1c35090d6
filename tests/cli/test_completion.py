"""What a shell offers after the tab key."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import BashComplete

import fistful
from fistful.bots import levels
from fistful.cli.main import command


def offered(*words: str) -> list[str]:
    """What is offered for the last of these words."""
    *before, typed = words
    shell = BashComplete(command, {}, "fistful", "_FISTFUL_COMPLETE")
    return [each.value for each in shell.get_completions(before, typed)]


@pytest.mark.parametrize("name", ["play", "rules", "simulate", "arena", "balance", "train", "exploit"])
def test_games_are_offered(name: str) -> None:
    assert offered(name, "") == list(fistful.games())
    assert offered(name, "loot") == ["loot-shoot-whisky", "looterz"]


def test_levels_are_offered() -> None:
    assert offered("arena", "wild-shots", "") == list(levels())
    assert offered("arena", "wild-shots", "deputy", "sh") == ["sheriff"]
    assert offered("play", "--level", "g") == ["greenhorn"]
    assert offered("balance", "wild-shots", "--level", "le") == ["legend"]


@pytest.mark.parametrize("name", ["play", "simulate", "arena", "balance"])
def test_decks_are_offered(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "decks").mkdir()
    for file in ("mine.toml", "notes.txt", "decks/rich.toml", "decks/poor.toml"):
        (tmp_path / file).touch()
    assert offered(name, "looterz", "--deck", "") == ["house", "mine.toml"]
    assert offered(name, "looterz", "--deck", "m") == ["mine.toml"]
    assert offered(name, "looterz", "--deck", "decks/") == ["decks/poor.toml", "decks/rich.toml"]
    assert offered(name, "looterz", "--deck", f"{tmp_path}/m") == [f"{tmp_path}/mine.toml"]


def test_where_there_is_no_deck_the_shell_offers_files() -> None:
    shell = BashComplete(command, {}, "fistful", "_FISTFUL_COMPLETE")
    (only,) = shell.get_completions(["simulate", "looterz", "--deck"], "nowhere/")
    assert only.type == "file"


def test_a_shell_asks_and_is_answered() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fistful"],
        env={**os.environ, "_FISTFUL_COMPLETE": "bash_complete", "COMP_WORDS": "fistful rules wi", "COMP_CWORD": "2"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "plain,wild-shots\n"
