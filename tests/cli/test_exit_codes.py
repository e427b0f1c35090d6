"""Exit codes: 0 done, 1 refused (one sentence), 2 not understood (with the usage)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fistful.cli.main import command
from tests.cli.conftest import Call

ROOT = Path.cwd()

DONE = (
    "",
    "--help",
    "games",
    "games --json",
    "rules wild-shots --clause WSH-8",
    "simulate loot-shoot-whisky --games 2",
    "simulate loot-shoot-whisky --games 2 --deck house",
    "doctor",
    *(f"{name} --help" for name in command.commands),
)
REFUSED = (
    "rules poker",
    "rules wild-shots --clause WSH-99",
    "play poker",
    "play wild-shots --level marshal",
    "play wild-shots --seats 9",
    "play wild-shots --record none/game.json",
    "simulate poker",
    "simulate wild-shots --seats 9",
    "simulate wild-shots -o horses=4",
    "simulate wild-shots --deck none.toml",
    "arena poker deputy greenhorn",
    "arena wild-shots deputy",
    "arena wild-shots deputy marshal",
    "arena wild-shots deputy greenhorn --seats 9",
    "arena wild-shots deputy greenhorn --report none/match.html",
    "balance poker",
    "balance wild-shots --level marshal",
    "balance wild-shots --deck none.toml",
    "balance wild-shots --report none/balance.html",
    "train poker --out values.json",
    "train wild-shots --out values.json",
    "train loot-shoot-whisky --out none/values.json",
    "exploit poker legend",
    "exploit wild-shots legend",
    "lobby http://127.0.0.1:9 --list",
    "lobby http://127.0.0.1:9 --open poker",
    "replay none.json",
    "verify none.json",
    "admin tables --data none",
    "admin figures --json --data none",
    "admin page --data none",
    "admin close abc --data none",
    "backup copy.db --data none",
    "restore none.db --data none",
)
NOT_UNDERSTOOD = (
    "fly",
    "--fly",
    "play --language xx",
    "play --seed minus",
    "serve --port many",
    "games wild-shots",
    "rules",
    "rules wild-shots --language xx",
    "simulate",
    "simulate wild-shots --games 0",
    "simulate wild-shots --games many",
    "arena",
    "arena wild-shots",
    "arena wild-shots deputy greenhorn --engine steam",
    "balance wild-shots --deck a --deck b --deck c",
    "train loot-shoot-whisky",
    "train loot-shoot-whisky --slips 2 --out values.json",
    "exploit loot-shoot-whisky deputy",
    "lobby ftp://saloon",
    "lobby http://127.0.0.1:9 --clock sundial",
    "replay",
    "verify one two",
    "admin --fly",
    "admin fly",
    "admin tables --status odd",
    "admin close",
    "admin ban",
    "admin rename Eddie",
    "backup",
    "restore",
    "doctor --fly",
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("words", DONE)
def test_what_is_done_ends_with_0(words: str, call: Call) -> None:
    done = call(*words.split())
    assert (done.code, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("words", REFUSED)
def test_what_is_refused_ends_with_1_and_one_sentence(words: str, call: Call, elsewhere: Path) -> None:
    done = call(*words.split())
    assert (done.code, done.stdout) == (1, "")
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("fistful: ")
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("words", NOT_UNDERSTOOD)
def test_what_is_not_understood_ends_with_2_and_the_usage(words: str, call: Call) -> None:
    done = call(*words.split())
    assert (done.code, done.stdout) == (2, "")
    assert done.stderr.startswith("Usage: fistful")


def test_every_command_is_in_these_lists() -> None:
    names = set(command.commands)
    assert {words.split()[0] for words in NOT_UNDERSTOOD} >= names
    assert {words.split()[0] for words in REFUSED} >= names - {"serve", "games", "doctor"}


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "fistful", "rules", "looterz"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
