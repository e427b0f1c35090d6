"""Setting up: nothing of the system is touched unasked, nothing is done twice; without a compiler one still plays."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tools import docs, environments, prepare, steps
from tools.prepare import COMPILED, INTERPRETED, NO_COMPILER, NOT_COMPILED, Rules


class Recorded(Rules):
    """Rules that are not really built: the forms that were asked for are noted, and some fail."""

    def __init__(self, home: Path, *failing: str) -> None:
        super().__init__(home)
        self.built: list[str] = []
        self.failing = failing

    def build(self, form: str) -> None:
        self.built.append(form)
        if form in self.failing:
            raise SystemExit("The rules could not be compiled.")


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "has_compiler", lambda: True)


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "has_compiler", lambda: False)


@pytest.mark.usefixtures("compiler")
def test_with_a_compiler_the_rules_are_compiled_once(tmp_path: Path) -> None:
    rules = Recorded(tmp_path)
    assert rules.install(must_compile=False) == COMPILED
    assert rules.install(must_compile=False) is None
    assert rules.install(must_compile=True) is None
    assert rules.built == [COMPILED]


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_one_plays_interpreted_and_is_told_what_that_costs(tmp_path: Path) -> None:
    rules = Recorded(tmp_path)
    assert rules.install(must_compile=False) == NO_COMPILER
    assert rules.install(must_compile=False) is None
    assert rules.built == [INTERPRETED]


@pytest.mark.usefixtures("no_compiler")
def test_a_compiler_that_comes_later_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Recorded(tmp_path)
    rules.install(must_compile=False)
    monkeypatch.setattr(prepare, "has_compiler", lambda: True)
    assert rules.install(must_compile=False) == COMPILED
    assert rules.built == [INTERPRETED, COMPILED]


@pytest.mark.usefixtures("compiler")
def test_a_failed_compile_does_not_keep_anyone_from_playing(tmp_path: Path) -> None:
    rules = Recorded(tmp_path, COMPILED)
    assert rules.install(must_compile=False) == NOT_COMPILED
    assert rules.built == [COMPILED, INTERPRETED]


@pytest.mark.usefixtures("compiler")
def test_tests_never_run_with_rules_that_could_not_be_compiled(tmp_path: Path) -> None:
    rules = Recorded(tmp_path, COMPILED)
    with pytest.raises(SystemExit):
        rules.install(must_compile=True)
    assert rules.built == [COMPILED]
    assert not (tmp_path / "built.sha256").exists()


def test_there_is_no_compiler_where_none_has_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O3")
    assert not prepare.has_compiler()


def test_a_compile_tells_how_far_it_is(tmp_path: Path) -> None:
    rules = Rules(tmp_path)
    rules.progress = tmp_path / "progress"
    assert rules.how_far() == ""
    rules.progress.write_text("37 158")
    assert rules.how_far() == "37 of 158"
    rules.progress.write_text("")
    assert rules.how_far() == ""


class Shell:
    """What would have been run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: bool, answer: str | None) -> None:
        self.lines: list[str] = []
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(shutil, "which", lambda program: None if program == "tmux" else program)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        typed = io.StringIO("" if answer is None else f"{answer}\n")
        monkeypatch.setattr(typed, "isatty", lambda: answer is not None, raising=False)
        monkeypatch.setattr(sys, "stdin", typed)
        monkeypatch.delenv("CI", raising=False)

    def run(self, command: list[str], **_: object) -> None:
        self.lines.append(" ".join(command))


@pytest.mark.parametrize("answer", [None, "", "n"])
def test_nothing_is_installed_unasked(monkeypatch: pytest.MonkeyPatch, answer: str | None) -> None:
    shell = Shell(monkeypatch, root=False, answer=answer)
    with pytest.raises(SystemExit, match="Please install these packages, then try again: tmux"):
        prepare.system_packages()
    assert shell.lines == []


@pytest.mark.parametrize(
    ("root", "ci", "answer", "begins"),
    [(True, False, None, "apt-get"), (False, True, None, "sudo apt-get"), (False, False, "y", "sudo apt-get")],
)
def test_what_tests_call_is_installed_for_root_in_ci_and_after_asking(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], root: bool, ci: bool, answer: str, begins: str
) -> None:
    shell = Shell(monkeypatch, root, answer)
    if ci:
        monkeypatch.setenv("CI", "true")
    prepare.system_packages()
    assert shell.lines == [f"{begins} update -qq", f"{begins} install -y -qq tmux"]
    assert f"This would install them: {begins} install tmux" in capsys.readouterr().out


