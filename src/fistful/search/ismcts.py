"""Single-observer information-set search: every simulation imagines a new world from the view and goes down one tree.

One seat's decision is chosen by an upper confidence bound over the actions that this world allows
(Cowling, Powley and Whitehouse 2012). A sealed decision is chosen by every seat for itself with
regret matching, so that its answer is mixed; the seats' estimates use their means as baselines.
"""

from __future__ import annotations

import math
import time
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import fast
from fistful.engine.evaluator import Evaluator
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.seats import UNCHOSEN
from fistful.engine.state import Setup
from fistful.engine.wire import View
from fistful.search.tree import ROOT, Tree, action_in, packed, seat_in

EXPLORING: Final = 0.2
"""How often a simulation makes a sealed choice at random."""
LONGEST: Final = 2000
"""A playout with this many decisions is evaluated where it stands."""
CLOCK_EVERY: Final = 32
"""How many simulations pass between two looks at the clock."""
RARE: Final = 0.15
"""A mixed answer drops actions this rare compared with the likeliest: they are leftovers of exploring."""
_FINE: Final = 1 << 30


class Search:
    """A search from one view. `run` it, then ask for the `answer`."""

    def __init__(self, game: Game, setup: Setup, view: View, evaluator: Evaluator, seed: SupportsIndex) -> None:
        assert view.seat is not None
        self.game: Final = game
        self.setup: Final = setup
        self.view: Final = view
        self.seat: Final[i64] = view.seat
        self.evaluator: Final = evaluator.for_view(view)
        self.chance: Final = fast(seed)
        self.tree: Final = Tree(len(setup.texts))
        self.simulations: i64 = 0
        self.equal: Final = 1.0 / float(setup.seats)
        self.path: vec[i64] = vec[i64]()
        """The entries that the current simulation chose."""
        self.sealed_nodes: vec[i64] = vec[i64]()
        self.sealed_stamps: vec[i64] = vec[i64]()
        self.sealed_entries: vec[i64] = vec[i64]()
        """The sealed choices of the current simulation: below which node, at which decision, which entry."""

    def run(self, simulations: int, milliseconds: int) -> None:
        """Run this many simulations, or as many as there is time for."""
        ends = time.perf_counter() + milliseconds / 1000.0
        for number in range(simulations):
            if number % CLOCK_EVERY == CLOCK_EVERY - 1 and time.perf_counter() > ends:
                return
            self.simulate()

    def simulate(self) -> None:
        """One world: down the tree, one step beyond it, a playout, and its value to everyone."""
        position = self.game.imagine(self.setup, self.view, self.chance)
        reopen(position, self.seat)
        self.evaluator.suppose(position, self.seat, self.chance)
        limit = self.evaluator.horizon(position) + self.evaluator.reach(position)
        self.path = vec[i64]()
        self.sealed_nodes = vec[i64]()
        self.sealed_stamps = vec[i64]()
        self.sealed_entries = vec[i64]()
        node: i64 = ROOT
        known = True
        while known and position.waiting != 0 and self.evaluator.horizon(position) < limit:
            is_sealed = len(position.sealed) > 0
            node = self.choose_sealed(position, node) if is_sealed else self.choose(position, node)
            known = self.tree.visits[node] > 0
        self.play_out(position, limit)
        self.learn(position)
        self.simulations += 1

    def choose(self, position: Position, node: i64) -> i64:
        """One seat's decision: an action not tried yet, else the one with the highest bound."""
        tree = self.tree
        seat = bitset.lowest(position.waiting)
        legal = self.evaluator.considered(position, seat)
        missing = tree.offer(node, seat, legal)
        if missing > 0:
            entry = tree.grow(node, packed(seat, self.untried(legal, missing)))
            tree.offered[entry] = 1
        else:
            entry = self.most_promising(node)
        self.path = append(self.path, entry)
        position.commit(seat, action_in(tree.choice[entry]))
        return entry

    def untried(self, legal: vec[i64], missing: i64) -> i64:
        """One of the actions that still carry the mark of this decision."""
        left = self.chance.below(missing, "search")
        for action in legal:
            if self.tree.marks[action] == self.tree.decisions:
                if left == 0:
                    return action
                left -= 1
        raise AssertionError("an untried action was counted and not found")

    def most_promising(self, node: i64) -> i64:
        """The open entry below a node with the highest upper confidence bound."""
        tree = self.tree
        best: i64 = -1
        highest = -1.0
        entry = tree.first[node]
        while entry >= 0:
            if tree.stamp[entry] == tree.decisions:
                if tree.visits[entry] == 0:
                    return entry
                visits = float(tree.visits[entry])
                spread = math.sqrt(math.log(float(tree.offered[entry])) / visits)
                bound = tree.total[entry] / visits + self.evaluator.curiosity * spread
                if bound > highest:
                    highest = bound
                    best = entry
            entry = tree.next[entry]
        return best

    def choose_sealed(self, position: Position, node: i64) -> i64:
        """Every seat still to choose picks for itself, all at this node; together their choices lead on."""
        tree = self.tree
        below = node
        seats = position.waiting
        if self.evaluator.hides_options(position):
            seats = bitset.only(self.seat)
            self.draw_others(position)
        while seats:
            seat = bitset.lowest(seats)
            seats = bitset.without_lowest(seats)
            legal = self.evaluator.considered(position, seat)
            if tree.offer(node, seat, legal) > 0:
                for action in legal:
                    if tree.marks[action] == tree.decisions:
                        entry = tree.grow(node, packed(seat, action))
                        tree.stamp[entry] = tree.decisions
            chosen = self.match_regret(node, len(legal))
            self.sealed_nodes = append(self.sealed_nodes, node)
            self.sealed_stamps = append(self.sealed_stamps, tree.decisions)
            self.sealed_entries = append(self.sealed_entries, chosen)
            below = chosen if below == node else tree.found(below, tree.choice[chosen])
            position.commit(seat, action_in(tree.choice[chosen]))
        if below != self.sealed_entries[len(self.sealed_entries) - 1]:
            self.path = append(self.path, below)
        return below

    def draw_others(self, position: Position) -> None:
        """The others choose as the evaluator thinks likely."""
        others = bitset.remove(position.waiting, self.seat)
        while others:
            other = bitset.lowest(others)
            others = bitset.without_lowest(others)
            position.commit(other, self.evaluator.likely(position, other, self.chance))

    def match_regret(self, node: i64, options: i64) -> i64:
        """An open entry below a node, chosen by its regret, and now and then at random."""
        tree = self.tree
        regret = 0.0
        entry = tree.first[node]
        while entry >= 0:
            if tree.stamp[entry] == tree.decisions:
                regret += tree.regret[entry]
            entry = tree.next[entry]
        even = 1.0 / float(options)
        ticket = float(self.chance.below(_FINE, "search")) / float(_FINE)
        chosen: i64 = -1
        entry = tree.first[node]
        while entry >= 0:
            if tree.stamp[entry] == tree.decisions:
                tree.chance[entry] = tree.regret[entry] / regret if regret > 0.0 else even
                if ticket >= 0.0:
                    chosen = entry
                    ticket -= (1.0 - EXPLORING) * tree.chance[entry] + EXPLORING * even
            entry = tree.next[entry]
        return chosen

    def play_out(self, position: Position, limit: i64) -> None:
        """On to the horizon as the evaluator thinks likely."""
        evaluator = self.evaluator
        left: i64 = LONGEST
        while left > 0 and position.waiting != 0 and evaluator.horizon(position) < limit:
            seat = bitset.lowest(position.waiting)
            position.commit(seat, evaluator.likely(position, seat, self.chance))
            left -= 1

    def learn(self, position: Position) -> None:
        """Credit every choice of this simulation with what its seat got."""
        tree = self.tree
        worths = vec[float]()
        for seat in range(self.setup.seats):
            worths = append(worths, self.evaluator.worth(position, seat))
        for number in range(len(self.sealed_entries)):
            chosen = self.sealed_entries[number]
            self.regret_choice(
                self.sealed_nodes[number], self.sealed_stamps[number], chosen, worths[seat_in(tree.choice[chosen])]
            )
        for entry in self.path:
            tree.visits[entry] += 1
            tree.total[entry] += worths[seat_in(tree.choice[entry])]

    def regret_choice(self, node: i64, stamp: i64, chosen: i64, worth: float) -> None:
        """Move the regrets of one seat's sealed decision, and note the mix it was made with.

        What the actions not chosen would have brought is their mean; what the chosen one brought
        beyond its mean is weighed by how likely it was, so that the estimates are right on average.
        """
        tree = self.tree
        options: i64 = 0
        expected = 0.0
        entry = tree.first[node]
        while entry >= 0:
            if tree.stamp[entry] == stamp:
                options += 1
                expected += tree.chance[entry] * tree.mean(entry, self.equal)
            entry = tree.next[entry]
        likely = (1.0 - EXPLORING) * tree.chance[chosen] + EXPLORING / float(options)
        surprise = (worth - tree.mean(chosen, self.equal)) / likely
        expected += tree.chance[chosen] * surprise
        later = float(self.simulations + 1)
        entry = tree.first[node]
        while entry >= 0:
            if tree.stamp[entry] == stamp:
                estimate = tree.mean(entry, self.equal) + (surprise if entry == chosen else 0.0)
                regret = tree.regret[entry] + estimate - expected
                tree.regret[entry] = regret if regret > 0.0 else 0.0
                tree.weight[entry] += later * tree.chance[entry]
            entry = tree.next[entry]
        tree.visits[chosen] += 1
        tree.total[chosen] += worth

    def answer(self) -> int:
        """The action most often tried, or, at a sealed decision, one drawn from the mix that regret arrived at."""
        tree = self.tree
        mixed = 0.0
        best: i64 = -1
        heaviest = 0.0
        entry = tree.first[ROOT]
        while entry >= 0:
            if seat_in(tree.choice[entry]) == self.seat:
                mixed += tree.weight[entry]
                heaviest = max(heaviest, tree.weight[entry])
                if best < 0 or tree.visits[entry] > tree.visits[best]:
                    best = entry
            entry = tree.next[entry]
        return action_in(tree.choice[best if mixed == 0.0 else self.drawn(heaviest * RARE)])

    def drawn(self, least: float) -> i64:
        """One of our entries at the root, chosen by weight; those lighter than this are left out."""
        tree = self.tree
        total = 0.0
        entry = tree.first[ROOT]
        while entry >= 0:
            if seat_in(tree.choice[entry]) == self.seat and tree.weight[entry] >= least:
                total += tree.weight[entry]
            entry = tree.next[entry]
        ticket = total * float(self.chance.below(_FINE, "search")) / float(_FINE)
        chosen: i64 = -1
        entry = tree.first[ROOT]
        while entry >= 0:
            if seat_in(tree.choice[entry]) == self.seat and tree.weight[entry] >= least and ticket >= 0.0:
                chosen = entry
                ticket -= tree.weight[entry]
            entry = tree.next[entry]
        return chosen


def reopen(position: Position, seat: i64) -> None:
    """Let the others make their sealed choices again: a guess at them is not knowledge."""
    for other in range(len(position.sealed)):
        if other != seat and position.sealed[other] != UNCHOSEN:
            position.sealed[other] = UNCHOSEN
            position.waiting = bitset.add(position.waiting, other)
