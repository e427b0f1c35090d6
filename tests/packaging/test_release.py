"""Workflows, image and bill of materials: what can be checked of a release before there is one."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import babel
import pytest
import yaml
from tools import docs

from fistful.locales import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OWN = re.compile(r"^(\.ci|tools|requirements|tests|bench|docs|src|web)/")
GIVEN = re.compile(r"\$\{\{ (secrets\.|github\.token)")
SECRETS = re.compile(r"pypi-[A-Za-z0-9_-]{16}|gh[pousr]_[A-Za-z0-9]{16}|github_pat_|-----BEGIN|AKIA[A-Z0-9]{12}")
FIRST_PYTHON, LAST_PYTHON = 11, 14


def steps(workflow: Path) -> list[dict[str, Any]]:
    read = yaml.safe_load(workflow.read_text())
    return [step for job in read["jobs"].values() for step in job["steps"]]


def words(workflow: Path) -> list[str]:
    """Every word of every command in a workflow."""
    lines = [line for step in steps(workflow) for line in step.get("run", "").replace("\\\n", " ").splitlines()]
    return [word for line in lines for word in shlex.split(line)]


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", text, re.MULTILINE))


def test_there_is_a_workflow_for_changes_and_one_for_releases() -> None:
    assert [workflow.stem for workflow in WORKFLOWS] == ["ci", "release"]
    assert ".ci/run" in words(WORKFLOWS[0])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_commands_of_workflows_name_files_that_exist(workflow: Path) -> None:
    named = [word for word in words(workflow) if OWN.match(word)]
    assert named
    assert [word for word in named if not (ROOT / word).exists()] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_make_targets_of_workflows_exist(workflow: Path) -> None:
    said = [step["run"].split() for step in steps(workflow) if step.get("run", "").startswith("make ")]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {command[1] for command in said} <= targets


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_have_few_rights_and_no_secrets(workflow: Path) -> None:
    text = workflow.read_text()
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}
    assert not SECRETS.search(text)
    assert not [step for step in steps(workflow) if GIVEN.search(step.get("run", ""))]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_names_its_version(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+|[0-9a-f]{40})", name)] == []


def test_a_release_begins_with_a_tag_of_a_version() -> None:
    read = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    assert read[True] == {"push": {"tags": ["v*"]}}  # YAML takes the word `on` for a truth
    assert read["jobs"]["publish"]["permissions"]["id-token"] == "write"


def test_wheels_are_built_for_every_python_from_the_oldest_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["requires-python"] == f">=3.{FIRST_PYTHON}"
    wanted = [f"cp3{minor}-*" for minor in range(FIRST_PYTHON, LAST_PYTHON + 1)]
    assert project["tool"]["cibuildwheel"]["build"] == wanted
    script = project["tool"]["cibuildwheel"]["test-command"].removeprefix("python {project}/")
    assert (ROOT / script).exists()


def test_the_lock_of_the_image_has_the_versions_that_were_tested_and_nothing_to_build_with() -> None:
    server, play, dev = pins("server"), pins("play"), pins("dev")
    assert server.items() <= play.items()
    assert server.items() <= dev.items()
    assert not {"mypy", "setuptools", "pip"} & set(server)


def let_in() -> set[str]:
    """The files and folders at the top that the image may be built from; each line of the list must find some."""
    patterns = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    found = [{path.name for path in ROOT.glob(pattern)} for pattern in patterns]
    assert all(found)
    return set().union(*found)


def test_the_image_copies_what_is_there_and_runs_as_nobody_in_particular() -> None:
    text = (ROOT / "Dockerfile").read_text()
    locks = set(re.findall(r"requirements/\w+\.lock", text))
    assert locks and all((ROOT / lock).exists() for lock in locks)
    runtime = text.split("\nFROM ")[-1]
    assert re.search(r"^USER 10001:10001$", runtime, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\n.*/ready", runtime, re.MULTILINE)
    assert "gcc" not in runtime


def test_the_image_gets_every_file_that_wheel_and_documents_are_made_from() -> None:
    """What `setup.py`, its tools, the page and the documents read lies in what `.dockerignore` lets in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    read = {project["readme"], *project["license-files"]}
    read |= {"setup.py", "pyproject.toml", "MANIFEST.in", "requirements", "src", "tools", "web"}
    read |= {file.relative_to(ROOT).parts[0] for file in docs.sources()}
    assert {"docs", "mkdocs.yml", "CHANGELOG.md"} <= read
    assert read <= let_in()


def test_the_image_keeps_the_customs_of_the_languages_that_are_spoken_and_of_no_others(tmp_path: Path) -> None:
    (command,) = re.findall(r"^RUN (spoken=(?:[^\\\n]|\\\n)+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    customs = tmp_path / "lib" / "python3.13" / "site-packages" / "babel" / "locale-data"
    shutil.copytree(Path(babel.__file__).parent / "locale-data", customs)
    subprocess.run(["sh", "-ec", command.replace("/opt/fistful", str(tmp_path))], cwd=ROOT, check=True)
    kept = {file.stem for file in customs.glob("*.dat")}
    assert {"root", "en", "de", "de_AT", "fr", "fr_CA"} <= kept
    assert {name.partition("_")[0] for name in kept} == {"root", *LANGUAGES}


def test_a_club_runs_with_few_rights_and_keeps_its_data() -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["fistful"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert [volume.partition(":")[2] for volume in service["volumes"]] == ["/data"]


@pytest.mark.xdist_group("install")  # it needs the same environment as the tests of that group
def test_the_bill_of_materials_lists_every_package_that_a_server_runs_with() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.sbom"], cwd=ROOT, capture_output=True, text=True, check=True)
    path = ROOT / done.stdout.strip()
    try:
        bill = json.loads(path.read_text())
    finally:
        path.unlink()
    assert bill["bomFormat"] == "CycloneDX"
    assert bill["metadata"]["component"]["name"] == "fistful"
    listed = {component["purl"] for component in bill["components"]}
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins("server").items()} <= listed
    used = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    in_page = {component["name"] for component in bill["components"] if component["purl"].startswith("pkg:npm/")}
    assert {*used, "svelte"} <= in_page
