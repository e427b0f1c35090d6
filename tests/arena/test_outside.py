"""Bots in files of one's own: they play in the arena, and what they answer wrongly costs them the move alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fistful
from fistful.arena.match import Terms, play_match
from fistful.arena.outside import ask, check_player, file_and_class
from fistful.arena.report import fault_line, html
from fistful.arena.results import Results
from fistful.bots import bot, check_level
from fistful.bots.deputy import Deputy
from tests.arena.here import Here

LAST = "class Bot:\n    def answer(self, view, seed):\n        return view.actions[-1]\n"


def written(folder: Path, code: str) -> str:
    """A file with this code, as the arena names it."""
    file = folder / "my_bot.py"
    file.write_text(code)
    return f"{file}:Bot"


def answering(folder: Path, what: str) -> str:
    return written(folder, f"class Bot:\n    def answer(self, view, seed):\n        {what}\n")


def view() -> fistful.View:
    position = fistful.game("wild-shots").new(3, 1)
    return position.view(position.to_act[0])


def match(player: str) -> Results:
    terms = Terms(fistful.game("wild-shots"), (player, "greenhorn"), 2, {}, 2, 1, False)
    return play_match(terms, Here(), lambda _: None)


def test_a_class_in_a_file_plays_in_the_arena(tmp_path: Path) -> None:
    player = written(tmp_path, LAST)
    words = ("arena", "wild-shots", player, "greenhorn", "--games", "2", "--workers", "1")
    done = subprocess.run(
        [sys.executable, "-m", "fistful", *words, "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [each["level"] for each in found["players"]] == [player, "greenhorn"]
    assert found["players"][0]["decisions"] > 20
    assert found["faults"] == []


def test_it_is_asked_with_a_view_and_a_seed_and_its_answer_is_played(tmp_path: Path) -> None:
    answer = ask(written(tmp_path, LAST), view().to_json(), 5)
    assert (answer.action, answer.simulations, answer.fault) == (view().actions[-1], 0, "")


def test_a_file_may_import_what_lies_beside_it_and_name_its_class_or_not(tmp_path: Path) -> None:
    (tmp_path / "bandit_habits.py").write_text("def choose(view):\n    return view.actions[0]\n")
    code = f"from bandit_habits import choose\n{LAST.replace('view.actions[-1]', 'choose(view)')}"
    player = written(tmp_path, code)
    assert ask(player, view().to_json(), 1).action == view().actions[0]
    assert file_and_class(player) == file_and_class(player.removesuffix(":Bot")) == (player.removesuffix(":Bot"), "Bot")
    assert file_and_class("C:\\bots\\mine.py:Deputy") == ("C:\\bots\\mine.py", "Deputy")
    assert file_and_class("sheriff@0.1") is None


@pytest.mark.parametrize(
    ("what", "wrong"),
    [
        ("return 10**6", "There is no action number 1,000,000 in this game."),
        ("return 'R5'", "TypeError: 'str' object cannot be interpreted as an integer"),
        ("return None", "TypeError: 'NoneType' object cannot be interpreted as an integer"),
        ("return view.hat", "AttributeError: 'WildShotsView' object has no attribute 'hat'"),
        ("raise SystemExit('enough')", "SystemExit: enough"),
    ],
)
def test_where_an_answer_is_not_a_legal_move_deputy_moves_and_the_reason_is_told(
    tmp_path: Path, what: str, wrong: str
) -> None:
    answer = ask(answering(tmp_path, what), view().to_json(), 3)
    assert answer.fault.startswith(wrong)
    assert answer.action == Deputy("deputy", "wild-shots").answer(view(), 3)


def test_a_move_that_the_rules_forbid_is_refused_with_the_reason_of_the_rules(tmp_path: Path) -> None:
    seen = view()
    illegal = next(action for action in range(40) if action not in seen.actions)
    with pytest.raises(fistful.IllegalMove) as refused:
        seen.imagine(1).play(seen.seat or 0, illegal)
    assert ask(answering(tmp_path, f"return {illegal}"), seen.to_json(), 1).fault == str(refused.value)


def test_a_match_goes_on_to_its_end_and_its_results_say_what_went_wrong(tmp_path: Path) -> None:
    player = answering(tmp_path, "raise KeyError('saloon')")
    results = match(player)
    (fault,) = results.summary()["faults"]
    assert results.games == 2
    assert fault == {"player": player, "count": results.decisions[0], "first": "KeyError: 'saloon'"}
    assert fault_line(fault).startswith(f"{player} gave no legal move {fault['count']} times, and deputy moved for it.")
    assert "gave no legal move" in html(results)
    assert "gave no legal move once" in fault_line({**fault, "count": 1})


def test_what_a_bot_prints_does_not_come_between_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = written(
        tmp_path, f"print('loading')\n{LAST.replace('return', 'print(seed)' + chr(10) + '        return')}"
    )
    assert not ask(player, view().to_json(), 77).fault
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.split() == ["loading", "77"]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import saloon_doors", "ModuleNotFoundError: No module named 'saloon_doors'"),
        ("bot = 1", "AttributeError: module 'my_bot' has no attribute 'Bot'"),
        ("class Bot:\n    pass", "AttributeError: 'Bot' object has no attribute 'answer'"),
        ("class Bot:\n    def __init__(self, level):\n        pass", "TypeError: Bot.__init__() missing 1 required"),
        ("class Bot", "SyntaxError: expected ':'"),
        ("raise SystemExit(1)", "SystemExit: 1"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_refused_in_words(tmp_path: Path, code: str, why: str) -> None:
    player = written(tmp_path, code)
    with pytest.raises(fistful.BadSetup) as refused:
        check_player(player, "wild-shots")
    assert str(refused.value).startswith(f"The bot “{player}” could not be loaded: {why}")


def test_a_file_that_is_not_there_ends_the_command_with_one_sentence(tmp_path: Path) -> None:
    words = ("arena", "wild-shots", str(tmp_path / "nobody.py"), "greenhorn")
    done = subprocess.run([sys.executable, "-m", "fistful", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "could not be loaded: FileNotFoundError" in done.stderr
    assert "Traceback" not in done.stderr


def test_only_the_arena_loads_files(tmp_path: Path) -> None:
    player = written(tmp_path, "raise AssertionError('loaded')")
    for refuses in (lambda: check_level(player), lambda: bot(player, "wild-shots")):
        with pytest.raises(fistful.BadSetup, match="There is no level called"):
            refuses()
