"""Set up `.venv` for `make`: locked dependencies, page and compiled rules, each only if its hash has changed.

Runs on any Python from 3.11 on with nothing installed. `prepare.py` makes `.venv`; `prepare.py packages` only puts
its packages there, for running the source as it stands; `prepare.py bench` makes `.venv-bench` with the peers that
benchmarks are measured against; `prepare.py ray` makes `.venv-ray`, which has Ray and runs the source as it stands;
`prepare.py docs` makes `.venv-docs`, which builds the documents and has nothing of Fistful in it.
System programs that tests call are in `system-packages.txt`; missing ones are installed where that is allowed.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fistful"
PROJECT = ROOT / "pyproject.toml"
OLDEST = (3, 11)


def digest(files: Iterable[Path]) -> str:
    """A hash of this Python and of the names and contents of files."""
    out = hashlib.sha256(f"{sys.version} {sys.executable}".encode())
    for file in sorted(files):
        out.update(str(file.relative_to(ROOT)).encode())
        out.update(file.read_bytes())
    return out.hexdigest()


def rules() -> list[Path]:
    """Everything that is compiled, and the files that say how."""
    import tomllib  # an older Python must still reach the sentence that refuses it

    folders = [PACKAGE / name for name in tomllib.loads(PROJECT.read_text())["tool"]["fistful"]["compiled"]]
    return [*(file for folder in folders for file in files_in(folder)), PROJECT, ROOT / "setup.py"]


def files_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, env={**os.environ, **environment})


def install(home: Path, lock: Path) -> Path:
    """The environment with the packages of a lock file, made again if the lock has changed; its Python."""
    python = home / "bin" / "python"
    locked = home / "locked.sha256"
    wanted = digest([lock])
    if not locked.exists() or locked.read_text() != wanted:
        print(f"Setting up {home.name} …", flush=True)
        venv.create(home, clear=True, with_pip=True)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", lock)
        locked.write_text(wanted)
    return python


def build(home: Path, python: Path, rules_hash: str) -> None:
    """Install the compiled package in an environment, if the rules have changed."""
    built = home / "built.sha256"
    if not built.exists() or built.read_text() != rules_hash:
        print(f"Compiling the rules for {home.name} (a few minutes) …", flush=True)
        built.unlink(missing_ok=True)
        for leftover in (ROOT / "build", ROOT / "src" / "fistful.egg-info"):
            shutil.rmtree(leftover, ignore_errors=True)
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "--no-deps", "--no-build-isolation", "--force-reinstall", ".", FISTFUL_COMPILE="require")
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        built.write_text(rules_hash)


def carry(home: Path) -> None:
    """Copy everything that is not compiled, and the built page, into the installed package."""
    installed = next(home.glob("lib/python*/site-packages/fistful"))
    compiled = set(rules())
    for source in files_in(PACKAGE):
        target = installed / source.relative_to(PACKAGE)
        if source not in compiled and not (target.exists() and filecmp.cmp(source, target, shallow=False)):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for target in files_in(installed):
        if target.suffix != ".so" and not (PACKAGE / target.relative_to(installed)).exists():
            target.unlink()


def system_packages() -> None:
    """Install the system programs that are missing, or say in one sentence which to install."""
    listed = (ROOT / "tools" / "system-packages.txt").read_text().splitlines()
    wanted = [line.split() for line in listed if line and not line.startswith("#")]
    missing = sorted({package for program, package in wanted if not shutil.which(program)})
    if not missing:
        return
    apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    try:
        run(*apt, "update", "-qq")
        run(*apt, "install", "-y", "-qq", *missing, DEBIAN_FRONTEND="noninteractive")
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit(f"Please install these packages, then try again: {' '.join(missing)}") from None


def main() -> None:
    if sys.version_info < OLDEST:
        raise SystemExit(f"Fistful needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    kind = sys.argv[1] if len(sys.argv) > 1 else "dev"
    if kind == "packages":
        install(ROOT / ".venv", ROOT / "requirements" / "dev.lock")
        return
    if kind == "docs":
        install(ROOT / ".venv-docs", ROOT / "requirements" / "docs.lock")
        return
    system_packages()
    home = ROOT / (".venv" if kind == "dev" else f".venv-{kind}")
    if kind == "dev":
        run(sys.executable, ROOT / "tools" / "page.py")
    python = install(home, ROOT / "requirements" / f"{kind}.lock")
    if kind != "ray":
        build(home, python, digest(rules()))
        carry(home)


if __name__ == "__main__":
    main()
