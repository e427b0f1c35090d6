"""Imagined worlds have the right chances: what a view leaves open is, on average, what it is in real games.

The law: deals have the chances of dealing, hidden choices (lays, plans, tokens) are uniform over what their seat could
choose, and open plays only exclude worlds. Real games are played at random. An open choice among n then has the chance
1/n, which depends on what is hidden, so a game counts n times for it: weighted like this, open plays only exclude. A
choice that is still sealed, or that stays hidden, counts once.

For each game and seat the real position is compared with worlds imagined from the view of it. What the view shows is
equal in both and cancels out. What it leaves open differs, but under the law as often one way as the other.
"""

from __future__ import annotations

import math
import random
import re
from collections import Counter, defaultdict
from statistics import NormalDist

import pytest

import fistful
from fistful import Position, World
from tests.tables import Table, many

GAMES = many(400, 2000)
FALSE_ALARMS = 1 / 100_000
"""How often a test would fail by mere chance with other seeds; low, because uneven weights make large sums likelier."""

MOMENTS = {
    "boomtown-bandits": (3, 8, 20),
    "loot-shoot-whisky": (1, 2, 7),
    "looterz": (0, 4, 12),
    "shootout": (1, 4, 9),
    "wild-shots": (0, 6, 11),
}
"""After how many decisions positions are compared: few, because the weights of long games are too uneven to say much.

Later moments are compared with every possible world of a small deck, in `tests/rules`.
"""
USUAL_MOMENTS = (0, 3, 6)

HIDDEN_PARTS = {
    "boomtown-bandits": re.compile("(?<=^place )(shooter|coward)|(?<=^pass) round"),
    "shootout": re.compile("(?<=^lay) .*"),
}
"""The part of a move in notation that stays hidden from the others when the choice has been made."""

Amounts = dict[str, float]
"""How much there is of each hidden quantity."""

TABLES = [Table(slug, seats, {}) for slug in fistful.games() for seats in fistful.game(slug).seats]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_view_leaves_open_is_on_average_as_in_real_games(table: Table) -> None:
    """A plus is more in real games than imagined, a minus less, in standard errors."""
    assert unlikely([surpluses(table, seed) for seed in range(GAMES)]) == {}


def unlikely(samples: list[Amounts]) -> dict[str, float]:
    """The quantities whose sum over all games is too far from nought, in standard errors.

    Each game adds as much as it takes away with the same chance, so its square is what it adds to the variance.
    """
    sums: Amounts = defaultdict(float)
    squares: Amounts = defaultdict(float)
    for sample in samples:
        for quantity, amount in sample.items():
            sums[quantity] += amount
            squares[quantity] += amount**2
    scores = {quantity: sums[quantity] / math.sqrt(square) for quantity, square in squares.items() if square}
    limit = NormalDist().inv_cdf(1 - FALSE_ALARMS / len(scores) / 2)
    return {quantity: round(score, 1) for quantity, score in scores.items() if abs(score) > limit}


def surpluses(table: Table, seed: int) -> Amounts:
    """By how much each quantity is larger in one real game than imagined, at each moment, over all seats that look."""
    dice = random.Random(f"{table} {seed}")
    position = table.new(dice.getrandbits(60))
    weights = [1.0] * table.seats
    chosen: list[tuple[int, int]] = []
    found: Amounts = defaultdict(float)
    moments = MOMENTS.get(table.slug, USUAL_MOMENTS)
    for number in range(moments[-1] + 1):
        if number in moments:
            for quantity, surplus in surpluses_now(position, weights, dice).items():
                found[f"{quantity} after {number}"] += surplus
        if position.over:
            break
        chosen.append(play_at_random(position, dice))
        while chosen and not position.sealed_decisions():
            seat, open_choices = chosen.pop()
            weights = [weight * (1 if own == seat else open_choices) for own, weight in enumerate(weights)]
    return found


def surpluses_now(position: Position, weights: list[float], dice: random.Random) -> Amounts:
    """By how much each quantity is larger in this position than in worlds imagined by each seat, weighted by seat."""
    found: Amounts = defaultdict(float)
    real = amounts(position)
    for seat, weight in enumerate(weights):
        imagined = amounts(position.view(seat).imagine(dice.getrandbits(60)))
        for quantity in real.keys() | imagined.keys():
            found[quantity] += weight * (real[quantity] - imagined[quantity])
    return found


def amounts(position: World) -> Counter[str]:
    """How many cards of each sort are at each place, and first there, and how often each word was chosen in secret."""
    assert isinstance(position, Position)
    found: Counter[str] = Counter()
    for place, cards in position.whereabouts().items():
        of_any_seat = re.sub(r" (\d|[A-F]\d?)$", "", place)
        for card in cards:
            for sort in sorts(card):
                found.update({f"{sort} in {name}" for name in (place, of_any_seat)})
        if cards and place == of_any_seat:
            found[f"{cards[0]} first in {place}"] += 1
    if not position.hides_choosers():
        for seat, action in position.sealed_decisions():
            for word in position.base.texts[action].split():
                found[f"{word} chosen by {seat}"] += 1
    return found


def sorts(card: str) -> set[str]:
    """A card by its name, and by its letters and its number alone where it has both: `R5`, `R` and `5`."""
    return {card, *re.findall(r"[A-Za-z]+|\d+", card)} if re.search(r"\d", card) else {card}


def play_at_random(position: Position, dice: random.Random) -> tuple[int, int]:
    """Play a random move: its seat, and among how many moves it was chosen that others can tell apart."""
    seat = dice.choice(position.to_act)
    told_apart: dict[str, list[int]] = defaultdict(list)
    hidden = HIDDEN_PARTS.get(position.game)
    for action in position.actions(seat):
        text = position.base.texts[action]
        told_apart[hidden.sub("", text) if hidden else text].append(action)
    alike = dice.choice(list(told_apart.values()))
    position.play(seat, dice.choice(alike))
    return seat, len(told_apart)