def test_playing_asks_for_nothing_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[str] = []
    monkeypatch.setattr(prepare, "system_packages", lambda: pytest.fail("the system was asked for programs"))
    monkeypatch.setattr(prepare, "carry", lambda _: None)
    monkeypatch.setattr(prepare, "follow", lambda *tracks: followed.extend(step.name for t in tracks for step in t))
    prepare.prepare("play")
    assert followed == ["packages", "rules", "page", "documents"]


@pytest.mark.parametrize("must_build", [True, False])
def test_one_can_play_but_not_test_without_documents(monkeypatch: pytest.MonkeyPatch, must_build: bool) -> None:
    def fail() -> None:
        raise SystemExit("The documents could not be built.")

    monkeypatch.setattr(docs, "is_built", lambda: False)
    monkeypatch.setattr(docs, "build", fail)
    step = prepare.documents(must_build)
    if must_build:
        with pytest.raises(SystemExit):
            step.work()
    else:
        assert step.work() == prepare.NO_DOCUMENTS


class Environment:
    """An environment in which nothing is really installed."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = folder / "home"
        self.locks = folder / "requirements"
        self.locks.mkdir()
        self.done: list[str] = []
        monkeypatch.setattr(environments, "ROOT", folder)
        monkeypatch.setattr(environments, "LOCKS", self.locks)
        monkeypatch.setattr(environments, "make", self.make)
        monkeypatch.setattr(environments, "run", self.run)
        for name in ("play", "dev"):
            (self.locks / f"{name}.lock").write_text("a==1")

    def run(self, *command: str | Path, says: str) -> None:
        assert says
        self.done.append(Path(command[-1]).stem)

    def make(self, home: Path) -> None:
        self.done.append("made")
        home.mkdir(exist_ok=True)
        for stamp in home.glob("*.locked"):
            stamp.unlink()


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    return Environment(tmp_path, monkeypatch)


def test_packages_are_installed_once(environment: Environment) -> None:
    assert environments.install(environment.home, "play", "dev")
    assert not environments.install(environment.home, "play", "dev")
    assert environment.done == ["made", "play"]


def test_what_testing_needs_comes_on_top_of_what_playing_needs(environment: Environment) -> None:
    environments.install(environment.home, "play", "dev")
    environments.install(environment.home, "dev")
    assert environment.done == ["made", "play", "dev"]


def test_who_has_tested_has_all_that_playing_needs(environment: Environment) -> None:
    environments.install(environment.home, "dev")
    assert not environments.install(environment.home, "play", "dev")


def test_a_changed_lock_begins_again(environment: Environment) -> None:
    environments.install(environment.home, "play", "dev")
    (environment.locks / "play.lock").write_text("a==2")
    environments.install(environment.home, "play", "dev")
    assert environment.done == ["made", "play", "made", "play"]


def test_a_failed_command_ends_with_a_sentence_after_what_it_printed() -> None:
    with pytest.raises(SystemExit, match=r"(?s)no such thing.*It failed\."):
        environments.run("sh", "-c", "echo no such thing; exit 3", says="It failed.")


def test_steps_run_side_by_side_and_say_what_they_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "OFTEN", 0.0)
    monkeypatch.setattr(steps, "TICK", 0.01)
    met: list[str] = []

    def meet(own: str, other: str) -> str:
        met.append(own)
        until = time.monotonic() + 60
        while other not in met and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(0.1)
        return "met" if other in met else "alone"

    one = steps.Step("one", lambda: meet("one", "other"), lambda: "3 of 4")
    other = steps.Step("other", lambda: meet("other", "one"))
    steps.follow([one], [other])
    said = capsys.readouterr().out
    assert "one 3 of 4 0 s" in said
    assert "  one: met (0 s)" in said
    assert "  other: met (0 s)" in said


def test_a_failed_step_ends_the_set_up() -> None:
    def fail() -> str:
        raise SystemExit("The page could not be built.")

    after: list[str] = []
    never = steps.Step("rules", lambda: after.append("built"))
    with pytest.raises(SystemExit, match="The page could not be built"):
        steps.follow([steps.Step("page", fail), never])
    assert after == []


def test_an_old_python_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 0))
    with pytest.raises(SystemExit, match=r"Fistful needs Python 3\.11 or newer"):
        prepare.main("play")


def test_an_unknown_kind_is_answered_with_those_there_are() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.prepare", "everything"],
        cwd=environments.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "tools.prepare play" in done.stderr
