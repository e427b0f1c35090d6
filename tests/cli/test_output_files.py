"""Files that commands write are checked before the work begins, and the check leaves nothing behind."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import NoReturn

import pytest

from fistful.cli.output import write
from tests.cli.conftest import Call

WRITING = {
    "arena": ("wild-shots", "deputy", "greenhorn", "--report"),
    "balance": ("wild-shots", "--report"),
    "train": ("loot-shoot-whisky", "--out"),
    "play": ("wild-shots", "--record"),
}
WORK = (
    "fistful.arena.match.play_match",
    "fistful.balance.study.play_study",
    "fistful.arena.training.learn",
    "fistful.terminal.session.Session.run",
)


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be computed."""

    def work(*_: object, **__: object) -> NoReturn:
        raise AssertionError("the work has begun")

    for name in WORK:
        monkeypatch.setattr(name, work)


@pytest.mark.parametrize("command", WRITING)
@pytest.mark.parametrize("place", ["none/out", "folder", "file/out"])
def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    command: str, place: str, call: Call, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    path = tmp_path / place
    done = call(command, *WRITING[command], str(path))
    assert (done.code, done.stdout) == (1, "")
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(f"fistful: {path} cannot be written: ")


def test_a_folder_that_may_not_even_be_looked_into_is_one_sentence(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(self: Path) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))

    monkeypatch.setattr(Path, "exists", closed)  # as it is for all but root, who runs these tests
    path = tmp_path / "match.html"
    done = call("arena", *WRITING["arena"], str(path))
    assert (done.code, done.stderr) == (1, f"fistful: {path} cannot be written: Permission denied.\n")


@pytest.mark.parametrize("command", WRITING)
def test_the_work_begins_if_the_file_can_be_written(command: str, call: Call, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="the work has begun"):
        call(command, *WRITING[command], str(tmp_path / "out"))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_stays_as_it_is_until_it_is_written(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "match.html"
    path.write_text("an older match")
    assert call("arena", "wild-shots", "deputy", "marshal", "--report", str(path)).code == 1
    assert path.read_text() == "an older match"


def test_a_file_that_can_no_longer_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="cannot be written: No such file or directory"):
        write(tmp_path / "gone" / "match.html", "a match")
