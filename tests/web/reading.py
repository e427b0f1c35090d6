"""Somebody who reads the documents at /docs, and looks something up there."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.visitor import Visitor


def look_up(browser: Browser, address: str, wanted: str, found_in: str) -> list[str]:
    """Search the documents of a server and follow a result with this text; everything that was asked of any site."""
    reader = Visitor(browser, address)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.goto(f"{address}/docs")
    expect(reader.page).to_have_url(f"{address}/docs/")
    expect(reader.page.locator("article h1")).to_contain_text("Fistful")
    search = reader.page.locator("input.md-search__input")
    search.click()
    search.press_sequentially(wanted)  # the page listens to keys
    result = reader.page.locator(".md-search-result__link", has_text=found_in).first
    expect(result).to_be_visible()
    result.click()
    expect(reader.page.locator("article")).to_contain_text(wanted)
    assert reader.page.url.startswith(f"{address}/docs/")
    reader.page.locator("label[for=__palette_1], label[for=__palette_0]").first.click()
    expect(reader.page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    reader.context.close()
    assert reader.faults == []
    return [url for url in asked if not url.startswith(("data:", "blob:"))]
