"""Rematch after rematch, the page holds no more than it did after the first."""

from __future__ import annotations

import pytest

from tests.tables import THOROUGH
from tests.web.test_games import SHORT
from tests.web.visitor import GAMES, PATIENCE, Visitor

TIMES = 10 if THOROUGH else 4
MORE = {"nodes": 400, "listeners": 80}
"""How much more there may be with each rematch: games differ in how long their story is. One that was kept whole would
have 2,300 nodes and 160 listeners.
"""


@pytest.mark.parametrize("game", GAMES if THOROUGH else GAMES[:1])
def test_nothing_is_kept_of_a_game_that_is_over(ann: Visitor, game: str) -> None:
    ann.against_bots(game, SHORT.get(game))
    wire = ann.context.new_cdp_session(ann.page)
    held: list[dict[str, int]] = []
    for _ in range(TIMES + 1):
        ann.play_inside(5)
        ann.sees_end(4 * PATIENCE)
        held.append(ann.holds(wire))
        ann.rematch()
    # The first game leaves what is fetched and drawn once.
    first, *_, last = held[1:]
    growth = {what: (last[what] - first[what]) / (TIMES - 1) for what in MORE}
    assert all(growth[what] <= more for what, more in MORE.items()), held
