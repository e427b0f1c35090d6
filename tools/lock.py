"""Write the lock files in `requirements/`. They name versions and hashes, never a registry."""

from __future__ import annotations

import subprocess
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {
    "dev.lock": ("--group", "dev"),
    "bench.lock": ("--group", "dev", "--group", "bench"),
    "ray.lock": ("--group", "dev", "--extra", "ray"),
    "docs.lock": ("--group", "docs"),
    "node.lock": ("--group", "node"),
}
WITHOUT_FISTFUL = ("docs.lock", "node.lock")
OPTIONS = ("--universal", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-header")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        uv = Path(folder, "bin", "uv")
        subprocess.run([Path(folder, "bin", "pip"), "install", "--quiet", "uv"], check=True)
        for name, chosen in LOCKS.items():
            target = ROOT / "requirements" / name
            package = [] if name in WITHOUT_FISTFUL else ["pyproject.toml"]
            command = [str(uv), "pip", "compile", *package, *chosen, *OPTIONS, "--quiet", "--upgrade"]
            subprocess.run([*command, "--output-file", str(target)], check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
