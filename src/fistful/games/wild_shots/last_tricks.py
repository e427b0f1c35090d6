"""The last tricks of a round of Wild Shots, solved: all cards lie open, and every seat does what is best for itself.

Backward induction for any number of seats (max-n). Shares of the win add up to one, so once a seat can get enough
that the seat before it will choose otherwise, the rest of its choices can be skipped (shallow pruning, Korf 1991).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.wild_shots import scoring, steps
from fistful.games.wild_shots.facts import HAND, PRICES
from fistful.games.wild_shots.position import WildShotsPosition
from fistful.games.wild_shots.tricks import beats, following

ANY: Final = 2.0
"""More than any share: nothing is enough to stop looking."""
NO_CARD: Final = -1
NOBODY: Final = -1
_BITS: Final = 12
_POINTS: Final = 4095
"""The points of all seats are one number, twelve bits per seat: forty cards cost at most 2,240 in four rounds."""


def all_points(position: WildShotsPosition) -> i64:
    """The minus points of all seats in the rounds before this one."""
    points: i64 = 0
    for seat in range(position.setup.seats):
        points += scoring.total(position, seat) << seat * _BITS
    return points


def share(points: i64, seat: i64, seats: i64, spread: float) -> float:
    """A seat's chance to win with these points: a softmax, because a small lead may still be lost."""
    own = points >> seat * _BITS & _POINTS
    others = 0.0
    for other in range(seats):
        others += math.exp(float(own - (points >> other * _BITS & _POINTS)) / spread)
    return 1.0 / others


class Trick:
    """A trick as it lies, and what everyone had taken before it."""

    def __init__(self, number: i64, points: i64, laid: i64, led: i64, highest: i64, winner: i64) -> None:
        self.number: Final = number
        self.points: Final = points
        self.laid: Final = laid
        """The cards in it as a set; the first and the highest of them, or `NO_CARD`; and whose the highest is."""
        self.led: Final = led
        self.highest: Final = highest
        self.winner: Final = winner


class LastTricks:
    """One world from the current card to the end of its round."""

    def __init__(self, position: WildShotsPosition, spread: float) -> None:
        self.position: Final = position
        self.rules: Final = position.setup
        self.seats: Final[i64] = position.setup.seats
        self.spread: Final = spread
        self.hands: Final = position.hands[:]
        self.card: i64 = NO_CARD
        """The card to lay now, once it is solved."""
        self.painful: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()
        """The sets of cards that cost points in this round, and how many each."""
        for symbol in position.setup.hurting[position.round]:
            self.painful = append(self.painful, position.setup.bearers[symbol])
            self.prices = append(self.prices, PRICES[symbol])

    def solve(self) -> i64:
        """Everyone's points at the end of the round."""
        position = self.position
        seat = (position.active + position.played) % self.seats
        return self.best(self.present_trick(), seat, NOBODY, ANY)

    def present_trick(self) -> Trick:
        """The trick that lies on the table."""
        position = self.position
        points = all_points(position)
        for seat in range(self.seats):
            points += self.cost(position.taken[seat]) << seat * _BITS
        if position.played == 0:
            return Trick(position.trick_number, points, 0, NO_CARD, NO_CARD, NOBODY)
        laid: i64 = 0
        for place in range(position.played):
            laid = bitset.add(laid, position.trick[place])
        best = steps.winning_place(position)
        winner = (position.active + best) % self.seats
        return Trick(position.trick_number, points, laid, position.trick[0], position.trick[best], winner)

    def cost(self, won: i64) -> i64:
        """What taking these cards costs."""
        cost: i64 = 0
        for number in range(len(self.painful)):
            cost += self.prices[number] * bitset.count(won & self.painful[number])
        return cost

    def best(self, trick: Trick, seat: i64, before: i64, enough: float) -> i64:
        """The outcome if a seat lays the card that is best for it; `card` is that card.

        The seat that chose `before` has something as good for it, if this one is sure of `enough`.
        """
        playable = self.hands[seat] if trick.laid == 0 else following(self.hands[seat], trick.led)
        if bitset.without_lowest(playable) == 0:
            outcome = self.lay(trick, seat, bitset.lowest(playable), before, enough)
            self.card = bitset.lowest(playable)
            return outcome
        chosen: i64 = NO_CARD
        best: i64 = 0
        most = -1.0
        while playable:
            card = bitset.lowest(playable)
            playable = bitset.without_lowest(playable)
            outcome = self.lay(trick, seat, card, seat, 1.0 - most)
            own = share(outcome, seat, self.seats, self.spread)
            if own > most:
                most = own
                best = outcome
                chosen = card
                if most >= enough and seat != before:
                    playable = 0
        self.card = chosen
        return best

    def lay(self, trick: Trick, seat: i64, card: i64, before: i64, enough: float) -> i64:
        """The outcome if a seat lays this card: the next seat chooses, or the winner of the trick leads."""
        trumps = self.rules.bearers[self.position.oil[trick.number]]
        highest = trick.highest
        winner = trick.winner
        if trick.laid == 0 or beats(card, highest, trumps, self.rules.last_equal_wins):
            highest = card
            winner = seat
        laid = bitset.add(trick.laid, card)
        hand = self.hands[seat]
        self.hands[seat] = bitset.remove(hand, card)
        if bitset.count(laid) < self.seats:
            led = card if trick.laid == 0 else trick.led
            follower = seat + 1 if seat + 1 < self.seats else 0
            outcome = self.best(Trick(trick.number, trick.points, laid, led, highest, winner), follower, before, enough)
        else:
            outcome = trick.points + (self.cost(laid) << winner * _BITS)
            if trick.number + 1 < HAND:
                empty = Trick(trick.number + 1, outcome, 0, NO_CARD, NO_CARD, NOBODY)
                outcome = self.best(empty, winner, before, enough)
        self.hands[seat] = hand
        return outcome
