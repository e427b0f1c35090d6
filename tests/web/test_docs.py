"""The documents at /docs of a server: one can search them, and they load nothing from elsewhere."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.reading import look_up


def test_the_documents_can_be_searched_and_ask_no_other_site(browser: Browser, address: str) -> None:
    asked = look_up(browser, address, "FORWARDED_ALLOW_IPS", "Limits behind a proxy")
    assert [url for url in asked if not url.startswith(f"{address}/docs")] == []
    assert any(url.endswith("/search_index.json") for url in asked)
