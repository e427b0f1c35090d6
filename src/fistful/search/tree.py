"""The tree of a search as flat arrays: one entry for each choice that a seat made at a node.

An entry is also the node that its choice leads to. The entries below a node are a linked list, so
that growing is one append to each array. Trees are open-loop: chance and hidden cards are drawn again
in every simulation, and an entry counts how often it could have been chosen.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

NONE = -1
ROOT = 0
_SEATS = 8
"""A choice is packed as action * 8 + seat."""


def packed(seat: i64, action: i64) -> i64:
    return action * _SEATS + seat


def action_in(choice: i64) -> i64:
    return choice >> 3


def seat_in(choice: i64) -> i64:
    return choice & 7


class Tree:
    """Entry 0 is the root, which nobody chose."""

    def __init__(self, actions: i64) -> None:
        self.choice = append(vec[i64](), NONE)
        self.first = append(vec[i64](), NONE)
        self.next = append(vec[i64](), NONE)
        self.visits = append(vec[i64](), 0)
        self.offered = append(vec[i64](), 0)
        """How often an entry could have been chosen."""
        self.total = append(vec[float](), 0.0)
        """The sum of what its seat got."""
        self.regret = append(vec[float](), 0.0)
        """At a sealed decision: how much better it would have been, never below 0."""
        self.weight = append(vec[float](), 0.0)
        """At a sealed decision: how often it was meant to be chosen, later simulations counting more."""
        self.chance = append(vec[float](), 0.0)
        """At a sealed decision: how likely it is in the current simulation."""
        self.stamp = append(vec[i64](), NONE)
        """The last decision at which the entry was open to its seat."""
        self.marks = vec[i64]([NONE for _ in range(actions)])
        """For each action the last decision at which it was legal and had no entry yet."""
        self.decisions: i64 = 0

    def grow(self, parent: i64, choice: i64) -> i64:
        """A new entry below a node."""
        entry: i64 = len(self.choice)
        self.choice = append(self.choice, choice)
        self.first = append(self.first, NONE)
        self.next = append(self.next, self.first[parent])
        self.first[parent] = entry
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.regret = append(self.regret, 0.0)
        self.weight = append(self.weight, 0.0)
        self.chance = append(self.chance, 0.0)
        self.stamp = append(self.stamp, NONE)
        return entry

    def found(self, parent: i64, choice: i64) -> i64:
        """The entry of a choice below a node, made if there is none."""
        entry = self.first[parent]
        while entry >= 0:
            if self.choice[entry] == choice:
                return entry
            entry = self.next[entry]
        return self.grow(parent, choice)

    def offer(self, parent: i64, seat: i64, legal: vec[i64]) -> i64:
        """Stamp the entries below a node that these actions of a seat stand for; how many have none yet.

        The actions without an entry keep their mark: `marks[action] == decisions`.
        """
        self.decisions += 1
        now = self.decisions
        for action in legal:
            self.marks[action] = now
        missing: i64 = len(legal)
        entry = self.first[parent]
        while entry >= 0:
            choice = self.choice[entry]
            if seat_in(choice) == seat:
                action = action_in(choice)
                if self.marks[action] == now:
                    self.marks[action] = NONE
                    self.stamp[entry] = now
                    self.offered[entry] += 1
                    missing -= 1
            entry = self.next[entry]
        return missing

    def mean(self, entry: i64, otherwise: float) -> float:
        """What its seat got on average, or this if it was never chosen."""
        visits = self.visits[entry]
        return otherwise if visits == 0 else self.total[entry] / float(visits)
