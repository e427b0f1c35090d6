"""Learning the value of a new round of Loot Shoot Whisky, and measuring a best response to its players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from librt.vecs import vec

import fistful
from fistful.arena.deals import Numbered
from fistful.arena.workers import Stopped, Workers, in_order, never
from fistful.engine.registry import imagine
from fistful.games.loot_shoot_whisky.deck import SaloonDeck
from fistful.games.loot_shoot_whisky.facts import BULLETS_TO_WIN, NUGGETS_TO_WIN, SIP, SLOTS
from fistful.games.loot_shoot_whisky.response import Response, laid_out, play_response, round_worth
from fistful.games.loot_shoot_whisky.solver import (
    BOTTLES,
    MOST_LEFT,
    STANDINGS,
    Solver,
    standing_number,
    thumb_worths,
)

GAME: Final = "loot-shoot-whisky"
DEALS: Final = 30000
"""How many ways to deal are tried for each number of cards left."""
LOOTED: Final = 0.2
"""How often a card that is gone was looted by either player; the others were discarded."""
BATCH: Final = 10
"""Standings or games for a process at a time: few, so that the first results come soon."""
ALL_LEFT: Final = (0, *range(MOST_LEFT + 1))
"""By how many cards are left, in the order of learning: the last round twice, as nothing comes before it."""
TURNED_BOTTLES: Final = (0, 3, 4, 1, 2)
"""The number of a bottle for the second player by that for the first (`bottle_number`)."""

Looted = tuple[int, int]
"""The nuggets of both players."""


class SolverTerms(NamedTuple):
    """What is needed to make a `Solver` in another process."""

    worths: list[float]
    slips: float

    def solver(self) -> Solver:
        return Solver(vec[float](self.worths), self.slips)


class Standing(NamedTuple):
    """How a duel stands for the first player at the beginning of a round."""

    nuggets: Looted
    bullets: tuple[int, int]
    bottle: int
    left: int

    @property
    def number(self) -> int:
        return standing_number(*self.nuggets, *self.bullets, self.bottle, self.left)

    def turned(self) -> Standing:
        """How it stands for the second player."""
        return Standing(self.nuggets[::-1], self.bullets[::-1], TURNED_BOTTLES[self.bottle], self.left)


Rounds = list[tuple[Standing, list[list[int]]]]
"""Standings, each with some orders of the cards that may still be there."""


def decks_left(left: int, samples: int, dice: random.Random) -> dict[Looted, list[list[int]]]:
    """For everything that may have been looted with this many cards left in the deck: some rows and decks."""
    deck = fistful.game(GAME).deck
    assert isinstance(deck, SaloonDeck)
    cards = list(deck.cards)
    gone = len(cards) - SLOTS - left
    found: dict[Looted, list[list[int]]] = {}
    for _ in range(DEALS):
        dice.shuffle(cards)
        nuggets = [0, 0]
        for card in cards[:gone]:
            ticket = dice.random()
            if ticket < 2 * LOOTED and card < SIP:
                nuggets[ticket < LOOTED] += card
        if max(nuggets) < NUGGETS_TO_WIN:
            orders = found.setdefault((nuggets[0], nuggets[1]), [])
            if len(orders) < samples:
                orders.append(cards[gone:])
    return found


def rounds_to_learn(
    left: int, samples: int, dice: random.Random, both: bool
) -> Iterator[tuple[Standing, list[list[int]]]]:
    """The standings with this many cards left; unless `both`, only one of each mirrored pair."""
    bullets = list(product(range(BULLETS_TO_WIN), range(BULLETS_TO_WIN)))
    for nuggets, orders in sorted(decks_left(left, samples, dice).items()):
        for shots, bottle in product(bullets, range(BOTTLES)):
            standing = Standing(nuggets, shots, bottle, left)
            if both or standing <= standing.turned():
                yield standing, orders


def mean_worths(rival: SolverTerms | None, own: SolverTerms, rounds: Rounds) -> list[float]:
    """What each standing is worth to the first player: on its own values, or in response to a rival."""
    start = imagine(fistful.game(GAME).new(2, 1).view(0), 1)
    solver = own.solver() if rival is None else rival.solver()
    response = None if rival is None else Response(solver, own.solver())
    means = []
    for standing, orders in rounds:
        total = 0.0
        for cards in orders:
            position = laid_out(start, standing.nuggets, standing.bullets, standing.bottle, cards)
            total += round_worth(position, solver, response)
        means.append(total / len(orders))
    return means


def first_terms(slips: float) -> SolverTerms:
    """What is known before anything is learnt: rules of thumb."""
    return SolverTerms(list(thumb_worths()), slips)


def one_round() -> Rounds:
    """A round in the middle of a duel, to see how long one takes."""
    deck = fistful.game(GAME).deck
    assert isinstance(deck, SaloonDeck)
    left = MOST_LEFT // 2
    return [(Standing((0, 0), (0, 0), 0, left), [list(deck.cards)[-left - SLOTS :]])]


def possible_loot() -> list[set[Looted]]:
    """By the number of cards that are gone: the nuggets that the players can have."""
    deck = fistful.game(GAME).deck
    assert isinstance(deck, SaloonDeck)
    looted: list[set[Looted]] = [{(0, 0)}, *(set() for _ in deck.cards)]
    for card in deck.cards:
        worth = card if card < SIP else 0
        for gone in reversed(range(len(deck.cards))):
            for own, other in looted[gone]:
                looted[gone + 1] |= {(own, other), (own + worth, other), (own, other + worth)}
    return [{each for each in found if max(each) < NUGGETS_TO_WIN} for found in looted]


def standings_to_learn(both: bool) -> int:
    """About how many standings `learn` will solve: all that are possible, though chance may not deal the rarest."""
    looted = possible_loot()
    number = sum(len(looted[MOST_LEFT - left]) for left in ALL_LEFT) * BULLETS_TO_WIN**2 * BOTTLES
    return number if both else number // 2


def learn(
    rival: SolverTerms | None,
    slips: float,
    samples: int,
    seed: int,
    workers: int,
    progress: Callable[[int], None],
    stopped: Stopped = never,
) -> list[float]:
    """The value of every standing, from the last cards of the deck backwards.

    With fewer cards left everything is known already. Few rounds leave all four cards in the row; for those the
    worth with one card fewer is near enough. If stopped, standings that were not reached keep the values that rules
    of thumb give them.
    """
    worths = list(thumb_worths())
    both = rival is not None or slips > 0
    dice = random.Random(seed)
    with Workers(workers) as pool:
        for left in ALL_LEFT:
            rounds = list(rounds_to_learn(left, samples, dice, both))
            batches = [rounds[start : start + BATCH] for start in range(0, len(rounds), BATCH)]
            learnt: list[float] = []
            own = SolverTerms(worths, slips)
            for means in in_order([pool.submit(mean_worths, rival, own, batch) for batch in batches], stopped):
                learnt += means
                progress(len(means))
            for (standing, _), worth in zip(rounds, learnt, strict=False):
                worths[standing.number] = worth
                if not both:
                    worths[standing.turned().number] = 1 - worth
            if stopped():
                break
            if left < MOST_LEFT:
                for number in range(left, STANDINGS, MOST_LEFT + 1):
                    worths[number + 1] = worths[number]
    return worths


def game_seeds(seed: int, games: int) -> list[tuple[int, int, int]]:
    """The seeds of the deal and of the play, and the seat: each deal twice, with the seats exchanged."""
    deals, plays = Numbered(seed), Numbered(seed + 1)
    return [(deals.deal(number // 2), plays.deal(number), number % 2) for number in range(games)]


def play_games(rival: SolverTerms, own: SolverTerms, seeds: Sequence[tuple[int, int, int]]) -> list[float]:
    """The shares of a response to a rival in games with these seeds."""
    response = Response(rival.solver(), own.solver())
    game = fistful.game(GAME)
    return [play_response(game.new(2, deal).copy(), response, seat, seed) for deal, seed, seat in seeds]


def measure(
    rival: SolverTerms,
    worths: list[float],
    games: int,
    seed: int,
    workers: int,
    progress: Callable[[int], None],
    stopped: Stopped = never,
) -> list[float]:
    """The share of a best response with these values to a rival, for each of some fresh deals."""
    seeds = game_seeds(seed, games)
    own = SolverTerms(worths, 0.0)
    shares: list[float] = []
    with Workers(workers) as pool:
        batches = [seeds[start : start + BATCH] for start in range(0, games, BATCH)]
        for played in in_order([pool.submit(play_games, rival, own, batch) for batch in batches], stopped):
            shares += played
            progress(len(played))
    return [(one + other) / 2 for one, other in zip(shares[::2], shares[1::2], strict=True)]
