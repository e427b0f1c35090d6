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
from tools import docs, environments, play, prepare, steps
from tools.prepare import COMPILED, INTERPRETED, NO_COMPILER, NOT_COMPILED, OPTIMISED, Rules


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
    parts = [rules.part()]
    for written, said in {
        "37 305 162": "37 of 305",
        "162 305 162": "162 of 305, optimising across them",
        "163 305 162": "163 of 305",
        "305 305 162": "(putting them together)",
    }.items():
        rules.progress.write_text(written)
        assert rules.how_far() == said
        parts.append(rules.part())
    assert parts == sorted(set(parts)) and parts[0] == 0.0 and parts[-1] < 1.0
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
    assert shell.lines == [f"{begins} update -qq", f"{begins} install --no-install-recommends -y -qq tmux"]
    assert f"This would install them: {begins} install --no-install-recommends tmux" in capsys.readouterr().out


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


class Installed:
    """A package of two files, one of them compiled, and the environment it is installed in."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.source = folder / "src"
        self.home = folder / "home"
        self.target = self.home / "lib" / "python3" / "site-packages" / "fistful"
        for name, text in {"page.py": "new", "rules.py": "new", "more/help.py": "new"}.items():
            (self.source / name).parent.mkdir(parents=True, exist_ok=True)
            (self.source / name).write_text(text)
        self.target.mkdir(parents=True)
        monkeypatch.setattr(prepare, "PACKAGE", self.source)
        monkeypatch.setattr(prepare, "rules", lambda: [self.source / "rules.py"])
        monkeypatch.setattr(prepare, "packages_of", lambda home: home / "lib" / "python3" / "site-packages")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    return Installed(tmp_path, monkeypatch)


def test_what_is_not_compiled_is_carried_into_the_installed_package(installed: Installed) -> None:
    for name in ("page.py", "rules.py", "gone.py", "rules.so"):
        (installed.target / name).write_text("old")
    prepare.carry(installed.home)
    found = {
        str(file.relative_to(installed.target)): file.read_text() for file in environments.files_in(installed.target)
    }
    assert found == {"page.py": "new", "more/help.py": "new", "rules.py": "old", "rules.so": "old"}


def test_nothing_is_carried_twice(installed: Installed, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare.carry(installed.home)
    monkeypatch.setattr(shutil, "copy2", lambda source, _: pytest.fail(f"{source} was carried again"))
    prepare.carry(installed.home)


def test_a_server_keeps_its_bytecode_whatever_the_shell_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("COLOUR", "red")
    assert play.environment()["COLOUR"] == "red"
    assert "PYTHONDONTWRITEBYTECODE" not in play.environment()


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

    one = steps.Step("one", lambda: meet("one", "other"), how_far=lambda: "3 of 4")
    other = steps.Step("other", lambda: meet("other", "one"))
    steps.follow([one], [other])
    said = capsys.readouterr().out
    assert "one 3 of 4 0 s" in said
    assert "  one: met (0 s)" in said
    assert "  other: met (0 s)" in said


def test_the_first_line_comes_at_once_and_every_line_says_how_long_it_will_take(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "TICK", 0.01)

    def work() -> str:
        time.sleep(0.3)
        return "built"

    steps.follow([steps.Step("page", work, seconds=40.0)])
    first, *others = capsys.readouterr().out.splitlines()
    assert first == "  … page 0 s · about 40 s left"
    assert others == ["  page: built (0 s)"]


def test_what_is_optimised_together_moves_on_though_nothing_is_counted(tmp_path: Path) -> None:
    rules = Rules(tmp_path)
    rules.progress = tmp_path / "progress"
    rules.progress.write_text("162 305 162")
    now = time.time()
    parts = []
    for ago in (0, 10, 20, 200):
        os.utime(rules.progress, (now - ago, now - ago))
        rules.began = now - ago - 20
        parts.append(rules.part())
    assert parts[:3] == sorted(set(parts[:3])) and parts[-1] == pytest.approx(OPTIMISED, abs=0.01)


def test_nothing_is_said_about_a_step_that_has_nothing_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "TICK", 0.01)
    steps.follow([steps.Step("page", lambda: time.sleep(0.2), is_due=lambda: False)])
    assert capsys.readouterr().out == ""


def nothing() -> None:
    """Work that is never called."""


def test_what_is_left_is_the_longest_track_at_the_pace_of_what_is_done() -> None:
    packages, rules = steps.Step("packages", nothing, 20.0), steps.Step("rules", nothing, 80.0, part=lambda: 0.5)
    page, done = steps.Step("page", nothing, 30.0), steps.Step("documents", nothing, 500.0, is_due=lambda: False)
    estimate = steps.Estimate([[packages, rules], [page, done]])
    assert estimate.seconds_left({"packages": 0.5, "page": 0.5}) > 60
    estimate.took = {"packages": 60.0, "page": 90.0}
    slow = estimate.seconds_left({"rules": 120.0})
    assert slow == pytest.approx(40.0 * (5 + 60 + 90 + 120) / (5 + 20 + 30 + 40))
    estimate.took["rules"] = 240.0
    assert estimate.seconds_left({}) == 0.0


def test_a_step_that_takes_longer_than_was_thought_is_not_said_to_be_over() -> None:
    estimate = steps.Estimate([[steps.Step("page", nothing, 10.0)]])
    left = [estimate.seconds_left({"page": elapsed}) for elapsed in (1.0, 5.0, 9.0, 30.0, 60.0)]
    assert left[0] > left[1] > left[2] > 0
    assert 5 < left[3] < left[4]


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
