"""The last tricks of a round of Wild Shots, solved: all cards lie open, and every seat does what is best for itself.

Backward induction for any number of seats (max-n). Shares of the win add up to one, so once a seat is sure of so much
that the seat before it will choose otherwise, the rest of its choices need no look (shallow pruning, Korf 1991).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import cards
from fistful.games.wild_shots import scoring, steps
from fistful.games.wild_shots.facts import HAND, PRICES
from fistful.games.wild_shots.position import WildShotsPosition

ANY: Final = 2.0
"""More than any share: nothing is enough to stop looking."""
_BITS: Final = 12
_POINTS: Final = 4095
"""The points of all seats are one number, twelve bits a seat: forty cards cost at most 2,240 in four rounds."""


def all_points(position: WildShotsPosition) -> i64:
    """The minus points of all seats in the rounds before this one."""
    points: i64 = 0
    for seat in range(position.rules.seats):
        points += scoring.total(position, seat) << seat * _BITS
    return points


def share(points: i64, seat: i64, seats: i64, spread: float) -> float:
    """A seat's chance to win with these points, if so many are little: a softmax, for whoever leads may yet lose."""
    own = points >> seat * _BITS & _POINTS
    others = 0.0
    for other in range(seats):
        others += math.exp(float(own - (points >> other * _BITS & _POINTS)) / spread)
    return 1.0 / others


class LastTricks:
    """One world from the present card to the end of its round."""

    def __init__(self, position: WildShotsPosition, spread: float) -> None:
        self.position: Final = position
        self.rules: Final = position.rules
        self.seats: Final[i64] = position.rules.seats
        self.spread: Final = spread
        self.hands: Final = position.hands[:]
        self.card: i64 = -1
        """The card to lay now, once it is solved."""
        self.painful: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()
        """The sets of cards that cost points in this round, and how many each."""
        for symbol in position.rules.hurting[position.round]:
            self.painful = append(self.painful, position.rules.bearers[symbol])
            self.prices = append(self.prices, PRICES[symbol])

    def solve(self) -> i64:
        """Everyone's points at the end of the round."""
        position = self.position
        points = all_points(position)
        for seat in range(self.seats):
            points += self.cost(position.taken[seat]) << seat * _BITS
        laid: i64 = 0
        for place in range(position.played):
            laid = cards.add(laid, position.trick[place])
        led: i64 = -1
        highest: i64 = -1
        winner = position.active
        if position.played > 0:
            best = steps.winning_place(position)
            led = position.trick[0]
            highest = position.trick[best]
            winner = (position.active + best) % self.seats
        seat = (position.active + position.played) % self.seats
        return self.best(position.trick_number, points, seat, led, highest, winner, laid, -1, ANY)

    def cost(self, won: i64) -> i64:
        """What these cards cost whoever takes them."""
        cost: i64 = 0
        for number in range(len(self.painful)):
            cost += self.prices[number] * cards.count(won & self.painful[number])
        return cost

    def best(
        self,
        number: i64,
        points: i64,
        seat: i64,
        led: i64,
        highest: i64,
        winner: i64,
        laid: i64,
        before: i64,
        enough: float,
    ) -> i64:
        """What it comes to if a seat lays the card that is best for it; `card` is that card.

        In the trick of this number lie these cards, the first and the highest of which are named. The seat that chose
        `before` has something that is as good for it if this seat is sure of `enough`.
        """
        hand = self.hands[seat]
        playable = hand if led < 0 else steps.following(hand, led)
        if cards.without_lowest(playable) == 0:
            outcome = self.lay(cards.lowest(playable), number, points, seat, led, highest, winner, laid, before, enough)
            self.card = cards.lowest(playable)
            return outcome
        chosen: i64 = -1
        best: i64 = 0
        most = -1.0
        while playable:
            card = cards.lowest(playable)
            playable = cards.without_lowest(playable)
            outcome = self.lay(card, number, points, seat, led, highest, winner, laid, seat, 1.0 - most)
            own = share(outcome, seat, self.seats, self.spread)
            if own > most:
                most = own
                best = outcome
                chosen = card
                if most >= enough and seat != before:
                    playable = 0
        self.card = chosen
        return best

    def lay(
        self,
        card: i64,
        number: i64,
        points: i64,
        seat: i64,
        led: i64,
        highest: i64,
        winner: i64,
        laid: i64,
        before: i64,
        enough: float,
    ) -> i64:
        """What it comes to if a seat lays this card: the next seat chooses, or the winner of the trick leads."""
        trumps = self.rules.bearers[self.position.oil[number]]
        if led < 0 or steps.beats(card, highest, trumps, self.rules.last_equal_wins):
            highest = card
            winner = seat
        laid = cards.add(laid, card)
        hand = self.hands[seat]
        self.hands[seat] = cards.remove(hand, card)
        if cards.count(laid) < self.seats:
            follower = seat + 1 if seat + 1 < self.seats else 0
            first = card if led < 0 else led
            outcome = self.best(number, points, follower, first, highest, winner, laid, before, enough)
        else:
            outcome = points + (self.cost(laid) << winner * _BITS)
            if number + 1 < HAND:
                outcome = self.best(number + 1, outcome, winner, -1, -1, winner, 0, before, enough)
        self.hands[seat] = hand
        return outcome
