"""Write the bill of materials of a release, `dist/fistful-VERSION.cdx.json`, in the format CycloneDX.

It lists the packages of `requirements/server.lock`, with which a server runs, and the packages of npm whose code, fonts
or pictures are in the built page.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tools import environments
from tools.environments import ROOT, program

HOME = ROOT / ".venv-release"
PAGE_LOCK = ROOT / "web" / "package-lock.json"
BUILT_IN = {"svelte", "clsx", "esm-env", "@iconify-json/game-icons"}
"""Packages that npm takes for mere tools, but that leave some of their code or pictures in the page."""
CHECK = """
import pathlib, sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
mistake = JsonStrictValidator(SchemaVersion.V1_6).validate_str(pathlib.Path(sys.argv[1]).read_text())
sys.exit(f"This is not CycloneDX: {mistake}" if mistake else 0)
"""

Json = dict[str, Any]


def said_by(name: str, *arguments: str) -> str:
    """What a program of the release environment prints."""
    return subprocess.run(
        [program(HOME, name), *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def python_packages() -> Json:
    """A bill with the packages that a server runs with."""
    lock = str(environments.LOCKS / "server.lock")
    made = said_by(
        "python", "-W", "ignore", "-m", "cyclonedx_py", "requirements", lock,
        "--pyproject", "pyproject.toml", "--spec-version", "1.6", "--output-reproducible",
    )  # fmt: skip
    bill: Json = json.loads(made)
    return bill


def page_packages() -> list[Json]:
    """The components of the page: what it depends on, directly or not, and what is built into it."""
    packages = json.loads(PAGE_LOCK.read_text())["packages"]
    found: dict[str, Json] = {}
    wanted = [*packages[""]["dependencies"], *BUILT_IN]
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        about = packages[f"node_modules/{name}"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
        found[name] = {
            "type": "library", "bom-ref": purl, "name": name, "version": about["version"], "purl": purl,
            "licenses": [{"license": {"id": about["license"]}}],
        }  # fmt: skip
        wanted += [] if name in BUILT_IN else about.get("dependencies", {})
    return [found[name] for name in sorted(found)]


def bill_of_materials() -> Json:
    bill = python_packages()
    bill["components"] += page_packages()
    whole = bill["metadata"]["component"]
    whole["version"] = said_by("python", "-m", "setuptools_scm").split()[-1]
    parts = [part["bom-ref"] for part in bill["components"]]
    bill["dependencies"] = [{"ref": whole["bom-ref"], "dependsOn": parts}, *({"ref": part} for part in parts)]
    return bill


def write(folder: Path) -> Path:
    environments.install(HOME, "release")
    bill = bill_of_materials()
    folder.mkdir(exist_ok=True)
    path = folder / f"fistful-{bill['metadata']['component']['version']}.cdx.json"
    path.write_text(json.dumps(bill, indent=1) + "\n")
    said_by("python", "-c", CHECK, str(path))
    return path


if __name__ == "__main__":
    print(write(ROOT / "dist").relative_to(ROOT))
