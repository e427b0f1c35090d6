"""Set up `.venv` for `make`: locked dependencies, page and compiled package, each only when its hash changed.

Runs on any Python from 3.11 on with nothing installed. `prepare.py` makes `.venv`; `prepare.py bench`
makes `.venv-bench` with the peers that benchmarks are measured against; `prepare.py ray` makes `.venv-ray`,
which has Ray and runs the source as it stands. System programs that tests
call are in `system-packages.txt`; missing ones are installed where that is allowed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "fistful" / "server" / "page"
BUILD_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
OLDEST = (3, 11)


def digest(files: Iterable[Path]) -> str:
    """A hash of this Python and of the names and contents of files."""
    out = hashlib.sha256(f"{sys.version} {sys.executable}".encode())
    for file in sorted(files):
        out.update(str(file.relative_to(ROOT)).encode())
        out.update(file.read_bytes())
    return out.hexdigest()


def sources() -> list[Path]:
    """All that the compiled package is made of but the page, which is copied by itself."""
    package = [file for file in (ROOT / "src").rglob("*") if file.suffix in {".py", ".toml", ".ftl", ".json", ".typed"}]
    return [file for file in package if PAGE not in file.parents] + [ROOT / name for name in BUILD_FILES]


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, env={**os.environ, **environment})


def install(home: Path, lock: Path) -> Path:
    """The environment with the packages of a lock file, made anew if the lock changed; its Python."""
    python = home / "bin" / "python"
    locked = home / "locked.sha256"
    wanted = digest([lock])
    if not locked.exists() or locked.read_text() != wanted:
        print(f"Setting up {home.name} …", flush=True)
        venv.create(home, clear=True, with_pip=True)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", lock)
        locked.write_text(wanted)
    return python


def build(home: Path, python: Path, sources_hash: str) -> None:
    """The compiled package in an environment, if the sources changed."""
    built = home / "built.sha256"
    if not built.exists() or built.read_text() != sources_hash:
        print(f"Compiling the rules for {home.name} (a few minutes) …", flush=True)
        built.unlink(missing_ok=True)
        for leftover in (ROOT / "build", ROOT / "src" / "fistful.egg-info"):
            shutil.rmtree(leftover, ignore_errors=True)
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "--no-deps", "--no-build-isolation", "--force-reinstall", ".", FISTFUL_COMPILE="require")
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        built.write_text(sources_hash)


def carry_page(home: Path) -> None:
    """The built page into the installed package, without compiling it anew."""
    package = next(home.glob("lib/python*/site-packages/fistful"))
    ours, carried = PAGE / "built.sha256", package / "server" / "page" / "built.sha256"
    if not carried.exists() or carried.read_text() != ours.read_text():
        shutil.rmtree(carried.parent, ignore_errors=True)
        shutil.copytree(PAGE, carried.parent)


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
    system_packages()
    kind = sys.argv[1] if len(sys.argv) > 1 else "dev"
    home = ROOT / (".venv" if kind == "dev" else f".venv-{kind}")
    if kind == "dev":
        run(sys.executable, ROOT / "tools" / "page.py")
    python = install(home, ROOT / "requirements" / f"{kind}.lock")
    if kind != "ray":
        build(home, python, digest(sources()))
    if kind == "dev":
        carry_page(home)


if __name__ == "__main__":
    main()
