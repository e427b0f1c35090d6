"""A whole game of each kind by keyboard, heard rather than seen: the live regions tell everything, in sentences."""

from __future__ import annotations

import re

import pytest

from tests.web.test_games import SHORT
from tests.web.visitor import GAMES, Visitor

LISTEN = """
() => {
  globalThis.transcript = [];
  const said = (text) => text && transcript.at(-1) !== text && transcript.push(text);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[data-said]');
      if (region?.ariaLive === 'assertive') said(region.textContent.trim());
      else if (region) for (const each of addedNodes) said(each.textContent.trim());
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
SENTENCE = re.compile(r"[.!?…][”»)]*$")
TURN = "Your turn. "


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_sentences(ann: Visitor, game: str) -> None:
    ann.against_bots(game, SHORT.get(game))
    page = ann.page
    page.evaluate(LISTEN)
    before = page.locator("section.log li").count()
    while ann.key_lit():
        ann.presses += 1
        assert ann.presses < 3_000, "the game does not end"
    transcript: list[str] = page.evaluate("transcript")
    log = page.locator("section.log li").all_inner_texts()[before:]
    told = " ".join(line for line in transcript if not line.startswith(TURN))
    assert [line for line in log if line not in told] == []
    assert [line for line in transcript if not SENTENCE.search(line)] == []
    asked = {line for line in transcript if line.startswith(TURN)}
    assert asked, "no turn was said"
    assert all(len(line) > len(TURN) for line in asked)
