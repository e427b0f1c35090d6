"""docs/adding-a-language.md: a language is a folder, and nothing else has to know of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import fistful
from fistful import locales

PACKAGE = Path(fistful.__file__).parent
WITH_DUTCH = (locales.ENGLISH, *sorted({*locales.LANGUAGES, "nl"} - {locales.ENGLISH}))
CHANGED = {
    "wild-shots.ftl": ("= Dodge the symbols that hurt", "= Vermijd de symbolen die pijn doen"),
    "engine.ftl": ("seat = Player", "seat = Speler"),
    "rules/wild-shots.md": ("# Wild Shots", "# Wilde Schoten"),
}
"""What the new language says in other words than English."""

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Python with a Fistful that has one more folder of words."""
    package = tmp_path / "fistful"
    package.mkdir()
    for each in PACKAGE.iterdir():
        if each.name != "locales":
            (package / each.name).symlink_to(each)
    shutil.copytree(PACKAGE / "locales", package / "locales")
    dutch = package / "locales" / "nl"
    shutil.copytree(PACKAGE / "locales" / "en", dutch, dirs_exist_ok=True)
    for name, (english, other) in CHANGED.items():
        text = (dutch / name).read_text("utf-8")
        assert english in text
        (dutch / name).write_text(text.replace(english, other), "utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))

    def run(*words: str) -> str:
        environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200", "NO_COLOR": "1"}
        return subprocess.check_output([sys.executable, *words], env=environment, text=True)

    return run


def test_a_folder_is_a_language_of_the_terminal(run: Run) -> None:
    assert "Wilde Schoten" in run("-m", "fistful", "rules", "wild-shots", "--language", "nl")
    assert "Wilde Schoten" not in run("-m", "fistful", "rules", "wild-shots")


def test_a_folder_is_a_language_of_sentences_and_lists(run: Run) -> None:
    code = "from fistful import locales as l; print(l.LANGUAGES, l.listing([l.seat_name(0, 'nl'), 'Bea'], 'nl'))"
    assert run("-c", code) == f"{WITH_DUTCH} Speler A en Bea\n"


def test_a_folder_is_a_language_of_the_server(run: Run) -> None:
    code = """
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient
from fistful.server.net.game_routes import chosen_language, show_rules

with TestClient(Litestar([show_rules], dependencies={"language": Provide(chosen_language)})) as client:
    page = client.get("/api/rules/wild-shots?language=nl").json()
    (parameter,) = client.get("/schema/openapi.json").json()["paths"]["/api/rules/{slug}"]["get"]["parameters"][1:]
print(page["language"], page["markdown"].splitlines()[0], parameter["schema"]["enum"])
"""
    assert run("-c", code) == f"nl # Wilde Schoten {list(WITH_DUTCH)}\n"
