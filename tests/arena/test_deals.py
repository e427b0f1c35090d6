"""Who sits where, and what a bot can work out from the seeds that it is handed."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import fistful
from fistful import Position
from fistful.arena.deals import Keyed, Numbered, Pairing, Seeds, fresh_seed, pairings, seeds_of
from fistful.arena.match import Terms, play_match
from fistful.balance.study import Terms as StudyTerms
from fistful.balance.study import play_study
from fistful.engine.chance import Seed
from tests.arena.here import Here

SLUG, SEATS = "wild-shots", 2
DEALS = 2
NUMBERS = range(3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_holds_every_seat_of_a_deal_once(players: int, seats: int) -> None:
    games = pairings(7, players, seats)
    assert len(games) == players
    for seat in range(seats):
        assert sorted(game.seating[seat] for game in games) == list(range(players))


@pytest.mark.parametrize("seeds", [Keyed(b"k" * 32), Numbered(1)], ids=["keyed", "numbered"])
def test_the_games_of_a_deal_have_other_seeds_for_each_answer(seeds: Seeds) -> None:
    games = pairings(3, 2, 4)
    answers = {seeds.answer(game, decision, seat) for game in games for decision in range(5) for seat in range(4)}
    assert len(answers) == 40
    assert len({seeds.deal(deal) for deal in range(9)}) == 9


def test_a_number_is_always_the_same_match_and_another_one_another() -> None:
    assert seeds_of(7) == seeds_of(7) != seeds_of(8)
    assert fresh_seed() != fresh_seed()


def handed(seed: Seed) -> list[tuple[str, bytes, int]]:
    """All that the bots of a match are handed."""
    engine = Here()
    levels = ("deputy", "greenhorn")
    play_match(Terms(fistful.game(SLUG), levels, SEATS, {}, DEALS * 2, seed), engine, lambda _: None)
    return engine.handed


def handed_in_a_study() -> list[tuple[str, bytes, int]]:
    engine = Here()
    play_study(StudyTerms(fistful.game(SLUG), "greenhorn", SEATS, {}, DEALS, 1), engine, lambda _: None)
    return engine.handed


def rebuilt(asked: Iterable[tuple[str, bytes, int]], tried: Iterable[Seeds]) -> list[Position]:
    """The deals of a match, hands and all, as bots can find them that try seeds.

    A bot is told its view and the seed of its answer. Of the seeds that it tries it believes those that give it one of
    these: the same answer seed, or the hand that it was dealt.
    """
    found = []
    asked = list(asked)
    views = {view for _, view, _ in asked}
    answers = {seed for _, _, seed in asked}
    for seeds in tried:
        for deal in range(DEALS):
            position = fistful.game(SLUG).new(SEATS, seeds.deal(deal))
            seat = position.to_act[0]
            first = {seeds.answer(Pairing(deal, turn, ()), 0, seat) for turn in range(2)}
            if first & answers or position.view(seat).to_json() in views:
                found.append(position)
    return found


def test_a_bot_that_tries_numbers_does_not_find_the_deals_of_a_match_with_a_secret_seed() -> None:
    asked = handed(fresh_seed())
    assert len(asked) > 100
    assert rebuilt(asked, [seeds_of(number) for number in NUMBERS]) == []
    assert rebuilt(asked, [Numbered(number) for number in range(200)]) == []


def test_a_bot_that_guesses_the_number_of_a_match_finds_every_hand() -> None:
    """Why a match between strangers has no number: the same search, where there is something to find."""
    assert len(rebuilt(handed(2), [seeds_of(number) for number in NUMBERS])) == DEALS
    assert len(rebuilt(handed_in_a_study(), [Numbered(number) for number in NUMBERS])) == DEALS
