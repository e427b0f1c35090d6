"""Installing: compiled where that is possible, interpreted where it is not, and never half of each."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import setuptools.build_meta as backend; backend.build_wheel({folder!r})"


def wheel(source: Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel from a copy of the sources, as `pip install` would."""
    return subprocess.run(
        [sys.executable, "-c", BUILD.format(folder=str(folder))],
        cwd=source,
        env={**{key: value for key, value in os.environ.items() if key != "FISTFUL_COMPILE"}, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def sources(folder: Path) -> Path:
    """A fresh copy of what git would give a stranger."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    for name in listed:
        if name.startswith(("src/", "pyproject", "setup.py", "README", "LICENSE")) and (ROOT / name).exists():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    return folder


def test_without_a_compiler_the_install_works_interpreted_and_whole(tmp_path: Path) -> None:
    source = sources(tmp_path / "source")
    done = wheel(source, tmp_path, CC="false")
    assert done.returncode == 0, done.stderr
    assert "the rules run interpreted" in done.stderr
    (built,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "installed")
    assert not [name for name in names if name.endswith((".so", ".c", ".h"))]
    assert "fistful/py.typed" in names
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "import fistful; print(fistful.compiled, fistful.playout(fistful.game('wild-shots').new(2, 1), 1))",
        ],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.startswith("False Outcome(")


def test_a_failed_compile_is_an_error_where_it_is_required(tmp_path: Path) -> None:
    source = sources(tmp_path / "source")
    done = wheel(source, tmp_path, CC="false", FISTFUL_COMPILE="require")
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.whl"))


def test_compiling_can_be_turned_off(tmp_path: Path) -> None:
    source = sources(tmp_path / "source")
    done = wheel(source, tmp_path, FISTFUL_COMPILE="off")
    assert done.returncode == 0, done.stderr
    (built,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        assert "fistful/locales/de/wild-shots.ftl" in archive.namelist()
        assert "fistful/locales/en/rules/wild-shots.md" in archive.namelist()
        assert "fistful/games/wild_shots/decks/house.toml" in archive.namelist()
