"""The slots that hidden cards of Looterz may lie in, filled so that deals have the right chances.

A hand is a row of slots, one for each card that came into it unseen since the Draw Pile was last shuffled: first those
held over from before, then those drawn, in order. The cards that left the hand since then lay in slots that were filled
by then; the others may hold any card of their stock: what was held over comes from the cards that were not shuffled,
what was drawn comes from those that were.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.state import numbers
from fistful.games.looterz import piles
from fistful.games.looterz.facts import NONE
from fistful.games.looterz.state import LooterzState

_MOST_WAYS: Final = 1 << 30
_HELD_OVER: Final = 0
_DRAWN: Final = 1


class Slots:
    """The slots of all hands, one hand after another, and what lies in them."""

    def __init__(self, pos: LooterzState, viewer: i64, own: vec[i64], hand_sizes: vec[i64]) -> None:
        self.pos: Final = pos
        """A position in which hidden cards are nowhere."""
        self.viewer: Final = viewer
        self.own: Final = own
        self.hand_sizes: Final = hand_sizes
        self.parted: vec[i64] = pos.parted
        seats = pos.setup.seats
        self.held_over: vec[i64] = pos.held_over[:] if len(pos.held_over) > 0 else numbers(seats, 0)
        self.size: Final = numbers(seats, 0)
        """How many slots each hand has."""
        for seat in range(seats):
            self.size[seat] = hand_sizes[seat] - pos.hand_sizes[seat]
        everything = piles.unseen(pos)
        for note in pos.parted:
            self.size[piles.parted_by(note)] += 1
            everything[piles.parted_kind(note)] += 1
        shuffled = pos.stirred[:] if len(pos.stirred) > 0 else everything[:]
        for kind in range(pos.setup.kinds):
            everything[kind] -= shuffled[kind]
        self.kept: vec[i64] = everything
        """By kind, the cards that were in hands when the Draw Pile was last shuffled."""
        self.shuffled: vec[i64] = shuffled
        self.left: vec[i64] = vec[i64]()
        """By stock, then by kind: what has not been dealt yet."""
        self.total: vec[i64] = vec[i64]()
        """By stock: how many that is."""
        self.due: vec[i64] = vec[i64]()
        """By stock, then by kind: how many of them certainly lie in slots, but have not been put there yet."""
        self.due_slots: vec[i64] = vec[i64]()
        """By seat: in how many slots that were held over they lie."""
        self.lying: vec[i64] = vec[i64]()
        """The kind in each slot, or -1."""
        self.filled: vec[i64] = vec[i64]()
        """By slot: how many slots of that hand were filled when its card left the hand."""
        self.pile: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """By seat: the first slot of its hand; the last entry is the number of all slots."""
        self.count_slots()

    def without_memory(self) -> Slots:
        """The same without regard to what left the hands: better a world that is not quite right than none."""
        out = Slots(self.pos, self.viewer, self.own, self.hand_sizes)
        out.forget()
        return out

    def forget(self) -> None:
        """Take no account of what left the hands."""
        for note in self.parted:
            self.size[piles.parted_by(note)] -= 1
            self.shuffled[piles.parted_kind(note)] -= 1
        for kind in range(self.pos.setup.kinds):
            self.shuffled[kind] += self.kept[kind]
            self.kept[kind] = 0
        self.held_over = numbers(self.pos.setup.seats, 0)
        self.parted = vec[i64]()
        self.count_slots()

    def count_slots(self) -> None:
        """Say where the slots of each hand begin."""
        first: i64 = 0
        self.first = vec[i64](capacity=self.pos.setup.seats + 1)
        for size in self.size:
            self.first = append(self.first, first)
            first += size
        self.first = append(self.first, first)

    def fill(self, chance: Chance) -> bool:
        """Put a card into every slot; whether everything found its place."""
        kinds = self.pos.setup.kinds
        seats = self.pos.setup.seats
        self.left = numbers(2 * kinds, 0)
        self.total = numbers(2, 0)
        for kind in range(kinds):
            self.left[kind] = self.kept[kind]
            self.left[kinds + kind] = self.shuffled[kind]
            self.total[_HELD_OVER] += self.kept[kind]
            self.total[_DRAWN] += self.shuffled[kind]
        self.due = numbers(2 * kinds, 0)
        self.due_slots = numbers(seats, 0)
        self.lying = numbers(self.first[seats], NONE)
        self.filled = numbers(self.first[seats], 0)
        if self.total[_HELD_OVER] > 0:
            self.go_through(False, chance)
        if not self.go_through(True, chance):
            return False
        self.deal_rest(chance)
        return True

    def go_through(self, putting: bool, chance: Chance) -> bool:
        """Put all cards known to have been in hands into slots, or count those of which the stock is certain."""
        before = numbers(self.pos.setup.seats, 0)
        for note in self.parted:
            seat = piles.parted_by(note)
            filled = before[seat] + piles.parted_among(note)
            before[seat] += 1
            if not putting:
                self.count(seat, piles.parted_kind(note), filled, 1)
            elif not self.put(seat, piles.parted_kind(note), filled, chance):
                return False
        for kind in self.own:
            if not putting:
                self.count(self.viewer, kind, self.size[self.viewer], 1)
            elif not self.put(self.viewer, kind, self.size[self.viewer], chance):
                return False
        return True

    def certain_stock(self, seat: i64, kind: i64, filled: i64) -> i64:
        """The stock that a card in one of a hand's first slots certainly is from, or -1."""
        if self.held_over[seat] == 0 or self.kept[kind] == 0:
            return _DRAWN
        if filled <= self.held_over[seat] or self.shuffled[kind] == 0:
            return _HELD_OVER
        return NONE

    def count(self, seat: i64, kind: i64, filled: i64, by: i64) -> i64:
        """Count a card among those that are due, if its stock is certain: which stock that is."""
        stock = self.certain_stock(seat, kind, filled)
        if stock != NONE:
            self.due[stock * self.pos.setup.kinds + kind] += by
            if stock == _HELD_OVER:
                self.due_slots[seat] += by
        return stock

    def put(self, seat: i64, kind: i64, filled: i64, chance: Chance) -> bool:
        """Put a card into one of a hand's first slots, each as likely as its stock makes it; whether there is one.

        What is due later is left for it.
        """
        kinds = self.pos.setup.kinds
        first = self.first[seat]
        turn = first + self.held_over[seat]
        free = numbers(2, 0)
        for slot in range(first, first + filled):
            if self.lying[slot] == NONE:
                free[_HELD_OVER if slot < turn else _DRAWN] += 1
        certain: i64 = _DRAWN if self.total[_HELD_OVER] == 0 else self.count(seat, kind, filled, -1)
        old: i64 = 0
        new: i64 = 0
        if certain != _DRAWN:
            old = free[_HELD_OVER] * self.left[kind] * max(self.total[_DRAWN], 1)
        if certain != _HELD_OVER:
            new = free[_DRAWN] * self.left[kinds + kind] * max(self.total[_HELD_OVER], 1)
        if certain == NONE and old > 0 and new > 0:
            if free[_HELD_OVER] <= self.due_slots[seat] or self.left[kind] <= self.due[kind]:
                old = 0
            elif self.left[kinds + kind] <= self.due[kinds + kind]:
                new = 0
        if old + new == 0:
            return self.put_instead(seat, kind, filled)
        stock = _HELD_OVER if chance.below(old + new, "imagine") < old else _DRAWN
        number = chance.below(free[stock], "imagine")
        slot = first if stock == _HELD_OVER else turn
        while self.lying[slot] != NONE or number > 0:
            if self.lying[slot] == NONE:
                number -= 1
            slot += 1
        self.lay(slot, stock, kind, filled)
        return True

    def lay(self, slot: i64, stock: i64, kind: i64, filled: i64) -> None:
        """Put a card of this stock into a slot; it could lie in any of the first slots that were filled by then."""
        self.lying[slot] = kind
        self.filled[slot] = filled
        self.left[stock * self.pos.setup.kinds + kind] -= 1
        self.total[stock] -= 1

    def put_instead(self, seat: i64, kind: i64, filled: i64) -> bool:
        """Put a card where no slot or no such card is left, by moving another to the other stock; whether one can."""
        kinds = self.pos.setup.kinds
        first = self.first[seat]
        for slot in range(first, first + filled):
            stock = self.stock_of(seat, slot)
            if self.lying[slot] != NONE:
                if self.left[stock * kinds + kind] > 0 and self.move(seat, slot):
                    self.lay(slot, stock, kind, filled)
                    return True
            else:
                for other in range(self.pos.setup.seats):
                    start = self.first[other]
                    for taken in range(start, start + self.size[other]):
                        if (
                            self.lying[taken] == kind
                            and self.stock_of(other, taken) == stock
                            and self.move(other, taken)
                        ):
                            self.lay(slot, stock, kind, filled)
                            return True
        return False

    def stock_of(self, seat: i64, slot: i64) -> i64:
        return _HELD_OVER if slot < self.first[seat] + self.held_over[seat] else _DRAWN

    def move(self, seat: i64, slot: i64) -> bool:
        """Move a card to a free slot of the same hand that is filled from the other stock; whether one can."""
        kind = self.lying[slot]
        stock = self.stock_of(seat, slot)
        if self.left[(1 - stock) * self.pos.setup.kinds + kind] > 0:
            first = self.first[seat]
            for other in range(first, first + self.filled[slot]):
                if self.lying[other] == NONE and self.stock_of(seat, other) != stock:
                    self.lay(other, 1 - stock, kind, self.filled[slot])
                    self.lying[slot] = NONE
                    self.left[stock * self.pos.setup.kinds + kind] += 1
                    self.total[stock] += 1
                    return True
        return False

    def deal_rest(self, chance: Chance) -> None:
        """Deal what is left of each stock at random; what nobody drew is the Draw Pile."""
        kinds = self.pos.setup.kinds
        for stock in (_HELD_OVER, _DRAWN):
            hidden = vec[i64](capacity=self.total[stock])
            for kind in range(kinds):
                for _ in range(self.left[stock * kinds + kind]):
                    hidden = append(hidden, kind)
            chance.shuffle(hidden, "imagine")
            slot: i64 = 0
            for seat in range(self.pos.setup.seats):
                turn = slot + self.held_over[seat]
                end = slot + self.size[seat]
                while slot < end:
                    if self.lying[slot] == NONE and (slot < turn) == (stock == _HELD_OVER):
                        hidden, kind = pop(hidden)
                        self.lying[slot] = kind
                    slot += 1
            self.pile = hidden

    def ways(self) -> i64:
        """In how many ways the cards that left the others' hands could have been matched with slots of their kind."""
        ways: i64 = 1
        before = numbers(self.pos.setup.seats, 0)
        for number in range(len(self.parted)):
            note = self.parted[number]
            seat = piles.parted_by(note)
            kind = piles.parted_kind(note)
            if seat != self.viewer:
                first = self.first[seat]
                alike: i64 = 0
                for slot in range(first, first + before[seat] + piles.parted_among(note)):
                    if self.lying[slot] == kind:
                        alike += 1
                for earlier in self.parted[:number]:
                    if piles.parted_by(earlier) == seat and piles.parted_kind(earlier) == kind:
                        alike -= 1
                ways = min(ways * alike, _MOST_WAYS)
            before[seat] += 1
        return ways

    def give(self, pos: LooterzState) -> None:
        """Put into the hands what has not left them, and lay out the Draw Pile."""
        slot: i64 = 0
        for seat in range(pos.setup.seats):
            held = numbers(pos.setup.kinds, 0)
            for _ in range(self.size[seat]):
                held[self.lying[slot]] += 1
                slot += 1
            for note in self.parted:
                if piles.parted_by(note) == seat:
                    held[piles.parted_kind(note)] -= 1
            for kind in range(pos.setup.kinds):
                for _ in range(held[kind]):
                    piles.to_hand(pos, seat, kind)
        pos.pile = self.pile
