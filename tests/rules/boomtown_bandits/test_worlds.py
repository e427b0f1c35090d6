"""Imagined worlds come up as often as they should: deals with the chances of dealing, hidden choices uniform."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import pytest

from fistful import Position, World
from fistful.engine.agenda import kind_of
from fistful.engine.bitset import has
from fistful.games.boomtown_bandits import kinds
from fistful.games.boomtown_bandits.facts import LETTERS, LIPS, LOCATIONS, PLAY, TOKENS
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from tests.rules.boomtown_bandits.table import GAME, do, draw, imagine, options, pass_to
from tests.tables import THOROUGH, many

# Small situations: every history that a seat cannot tell apart is played, and each world's exact chance compared.

Histories = list[tuple[BoomtownBanditsPosition, float]]
"""Positions that histories lead to, with their chances up to a common factor."""

DRAWN = many(2000, 20000)
"""How many worlds are imagined from one view."""


def contents(pos: Position, places: tuple[str, ...]) -> str:
    """What lies in the places that begin like this."""
    return json.dumps({key: value for key, value in pos.whereabouts().items() if key.startswith(places)})


def play_every_way(histories: Histories, letter: str, hidden: tuple[str, ...] | None = None) -> Histories:
    """Every way a seat can make a hidden choice: any legal move, or any of these; all equally likely."""
    out: Histories = []
    for pos, chance in histories:
        moves = [move for move in options(pos, letter) if hidden is None or move in hidden]
        for move in moves:
            after = pos.copy()
            do(after, f"{letter}: {move}")
            out.append((after, chance / len(moves)))
    return out


def assert_imagined_alike(histories: Histories, letter: str, *places: str) -> None:
    """For everything that this seat may have seen, its worlds come up as often as the histories lead to them."""
    seat = LETTERS.index(letter)
    seen: dict[bytes, Counter[str]] = defaultdict(Counter)
    examples: dict[bytes, BoomtownBanditsPosition] = {}
    for pos, chance in histories:
        view = pos.view(seat).to_json()
        examples[view] = pos
        seen[view][contents(pos, places)] += chance  # type: ignore[assignment]  # chances, not counts
    for view, exact in seen.items():
        drawn = Counter(contents(imagine(examples[view], letter, seed), places) for seed in range(DRAWN))
        assert set(drawn) <= set(exact)
        total = sum(exact.values())
        expected = {world: DRAWN * chance / total for world, chance in exact.items()}
        surprise = sum((drawn[world] - count) ** 2 / count for world, count in expected.items())
        free = len(exact) - 1
        assert surprise <= free + 5 * (2 * free) ** 0.5, (drawn, expected)


def placements(*locations: str) -> Histories:
    """B has placed a token at each of these locations, of any kind that was left, and it is A's turn."""
    histories: Histories = [(draw("first: B\nA: loose-lips\nnow: placement", seats=2), 1.0)]
    for number, location in enumerate(locations):
        for pos, _ in histories if number else []:
            do(pos, "A: place shooter saloon")
        histories = play_every_way(histories, "B", (f"place shooter {location}", f"place coward {location}"))
    return histories


@pytest.mark.clause("BTB-24")
@pytest.mark.parametrize("locations", [("bank",), ("bank", "train"), ("bank", "train", "bank")])
def test_either_kind_of_token_left_is_as_likely_wherever_it_is_placed(locations: tuple[str, ...]) -> None:
    histories = placements(*locations)
    assert_imagined_alike(histories, "A", "at", "camp")


@pytest.mark.clause("BTB-53")
@pytest.mark.parametrize("looked", ["bank", "train"])
def test_a_look_at_tokens_leaves_the_others_as_likely_as_they_were(looked: str) -> None:
    histories = placements("bank", "train")
    for pos, _ in histories:
        do(pos, f"A: play loose-lips {looked}")
    assert_imagined_alike(histories, "A", "at", "camp")


@pytest.mark.clause("BTB-24")
def test_unseen_cards_are_dealt_to_hands_and_stack_as_shuffling_deals_them() -> None:
    histories: Histories = []
    for first, second, *stack in itertools.permutations(["bank-holiday", "inside-job", "bank-300", "bank-400"]):
        if "inside-job" not in (first, second):
            text = f"""
                town: bank train saloon
                A face up: bank-400 bank-500 bank-500
                A: bank-600 bank-800
                B: {first}
                C fresh: {second}
                bank: {" ".join(stack)}
                now: placement
            """
            histories.append((draw(text.replace("                ", "")), 1.0))
    assert_imagined_alike(histories, "A", "hand", "fresh", "stack bank")


def inspections(order: Iterable[str], on_top: bool) -> Histories:
    """A looks at the Bank, whose unseen cards lie in this order, and claims; with every choice that A has."""
    text = f"""
        A shown: brothel-inspector
        A face up: bank-400 bank-500
        B: bank-400 bank-500 bank-600
        bank: {" ".join(order)}
        at bank: A shooter
        now: location
    """
    pos = draw(text.replace("        ", ""), seats=2)
    pos.job_depth = int(on_top)
    pass_to(pos, "before-loot")
    do(pos, "A: play brothel-inspector")
    return [(pos, 1.0)]


