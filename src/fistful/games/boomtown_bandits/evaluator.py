"""What a search of Boomtown Bandits looks for: the money at the end of the round, and players who place with sense."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, kind_of
from fistful.engine.chance import Chance
from fistful.engine.evaluator import Evaluator
from fistful.engine.position import Position
from fistful.games.boomtown_bandits import placement, scoring, stacks, tokens
from fistful.games.boomtown_bandits.facts import (
    BRAVE,
    CARDS_OF,
    COWARD,
    DRUNK,
    LOSE,
    PASS_ROUND,
    PLACE_COWARD,
    PLACE_SHOOTER,
    SHOOTER,
    TOKENS_OF,
)
from fistful.games.boomtown_bandits.kinds import LOSE_TOKEN, PLACE
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition

CURIOSITY: Final = 0.15
"""One round moves the chance to win by little, so there is little to be curious about."""
WHIM: Final = 6
"""One choice in this many is random."""
COWARDLY: Final = 0.4
HIDDEN: Final = 0.8
NEWCOMER: Final = 0.3
"""What a coward counts in a fight, a face-down token, and a player who may still come; a shooter counts 1."""
PRIZES: Final = vec[float]([5.0, 3.2, 3.4, 3.2, 3.2, 3.0])
"""What a loot card of each location is worth, bonuses included."""
FIRST: Final = 1.5
"""The extra worth of the first card of a location, towards Own This Town."""
FIRST_TO_LOSE: Final = vec[i64]([DRUNK, COWARD, BRAVE, SHOOTER])
_FINE: Final = 1024


class Weights:
    """What a dollar, a lead at a location, cards of a part of the town and of all of it add to the log-odds of a win.

    They were fitted to games between deputies. They apply with one round to come, and fade with the
    square root of the number of rounds.
    """

    def __init__(self, dollar: float, lead: float, share: float, whole: float) -> None:
        self.dollar: Final = dollar
        self.lead: Final = lead
        self.share: Final = share
        self.whole: Final = whole


FOR_TWO: Final = Weights(0.0015, 0.8, 0.0, 0.75)
IN_A_CROWD: Final = Weights(0.0031, 0.5, 2.4, 0.95)


class BoomtownEvaluator(Evaluator):
    """A round is the horizon; money and locations become chances to win, the nearer the end the sharper."""

    def __init__(self) -> None:
        super().__init__(CURIOSITY)

    def horizon(self, position: Position) -> i64:
        assert isinstance(position, BoomtownBanditsPosition)
        return position.round

    def worth(self, position: Position, seat: i64) -> float:
        """A softmax of how everyone stands; once the game is over, the result."""
        assert isinstance(position, BoomtownBanditsPosition)
        if position.waiting == 0:
            return super().worth(position, seat)
        sharpness = 1.0 / math.sqrt(0.5 + float(rounds_left(position)))
        own = standing(position, seat)
        others = 0.0
        for other in range(position.setup.seats):
            others += math.exp(sharpness * (standing(position, other) - own))
        return 1.0 / others

    def considered(self, position: Position, seat: i64) -> vec[i64]:
        """Every action except those without effect here: showing a card, and passing for the whole round."""
        assert isinstance(position, BoomtownBanditsPosition)
        actions = vec[i64]()
        for action in position.legal(seat):
            if action != PASS_ROUND and action < position.setup.show:
                actions = append(actions, action)
        return actions

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Mostly place where a token adds most, and first lose the token that fights worst."""
        assert isinstance(position, BoomtownBanditsPosition)
        kind = kind_of(position.step)
        if kind == PLACE and chance.below(WHIM, "whim") != 0:
            return placing(position, seat, chance)
        if kind == LOSE_TOKEN:
            return losing(position)
        options = self.considered(position, seat)
        return options[chance.below(len(options), "choice")]


def standing(position: BoomtownBanditsPosition, seat: i64) -> float:
    """How well a seat stands: its money, its lead at each location, and how much of the town it has."""
    weights = FOR_TWO if position.setup.seats == 2 else IN_A_CROWD
    stands = weights.dollar * float(scoring.cash(position, seat))
    for location in position.town:
        own: i64 = bitset.count(scoring.owned(position, seat) & CARDS_OF[location])
        most: i64 = 0
        for other in range(position.setup.seats):
            if other != seat:
                most = max(most, bitset.count(scoring.owned(position, other) & CARDS_OF[location]))
        stands += weights.lead * math.tanh(0.5 * (float(own - most) + 0.5))
        if own > 0:
            stands += weights.share / float(len(position.town))
    return stands + weights.whole if scoring.owns_this_town(position, seat) else stands


def rounds_left(position: BoomtownBanditsPosition) -> i64:
    """How many cards the smallest stack has: at least that many rounds are to come."""
    fewest: i64 = position.setup.size
    for location in position.town:
        fewest = min(fewest, stacks.stack_size(position, location))
    return fewest


def placing(position: BoomtownBanditsPosition, seat: i64, chance: Chance) -> i64:
    """A token where it adds most to what its seat may loot, as everyone sees it, with some noise."""
    shooters, cowards = placement.tokens_left(position, seat)
    open_now = placement.open_locations(position)
    best: i64 = -1
    most = -1.0
    while open_now:
        location = bitset.lowest(open_now)
        open_now = bitset.without_lowest(open_now)
        own = strength(position, position.at[location] & TOKENS_OF[seat])
        others = HIDDEN * float(bitset.count(position.at[location] & ~TOKENS_OF[seat]))
        prize = prize_at(position, seat, location)
        have = chance_to_win(own, others)
        if shooters > 0:
            gain = prize * (chance_to_win(own + 1.0, others) - have) * some(chance)
            if gain > most:
                most = gain
                best = PLACE_SHOOTER + location
        if cowards > 0:
            gain = prize * (chance_to_win(own + COWARDLY, others) - have) * some(chance)
            if gain > most:
                most = gain
                best = PLACE_COWARD + location
    return best


def some(chance: Chance) -> float:
    """Between a half and one and a half."""
    return 0.5 + float(chance.below(_FINE, "whim")) / float(_FINE)


def strength(position: BoomtownBanditsPosition, own: i64) -> float:
    """What the tokens of one seat count in a fight."""
    cowards = float(bitset.count(own & position.cowards))
    return float(bitset.count(own)) - (1.0 - COWARDLY) * cowards


def chance_to_win(own: float, others: float) -> float:
    """A guess: strength counts more than its share, and someone may still come."""
    return own * own / (own * own + others * others + NEWCOMER) if own > 0.0 else 0.0


def prize_at(position: BoomtownBanditsPosition, seat: i64, location: i64) -> float:
    """What a loot card there is worth to a seat."""
    if position.stacks[location] == 0:
        return 0.0
    return PRIZES[location] + (0.0 if scoring.owned(position, seat) & CARDS_OF[location] else FIRST)


def losing(position: BoomtownBanditsPosition) -> i64:
    """The kind of token that fights worst."""
    kinds = tokens.kinds_among(position, tokens.tokens_here(position, first_of(position.step)))
    for kind in FIRST_TO_LOSE:
        if bitset.has(kinds, kind):
            return LOSE + kind
    raise AssertionError("somebody without a token here was asked to lose one")
