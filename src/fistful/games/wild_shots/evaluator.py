"""What a search of Wild Shots looks for: the points at the end of the round, and players who duck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import Chance
from fistful.engine.evaluator import Evaluator
from fistful.engine.position import Position
from fistful.engine.wire import View
from fistful.games.wild_shots import scoring, steps
from fistful.games.wild_shots.facts import HAND, ROUNDS, VALUE_OF
from fistful.games.wild_shots.last_tricks import LastTricks, all_points, share
from fistful.games.wild_shots.position import WildShotsPosition
from fistful.games.wild_shots.tricks import beats
from fistful.games.wild_shots.wire import WildShotsView

SPREAD: Final = vec[float]([1.5, 6.0, 8.5, 10.5, 12.0])
"""How many points count as a small lead, by the rounds still to come: a round moves totals by about six."""
LAST_TRICKS: Final = vec[i64]([0, 0, 4, 3, 3])
"""By seats: from this many tricks before the end of a round on, playouts are solved."""
WHIM: Final = 4
"""One choice in this many is any legal one."""


class WildShotsEvaluator(Evaluator):
    """A round is the horizon; totals become chances to win, the nearer the end the sharper."""

    def __init__(self, solved: i64 = 0) -> None:
        super().__init__()
        self.solved: Final = solved
        """With this few cards left in all hands, a playout plays best, with all cards known."""

    def for_view(self, view: View) -> Evaluator:
        """In the last tricks every playout is solved; before, that would cost more than it gains."""
        assert isinstance(view, WildShotsView)
        left = sum(view.hand_sizes)
        seats: i64 = view.terms.seats
        return WildShotsEvaluator(left) if left <= seats * LAST_TRICKS[seats] else self

    def horizon(self, position: Position) -> i64:
        assert isinstance(position, WildShotsPosition)
        return position.round

    def worth(self, position: Position, seat: i64) -> float:
        """A softmax of the totals: a small lead may still be lost, unless the game is over."""
        assert isinstance(position, WildShotsPosition)
        return share(all_points(position), seat, position.setup.seats, SPREAD[ROUNDS - position.round])

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Mostly duck: lose with the most painful card that can, else win cheaply. The last tricks are solved."""
        assert isinstance(position, WildShotsPosition)
        playable = steps.playable(position, seat)
        count = bitset.count(playable)
        if count == 1:
            return bitset.lowest(playable)
        if position.setup.seats * (HAND - position.trick_number) - position.played <= self.solved:
            ending = LastTricks(position, SPREAD[ROUNDS - position.round - 1])
            ending.solve()
            return ending.card
        if chance.below(WHIM, "whim") == 0:
            return bitset.nth(playable, chance.below(count, "choice"))
        return duck(position, playable)


def duck(position: WildShotsPosition, playable: i64) -> i64:
    """The losing card that is best to get rid of; if all of them win, the one that hurts least."""
    painful = scoring.hurting_cards(position)
    trumps = position.setup.bearers[position.trump]
    best: i64 = -1
    most: i64 = -1000
    lead = -1 if position.played == 0 else position.trick[steps.winning_place(position)]
    last = position.played == position.setup.seats - 1
    while playable:
        card = bitset.lowest(playable)
        playable = bitset.without_lowest(playable)
        value = VALUE_OF[card]
        pain: i64 = 12 if bitset.has(painful, card) else 0
        if lead >= 0 and not beats(card, lead, trumps, position.setup.last_equal_wins):
            gain = 100 + value + pain
        elif last:
            gain = value - pain
        else:
            gain = -value - pain
        if gain > most:
            most = gain
            best = card
    return best
