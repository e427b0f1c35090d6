"""Imagined worlds have the right chances: what a view leaves open is, on average, what it is in real games.

The law: deals have the chances of dealing, hidden choices (lays, plans, tokens) are uniform over what their seat could
choose, and open plays only exclude worlds. Real games are played at random. An open choice among n then has the chance
1/n, which depends on what is hidden, so a game counts n times for it: weighted like this, open plays only exclude.

For each game and seat the real position is compared with worlds imagined from the view of it. What the view shows is
equal in both and cancels out. What it leaves open differs, but under the law not on average.
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
from fistful.engine.chance import fast
from tests.tables import THOROUGH, Table

GAMES = 2000 if THOROUGH else 150
WORLDS = 4
"""How many worlds are imagined from each view."""
FALSE_ALARMS = 1 / 1000
"""How often one test would fail by mere chance if its seeds were drawn again."""

MOMENTS = {
    "boomtown-bandits": (3, 8, 20),
    "loot-shoot-whisky": (1, 2, 7),
    "looterz": (0, 4, 12),
    "shootout": (1, 4, 9),
    "wild-shots": (0, 6, 11),
}
"""After how many decisions positions are compared: few, for the weights of long games are too uneven to tell much."""
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
    sums: Counter[str] = Counter()
    squares: Counter[str] = Counter()
    for seed in range(GAMES):
        for quantity, surplus in surpluses(table, seed).items():
            sums[quantity] += surplus
            squares[quantity] += surplus**2
    open_quantities = [quantity for quantity, square in squares.items() if square > 0]
    scores = {quantity: sums[quantity] / math.sqrt(squares[quantity]) for quantity in open_quantities}
    limit = NormalDist().inv_cdf(1 - FALSE_ALARMS / len(scores) / 2)
    wrong = {quantity: round(score, 1) for quantity, score in scores.items() if abs(score) > limit}
    assert not wrong, f"more (+) or less (-) in real games than imagined, beyond ±{limit:.1f} standard errors"


def surpluses(table: Table, seed: int) -> Amounts:
    """By how much each quantity is larger in one real game than imagined, at each moment, over all seats that look."""
    position = table.new(seed)
    dice = random.Random(f"{table} {seed}")
    weights = [1.0] * table.seats
    found: Amounts = defaultdict(float)
    moments = MOMENTS.get(table.slug, USUAL_MOMENTS)
    for number in range(moments[-1] + 1):
        if number in moments:
            for quantity, surplus in surpluses_now(position, seed, weights).items():
                found[f"{quantity} after {number}"] += surplus
        if position.over:
            break
        seat, open_choices = play_at_random(position, dice)
        for other in range(table.seats):
            if other != seat:
                weights[other] *= open_choices
    return found


def surpluses_now(position: Position, seed: int, weights: list[float]) -> Amounts:
    """By how much each quantity is larger in this position than in worlds imagined from each seat, weighted by seat."""
    found: Amounts = defaultdict(float)
    real = amounts(position)
    for seat, weight in enumerate(weights):
        view = position.view(seat)
        for quantity, amount in real.items():
            found[quantity] += weight * amount
        for world in range(WORLDS):
            for quantity, amount in amounts(view.imagine(seed * WORLDS + world)).items():
                found[quantity] -= weight * amount / WORLDS
    return found


def amounts(position: World) -> Amounts:
    """How many cards of each sort are at each place, and first there, and how often each word was chosen in secret."""
    found: Amounts = Counter()
    for place, cards in position.whereabouts().items():
        for name in {place, re.sub(r" (\d|[A-F]\d?)$", "", place)}:
            for number, card in enumerate(cards):
                for sort in sorts(card):
                    found[f"{sort} in {name}"] += 1
                    if number == 0:
                        found[f"{sort} first in {name}"] += 1
    assert isinstance(position, Position)
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
    position.play(seat, alike[0] if len(alike) == 1 else hidden_choice(position, seat, alike, dice))
    return seat, len(told_apart)


def hidden_choice(position: Position, seat: int, alike: list[int], dice: random.Random) -> int:
    """One of some moves that look alike to others: any of the tokens or cards that can be chosen is as likely."""
    while True:
        action = position.pick(seat, fast(dice.getrandbits(30)))
        if action in alike:
            return action
