"""The position of Looterz: its state, with what the other modules say of it."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.wire import Outcome, View
from fistful.games.looterz import dungeon, piles, scoring, view
from fistful.games.looterz import looter as looters
from fistful.games.looterz.state import LooterzState


class LooterzPosition(LooterzState):
    """One moment of a game of Looterz."""

    def copy(self) -> LooterzPosition:
        return LooterzPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        names = self.setup.names
        places: dict[str, list[str]] = {}
        for seat in range(self.setup.seats):
            in_play = range(dungeon.place_of(seat, 0), dungeon.place_of(seat, self.party[seat]))
            places[f"in play {seat}"] = [names[looters.kind_of(self.table[place])] for place in in_play]
            places[f"hand {seat}"] = [names[kind] for kind in piles.hand(self, seat)]
        places["draw pile"] = [names[kind] for kind in self.pile]
        places["graveyard"] = [names[looters.kind_of(card)] for card in self.graveyard]
        return places
