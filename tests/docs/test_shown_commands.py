"""Every command that a page shows works as it is shown: it is run with a small budget, or listed here with a reason."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterable
from pathlib import Path

import pytest

import fistful
from fistful.cli.main import command as fistful_command
from tests.docs.shell import PAGES, ROOT, Block, Shown, blocks, commands, shown
from tests.tables import random_move
from tests.web.proxy import free_ports

NOT_RUN = {
    r"docker compose ": "it needs a container engine; tests/packaging/test_release.py reads the files it is given",
    r"(systemctl|journalctl|apt-get|certbot) ": "it changes the machine; unit and proxy have tests of their own",
    r"python3 -m venv /opt/|\S*pip install ": "it installs; tests/packaging installs Fistful from its source",
    r"sqlite3 /var/|fistful (backup|restore) ": "tests/docs/test_hosting.py runs it on the database of a server",
    r"fistful admin ": "it needs a server with such tables and people: tests/cli/test_admin.py runs each of them",
    r"fistful lobby ": "it needs a server: tests/terminal/test_lobby.py runs it",
    r"make ": "it takes minutes or hours, or is what runs these tests: `make -n` reads it",
    r"npm |npx |node |python3 -m tools\.page run ": "it needs Node, or goes on for ever; its script must exist",
    r"PYTHONPATH=src \S+ tools/mutate\.py": "it takes hours: its arguments are read",
}
"""Commands that are only read, by how they begin, each with the reason."""

BUDGET = {
    "simulate": ("--games", "20"),
    "arena": ("--games", "2", "--workers", "1"),
    "balance": ("--games", "2", "--level", "deputy", "--workers", "1"),
}
"""What follows the words of a command: of two equal options the last one counts."""
THOUGHT = "@0.002"
"""The part of its budget that a searching level thinks with."""
PATIENCE = 180.0
"""Seconds that a command may take on a busy machine."""

COMMANDS = list({command.text: command for command in shown()}.values())


def reason(command: Shown) -> str | None:
    """Why a command is only read; None if it is run."""
    return next((why for start, why in NOT_RUN.items() if re.match(start, command.text)), None)


RUN = [command for command in COMMANDS if reason(command) is None]
READ = [command for command in COMMANDS if reason(command) is not None]


def named(command: Shown) -> str:
    return f"{command.page}:{command.line}"


@pytest.fixture(scope="module")
def record() -> bytes:
    position = fistful.game("loot-shoot-whisky").new(2, bytes(32))
    dice = random.Random(1)
    while not position.over:
        position.play(*random_move(position, dice))
    return position.record().with_players("Ann", "Bob").to_json()


@pytest.fixture
def desk(tmp_path: Path, record: bytes) -> Path:
    """A folder with what a reader has: a checkout, a saved record."""
    for name in ("src", "docs", "tests", "tools", "examples", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "game.json").write_bytes(record)
    return tmp_path


def prepared(command: Shown, desk: Path) -> list[str]:
    """The command for this machine: with this Python, small budgets, and a deck for its game where it names one."""
    words = command.program
    python = [sys.executable, *(["-W", "error"] if words[0] == "fistful" else [])]
    if words[0] == "fistful":
        words = ["-m", *words]
    elif words[0] == ".venv/bin/python":
        words = words[1:]
    else:
        return words
    if words[:2] == ["-m", "pytest"]:
        return [*python, *words, "--collect-only", "-p", "no:cacheprovider"]
    action = words[2] if len(words) > 2 else ""
    games = [word for word in words if word in fistful.games()]
    if "mine.toml" in words and games:
        folder = ROOT / "src" / "fistful" / "games" / games[0].replace("-", "_")
        (desk / "mine.toml").write_bytes((folder / "decks" / "house.toml").read_bytes())
    if action == "arena":
        words = [re.sub(r"^(sheriff|legend)(@.*)?$", rf"\1{THOUGHT}", word) for word in words]
    return [*python, *words, *BUDGET.get(action, ())]


def environment(command: Shown) -> dict[str, str]:
    """The reader's variables, with the form of the rules that is being tested, and no display."""
    shown_settings = dict(word.split("=", 1) for word in command.words[: len(command.words) - len(command.program)])
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    path = {"PYTHONPATH": str(ROOT / "src")} if "PYTHONPATH" in kept else {}
    shown_settings.pop("PYTHONPATH", None)
    return {**kept, **path, **shown_settings, "COLUMNS": "200", "NO_COLOR": "1"}


