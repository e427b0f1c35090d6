"""Two people at one table: one in a browser, and one in a terminal, from the link to the end of the game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from fistful import locales
from tests.terminal.tmux import CHOOSE, terminal
from tests.web.conftest import Come
from tests.web.test_company import say, talk

REMATCH = locales.message("terminal-key-rematch", "en")


def test_a_person_at_the_terminal_plays_one_at_the_page_to_the_end(come: Come, tmp_path: Path) -> None:
    ann = come()
    link = ann.invite("loot-shoot-whisky")
    with terminal(tmp_path) as screen:
        screen.start("play", "--join", link, "--name", "Bob")
        ann.sees_table()
        screen.until_shown(CHOOSE)
        talk(ann)
        say(ann, "Howdy, terminal")
        ann.page.keyboard.press("Escape")
        screen.until_shown("Ann: “Howdy, terminal”")
        while REMATCH not in screen.go_on():
            ann.press_lit()
        expect(ann.page.locator("section.end")).to_be_visible()
        outcome = " ".join(screen.screen().split())
        assert "wins:" in outcome or "Nobody wins" in outcome or "share the win" in outcome
        winner = ann.page.locator("#ask").inner_text()
        assert winner in outcome
        ann.page.get_by_role("button", name="Play again").click()
        screen.until_shown("Ann wants to play again.")
        screen.press("r")
        ann.page.wait_for_function("was => location.href !== was", arg=link)
        ann.sees_table()
        screen.until_shown(CHOOSE)
