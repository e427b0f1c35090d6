"""Set up what `make` needs: locked packages, page, documents and rules, each only if what it is made of has changed.

Runs on any Python from 3.11 on with nothing installed, and changes nothing outside of this folder:

    python -m tools.prepare play       `.venv` with what playing needs; the rules are compiled if there is a C compiler
    python -m tools.prepare test       `.venv` with what testing needs too, compiled, and system programs for tests
    python -m tools.prepare packages   the packages of `test` alone, for running the source as it stands
    python -m tools.prepare bench      `.venv-bench` with the peers that benchmarks are measured against, compiled
    python -m tools.prepare ray        `.venv-ray`, which has Ray and runs the source as it stands
    python -m tools.prepare release    `.venv-release` with what makes and checks a release

System programs are in `system-packages.txt`. Missing ones are installed under CI, for root, or after asking.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

from tools.environments import ROOT, digest, files_in, install, is_installed, packages_of, program, run
from tools.steps import Step, follow

PACKAGE = ROOT / "src" / "fistful"
PROJECT = ROOT / "pyproject.toml"
HOME = ROOT / ".venv"
OLDEST = (3, 11)
COMPILED, INTERPRETED = "compiled", "interpreted"
SLOWER = "about fifty times slower, which you will notice in strong bots"
NO_COMPILER = f"no C compiler was found, so they run interpreted, {SLOWER}; install one, then start again"
NOT_COMPILED = f"they could not be compiled, so they run interpreted, {SLOWER}; `make test` shows the reason"
TRANSLATED, COMPILED_APART, OPTIMISED = 0.09, 0.33, 0.83
"""How much of the time of a compile is over when the rules are in C, when each file is compiled, and when all of them
are optimised together."""

NO_DOCUMENTS = "they could not be built, so /docs stays empty; `make docs` shows the reason"


def rules() -> list[Path]:
    """Everything that is compiled, and the files that say how."""
    import tomllib  # an older Python must still reach the sentence that refuses it

    folders = [PACKAGE / name for name in tomllib.loads(PROJECT.read_text())["tool"]["fistful"]["compiled"]]
    return [*(file for folder in folders for file in files_in(folder)), PROJECT, ROOT / "setup.py"]


def has_compiler() -> bool:
    """Whether there is a C compiler, with the headers of this Python."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "nt" or (headers.exists() and shutil.which(named.split()[0]) is not None)