@pytest.mark.parametrize("command", RUN, ids=named)
def test_a_command_that_a_page_shows_works(command: Shown, desk: Path) -> None:
    words = prepared(command, desk)
    if "serve" in words:
        serves(words, desk, environment(command))
        return
    done = subprocess.run(
        words,
        cwd=desk,
        env=environment(command),
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for wanted in re.findall(r"--(?:report|record|out) (\S+)", command.text):
        assert (desk / wanted).stat().st_size > 0


def serves(words: list[str], desk: Path, variables: dict[str, str]) -> None:
    """A server says where it is, answers and stops."""
    (port,) = free_ports(1)
    words = [*words, "--port", str(port)]
    if "--data" not in words:
        words += ["--data", str(desk / "data")]
    with subprocess.Popen(words, cwd=desk, env=variables, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert "Fistful is at http://" in server.stdout.readline()
            assert answer(f"http://127.0.0.1:{port}/health", server) == b"ok"
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0


def answer(address: str, server: subprocess.Popen[str]) -> bytes:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(address) as answered:
                body: bytes = answered.read()
                return body
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.mark.parametrize("command", READ, ids=named)
def test_a_command_that_is_only_read_names_what_exists(command: Shown) -> None:
    words = command.program
    if words[0] == "make":
        done = subprocess.run(["make", "-n", *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    elif "tools/mutate.py" in words:
        read = subprocess.run(
            [sys.executable, *words[1:], "--help"], cwd=ROOT, env=environment(command), capture_output=True, check=False
        )
        assert read.returncode == 0, read.stderr
    elif words[0] == "npm" or "tools.page" in words:
        scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
        asked = [word for word in words[1:] if word not in ("-m", "tools.page", "run", "ci")]
        assert set(asked) <= set(scripts)
    elif words[0] == "node":
        assert (ROOT / "web" / words[1]).is_file()
    else:
        assert reason(command)


def test_the_pages_show_commands_and_most_of_fistfuls_are_run() -> None:
    assert len(RUN) > 20
    ours = {word for command in RUN if command.program[0] == "fistful" for word in command.program[1:2]}
    assert {"arena", "balance", "doctor", "games", "play", "replay", "rules", "serve", "simulate", "verify"} <= ours
    read = {word for command in READ if command.program[0] == "fistful" for word in command.program[1:2]}
    assert read <= {"backup", "restore", "admin", "lobby"}, (
        "these are run by tests/docs/test_hosting.py, tests/cli/test_admin.py and tests/terminal/test_lobby.py"
    )


def test_every_reason_for_only_reading_is_needed() -> None:
    assert [start for start in NOT_RUN if not any(re.match(start, command.text) for command in COMMANDS)] == []


# Commands in the text: they are read, so that a renamed option is noticed.

INLINE = re.compile(r"`fistful ([a-z]+)((?: [^`]*)?)`")


def inline() -> Iterable[tuple[str, str, str]]:
    for page in PAGES:
        prose = "".join(re.split(r"^```.*?^```$", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL))
        for name, rest in INLINE.findall(" ".join(prose.split())):
            yield page.relative_to(ROOT).as_posix(), name, rest


def test_every_command_in_the_text_exists_with_its_options() -> None:
    found = list(inline())
    assert len(found) > 15
    wrong = []
    for page, name, rest in found:
        command = fistful_command.commands.get(name)
        options = {option for each in getattr(command, "params", []) for option in each.opts}
        wrong += [f"{page}: fistful {name}"] if command is None else []
        wrong += [
            f"{page}: fistful {name} {option}" for option in re.findall(r"--[a-z-]+", rest) if option not in options
        ]
    assert wrong == []


def test_the_page_of_the_command_line_lists_every_command() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    listed = {
        name for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE) for name in re.findall(r"`([a-z]+)", row)
    }
    assert {*fistful_command.commands} - listed == set()


# Python.

PRELUDES = {
    "docs/adding-a-card.md": """
from fistful.games.boomtown_bandits.cards import *
from fistful.games.looterz.cards import *
from fistful.games.shootout.cards import *
""",
}
"""What a reader of a page has imported who writes its lines into the file that the page names."""
RUN_ELSEWHERE = {"docs/protocol.md": "tests/server/test_protocol_page.py"}
"""Programs that need a server, and the test that runs them."""

PYTHON = [
    block
    for page in PAGES
    for block in blocks(page)
    if block.language in ("py", "python") and ">>> " not in block.text and block.page not in RUN_ELSEWHERE
]


@pytest.mark.parametrize("block", PYTHON, ids=lambda block: f"{block.page}:{block.line}")
def test_the_python_of_a_page_runs(block: Block) -> None:
    """Blocks with `>>>` are run by test_examples.py, which also compares what they print."""
    names: dict[str, object] = {}
    exec(PRELUDES.get(block.page, ""), names)
    exec(compile(block.text, block.page, "exec"), names)


def test_programs_that_need_a_server_are_run_elsewhere() -> None:
    assert len(PYTHON) >= 3
    for page, test in RUN_ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8")


# The reading of pages itself.


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        (
            "sh",
            "fistful games\n# a remark\nfistful doctor   # another\n",
            ["fistful games", "fistful doctor   # another"],
        ),
        ("", "fistful games        the list of games\n", ["fistful games"]),
        ("", "while nobody is asked:\n", []),
        ("toml", "make = 1\n", []),
        ("sh", 'sqlite3 x.db "\n  SELECT 1;"\nls\n', ['sqlite3 x.db "\n  SELECT 1;"', "ls"]),
    ],
)
def test_commands_are_found_in_blocks(language: str, text: str, found: list[str]) -> None:
    assert [command.text for command in commands(Block("page.md", 1, language, text))] == found
