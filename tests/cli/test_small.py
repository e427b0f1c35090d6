"""`pip install fistful`, without extras: what works, and what says which extra it needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import fistful
from fistful.cli.main import command
from fistful.server.core.settings import Spans
from tests.cli.small import Small, missing
from tests.serving import Serving, free_port

WORKS = {
    "games": ("games", "--json"),
    "rules": ("rules", "wild-shots", "--clause", "WSH-8"),
    "simulate": ("simulate", "loot-shoot-whisky", "--games", "3"),
    "doctor": ("doctor",),
    "play": ("play", "loot-shoot-whisky", "--seed", "1"),
    "lobby": ("lobby", "SERVER", "--list"),
    "replay": ("replay", "RECORD"),
    "verify": ("verify", "RECORD"),
}
NEEDS = {
    "serve": ("server", "serve"),
    "admin": ("server", "admin", "figures", "--data", "OUT"),
    "backup": ("server", "backup", "OUT"),
    "restore": ("server", "restore", "OUT"),
    "arena": ("arena", "arena", "wild-shots", "deputy", "greenhorn"),
    "balance": ("arena", "balance", "wild-shots"),
    "train": ("arena", "train", "loot-shoot-whisky", "--out", "OUT"),
    "exploit": ("arena", "exploit", "loot-shoot-whisky", "legend"),
}
"""The extra that a command needs, and the command."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Small:
    return Small(tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table server elsewhere, which has all extras."""
    serving = Serving(tmp_path_factory.mktemp("elsewhere"), free_port(), Spans())
    serving.start()
    yield f"http://127.0.0.1:{serving.port}"
    serving.stop()


@pytest.fixture(scope="module")
def played(small: Small, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was played here to its end, by typing moves."""
    path = tmp_path_factory.mktemp("played") / "game.json"
    game = fistful.game("loot-shoot-whisky")
    rounds = "".join(f"{game.text(action)}\n" for action in range(game.action_count))
    words = ("play", "loot-shoot-whisky", "--seed", "1", "--level", "sheriff", "--record", str(path))
    done = small.fistful(*words, typed=rounds * 400)
    assert done.returncode == 0, done.stderr
    return path


def test_there_is_something_missing() -> None:
    assert {"litestar", "matplotlib", "numpy", "sqlalchemy", "uvicorn", "openskill", "pytest"} <= set(missing())
    assert not {"click", "rich", "fluent", "babel", "msgspec", "websockets", "fistful"} & set(missing())


def test_the_packages_of_the_extras_are_not_found(small: Small) -> None:
    for module in ("matplotlib", "litestar"):
        done = small.python("-c", f"import {module}")
        assert f"No module named '{module}'" in done.stderr


def test_every_command_is_tried_here() -> None:
    assert set(WORKS) | set(NEEDS) == set(command.commands)
    assert not set(WORKS) & set(NEEDS)


def test_a_game_can_be_played_from_python_and_against_bots_in_the_terminal(small: Small, played: Path) -> None:
    done = small.python("-c", "import fistful; print(fistful.playout(fistful.game('looterz').new(3, 1), 1).reason)")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert fistful.verify(played.read_bytes()).outcome is not None


@pytest.mark.parametrize("name", WORKS)
def test_a_command_works_without_extras(name: str, small: Small, played: Path, server: str) -> None:
    words = [{"RECORD": str(played), "SERVER": server}.get(word, word) for word in WORKS[name]]
    done = small.fistful(*words, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("name", NEEDS)
def test_a_command_without_its_extra_is_refused_in_one_sentence(name: str, small: Small, tmp_path: Path) -> None:
    extra, *words = NEEDS[name]
    done = small.fistful(*(str(tmp_path / "out.json") if word == "OUT" else word for word in words))
    assert done.returncode == 1
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.endswith(f'pip install "fistful[{extra}]"')
    assert list(tmp_path.iterdir()) == []


def test_every_command_explains_itself_without_extras(small: Small) -> None:
    ask = "for name in command.commands: print(CliRunner().invoke(command, [name, '--help']).output)"
    done = small.python("-c", f"from click.testing import CliRunner; from fistful.cli.main import command\n{ask}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Usage:") == len(command.commands)


def test_the_greeting_says_what_to_install_first(small: Small) -> None:
    said = small.fistful().stdout
    assert 'pip install "fistful[server]"' in said
    assert 'pip install "fistful[arena]"' in said


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("fistful.server", "server"),
        ("fistful.server.net.app", "server"),
        ("fistful.arena.report", "arena"),
        ("fistful.balance.report", "arena"),
        ("fistful.envs.pettingzoo", "envs"),
    ],
)
def test_an_import_without_its_extra_says_what_to_install(module: str, extra: str, small: Small) -> None:
    done = small.python("-c", f"try:\n import {module}\nexcept ImportError as error: print(error)")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(f'pip install "fistful[{extra}]"')


def test_doctor_knows_which_extras_are_installed(small: Small) -> None:
    said = small.fistful("doctor").stdout
    assert 'server: not installed (pip install "fistful[server]")' in said
