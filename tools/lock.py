"""Write the lock files in `requirements/`. They name versions and hashes, never a registry.

`dev.lock` comes first, and `play.lock` and `server.lock` take its versions: what `make play` and the image need is what
the tests ran with. `play.lock` is `server.lock` with what a build needs. Ray is only in `ray.lock`, because its tests
have an environment of their own.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
FOLDER = ROOT / "requirements"
COMMON = ("pyproject.toml", "--extra", "server", "--extra", "arena", "--extra", "envs", "--group", "dev")
DEV = (*COMMON, "--extra", "openspiel")
LOCKS = {
    "dev.lock": DEV,
    "bench.lock": (*DEV, "--group", "bench"),
    "ray.lock": (*COMMON, "--extra", "ray"),
    "docs.lock": ("--group", "docs"),
    "node.lock": ("--group", "node"),
    "release.lock": ("--group", "release"),
    "server.lock": ("pyproject.toml", "--extra", "server", "--constraint", "requirements/dev.lock"),
    "play.lock": ("pyproject.toml", "-", "--extra", "server", "--constraint", "requirements/dev.lock"),
}
"""What each is made of; `-` is what a build needs."""
OPTIONS = ("--universal", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-header", "--quiet")


def build_requirements() -> str:
    needed: list[str] = tomllib.loads(PROJECT.read_text())["build-system"]["requires"]
    return "\n".join(needed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--keep", action="store_true", help="Keep the versions there are, where they fit.")
    upgrade = [] if parser.parse_args().keep else ["--upgrade"]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        uv = Path(folder, "bin", "uv")
        subprocess.run([Path(folder, "bin", "pip"), "install", "--quiet", "uv"], check=True)
        for name, chosen in LOCKS.items():
            command = [str(uv), "pip", "compile", *chosen, *OPTIONS, *upgrade, "--output-file", str(FOLDER / name)]
            subprocess.run(
                command, check=True, cwd=ROOT, input=build_requirements(), text=True, stdout=subprocess.DEVNULL
            )


if __name__ == "__main__":
    main()
