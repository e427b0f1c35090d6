"""Games of each kind by keyboard, heard rather than seen: the live regions tell everything, in sentences."""

from __future__ import annotations

import re

import pytest

from tests.tables import THOROUGH
from tests.web.test_games import SHORT
from tests.web.visitor import GAMES, Visitor

LISTEN = """
() => {
  globalThis.transcript = [];
  globalThis.untimely = [];
  const log = () => [...document.querySelectorAll('section.log li')].map((each) => each.textContent.trim());
  const before = log().length;
  const said = (text) => text && transcript.at(-1) !== text && transcript.push(text);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[data-said]');
      if (region?.ariaLive === 'assertive') {
        const unsaid = log().slice(before).filter((line) => !transcript.join(' ').includes(line));
        if (region.textContent) untimely.push(...unsaid);
        said(region.textContent.trim());
      } else if (region) for (const each of addedNodes) said(each.textContent.trim());
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
ALL_IS_SAID = """
([before, turn]) => {
  const told = transcript.filter((line) => !line.startsWith(turn)).join(' ');
  const log = [...document.querySelectorAll('section.log li')].slice(before);
  return log.every((line) => told.includes(line.textContent.trim()));
}
"""
"""The log and what was said are compared in one go: the bots may play on meanwhile."""
SENTENCE = re.compile(r"[.!?…][”»)]*$")
TURN = "Your turn. "
MOST = 3_000 if THOROUGH else 60
"""After this many presses a game is left; under `make thorough` all end before."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_sentences(ann: Visitor, game: str) -> None:
    ann.against_bots(game, SHORT.get(game))
    page = ann.page
    page.evaluate(LISTEN)
    before = page.locator("section.log li").count()
    while ann.presses < MOST and ann.key_lit():
        ann.presses += 1
    assert ann.over or not THOROUGH, "the game does not end"
    page.wait_for_function(ALL_IS_SAID, arg=[before, TURN], timeout=5_000)
    transcript: list[str] = page.evaluate("transcript")
    assert [line for line in transcript if not SENTENCE.search(line)] == []
    assert page.evaluate("untimely") == [], "a turn was said before what led to it"
    asked = {line for line in transcript if line.startswith(TURN)}
    assert asked, "no turn was said"
    assert all(len(line) > len(TURN) for line in asked)
