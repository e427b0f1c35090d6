"""The position of Shootout!: its state, with what the other modules say of it."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Outcome, View
from fistful.games.shootout import kinds, scoring, view
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import NO_CARD, PASS, PLACE_TEXTS, UNDEALT
from fistful.games.shootout.state import ShootoutState


class ShootoutPosition(ShootoutState):
    """One moment of a game of Shootout!"""

    def copy(self) -> ShootoutPosition:
        return ShootoutPosition(self.setup, self.chance.copy(), self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def passing(self) -> i64:
        return PASS if self.waiting and kinds.is_window(kind_of(self.step)) else UNCHOSEN

    def whereabouts(self) -> dict[str, list[str]]:
        places: dict[str, list[str]] = {}
        box = [card.name for card in MARKSMEN] if self.setup.with_marksmen else []
        for seat in range(self.setup.seats):
            places[f"hand {seat}"] = [str(card) for card in bags.listed(self.hands[seat])]
            if self.marksmen[seat] != UNDEALT:
                name = MARKSMEN[self.marksmen[seat]].name
                box.remove(name)
                places[f"{'played by' if bitset.has(self.used, seat) else 'marksman of'} {seat}"] = [name]
        for place in bitset.listed(self.standing):
            places[f"health {PLACE_TEXTS[place]}"] = [str(self.health[place])]
        places["bullet"] = [] if self.bullet == NO_CARD else [str(self.bullet)]
        places["winning card"] = [] if self.winning == NO_CARD else [str(self.winning)]
        places["pile"] = [str(card) for card in self.pile]
        places["discards"] = [str(card) for card in bags.listed(self.discards)]
        places["marksmen not dealt"] = box
        return places
