"""One server and one browser for all tests of the page, and people who come to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import serving
from tests.web.visitor import Visitor

CHROMIUM = "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class Come(Protocol):
    """Makes a visitor, with the arguments of `Visitor` after the browser and the address."""

    def __call__(self, **how: Any) -> Visitor: ...


# Not for the whole session: the browser's event loop would be in the way of tests that run one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("saloon")) as address:
        yield address


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Come]:
    """People with a window each; nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def arrive(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **how))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
def ann(come: Come) -> Visitor:
    return come()