@pytest.mark.clause("BTB-47")
@pytest.mark.parametrize("on_top", [False, True])
def test_what_an_inspector_took_and_put_back_is_any_of_its_choices(on_top: bool) -> None:
    unseen = ["inside-job", "bank-holiday", "bank-300", "bank-800"]
    orders = [order for order in itertools.permutations(unseen) if not on_top or order[0] == "inside-job"]
    looking = [history for order in orders for history in inspections(order, on_top)]
    claimed = play_every_way(play_every_way(looking, "A"), "A")
    for histories in (looking, claimed):
        assert_imagined_alike(histories, "B", "stack bank", "fresh A", "out of the game")


@pytest.mark.clause("BTB-36")
def test_a_seat_that_passed_may_as_well_have_passed_for_the_round() -> None:
    pos = draw("A: safe-found train-300\nB: train-500\nC: train-400\nnow: before-placement")
    do(pos, "ABC: pass")
    passing = Counter(has(imagine(pos, "A", seed).standing, 1) for seed in range(DRAWN))
    assert abs(passing[True] - DRAWN / 2) < 5 * (DRAWN / 4) ** 0.5


# Whole games: what is really hidden, and what is imagined of it, agree on average.
#
# The seats of these games draw their open choices with chances that are known, so each game can be weighted by the
# inverse of the chances of the others' choices: then what a seat chose openly tells no more than that it could.

WORLDS = 4
"""How many worlds are imagined from each view."""
LOOKS = 6
"""How many views of a game are looked at, about."""
EAGER = 0.0125
"""With what chance a seat plays each card that it could play."""
SURPRISING = 5.0 if THOROUGH else 6.0
"""How many standard errors off no quantity may be; there are about a thousand, and few games have long tails."""

Quantity = tuple[str, int, str]
"""Something hidden: a place, a position there (0 if it has no order), and what lies there."""


@pytest.mark.clause("BTB-24")
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_hidden_is_imagined_as_often_as_it_is_so(seats: int) -> None:
    off: Counter[Quantity] = Counter()
    squares: Counter[Quantity] = Counter()
    for seed in range(many(200, 2000)):
        for quantity, amount in errors_of_game(seats, seed).items():
            off[quantity] += amount  # type: ignore[assignment]  # sums, not counts
            squares[quantity] += amount**2  # type: ignore[assignment]
    errors = {quantity: abs(off[quantity]) / squares[quantity] ** 0.5 for quantity in off if squares[quantity] > 0}
    worst = max(errors, key=lambda quantity: errors[quantity])
    assert errors[worst] < SURPRISING, worst


def errors_of_game(seats: int, seed: int) -> dict[Quantity, float]:
    """By how much what is so differs from what one seat imagines, over some moments of a game."""
    dice = random.Random(f"{seats} {seed}")
    seat = dice.randrange(seats)
    out: dict[Quantity, float] = defaultdict(float)
    moments = [(pos.copy(), weight) for pos, weight in play_game(seats, seed, seat, dice)]
    for pos, weight in dice.sample(moments, min(LOOKS, len(moments))):
        real, view = quantities(pos), pos.view(seat)
        for world in range(WORLDS):
            imagined = quantities(view.imagine(1000 * seed + world))
            for quantity in real | imagined:
                out[quantity] += weight * (real[quantity] - imagined[quantity]) / WORLDS
    return out


def quantities(pos: Position | World) -> Counter[Quantity]:
    """Every card and token by its place, cards in a stack by their position too; cowards; and who passes."""
    assert isinstance(pos, BoomtownBanditsPosition)
    found: Counter[Quantity] = Counter()
    for place, things in pos.whereabouts().items():
        for number, thing in enumerate(things):
            found[place, number if place.startswith("stack") else 0, thing] += 1
    for seat in range(pos.seats):
        found["order", seat, "pass round"] += has(pos.standing, seat)
        for token in range(seat * TOKENS, (seat + 1) * TOKENS):
            found["token", token, "coward"] += has(pos.cowards, token) and not pos.revealed
    return found


def play_game(
    seats: int, seed: int, viewer: int, dice: random.Random
) -> Iterator[tuple[BoomtownBanditsPosition, float]]:
    """The moments of a game, each with its weight for this seat."""
    pos = GAME.new(seats, seed, mine=True)
    assert isinstance(pos, BoomtownBanditsPosition)
    weight = 1.0
    while not pos.over:
        yield pos, weight
        seat = dice.choice(pos.to_act)
        action, inverse = choose(pos, seat, dice)
        weight *= 1.0 if seat == viewer else inverse
        pos.play(seat, action)


def choose(pos: BoomtownBanditsPosition, seat: int, dice: random.Random) -> tuple[int, float]:
    """A choice, and the inverse of the chance of what everyone sees of it, up to a factor that everyone knows."""
    legal = pos.actions(seat)
    kind = kind_of(pos.step)
    if kind == kinds.PAY:
        return dice.choice(legal), len(legal)
    if kind not in (kinds.WINDOW, kinds.PLACE, kinds.DOUBLE, kinds.CLAIM_LOOT):
        return dice.choice(legal), 1.0
    plays = [action for action in legal if LIPS <= action < LIPS + len(LOCATIONS) or PLAY <= action < pos.setup.pay]
    if dice.random() < EAGER * len(plays):
        return dice.choice(plays), 1.0
    quiet = [action for action in legal if action < LIPS]
    if kind == kinds.PLACE:
        location = dice.choice(quiet) % len(LOCATIONS)
        quiet = [action for action in quiet if action % len(LOCATIONS) == location]
    return dice.choice(quiet), 1 / (1 - EAGER * len(plays))
