"""The examples in the documentation do what they show, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


def test_there_are_pages_with_examples() -> None:
    assert {"README.md", "contract.md"} <= {page.name for page in WITH_EXAMPLES}


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_the_examples_of_a_page_work(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 2
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_file_of_tests_that_the_pages_name_exists() -> None:
    named = {path for page in PAGES for path in re.findall(r"(?<![\w/])tests/[\w./*]+\b", page.read_text("utf-8"))}
    assert "tests/contract" in named
    assert [path for path in sorted(named) if not any(ROOT.glob(path))] == []


def test_each_of_the_eight_changes_has_an_example_with_a_test() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    _, _, table = page.partition("## Where to make a change\n")
    rows = re.findall(r"^\| (an? [\w ]+|another database) \| .+ \| (.+) \|$", table, re.MULTILINE)
    assert len(rows) == 8
    assert [change for change, example in rows if "`tests/" not in example] == []


def test_every_fault_of_the_reliability_page_has_tests_that_exist() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    rows = re.findall(r"^\| (?!fault )(.+) \| (.+) \| (.*) \| .*\|$", page, re.MULTILINE)
    assert len(rows) > 25
    code = "".join(
        path.read_text("utf-8") for room in ("server", "chaos") for path in (ROOT / "tests" / room).glob("*.py")
    )
    defined = set(re.findall(r"^(?:async )?def (test_\w+)", code, re.MULTILINE))
    named = {fault: re.findall(r"`(\w+)`", tests) for fault, _, tests in rows}
    assert [fault for fault, tests in named.items() if not tests or not {*tests} <= defined] == []


def test_every_make_target_that_the_pages_name_exists() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = {name for page in PAGES for name in re.findall(r"(?:`|^)make (\w+)", page.read_text("utf-8"), re.MULTILINE)}
    assert {"play", "test"} <= named <= targets
