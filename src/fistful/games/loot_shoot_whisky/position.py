"""The position of Loot Shoot Whisky: its state, with what the other modules say of it."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.wire import Outcome, View
from fistful.games.loot_shoot_whisky import scoring, view
from fistful.games.loot_shoot_whisky.facts import EMPTY, SALOON_TEXTS
from fistful.games.loot_shoot_whisky.state import LootShootWhiskyState


class LootShootWhiskyPosition(LootShootWhiskyState):
    """One moment of a game of Loot Shoot Whisky."""

    def copy(self) -> LootShootWhiskyPosition:
        return LootShootWhiskyPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        places = {
            "deck": [SALOON_TEXTS[kind] for kind in self.deck],
            "row": [SALOON_TEXTS[kind] for kind in self.row if kind != EMPTY],
            "discards": view.bag_texts(self.discards),
        }
        for seat in range(self.setup.seats):
            places[f"looted {seat}"] = view.bag_texts(self.looted[seat])
        return places
