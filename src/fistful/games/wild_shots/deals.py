"""WSH-16: the deals of the unseen cards that play leaves possible, counted by colour and place, and drawn alike.

A place (a hand, or the cards aside) has as many empty slots as it has room for, and a deal puts every card into a slot
of its own. A colour that some place lacks is bound. Bound colours are dealt one after the other: in each, how many
cards go to which place is drawn with the number of ways to finish the deal from there, so every deal has the same
chance. The last bound colour finds as many ways in any slots that may take it, and free colours fill what is left.

Numbers by place are packed into one `i64`. No count reaches 2**60: a colour becomes bound only when it has been led.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import Chance
from fistful.engine.state import numbers
from fistful.games.wild_shots.facts import CARDS, COLOURS, OF_COLOUR, VALUES

PLACES: Final = 5
"""Four hands, and the cards aside."""
WIDTH: Final = 5
"""The bits of one number by place; up to twenty cards lie aside."""
ROOM: Final = (1 << WIDTH) - 1
ONE_AT: Final = vec[i64]([1 << WIDTH * place for place in range(PLACES)])
"""The packed number of one card at each place."""
ALL_AT: Final = vec[i64]([ROOM << WIDTH * place for place in range(PLACES)])
HALF: Final = 1 << 30
WHOLE: Final = 1 << 60


def _choices() -> vec[i64]:
    """How many ways there are to choose k of n slots, at n * (VALUES + 1) + k."""
    out = numbers((CARDS + 1) * (VALUES + 1), 0)
    for n in range(CARDS + 1):
        out[n * (VALUES + 1)] = 1
        for k in range(1, min(n, VALUES) + 1):
            out[n * (VALUES + 1) + k] = out[(n - 1) * (VALUES + 1) + k] + out[(n - 1) * (VALUES + 1) + k - 1]
    return out


_CHOICES: Final = _choices()


def choices(n: i64, k: i64) -> i64:
    """How many ways there are to choose k of n slots."""
    return _CHOICES[n * (VALUES + 1) + k]


def slots(packed: i64) -> i64:
    """The numbers of all places together."""
    out: i64 = 0
    while packed:
        out += packed & ROOM
        packed >>= WIDTH
    return out


class Split:
    """How the cards of a bound colour may be split among the places, with the room that those before it left."""

    def __init__(self) -> None:
        self.quotas = vec[i64]()
        """How many cards each place gets, packed, for every split that leads to a deal."""
        self.ways = vec[i64]()
        """How many deals this split and those before it in the list lead to."""
        self.total: i64 = 0
        """How many deals there are from here."""


class Deals:
    """All deals of some cards to places with this room, none of which gets a colour that it lacks."""

    def __init__(self, unseen: i64, room: vec[i64], lacks: vec[i64]) -> None:
        self.room: i64 = 0
        """The empty slots of each place, packed."""
        for place in range(len(room)):
            self.room += room[place] * ONE_AT[place]
        self.free = unseen
        """The cards that may go anywhere."""
        self.bound = vec[i64]()
        """The cards of each bound colour."""
        self.able = vec[i64]()
        """For each bound colour the packed mask of the places that may get it."""
        for colour in range(len(COLOURS)):
            cards = unseen & OF_COLOUR[colour]
            able: i64 = 0
            for place in range(len(room)):
                if not bitset.has(lacks[place], colour):
                    able |= ALL_AT[place]
            if cards and self.room & ~able:
                self.free &= ~cards
                self.bound = append(self.bound, cards)
                self.able = append(self.able, able)
        self._splits: Final[dict[int, Split]] = {}

    def total(self) -> i64:
        """How many ways there are to choose the slots of the bound cards."""
        return self._ways(0, self.room)

    def _ways(self, order: i64, room: i64) -> i64:
        """The ways to deal the bound colours from this one on."""
        if order == len(self.bound):
            return 1
        if order == len(self.bound) - 1:
            return choices(slots(room & self.able[order]), bitset.count(self.bound[order]))
        return self._split(order, room).total

    def _split(self, order: i64, room: i64) -> Split:
        key = room * len(COLOURS) + order
        found = self._splits.get(key)
        if found is None:
            found = Split()
            self._divide(found, order, room, room & self.able[order], bitset.count(self.bound[order]), 0, 0, 1)
            self._splits[key] = found
        return found

    def _divide(
        self, split: Split, order: i64, room: i64, able: i64, left: i64, place: i64, quota: i64, ways: i64
    ) -> None:
        """Add every way to divide what is left of a colour among the slots that are able to take it, place by place."""
        if able == 0:
            if left == 0:
                ways *= self._ways(order + 1, room - quota)
                if ways:
                    split.total += ways
                    split.quotas = append(split.quotas, quota)
                    split.ways = append(split.ways, split.total)
            return
        here = able & ROOM
        able >>= WIDTH
        fewest = left - slots(able)
        for number in range(fewest if fewest > 0 else 0, (here if here < left else left) + 1):
            more = quota + number * ONE_AT[place]
            self._divide(split, order, room, able, left - number, place + 1, more, ways * choices(here, number))

    def draw(self, chance: Chance) -> vec[i64]:
        """The cards of each place in one of the deals, all equally likely."""
        placed = numbers(PLACES, 0)
        room = self.room
        for order in range(len(self.bound)):
            if order < len(self.bound) - 1:
                quota = draw_split(self._split(order, room), chance)
                scatter(self.bound[order], quota, placed, chance)
                room -= quota
            else:
                able = self.able[order]
                room = room & ~able | scatter(self.bound[order], room & able, placed, chance)
        scatter(self.free, room, placed, chance)
        return placed


def draw_split(split: Split, chance: Chance) -> i64:
    """One of the quotas, with the number of deals that it leads to."""
    ticket = below(split.total, chance)
    drawn: i64 = 0
    while ticket >= split.ways[drawn]:
        drawn += 1
    return split.quotas[drawn]


def scatter(cards: i64, room: i64, placed: vec[i64], chance: Chance) -> i64:
    """Put each card into one of the empty slots, all equally likely; the room that is left."""
    empty = slots(room)
    while cards:
        ticket = chance.below(empty, "imagine")
        place: i64 = 0
        here = room
        while ticket >= here & ROOM:
            ticket -= here & ROOM
            here >>= WIDTH
            place += 1
        room -= ONE_AT[place]
        empty -= 1
        placed[place] |= cards & -cards
        cards &= cards - 1
    return room


def below(bound: i64, chance: Chance) -> i64:
    """One of 0…bound-1 for a bound below 2**60: two draws make one; those that favour a number are redrawn."""
    if bound <= HALF:
        return chance.below(bound, "imagine")
    run = WHOLE // bound
    while True:
        drawn = (chance.below(HALF, "imagine") * HALF + chance.below(HALF, "imagine")) // run
        if drawn < bound:
            return drawn
