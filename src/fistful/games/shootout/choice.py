"""The shape of nearly every question of Shootout!: plain actions, and a set of values, places or seats to name."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import PLACES, PLAIN_ACTIONS, PLAY, SEAT_OF, SLUG
from fistful.games.shootout.hands import slot_of
from fistful.games.shootout.state import ShootoutState


class Choice(Question[ShootoutState]):
    """A question answered by a plain action (`reload`, `pass`, `play …`) or by one that names something.

    What can be named is a value, a place or a seat: `first` to `last`. Its action is that number above `base`.
    """

    def __init__(self, code: str, clause: str, base: i64, first: i64, last: i64) -> None:
        super().__init__(code, clause)
        self.base: Final = base
        self.first: Final = first
        self.last: Final = last

    def run(self, pos: ShootoutState) -> None:
        pos.ask(pos.active)

    # What a subclass says.

    def plain(self, pos: ShootoutState, seat: i64) -> i64:
        """The plain actions on offer, as a set."""
        return 0

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        """The values, places or seats on offer, as a set."""
        return 0

    def decide_plain(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        """Carry out a plain action."""
        raise AssertionError(f"{self.code} offers no plain action")

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        """Carry out the choice of a value, a place or a seat."""
        raise AssertionError(f"{self.code} names nothing")

    def why_not(self, pos: ShootoutState, member: i64) -> IllegalMove:
        """Why this value, place or seat is not on offer, though others are."""
        raise AssertionError(f"{self.code} names nothing")

    # What follows from that.

    def ask_openly(self, pos: ShootoutState) -> None:
        """Ask for one of several places or seats, unless everyone can see that there is only one."""
        named = self.named(pos, pos.active)
        if bitset.count(named) == 1:
            self.decide_named(pos, pos.active, bitset.lowest(named))
        else:
            pos.ask(pos.active)

    def legal(self, pos: ShootoutState, seat: i64) -> vec[i64]:
        out = bitset.listed(self.plain(pos, seat))
        named = self.named(pos, seat)
        while named:
            out = append(out, self.base + bitset.lowest(named))
            named = bitset.without_lowest(named)
        return out

    def allows(self, pos: ShootoutState, seat: i64, action: i64) -> bool:
        if action < PLAIN_ACTIONS:
            return bitset.has(self.plain(pos, seat), action)
        member = action - self.base
        return self.first <= member <= self.last and bitset.has(self.named(pos, seat), member)

    def pick(self, pos: ShootoutState, seat: i64, chance: Chance) -> i64:
        plain = self.plain(pos, seat)
        named = self.named(pos, seat)
        many = bitset.count(plain)
        chosen = chance.below(many + bitset.count(named), "choice")
        return bitset.nth(plain, chosen) if chosen < many else self.base + bitset.nth(named, chosen - many)

    def decide(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        if action < PLAIN_ACTIONS:
            self.decide_plain(pos, seat, action)
        else:
            self.decide_named(pos, seat, action - self.base)

    def refusal(self, pos: ShootoutState, seat: i64, action: i64) -> IllegalMove | None:
        """It does not answer the question, or its card or place is not on offer."""
        if PLAY <= action < PLAIN_ACTIONS:
            return marksman_refusal(pos, seat, action - PLAY)
        member = action - self.base
        if self.first <= member <= self.last and self.named(pos, seat) != 0:
            return self.why_not(pos, member)
        return IllegalMove("not-now", SLUG, self.clause, move=pos.setup.texts[action])


def marksman_refusal(pos: ShootoutState, seat: i64, card: i64) -> IllegalMove:
    """SHO-24, SHO-25: not one's own card, or used up, or of no use now."""
    name = MARKSMEN[card].name
    if pos.marksmen[seat] != card:
        return IllegalMove("not-your-marksman", SLUG, "SHO-24", marksman=name)
    used = bitset.has(pos.used, seat)
    return IllegalMove("marksman-used" if used else "marksman-useless", SLUG, "SHO-25", marksman=name)


class HandCard(Choice):
    """A value from one's own hand."""

    def why_not(self, pos: ShootoutState, member: i64) -> IllegalMove:
        return IllegalMove("not-in-hand", SLUG, self.clause, card=member)


class Place(Choice):
    """A Health Card; everyone can see which ones there are to choose from."""

    def __init__(self, code: str, clause: str, base: i64) -> None:
        super().__init__(code, clause, base, 0, PLACES - 1)

    def run(self, pos: ShootoutState) -> None:
        self.ask_openly(pos)

    def why_not(self, pos: ShootoutState, member: i64) -> IllegalMove:
        """SHO-6, SHO-26: an empty slot, or the wrong player's."""
        if SEAT_OF[member] >= pos.setup.seats or not bitset.has(pos.standing, member):
            return IllegalMove("empty-slot", SLUG, self.clause, slot=slot_of(member))
        return self.why_not_standing(pos, member)

    def why_not_standing(self, pos: ShootoutState, place: i64) -> IllegalMove:
        """Why this Health Card is not on offer, though it stands: it must be one of the active player's."""
        return IllegalMove("only-of", SLUG, self.clause, target=pos.active)
