"""Imagined deals have the chances of dealing: every deal that play leaves possible is as likely as any other.

Small leftovers are compared with all deals, tried one by one, and large ones with counts made in another way.
`tests/contract/test_calibration.py` compares what is imagined with real games.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import fistful
from fistful import Position
from fistful.engine import bitset
from fistful.engine.chance import fast
from fistful.games.wild_shots.deals import WHOLE, below
from fistful.games.wild_shots.facts import COLOUR_LETTERS
from fistful.games.wild_shots.imagine import Knowledge
from fistful.games.wild_shots.position import WildShotsPosition
from fistful.games.wild_shots.wire import WildShotsView
from tests.rules.wild_shots.table import at
from tests.tables import many, random_move

SEATS = (2, 3, 4)
CARDS = [f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(1, 11)]
LIKELY = 5.0
"""How many standard deviations chance may be off in these tests: one fair test in a few million is."""

Deal = tuple[tuple[str, ...], ...]
"""The unseen cards of each hand and of those aside."""


class Leftover:
    """What a view leaves open: the unseen cards, and each place with its room and the letters of colours it lacks."""

    def __init__(self, view: WildShotsView) -> None:
        seen = {*view.trick, *view.hand, *itertools.chain(*view.taken)}
        self.cards = [card for card in CARDS if card not in seen]
        self.room = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
        self.room.append(len(self.cards) - sum(self.room))
        letters = dict(zip(("red", "black", "green", "blue"), COLOUR_LETTERS, strict=True))
        self.lacks = [{letters[colour] for colour in lacking} for lacking in view.lacks] + [set()]

    @property
    def bound(self) -> bool:
        """Whether some card may not go to some place with room."""
        letters = {card[0] for card in self.cards}
        return any(room and letters & lacking for room, lacking in zip(self.room, self.lacks, strict=True))

    def deals(self) -> Iterator[Deal]:
        """Every deal that is possible."""
        return self._deals(self.cards, 0)

    def _deals(self, cards: list[str], place: int) -> Iterator[Deal]:
        if place == len(self.room):
            yield ()
            return
        fitting = [card for card in cards if card[0] not in self.lacks[place]]
        for hand in itertools.combinations(fitting, self.room[place]):
            for rest in self._deals([card for card in cards if card not in hand], place + 1):
                yield hand, *rest

    def count(self) -> int:
        """How many deals are possible: place by place, with every split of its room among the colours."""
        colours = Counter(card[0] for card in self.cards)

        @cache
        def ways(place: int, left: tuple[int, ...]) -> int:
            if place == len(self.room):
                return 1
            able = [0 if letter in self.lacks[place] else number for letter, number in zip("RKGB", left, strict=True)]
            out = 0
            for split in itertools.product(*[range(number + 1) for number in able]):
                if sum(split) == self.room[place]:
                    chosen = math.prod(map(math.comb, left, split))
                    out += chosen * ways(place + 1, tuple(a - b for a, b in zip(left, split, strict=True)))
            return out

        return ways(0, tuple(colours[letter] for letter in "RKGB"))


def seen(position: Position, seat: int | None) -> WildShotsView:
    view = position.view(seat)
    assert isinstance(view, WildShotsView)
    return view


def dealt(view: WildShotsView, seed: int) -> Deal:
    """The unseen cards of an imagined world, by place."""
    places = view.imagine(seed).whereabouts()
    hands = [() if seat == view.seat else tuple(places[f"hand {seat}"]) for seat in range(view.terms.seats)]
    return (*hands, tuple(places["aside"]))


def variation_over_chance(view: WildShotsView, deals: list[Deal]) -> float:
    """By how many standard deviations drawn deals vary more from possible ones than chance makes them.

    The total variation of N draws from k equally likely deals is sqrt(k / 2πN) on average, give or take 0.3 / sqrt(N).
    """
    draws = max(4000, 20 * len(deals))
    drawn = Counter(dealt(view, seed) for seed in range(draws))
    assert drawn.keys() <= set(deals)
    variation = sum(abs(drawn[deal] / draws - 1 / len(deals)) for deal in deals) / 2
    return (variation - math.sqrt(len(deals) / (2 * math.pi * draws))) * math.sqrt(draws) / 0.3


def bound_views(seats: int, tricks: int) -> Iterator[WildShotsView]:
    """Views from random games, after this many tricks of a round, in which somebody is known to lack a colour."""
    for seed in itertools.count():
        position = fistful.game("wild-shots").new(seats, seed)
        dice = random.Random(seed)
        while not position.over:
            for seat in [*range(seats), None]:
                view = seen(position, seat)
                if view.trick_number > tricks and Leftover(view).bound:
                    yield view
            for _ in range(dice.randrange(1, 12)):
                if not position.over:
                    position.play(*random_move(position, dice))


@pytest.mark.clause("WSH-16")
@pytest.mark.parametrize("seats", SEATS)
def test_every_possible_deal_is_as_likely_as_any_other(seats: int) -> None:
    """Against brute force, where few enough deals are left to try them all."""
    compared = 0
    for view in bound_views(seats, tricks=6):
        if 2 <= Leftover(view).count() <= 400:
            deals = list(Leftover(view).deals())
            assert len(deals) == Leftover(view).count()
            assert variation_over_chance(view, deals) < LIKELY
            compared += 1
        if compared == many(6, 60):
            return


@pytest.mark.clause("WSH-16")
def test_four_cards_that_differ_in_value_alone_are_equally_likely_to_be_with_a_seat() -> None:
    """B can only have green, and D needs one green card beside the blue ones: B has any three of the four."""
    drawing = """
        round 1, trump wanted, A leads
        lacks B: red black blue
        lacks C: green blue
        lacks D: black
        A: R1 K1 B1
        B: G8 G9 G10
        C: R2 R6 K8
        D: G7 B3 B8
    """
    view = seen(at(drawing, others_taken_by=0), 0)
    draws = 4000
    found = Counter(card for seed in range(draws) for card in dealt(view, seed)[1])
    for card in ("G7", "G8", "G9", "G10"):
        assert abs(found[card] / draws - 0.75) < LIKELY * math.sqrt(0.75 * 0.25 / draws)


@pytest.mark.clause("WSH-16")
@pytest.mark.parametrize("seats", SEATS)
def test_deals_are_counted_exactly(seats: int) -> None:
    """From every seat, at any moment after somebody was found to lack a colour; counts stay below 2**60.

    A deal to slots is a deal to places with the cards of each place in some order.
    """
    for view in itertools.islice(bound_views(seats, tricks=0), many(60, 500)):
        left = Leftover(view)
        deals = Knowledge(new_position(view), view).deals
        orders = [math.factorial(bitset.count(cards)) for cards in (deals.free, *deals.bound)]
        assert deals.total() * math.prod(orders) == left.count() * math.prod(map(math.factorial, left.room))
        assert deals.total() < WHOLE


def new_position(view: WildShotsView) -> WildShotsPosition:
    """The position about to begin that `imagine` makes look like this view."""
    game = fistful.game("wild-shots")
    position = game.start(game.setup(view.terms.seats, {}), fast(1))
    assert isinstance(position, WildShotsPosition)
    return position


def test_numbers_beyond_a_word_are_drawn_evenly() -> None:
    """In thirds of a large bound, and never at or above it."""
    bound, draws = 5 * 10**17 + 1, 3000
    chance = fast(1)
    drawn = [below(bound, chance) for _ in range(draws)]
    assert all(0 <= number < bound for number in drawn)
    thirds = Counter(3 * number // bound for number in drawn)
    assert all(abs(thirds[third] - draws / 3) < LIKELY * math.sqrt(draws * 2 / 9) for third in range(3))
