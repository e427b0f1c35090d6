"""`--json`: one line on stdout that has the shape that `docs/command-line.md` shows, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import fistful
from tests.cli.conftest import Call

PAGE = Path(__file__).resolve().parents[2] / "docs" / "command-line.md"
COMMANDS = {
    "games": "games --json",
    "simulate": "simulate wild-shots --games 3 --seats 3 --json",
    "arena": "arena wild-shots deputy greenhorn --games 4 --workers 1 --json",
    "doctor": "doctor --json",
}


def shown(name: str) -> object:
    """The example on the page."""
    example = re.search(rf"`fistful {name} --json`.*?```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert example is not None
    return json.loads(example[1])


def shape(value: object) -> object:
    """Keys and kinds; of a list, its first entry. A verdict that is open is null."""
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    if isinstance(value, list):
        return [shape(each) for each in value[:1]]
    if value is None or isinstance(value, str):
        return "text"
    return "number" if isinstance(value, int | float) and not isinstance(value, bool) else type(value).__name__


def printed(name: str, call: Call) -> dict[str, object]:
    done = call(*COMMANDS[name].split())
    assert (done.code, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    found: dict[str, object] = json.loads(line)
    return found


@pytest.mark.parametrize("name", ["simulate", "arena", "doctor"])
def test_json_has_the_shape_that_the_page_shows(name: str, call: Call) -> None:
    assert shape(printed(name, call)) == shape(shown(name))


def test_the_games_have_the_shape_that_the_page_shows(call: Call) -> None:
    listed = printed("games", call)["games"]
    assert isinstance(listed, list)
    assert [each["game"] for each in listed] == list(fistful.games())
    (example,) = shown("games")["games"]  # type: ignore[index]
    for each in listed:
        assert set(each) == set(example)
        assert all(set(option) == {"name", "default", "choices"} for option in each["options"])
    (wild_shots,) = [each for each in listed if each["game"] == "wild-shots"]
    assert shape(wild_shots) == shape(example)


def test_doctor_says_which_form_of_the_rules_runs(call: Call) -> None:
    found = printed("doctor", call)
    assert found["compiled"] is fistful.compiled
    assert found["played"] == list(fistful.games())
