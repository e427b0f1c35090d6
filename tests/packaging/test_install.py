"""Installing: from a clone and from a source distribution, in isolation, compiled and with the page, or not at all."""

from __future__ import annotations

import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.building import (
    ROOT,
    clone,
    compiled_in,
    environment_with,
    is_root,
    names_in,
    only,
    path_without_node,
    run_as_a_stranger,
    sdist,
    wheel,
)
from tests.tables import THOROUGH

pytestmark = pytest.mark.xdist_group("install")
"""One process runs them all, because they share what they build."""

COMPILED = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["fistful"]["compiled"]
UNREACHABLE = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def workshop() -> Iterator[Path]:
    """A folder that other users can read."""
    with tempfile.TemporaryDirectory(prefix="fistful-install-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture(scope="module")
def source(workshop: Path) -> Path:
    return clone(workshop / "clone")


@pytest.fixture(scope="module")
def without_node(workshop: Path) -> str:
    return path_without_node(workshop / "programs")


@pytest.fixture(scope="module")
def interpreted(workshop: Path, source: Path) -> Path:
    """A wheel from the clone, which builds the page there, with compiling turned off where there is no compiler."""
    folder = workshop / "interpreted"
    done = wheel(source, folder, CC="false", FISTFUL_COMPILE="off")
    assert done.returncode == 0, done.stdout
    return only(folder)


@pytest.fixture(scope="module")
def from_sdist(workshop: Path, source: Path, interpreted: Path, without_node: str) -> Path:
    """A wheel from the source distribution of the clone that built the page, where there is no Node and no npm."""
    assert interpreted.exists()
    folder = workshop / "from-sdist"
    made = sdist(source, workshop / "sdist")
    done = wheel(made, folder, PATH=without_node, npm_config_registry=UNREACHABLE)
    assert done.returncode == 0, done.stdout
    return only(folder)


@pytest.fixture(scope="module")
def from_clone(workshop: Path) -> Path:
    """A wheel from a clone in which nothing has been built."""
    folder = workshop / "from-clone"
    done = wheel(clone(workshop / "another"), folder)
    assert done.returncode == 0, done.stdout
    return only(folder)


@pytest.mark.parametrize("built", ["from_sdist", "from_clone"] if THOROUGH else ["from_sdist"])
def test_a_wheel_has_compiled_rules_and_the_page(request: pytest.FixtureRequest, interpreted: Path, built: str) -> None:
    path: Path = request.getfixturevalue(built)
    names = names_in(path)
    compiled = compiled_in(names)
    for package in COMPILED:
        modules = [file for file in (ROOT / "src" / "fistful" / package).rglob("position.py")]
        assert {str(file.relative_to(ROOT / "src").with_suffix("")) for file in modules} <= compiled
    assert "fistful/engine/position" in compiled
    assert "fistful/server/page/index.html" in names
    assert "fistful/locales/de/rules/wild-shots.md" in names
    assert "fistful/games/wild_shots/decks/house.toml" in names
    assert "fistful/py.typed" in names
    assert not [name for name in names if name.endswith((".c", ".h"))]
    assert names_in(interpreted) == {name for name in names if not name.endswith(".so")}
    assert path.name.split("-")[:2] == interpreted.name.split("-")[:2]


def test_compiling_can_be_turned_off(interpreted: Path) -> None:
    assert not [name for name in names_in(interpreted) if name.endswith(".so")]
    assert interpreted.name.endswith("-py3-none-any.whl")


def test_another_user_plays_from_the_installed_wheel_without_node(
    workshop: Path, from_sdist: Path, without_node: str
) -> None:
    python = environment_with(from_sdist, workshop / "installed")
    script = shutil.copy(ROOT / "tools" / "try_install.py", workshop)
    home = workshop / "home"
    home.mkdir()
    if is_root():
        shutil.chown(home, "nobody", "nogroup")
    done = run_as_a_stranger(python, script, home=home, environment={"PATH": without_node, "TMPDIR": str(home)})
    assert done.returncode == 0, done.stdout
    assert f"fistful {from_sdist.name.split('-')[1]}, the rules run compiled" in done.stdout
    assert "wild-shots: a game played to its end" in done.stdout
    assert "A game over HTTP" in done.stdout


def test_without_a_compiler_the_build_ends_with_a_sentence(workshop: Path, source: Path, interpreted: Path) -> None:
    assert interpreted.exists()
    done = wheel(source, workshop / "without-compiler", CC="false")
    assert done.returncode != 0
    assert "The rules could not be compiled: " in done.stdout
    assert "Install a C compiler and Python's headers, or set FISTFUL_COMPILE=off" in done.stdout
    assert "Traceback" not in done.stdout
    assert not list((workshop / "without-compiler").glob("*.whl"))
