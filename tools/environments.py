"""Virtual environments with the packages of a lock file, made again only when the lock or this Python has changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
ERRORS_SHOWN = 30
"""How many of the last lines of a failed command are shown."""


def digest(files: Iterable[Path]) -> str:
    """A hash of this Python and of the names and contents of files."""
    out = hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode())
    for file in sorted(files):
        out.update(str(file.relative_to(ROOT)).encode())
        out.update(file.read_bytes())
    return out.hexdigest()


def files_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def program(home: Path, name: str) -> Path:
    """A program of an environment, wherever this system keeps them."""
    return home / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def packages_of(home: Path) -> Path:
    """The folder that an environment's packages are in."""
    return home / "Lib" / "site-packages" if os.name == "nt" else next(home.glob("lib/python*/site-packages"))


def run(*command: str | Path, says: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a command in silence; if it fails, this is said, with the end of what it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        told = "\n".join(done.stdout.splitlines()[-ERRORS_SHOWN:])
        raise SystemExit(f"{told}\n{says}")


def make(home: Path) -> None:
    """A new environment with nothing in it but pip."""
    try:
        venv.create(home, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(home, ignore_errors=True)
        advice = "Where Python comes in parts, its part for environments is missing (Debian: python3-venv)."
        raise SystemExit(f"Python could not make the environment {home.name}: {error}\n{advice}") from None


def is_installed(home: Path, name: str, *within: str) -> bool:
    """Whether an environment has the packages of a lock, or of one that holds all of it."""
    stamps = {stamp.stem: stamp.read_text() for stamp in home.glob("*.locked")}
    return any(stamps.get(lock) == digest([LOCKS / f"{lock}.lock"]) for lock in (name, *within))


def install(home: Path, name: str, *within: str) -> bool:
    """Make an environment have the packages of one lock; whether that needed any work.

    `within` are locks that hold all of this one: if one of them is installed, there is nothing to do. They share
    versions, so a lock is added to what an environment has, unless that has become old.
    """
    if is_installed(home, name, *within):
        return False
    stamps = {stamp.stem: stamp.read_text() for stamp in home.glob("*.locked")}
    if not stamps or any(digest([LOCKS / f"{lock}.lock"]) != hash_ for lock, hash_ in stamps.items()):
        make(home)
    run(
        program(home, "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile",
        "--require-hashes", "-r", LOCKS / f"{name}.lock",
        says=f"The packages of {name}.lock could not be installed in {home.name}.",
    )  # fmt: skip
    (home / f"{name}.locked").write_text(digest([LOCKS / f"{name}.lock"]))
    return True
