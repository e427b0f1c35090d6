"""Building and installing as a stranger does: from a clean clone, in isolation, and as another user."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = {"node", "nodejs", "npm", "npx", "corepack"}
STRANGER = "nobody"


def said_by(*command: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command without anything that these tests' own environment says about Fistful or Python."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("FISTFUL_", "PYTHON"))}
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**kept, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def git(*arguments: str | Path, folder: Path = ROOT) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def clone(folder: Path) -> Path:
    """A clean clone, with what has been edited here and is not committed yet."""
    git("clone", "--quiet", ROOT, folder)
    for name in git("ls-files", "--modified", "--others", "--exclude-standard"):
        source, target = ROOT / name, folder / name
        target.unlink(missing_ok=True)
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    git("add", "--all", folder=folder)
    return folder


def wheel(source: Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel in isolation, as `pip install` does."""
    pip = (sys.executable, "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps", "--wheel-dir", folder)
    return said_by(*pip, source, folder=folder.parent, **{"FISTFUL_OPTIMISE": "0", **environment})


def sdist(source: Path, folder: Path) -> Path:
    """Make a source distribution, as the release workflow does."""
    subprocess.run([sys.executable, "-m", "tools.prepare", "release"], cwd=ROOT, check=True)
    python = ROOT / ".venv-release" / "bin" / "python"
    done = said_by(python, "-m", "build", "--sdist", "--outdir", folder, source, folder=ROOT)
    assert done.returncode == 0, done.stdout
    (made,) = folder.glob("*.tar.gz")
    return made


def only(folder: Path) -> Path:
    (found,) = folder.glob("*.whl")
    return found


def names_in(built: Path) -> set[str]:
    """The files of a wheel, without what is named after its version."""
    with zipfile.ZipFile(built) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def compiled_in(names: set[str]) -> set[str]:
    """Modules that a wheel has compiled."""
    return {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd")) and "__mypyc" not in name}


def path_without_node(folder: Path) -> str:
    """A PATH with every program of this one but Node."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in programs_in(Path(place)):
            link = folder / program.name
            if program.name not in NODE and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


def programs_in(place: Path) -> Iterator[Path]:
    if place.is_dir():
        yield from (file for file in place.iterdir() if os.access(file, os.X_OK))


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def for_everyone(path: Path) -> bool:
    """Whether other users can run a program."""
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in [path, *path.parents])


def python_for_a_stranger() -> Path:
    """A Python of this version that another user can run."""
    own = Path(sys.base_prefix, "bin", f"python3.{sys.version_info.minor}")
    places = [Path(place, own.name) for place in os.environ["PATH"].split(os.pathsep)]
    for found in [own, *places]:
        if found.exists() and (not is_root() or for_everyone(found.resolve())):
            return found
    pytest.fail(f"root has no {own.name} that other users can run")


def environment_with(built: Path, folder: Path) -> Path:
    """An empty environment with a wheel and its server, in the versions of the lock; its Python."""
    done = said_by(python_for_a_stranger(), "-m", "venv", "--without-pip", folder, folder=ROOT)
    assert done.returncode == 0, done.stdout
    pins = re.findall(r"^\S+==\S+(?: ; [^\\\n]*)?", (ROOT / "requirements" / "server.lock").read_text(), re.MULTILINE)
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(pins))
    python = folder / "bin" / "python"
    done = said_by(
        sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile",
        "--disable-pip-version-check", "--constraint", constraints, f"{built}[server]",
        folder=folder,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return python


def run_as_a_stranger(
    *command: str | Path, home: Path, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a command as another user if that is possible, with nothing of this one's environment."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=home,
        env={"HOME": str(home), "LANG": "C.UTF-8", **environment},
        user=STRANGER if is_root() else None,
        group="nogroup" if is_root() else None,
        extra_groups=[] if is_root() else None,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=False,
    )
