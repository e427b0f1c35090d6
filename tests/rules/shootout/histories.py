"""Every history of a round that looks like the one a seat saw, and how likely it is, found by trying all.

`imagine` is held against it: deals and cards that are turned over have the chances of dealing, a hidden choice is
any legal one with the same chance, and what was chosen openly only rules worlds out.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from math import comb, prod
from typing import NamedTuple

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.games.shootout import kinds, memory
from fistful.games.shootout.facts import BEST, SLOTS
from fistful.games.shootout.position import ShootoutPosition
from fistful.games.shootout.view import known_places

Cards = tuple[int, ...]


class History(NamedTuple):
    """What has been moved so far, and where that leaves the cards."""

    moved: tuple[Cards, ...]
    pile: Cards
    hands: tuple[Cards, ...]
    health: dict[int, int]
    weight: float = 1.0

    def times(self, chance: float) -> History:
        return self._replace(weight=self.weight * chance)

    def move(self, moved: Cards, pile: Cards | None = None, health: dict[int, int] | None = None) -> History:
        return self._replace(
            moved=(*self.moved, moved),
            pile=self.pile if pile is None else pile,
            health=self.health if health is None else {**self.health, **health},
        )

    def give(self, seat: int, gained: Cards, lost: Cards) -> History:
        hand = without(tuple(sorted(self.hands[seat] + gained)), lost)
        return self._replace(hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


World = tuple[tuple[Cards, ...], tuple[Cards, ...], Cards, Cards]
"""What was moved, the hands, the Health Cards that stand, and the pile in no order."""


def world_of(pos: ShootoutPosition) -> World:
    moved = tuple(listed(pos.memory[entry]) for entry in range(1, len(pos.memory), 2))
    health = tuple(int(pos.health[place]) for place in bitset.listed(pos.standing))
    return moved, tuple(listed(hand) for hand in pos.hands), health, tuple(sorted(int(card) for card in pos.pile))


def worlds_like(pos: ShootoutPosition, viewer: int) -> dict[World, float]:
    """All worlds that this seat (-1: a spectator) cannot tell from the true one, and the chance of each."""
    histories = [History((), listed(pos.setup.cards), ((),) * pos.seats, {})]
    for entry in range(0, len(pos.memory), 2):
        movement = int(pos.memory[entry])
        shown = listed(pos.memory[entry + 1])
        hidden = not memory.saw(viewer, movement)
        ways = [after for before in histories for after in goes_on(before, movement, shown)]
        histories = [after for after in ways if hidden or after.moved[-1] == shown]
    known = {int(place): int(pos.health[place]) for place in bitset.listed(known_places(pos, viewer) & pos.standing)}
    about_to_lay = pos.waiting and kind_of(pos.step) in (kinds.ADD, kinds.SWAP, kinds.FOR)
    weights: dict[World, float] = defaultdict(float)
    for history in histories:
        looks_the_same = all(history.health[place] == card for place, card in known.items())
        if looks_the_same and (not about_to_lay or layable(history, pos.active)):
            health = tuple(history.health[place] for place in bitset.listed(pos.standing))
            weights[history.moved, history.hands, health, history.pile] += history.weight
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}


def goes_on(now: History, movement: int, shown: Cards) -> Iterator[History]:
    """Every way in which a movement can have gone; only of a new pile it counts what was shown."""
    what, seat, where = memory.what_of(movement), memory.seat_of(movement), memory.where_of(movement)
    count = memory.count_of(movement)
    if what in (memory.DEAL, memory.DRAW):
        for drawn in parts(now.pile, count):
            after = now.give(seat, drawn, ()).move(drawn, without(now.pile, drawn))
            yield after.times(chance_of(drawn, now.pile))
    elif what == memory.SPEND:
        for spent in parts(now.hands[seat], count):
            after = now.give(seat, (), spent).move(spent)
            yield after if where == memory.CHOSEN else after.times(chance_of(spent, now.hands[seat]))
    elif what == memory.LAY:
        places = [seat * SLOTS + slot for slot in bitset.listed(where)]
        lays = list(parts(layable(now, seat), count))
        for laid in lays:
            orders = set(permutations(laid))
            for order in orders:
                after = now.give(seat, (), laid).move(laid, health=dict(zip(places, order, strict=True)))
                yield after.times(1 / len(lays) / len(orders))
    elif what in (memory.SHOW, memory.LOOK):
        yield now.move((now.health[where],))
    elif what in (memory.ADD, memory.SWAP):
        taken_up = (now.health[where],) if what == memory.SWAP else ()
        lays = list(parts(layable(now, seat), 1))
        for laid in lays:
            yield now.give(seat, taken_up, laid).move(laid, health={where: laid[0]}).times(1 / len(lays))
    elif what == memory.TAKE:
        for taken in parts(now.hands[where], 1):
            after = now.give(where, (), taken).give(seat, taken, ()).move(taken)
            yield after.times(chance_of(taken, now.hands[where]))
    elif not now.pile:
        yield now.move(shown, shown)


def chance_of(drawn: Cards, among: Cards) -> float:
    """How likely it is to draw just these cards."""
    ways = prod(comb(among.count(card), drawn.count(card)) for card in set(drawn))
    return ways / comb(len(among), len(drawn))


def layable(now: History, seat: int) -> Cards:
    return tuple(card for card in now.hands[seat] if card != BEST)


def parts(held: Cards, count: int) -> Iterator[Cards]:
    """Every choice of this many of these cards, which are in rising order; equal ones are not told apart."""
    if count == 0:
        yield ()
    elif count <= len(held):
        copies = held.count(held[0])
        for taken in range(min(copies, count) + 1):
            for others in parts(held[copies:], count - taken):
                yield held[:taken] + others


def without(held: Cards, lost: Cards) -> Cards:
    return tuple(sorted((Counter(held) - Counter(lost)).elements()))


def listed(bag: int) -> Cards:
    return tuple(int(card) for card in bags.listed(bag))