class Rules:
    """The installed package, with the rules compiled or as they stand."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.began = time.time()
        self.progress = Path(tempfile.gettempdir(), f"fistful-{os.getpid()}-{home.name}")

    def step(self, must_compile: bool) -> Step:
        seconds = 90.0 if must_compile or has_compiler() else 3.0
        due = lambda: not self.is_built(must_compile or has_compiler())  # noqa: E731
        return Step("rules", lambda: self.install(must_compile), seconds, due, self.how_far, self.part)

    def compiled(self) -> tuple[int, int, int]:
        """How many files are compiled, how many there are, and after which they are optimised: from `setup.py`."""
        try:
            done, of, apart = map(int, self.progress.read_text().split())
        except (OSError, ValueError):
            return 0, 0, 0
        return done, of, apart

    def how_far(self) -> str:
        done, of, apart = self.compiled()
        if not of:
            return ""
        if done == of:
            return "(putting them together)"
        return f"{done} of {of}" + (", optimising across them" if done == apart else "")

    def part(self) -> float:
        """About how much of the time of a compile is over."""
        done, of, apart = self.compiled()
        if not of:
            return 0.0
        if done < apart:
            return TRANSLATED + (COMPILED_APART - TRANSLATED) * done / apart
        if done == apart:  # nothing is counted meanwhile; it takes about this part of what the files have taken
            written = self.progress.stat().st_mtime
            expected = (written - self.began) * (OPTIMISED - COMPILED_APART) / COMPILED_APART
            over = min(1.0, (time.time() - written) / max(expected, 1.0))
            return COMPILED_APART + (OPTIMISED - COMPILED_APART) * over
        return OPTIMISED + (0.99 - OPTIMISED) * (done - apart) / (of - apart)

    def is_built(self, compiles: bool) -> bool:
        stamp = self.home / "built.sha256"
        found = stamp.read_text().split() if stamp.exists() else ["", ""]
        return found[0] == digest(rules()) and (found[1] == COMPILED or not compiles)

    def install(self, must_compile: bool) -> str | None:
        """Install the package if the rules have changed, or can be compiled now; what is worth saying about it."""
        compiles = must_compile or has_compiler()
        if self.is_built(compiles):
            return None
        stamp = self.home / "built.sha256"
        hash_ = digest(rules())
        stamp.unlink(missing_ok=True)
        form = COMPILED if compiles else INTERPRETED
        said = COMPILED if compiles else NO_COMPILER
        try:
            self.build(form)
        except SystemExit:
            if must_compile or not compiles:
                raise
            form, said = INTERPRETED, NOT_COMPILED
            self.build(form)
        stamp.write_text(f"{hash_} {form}")
        return said

    def build(self, form: str) -> None:
        for leftover in (ROOT / "build", ROOT / "src" / "fistful.egg-info"):
            shutil.rmtree(leftover, ignore_errors=True)
        self.began = time.time()
        how = {"FISTFUL_PAGE": "off", "FISTFUL_PROGRESS": str(self.progress)}
        run(
            program(self.home, "python"), "-m", "pip", "install", "--disable-pip-version-check", "--no-deps",
            "--no-build-isolation", "--force-reinstall", ".",
            says="The rules could not be compiled.",
            environment=how if form == COMPILED else {**how, "FISTFUL_COMPILE": "off"},
        )  # fmt: skip
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        self.progress.unlink(missing_ok=True)


def carry(home: Path) -> None:
    """Copy everything that is not compiled, and the built page, into the installed package."""
    installed = packages_of(home) / "fistful"
    compiled = {file.relative_to(PACKAGE) for file in rules() if file.is_relative_to(PACKAGE)}
    wanted = {file.relative_to(PACKAGE): file for file in files_in(PACKAGE)}
    there = {file.relative_to(installed): file for file in files_in(installed)}
    for name, source in wanted.items():
        if name not in compiled and (name not in there or not is_copy(there[name], source)):
            target = installed / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for name, target in there.items():
        if target.suffix not in {".so", ".pyd"} and name not in wanted:
            target.unlink()


def is_copy(target: Path, source: Path) -> bool:
    """Whether a file was copied from another, with its time, and neither has changed since."""
    copied, original = target.stat(), source.stat()
    return (copied.st_size, copied.st_mtime_ns) == (original.st_size, original.st_mtime_ns)


def packages(home: Path, name: str, *within: str) -> Step:
    def work() -> str | None:
        return f"those of {name}.lock" if install(home, name, *within) else None

    return Step("packages", work, 15.0, lambda: not is_installed(home, name, *within))


def page() -> Step:
    from tools import page as building

    def work() -> str | None:
        if building.is_built():
            return None
        building.build()
        return "built"

    return Step("page", work, 15.0, lambda: not building.is_built())


def documents(must_build: bool) -> Step:
    """What a server shows at `/docs`; one can play without."""
    from tools import docs as building

    def work() -> str | None:
        if building.is_built():
            return None
        try:
            building.build()
        except SystemExit:
            if must_build:
                raise
            return NO_DOCUMENTS
        return "built"

    return Step("documents", work, 15.0, lambda: not building.is_built())


def system_packages() -> None:
    """Install the system programs that are missing where that is allowed, or say in one sentence which to install."""
    listed = (ROOT / "tools" / "system-packages.txt").read_text().splitlines()
    wanted = [line.split() for line in listed if line and not line.startswith("#")]
    missing = sorted({name for program_, *names in wanted if not shutil.which(program_) for name in names})
    if not missing:
        return
    names = " ".join(missing)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    apt = ["apt-get"] if is_root else ["sudo", "apt-get"]
    install_them = [*apt, "install", "--no-install-recommends"]
    print(f"The tests call programs that are not there. This would install them: {' '.join(install_them)} {names}")
    may = is_root or os.environ.get("CI") == "true"
    if not may and sys.stdin.isatty():
        may = input("Install them now? [y/N] ").strip().lower() in {"y", "yes"}
    try:
        if not may:
            raise PermissionError
        subprocess.run([*apt, "update", "-qq"], check=True)
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*install_them, "-y", "-qq", *missing], check=True, env=quietly)
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit(f"Please install these packages, then try again: {names}") from None


def prepare(kind: str) -> None:
    if kind == "play":
        follow(
            [packages(HOME, "play", "dev"), Rules(HOME).step(must_compile=False)], [page(), documents(must_build=False)]
        )
        carry(HOME)
    elif kind == "test":
        system_packages()
        follow([packages(HOME, "dev"), Rules(HOME).step(must_compile=True)], [page(), documents(must_build=True)])
        carry(HOME)
    elif kind == "packages":
        follow([packages(HOME, "dev")])
    elif kind == "bench":
        home = ROOT / ".venv-bench"
        follow([packages(home, "bench"), Rules(home).step(must_compile=True)])
        carry(home)
    elif kind == "ray":
        follow([packages(ROOT / ".venv-ray", "ray")])
    elif kind == "release":
        follow([packages(ROOT / ".venv-release", "release")])
    else:
        raise SystemExit(__doc__)


def main(kind: str) -> None:
    if sys.version_info < OLDEST:
        raise SystemExit(f"Fistful needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    try:
        prepare(kind)
    except KeyboardInterrupt:
        raise SystemExit("Stopped. The next start goes on from here.") from None


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
