"""The `fistful` command called in this process, which is quicker than starting one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from fistful.cli import main

Call = Callable[..., "Done"]


class Done(NamedTuple):
    """How a command ended and what it printed."""

    code: object
    stdout: str
    stderr: str


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Call the command with these words."""

    def called(*words: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["fistful", *words])
        monkeypatch.setenv("COLUMNS", "120")
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return Done(ended.value.code or 0, printed.out, printed.err)

    return called
