"""What `fistful` alone says."""

from __future__ import annotations

import re

import pytest

import fistful
from fistful.cli import greeting
from fistful.cli.main import command


def test_the_greeting_names_the_games_and_commands_that_exist(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    greeting.greet()
    said = capsys.readouterr().out
    assert all(fistful.game(slug).title in said for slug in fistful.games())
    offered = re.findall(r"^  fistful (\w+)", said, re.MULTILINE)
    assert {"play", "serve", "games", "rules"} <= set(offered) <= set(command.commands)


@pytest.mark.parametrize("missing", [False, True])
def test_the_greeting_fits_in_eighty_columns(
    missing: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(greeting, "installed", lambda _: not missing)
    greeting.greet()
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert len([line for line in lines if line.startswith("  fistful ")]) == len(greeting.OFFERS)
    assert ('pip install "fistful[server]"' in "\n".join(lines)) is missing
