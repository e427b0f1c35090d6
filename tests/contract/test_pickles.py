"""Positions, games, events and views survive `pickle` and `copy` whole, and views are values: equal ones hash alike."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import fistful
from fistful import BadRecord, Event, FistfulError, IllegalMove, Position, View
from tests.tables import DECKS, TABLES, Table, length, many, moments, random_move, seen_by_all


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


Twin = Callable[[Any], Any]
TWINS: list[Twin] = [pickled, copy.copy, copy.deepcopy]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_twin = pytest.mark.parametrize("twin", TWINS, ids=lambda twin: twin.__name__)


def few_moments(table: Table, seed: int) -> Iterator[Position]:
    """A few moments of a random game, from its beginning to its end."""
    return moments(table, seed, every=1 + length(table, seed) // many(3, 300))


def heard(events: list[Event], seats: int) -> list[str]:
    return [repr((event, event.recalled, [event.to(seat) for seat in range(seats)])) for event in events]


def played_on(position: Position, seed: int, most: int = 40) -> None:
    """Some random choices further, the same ones for equal positions and seeds."""
    dice = random.Random(seed)
    for _ in range(most):
        if position.over:
            return
        position.play(*random_move(position, dice))


@every_twin
@every_table
def test_a_twin_of_a_position_is_the_same_and_goes_on_the_same_way(table: Table, twin: Twin) -> None:
    for number, position in enumerate(few_moments(table, 1)):
        if number % 2:
            position.take_events()
        other = twin(position)
        assert type(other) is type(position)
        assert other is not position
        assert seen_by_all(other) == seen_by_all(position)
        assert other.whereabouts() == position.whereabouts()
        assert other.record() == position.record()
        last = twin(position)
        played_on(other, number)
        continued = copy.copy(position)
        played_on(continued, number)
        assert seen_by_all(other) == seen_by_all(continued)
        assert other.record() == continued.record()
        assert heard(other.take_events(), table.seats) == heard(continued.take_events(), table.seats)
        assert seen_by_all(last) == seen_by_all(position), "what one twin plays is nothing to another"


@every_table
def test_a_pickle_goes_on_with_the_draws_of_a_fair_seed(table: Table) -> None:
    position = table.new(bytes(range(32)))
    played_on(position, 1, most=15)
    other = pickled(position)
    for each in (position, other):
        played_on(each, 2, most=200)
    assert other.record().to_json() == position.record().to_json()
    assert fistful.verify(other.record()).fair


@every_table
def test_imagined_positions_have_twins_too(table: Table) -> None:
    for position in few_moments(table, 2):
        for seat in (None, 0, table.seats - 1):
            world = position.view(seat).imagine(7)
            assert isinstance(world, Position)
            for twin in TWINS:
                other = twin(world)
                assert seen_by_all(other) == seen_by_all(world)
                assert other.view(seat) == position.view(seat)
                assert other.whereabouts() == world.whereabouts()
                with pytest.raises(BadRecord):
                    other.record()
                played_on(other, 3)
                continued = copy.copy(world)
                played_on(continued, 3)
                assert seen_by_all(other) == seen_by_all(continued)


@every_twin
@every_table
def test_views_have_equal_twins_and_hash_by_value(table: Table, twin: Twin) -> None:
    seen: set[View] = set()
    last = b""
    for position in few_moments(table, 3):
        for view in (position.view(0), position.view(None), position.reveal(), position.view(0, recall=False)):
            other = twin(view)
            assert type(other) is type(view)
            assert other == view
            assert hash(other) == hash(view)
            assert other.to_json() == view.to_json()
            assert hash(fistful.view_from_json(view.to_json())) == hash(view)
            assert hash(view.prompt) == hash(twin(view.prompt))
            assert hash(view.outcome) == hash(twin(view.outcome))
            assert hash(view.terms) == hash(twin(view.terms))
        before = len(seen)
        seen |= {position.reveal(), twin(position.reveal())}
        assert len(seen) == before + (position.reveal().to_json() != last)
        last = position.reveal().to_json()


def test_a_hash_does_not_depend_on_the_order_of_a_dict() -> None:
    one = fistful.Told("played", "WSH-6", {"seat": 0, "card": "R8"})
    other = fistful.Told("played", "WSH-6", {"card": "R8", "seat": 0})
    assert one == other
    assert hash(one) == hash(other)


@every_table
def test_events_records_prompts_and_outcomes_have_equal_twins(table: Table) -> None:
    *_, last = few_moments(table, 4)
    events = last.take_events()
    for twin in TWINS:
        assert heard(twin(events), table.seats) == heard(events, table.seats)
        assert heard([twin(event) for event in events], table.seats) == heard(events, table.seats)
        for thing in (last.record(), last.outcome, last.view(0).prompt, table.game.about, *table.game.options):
            assert twin(thing) == thing
            assert type(twin(thing)) is type(thing)
        assert hash(twin(last.record())) == hash(last.record())


@every_twin
@pytest.mark.parametrize("slug", fistful.games())
def test_a_game_is_found_again(slug: str, twin: Twin) -> None:
    assert twin(fistful.game(slug)) is fistful.game(slug)


@every_twin
@pytest.mark.parametrize("path", sorted(DECKS.glob("*.toml")), ids=lambda path: path.stem)
def test_a_game_keeps_the_deck_of_its_owner(path: Any, twin: Twin) -> None:
    game = fistful.game(path.stem, str(path))
    other = twin(game)
    assert other.slug == game.slug
    assert other.deck.note() == game.deck.note()
    position = game.new(2, 1)
    assert seen_by_all(twin(position)) == seen_by_all(position)


def test_the_same_deck_under_two_names_keeps_both(tmp_path: Any) -> None:
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text((DECKS / "looterz.toml").read_text())
        position = fistful.game("looterz", str(tmp_path / name)).new(2, 1)
        assert pickled(position).view(0) == position.view(0)
        assert position.view(0).imagine(1).view(0) == position.view(0)


def test_a_copy_for_a_search_tells_nothing_but_a_twin_tells_on() -> None:
    position = fistful.game("wild-shots").new(4, 7)
    count = len(copy.copy(position).take_events())
    assert count > 0
    assert position.copy().take_events() == []
    twin = copy.copy(position)
    twin.play(0, twin.actions(0)[0])
    assert len(twin.take_events()) > count
    assert len(position.take_events()) == count


@pytest.mark.parametrize("slug", fistful.games())
def test_refusals_and_verdicts_have_twins(slug: str) -> None:
    position = fistful.game(slug).new(2, 1)
    with pytest.raises(FistfulError) as refused:
        position.play(position.to_act[0], 10**6)
    for twin in TWINS:
        other = twin(refused.value)
        assert type(other) is IllegalMove
        assert [other.said(language) for language in ("en", "de", "fr")] == [
            refused.value.said(language) for language in ("en", "de", "fr")
        ]
        verdict = fistful.verify(position.record())
        assert twin(verdict).draws == verdict.draws
        assert twin(verdict).outcome == verdict.outcome
