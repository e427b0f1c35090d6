"""The position of Loot Shoot Whisky: its state, with its behaviour forwarded to the other modules."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.wire import Outcome
from fistful.games.loot_shoot_whisky import scoring, view
from fistful.games.loot_shoot_whisky.state import LootShootWhiskyState
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView


class LootShootWhiskyPosition(LootShootWhiskyState):
    """One moment of a game of Loot Shoot Whisky."""

    def copy(self) -> LootShootWhiskyPosition:
        return LootShootWhiskyPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> LootShootWhiskyView:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        return view.whereabouts(self)
